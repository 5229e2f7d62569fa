//! What a person wants to be told of, and where.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Kind;
use crate::clock::Millis;

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

/// One switch for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct NotificationSwitches {
    /// When a decision is waited for.
    #[serde(default = "on")]
    pub(crate) turn: bool,
    /// When there is an offer, or words for them alone.
    #[serde(default = "on")]
    pub(crate) talk: bool,
    /// When a game is over.
    #[serde(default = "on")]
    pub(crate) over: bool,
}

fn on() -> bool {
    true
}

impl NotificationSwitches {
    /// Whether a kind is switched on.
    pub(crate) fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Turn => self.turn,
            Kind::Talk => self.talk,
            Kind::Over => self.over,
        }
    }
}
