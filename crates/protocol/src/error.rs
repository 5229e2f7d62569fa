//! Refusals and failures as clients see them.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The body of every answer with an error status, and the error in socket messages.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ApiErrorBody {
    /// Stable name of the reason.
    pub code: String,
    /// The reason as a sentence in the client's language.
    pub text: String,
    /// What the game or the document reader says about it, for programs.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub detail: Value,
}
