//! TableList: putting them up, finding them, asking things of them.

use axum::http::Method;
use engine::Viewer;
use protocol::Empty;
use protocol::message::{CommandRequest, GameUpdate, TableInfo, TableSummary};
use protocol::setup::Setup;
use protocol::tables::{CommandKeys, MyTables, SendCommand, TableCreated, TableList};
use protocol::tokens::Scope;
use store::Listed;
use tables::error::RequestError;

use super::call::{Reply, reply};

use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::api::lobby;
use crate::runtime::room::{Live, Subscription};

/// What queries may say wherever a table is looked at.
pub(super) const AS: (&str, &str) = ("as", "The seat of mine whose eyes are meant, or `spectator`.");
pub(super) const INVITE: (&str, &str) = ("invite", "The end of the link by which one was invited.");
pub(super) const LANG: (&str, &str) = ("lang", "The language in which it is told; without it there are no sentences.");
pub(super) const SINCE: (&str, &str) =
    ("since", "The number of the last piece of news that one knows; what came after it is told again.");

pub(super) const KEY: (&str, &str) =
    ("idempotency_key", "What the sender calls the request: the same key gives the same table, and no second one.");

const AFTER: (&str, &str) = ("after", "Where the list goes on: what `next` of the part before says.");

/// What can be asked about tables.
pub(super) fn routes(routes: &mut Routes) {
    let (read, play, create) =
        (Access::Person(Scope::Read), Access::Person(Scope::Play), Access::Person(Scope::Create));
    routes.write(Method::POST, "/api/tables", create, Limit::Table, "Put up a table.", put_up).query(&[KEY]);
    routes.read(
        "/api/tables",
        Access::Anyone,
        Limit::Read,
        "The open tables at which somebody is missing, and those that can be watched: everybody's newest first, at most \
         100 of each.",
        list,
    );
    let own = routes.read(
        "/api/me/tables",
        read,
        Limit::Read,
        "My tables: first those whose game is not over, then those where something happened last; at most 200 at once.",
        mine,
    );
    own.query(&[AFTER]);
    let seen =
        routes.read("/api/tables/{table}", Access::Anyone, Limit::Read, "A table, for those who may see it.", show);
    seen.query(&[INVITE]);
    routes.write(
        Method::POST,
        "/api/tables/{table}/commands",
        play,
        Limit::Command,
        "Ask for something at a table. The answer comes when it is stored; the same key is never done twice.",
        send_command,
    );
    routes.read(
        "/api/tables/{table}/commands",
        read,
        Limit::History,
        "The keys of what I asked for at a table and what is stored, in order: what became of it, after a lost connection.",
        orders,
    );
    let told = routes.read(
        "/api/tables/{table}/game",
        Access::Anyone,
        Limit::Read,
        "How the game stands for a seat of mine, or for a spectator.",
        moment,
    );
    told.query(&[AS, LANG, SINCE, INVITE]);
}

async fn put_up(call: Call, setup: Setup) -> Result<Reply<TableCreated>, RequestError> {
    let is_open = setup.open;
    if is_open {
        lobby::admit(&call, call.query("idempotency_key")).await?;
    }
    call.count_table()?;
    let table = call.app.hub.create(call.person()?, setup, None, call.query("idempotency_key")).await?;
    if is_open {
        lobby::count(&call, &table);
    }
    reply(TableCreated { table })
}

fn summaries(listed: Vec<Listed>) -> Vec<TableSummary> {
    let read = |listed: Listed| {
        let mut summary: TableSummary = serde_json::from_str(&listed.document).ok()?;
        summary.changed_at = listed.changed_at;
        Some(summary)
    };
    listed.into_iter().filter_map(read).collect()
}

async fn list(call: Call) -> Result<Reply<TableList>, RequestError> {
    let hub = &call.app.hub;
    let since = hub.clock.now() - lobby::STALE;
    let waiting = summaries(hub.store.open_tables("lobby", since).await?);
    let mut playing = summaries(hub.store.open_tables("playing", since).await?);
    playing.retain(|table| table.spectators);
    let mut tables = lobby::arrange(waiting, |table| hub.is_watched(table));
    tables.extend(lobby::arrange(playing, |table| hub.is_watched(table)));
    reply(TableList { tables })
}

async fn mine(call: Call) -> Result<Reply<MyTables>, RequestError> {
    let after = call.query("after").map(str::parse).transpose()?;
    let (tables, next) = call.app.hub.store.tables_of(&call.person()?.id, after).await?;
    reply(MyTables { tables: summaries(tables), next: next.map(|mark| mark.to_string()) })
}

/// Says whether whoever asks may see a table.
pub(crate) fn may_see(call: &Call, live: &Live) -> Result<(), RequestError> {
    live.table.may_be_seen(&call.eyes())
}

/// The eyes with which whoever asks looks at a game.
pub(crate) fn viewer(call: &Call, live: &Live) -> Result<Viewer, RequestError> {
    live.table.viewer(&call.eyes())
}

async fn show(call: Call) -> Result<Reply<TableInfo>, RequestError> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.current(&room, &mut guard).await?;
    may_see(&call, live)?;
    reply(live.info_for(call.caller.person.as_ref().map(|person| &person.id)))
}

async fn send_command(
    call: Call,
    SendCommand { idempotency_key, seat, command, invite }: SendCommand,
) -> Result<Reply<Empty>, RequestError> {
    // The door has counted an order; what is said counts as that, too.
    if Limit::of(&command) == Limit::Say {
        call.app.limits.count(Limit::Say, &call.person()?.id.0)?;
    }
    call.count_growth(&command)?;
    let (order, invite) = (CommandRequest { idempotency_key, seat, command }, invite.as_deref().or(call.invite()));
    execute_command(&call, invite, order).await?;
    reply(Empty {})
}

/// Does what somebody asks for at the table that the path names.
pub(super) async fn execute_command(
    call: &Call,
    invite: Option<&str>,
    order: CommandRequest,
) -> Result<(), RequestError> {
    let is_listed_by_it = lobby::would_list(call, &order.command).await?;
    if is_listed_by_it {
        lobby::admit(call, None).await?;
    }
    call.app.hub.request(&call.table(), call.person()?, invite, order).await?;
    if is_listed_by_it {
        lobby::count(call, &call.table());
    }
    Ok(())
}

async fn orders(call: Call) -> Result<Reply<CommandKeys>, RequestError> {
    let table = call.table();
    let room = call.app.hub.room(&table);
    let mut guard = room.live.lock().await;
    may_see(&call, call.app.hub.opened(&room, &mut guard).await?)?;
    drop(guard);
    // From the database and not from memory: what is asked is whether it is stored.
    reply(CommandKeys { keys: call.app.hub.store.keys(&table, &call.person()?.id).await? })
}

async fn moment(call: Call) -> Result<Reply<GameUpdate>, RequestError> {
    let room = call.app.hub.room(&call.table());
    call.app.hub.rest(&room).await;
    let mut guard = room.live.lock().await;
    let live = call.app.hub.current(&room, &mut guard).await?;
    let viewer = viewer(&call, live)?;
    let wants =
        Subscription { views: true, locale: call.query("lang").and_then(|code| call.app.locale(code)).cloned() };
    let since = call.query("since").and_then(|since| since.parse().ok());
    let news = live.news_since(viewer, since, wants.locale.as_ref());
    reply(live.update(viewer, &wants, news).ok_or(RequestError::conflict("api-error-not-begun"))?)
}
