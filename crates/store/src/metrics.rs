//! Figures about writes, for Prometheus. They are counted here and published by the server.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// Failed database operations since the process started. All stores of a process share the count, because an error
/// does not know which of them it came from.
static DATABASE_ERRORS: AtomicU64 = AtomicU64::new(0);

/// Counts a failed database operation.
pub(crate) fn database_failed() {
    DATABASE_ERRORS.fetch_add(1, Ordering::Relaxed);
}

/// Failed database operations since the process started.
pub fn database_failures() -> u64 {
    DATABASE_ERRORS.load(Ordering::Relaxed)
}

/// Figures about the transactions that append to logs. Clones share their values.
#[derive(Clone, Debug)]
pub struct WriteMetrics {
    /// Events that were appended.
    pub events: Counter,
    /// Tables that shared one transaction.
    pub batch_size: Histogram,
    /// Duration of one transaction in seconds.
    pub append_seconds: Histogram,
}

impl Default for WriteMetrics {
    fn default() -> WriteMetrics {
        WriteMetrics {
            events: Counter::default(),
            batch_size: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            append_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
        }
    }
}

impl WriteMetrics {
    /// Counts one transaction.
    pub(crate) fn appended(&self, tables: usize, events: usize, took: Duration) {
        self.events.inc_by(events as u64);
        self.batch_size.observe(tables as f64);
        self.append_seconds.observe(took.as_secs_f64());
    }
}
