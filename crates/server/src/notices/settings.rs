//! What a person wants to be told of, and where.

use protocol::Millis;
use protocol::notifications::NotificationSwitches;
use serde::{Deserialize, Serialize};

/// What a person wants to be told of, and where, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// A program of theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) webhook: Option<Webhook>,
    /// Their mailbox.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mail: Option<EmailSettings>,
}

/// A program of somebody's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Webhook {
    /// Where it listens.
    pub(crate) url: String,
    /// What its messages are signed with.
    pub(crate) secret: String,
    #[serde(flatten)]
    pub(crate) switches: NotificationSwitches,
}

/// Somebody's mailbox.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct EmailSettings {
    /// The address.
    pub(crate) address: String,
    /// Whether somebody has read the first letter there.
    pub(crate) confirmed: bool,
    /// How the address is confirmed, until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confirming: Option<Confirming>,
    #[serde(flatten)]
    pub(crate) switches: NotificationSwitches,
}

/// A secret that was sent to an address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Confirming {
    /// Its hash.
    pub(crate) hash: String,
    /// Until when it is good.
    pub(crate) until: Millis,
}
