//! Accounts: names, passwords, sign-in links.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::ids::PersonId;

/// Request to change the display name, or to create a guest with that name.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
}

/// Request to change the language of emails and notifications.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLanguage {
    /// Code of the language, such as `en`.
    pub language: String,
}

/// Request to set a password, which turns a guest into an account.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password: 8 to 200 characters.
    pub password: String,
}

/// Request to change the password.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "OtherPassword")]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The current password.
    pub old: String,
    /// The new password: 8 to 200 characters.
    pub new: String,
}

/// Request to sign in with name and password.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Request to sign in with a link from another device.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "UsedLink")]
#[serde(deny_unknown_fields)]
pub struct UseSignInLink {
    /// The part of the link after the `#`.
    pub secret: String,
}

/// A link that signs in another device, once.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Link")]
pub struct SignInLink {
    /// Path and fragment, to be appended to the server's address. Browsers never send the part after the `#`.
    pub path: String,
    /// When the link expires.
    pub ends_at: Millis,
}

/// Request to delete the account.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Farewell")]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The password, where the account has one.
    #[serde(default)]
    pub password: Option<String>,
}

/// The person who asks.
#[derive(Serialize, JsonSchema)]
pub struct Me {
    /// Id of the person; none where the browser is not signed in.
    pub person: Option<PersonId>,
    /// Display name.
    pub name: Option<String>,
    /// Whether the account has a password.
    pub kept: bool,
    /// Code of the language of emails and notifications.
    pub language: Option<String>,
    /// Whether the person is an administrator of this server.
    pub admin: bool,
}
