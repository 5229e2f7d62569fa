//! The live table: one socket, one viewer.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Request, State};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use protocol::ids::PersonId;
use protocol::message::{ClientMessage, CommandRequest, MESSAGE_LIMIT, Preview, ServerMessage};
use protocol::tokens::Scope;
use tables::error::RequestError;
use tables::json::read_json;
use tables::person::Person;
use tokio::sync::{broadcast, mpsc};

use super::access::Access;
use super::call::PROTOCOL;
use super::refusal::refuse;
use super::tables::{execute_command, viewer};
use super::{ANSWER, App, Call};
use crate::api::limits::Limit;
use crate::runtime::room::{BACKLOG, Joining, Subscription, write};

/// How often a socket is asked whether anybody is still there.
pub(super) const BEAT: Duration = Duration::from_secs(30);
/// After so many beats without a sign of life it is closed.
pub(super) const SILENT_BEATS: u32 = 3;
/// How long a message may take to be sent.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Opens a socket. The query says whose eyes it has (`as`), the language in which it is told (`lang`;
/// without it there are no sentences), whether every moment comes with the view (`views=no` where it
/// need not), the last piece of news that one knows (`since`), and how one was invited (`invite`).
pub(super) async fn open(State(app): State<App>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &app).await;
    // Before anybody asks who this is, so that no word of it is missed afterwards.
    let signed_out = app.hub.signed_out.subscribe();
    let call = match Call::answer(&app, parts, Access::Anyone, Limit::Socket).await {
        Ok(call) => call,
        Err(refusal) => return *refusal,
    };
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let person = call.caller.person.as_ref().map(|person| person.id.0.as_str());
    let admitted = async {
        admitted(&call).await?;
        call.app.limits.open_socket(person, &call.rate_limit_key())
    };
    match admitted.await {
        Ok(open) => upgrade
            .max_message_size(MESSAGE_LIMIT)
            .max_frame_size(MESSAGE_LIMIT)
            .read_buffer_size(2048)
            .write_buffer_size(4096)
            .protocols([PROTOCOL])
            .on_upgrade(move |socket| async move {
                serve(call, socket, signed_out).await;
                drop(open);
            }),
        Err(problem) => refuse(&problem, &call.locale),
    }
}

async fn admitted(call: &Call) -> Result<(), RequestError> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    viewer(call, call.app.hub.current(&room, &mut guard).await?).map(|_| ())
}

async fn serve(call: Call, socket: WebSocket, mut signed_out: broadcast::Receiver<PersonId>) {
    let hub = &call.app.hub;
    let _open = hub.metrics.socket();
    let (sender, mut messages) = mpsc::channel::<Utf8Bytes>(BACKLOG);
    let room = hub.room(&call.table());
    let joining = Joining {
        eyes: call.eyes(),
        wants: Subscription {
            views: call.query("views") != Some("no"),
            locale: call.query("lang").and_then(|code| call.app.locale(code)).cloned(),
        },
        since: call.query("since").and_then(|since| since.parse().ok()),
    };
    let joined = {
        let mut guard = room.live.lock().await;
        // The table alone holds the sender: when it lets go of a listener, the socket closes.
        let Ok(live) = hub.current(&room, &mut guard).await else { return };
        let Ok(joined) = live.join(joining, sender) else { return };
        hub.bots.reclass(&room.id, live.urgency());
        joined
    };
    if let Some(live) = room.live.lock().await.as_ref() {
        hub.count_audience_soon(&room, live);
    }
    let person = call.caller.person.as_ref().map(|person| &person.id);
    hub.presence.changed(&room.id, person);
    hub.drive(&room);
    let (mut to, mut from) = socket.split();
    let mut stopping = call.app.stopping.clone();
    let mut beat = tokio::time::interval(BEAT);
    let mut silent = 0;
    let budget = call.app.limits.frame_budget();
    loop {
        let message = tokio::select! {
            // In this request: an answer never overtakes what happened before the question.
            biased;
            _ = stopping.changed() => closing(close_code::AWAY),
            // Whoever still may comes back by themselves.
            () = signed_out_is_me(&mut signed_out, call.caller.person.as_ref()) => closing(close_code::POLICY),
            message = messages.recv() => match message {
                Some(first) => {
                    // What has gathered goes out in one piece.
                    let mut last = first;
                    while let Ok(next) = messages.try_recv() {
                        if !fed(&mut to, std::mem::replace(&mut last, next)).await {
                            break;
                        }
                    }
                    Message::Text(last)
                }
                // Somebody who did not keep up, or may no longer listen, can come back.
                None => closing(close_code::AGAIN),
            },
            asked = from.next() => {
                silent = 0;
                match asked {
                    // A token may expire while a socket is open, and a stranger has little to say.
                    Some(Ok(Message::Text(_))) if call.is_expired() || person.is_none() && !budget.take() => {
                        closing(close_code::POLICY)
                    }
                    Some(Ok(Message::Text(text))) => {
                        let answer = write(&handle_message(&call, joined, text.as_str()).await);
                        // What a command brought about is broadcast before it is called done, so that whoever
                        // hears that it is done knows how the game stands.
                        while let Ok(text) = messages.try_recv() {
                            if !fed(&mut to, text).await {
                                break;
                            }
                        }
                        Message::Text(answer)
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) if !budget.take() => closing(close_code::POLICY),
                    Some(Ok(_)) => continue,
                }
            },
            _ = beat.tick() => {
                silent += 1;
                if silent > SILENT_BEATS {
                    break;
                }
                if call.is_expired() { closing(close_code::POLICY) } else { Message::Ping(axum::body::Bytes::new()) }
            },
        };
        let is_last = matches!(message, Message::Close(_));
        // Whoever does not read is not waited for: what waits for them is memory of ours.
        let sent = tokio::time::timeout(PATIENCE, to.send(message)).await;
        if is_last || !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    if let Some(live) = room.live.lock().await.as_mut() {
        live.part(joined, person, hub.clock.now());
        hub.count_audience_soon(&room, live);
        hub.bots.reclass(&room.id, live.urgency());
    }
    hub.presence.changed(&room.id, person);
}

/// Puts a message with those that go out next; whether that was possible.
async fn fed(to: &mut SplitSink<WebSocket, Message>, text: Utf8Bytes) -> bool {
    matches!(tokio::time::timeout(PATIENCE, to.feed(Message::Text(text))).await, Ok(Ok(())))
}

/// The last word on a socket, for the program that reads it.
pub(super) fn closing(code: u16) -> Message {
    let word = match code {
        close_code::AWAY => "stopping",
        close_code::POLICY => "signed-out",
        _ => "come-again",
    };
    Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(word) }))
}

/// Waits until something no longer lets this person in.
pub(super) async fn signed_out_is_me(signed_out: &mut broadcast::Receiver<PersonId>, me: Option<&Person>) {
    loop {
        match signed_out.recv().await {
            Ok(person) if me.is_some_and(|me| me.id == person) => return,
            Ok(_) => {}
            // Words were missed, and one of them may have been meant.
            Err(broadcast::error::RecvError::Lagged(_)) if me.is_some() => return,
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Does what somebody asks for over a socket.
async fn handle_message(call: &Call, joined: u64, text: &str) -> ServerMessage {
    let refused = |idempotency_key: String, error: &RequestError| {
        let error = error.document(&call.locale);
        ServerMessage::Refused { idempotency_key, error }
    };
    let Some(person) = &call.caller.person else {
        let counted = call.app.limits.count(Limit::Anonymous, &call.rate_limit_key());
        return refused(String::new(), &counted.err().unwrap_or(RequestError::sign_in_required()));
    };
    let ask: ClientMessage = match read_json(text.as_bytes()) {
        Ok(ask) => ask,
        // Nonsense costs as much as sense.
        Err(problem) => {
            let counted = call.app.limits.count(Limit::Command, &person.id.0);
            return refused(String::new(), counted.as_ref().err().unwrap_or(&problem));
        }
    };
    match ask {
        ClientMessage::Request(request) => {
            let idempotency_key = request.idempotency_key.clone();
            let executed = tokio::time::timeout(ANSWER, execute(call, person, joined, request)).await;
            match executed.unwrap_or_else(|_| Err(RequestError::unavailable())) {
                Ok(()) => ServerMessage::Done { idempotency_key },
                Err(error) => refused(idempotency_key, &error),
            }
        }
        ClientMessage::Preview { key, action } => {
            let tried = tokio::time::timeout(ANSWER, attempt(call, person, joined, &action)).await;
            let tried = tried.unwrap_or_else(|_| Err(RequestError::unavailable()));
            match tried {
                Ok(preview) => ServerMessage::Preview { key, error: None, preview },
                Err(error) => ServerMessage::Preview { key, error: Some(error.document(&call.locale)), preview: None },
            }
        }
    }
}

async fn execute(call: &Call, person: &Person, joined: u64, request: CommandRequest) -> Result<(), RequestError> {
    call.app.limits.count(Limit::of(&request.command), &person.id.0)?;
    call.count_growth(&request.command)?;
    if let Some(scopes) = &call.caller.scopes
        && !scopes.contains(&Scope::Play)
    {
        return Err(RequestError::forbidden("api-error-token-not-good-for-this"));
    }
    let seat = match request.seat {
        Some(seat) => Some(seat),
        // A socket acts for the seat whose eyes it has.
        None => {
            let room = call.app.hub.room(&call.table());
            let mut guard = room.live.lock().await;
            let live = call.app.hub.opened(&room, &mut guard).await?;
            match live.viewer_of(joined) {
                Some(Viewer::Seat(seat)) => live.table.places.get(seat.index()).and_then(|place| place.name),
                _ => None,
            }
            .map(str::to_owned)
        }
    };
    execute_command(call, call.invite(), CommandRequest { seat, ..request }).await
}

async fn attempt(
    call: &Call,
    person: &Person,
    joined: u64,
    action: &serde_json::value::RawValue,
) -> Result<Option<Preview>, RequestError> {
    call.app.limits.count(Limit::Command, &person.id.0)?;
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    let Some(Viewer::Seat(seat)) = live.viewer_of(joined) else {
        return Err(RequestError::forbidden("api-error-not-seated"));
    };
    let locale = call.query("lang").and_then(|code| call.app.locale(code));
    live.table.game.as_ref().ok_or(RequestError::conflict("api-error-not-begun"))?.attempt(seat, action, locale)
}
