//! What a host wants to watch.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters of this process.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    decisions: AtomicU64,
}

impl Metrics {
    /// Something was done and stored.
    pub(crate) fn decided(&self) {
        self.decisions.fetch_add(1, Ordering::Relaxed);
    }

    /// How much was done and stored.
    pub(crate) fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }
}
