//! Which bots play against each other in which game of a series.

use std::ops::Range;

use crate::Dice;

/// The line-ups of a series and the order in which they play.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The bots of each line-up, as indices into those of the series; they take the seats in turn.
    /// All have the same length.
    lineups: Vec<Vec<usize>>,
    /// The ways to sit around a table, as places in a line-up.
    orders: Vec<Vec<usize>>,
    /// Whether all line-ups play the same deals, one game of each after the other.
    same_deals: bool,
}

/// What follows from the number of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Which line-up plays.
    pub lineup: usize,
    /// The round, from which follows what the plan leaves open.
    pub round: u64,
    /// The number of the deal: games with the same one have the same seed.
    pub deal: u64,
    /// By how many seats the line-up is rotated.
    pub further: usize,
}

impl Schedule {
    /// All bots at one table. Bots of the same name are interchangeable.
    pub fn together(bots: &[String]) -> Schedule {
        let names = bots.iter().map(|name| bots.iter().position(|other| other == name).unwrap_or_default());
        let orders = orders(&names.collect::<Vec<_>>());
        Schedule { lineups: vec![(0..bots.len()).collect()], orders, same_deals: false }
    }

    /// Tables of `seats` out of more bots than that, so that everybody meets everybody equally
    /// often. Enough of them for so many games.
    pub fn tables(bots: usize, seats: usize, games: u64, seed: u64) -> Schedule {
        let mut open = choices(bots, seats);
        Dice::new(Dice::mix(&[seed, 3])).shuffle(&mut open);
        let enough = games.div_ceil(seats.max(1) as u64).min(open.len() as u64) as usize;
        let orders = orders(&(0..seats).collect::<Vec<_>>());
        Schedule { lineups: evenly(open, bots, enough), orders, same_deals: false }
    }

    /// For each two bots, one of the first among as many of the second as fill the table.
    pub fn pairs(bots: usize, seats: usize) -> Schedule {
        Schedule::among(0..bots, bots, seats)
    }

    /// One of the first bot among as many of each other one as fill the table.
    pub fn alone(bots: usize, seats: usize) -> Schedule {
        Schedule::among(0..1, bots, seats)
    }

    fn among(ones: Range<usize>, bots: usize, seats: usize) -> Schedule {
        let lineup = |one: usize, others: usize| {
            let mut lineup = vec![others; seats];
            lineup[0] = one;
            lineup
        };
        let pairs = ones.flat_map(|one| (0..bots).map(move |others| (one, others)));
        let lineups = pairs.filter(|(one, others)| one != others).map(|(one, others)| lineup(one, others)).collect();
        let alike: Vec<usize> = lineup(0, 1);
        Schedule { lineups, orders: orders(&alike), same_deals: true }
    }

    /// The line-ups.
    pub fn lineups(&self) -> &[Vec<usize>] {
        &self.lineups
    }

    /// The ways to sit around a table.
    pub(crate) fn orders(&self) -> &[Vec<usize>] {
        &self.orders
    }

    /// What follows from the number of a game. As many games as there are places in a line-up have
    /// the same deal, with everybody one seat further each time.
    pub fn turn(&self, number: u64) -> Turn {
        let (lineups, places) = (self.lineups.len() as u64, self.lineups[0].len() as u64);
        if self.same_deals {
            let (lineup, game) = ((number % lineups) as usize, number / lineups);
            let round = game / places;
            return Turn { lineup, round, deal: round, further: (game % places) as usize };
        }
        let deal = number / places;
        let (lineup, pass) = (deal % lineups, deal / lineups);
        // Each line-up begins elsewhere in the cycle of the rounds, so that already the first pass has
        // many of them, and each line-up has all of them in the end.
        Turn { lineup: lineup as usize, round: pass + lineup, deal, further: (number % places) as usize }
    }
}

/// All ways to choose so many of the bots.
fn choices(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    fn choose(from: usize, bots: usize, left: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        if left == 0 {
            return all.push(chosen.clone());
        }
        for bot in from..=bots - left {
            chosen.push(bot);
            choose(bot + 1, bots, left - 1, chosen, all);
            chosen.pop();
        }
    }
    let mut all = Vec::new();
    if seats <= bots {
        choose(0, bots, seats, &mut Vec::new(), &mut all);
    }
    all
}

/// The first `enough` of the tables in an order in which those who have met least meet next.
fn evenly(mut open: Vec<Vec<usize>>, bots: usize, enough: usize) -> Vec<Vec<usize>> {
    let mut met = vec![vec![0u64; bots]; bots];
    let mut tables = Vec::with_capacity(enough);
    while tables.len() < enough {
        let pairs = |table: &[usize]| -> u64 {
            let with = |&bot: &usize| table.iter().map(|&other| met[bot][other]).sum::<u64>();
            table.iter().map(with).sum()
        };
        let Some((place, _)) = open.iter().enumerate().min_by_key(|(_, table)| pairs(table)) else { break };
        let table = open.swap_remove(place);
        for &bot in &table {
            // Also with itself, which counts how often it has played.
            table.iter().for_each(|&other| met[bot][other] += 1);
        }
        tables.push(table);
    }
    tables
}

/// The ways to sit around a table that differ by more than a turn of the table, where those who
/// have the same number are alike.
fn orders(alike: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![0]];
    for place in 1..alike.len() {
        let put = |order: &Vec<usize>| {
            let order = order.clone();
            (1..=order.len()).map(move |at| [&order[..at], &[place], &order[at..]].concat())
        };
        all = all.iter().flat_map(put).collect();
    }
    let looks = |order: &[usize]| -> Vec<usize> {
        let turned = |by: usize| (0..order.len()).map(|at| alike[order[(at + by) % order.len()]]).collect::<Vec<_>>();
        (0..order.len()).map(turned).min().unwrap_or_default()
    };
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|order| seen.insert(looks(order)));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_differ_by_more_than_a_turn() {
        assert_eq!(orders(&[0, 1, 2]).len(), 2);
        assert_eq!(orders(&[0, 1, 2, 3, 4]).len(), 24);
        assert_eq!(orders(&[0, 1, 1, 1]).len(), 1);
        assert_eq!(orders(&[0, 0, 1, 1]).len(), 2);
        assert_eq!(orders(&[0]), [[0]]);
    }

    fn meetings(schedule: &Schedule, bots: usize, games: u64) -> (u64, u64) {
        let mut met = vec![vec![0u64; bots]; bots];
        for number in 0..games {
            let lineup = &schedule.lineups()[schedule.turn(number).lineup];
            for &one in lineup {
                lineup.iter().filter(|&&other| other != one).for_each(|&other| met[one][other] += 1);
            }
        }
        let pairs: Vec<u64> =
            (0..bots).flat_map(|one| (0..one).map(move |other| (one, other))).map(|(a, b)| met[a][b]).collect();
        (*pairs.iter().min().unwrap(), *pairs.iter().max().unwrap())
    }

    #[test]
    fn all_bots_meet_equally_often() {
        for (bots, seats) in [(4, 3), (6, 4), (7, 3), (8, 5)] {
            let all = choices(bots, seats).len() as u64 * seats as u64;
            let schedule = Schedule::tables(bots, seats, u64::MAX, 5);
            let (least, most) = meetings(&schedule, bots, 2 * all);
            assert_eq!(least, most, "{bots} bots, {seats} seats");
            // And nearly so at any time before.
            for games in [all / 4, all / 2, all + all / 3] {
                let (least, most) = meetings(&schedule, bots, games);
                assert!(most - least <= 3 * seats as u64, "{bots} bots, {seats} seats, {games} games: {least} {most}");
            }
        }
    }

    #[test]
    fn a_longer_series_begins_like_a_shorter_one() {
        let (short, long) = (Schedule::tables(8, 4, 40, 5), Schedule::tables(8, 4, 4000, 5));
        assert!((0..40).all(|number| {
            let (one, other) = (short.turn(number), long.turn(number));
            one == other && short.lineups()[one.lineup] == long.lineups()[other.lineup]
        }));
        assert_eq!((short.lineups().len(), long.lineups().len()), (10, 70));
    }

    #[test]
    fn pairs_are_one_among_others_each_way_with_the_same_deals() {
        let schedule = Schedule::pairs(3, 4);
        assert_eq!(schedule.lineups().len(), 6);
        assert!(schedule.lineups().contains(&vec![2, 0, 0, 0]) && schedule.lineups().contains(&vec![0, 2, 2, 2]));
        for game in 0..8 {
            let turns: Vec<Turn> = (0..6).map(|lineup| schedule.turn(game * 6 + lineup)).collect();
            assert!(turns.iter().enumerate().all(|(lineup, turn)| turn.lineup == lineup));
            assert!(turns.iter().all(|turn| turn.deal == game / 4 && turn.further == (game % 4) as usize));
        }
    }
}
