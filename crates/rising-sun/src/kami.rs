//! The seven kami and their shrines.

use serde::{Deserialize, Serialize};

use crate::figure::Figure;

/// A kami; four of the seven have a shrine in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = engine::list_names))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kami {
    /// To the top of the honor track.
    Amaterasu,
    /// Two moves.
    Fujin,
    /// Two ronin.
    Hachiman,
    /// A bushi summoned anywhere.
    Raijin,
    /// A season card at full cost.
    Ryujin,
    /// A victory point for each stronghold.
    Susanoo,
    /// Two coins.
    Tsukuyomi,
}

/// How many shrines are in play.
pub const SHRINES: usize = 4;

impl Kami {
    /// All kami.
    pub const ALL: [Kami; 7] =
        [Kami::Amaterasu, Kami::Fujin, Kami::Hachiman, Kami::Raijin, Kami::Ryujin, Kami::Susanoo, Kami::Tsukuyomi];

    /// The four kami of a first game, in order (p.9).
    pub const FIRST_GAME: [Kami; SHRINES] = [Kami::Amaterasu, Kami::Fujin, Kami::Hachiman, Kami::Tsukuyomi];

    /// The kami's name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Kami::Amaterasu => "amaterasu",
            Kami::Fujin => "fujin",
            Kami::Hachiman => "hachiman",
            Kami::Raijin => "raijin",
            Kami::Ryujin => "ryujin",
            Kami::Susanoo => "susanoo",
            Kami::Tsukuyomi => "tsukuyomi",
        }
    }

    /// The figure of the kami.
    pub fn figure(self) -> Figure {
        match self {
            Kami::Amaterasu => Figure::Amaterasu,
            Kami::Fujin => Figure::Fujin,
            Kami::Hachiman => Figure::Hachiman,
            Kami::Raijin => Figure::Raijin,
            Kami::Ryujin => Figure::Ryujin,
            Kami::Susanoo => Figure::Susanoo,
            Kami::Tsukuyomi => Figure::Tsukuyomi,
        }
    }

    /// The kami of that name.
    pub fn named(name: &str) -> Option<Kami> {
        Kami::ALL.into_iter().find(|kami| kami.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kami_has_its_figure() {
        for kami in Kami::ALL {
            assert_eq!(kami.figure().kami(), Some(kami));
            assert_eq!(kami.figure().monster(), None);
        }
        assert_eq!(Figure::OniOfSpite.kami(), None);
    }
}
