//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says ([`happening`]). Whatever somebody asks for ([`message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

mod absence;
pub mod admin;
mod api;
mod audience;
mod bot_queue;
mod checkpoint;
pub mod clock;
pub mod config;
mod connections;
mod decide;
mod done_keys;
mod drive;
mod erasure;
mod eyes;
pub mod fairness;
mod farewell;
mod game;
mod happening;
mod history;
mod hub;
pub mod ids;
mod keep;
mod limits;
mod lobby;
mod log_budget;
pub mod logs;
pub mod luck;
pub mod message;
mod metrics;
mod names;
mod notices;
mod password;
mod presence;
pub mod private;
pub mod problem;
mod pulse;
mod renew;
mod rest;
mod retention;
mod room;
mod serve;
mod server_clock;
pub mod setup;
pub mod store;
mod table;
mod teach;
mod timing;
#[doc(hidden)]
pub mod trial;

pub use api::{Asset, Door, doors, openapi};
pub use retention::Retention;
pub use serve::{CannotStart, Running, start};
