//! The five political mandates and their ten tiles.

use serde::{Deserialize, Serialize};

/// A political mandate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Mandate {
    /// Summon figures at strongholds.
    Recruit,
    /// Move figures, build a stronghold.
    Marshal,
    /// Buy a season card.
    Train,
    /// Gain a coin and the rewards of provinces.
    Harvest,
    /// Replace figures of others.
    Betray,
}

/// How many tiles there are, two of each mandate.
pub const TILES: usize = 10;
/// How many tiles a player draws to choose from.
pub const DRAWN: usize = 4;
/// How many mandates are played in a season.
pub const TURNS: usize = 7;

impl Mandate {
    /// All mandates.
    pub const ALL: [Mandate; 5] =
        [Mandate::Recruit, Mandate::Marshal, Mandate::Train, Mandate::Harvest, Mandate::Betray];

    /// All tiles, unshuffled.
    pub const TILES: [Mandate; TILES] = {
        let mut tiles = [Mandate::Recruit; TILES];
        let mut index = 0;
        while index < TILES {
            tiles[index] = Mandate::ALL[index / 2];
            index += 1;
        }
        tiles
    };
}
