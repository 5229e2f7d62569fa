//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says (`table_event`). Whatever somebody asks for ([`protocol::message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

mod absence;
mod account_events;
pub mod admin;
mod api;
pub mod api_error;
mod audience;
mod bot_queue;
mod checkpoint;
pub mod clock;
pub mod config;
mod connections;
mod decide;
mod done_keys;
mod drive;
#[doc(hidden)]
pub mod dry_run;
pub mod entropy;
mod erasure;
mod fairness;
mod game;
mod history;
mod hub;
mod lessons;
mod limits;
mod lobby;
mod log_budget;
pub mod logs;
mod metrics;
mod names;
mod notices;
mod password;
mod presence;
pub mod private;
mod rest;
mod retention;
mod room;
mod rules_upgrade;
mod serve;
mod server_clock;
mod setup;
mod snapshots;
pub mod store;
mod table;
mod table_event;
mod timing;
mod uptime;
mod view_access;

pub use api::{Asset, RouteSpec, doors, openapi};
pub use retention::Retention;
pub use serve::{Running, StartError, start};
