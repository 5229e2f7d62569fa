//! What a game adds to its rules so that bots can play many of it.

use std::fmt::Debug;

use engine::{Game, Seat};
use serde::Serialize;

use crate::{Dice, Oracle, Player, Round};

/// A game that bots play: who they are, and which games a series deals.
pub trait Contest: Game {
    /// What the names of the seats are names of, such as `clan`; reports count by it.
    const KIND: &'static str;
    /// What the games of a series are played on, such as `board`; reports count by it.
    const GROUND: &'static str;
    /// The levels of all bots that play it, the weakest first.
    const BOTS: &'static [&'static str];

    /// What the games of a series have in common. What it leaves open is drawn again for every round.
    type Plan: Clone + Debug + Serialize + Send + Sync;

    /// The options of one round among so many bots. What the seats are called and what is played on
    /// comes out equally often, in all combinations.
    fn options(plan: &Self::Plan, bots: usize, round: &mut Round) -> Self::Options;

    /// What a game with these options is played on.
    fn ground(options: &Self::Options) -> &'static str;

    /// The bot of that name: a level, or a level and a character as in `greedy:raider`;
    /// `greedy:any` has a character that follows from the seed. A level alone has no tastes.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>>;

    /// A bot of that level that cheats, so that it can be measured what hidden things are worth; no
    /// table for people has one.
    fn with_oracle(level: &str, seed: u64, oracle: Oracle<Self>) -> Option<Box<dyn Player<Self>>> {
        let _ = (level, seed, oracle);
        None
    }

    /// An offer that a player without a plan might make, if the game has any.
    fn any_offer(view: &Self::View, dice: &mut Dice) -> Option<(Seat, Self::Terms)> {
        let _ = (view, dice);
        None
    }
}

/// How many sit at a table for three to five: as many as asked for, or as there are bots; any
/// number where those are too few.
pub(crate) fn how_many(asked: Option<usize>, bots: usize, round: &mut Round) -> usize {
    asked.unwrap_or_else(|| match bots {
        count @ 3..=5 => count,
        _ => 3 + round.fork(3),
    })
}

/// Some of the things of which a table has so many: one of all such choices, each in the order of
/// the whole.
pub(crate) fn some_of<T: Copy>(all: &[T], count: usize, round: &mut Round) -> Vec<T> {
    let sets = 0u32..1 << all.len();
    let sets: Vec<u32> = sets.filter(|set| set.count_ones() as usize == count.min(all.len())).collect();
    let set = sets[round.pick(sets.len())];
    all.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1).map(|(_, &one)| one).collect()
}
