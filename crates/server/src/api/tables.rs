//! Tables: putting them up, finding them, asking things of them.

use axum::http::Method;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Viewer;

use super::call::{Reply, reply};
use super::route::{Empty, Scope};
use super::{Access, Call, Routes};
use crate::ids::TableId;
use crate::limits::Limit;
use crate::message::{Command, Moment, Order, TableInfo, TableSummary};
use crate::problem::Problem;
use crate::room::{Live, Wants};
use crate::setup::Setup;
use crate::store::Listed;

/// After so long without a sign of life, a table is no longer shown in the lobby.
const STALE: i64 = 3 * 86_400_000;

/// What queries may say wherever a table is looked at.
pub(super) const AS: (&str, &str) = ("as", "The seat of mine whose eyes are meant, or `spectator`.");
pub(super) const INVITE: (&str, &str) = ("invite", "The end of the link by which one was invited.");
pub(super) const LANG: (&str, &str) = ("lang", "The language in which it is told; without it there are no sentences.");
pub(super) const SINCE: (&str, &str) =
    ("since", "The number of the last piece of news that one knows; what came after it is told again.");

/// What can be asked about tables.
pub(super) fn routes(routes: &mut Routes) {
    let (read, play, create) =
        (Access::Person(Scope::Read), Access::Person(Scope::Play), Access::Person(Scope::Create));
    routes.write(Method::POST, "/api/tables", create, Limit::Table, "Put up a table.", put_up);
    routes.read(
        "/api/tables",
        Access::Anyone,
        Limit::Read,
        "The open tables at which somebody is missing, and those that can be watched.",
        lobby,
    );
    routes.read("/api/me/tables", read, Limit::Read, "My tables.", mine);
    let seen =
        routes.read("/api/tables/{table}", Access::Anyone, Limit::Read, "A table, for those who may see it.", show);
    seen.query(&[INVITE]);
    routes.write(
        Method::POST,
        "/api/tables/{table}/orders",
        play,
        Limit::Order,
        "Ask for something at a table. The answer comes when it is stored; the same key is never done twice.",
        order,
    );
    let told = routes.read(
        "/api/tables/{table}/moment",
        Access::Anyone,
        Limit::Read,
        "How the game stands for a seat of mine, or for a spectator.",
        moment,
    );
    told.query(&[AS, LANG, SINCE, INVITE]);
}

/// A table that was put up.
#[derive(Serialize, JsonSchema)]
struct PutUp {
    /// Which.
    table: TableId,
}

async fn put_up(call: Call, setup: Setup) -> Result<Reply<PutUp>, Problem> {
    let table = call.app.hub.create(call.person()?, setup, None).await?;
    reply(PutUp { table })
}

/// Tables in a list.
#[derive(Serialize, JsonSchema)]
struct Tables {
    /// The tables.
    tables: Vec<TableSummary>,
}

fn summaries(listed: Vec<Listed>) -> Vec<TableSummary> {
    let read = |listed: Listed| {
        let mut summary: TableSummary = serde_json::from_str(&listed.document).ok()?;
        summary.changed_at = listed.changed_at;
        Some(summary)
    };
    listed.into_iter().filter_map(read).collect()
}

async fn lobby(call: Call) -> Result<Reply<Tables>, Problem> {
    let (store, since) = (&call.app.hub.store, call.app.hub.clock.now() - STALE);
    let mut tables = summaries(store.open_tables("lobby", since).await?);
    let playing = summaries(store.open_tables("playing", since).await?);
    tables.extend(playing.into_iter().filter(|table| table.spectators));
    reply(Tables { tables })
}

async fn mine(call: Call) -> Result<Reply<Tables>, Problem> {
    let tables = call.app.hub.store.tables_of(&call.person()?.id).await?;
    reply(Tables { tables: summaries(tables) })
}

/// Says whether somebody may see a table: its people, whoever has the link, and anybody where it is
/// open. All others must not even learn that there is one.
pub(crate) fn may_see(call: &Call, live: &Live) -> Result<(), Problem> {
    let is_member = call.caller.person.as_ref().is_some_and(|person| live.table.members().contains(&person.id));
    let invited = call.query("invite") == Some(live.table.invite.as_str());
    if is_member || invited || live.table.setup.open { Ok(()) } else { Err(Problem::missing("problem-no-such-table")) }
}

/// The eyes with which somebody looks at a game: those of a seat of theirs, or a spectator's.
pub(crate) fn viewer(call: &Call, live: &Live) -> Result<Viewer, Problem> {
    may_see(call, live)?;
    let mine = call.caller.person.as_ref().map(|person| live.table.seats_of(&person.id).collect::<Vec<_>>());
    let mine = mine.unwrap_or_default();
    match call.query("as") {
        Some("spectator") | None if mine.is_empty() => {
            let is_owner = call.caller.person.as_ref().is_some_and(|person| person.id == live.table.owner);
            if live.table.setup.spectators || is_owner {
                Ok(Viewer::Spectator)
            } else {
                Err(Problem::forbidden("problem-no-spectators"))
            }
        }
        Some("spectator") => Ok(Viewer::Spectator),
        None => Ok(Viewer::Seat(mine[0])),
        Some(name) => match live.table.seat_named(name) {
            Ok(seat) if mine.contains(&seat) => Ok(Viewer::Seat(seat)),
            _ => Err(Problem::forbidden("problem-not-your-seat")),
        },
    }
}

async fn show(call: Call) -> Result<Reply<TableInfo>, Problem> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    may_see(&call, live)?;
    reply(live.info_for(call.caller.person.as_ref().map(|person| &person.id)))
}

/// An order, with the end of the link where one comes by it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Ordered {
    /// What the sender calls the request.
    key: String,
    /// For which seat, where one holds several.
    #[serde(default, rename = "as")]
    seat: Option<String>,
    /// What to do.
    command: Command,
    /// The end of the link by which one was invited.
    #[serde(default)]
    invite: Option<String>,
}

async fn order(call: Call, Ordered { key, seat, command, invite }: Ordered) -> Result<Reply<Empty>, Problem> {
    let order = Order { key, seat, command };
    call.app.hub.order(&call.table(), call.person()?, invite.as_deref(), order).await?;
    reply(Empty {})
}

async fn moment(call: Call) -> Result<Reply<Moment>, Problem> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    let viewer = viewer(&call, live)?;
    let wants = Wants { views: true, tongue: call.query("lang").and_then(|code| call.app.tongue(code)).cloned() };
    let game = live.table.game.as_ref().ok_or(Problem::conflict("problem-not-begun"))?;
    let since = call.query("since").and_then(|since| since.parse().ok());
    let news = since.map_or(Vec::new(), |since| game.story(viewer, since, wants.tongue.as_ref()));
    reply(live.moment(viewer, &wants, news).ok_or(Problem::conflict("problem-not-begun"))?)
}
