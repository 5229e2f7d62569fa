//! Accounts: who one is, and what lets one in.

use axum::http::Method;
use protocol::account::{
    ChangePassword, DeleteAccount, Me, NewLanguage, NewName, NewPassword, SignIn, SignInLink, UseSignInLink,
};
use protocol::ids::PersonId;
use protocol::{Empty, Millis};
use store::Account;
use tables::entropy::hash;
use tables::error::RequestError;
use tables::names::{self, compared, shown};
use tables::person::Person;
use text::Language;

use super::call::{COOKIE_NAME, Reply, SECURE_COOKIE_NAME, reply};
use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::api::password;
use crate::runtime::hub::account_events::Change;

/// How long a browser is known: a year of seconds.
pub(super) const KNOWN_SECONDS: i64 = 365 * 86_400;
/// How long a link to another device can be used.
pub(super) const LINK_MILLIS: Millis = 10 * 60_000;

/// What can be asked about people.
pub(super) fn routes(routes: &mut Routes) {
    let (anyone, browser, account) = (Access::Anyone, Access::Browser, Limit::Account);
    let post = || Method::POST;
    routes.write(post(), "/api/guest", anyone, Limit::Guest, "Play at once, as a guest with a name.", be_guest);
    routes.read("/api/me", anyone, Limit::Read, "Who I am.", me);
    routes.write(post(), "/api/me/name", browser, account, "Be called otherwise.", change_name);
    routes.write(post(), "/api/me/language", browser, account, "Be told things in another language.", change_language);
    routes.write(
        post(),
        "/api/me/keep",
        browser,
        account,
        "Keep my name with a password: nobody else can take it, and I can sign in from anywhere.",
        keep_name,
    );
    routes.write(
        post(),
        "/api/me/password",
        browser,
        Limit::SignIn,
        "Change my password. All my other browsers are signed out; tokens stay.",
        change_password,
    );
    routes.write(post(), "/api/sign-in", anyone, Limit::SignIn, "Sign in with a name and its password.", sign_in);
    routes.write(post(), "/api/sign-out", browser, account, "Sign this browser out.", sign_out);
    routes.write(
        post(),
        "/api/sign-out-everywhere",
        browser,
        account,
        "Sign all my browsers out, this one too. Tokens stay.",
        sign_out_everywhere,
    );
    routes.write(
        post(),
        "/api/me/link",
        browser,
        account,
        "Make a link that signs in one other device, once, within ten minutes.",
        make_link,
    );
    routes.write(
        post(),
        "/api/link",
        anyone,
        Limit::SignIn,
        "Sign in by a link: by what stands behind its `#`, which browsers do not send by themselves.",
        use_link,
    );
    routes.write(
        Method::DELETE,
        "/api/me",
        browser,
        Limit::SignIn,
        "Delete my account with everything that I wrote. Bots take my seats in games that go on; finished games stay, \
         without my name.",
        delete_me,
    );
}

fn account_info(call: &Call, account: Account) -> Me {
    let Account { person, password, language } = account;
    let admin = call.app.admins.contains(&person.id);
    Me { person: Some(person.id), name: Some(person.name), kept: password.is_some(), language, admin }
}

/// The account of whoever asks.
async fn account(call: &Call) -> Result<Account, RequestError> {
    call.app.hub.store.account(&call.person()?.id).await?.ok_or(RequestError::sign_in_required())
}

/// What a browser is told to keep for so long. Over TLS that has another name, and what it kept before under the plain
/// name goes.
fn cookies(call: &Call, secret: &str, seconds: i64) -> Vec<String> {
    let cookie = |name, secret, seconds, secure| {
        format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
    };
    if !call.secure {
        return vec![cookie(COOKIE_NAME, secret, seconds, "")];
    }
    let mut cookies = vec![cookie(SECURE_COOKIE_NAME, secret, seconds, "; Secure")];
    if call.caller.plain_cookie.is_some() {
        cookies.push(cookie(COOKIE_NAME, "", 0, "; Secure"));
    }
    cookies
}

/// Lets this browser in as a person, by a new secret; the one that it held before is worth nothing.
async fn let_in(call: &Call, account: Account) -> Result<Reply<Me>, RequestError> {
    let (hub, now) = (&call.app.hub, call.app.hub.clock.now());
    if let Some(device) = &call.caller.device {
        hub.store.remove_device(device).await?;
        if let Some(before) = &call.caller.person {
            hub.announce(Change::SignedOut, &before.id).await?;
        }
    }
    let secret = hub.luck.secret();
    hub.store.add_device(&hash(&secret), &account.person.id, now, now + KNOWN_SECONDS * 1000).await?;
    Ok(Reply { body: account_info(call, account), cookies: cookies(call, &secret, KNOWN_SECONDS) })
}

/// Refuses to let go of a name to which the host has given rights: the next to take it would have them after a restart.
fn admin_stays(call: &Call) -> Result<(), RequestError> {
    let is_admin = call.app.admins.contains(&call.person()?.id);
    if is_admin { Err(RequestError::forbidden("api-error-admin-stays")) } else { Ok(()) }
}

/// A name that nobody else keeps, and that does not look like one.
async fn free_name(call: &Call, name: &str, mine: Option<&PersonId>) -> Result<String, RequestError> {
    let (store, name) = (&call.app.hub.store, shown(name)?);
    let keeper = store.account_named(&compared(&name)).await?;
    if keeper.is_some_and(|keeper| Some(&keeper.person.id) != mine) {
        return Err(RequestError::conflict("api-error-name-is-kept"));
    }
    if store.is_look_alike(&names::skeleton(&name), mine).await? {
        return Err(RequestError::conflict("api-error-name-looks-alike"));
    }
    Ok(name)
}

async fn be_guest(call: Call, guest: NewName) -> Result<Reply<Me>, RequestError> {
    let hub = &call.app.hub;
    let person = Person { id: PersonId(hub.luck.id()), name: free_name(&call, &guest.name, None).await? };
    let language = call.locale.code();
    hub.store.add_person(&person, language, hub.clock.now()).await?;
    let_in(&call, Account { person, password: None, language: Some(language.to_owned()) }).await
}

async fn me(call: Call) -> Result<Reply<Me>, RequestError> {
    let Some(person) = &call.caller.person else {
        return reply(Me { person: None, name: None, kept: false, language: None, admin: false });
    };
    call.app.hub.store.see_person(&person.id, call.app.hub.clock.now()).await?;
    // A browser that was signed in under the plain name keeps the same secret under the other.
    let renamed = call.caller.plain_cookie.as_deref().filter(|_| call.secure);
    let renamed = renamed.filter(|plain| call.caller.device.as_ref() == Some(&hash(plain)));
    let cookies = renamed.map_or(Vec::new(), |secret| cookies(&call, secret, KNOWN_SECONDS));
    Ok(Reply { body: account_info(&call, account(&call).await?), cookies })
}

async fn change_name(call: Call, wanted: NewName) -> Result<Reply<Me>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    admin_stays(&call)?;
    let name = free_name(&call, &wanted.name, Some(&person.id)).await?;
    hub.store.set_name(&person.id, &name, &compared(&name)).await?;
    hub.store.set_skeleton(&person.id, &name).await?;
    hub.rename(&person.id).await?;
    reply(account_info(&call, account(&call).await?))
}

async fn change_language(call: Call, wanted: NewLanguage) -> Result<Reply<Me>, RequestError> {
    let language = Language::named(&wanted.language).ok_or_else(|| {
        let spoken: Vec<&str> = text::LANGUAGES.iter().map(|language| language.code).collect();
        RequestError::bad("api-error-no-such-language").with("languages", spoken.join(", "))
    })?;
    call.app.hub.store.set_language(&call.person()?.id, language.code).await?;
    reply(account_info(&call, account(&call).await?))
}

async fn keep_name(call: Call, wanted: NewPassword) -> Result<Reply<Me>, RequestError> {
    let (store, person) = (&call.app.hub.store, call.person()?);
    free_name(&call, &person.name, Some(&person.id)).await?;
    if account(&call).await?.password.is_some() {
        return Err(RequestError::conflict("api-error-kept-already"));
    }
    let password = password::keep(wanted.password, person.name.clone()).await?;
    if !store.keep_name(person, &compared(&person.name), &password).await? {
        return Err(RequestError::conflict("api-error-kept-already"));
    }
    store.set_skeleton(&person.id, &person.name).await?;
    let_in(&call, account(&call).await?).await
}

async fn change_password(call: Call, wanted: ChangePassword) -> Result<Reply<Me>, RequestError> {
    let (store, account) = (&call.app.hub.store, account(&call).await?);
    if account.password.is_none() {
        return Err(RequestError::conflict("api-error-not-kept"));
    }
    call.app.limits.count(Limit::Password, &account.person.id.0)?;
    if !password::is_right(wanted.old, account.password.clone()).await? {
        return Err(RequestError::forbidden("api-error-wrong-password"));
    }
    let password = password::keep(wanted.new, account.person.name.clone()).await?;
    store.set_password(&account.person.id, &password).await?;
    store.remove_devices(&account.person.id).await?;
    let_in(&call, account).await
}

async fn sign_in(call: Call, asked: SignIn) -> Result<Reply<Me>, RequestError> {
    let name = compared(&asked.name);
    // By whatever addresses somebody tries passwords for one name, and whether or not there is such a name. Browsers
    // that are signed in already do not come here.
    call.app.limits.count(Limit::Password, &hash(&name))?;
    let account = call.app.hub.store.account_named(&name).await?;
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let right = password::is_right(asked.password, kept).await?;
    match account {
        Some(account) if right => let_in(&call, account).await,
        // Whether there is such a name is nobody's business.
        _ => Err(RequestError::forbidden("api-error-wrong-name-or-password")),
    }
}

/// An answer after which the browser holds nothing any longer.
fn let_go(call: &Call) -> Result<Reply<Empty>, RequestError> {
    Ok(Reply { body: Empty {}, cookies: cookies(call, "", 0) })
}

async fn sign_out(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    if let Some(device) = &call.caller.device {
        call.app.hub.store.remove_device(device).await?;
    }
    call.app.hub.announce(Change::SignedOut, &call.person()?.id).await?;
    let_go(&call)
}

async fn sign_out_everywhere(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    hub.store.remove_devices(&person.id).await?;
    hub.announce(Change::SignedOut, &person.id).await?;
    let_go(&call)
}

async fn make_link(call: Call, _: Empty) -> Result<Reply<SignInLink>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    let (secret, ends_at) = (hub.luck.secret(), hub.clock.now() + LINK_MILLIS);
    hub.store.add_link(&hash(&secret), &person.id, ends_at).await?;
    reply(SignInLink { path: format!("/link#{secret}"), ends_at })
}

async fn use_link(call: Call, used: UseSignInLink) -> Result<Reply<Me>, RequestError> {
    let hub = &call.app.hub;
    let person = hub.store.take_link(&hash(&used.secret), hub.clock.now()).await?;
    let person = person.ok_or(RequestError::forbidden("api-error-link-is-used"))?;
    let account = hub.store.account(&person).await?.ok_or(RequestError::forbidden("api-error-link-is-used"))?;
    let_in(&call, account).await
}

async fn delete_me(call: Call, last: DeleteAccount) -> Result<Reply<Empty>, RequestError> {
    admin_stays(&call)?;
    let account = account(&call).await?;
    if account.password.is_some() {
        call.app.limits.count(Limit::Password, &account.person.id.0)?;
    }
    if account.password.is_some()
        && !password::is_right(last.password.unwrap_or_default(), account.password.clone()).await?
    {
        return Err(RequestError::forbidden("api-error-wrong-password"));
    }
    let (hub, person, device) = (call.app.hub.clone(), account.person.id, call.caller.device.clone());
    // What is begun is finished, even when nobody waits for the answer.
    let done = tokio::spawn(async move { hub.forget_and_scrub(&person, device.as_deref()).await });
    done.await.unwrap_or_else(|_| Err(RequestError::unavailable()))?;
    let_go(&call)
}
