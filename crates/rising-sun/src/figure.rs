//! Figures: what a clan has on the map and in reserve.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::kami::Kami;

/// A kind of figure. Every monster is a kind of its own, because there is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = engine::list_names))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Figure {
    /// A foot soldier.
    Bushi,
    /// A warrior monk that may worship when summoned.
    Shinto,
    /// The leader of the clan.
    Daimyo,
    /// A monster that is also a shinto.
    Komainu,
    /// Force 3 where its owner has the lowest honor.
    OniOfSkulls,
    /// A monster that counts as a daimyo.
    Yurei,
    /// Force 4 where its owner has the lowest honor.
    OniOfBlood,
    /// Points for each Oni when its province is won.
    OniOfSouls,
    /// Force 5.
    RiverDragon,
    /// Kills where it enters.
    OniOfHate,
    /// Steals points where it enters.
    OniOfSpite,
    /// The figures of the kami, which walk the map in Kami Unbound.
    #[allow(missing_docs)]
    Amaterasu,
    #[allow(missing_docs)]
    Fujin,
    #[allow(missing_docs)]
    Hachiman,
    #[allow(missing_docs)]
    Raijin,
    #[allow(missing_docs)]
    Ryujin,
    #[allow(missing_docs)]
    Susanoo,
    #[allow(missing_docs)]
    Tsukuyomi,
}

/// How many monsters there are.
pub const MONSTERS: usize = 8;
/// The index of the first monster among the kinds of figures.
const FIRST_MONSTER: usize = Figure::Komainu as usize;
/// The index of the first kami among the kinds of figures.
const FIRST_KAMI: usize = FIRST_MONSTER + MONSTERS;
/// How many bushi, shinto, daimyo and strongholds a clan has (p.4).
pub const BUSHI: u8 = 6;
/// See [`BUSHI`].
pub const SHINTO: u8 = 3;
/// See [`BUSHI`].
pub const STRONGHOLDS: u8 = 4;

impl Figure {
    /// All kinds of figures.
    pub const ALL: [Figure; FIRST_KAMI + Kami::ALL.len()] = [
        Figure::Bushi,
        Figure::Shinto,
        Figure::Daimyo,
        Figure::Komainu,
        Figure::OniOfSkulls,
        Figure::Yurei,
        Figure::OniOfBlood,
        Figure::OniOfSouls,
        Figure::RiverDragon,
        Figure::OniOfHate,
        Figure::OniOfSpite,
        Figure::Amaterasu,
        Figure::Fujin,
        Figure::Hachiman,
        Figure::Raijin,
        Figure::Ryujin,
        Figure::Susanoo,
        Figure::Tsukuyomi,
    ];

    /// The monsters.
    pub const MONSTERS: [Figure; MONSTERS] = {
        let mut monsters = [Figure::Komainu; MONSTERS];
        let mut index = 0;
        while index < MONSTERS {
            monsters[index] = Figure::ALL[FIRST_MONSTER + index];
            index += 1;
        }
        monsters
    };

    /// The monster's place in arrays of monsters; `None` for figures of a clan.
    #[inline]
    pub fn monster(self) -> Option<usize> {
        (self as usize).checked_sub(FIRST_MONSTER).filter(|&index| index < MONSTERS)
    }

    /// The kami that this figure is.
    #[inline]
    pub fn kami(self) -> Option<Kami> {
        (self as usize).checked_sub(FIRST_KAMI).map(|index| Kami::ALL[index])
    }

    /// Whether this is one of the Oni.
    #[inline]
    pub fn is_oni(self) -> bool {
        matches!(
            self,
            Figure::OniOfSkulls | Figure::OniOfBlood | Figure::OniOfSouls | Figure::OniOfHate | Figure::OniOfSpite
        )
    }

    /// Whether the figure counts as a shinto: it may worship, and rules about shinto apply to it.
    #[inline]
    pub fn is_shinto(self) -> bool {
        matches!(self, Figure::Shinto | Figure::Komainu)
    }

    /// Whether the figure counts as a daimyo: never taken hostage or replaced, and with
    /// the bonuses of the daimyo.
    #[inline]
    pub fn is_daimyo(self) -> bool {
        matches!(self, Figure::Daimyo | Figure::Yurei)
    }

    /// Whether the figure can be neither taken hostage nor replaced nor singled out: daimyo and kami.
    #[inline]
    pub fn is_immune(self) -> bool {
        self.is_daimyo() || self.kami().is_some()
    }

    /// Whether `self` may take the place of `other` in a Betray: both are of one type.
    #[inline]
    pub fn is_same_type(self, other: Figure) -> bool {
        self == other || self.monster().is_some() && other.monster().is_some() || self.is_shinto() && other.is_shinto()
    }

    /// The season card that brings the monster.
    pub fn card(self) -> Option<Card> {
        Card::all().find(|card| card.row().monster == Some(self))
    }
}
