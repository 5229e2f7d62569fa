//! What administrators of a server see.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Millis;

/// What is stored, and how the process is doing.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "HostState")]
pub struct AdminOverview {
    /// Version of the program.
    pub version: &'static str,
    /// Counts of what is stored.
    pub stored: StoredCounts,
    /// Figures of this process since it started.
    pub process: ProcessFigures,
}

/// Figures of one server process, without collecting its metrics.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Figures")]
pub struct ProcessFigures {
    /// When the process started.
    pub started_at: Millis,
    /// Decisions that were stored.
    pub decisions: u64,
    /// Open sockets.
    pub sockets: i64,
    /// Tables in memory.
    pub tables: usize,
    /// Failed attempts to reach a webhook.
    pub webhook_failures: u64,
    /// Database operations that failed.
    pub database_errors: u64,
}

/// Counts of what the database holds.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "Counts")]
pub struct StoredCounts {
    /// People, guests included.
    pub people: i64,
    /// People who have set a password.
    pub kept: i64,
    /// Tables that wait for players.
    pub lobby: i64,
    /// Tables with a game in progress.
    pub playing: i64,
    /// Tables whose game is over.
    pub over: i64,
    /// Tables that were closed.
    pub closed: i64,
    /// Reports that are not settled.
    pub reports: i64,
}

/// Answer to a search for people.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "HostPeople")]
pub struct AdminPeople {
    /// The people, the last seen first.
    pub people: Vec<PersonRow>,
}

/// A person, as administrators see them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PersonRow {
    /// Id of the person.
    pub id: String,
    /// Display name; empty while the account is being deleted.
    pub name: String,
    /// Whether the account has a password.
    pub kept: bool,
    /// Code of the language of emails and notifications.
    pub language: Option<String>,
    /// When the person first came.
    pub created_at: Millis,
    /// When the person was last here.
    pub seen_at: Millis,
    /// How many tables the person is a member of.
    pub tables: i64,
}

/// Answer to a search for tables.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "HostTables")]
pub struct AdminTables {
    /// The tables, the most recently changed first.
    pub tables: Vec<TableRow>,
}

/// A table, as administrators see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableRow {
    /// Id of the table.
    pub id: String,
    /// Stage of the table.
    pub stage: String,
    /// Name of the game.
    pub game: String,
    /// Name of the table.
    pub name: String,
    /// Display names of people and bots, seat by seat; none for a free seat.
    pub seats: Vec<Option<String>>,
    /// When the table was created.
    pub created_at: Millis,
    /// When something last happened at the table.
    pub changed_at: Millis,
}

/// Reports that people made.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "HostReports")]
pub struct AdminReports {
    /// The reports, open ones first, then the newest.
    pub reports: Vec<ReportEntry>,
}

/// A report, with the names of the people concerned.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReportEntry {
    /// Id of the report.
    pub id: String,
    /// Id of the table.
    pub table: String,
    /// Name of the table.
    pub table_name: String,
    /// Game at the table.
    pub game: Option<String>,
    /// Stage of the table.
    pub stage: Option<String>,
    /// Id of the person who made the report.
    pub by: String,
    /// Their display name, unless the account was deleted.
    pub by_name: Option<String>,
    /// Id of the person the report is about.
    pub about: Option<String>,
    /// Their display name, unless the account was deleted.
    pub about_name: Option<String>,
    /// What is said to be wrong.
    pub text: String,
    /// The chat message the report is about, as it was written.
    pub said: Option<String>,
    /// When the report was made.
    pub at: Millis,
    /// When the report was settled.
    pub settled_at: Option<Millis>,
}
