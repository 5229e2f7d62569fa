//! The clocks of the machine, or ones that tests set.

use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;
use protocol::Millis;

/// What the clocks of a machine show at one moment, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The wall clock, since 1970 in UTC. It can be set, so it may jump either way.
    pub wall: Millis,
    /// Time since some fixed moment, including time during which the machine was suspended. It never jumps.
    pub elapsed: Millis,
    /// The same without the time during which the machine was suspended.
    pub awake: Millis,
}

/// Where the server reads the time.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The clocks of the machine.
    #[default]
    System,
    /// Clocks that stand still until somebody sets them.
    Set(Arc<Mutex<Reading>>),
}

impl Clock {
    /// A clock that stands at a moment.
    pub fn at(moment: Millis) -> Clock {
        Clock::Set(Arc::new(Mutex::new(Reading { wall: moment, elapsed: 0, awake: 0 })))
    }

    /// Lets time pass on a clock that stands still, while the server serves; the system's goes by itself.
    pub fn pass(&self, millis: Millis) {
        self.change(|reading| {
            reading.wall += millis;
            reading.elapsed += millis;
            reading.awake += millis;
        });
    }

    /// Sets the wall clock forwards, or backwards, without any time passing.
    pub fn jump(&self, millis: Millis) {
        self.change(|reading| reading.wall += millis);
    }

    /// Lets time pass while the machine is suspended.
    pub fn suspend(&self, millis: Millis) {
        self.change(|reading| {
            reading.wall += millis;
            reading.elapsed += millis;
        });
    }

    /// The wall clock.
    pub fn now(&self) -> Millis {
        self.read().wall
    }

    /// All clocks at once.
    pub fn read(&self) -> Reading {
        match self {
            Clock::System => {
                let awake = millis_awake();
                let elapsed = millis_elapsed().unwrap_or(awake);
                let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
                Reading { wall, elapsed, awake }
            }
            Clock::Set(reading) => *reading.lock(),
        }
    }

    /// Whether time passes by itself. Where it does not, a long time between two looks at the clock says nothing about
    /// whether the server was running in between.
    pub(crate) fn runs(&self) -> bool {
        matches!(self, Clock::System)
    }

    fn change(&self, change: impl FnOnce(&mut Reading)) {
        if let Clock::Set(reading) = self {
            change(&mut reading.lock());
        }
    }
}

/// Milliseconds on the monotonic clock, which on Linux stands still while the machine is suspended.
fn millis_awake() -> Millis {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_millis() as Millis
}

/// Milliseconds on a monotonic clock that goes on while the machine is suspended.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn millis_elapsed() -> Option<Millis> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Some(Millis::from(time.tv_sec) * 1000 + Millis::from(time.tv_nsec) / 1_000_000)
}

/// Elsewhere there is only the one monotonic clock: where that stands still during suspension, the wall clock seems to
/// have jumped afterwards.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn millis_elapsed() -> Option<Millis> {
    None
}
