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

/// How many kinds there are.
pub const BUILDINGS: usize = 3;

impl Building {
    /// All kinds.
    pub const ALL: [Building; BUILDINGS] = [Building::Castle, Building::Temple, Building::Theater];

    /// How many the box holds (p.3).
    pub const fn tiles(self) -> u8 {
        match self {
            Building::Castle => 28,
            Building::Temple | Building::Theater => 26,
        }
    }

    /// The points for having the most of them in a region (p.10).
    #[inline]
    pub fn majority(self) -> u16 {
        match self {
            Building::Castle => 3,
            Building::Temple => 2,
            Building::Theater => 1,
        }
    }
}

/// A set of kinds of buildings: those of one province, for no kind stands twice in one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buildings(pub(crate) u8);

impl Buildings {
    /// No building.
    pub const NONE: Buildings = Buildings(0);

    /// Whether there is such a building.
    #[inline]
    pub fn has(self, building: Building) -> bool {
        self.0 >> building as u8 & 1 == 1
    }

    /// The set with a building in it.
    #[inline]
    #[must_use]
    pub fn with(self, building: Building) -> Buildings {
        Buildings(self.0 | 1 << building as u8)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buildings.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.has(building))
    }
}
