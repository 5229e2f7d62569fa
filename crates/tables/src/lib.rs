//! What happens at a table: commands become events ([`decide`](table::Table::decide)), and events become the state of
//! the table ([`Table::add`](table::Table::add)).
//!
//! Everything here is a pure function of data and a given time. Nothing waits, stores or sends, so there is no async
//! runtime, no database and no HTTP among the dependencies, and a test holds that.

#![forbid(unsafe_code)]

pub mod absence;
pub mod checkpoint;
pub mod decide;
pub mod draw;
pub mod dry_run;
pub mod entropy;
pub mod erasure;
pub mod error;
pub mod fairness;
pub mod game;
pub mod history;
pub mod idempotency;
pub mod json;
pub mod lessons;
pub mod log_budget;
pub mod names;
pub mod next_step;
pub mod notifications;
pub mod person;
pub mod rules_upgrade;
pub mod setup;
pub mod snapshot;
pub mod table;
pub mod table_event;
pub mod timing;
pub mod view_access;
