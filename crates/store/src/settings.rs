//! What a person wants to be told of, and where.

use protocol::Millis;
use protocol::notifications::NotificationSwitches;
use serde::{Deserialize, Serialize};

/// What a person wants to be told of, and where, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NotificationTargets {
    /// A program of theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook: Option<Webhook>,
    /// Their mailbox.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<EmailSettings>,
}

/// A program of somebody's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Webhook {
    /// Where it listens.
    pub url: String,
    /// What its messages are signed with.
    pub secret: String,
    /// Which notifications are sent there.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// Somebody's mailbox.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EmailSettings {
    /// The address.
    pub address: String,
    /// Whether somebody has read the first letter there.
    pub confirmed: bool,
    /// How the address is confirmed, until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirming: Option<Confirming>,
    /// Which notifications are sent there.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// A secret that was sent to an address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Confirming {
    /// Its hash.
    pub hash: String,
    /// Until when it is good.
    pub until: Millis,
}
