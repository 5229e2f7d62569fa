//! What a game adds to its rules so that bots can play many of it.

use std::fmt::Debug;

use table::{Game, Seat};

use crate::{Dice, Player};

/// A game that bots play: who they are, and which games a series deals.
pub trait Contest: Game {
    /// What the names of the seats are names of, such as `clan`; reports count by it.
    const KIND: &'static str;
    /// The levels of all bots that play it, the weakest first.
    const BOTS: &'static [&'static str];

    /// What the games of a series have in common. What it leaves open is drawn anew for every deal.
    type Plan: Clone + Debug + Send + Sync;

    /// The options of one deal among so many bots.
    fn options(plan: &Self::Plan, bots: usize, dice: &mut Dice) -> Self::Options;

    /// The bot of that name: a level, or a level and a character as in `greedy:raider`;
    /// `greedy:any` has a character that follows from the seed. A level alone has no tastes.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>>;

    /// An offer that somebody without a plan might make, if the game has any.
    fn any_offer(view: &Self::View, dice: &mut Dice) -> Option<(Seat, Self::Terms)> {
        let _ = (view, dice);
        None
    }
}

/// How many sit at a table for three to five: as many as asked for, or as there are bots; any
/// number where those are too few.
pub(crate) fn how_many(asked: Option<usize>, bots: usize, dice: &mut Dice) -> usize {
    asked.unwrap_or_else(|| match bots {
        count @ 3..=5 => count,
        _ => 3 + dice.below(3),
    })
}
