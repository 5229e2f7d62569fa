//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says (`table_event`). Whatever somebody asks for ([`protocol::message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

pub mod admin;
mod api;
pub mod clock;
pub mod config;
mod connections;
mod languages;
mod locales;
pub mod logs;
mod metrics;
mod runtime;
mod serve;

pub use api::{RouteSpec, doors, openapi};
pub use config::{Asset, Retention};
pub use serve::{Running, StartError, start};
