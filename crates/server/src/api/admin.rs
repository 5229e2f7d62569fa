//! What a host does from the page: look things up and put them in order. Nobody sees more of a running game here than
//! lists say of it, and nobody is let in as somebody else: that is for whoever has the machine.

use crate::api::limits::Limit;
use axum::http::Method;
use protocol::Empty;
use protocol::admin::{AdminOverview, AdminPeople, AdminReports, AdminTables};
use protocol::ids::PersonId;
use store::StoreError;
use tables::error::RequestError;

use super::call::{Reply, reply};
use super::{Access, Call, Routes};

const SEARCH: (&str, &str) = ("search", "Only those in which this is found; all without it.");

/// What a host can ask for.
pub(super) fn routes(routes: &mut Routes) {
    let (admin, read, account) = (Access::Admin, Limit::Read, Limit::Account);
    routes.read("/api/admin/figures", admin, read, "How much there is, and how the server is doing.", figures);
    let people = "People: those who were here last, at most 200 of them.";
    routes.read("/api/admin/people", admin, read, people, people_found).query(&[SEARCH]);
    routes.write(
        Method::DELETE,
        "/api/admin/people/{person}",
        admin,
        account,
        "Forget a person: name, password, browsers, tokens. Bots take their seats in games that go on.",
        forget_person,
    );
    let tables = "Tables as lists have them: those where something happened last, at most 200 of them.";
    routes
        .read("/api/admin/tables", admin, read, tables, tables_found)
        .query(&[SEARCH, ("stage", "Only those of this stage: `lobby`, `playing`, `over`, `closed`.")]);
    routes.write(
        Method::POST,
        "/api/admin/tables/{table}/close",
        admin,
        account,
        "Close a table, whatever its game says.",
        close_table,
    );
    let reports = "What was reported: what nobody has settled yet before the rest, at most 200 of them.";
    routes.read("/api/admin/reports", admin, read, reports, reports_made);
    routes.write(
        Method::POST,
        "/api/admin/reports/{report}/settle",
        admin,
        account,
        "Note that a report is settled.",
        settle_report,
    );
}

async fn figures(call: Call) -> Result<Reply<AdminOverview>, RequestError> {
    let hub = &call.app.hub;
    reply(AdminOverview {
        version: env!("CARGO_PKG_VERSION"),
        stored: hub.store.counts().await?,
        process: hub.metrics.figures(hub.rooms().len()),
    })
}

async fn people_found(call: Call) -> Result<Reply<AdminPeople>, RequestError> {
    let people = call.app.hub.store.people_like(call.query("search").unwrap_or_default()).await?;
    reply(AdminPeople { people })
}

async fn tables_found(call: Call) -> Result<Reply<AdminTables>, RequestError> {
    let (search, stage) = (call.query("search").unwrap_or_default(), call.query("stage"));
    let tables = call.app.hub.store.tables_like(search, stage).await?;
    reply(AdminTables { tables })
}

async fn reports_made(call: Call) -> Result<Reply<AdminReports>, RequestError> {
    reply(AdminReports { reports: call.app.hub.store.report_entries().await? })
}

async fn forget_person(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let person = PersonId(call.part("person").to_owned());
    let hub = call.app.hub.clone();
    let account = hub.store.account(&person).await?.ok_or(RequestError::not_found("api-error-nobody-of-that-id"))?;
    if call.app.admins.contains(&account.person.id) {
        return Err(RequestError::forbidden("api-error-admin-stays"));
    }
    note(&call, "forget-person", &person.0)?;
    // What is begun is finished, also when whoever asked does not wait.
    let done = tokio::spawn(async move { hub.forget_and_scrub(&person, None).await });
    done.await.unwrap_or_else(|_| Err(RequestError::unavailable()))?;
    reply(Empty {})
}

async fn close_table(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let (hub, table) = (call.app.hub.clone(), call.table());
    note(&call, "close-table", &table.0)?;
    let done = tokio::spawn(async move { hub.close(&table).await });
    done.await.unwrap_or_else(|_| Err(RequestError::unavailable()))?;
    reply(Empty {})
}

async fn settle_report(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let (hub, report) = (&call.app.hub, call.part("report"));
    note(&call, "settle-report", report)?;
    if !hub.store.settle(report, hub.clock.now()).await.map_err(StoreError::from)? {
        return Err(RequestError::not_found("api-error-no-such-report"));
    }
    reply(Empty {})
}

/// Writes into the log who is about to do what: at a level that is never switched off while anything is logged.
fn note(call: &Call, action: &str, of: &str) -> Result<(), RequestError> {
    let by = call.person()?;
    tracing::warn!(by = %by.id, name = by.name, address = %call.address, action, of, "a host does something");
    Ok(())
}
