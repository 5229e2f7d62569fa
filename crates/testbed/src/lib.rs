//! Real parts for tests: a PostgreSQL cluster of one's own, a proxy that can be cut, a disk that fails on
//! command, and the program itself as a process. Only tests depend on this, so whatever goes wrong here is a panic that says why.
//!
//! Nothing outlives a test, whether it passes, panics or is killed: parts end when they are dropped, and `watch` ends
//! what a killed process leaves.
#![cfg(unix)]

pub mod faults;
mod folder;
mod heard;
mod port;
mod postgres;
mod proxy;
mod served;
mod watch;

pub use faults::Faults;
pub use folder::Folder;
pub use port::free_port;
pub use postgres::{Postgres, programs};
pub use proxy::Proxy;
pub use served::Served;

use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// How long anything here may take before the test fails; far longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(60);

/// A lock whose holder panicked still holds what it held: parts must end after a panic too.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
