//! TokenList, which scripts and outside bots hold instead of a cookie.

use axum::http::Method;
use protocol::tokens::{CreatedToken, NewToken, Scope, TokenInfo, TokenList};
use protocol::{Empty, Millis};
use store::StoredToken;
use tables::entropy::hash;
use tables::error::RequestError;
use tables::names::has_controls;

use super::call::{Reply, TOKEN_PREFIX, reply};

use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::runtime::hub::account_events::Change;

/// The most tokens of one person.
const TOKEN_LIMIT: usize = 20;
/// For how many days a token is good unless its owner says otherwise, and for how many at most.
const DEFAULT_DAYS: u32 = 90;
const MOST_DAYS: u32 = 365;
const DAY: Millis = 86_400_000;
/// The most characters of what somebody calls a token.
const LABEL_LIMIT: usize = 60;

/// What can be asked about tokens.
pub(super) fn routes(routes: &mut Routes) {
    routes.read(
        "/api/me/tokens",
        Access::Browser,
        Limit::Read,
        "My tokens. What they are themselves is not known here.",
        list,
    );
    routes.write(
        Method::POST,
        "/api/me/tokens",
        Access::Browser,
        Limit::Account,
        "Make a token for a script or an outside bot. It is told this once, and expires. No token can change the account.",
        make,
    );
    routes.write(
        Method::DELETE,
        "/api/me/tokens/{token}",
        Access::Browser,
        Limit::Account,
        "Make a token good for nothing, at once.",
        revoke,
    );
}

fn info(token: StoredToken) -> TokenInfo {
    let StoredToken { id, label, scopes, created_at, used_at, ends_at } = token;
    TokenInfo { id, label, scopes: Scope::read_list(&scopes), created_at, used_at, ends_at }
}

async fn list(call: Call) -> Result<Reply<TokenList>, RequestError> {
    let tokens = call.app.hub.store.tokens(&call.person()?.id).await?;
    reply(TokenList { tokens: tokens.into_iter().map(info).collect() })
}

async fn make(call: Call, wanted: NewToken) -> Result<Reply<CreatedToken>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    let label = wanted.label.trim().to_owned();
    if label.is_empty()
        || label.chars().count() > LABEL_LIMIT
        || label.chars().any(char::is_control)
        || has_controls(&label)
    {
        return Err(RequestError::bad("api-error-strange-label").with("limit", LABEL_LIMIT));
    }
    if wanted.scopes.is_empty() {
        return Err(RequestError::bad("api-error-token-good-for-nothing"));
    }
    let days = wanted.days.unwrap_or(DEFAULT_DAYS);
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(RequestError::bad("api-error-strange-lifetime").with("most", i64::from(MOST_DAYS)));
    }
    let now = hub.clock.now();
    if hub.store.tokens(&person.id).await?.iter().filter(|token| token.ends_at > now).count() >= TOKEN_LIMIT {
        return Err(RequestError::conflict("api-error-too-many-tokens").with("limit", TOKEN_LIMIT));
    }
    let secret = format!("{TOKEN_PREFIX}{}", hub.luck.secret());
    let scopes = Scope::write_list(&wanted.scopes);
    let created_at = now;
    let ends_at = created_at + i64::from(days) * DAY;
    let token = StoredToken { id: hub.luck.id(), label, scopes, created_at, used_at: None, ends_at };
    hub.store.add_token(&person.id, &hash(&secret), &token).await?;
    reply(CreatedToken { token: secret, info: info(token) })
}

async fn revoke(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    if !hub.store.remove_token(&person.id, call.part("token")).await? {
        return Err(RequestError::not_found("api-error-no-such-token"));
    }
    hub.announce(Change::SignedOut, &person.id).await?;
    reply(Empty {})
}
