//! Notifications for people who are away: which, and where they go.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::TableId;

/// What a notification is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Kind")]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    /// The person owes a decision.
    Turn,
    /// An offer or a private message for the person.
    Talk,
    /// The game is over.
    Over,
}

impl NotificationKind {
    /// All kinds.
    pub const ALL: [NotificationKind; 3] = [NotificationKind::Turn, NotificationKind::Talk, NotificationKind::Over];

    /// Name in documents.
    pub fn name(self) -> &'static str {
        match self {
            NotificationKind::Turn => "turn",
            NotificationKind::Talk => "talk",
            NotificationKind::Over => "over",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<NotificationKind> {
        NotificationKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A message on the socket for notifications, which an open page listens to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Event")]
#[serde(rename_all = "snake_case")]
pub enum NotificationEvent {
    /// Something happened at one of the person's tables while they were not looking at it.
    Notice {
        /// What happened.
        kind: NotificationKind,
        /// Id of the table.
        table: TableId,
        /// Name of the table.
        name: String,
        /// Name of the game.
        game: String,
    },
}

/// One switch for each kind of notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NotificationSwitches {
    /// When the person owes a decision.
    #[serde(default = "on")]
    pub turn: bool,
    /// When there is an offer or a private message.
    #[serde(default = "on")]
    pub talk: bool,
    /// When a game is over.
    #[serde(default = "on")]
    pub over: bool,
}

fn on() -> bool {
    true
}

impl NotificationSwitches {
    /// Whether a kind is switched on.
    pub fn has(&self, kind: NotificationKind) -> bool {
        match kind {
            NotificationKind::Turn => self.turn,
            NotificationKind::Talk => self.talk,
            NotificationKind::Over => self.over,
        }
    }
}

/// Request to change where notifications go.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Chosen")]
#[serde(deny_unknown_fields)]
pub struct ChangeNotifications {
    /// Webhook; none switches it off.
    #[serde(default)]
    pub webhook: Option<WebhookChoice>,
    /// Email; none switches it off.
    #[serde(default)]
    pub mail: Option<EmailChoice>,
}

/// A webhook to be called.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "ChosenHook")]
pub struct WebhookChoice {
    /// Address of the webhook.
    pub url: String,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// An email address to be written to.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "ChosenMail")]
pub struct EmailChoice {
    /// The address.
    pub address: String,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// Where a person's notifications go.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Shown")]
pub struct NotificationSettings {
    /// Webhook, if any.
    pub webhook: Option<WebhookInfo>,
    /// Email, if any.
    pub mail: Option<EmailInfo>,
    /// Whether this server can send email.
    pub can_mail: bool,
}

/// A webhook that is called.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ShownHook")]
pub struct WebhookInfo {
    /// Address of the webhook.
    pub url: String,
    /// Key of the HMAC-SHA-256 over each message, which is sent in the header `tenka-signature`.
    pub secret: String,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// An email address that is written to.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ShownMail")]
pub struct EmailInfo {
    /// The address.
    pub address: String,
    /// Whether the address is confirmed. Until then it receives only the confirmation link.
    pub confirmed: bool,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// Request to confirm an email address.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Secret")]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmail {
    /// The last part of the confirmation link.
    pub secret: String,
}
