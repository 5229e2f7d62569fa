//! The special cards: a place in the turn order comes with one of them.

use serde::{Deserialize, Serialize};

/// A special card (p.6-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Special {
    /// One chest more from taxes.
    ExtraChest,
    /// One rice more.
    ExtraRice,
    /// Six armies instead of five.
    SixArmies,
    /// One army more in each attack.
    Attack,
    /// One army more in each defence.
    Defense,
}

/// How many special cards, and places in the turn order, there are.
pub const SPECIALS: usize = 5;

impl Special {
    /// All special cards.
    pub const ALL: [Special; SPECIALS] =
        [Special::ExtraChest, Special::ExtraRice, Special::SixArmies, Special::Attack, Special::Defense];
}
