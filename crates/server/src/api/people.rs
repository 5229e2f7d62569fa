//! Accounts.

use axum::http::Method;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::call::{COOKIE_NAME, Reply};
use super::{Access, Call, Routes};
use crate::hub::Person;
use crate::ids::PersonId;
use crate::limits::Limit;
use crate::luck::hash;
use crate::problem::Problem;

/// How long a browser is known: a year of seconds.
const KNOWN_SECONDS: i64 = 365 * 86_400;
/// The most characters of a name.
const NAME_LIMIT: usize = 24;

/// What can be asked about people.
pub(super) fn routes(routes: &mut Routes) {
    routes.write(
        Method::POST,
        "/api/guest",
        Access::Anyone,
        Limit::Guest,
        "Play at once, as a guest with a name.",
        be_guest,
    );
    routes.read("/api/me", Access::Anyone, Limit::Read, "Who I am.", me);
}

/// A new guest.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// What the guest wants to be called.
    name: String,
}

/// A person as they know themselves.
#[derive(Serialize, JsonSchema)]
struct Me {
    /// The person; nobody where the browser is not known.
    person: Option<PersonId>,
    /// What they are called.
    name: Option<String>,
}

async fn be_guest(call: Call, guest: NewGuest) -> Result<Reply<Me>, Problem> {
    let name = guest.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > NAME_LIMIT || name.chars().any(char::is_control) {
        return Err(Problem::bad("problem-strange-name").with("limit", NAME_LIMIT));
    }
    let hub = &call.app.hub;
    let (person, now) = (Person { id: PersonId(hub.luck.id()), name }, hub.clock.now());
    hub.store.add_person(&person, call.tongue.code(), now).await?;
    let secret = hub.luck.secret();
    hub.store.add_device(&hash(&secret), &person.id, now, now + KNOWN_SECONDS * 1000).await?;
    let secure = if call.secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={KNOWN_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    Ok(Reply { body: Me { person: Some(person.id), name: Some(person.name) }, cookie: Some(cookie) })
}

async fn me(call: Call) -> Result<Reply<Me>, Problem> {
    let person = call.caller.person.clone();
    super::call::reply(Me {
        person: person.as_ref().map(|person| person.id.clone()),
        name: person.map(|person| person.name),
    })
}
