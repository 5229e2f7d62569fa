//! The export of everything that the server keeps about a person.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Millis;
use crate::ids::{PersonId, TableId};
use crate::message::{Channel, PlaceInfo};
use crate::notifications::NotificationSwitches;

/// Everything that the server keeps about a person.
#[derive(Serialize, JsonSchema)]
pub struct PersonalData {
    /// Always `tenka-personal-data`.
    pub format: &'static str,
    /// The version of this document's form.
    pub version: u32,
    /// When it was made. All times are milliseconds since 1970 in UTC.
    pub exported_at: Millis,
    /// The account.
    pub account: ExportedAccount,
    /// Notification settings, and what was sent.
    pub notifications: ExportedNotifications,
    /// Browsers that are signed in, oldest first.
    pub sessions: Vec<ExportedSession>,
    /// Tokens for scripts and bots, oldest first.
    pub tokens: Vec<ExportedToken>,
    /// Tables of which the person is a member, most recently active first.
    pub tables: Vec<ExportedTable>,
    /// Whether all tables have their seats and results. Where there are very many, the oldest may lack them.
    pub complete: bool,
    /// Messages that the person wrote, in all channels.
    pub messages: Vec<ExportedMessage>,
    /// Reports that the person made, oldest first.
    pub reports: Vec<ExportedReport>,
}

/// The account itself.
#[derive(Serialize, JsonSchema)]
pub struct ExportedAccount {
    /// Id.
    pub id: PersonId,
    /// Display name.
    pub name: String,
    /// Whether a password is set. It is stored as a hash, which is not exported.
    pub has_password: bool,
    /// Code of the language.
    pub language: Option<String>,
    /// When it was created.
    pub created_at: Millis,
    /// The last visit, to the hour.
    pub seen_at: Millis,
    /// Whether the person is an administrator of this server.
    pub administrator: bool,
}

/// Where the person is notified, and of what.
#[derive(Serialize, JsonSchema)]
pub struct ExportedNotifications {
    /// Email settings.
    pub email: Option<ExportedEmail>,
    /// Webhook settings.
    pub webhook: Option<ExportedWebhook>,
    /// When the person was last notified of which table.
    pub sent: Vec<ExportedNotice>,
}

/// Email settings.
#[derive(Serialize, JsonSchema)]
pub struct ExportedEmail {
    /// The email address.
    pub address: String,
    /// Whether the address is confirmed.
    pub confirmed: bool,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// Webhook settings.
#[derive(Serialize, JsonSchema)]
pub struct ExportedWebhook {
    /// Address of the webhook.
    pub url: String,
    /// Which notifications it receives.
    #[serde(flatten)]
    pub switches: NotificationSwitches,
}

/// When the person was notified of a table.
#[derive(Serialize, JsonSchema)]
pub struct ExportedNotice {
    /// Id of the table.
    pub table: TableId,
    /// When that was.
    pub at: Millis,
}

/// A signed-in browser.
#[derive(Serialize, JsonSchema)]
pub struct ExportedSession {
    /// When it was created.
    pub created_at: Millis,
    /// When it expires.
    pub ends_at: Millis,
    /// Whether the export was asked for in this browser.
    pub current: bool,
}

/// A token, without its secret.
#[derive(Serialize, JsonSchema)]
pub struct ExportedToken {
    /// Id.
    pub id: String,
    /// Label that its owner gave it.
    pub label: String,
    /// What it permits, by name, with blanks between.
    pub scopes: String,
    /// When it was created.
    pub created_at: Millis,
    /// The last use, to the hour.
    pub used_at: Option<Millis>,
    /// When it expires.
    pub ends_at: Millis,
}

/// A table of which the person is a member.
#[derive(Serialize, JsonSchema)]
pub struct ExportedTable {
    /// Id.
    pub id: TableId,
    /// Name of the game.
    pub game: String,
    /// Stage of the table.
    pub stage: String,
    /// When it was created.
    pub created_at: Millis,
    /// When something last happened there.
    pub changed_at: Millis,
    /// The name of the table.
    pub name: Option<String>,
    /// Whether the person owns the table.
    pub owner: bool,
    /// The seats that the person holds, once the game has begun.
    pub seats: Vec<String>,
    /// Rank and points of every seat, once the game is over.
    pub result: Option<Vec<PlaceInfo>>,
    /// Where the record of the game is, with every decision; only for finished games.
    pub record: Option<String>,
}

/// A chat message of the person.
#[derive(Serialize, JsonSchema)]
pub struct ExportedMessage {
    /// Id of the table.
    pub table: TableId,
    /// When that was.
    pub at: Millis,
    /// Channel of the message.
    pub to: Channel,
    /// The text.
    pub text: String,
}

/// A report that the person made.
#[derive(Serialize, JsonSchema)]
pub struct ExportedReport {
    /// Id of the table.
    pub table: TableId,
    /// Id of the person whom it is about.
    pub about: Option<PersonId>,
    /// The text.
    pub text: String,
    /// When that was.
    pub at: Millis,
    /// When it was settled.
    pub settled_at: Option<Millis>,
}
