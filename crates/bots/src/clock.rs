//! A clock that caps thinking, for tables where people wait.

use std::time::{Duration, Instant};

/// No single decision takes longer, however slow the machine. Budgets are far below it, so that the
/// same seed gives the same game.
const LONGEST: Duration = Duration::from_secs(5);

/// Started when thinking starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Instant);

impl Clock {
    /// Thinking starts.
    pub(crate) fn start() -> Clock {
        Clock(Instant::now())
    }

    /// Whether it must stop.
    pub(crate) fn is_up(self) -> bool {
        self.0.elapsed() > LONGEST
    }
}
