//! What the games of an arena say of each bot: in all, by clan or colour, by seat, by board, and
//! against each other.

use std::collections::BTreeMap;

use bots::{Contest, Count, Rating, Seated, Series, rate};

use crate::simulate::{Finished, Thought};

/// The counts of a bot.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Mark {
    pub(super) count: Count,
    /// Wins that others shared.
    pub(super) shared: u64,
    /// The sum of what fair shares there were.
    fair: f64,
}

impl Mark {
    fn add(&mut self, seat: &Seated, seats: &[Seated]) {
        let won = seat.place.rank == 1;
        self.count.add(won, seat.place.score);
        self.shared += u64::from(won && seats.iter().filter(|other| other.place.rank == 1).count() > 1);
        self.fair += 1.0 / seats.len() as f64;
    }

    /// The share of wins of a bot as good as the others.
    pub(super) fn fair_share(&self) -> f64 {
        if self.count.seats == 0 { 0.0 } else { self.fair / self.count.seats as f64 }
    }
}

/// One bot.
pub(super) struct Bot {
    pub(super) name: String,
    pub(super) mark: Mark,
    pub(super) rating: Rating,
    pub(super) thought: Thought,
    /// All its scores, the lowest first.
    pub(super) scores: Vec<i32>,
}

/// What was counted under one name.
pub(super) struct Group {
    pub(super) all: Mark,
    /// By bot.
    pub(super) bots: Vec<Mark>,
}

/// One bot among copies of another.
pub(super) struct Pair {
    pub(super) one: usize,
    pub(super) others: usize,
    pub(super) mark: Mark,
}

/// Everything that was counted.
pub(super) struct Standing {
    pub(super) bots: Vec<Bot>,
    /// By clan or colour.
    pub(super) names: BTreeMap<&'static str, Group>,
    /// By the number of the seat.
    pub(super) seats: BTreeMap<usize, Group>,
    /// By board or card set.
    pub(super) grounds: BTreeMap<&'static str, Group>,
    /// Empty where no pairs were played.
    pub(super) pairs: Vec<Pair>,
}

impl Standing {
    /// Counts the games, which must stand in their order.
    pub(super) fn new<G: Contest>(series: &Series<G>, games: &[Finished], pairs: bool) -> Standing {
        let ratings = rate(series.bots.len(), games.iter().map(|game| &game.played.seats[..]));
        let bot = |(name, rating): (&String, Rating)| Bot {
            name: name.clone(),
            mark: Mark::default(),
            rating,
            thought: Thought::default(),
            scores: Vec::new(),
        };
        let mut standing = Standing {
            bots: series.bots.iter().zip(ratings).map(bot).collect(),
            names: BTreeMap::new(),
            seats: BTreeMap::new(),
            grounds: BTreeMap::new(),
            pairs: Vec::new(),
        };
        if pairs {
            let pair = |lineup: &Vec<usize>| Pair { one: lineup[0], others: lineup[1], mark: Mark::default() };
            standing.pairs = series.schedule.lineups().iter().map(pair).collect();
        }
        games.iter().for_each(|game| standing.add(series, game));
        standing.bots.iter_mut().for_each(|bot| bot.scores.sort_unstable());
        standing
    }

    fn add<G: Contest>(&mut self, series: &Series<G>, game: &Finished) {
        let (seats, bots) = (&game.played.seats, self.bots.len());
        let ground = G::ground(&series.deal(game.number).options);
        let lineup = series.schedule.turn(game.number).lineup;
        for (number, seat) in seats.iter().enumerate() {
            let bot = &mut self.bots[seat.bot];
            bot.mark.add(seat, seats);
            bot.mark.count.lost_turns += seat.lost_turns;
            bot.thought.add(game.thought.get(number).copied().unwrap_or_default());
            bot.scores.push(seat.place.score);
            let new = || Group { all: Mark::default(), bots: vec![Mark::default(); bots] };
            for group in [
                self.names.entry(seat.name).or_insert_with(new),
                self.seats.entry(number).or_insert_with(new),
                self.grounds.entry(ground).or_insert_with(new),
            ] {
                group.all.add(seat, seats);
                group.bots[seat.bot].add(seat, seats);
            }
            if let Some(pair) = self.pairs.get_mut(lineup).filter(|pair| pair.one == seat.bot) {
                pair.mark.add(seat, seats);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Schedule;
    use rising_sun::State;
    use text::Locale;

    use super::*;
    use crate::simulate::Work;

    #[test]
    fn more_bots_than_seats_have_equally_many_games_of_each_kind() {
        // All fifteen tables of four out of six, each with every bot at each seat.
        let (bots, games) = (vec!["random".to_owned(); 6], 15 * 4);
        let schedule = Schedule::tables(6, 4, games, 3);
        let series = Series::<State> { schedule, ..Series::new(bots, Default::default(), 3) };
        let work = Work { series: &series, games, check: true, keep: true, listener: None };
        let played = work.run(2, Vec::new(), &Locale::from_environment());
        let standing = Standing::new(&series, &played.rows, false);
        assert!(standing.bots.iter().all(|bot| bot.mark.count.seats == 40 && bot.scores.len() == 40));
        assert!(standing.bots.iter().all(|bot| bot.mark.fair_share() == 0.25 && bot.thought.decisions > 40));
        let wins = |of: fn(&Mark) -> u64| standing.bots.iter().map(|bot| of(&bot.mark)).sum::<u64>();
        assert!(wins(|mark| mark.count.wins) - wins(|mark| mark.shared) <= games);
        assert!(wins(|mark| mark.count.wins) >= games);
        assert_eq!(standing.seats.len(), 4);
        for group in standing.seats.values() {
            assert!(group.bots.iter().all(|mark| mark.count.seats == 10));
        }
        for groups in [&standing.names, &standing.grounds] {
            assert_eq!(groups.values().map(|group| group.all.count.seats).sum::<u64>(), 4 * games);
        }
        // Fifteen deals and four sets.
        assert!(standing.grounds.values().all(|group| (3 * 16..=4 * 16).contains(&group.all.count.seats)));
    }

    #[test]
    fn a_shared_win_counts_for_each_and_is_known_as_shared() {
        use engine::Place;
        let seat =
            |bot, rank| Seated { name: "koi", bot, place: Place { rank, score: 9 }, lost_turns: Default::default() };
        let table = [seat(0, 1), seat(1, 1), seat(2, 3)];
        let mut marks = [Mark::default(); 3];
        table.iter().zip(&mut marks).for_each(|(seat, mark)| mark.add(seat, &table));
        assert_eq!(marks.map(|mark| (mark.count.wins, mark.shared)), [(1, 1), (1, 1), (0, 0)]);
        let alone = [seat(0, 1), seat(1, 2), seat(2, 2)];
        marks[0].add(&alone[0], &alone);
        assert_eq!((marks[0].count.wins, marks[0].shared), (2, 1));
    }
}
