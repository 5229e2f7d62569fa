//! What time it is: the system's, or one that tests set.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment: milliseconds since 1970 in UTC.
pub type Millis = i64;

/// Where the server reads the time.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The clock of the system.
    #[default]
    System,
    /// A clock that stands still until somebody sets it.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands at a moment.
    pub fn at(moment: Millis) -> Clock {
        Clock::Set(Arc::new(AtomicI64::new(moment)))
    }

    /// Moves a clock that stands still; the system's goes by itself.
    pub fn pass(&self, millis: Millis) {
        if let Clock::Set(moment) = self {
            moment.fetch_add(millis, Ordering::SeqCst);
        }
    }

    /// The time.
    pub fn now(&self) -> Millis {
        match self {
            Clock::System => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis),
            Clock::Set(moment) => moment.load(Ordering::SeqCst),
        }
    }
}
