//! Tables for people: accounts, lobbies, games, chat, clocks and storage behind HTTP and WebSocket.
//!
//! A table is what its log says ([`happening`]). Whatever somebody asks for ([`message::Command`]) is
//! decided for the table as it is (`decide`), added to it (`table`), stored (`store`), and only then
//! told (`room`).

#![forbid(unsafe_code)]

mod absence;
pub mod admin;
mod api;
pub mod clock;
pub mod config;
mod decide;
mod drive;
mod eyes;
mod farewell;
mod game;
mod happening;
mod history;
mod hub;
pub mod ids;
mod keep;
mod limits;
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
mod room;
mod serve;
pub mod setup;
pub mod store;
mod table;
mod teach;
mod timing;
#[doc(hidden)]
pub mod trial;

pub use api::{Asset, Door, doors, openapi};
pub use serve::{CannotStart, Running, start};
