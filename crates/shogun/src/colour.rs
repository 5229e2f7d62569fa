//! The colours of the players.

use serde::{Deserialize, Serialize};

/// A player's colour. Seats are named after their colours.
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
    /// All colours.
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Black, Colour::Purple];

    /// The colour's name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Black => "black",
            Colour::Purple => "purple",
        }
    }

    /// The colour of that name.
    pub fn named(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_documents() {
        for colour in Colour::ALL {
            assert_eq!(serde_json::to_value(colour).unwrap(), colour.name());
            assert_eq!(Colour::named(colour.name()), Some(colour));
        }
    }
}
