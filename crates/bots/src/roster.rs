//! The bots by name.

use rising_sun::State;

use crate::{Greedy, Player, Random};

/// The names of all bots that play Rising Sun, the weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The bot of that name for Rising Sun.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Player<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        _ => None,
    }
}
