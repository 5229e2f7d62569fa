//! The special cards that come with the places of the turn order.

use serde::{Deserialize, Serialize};

/// A special card (p.6-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Special {
    /// An additional chest from taxes.
    ExtraChest,
    /// An additional rice.
    ExtraRice,
    /// Six armies instead of five.
    SixArmies,
    /// An additional army in each attack.
    Attack,
    /// An additional army in each defense.
    Defense,
}

/// Number of special cards, and of places in the turn order.
pub const SPECIALS: usize = 5;

impl Special {
    /// All special cards.
    pub const ALL: [Special; SPECIALS] =
        [Special::ExtraChest, Special::ExtraRice, Special::SixArmies, Special::Attack, Special::Defense];
}
