//! Creating tables, listing them, and sending commands to them over REST.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::TableId;
use crate::message::{Command, TableSummary};

/// Answer to a request that created a table.
#[derive(Serialize, JsonSchema)]
pub struct TableCreated {
    /// Id of the table.
    pub table: TableId,
}

/// The open tables.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Tables")]
pub struct TableList {
    /// Tables that wait for players, then games that can be watched.
    pub tables: Vec<TableSummary>,
}

/// One page of the tables of a person.
#[derive(Serialize, JsonSchema)]
pub struct MyTables {
    /// Games in progress first, then the most recently changed.
    pub tables: Vec<TableSummary>,
    /// Cursor of the next page, if there is one.
    pub next: Option<String>,
}

/// A command, as it is sent over REST.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Ordered")]
#[serde(deny_unknown_fields)]
pub struct SendCommand {
    /// Chosen by the sender, unique among their requests at this table: the same key is never executed twice.
    pub idempotency_key: String,
    /// Name of the seat, where the person holds several.
    #[serde(default, rename = "as")]
    pub seat: Option<String>,
    /// What to do.
    pub command: Command,
    /// The last part of the invitation link, where the sender came by one.
    #[serde(default)]
    pub invite: Option<String>,
}

/// The idempotency keys of a person's commands that are stored.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Orders")]
pub struct CommandKeys {
    /// The keys in the order in which the commands were executed.
    pub keys: Vec<String>,
}
