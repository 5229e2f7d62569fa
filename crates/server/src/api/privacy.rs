//! What this server keeps and for how long, as it really runs: the figures of the privacy page.

use protocol::privacy::Privacy;
use tables::error::RequestError;

use super::call::{Reply, reply};
use super::people::{KNOWN_SECONDS, LINK_MILLIS};
use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::runtime::hub::retention::NOTICE_DAYS;

/// What can be asked about privacy.
pub(super) fn routes(routes: &mut Routes) {
    let summary = "How long this server keeps what.";
    routes.read("/api/privacy", Access::Anyone, Limit::Read, summary, privacy);
}

async fn privacy(call: Call) -> Result<Reply<Privacy>, RequestError> {
    let retention = call.app.retention;
    reply(Privacy {
        guest_days: retention.guest_days,
        table_days: retention.table_days,
        report_days: retention.report_days,
        session_days: KNOWN_SECONDS / 86_400,
        link_minutes: LINK_MILLIS / 60_000,
        notice_days: NOTICE_DAYS,
        email: call.app.hub.notices.post.is_some(),
    })
}
