//! The three kinds of buildings.

use serde::{Deserialize, Serialize};

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Building {
    Castle,
    Temple,
    Theater,
}

/// Number of kinds of buildings.
pub const BUILDINGS: usize = 3;

impl Building {
    /// All kinds.
    pub const ALL: [Building; BUILDINGS] = [Building::Castle, Building::Temple, Building::Theater];

    /// Number of tiles in the box (p.3).
    pub const fn tiles(self) -> u8 {
        match self {
            Building::Castle => 28,
            Building::Temple | Building::Theater => 26,
        }
    }

    /// Points for the most buildings of this kind in a region (p.10).
    #[inline]
    pub fn majority(self) -> u16 {
        match self {
            Building::Castle => 3,
            Building::Temple => 2,
            Building::Theater => 1,
        }
    }
}

/// The buildings of a province: a set of kinds, because a province has at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buildings(pub(crate) u8);

impl Buildings {
    /// No building.
    pub const NONE: Buildings = Buildings(0);

    /// Whether the set contains a building.
    #[inline]
    pub fn has(self, building: Building) -> bool {
        self.0 >> building as u8 & 1 == 1
    }

    /// The set with `building` added.
    #[inline]
    #[must_use]
    pub fn with(self, building: Building) -> Buildings {
        Buildings(self.0 | 1 << building as u8)
    }

    /// Number of buildings.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings in the order of [`Building::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.has(building))
    }
}
