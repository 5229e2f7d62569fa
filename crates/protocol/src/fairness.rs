//! How the seed of a game comes about, as everybody at the table can follow it.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::Millis;

/// How the seed of the game at a table comes about, as everybody who may see the table knows it. A client keeps the
/// last state of this from before the first decision: together with the table's id and game it is the receipt that
/// `tenka verify --receipt` reads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FairnessInfo {
    /// The commitment to the server's secret: SHA-256, published when the table was created.
    pub server_commitment: String,
    /// The commitment to the position in which the game begins, where it goes on from another game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_commitment: Option<String>,
    /// The names that seats can be assigned; empty until the draw has begun.
    pub names: Vec<String>,
    /// What each seat contributes to the seed, in the order of the lobby.
    pub contributions: Vec<ContributionInfo>,
    /// When the game is dealt at the latest, while values are being revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal_by: Option<Millis>,
    /// The options of the game with the seats that were assigned, once it is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// The commitment to the seed, once the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed_commitment: Option<String>,
}

/// What a seat contributes to the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ContributionInfo {
    /// The seat that was assigned, once the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The seat that was asked for, once the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wish: Option<String>,
    /// `player`, `bot`, or `fallback` where the value follows from the server's secret; known once the game is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The commitment to its value: SHA-256.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The value, once the game is dealt: 64 hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether the server waits for the value now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    pub awaited: bool,
}
