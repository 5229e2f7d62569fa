//! The live table: one socket, one viewer.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, Request, State};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use table::Viewer;
use tokio::sync::mpsc;

use super::route::{Access, read_json, refuse};
use super::tables::viewer;
use super::{App, Call};
use crate::hub::Person;
use crate::limits::Limit;
use crate::message::{Ask, Command, MESSAGE_LIMIT, Order, Tell};
use crate::problem::Problem;
use crate::room::{BACKLOG, Joining, Wants, write};

/// How often a socket is asked whether anybody is still there.
const BEAT: Duration = Duration::from_secs(30);
/// After so many beats without a sign of life it is closed.
const SILENT_BEATS: u32 = 3;
/// How long a message may take to be sent.
const PATIENCE: Duration = Duration::from_secs(10);

/// Opens a socket. The query says whose eyes it has (`as`), the language in which it is told (`lang`;
/// without it there are no sentences), whether every moment comes with the view (`views=no` where it
/// need not), the last piece of news that one knows (`since`), and how one was invited (`invite`).
pub(super) async fn open(State(app): State<App>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &app).await;
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
        let seen = admitted(&call).await?;
        Ok((seen, call.app.limits.open_socket(person, &call.address.to_string())?))
    };
    match admitted.await {
        Ok((seen, open)) => upgrade
            .max_message_size(MESSAGE_LIMIT)
            .max_frame_size(MESSAGE_LIMIT)
            .read_buffer_size(2048)
            .write_buffer_size(0)
            .on_upgrade(move |socket| async move {
                serve(call, seen, socket).await;
                drop(open);
            }),
        Err(problem) => refuse(&problem, &call.tongue),
    }
}

async fn admitted(call: &Call) -> Result<Viewer, Problem> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    viewer(call, call.app.hub.opened(&room, &mut guard).await?)
}

async fn serve(call: Call, seen: Viewer, socket: WebSocket) {
    let hub = &call.app.hub;
    let (sender, mut messages) = mpsc::channel::<Utf8Bytes>(BACKLOG);
    let room = hub.room(&call.table());
    let joining = Joining {
        viewer: seen,
        named: call.query("as").map(str::to_owned),
        invite: call.query("invite").map(str::to_owned),
        person: call.caller.person.as_ref().map(|person| person.id.clone()),
        wants: Wants {
            views: call.query("views") != Some("no"),
            tongue: call.query("lang").and_then(|code| call.app.tongue(code)).cloned(),
        },
        since: call.query("since").and_then(|since| since.parse().ok()),
    };
    let joined = {
        let mut guard = room.live.lock().await;
        match hub.opened(&room, &mut guard).await {
            // Only the table holds the sender: when it lets go of a listener, the socket is closed.
            Ok(live) => live.join(joining, sender),
            Err(_) => return,
        }
    };
    hub.drive(&room);
    let (mut to, mut from) = socket.split();
    let mut stopping = call.app.stopping.clone();
    let mut beat = tokio::time::interval(BEAT);
    let mut silent = 0;
    loop {
        let message = tokio::select! {
            // In this order: an answer never overtakes what happened before the question.
            biased;
            _ = stopping.changed() => {
                let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("") };
                let _ = tokio::time::timeout(PATIENCE, to.send(Message::Close(Some(frame)))).await;
                break;
            }
            message = messages.recv() => match message {
                Some(text) => Message::Text(text),
                None => break,
            },
            asked = from.next() => {
                silent = 0;
                match asked {
                    Some(Ok(Message::Text(text))) => Message::Text(write(&heed(&call, text.as_str()).await)),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => continue,
                }
            },
            _ = beat.tick() => {
                silent += 1;
                if silent > SILENT_BEATS {
                    break;
                }
                Message::Ping(axum::body::Bytes::new())
            },
        };
        // Whoever does not read is not waited for: what waits for them is memory of ours.
        if !matches!(tokio::time::timeout(PATIENCE, to.send(message)).await, Ok(Ok(()))) {
            break;
        }
    }
    if let Some(live) = room.live.lock().await.as_mut() {
        live.part(joined);
    }
}

/// Does what somebody asks for over a socket.
async fn heed(call: &Call, text: &str) -> Tell {
    let refused = |key: String, problem: &Problem| Tell::Refused { key, problem: problem.document(&call.tongue) };
    let Some(person) = &call.caller.person else { return refused(String::new(), &Problem::nobody()) };
    let ask: Ask = match read_json(text.as_bytes()) {
        Ok(ask) => ask,
        // Nonsense costs as much as sense.
        Err(problem) => {
            let counted = call.app.limits.count(Limit::Order, &person.id.0);
            return refused(String::new(), counted.as_ref().err().unwrap_or(&problem));
        }
    };
    match ask {
        Ask::Order(order) => {
            let key = order.key.clone();
            match obey(call, person, order).await {
                Ok(()) => Tell::Done { key },
                Err(problem) => refused(key, &problem),
            }
        }
        Ask::Try { key, action } => {
            let tried = attempt(call, person, &action).await;
            Tell::Tried { key, problem: tried.err().map(|problem| problem.document(&call.tongue)) }
        }
    }
}

async fn obey(call: &Call, person: &Person, mut order: Order) -> Result<(), Problem> {
    let limit = if matches!(order.command, Command::Say { .. }) { Limit::Say } else { Limit::Order };
    call.app.limits.count(limit, &person.id.0)?;
    if let Some(scopes) = &call.caller.scopes
        && !scopes.contains(&super::route::Scope::Play)
    {
        return Err(Problem::forbidden("problem-token-not-good-for-this"));
    }
    // A socket acts for the seat whose eyes it has.
    if order.seat.is_none() {
        let room = call.app.hub.room(&call.table());
        let mut guard = room.live.lock().await;
        let live = call.app.hub.opened(&room, &mut guard).await?;
        if let Ok(Viewer::Seat(seat)) = viewer(call, live) {
            order.seat = live.table.places.get(seat.index()).and_then(|place| place.name).map(str::to_owned);
        }
    }
    call.app.hub.order(&call.table(), person, call.query("invite"), order).await
}

async fn attempt(call: &Call, person: &Person, action: &serde_json::value::RawValue) -> Result<(), Problem> {
    call.app.limits.count(Limit::Order, &person.id.0)?;
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    let Viewer::Seat(seat) = viewer(call, live)? else { return Err(Problem::forbidden("problem-not-seated")) };
    live.table.game.as_ref().ok_or(Problem::conflict("problem-not-begun"))?.attempt(seat, action)
}
