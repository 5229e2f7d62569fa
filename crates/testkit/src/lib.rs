//! Real parts for tests: PostgreSQL clusters, a proxy that can be cut, disks that fail on command, the program itself
//! as a process and, with the feature `client`, clients that speak HTTP and WebSocket to it. Only tests depend on
//! this crate, so every failure in it is a panic that says why.
//!
//! Nothing outlives a test, whether it passes, panics or is killed: parts end when they are dropped, and `watch` ends
//! what a killed process leaves behind.
#![cfg(unix)]

#[cfg(feature = "client")]
pub mod client;
#[cfg(feature = "client")]
mod database;
pub mod faults;
mod folder;
mod output;
mod port;
mod postgres;
mod proxy;
#[cfg(feature = "client")]
pub mod rules_upgrade;
mod served;
mod watch;
#[cfg(feature = "client")]
mod webhook;

#[cfg(feature = "client")]
pub use database::TestDatabase;
pub use faults::Faults;
pub use folder::Folder;
pub use port::free_port;
pub use postgres::{Postgres, programs};
pub use proxy::Proxy;
pub use served::Served;
#[cfg(feature = "client")]
pub use webhook::webhook_receiver;

use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// How long anything may take before the test fails; far longer than it ever does.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(60);

/// Locks a mutex even after its holder panicked, because parts must end after a panic too.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
