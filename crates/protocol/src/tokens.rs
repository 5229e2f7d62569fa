//! API tokens of scripts and external bots.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// What a token permits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Read what the person may see.
    Read,
    /// Join tables, play and chat.
    Play,
    /// Create tables.
    Create,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Create];

    /// Name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Create => "create",
        }
    }

    /// The names of some scopes with spaces between, as tokens are stored and exported.
    pub fn write_list(scopes: &[Scope]) -> String {
        let given = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope));
        given.map(Scope::name).collect::<Vec<_>>().join(" ")
    }

    /// The inverse of [`Scope::write_list`]. Unknown names permit nothing.
    pub fn read_list(text: &str) -> Vec<Scope> {
        let named = |name| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        text.split(' ').filter_map(named).collect()
    }
}

/// Request to create a token.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Label by which its owner recognizes the token.
    pub label: String,
    /// What the token permits. Even public information needs `read`.
    pub scopes: Vec<Scope>,
    /// Lifetime in days: 1 to 365. Default: 90.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A token, without its secret.
#[derive(Serialize, JsonSchema)]
pub struct TokenInfo {
    /// Id of the token.
    pub id: String,
    /// Label that its owner gave it.
    pub label: String,
    /// What the token permits.
    pub scopes: Vec<Scope>,
    /// When the token was created.
    pub created_at: Millis,
    /// When the token was last used, to the hour.
    pub used_at: Option<Millis>,
    /// When the token expires.
    pub ends_at: Millis,
}

/// A token that was just created. Its secret is shown only here.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "MadeToken")]
pub struct CreatedToken {
    /// The secret, to be sent as `Authorization: Bearer …`.
    pub token: String,
    /// The token without its secret.
    pub info: TokenInfo,
}

/// All tokens of a person.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Tokens")]
pub struct TokenList {
    /// The tokens, oldest first.
    pub tokens: Vec<TokenInfo>,
}
