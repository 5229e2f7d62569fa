//! Games and tables as they are written down beside the log.

use protocol::ids::TableId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::timing::Clocks;

/// A game as it stands, with all that otherwise only its log could tell.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    /// How many pieces of news each viewer has heard.
    pub heard: Vec<u64>,
    /// The clocks of the seats.
    pub clocks: Clocks,
    /// The session, as the engine writes it.
    pub game: Box<RawValue>,
}

/// The game of a table as it stood after a line of its log.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table.
    pub table: TableId,
    /// The line.
    pub seq: i64,
    /// The version of the rules that the game goes by.
    pub rules: u32,
    /// The game.
    pub body: String,
    /// The whole table, where its log has grown long; written with the game, and read by itself.
    pub checkpoint: Option<String>,
}

/// A table as it stood after a line of its log.
#[derive(Clone, Debug)]
pub struct StoredCheckpoint {
    /// The line.
    pub seq: i64,
    /// The version of the rules that its game goes by.
    pub rules: u32,
    /// The table.
    pub body: String,
}
