//! The running server without its HTTP layer: tables in memory, bots and timers, presence, notifications.
//!
//! Nothing here knows requests or routes: `api` calls the [`hub`], never the other way around.

pub(crate) mod bot_queue;
pub(crate) mod hub;
pub(crate) mod notices;
pub(crate) mod presence;
pub(crate) mod room;
pub(crate) mod server_clock;
