//! Reports: telling those who run the server that something is wrong at a table.

use axum::http::Method;
use engine::Viewer;
use protocol::Empty;
use protocol::ids::PersonId;
use protocol::message::LINE_LIMIT;
use protocol::reports::Report;
use protocol::tokens::Scope;
use serde_json::{Value, json};
use tables::error::RequestError;
use tables::names::has_controls;
use tables::table::{Table, Words};

use super::call::{Reply, reply};

use super::tables::may_see;
use super::{Access, Call, Routes};
use crate::api::limits::Limit;

/// What can be asked about reports.
pub(super) fn routes(routes: &mut Routes) {
    routes.write(
        Method::POST,
        "/api/tables/{table}/reports",
        Access::Person(Scope::Play),
        Limit::Report,
        "Tell those who run the server that something is wrong at a table.",
        report,
    );
}

async fn report(call: Call, report: Report) -> Result<Reply<Empty>, RequestError> {
    let text = report.text.trim().to_owned();
    if text.is_empty() || text.chars().count() > LINE_LIMIT {
        return Err(RequestError::bad("api-error-line-too-long").with("limit", LINE_LIMIT));
    }
    if has_controls(&text) {
        return Err(RequestError::bad("api-error-control-characters"));
    }
    let (hub, by) = (&call.app.hub, call.person()?);
    let (about, said) = {
        let room = hub.room(&call.table());
        let mut guard = room.live.lock().await;
        let live = hub.opened(&room, &mut guard).await?;
        may_see(&call, live)?;
        subject(&live.table, &by.id, report)?
    };
    let body = json!({"text": text, "line": said}).to_string();
    call.count_stored(body.len())?;
    hub.store.add_report(&hub.luck.id(), &call.table(), &by.id, about.as_ref(), &body, hub.clock.now()).await?;
    reply(Empty {})
}

/// Whom a report is about, and the line that it speaks of as it was said.
fn subject(table: &Table, by: &PersonId, report: Report) -> Result<(Option<PersonId>, Value), RequestError> {
    let (mut about, mut said) = (report.about, Value::Null);
    if let Some(line) = report.line {
        // Whoever could not hear a line cannot have it read out by reporting it.
        let eyes = table.seats_of(by).map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut heard = eyes.flat_map(|viewer| table.heard_sayings(viewer, Some(by)));
        let saying = heard.find(|saying| saying.to == line.to && saying.number == line.number);
        let saying = saying.ok_or(RequestError::bad("api-error-no-such-line"))?;
        if let Words::Text(words) = &saying.what {
            said = json!({"to": saying.to, "number": saying.number, "text": words, "by": saying.person});
        }
        about = about.or_else(|| saying.person.clone());
    }
    match about {
        Some(person) if !table.known_to(by, &person) => Err(RequestError::bad("api-error-no-such-person")),
        about => Ok((about, said)),
    }
}
