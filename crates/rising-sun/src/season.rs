//! The seasons of the year.

use serde::{Deserialize, Serialize};

/// A season. Winter is the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Season {
    Spring,
    Summer,
    Autumn,
    Winter,
}

/// How many seasons are played before Winter.
pub const SEASONS: usize = 3;

impl Season {
    /// The seasons that are played.
    pub const PLAYED: [Season; SEASONS] = [Season::Spring, Season::Summer, Season::Autumn];

    /// What a war province token of the season is worth in Winter (p.25).
    pub const fn token_worth(self) -> u16 {
        match self {
            Season::Spring => 1,
            Season::Summer => 2,
            Season::Autumn => 3,
            Season::Winter => 0,
        }
    }

    /// The season that follows; Winter follows itself.
    pub(crate) fn next(self) -> Season {
        match self {
            Season::Spring => Season::Summer,
            Season::Summer => Season::Autumn,
            Season::Autumn | Season::Winter => Season::Winter,
        }
    }
}
