//! The options of a game.

use engine::DocumentError;
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::tower::Tower;

/// The allowed numbers of players.
pub(crate) const PLAYERS: std::ops::RangeInclusive<usize> = 3..=5;

/// The options of a game (p.4-5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Three to five different colors in seating order, clockwise. The first begins the draft.
    pub colours: Vec<Colour>,
    /// Side of the board.
    #[serde(default)]
    pub board: Board,
    /// How players get their provinces.
    #[serde(default)]
    pub start: Start,
    /// Model of the cube tower.
    #[serde(default)]
    pub tower: Tower,
    /// Whether players may decline a planned battle or move; by the rulebook they must march if they can.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub free_marches: bool,
    /// Whether chests and unrest markers are limited to the 135 and 42 in the box.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub limited_stock: bool,
}

impl Options {
    /// A game with a draft on the sun side.
    pub fn of(colours: impl Into<Vec<Colour>>) -> Options {
        Options {
            colours: colours.into(),
            board: Board::Sun,
            start: Start::Draft,
            tower: Tower::default(),
            free_marches: false,
            limited_stock: false,
        }
    }

    /// Checks the options.
    pub(crate) fn check(&self) -> Result<(), DocumentError> {
        if !PLAYERS.contains(&self.colours.len()) {
            return Err(DocumentError::new("colours", "wrong-player-count")
                .with("found", self.colours.len())
                .with("least", *PLAYERS.start())
                .with("most", *PLAYERS.end()));
        }
        for (index, colour) in self.colours.iter().enumerate() {
            if self.colours[..index].contains(colour) {
                return Err(
                    DocumentError::new(format!("colours[{index}]"), "colour-twice").with("colour", colour.name())
                );
            }
        }
        if self.start == Start::Preset && self.board != Board::Sun {
            return Err(DocumentError::new("start", "preset-needs-sun"));
        }
        self.tower.check().map_err(|error| error.inside("tower"))
    }
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Board {
    /// The side for a first game.
    #[default]
    Sun,
    /// The side with other regions.
    Moon,
}

impl Board {
    /// Both sides.
    pub const ALL: [Board; 2] = [Board::Sun, Board::Moon];
}

/// How players get their provinces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// The players choose provinces in turn.
    #[default]
    Draft,
    /// Provinces are given by the tables of the rulebook, for the sun side.
    Preset,
}
