//! Everything that the server keeps about one person, as one document for that person. Secrets are left out, even
//! one's own: a stolen file must not let anybody in.

use std::time::{Duration, Instant};

use protocol::export::{
    ExportedAccount, ExportedEmail, ExportedMessage, ExportedNotice, ExportedNotifications, ExportedReport,
    ExportedSession, ExportedTable, ExportedToken, ExportedWebhook, PersonalData,
};
use protocol::ids::PersonId;
use store::settings::NotificationTargets;
use store::{OwnTable, StoredToken};
use tables::error::RequestError;
use tables::table_event::TableEvent;

use super::call::{Reply, reply};
use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::runtime::hub::Hub;

/// How long tables are read for seats and results, newest first. An answer takes at most 15 seconds in all.
const READING: Duration = Duration::from_secs(8);

/// What can be asked about one's own data.
pub(super) fn routes(routes: &mut Routes) {
    routes.read(
        "/api/me/export",
        Access::Browser,
        Limit::Export,
        "Everything that the server keeps about me, as one document without secrets.",
        export,
    );
}

async fn export(call: Call) -> Result<Reply<PersonalData>, RequestError> {
    let (hub, person) = (&call.app.hub, &call.person()?.id);
    let store = &hub.store;
    let account = store.account(person).await?.ok_or(RequestError::sign_in_required())?;
    let (created_at, seen_at) = store.visits(person).await?;
    let mut tables = Vec::new();
    let (begun, mut complete) = (Instant::now(), true);
    for table in store.own_tables(person).await? {
        let is_late = begun.elapsed() > READING;
        complete &= !is_late;
        tables.push(exported_table(hub, person, table, is_late).await?);
    }
    let session = |device: store::Device| ExportedSession {
        created_at: device.created_at,
        ends_at: device.ends_at,
        current: call.caller.device.as_ref() == Some(&device.hash),
    };
    let token = |token: StoredToken| ExportedToken {
        id: token.id,
        label: token.label,
        scopes: token.scopes,
        created_at: token.created_at,
        used_at: token.used_at,
        ends_at: token.ends_at,
    };
    let report = |report: store::OwnReport| ExportedReport {
        table: report.table,
        about: report.about,
        text: report.text,
        at: report.at,
        settled_at: report.settled_at,
    };
    reply(PersonalData {
        format: "tenka-personal-data",
        version: 1,
        exported_at: hub.clock.now(),
        account: ExportedAccount {
            id: person.clone(),
            name: account.person.name,
            has_password: account.password.is_some(),
            language: account.language,
            created_at,
            seen_at,
            administrator: call.app.admins.contains(person),
        },
        notifications: notifications(hub, person).await?,
        sessions: store.devices(person, hub.clock.now()).await?.into_iter().map(session).collect(),
        tokens: store.tokens(person).await?.into_iter().map(token).collect(),
        tables,
        complete,
        messages: messages(hub, person).await?,
        reports: store.own_reports(person).await?.into_iter().map(report).collect(),
    })
}

async fn notifications(hub: &Hub, person: &PersonId) -> Result<ExportedNotifications, RequestError> {
    let settings =
        hub.store.notices_of(person).await?.map_or_else(NotificationTargets::default, |(_, settings)| settings);
    let sent = hub.store.notified(person).await?;
    Ok(ExportedNotifications {
        email: settings.mail.map(|mail| ExportedEmail {
            address: mail.address,
            confirmed: mail.confirmed,
            switches: mail.switches,
        }),
        webhook: settings.webhook.map(|hook| ExportedWebhook { url: hook.url, switches: hook.switches }),
        sent: sent.into_iter().map(|(table, at)| ExportedNotice { table, at }).collect(),
    })
}

/// A table, with what its member sees of it in every list; of a running game no more than the seat.
async fn exported_table(
    hub: &Hub,
    person: &PersonId,
    table: OwnTable,
    is_late: bool,
) -> Result<ExportedTable, RequestError> {
    let mut exported = ExportedTable {
        record: (table.stage == "over").then(|| format!("/api/tables/{}/record", table.id)),
        id: table.id,
        game: table.game,
        stage: table.stage,
        created_at: table.created_at,
        changed_at: table.changed_at,
        name: None,
        owner: false,
        seats: Vec::new(),
        result: None,
    };
    if is_late {
        return Ok(exported);
    }
    let room = hub.room(&exported.id);
    let mut guard = room.live.lock().await;
    match hub.opened(&room, &mut guard).await {
        Ok(live) => {
            let info = live.info_for(Some(person));
            let mine = info.seats.into_iter().filter(|seat| seat.person.as_ref() == Some(person));
            exported.seats = mine.filter_map(|seat| seat.name).collect();
            exported.owner = info.owner == *person;
            exported.name = Some(info.setup.name);
            exported.result = info.places;
        }
        Err(problem) if problem.is_unavailable() => return Err(problem),
        // A game that today's rules cannot play has no result that anybody could know.
        Err(_) => {}
    }
    Ok(exported)
}

/// What a person said, table by table.
async fn messages(hub: &Hub, person: &PersonId) -> Result<Vec<ExportedMessage>, RequestError> {
    let mut messages = Vec::new();
    for table in hub.store.authored_tables(person).await? {
        for stored in hub.store.written_lines(&table).await? {
            if let TableEvent::Said { by, to, text, removed: false } = stored.line.what
                && by == *person
            {
                messages.push(ExportedMessage { table: table.clone(), at: stored.at, to, text });
            }
        }
    }
    Ok(messages)
}
