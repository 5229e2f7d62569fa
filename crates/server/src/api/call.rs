//! One request: who asks, from where, in which language.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use crate::api::limits::Limit;
use crate::connections::rate_limit_key;
use axum::extract::{ConnectInfo, FromRequestParts, Path, Query};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, SEC_WEBSOCKET_PROTOCOL};
use axum::http::request::Parts;
use axum::response::Response;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::Command;
use protocol::tokens::Scope;
use tables::entropy::hash;
use tables::error::RequestError;
use tables::person::Person;
use tables::view_access::ViewAccess;
use text::Locale;

use super::App;
use super::access::Access;
use super::limits::LINE_SIZE;
use super::refusal::refuse;

/// What the cookie is called by which a browser is known again.
pub(crate) const COOKIE_NAME: &str = "tenka";
/// The same over TLS: browsers accept a cookie of this name only from this very host, and only with `Secure`.
pub(crate) const SECURE_COOKIE_NAME: &str = "__Host-tenka";
/// The header that says how one was invited.
const INVITE_HEADER: &str = "tenka-invite";
/// How the protocol of a socket begins that says the same.
const INVITE_PROTOCOL: &str = "tenka-invite.";
/// The protocol of a socket that is spoken here.
pub(crate) const PROTOCOL: &str = "tenka";
/// What every token begins with, so that it is known for one where it should not be.
pub(crate) const TOKEN_PREFIX: &str = "tenka_";

/// Who asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Identity {
    /// The person, if they are known.
    pub(crate) person: Option<Person>,
    /// What their token is good for; nothing where they sit at their own browser.
    pub(crate) scopes: Option<Vec<Scope>>,
    /// The hash of what their browser holds.
    pub(crate) device: Option<String>,
    /// What their browser holds, where it came in the cookie that is used without TLS.
    pub(crate) plain_cookie: Option<String>,
    /// When their token expires.
    pub(crate) token_ends_at: Option<Millis>,
    /// The code of the language in which they want to be told things.
    pub(crate) language: Option<String>,
}

/// One request.
pub(crate) struct Call {
    pub(crate) app: App,
    pub(crate) caller: Identity,
    pub(crate) locale: Locale,
    /// Where it comes from.
    pub(crate) address: IpAddr,
    /// Whether it came over TLS, as far as anybody says.
    pub(crate) secure: bool,
    /// Whether its body says that it is JSON.
    pub(crate) sends_json: bool,
    /// The end of the link by which whoever asks was invited, where a header says so.
    invite: Option<String>,
    path: HashMap<String, String>,
    query: HashMap<String, String>,
}

/// What is answered, and what the browser is to keep.
pub(crate) struct Reply<A> {
    pub(crate) body: A,
    /// `Set-Cookie` headers.
    pub(crate) cookies: Vec<String>,
}

/// An answer that the browser need not keep anything of.
pub(crate) fn reply<A>(body: A) -> Result<Reply<A>, RequestError> {
    Ok(Reply { body, cookies: Vec::new() })
}

impl Call {
    /// Finds out who asks and whether they may; a refusal is ready to be sent.
    pub(crate) async fn answer(
        app: &App,
        mut parts: Parts,
        access: Access,
        limit: Limit,
    ) -> Result<Call, Box<Response>> {
        let mut locale = locale(app, &parts);
        let address = address(app, &parts);
        let admitted = async {
            if parts.headers.contains_key(AUTHORIZATION) {
                // Tokens that are tried one after the other cost a look each, whoever they would be.
                app.limits.count(Limit::Token, &rate_limit_key(address))?;
            }
            let caller = caller(app, &parts).await?;
            // Whoever tries names or passwords does so from somewhere, whoever they claim to be.
            let person = caller.person.as_ref().filter(|_| !matches!(limit, Limit::Guest | Limit::SignIn));
            let who = person.map_or_else(|| rate_limit_key(address), |person| person.id.0.clone());
            app.limits.count(limit, &who)?;
            admit(&caller, access, &app.admins)?;
            Ok(caller)
        };
        let caller = match admitted.await {
            Ok(caller) => caller,
            Err(problem) => return Err(Box::new(refuse(&problem, &locale))),
        };
        if let Some(spoken) = caller.language.as_deref().filter(|_| asked(&parts).is_none()) {
            locale = app.best_locale(Some(spoken)).clone();
        }
        let sends_json = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).is_some_and(|kind| {
            kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
        });
        let secure = is_secure(app, &parts.headers);
        let invite = invite(&parts).map(str::to_owned);
        let path = Path::<HashMap<String, String>>::from_request_parts(&mut parts, app).await;
        let query = Query::<HashMap<String, String>>::from_request_parts(&mut parts, app).await;
        let path = path.map(|path| path.0).unwrap_or_default();
        let query = query.map(|query| query.0).unwrap_or_default();
        if path.values().chain(query.values()).any(|text| text.contains('\0')) {
            return Err(Box::new(refuse(&RequestError::bad("api-error-nul-character"), &locale)));
        }
        let call = Call { app: app.clone(), caller, locale, address, secure, sends_json, invite, path, query };
        call.remember_home();
        Ok(call)
    }

    /// Whether the token by which somebody came has expired since.
    pub(crate) fn is_expired(&self) -> bool {
        self.caller.token_ends_at.is_some_and(|end| end <= self.app.hub.clock.now())
    }

    /// The person who asks; [`Access`] has seen to it that there is one.
    pub(crate) fn person(&self) -> Result<&Person, RequestError> {
        self.caller.person.as_ref().ok_or(RequestError::sign_in_required())
    }

    /// A piece of the path.
    pub(crate) fn part(&self, name: &str) -> &str {
        self.path.get(name).map_or("", String::as_str)
    }

    /// The table that the path names.
    pub(crate) fn table(&self) -> TableId {
        TableId(self.part("table").to_owned())
    }

    /// Who looks, with whose eyes and by which link, as the query says.
    pub(crate) fn eyes(&self) -> ViewAccess {
        ViewAccess {
            person: self.caller.person.as_ref().map(|person| person.id.clone()),
            asked: self.query("as").map(str::to_owned),
            invite: self.invite().map(str::to_owned),
        }
    }

    /// The end of the link by which whoever asks was invited. In a header no proxy logs it.
    pub(crate) fn invite(&self) -> Option<&str> {
        self.invite.as_deref().or_else(|| self.query("invite"))
    }

    /// Counts a new table against the address from which it comes.
    pub(crate) fn count_table(&self) -> Result<(), RequestError> {
        self.app.limits.count(Limit::TablesOfAddress, &self.rate_limit_key())
    }

    /// Remembers the address of the person, so that the bots of all guests of one address take turns as those of one.
    pub(crate) fn remember_home(&self) {
        if let Some(person) = &self.caller.person {
            self.app.hub.bots.remember_home(&person.id, self.rate_limit_key());
        }
    }

    /// Counts what will be stored beside the logs of tables.
    pub(crate) fn count_stored(&self, bytes: usize) -> Result<(), RequestError> {
        self.app.limits.count_stored(LINE_SIZE + bytes, &self.person()?.id.0, &self.rate_limit_key())
    }

    /// Counts what will be stored because of a command.
    pub(crate) fn count_growth(&self, command: &Command) -> Result<(), RequestError> {
        self.app.limits.count_growth(command, &self.person()?.id.0, &self.rate_limit_key())
    }

    /// From where it comes, as limits count it.
    pub(crate) fn rate_limit_key(&self) -> String {
        rate_limit_key(self.address)
    }

    /// Something that the query says.
    pub(crate) fn query(&self, name: &str) -> Option<&str> {
        self.query.get(name).map(String::as_str)
    }
}

fn header<'a>(parts: &'a Parts, name: &str) -> Option<&'a str> {
    parts.headers.get(name).and_then(|value| value.to_str().ok())
}

/// The secret of an invitation in a header: browsers can name one to a socket only among its protocols.
fn invite(parts: &Parts) -> Option<&str> {
    let protocols = header(parts, SEC_WEBSOCKET_PROTOCOL.as_str()).unwrap_or_default();
    let mut protocols = protocols.split(',').map(str::trim);
    header(parts, INVITE_HEADER).or_else(|| protocols.find_map(|protocol| protocol.strip_prefix(INVITE_PROTOCOL)))
}

/// The language that the query asks for.
fn asked(parts: &Parts) -> Option<&str> {
    parts.uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")))
}

fn locale(app: &App, parts: &Parts) -> Locale {
    app.best_locale(asked(parts).or_else(|| header(parts, ACCEPT_LANGUAGE.as_str()))).clone()
}

/// Whether a request came over TLS, as far as a proxy that is believed says.
pub(crate) fn is_secure(app: &App, headers: &HeaderMap) -> bool {
    app.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// The address of whoever asks; behind a proxy, the last one that the proxy saw. A proxy may add a line to those of
/// whoever asks, who can write anything.
pub(crate) fn address(app: &App, parts: &Parts) -> IpAddr {
    let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back().filter(|_| app.behind_proxy);
    let list = forwarded.and_then(|value| value.to_str().ok());
    let told = list.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    told.or(direct).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Who asks: by a token, by a cookie, or nobody that is known.
async fn caller(app: &App, parts: &Parts) -> Result<Identity, RequestError> {
    if let Some(secret) = header(parts, AUTHORIZATION.as_str()) {
        let secret = secret.strip_prefix("Bearer ").filter(|secret| secret.starts_with(TOKEN_PREFIX));
        let secret = secret.ok_or(RequestError::sign_in_required())?;
        let found = app.hub.store.account_of_token(&hash(secret), app.hub.clock.now()).await?;
        let (account, token) = found.ok_or(RequestError::sign_in_required())?;
        return Ok(Identity {
            person: Some(account.person),
            scopes: Some(Scope::read_list(&token.scopes)),
            token_ends_at: Some(token.ends_at),
            language: account.language,
            ..Identity::default()
        });
    }
    let cookies = header(parts, COOKIE.as_str()).unwrap_or_default();
    let named = |name: &str| {
        let mut cookies = cookie::Cookie::split_parse(cookies).filter_map(Result::ok);
        cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
    };
    // Other hosts of the same domain could set the plain one, so it does not count beside the other.
    let (secure, plain) = (named(SECURE_COOKIE_NAME), named(COOKIE_NAME));
    let Some(held) = secure.as_ref().or(plain.as_ref()) else { return Ok(Identity::default()) };
    let device = hash(held);
    let account = app.hub.store.account_of_device(&device, app.hub.clock.now()).await?;
    let (person, language) = account.map(|account| (account.person, account.language)).unzip();
    let (device, language) = (Some(device), language.flatten());
    Ok(Identity { person, device, plain_cookie: plain, language, ..Identity::default() })
}

fn admit(caller: &Identity, access: Access, admins: &HashSet<PersonId>) -> Result<(), RequestError> {
    match (access, &caller.person, &caller.scopes) {
        // What anybody may ask for shows more to whoever is known, so that a token must be good for it.
        (Access::Anyone, _, Some(scopes)) if !scopes.contains(&Scope::Read) => {
            Err(RequestError::forbidden("api-error-token-not-good-for-this"))
        }
        (Access::Anyone, ..) => Ok(()),
        (_, None, _) => Err(RequestError::sign_in_required()),
        (Access::Admin, Some(person), None) if !admins.contains(&person.id) => {
            Err(RequestError::forbidden("api-error-only-for-hosts"))
        }
        (_, Some(_), None) => Ok(()),
        (Access::Person(scope), Some(_), Some(scopes)) if scopes.contains(&scope) => Ok(()),
        (_, Some(_), Some(_)) => Err(RequestError::forbidden("api-error-token-not-good-for-this")),
    }
}

#[cfg(test)]
mod tests {
    use tables::error::ErrorKind;

    use super::*;

    fn by_token(scopes: &[Scope]) -> Identity {
        let person = Person { id: PersonId("anna".to_owned()), name: "Anna".to_owned() };
        Identity { person: Some(person), scopes: Some(scopes.to_vec()), ..Identity::default() }
    }

    #[test]
    fn a_token_is_good_for_what_it_says_and_no_more() {
        let nobody = HashSet::new();
        let all = [Scope::Read, Scope::Play, Scope::Create];
        for scope in all {
            for good_for in
                [&[Scope::Read][..], &[Scope::Play], &[Scope::Create], &[Scope::Read, Scope::Play], &all, &[]]
            {
                let admitted = admit(&by_token(good_for), Access::Person(scope), &nobody).is_ok();
                assert_eq!(admitted, good_for.contains(&scope), "{scope:?} with {good_for:?}");
                let reads = admit(&by_token(good_for), Access::Anyone, &nobody).is_ok();
                assert_eq!(reads, good_for.contains(&Scope::Read), "reading with {good_for:?}");
                assert!(
                    admit(&by_token(good_for), Access::Browser, &nobody).is_err(),
                    "no token does a browser's work"
                );
            }
        }
        assert_eq!(admit(&Identity::default(), Access::Browser, &nobody).unwrap_err().kind, ErrorKind::SignInRequired);
        assert_eq!(
            admit(&Identity::default(), Access::Person(Scope::Read), &nobody).unwrap_err().kind,
            ErrorKind::SignInRequired
        );
    }

    #[test]
    fn only_whom_the_host_names_may_put_things_in_order_and_only_at_a_browser() {
        let admins = HashSet::from([PersonId("anna".to_owned())]);
        let all = [Scope::Read, Scope::Play, Scope::Create];
        assert!(admit(&by_token(&all), Access::Admin, &admins).is_err(), "no token does a host's work");
        let anna = Identity { scopes: None, ..by_token(&[]) };
        assert!(admit(&anna, Access::Admin, &admins).is_ok());
        assert_eq!(admit(&anna, Access::Admin, &HashSet::new()).unwrap_err().kind, ErrorKind::Forbidden);
        assert_eq!(admit(&Identity::default(), Access::Admin, &admins).unwrap_err().kind, ErrorKind::SignInRequired);
    }
}
