//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says ([`happening`]). Whatever somebody asks for ([`message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

mod api;
pub mod clock;
pub mod config;
mod decide;
mod drive;
mod farewell;
mod game;
mod happening;
mod hub;
pub mod ids;
mod limits;
pub mod luck;
pub mod message;
mod metrics;
mod names;
mod password;
pub mod problem;
mod room;
mod serve;
pub mod setup;
pub mod store;
mod table;
mod timing;

pub use api::openapi;
pub use serve::{CannotStart, Running, start};
