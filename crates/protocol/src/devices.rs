//! Signed-in browsers.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Millis;

/// A signed-in browser.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Device")]
pub struct DeviceInfo {
    /// Id of the session. The session's secret cannot be derived from it.
    pub id: String,
    /// Whether the request came from this browser.
    pub current: bool,
    /// When the browser signed in.
    pub created_at: Millis,
    /// When the session expires.
    pub ends_at: Millis,
}

/// All signed-in browsers of a person.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Devices")]
pub struct DeviceList {
    /// The browsers, the newest session first.
    pub devices: Vec<DeviceInfo>,
}
