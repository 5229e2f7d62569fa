//! The colors of the players.

use serde::{Deserialize, Serialize};

/// The color of a player, which is also the name of the seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Uesugi Kenshin.
    Blue,
    /// Mori Motonari.
    Yellow,
    /// Tokugawa Ieyasu.
    Red,
    /// Takeda Shingen.
    Black,
    /// Hashiba Hideyoshi.
    Purple,
}

impl Colour {
    /// All colors.
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Black, Colour::Purple];

    /// Name of the color in documents.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Black => "black",
            Colour::Purple => "purple",
        }
    }

    /// Looks up a color by its name in documents.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_match_documents() {
        for colour in Colour::ALL {
            assert_eq!(serde_json::to_value(colour).unwrap(), colour.name());
            assert_eq!(Colour::named(colour.name()), Some(colour));
        }
    }
}
