//! When the next decision is due, over all tables.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What could not be sent in time is made up for, but not more than this: else a server that paused
/// would be asked for everything at once.
const CATCH_UP: Duration = Duration::from_millis(50);
/// With less than so many decisions a second, silence at a table means nothing.
const SLOW: u32 = 100;

/// Hands out the moments at which decisions are sent, and counts what was done.
pub(super) struct Pace {
    rate: Option<u32>,
    next: Mutex<Instant>,
    done: AtomicU64,
}

impl Pace {
    /// So many decisions a second, or as many as can be.
    pub(super) fn new(rate: Option<u32>) -> Pace {
        Pace { rate, next: Mutex::new(Instant::now()), done: AtomicU64::new(0) }
    }

    /// Waits until the next decision may be sent.
    pub(super) async fn turn(&self) {
        let Some(rate) = self.rate else { return };
        let due = {
            let mut next = self.next.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let earliest = Instant::now().checked_sub(CATCH_UP).unwrap_or(*next);
            let due = (*next).max(earliest);
            *next = due + Duration::from_secs(1) / rate;
            due
        };
        tokio::time::sleep_until(due.into()).await;
    }

    /// Whether tables wait longer for their turn than for the server.
    pub(super) fn is_slow(&self) -> bool {
        self.rate.is_some_and(|rate| rate < SLOW)
    }

    /// One decision more is acknowledged.
    pub(super) fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// How many decisions are acknowledged.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }
}
