//! Everything that goes over the wire: messages of the socket ([`message`]) and bodies of the REST API.
//!
//! Only data, with its form in JSON and its JSON Schema. What the data means is decided in `tables`, and how it is
//! transported in `server`. The names of the schemas are part of the published API, so types with a better name in Rust
//! keep the published one by `#[schemars(rename)]`.

#![forbid(unsafe_code)]

pub mod account;
pub mod admin;
pub mod devices;
pub mod error;
pub mod export;
pub mod fairness;
pub mod history;
pub mod ids;
pub mod lessons;
pub mod message;
pub mod notifications;
pub mod privacy;
pub mod reports;
pub mod setup;
pub mod tables;
pub mod tokens;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since 1970 in UTC.
pub type Millis = i64;

/// An empty object, where a request or an answer says nothing.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}
