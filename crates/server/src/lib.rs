//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says (`table_event`). Whatever somebody asks for ([`protocol::message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

mod account_events;
pub mod admin;
mod api;
mod audience;
mod bot_queue;
pub mod clock;
pub mod config;
mod connections;
mod drive;
mod erasure;
mod history;
mod hub;
mod lessons;
mod limits;
mod lobby;
pub mod logs;
mod metrics;
mod notices;
mod password;
mod presence;
mod rest;
mod retention;
mod room;
mod serve;
mod server_clock;
mod snapshots;
mod uptime;

pub use api::{Asset, RouteSpec, doors, openapi};
pub use retention::Retention;
pub use serve::{Running, StartError, start};
