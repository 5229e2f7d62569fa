//! What people want to be told of, and the socket by which a page hears of it.

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::Method;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use protocol::ids::PersonId;
use protocol::notifications::{
    ChangeNotifications, ConfirmEmail, EmailChoice, EmailInfo, NotificationSettings, WebhookChoice, WebhookInfo,
};
use protocol::tokens::Scope;
use store::settings::{Confirming, EmailSettings, NotificationTargets, Webhook};
use tables::entropy::hash;
use tables::error::RequestError;
use tokio::sync::{broadcast, mpsc};

use super::call::{PROTOCOL, Reply, reply};
use super::refusal::refuse;
use super::socket::{BEAT, PATIENCE, SILENT_BEATS, closing, signed_out_is_me};
use super::{Access, App, Call, Routes};
use crate::api::limits::Limit;
use crate::runtime::notices::{EmailMessage, is_address};

/// How long an address can be confirmed.
const CONFIRM: i64 = 86_400_000;
/// The longest address of a webhook.
const URL_LIMIT: usize = 500;

/// What can be asked about notices.
pub(super) fn routes(routes: &mut Routes) {
    let path = "/api/me/notices";
    routes.read(path, Access::Browser, Limit::Read, "What I am told of while I am away, and where.", show);
    routes.write(
        Method::PUT,
        path,
        Access::Browser,
        Limit::Account,
        "Choose what I am told of while I am away, and where. A new address must be confirmed by the link sent there.",
        choose,
    );
    routes.write(
        Method::POST,
        "/api/me/notices/confirm",
        Access::Browser,
        Limit::SignIn,
        "Confirm a mail address with the secret that was sent there.",
        confirm,
    );
}

fn shown(call: &Call, settings: NotificationTargets) -> Result<Reply<NotificationSettings>, RequestError> {
    let hook = |Webhook { url, secret, switches }| WebhookInfo { url, secret, switches };
    let mail =
        |mail: EmailSettings| EmailInfo { address: mail.address, confirmed: mail.confirmed, switches: mail.switches };
    let can_mail = call.app.hub.notices.post.is_some();
    reply(NotificationSettings { webhook: settings.webhook.map(hook), mail: settings.mail.map(mail), can_mail })
}

async fn settings(call: &Call) -> Result<NotificationTargets, RequestError> {
    let found = call.app.hub.store.notices_of(&call.person()?.id).await?;
    Ok(found.map(|(_, settings)| settings).unwrap_or_default())
}

async fn show(call: Call) -> Result<Reply<NotificationSettings>, RequestError> {
    shown(&call, settings(&call).await?)
}

async fn choose(call: Call, chosen: ChangeNotifications) -> Result<Reply<NotificationSettings>, RequestError> {
    let hub = &call.app.hub;
    let old = settings(&call).await?;
    let webhook = match chosen.webhook {
        None => None,
        Some(WebhookChoice { url, switches }) => {
            let parsed = reqwest::Url::parse(&url).ok().filter(|_| url.len() <= URL_LIMIT);
            let known = parsed.is_some_and(|url| matches!(url.scheme(), "http" | "https") && url.host_str().is_some());
            if !known {
                return Err(RequestError::bad("api-error-strange-webhook"));
            }
            // Another address is told by another secret.
            let kept = old.webhook.filter(|hook| hook.url == url).map(|hook| hook.secret);
            Some(Webhook { url, secret: kept.unwrap_or_else(|| hub.luck.secret()), switches })
        }
    };
    let mut letter = None;
    let mail = match (chosen.mail, old.mail) {
        (None, _) => None,
        (Some(chosen), Some(old)) if old.address == chosen.address && (old.confirmed || is_open(&call, &old)) => {
            Some(EmailSettings { switches: chosen.switches, ..old })
        }
        (Some(EmailChoice { address, switches }), _) => {
            if hub.notices.post.is_none() {
                return Err(RequestError::conflict("api-error-no-mail-here"));
            }
            if !is_address(&address) {
                return Err(RequestError::bad("api-error-strange-address"));
            }
            // Nobody's mailbox is filled, whoever asks for it.
            call.app.limits.count(Limit::Mail, &call.person()?.id.0)?;
            call.app.limits.count(Limit::Mail, &address.to_lowercase())?;
            call.app.limits.count(Limit::Mail, &call.rate_limit_key())?;
            let secret = hub.luck.secret();
            letter = Some((address.clone(), secret.clone()));
            let confirming = Confirming { hash: hash(&secret), until: hub.clock.now() + CONFIRM };
            Some(EmailSettings { address, confirmed: false, confirming: Some(confirming), switches })
        }
    };
    let settings = NotificationTargets { webhook, mail };
    hub.store.set_notices(&call.person()?.id, &settings).await?;
    if let (Some((to, secret)), Some(post)) = (letter, &hub.notices.post) {
        // What follows the hash is read by the page alone and logged by nobody.
        let link = hub.notices.link(&format!("/confirm-mail#{secret}")).unwrap_or(secret);
        let args = [("name", call.person()?.name.as_str().into()), ("link", link.as_str().into())];
        let subject = call.locale.say("confirm-mail-subject", &[]);
        post.send(EmailMessage { to, subject, body: call.locale.say("confirm-mail", &args) });
    }
    shown(&call, settings)
}

/// Whether the letter that confirms an address is still good.
fn is_open(call: &Call, mail: &EmailSettings) -> bool {
    mail.confirming.as_ref().is_some_and(|confirming| confirming.until > call.app.hub.clock.now())
}

async fn confirm(
    call: Call,
    ConfirmEmail { secret }: ConfirmEmail,
) -> Result<Reply<NotificationSettings>, RequestError> {
    let mut settings = settings(&call).await?;
    let Some(mail) = &mut settings.mail else { return Err(RequestError::bad("api-error-link-not-good")) };
    let is_right = mail.confirming.as_ref().is_some_and(|confirming| confirming.hash == hash(&secret));
    if !is_right || !is_open(&call, mail) {
        return Err(RequestError::bad("api-error-link-not-good"));
    }
    (mail.confirmed, mail.confirming) = (true, None);
    call.app.hub.store.set_notices(&call.person()?.id, &settings).await?;
    shown(&call, settings)
}

/// Opens the socket by which a page hears of tables at which its person does not look.
pub(super) async fn open(State(app): State<App>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &app).await;
    // Before anybody asks who this is, so that no word of it is missed afterwards.
    let signed_out = app.hub.signed_out.subscribe();
    let call = match Call::answer(&app, parts, Access::Person(Scope::Read), Limit::Socket).await {
        Ok(call) => call,
        Err(refusal) => return *refusal,
    };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let person = call.caller.person.as_ref().map(|person| person.id.0.as_str());
    match call.app.limits.open_socket(person, &call.rate_limit_key()) {
        Ok(open) => upgrade
            .max_message_size(1024)
            .read_buffer_size(1024)
            .write_buffer_size(1024)
            .protocols([PROTOCOL])
            .on_upgrade(move |socket| async move {
                serve(call, socket, signed_out).await;
                drop(open);
            }),
        Err(problem) => refuse(&problem, &call.locale),
    }
}

async fn serve(call: Call, socket: WebSocket, mut signed_out: broadcast::Receiver<PersonId>) {
    let Ok(person) = call.person() else { return };
    let notices = &call.app.hub.notices;
    let (sender, mut events) = mpsc::channel::<Utf8Bytes>(64);
    notices.listen(&person.id, sender);
    let (mut to, mut from) = socket.split();
    let mut stopping = call.app.stopping.clone();
    let mut beat = tokio::time::interval(BEAT);
    let mut silent = 0;
    let budget = call.app.limits.frame_budget();
    // The first word says that nothing is missed from here on.
    let mut message = Message::Text(Utf8Bytes::from_static("\"listening\""));
    loop {
        let is_last = matches!(message, Message::Close(_));
        // Whoever does not read is not waited for.
        let sent = tokio::time::timeout(PATIENCE, to.send(message)).await;
        if is_last || !matches!(sent, Ok(Ok(()))) {
            break;
        }
        message = loop {
            tokio::select! {
                event = events.recv() => match event {
                    Some(text) => break Message::Text(text),
                    None => break closing(close_code::AGAIN),
                },
                asked = from.next() => match asked {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break closing(close_code::NORMAL),
                    Some(Ok(_)) if !budget.take() => break closing(close_code::POLICY),
                    Some(Ok(_)) => silent = 0,
                },
                _ = beat.tick() => {
                    silent += 1;
                    if call.is_expired() {
                        break closing(close_code::POLICY);
                    }
                    break if silent > SILENT_BEATS { closing(close_code::AGAIN) } else { Message::Ping(Bytes::new()) };
                }
                () = signed_out_is_me(&mut signed_out, Some(person)) => break closing(close_code::POLICY),
                _ = stopping.changed() => break closing(close_code::AWAY),
            }
        };
    }
    drop(events);
    notices.unlisten(&person.id);
}
