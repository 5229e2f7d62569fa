//! The live table: one socket, one viewer.

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
use crate::ids::TableId;
use crate::limits::Limit;
use crate::message::{Ask, Command, MESSAGE_LIMIT, Order, Tell};
use crate::problem::Problem;
use crate::room::{BACKLOG, Joining, Wants, write};

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
    match admitted(&call).await {
        Ok(seen) => upgrade
            .max_message_size(MESSAGE_LIMIT)
            .max_frame_size(MESSAGE_LIMIT)
            .read_buffer_size(2048)
            .write_buffer_size(0)
            .on_upgrade(move |socket| serve(call, seen, socket)),
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
    let _open = hub.metrics.socket();
    let (sender, mut messages) = mpsc::channel::<Utf8Bytes>(BACKLOG);
    let room = hub.room(&call.table());
    let joining = Joining {
        viewer: seen,
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
            Ok(live) => live.join(joining, sender.clone()),
            Err(_) => return,
        }
    };
    hub.drive(&room);
    let (mut to, mut from) = socket.split();
    let mut stopping = call.app.stopping.clone();
    loop {
        tokio::select! {
            message = messages.recv() => match message {
                Some(text) => {
                    if to.send(Message::Text(text)).await.is_err() {
                        break;
                    }
                }
                None => break,
            },
            asked = from.next() => match asked {
                Some(Ok(Message::Text(text))) => {
                    let answer = heed(&call, seen, text.as_str()).await;
                    if to.send(Message::Text(write(&answer))).await.is_err() {
                        break;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                Some(Ok(_)) => {}
            },
            _ = stopping.changed() => {
                let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("stopping") };
                let _ = to.send(Message::Close(Some(frame))).await;
                break;
            }
        }
    }
    if let Some(live) = room.live.lock().await.as_mut() {
        live.part(joined);
    }
}

/// Does what somebody asks for over a socket.
async fn heed(call: &Call, seen: Viewer, text: &str) -> Tell {
    let refused = |key: String, problem: &Problem| Tell::Refused { key, problem: problem.document(&call.tongue) };
    let ask: Ask = match read_json(text.as_bytes()) {
        Ok(ask) => ask,
        Err(problem) => return refused(String::new(), &problem),
    };
    let Some(person) = &call.caller.person else { return refused(String::new(), &Problem::nobody()) };
    match ask {
        Ask::Order(order) => {
            let key = order.key.clone();
            match obey(call, person, seen, order).await {
                Ok(()) => Tell::Done { key },
                Err(problem) => refused(key, &problem),
            }
        }
        Ask::Try { key, action } => {
            let tried = attempt(call, &call.table(), seen, &action).await;
            Tell::Tried { key, problem: tried.err().map(|problem| problem.document(&call.tongue)) }
        }
    }
}

async fn obey(call: &Call, person: &Person, seen: Viewer, order: Order) -> Result<(), Problem> {
    let limit = if matches!(order.command, Command::Say { .. }) { Limit::Say } else { Limit::Order };
    call.app.limits.count(limit, &person.id.0)?;
    if let Some(scopes) = &call.caller.scopes
        && !scopes.contains(&super::route::Scope::Play)
    {
        return Err(Problem::forbidden("problem-token-not-good-for-this"));
    }
    let seat = match (&order.seat, seen) {
        (Some(_), _) | (None, Viewer::Spectator) => order.seat,
        // A socket acts for the seat whose eyes it has.
        (None, Viewer::Seat(seat)) => {
            let room = call.app.hub.room(&call.table());
            let mut guard = room.live.lock().await;
            let live = call.app.hub.opened(&room, &mut guard).await?;
            live.table.places.get(seat.index()).and_then(|place| place.name).map(str::to_owned)
        }
    };
    call.app.hub.order(&call.table(), person, call.query("invite"), Order { seat, ..order }).await
}

async fn attempt(
    call: &Call,
    table: &TableId,
    seen: Viewer,
    action: &serde_json::value::RawValue,
) -> Result<(), Problem> {
    let Viewer::Seat(seat) = seen else { return Err(Problem::forbidden("problem-not-seated")) };
    let room = call.app.hub.room(table);
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    live.table.game.as_ref().ok_or(Problem::conflict("problem-not-begun"))?.attempt(seat, action)
}
