//! A full cycle of a series is fair: every bot has every seat, clan or colour, neighbour and board
//! equally often, in all combinations.

use std::collections::BTreeMap;

use bots::{Contest, Schedule, Series};
use engine::{Seat, Seats};

/// How often each bot had each of something, over so many games.
fn counts<G: Contest, K: Ord>(
    series: &Series<G>,
    games: u64,
    of: impl Fn(&G, &G::Options, Seat, &dyn Fn(usize) -> usize) -> K,
) -> BTreeMap<K, u64> {
    let mut counts = BTreeMap::new();
    for number in 0..games {
        let deal = series.deal(number);
        let game = G::deal(&deal.options, &deal.seed).unwrap();
        let bot_at = |seat: usize| series.bot_at(&deal, Seat((seat % game.seats()) as u8));
        for seat in Seats::first(game.seats()).iter() {
            *counts.entry(of(&game, &deal.options, seat, &bot_at)).or_insert(0) += 1;
        }
    }
    counts
}

/// There are so many possibilities, and each came equally often.
fn even<K: Ord + std::fmt::Debug>(counts: &BTreeMap<K, u64>, possibilities: usize) {
    assert_eq!(counts.len(), possibilities, "{counts:?}");
    let (least, most) = (counts.values().min().unwrap(), counts.values().max().unwrap());
    assert_eq!(least, most, "{counts:?}");
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("bot-{number}")).collect()
}

/// A full cycle of a table: bots by seat, name and ground, and by the order of play.
fn is_fair<G: Contest<Plan: Default>>(bots: usize, cycle: u64, of_names: usize, grounds: usize, pairs: usize) {
    let series = Series::<G>::new(names(bots), G::Plan::default(), 3);
    let kinds = counts(&series, cycle, |game: &G, options, seat, bot_at| {
        (bot_at(seat.index()), game.seat_name(seat), G::ground(options))
    });
    even(&kinds, bots * of_names * grounds);
    // Which names can have which seat is a matter of the game.
    let seats =
        counts(&series, cycle, |game: &G, _, seat, bot_at| (bot_at(seat.index()), (seat, game.seat_name(seat))));
    assert_eq!(seats.len(), bots * pairs, "{seats:?}");
    for bot in 1..bots {
        let of = |bot: usize| seats.iter().filter(move |((who, _), _)| *who == bot).map(|((_, at), count)| (at, count));
        assert!(of(0).eq(of(bot)), "{seats:?}");
    }
    let next = counts(&series, cycle, |_, _, seat, bot_at| (bot_at(seat.index()), bot_at(seat.index() + 1)));
    even(&next, bots * (bots - 1));
}

#[test]
fn a_cycle_of_rising_sun_is_fair() {
    use rising_sun::State;
    // Clans sit by their rank, so that with three a clan may have few of the seats.
    is_fair::<State>(3, 10 * 4 * 2 * 3, 5, 4, 9);
    is_fair::<State>(4, 5 * 4 * 6 * 4, 5, 4, 8);
    is_fair::<State>(5, 4 * 24 * 5, 5, 4, 5);
}

#[test]
fn a_cycle_of_shogun_is_fair() {
    use shogun::State;
    is_fair::<State>(3, 10 * 3 * 3 * 2 * 3, 5, 3, 15);
    is_fair::<State>(4, 5 * 4 * 3 * 6 * 4, 5, 3, 20);
    is_fair::<State>(5, 5 * 3 * 24 * 5, 5, 3, 25);
}

/// Every count of players, and for each of them every name and ground, for bots that fill any table.
fn few_bots_are_fair<G: Contest<Plan: Default>>(cycle: u64, grounds: usize) {
    let series = Series::<G>::new(names(1), G::Plan::default(), 8);
    let tables =
        counts(&series, cycle, |game: &G, options, seat, _| (game.seats(), game.seat_name(seat), G::ground(options)));
    for players in 3..=5 {
        let of = tables.iter().filter(|((count, ..), _)| *count == players);
        let of: BTreeMap<_, u64> = of.map(|(kind, &count)| (*kind, count)).collect();
        even(&of, 5 * grounds);
    }
    // As many games for each count of players.
    let games = counts(&series, cycle, |game: &G, _, _, _| game.seats());
    assert!((3..=5).all(|players| games[&players] == cycle / 3 * players as u64), "{games:?}");
}

#[test]
fn a_single_bot_fills_all_tables_equally_often() {
    few_bots_are_fair::<rising_sun::State>(3 * 10 * 4, 4);
    few_bots_are_fair::<shogun::State>(3 * 10 * 3 * 4 * 3 * 5, 3);
}

/// Each line-up of a tournament has all of it, too.
fn tournament_is_fair<G: Contest<Plan: Default>>(schedule: Schedule, bots: usize, games: u64, grounds: usize) {
    let series = Series::<G> { schedule, ..Series::new(names(bots), G::Plan::default(), 6) };
    let kinds = counts(&series, games, |game: &G, options, seat, bot_at| {
        (bot_at(seat.index()), game.seat_name(seat), G::ground(options))
    });
    even(&kinds, bots * 5 * grounds);
}

#[test]
fn tournaments_are_fair() {
    // Five tables of four out of five bots; the rounds of a table; the line-up rotated by one seat.
    let tables = |bots| Schedule::tables(bots, 4, u64::MAX, 2);
    tournament_is_fair::<rising_sun::State>(tables(5), 5, 5 * (5 * 4 * 6) * 4, 4);
    tournament_is_fair::<shogun::State>(tables(5), 5, 5 * (5 * 4 * 3 * 6) * 4, 3);
    tournament_is_fair::<rising_sun::State>(Schedule::pairs(3, 4), 3, 6 * (5 * 4) * 4, 4);
    tournament_is_fair::<shogun::State>(Schedule::pairs(3, 4), 3, 6 * (5 * 4 * 3) * 4, 3);
}

/// Few games are as fair as their number allows: no two grounds differ by more than one deal.
#[test]
fn short_series_are_nearly_fair() {
    let series = Series::<shogun::State>::new(names(4), Default::default(), 12);
    for deals in [4u64, 10, 25, 50] {
        let grounds = counts(&series, deals * 4, |_, options, seat, bot_at| {
            (bot_at(seat.index()), shogun::State::ground(options))
        });
        assert_eq!(grounds.len(), 12);
        let (least, most) = (grounds.values().min().unwrap(), grounds.values().max().unwrap());
        assert!(most - least <= 4, "{deals} deals: {grounds:?}");
    }
}
