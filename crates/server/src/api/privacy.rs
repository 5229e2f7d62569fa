//! What this server keeps and for how long, as it really runs: the figures of the privacy page.

use schemars::JsonSchema;
use serde::Serialize;

use super::call::{Reply, reply};
use super::people::{KNOWN_SECONDS, LINK_MILLIS};
use super::{Access, Call, Routes};
use crate::api_error::ApiError;
use crate::limits::Limit;
use crate::retention::NOTICE_DAYS;

/// What can be asked about privacy.
pub(super) fn routes(routes: &mut Routes) {
    let summary = "How long this server keeps what.";
    routes.read("/api/privacy", Access::Anyone, Limit::Read, summary, privacy);
}

/// How long this server keeps what.
#[derive(Serialize, JsonSchema)]
struct Privacy {
    /// Days after their last visit until guests are deleted; nothing where they are kept.
    guest_days: Option<u32>,
    /// Days without activity until finished and closed tables are deleted; nothing where they are kept.
    table_days: Option<u32>,
    /// Days after they were settled until reports are deleted; nothing where they are kept.
    report_days: Option<u32>,
    /// Days until a browser must sign in again.
    session_days: i64,
    /// Minutes for which a link to another device can be used.
    link_minutes: i64,
    /// Days for which it is remembered when somebody was last notified.
    notice_days: u32,
    /// Whether the server sends email to those who want it.
    email: bool,
}

async fn privacy(call: Call) -> Result<Reply<Privacy>, ApiError> {
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
