//! What the server keeps, and for how long.

use schemars::JsonSchema;
use serde::Serialize;

/// How long the server keeps what it knows about people.
#[derive(Serialize, JsonSchema)]
pub struct Privacy {
    /// Days after their last visit until guests are deleted; none where they are kept.
    pub guest_days: Option<u32>,
    /// Days without activity until finished and closed tables are deleted; none where they are kept.
    pub table_days: Option<u32>,
    /// Days after they were settled until reports are deleted; none where they are kept.
    pub report_days: Option<u32>,
    /// Days until a browser must sign in again.
    pub session_days: i64,
    /// Minutes until a sign-in link expires.
    pub link_minutes: i64,
    /// Days until the time of a notification is forgotten.
    pub notice_days: u32,
    /// Whether the server sends email to those who want it.
    pub email: bool,
}
