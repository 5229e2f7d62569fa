//! What the players choose before a game.

use serde::{Deserialize, Serialize};

use crate::card::CardSet;
use crate::clan::Clan;
use crate::kami::{Kami, SHRINES};

/// The options of a game (p.8-9). Seating follows the clans' starting honor rank.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Three to five different clans, in any order.
    pub clans: Vec<Clan>,
    /// The set of season cards added to the core cards.
    #[serde(default)]
    pub set: SetChoice,
    /// The four kami in play.
    #[serde(default)]
    pub kami: KamiChoice,
    /// Whether the kami walk the map (the expansion Kami Unbound).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kami_unbound: bool,
}

impl Options {
    /// A game of these clans with set and kami drawn at random.
    pub fn of(clans: impl Into<Vec<Clan>>) -> Options {
        Options { clans: clans.into(), set: SetChoice::Random, kami: KamiChoice::Random, kami_unbound: false }
    }
}

/// Which set of season cards to use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SetChoice {
    /// One drawn at random.
    #[default]
    Random,
    /// This one.
    #[serde(untagged)]
    Set(CardSet),
}

/// Which kami to use.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum KamiChoice {
    /// Four drawn at random, in random order.
    #[default]
    Random,
    /// The four that the rulebook names for a first game.
    FirstGame,
    /// These four different kami, from left to right.
    #[serde(untagged)]
    Chosen([Kami; SHRINES]),
}
