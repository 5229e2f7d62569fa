//! Finished games: replay, record, forks and rematches.

use engine::Verdict;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Millis;
use crate::ids::TableId;
use crate::message::{Actor, LogEntry, TableInfo};
use crate::setup::Setup;

/// Summary of a finished game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct History {
    /// The table with its seats, the places and the commitment.
    pub table: TableInfo,
    /// When the game began.
    pub began_at: Option<Millis>,
    /// When the game ended.
    pub ended_at: Option<Millis>,
    /// The last step: how many entries the record has.
    pub last: usize,
    /// The seed; none where the game began in a position.
    pub seed: Option<String>,
    /// The scores at the beginning and wherever they changed.
    pub points: Vec<ScorePoint>,
    /// All promises, in the order in which they were made.
    pub promises: Vec<PromiseEntry>,
}

/// The scores at a step of the game.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Point")]
pub struct ScorePoint {
    /// The step: how many entries of the record came before.
    pub at: usize,
    /// When it happened.
    pub when: Millis,
    /// The scores of the seats in order.
    pub scores: Vec<i32>,
    /// Where the points came from, as far as the game tells.
    pub gains: Vec<ScoreGain>,
}

/// Points that a seat won or lost.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Gain")]
pub struct ScoreGain {
    /// The seat.
    pub seat: &'static str,
    /// Rule, card or kami that brought the points, by its name in documents.
    pub source: String,
    /// How many points; negative where they were lost.
    pub points: i32,
}

/// A promise that was made during the game.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Promised")]
pub struct PromiseEntry {
    /// Seat that made it.
    pub by: &'static str,
    /// Seat that received it.
    pub to: &'static str,
    /// What was promised.
    #[schemars(with = "Value")]
    pub word: Box<RawValue>,
    /// The same as a sentence, where the client named a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The step with which it was made.
    pub made_at: usize,
    /// Whether it was kept; none where that was never decided.
    pub verdict: Option<Verdict>,
    /// The step at which that was decided.
    pub judged_at: Option<usize>,
}

/// One page of a replay.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Replay")]
pub struct ReplayPage {
    /// The last step of the game.
    pub last: usize,
    /// The steps of this page.
    pub moments: Vec<ReplayStep>,
}

/// What a viewer heard of one entry of the record.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Chapter")]
pub struct ReplayStep {
    /// The step: how many entries of the record came before. 0 is the start of the game.
    pub at: usize,
    /// The seat that acted.
    pub seat: Option<String>,
    /// Who decided for the seat.
    pub by: Option<Actor>,
    /// When it happened.
    pub when: Millis,
    /// What the viewer heard.
    pub log: Vec<LogEntry>,
}

/// The game at one step, as a viewer saw it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Scene")]
pub struct ReplayView {
    /// The step: how many entries of the record came before.
    pub at: usize,
    /// The last step of the game.
    pub last: usize,
    /// The seats that owed a decision.
    pub waiting_for: Vec<&'static str>,
    /// The scores of the seats in order.
    pub scores: Vec<i32>,
    /// The `session-view` of the game for one viewer, or its `position` where everything is shown.
    #[schemars(with = "Value")]
    pub view: Box<RawValue>,
}

/// The record of a game.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
pub struct RecordFile(#[schemars(with = "Value")] pub Box<RawValue>);

/// Request to start another game from a step of a finished one.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Forked")]
#[serde(deny_unknown_fields)]
pub struct ForkRequest {
    /// The step: how many entries of the record came before.
    pub at: usize,
    /// Setup of the new table; default: that of the old one. The game and its seats cannot change.
    #[serde(default)]
    pub setup: Option<Setup>,
}

/// The table of a rematch.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Meeting")]
pub struct Rematch {
    /// Id of the table.
    pub table: TableId,
    /// The last part of its invitation link.
    pub invite: String,
}
