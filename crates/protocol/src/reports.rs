//! Reports to the administrators.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::ids::PersonId;
use crate::message::Channel;

/// Request to report something that happened at a table.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Id of the person whom the report is about.
    #[serde(default)]
    pub about: Option<PersonId>,
    /// The chat message that the report is about.
    #[serde(default)]
    pub line: Option<LineSaid>,
    /// What is wrong.
    pub text: String,
}

/// Reference to a chat message.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineSaid {
    /// Channel of the message.
    pub to: Channel,
    /// Number of the message in its channel.
    pub number: u64,
}
