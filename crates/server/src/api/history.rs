//! Looking back on games that are over, and going on from them.

use crate::api::limits::Limit;
use crate::api::lobby;
use crate::runtime::hub::history::away;
use crate::runtime::room::read_whole;
use axum::http::Method;
use protocol::Empty;
use protocol::history::{ForkRequest, History, RecordFile, Rematch, ReplayPage, ReplayView};
use protocol::tables::TableCreated;
use protocol::tokens::Scope;
use serde_json::value::RawValue;
use tables::error::RequestError;
use tables::history::{Finished, PAGE};

use super::call::{Reply, reply};

use super::tables::{INVITE, KEY, LANG, may_see};
use super::{Access, Call, Routes};

/// Whose eyes a game that is over is seen with.
const SEEN_AS: (&str, &str) = ("as", "Whose eyes are meant: a seat, `spectator` or `all`.");

/// Which part of a story is told.
const FROM: (&str, &str) = ("from", "The first moment: after so many entries of the record; 0 where nothing is said.");
const TO: (&str, &str) = ("to", "The last moment.");

/// What can be asked about games that are over.
pub(super) fn routes(routes: &mut Routes) {
    let create = Access::Person(Scope::Create);
    let result = routes.read(
        "/api/tables/{table}/history",
        Access::Anyone,
        Limit::History,
        "A game that is over: result, scores over time, promises, seed.",
        history,
    );
    result.query(&[LANG, INVITE]);
    let written = routes.read(
        "/api/tables/{table}/record",
        Access::Anyone,
        Limit::History,
        "The record of a game that is over, which `tenka verify` checks.",
        record,
    );
    written.query(&[INVITE]);
    let story = routes.read(
        "/api/tables/{table}/replay",
        Access::Anyone,
        Limit::History,
        "The story of a game that is over, moment by moment; at most 200 at once.",
        replay,
    );
    story.query(&[SEEN_AS, FROM, TO, LANG, INVITE]);
    let moment = routes.read(
        "/api/tables/{table}/replay/{at}",
        Access::Anyone,
        Limit::History,
        "How a game that is over stood after so many entries of its record.",
        scene,
    );
    moment.query(&[SEEN_AS, INVITE]);
    let forked = routes.write(
        Method::POST,
        "/api/tables/{table}/fork",
        create,
        Limit::Table,
        "Put up a table whose game begins at a moment of one that is over, with other luck to come.",
        fork,
    );
    forked.query(&[KEY]);
    routes.write(
        Method::POST,
        "/api/tables/{table}/rematch",
        create,
        Limit::Table,
        "Meet the same people again: for those who played. Whoever asks first puts up the table; all others \
         are told the same one.",
        rematch,
    );
}

/// The game of the table that the path names, if it is over and the asker may see it.
async fn finished(call: &Call) -> Result<Finished, RequestError> {
    let room = call.app.hub.room(&call.table());
    let mut guard = room.live.lock().await;
    let live = call.app.hub.opened(&room, &mut guard).await?;
    may_see(call, live)?;
    let info = live.info_for(call.caller.person.as_ref().map(|person| &person.id));
    let mut past = live.table.past()?;
    if live.table.game.as_ref().is_some_and(|game| game.is_partial()) {
        past = read_whole(&call.app.hub.store, &call.table()).await?.past()?;
    }
    let fairness = live.table.drawn.as_ref().map(|drawn| drawn.fairness.clone());
    Ok(Finished { past, info, fairness })
}

fn asked_tongue(call: &Call) -> Option<text::Locale> {
    call.query("lang").and_then(|code| call.app.locale(code)).cloned()
}

async fn history(call: Call) -> Result<Reply<History>, RequestError> {
    let finished = finished(&call).await?;
    let (times, locale) = (call.app.hub.times(&call.table(), &finished.past.doers()).await?, asked_tongue(&call));
    reply(away(move || finished.history(&times, locale.as_ref())).await?)
}

async fn record(call: Call) -> Result<Reply<RecordFile>, RequestError> {
    let finished = finished(&call).await?;
    let written = away(move || Ok(finished.past.document(finished.fairness))).await?;
    let document = RawValue::from_string(written).map_err(|_| RequestError::conflict("api-error-strange-log"))?;
    reply(RecordFile(document))
}

/// A number in the query or the path, if there is one.
fn number(text: Option<&str>) -> Result<Option<usize>, RequestError> {
    text.map(|text| text.parse().map_err(|_| RequestError::bad("api-error-strange-number"))).transpose()
}

async fn replay(call: Call) -> Result<Reply<ReplayPage>, RequestError> {
    let finished = finished(&call).await?;
    let eyes = finished.eyes(call.query("as"))?;
    let from = number(call.query("from"))?.unwrap_or(0);
    let to = number(call.query("to"))?.unwrap_or(usize::MAX).min(from.saturating_add(PAGE - 1));
    let (times, locale) = (call.app.hub.times(&call.table(), &finished.past.doers()).await?, asked_tongue(&call));
    let told = away(move || {
        let mut moments = finished.past.story(eyes, from..=to, locale.as_ref())?;
        times.date(&mut moments);
        Ok(ReplayPage { last: finished.past.last(), moments })
    });
    reply(told.await?)
}

async fn scene(call: Call) -> Result<Reply<ReplayView>, RequestError> {
    let finished = finished(&call).await?;
    let eyes = finished.eyes(call.query("as"))?;
    let at = number(Some(call.part("at")))?.unwrap_or(0);
    reply(away(move || finished.past.scene(at, eyes)).await?)
}

async fn fork(call: Call, ForkRequest { at, setup }: ForkRequest) -> Result<Reply<TableCreated>, RequestError> {
    let finished = finished(&call).await?;
    let is_open = setup.as_ref().unwrap_or(&finished.info.setup).open;
    if is_open {
        lobby::admit(&call, call.query("idempotency_key")).await?;
    }
    call.count_table()?;
    let table = call.app.hub.fork(finished, at, setup, call.person()?, call.query("idempotency_key")).await?;
    if is_open {
        lobby::count(&call, &table);
    }
    reply(TableCreated { table })
}

async fn rematch(call: Call, _: Empty) -> Result<Reply<Rematch>, RequestError> {
    call.count_table()?;
    let (table, invite) = call.app.hub.rematch(&call.table(), call.person()?).await?;
    reply(Rematch { table, invite })
}
