//! How much one may ask for at once.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;

use crate::message::Command;
use crate::problem::Problem;

/// What is limited, each by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Limit {
    /// New names, by address.
    Guest,
    /// Attempts to sign in, by address.
    SignIn,
    /// What changes an account.
    Account,
    /// New tables.
    Table,
    /// What is asked of tables: decisions and all else.
    Order,
    /// What is said.
    Say,
    /// Reading.
    Read,
    /// What takes the server long: replays and records.
    History,
    /// New sockets.
    Socket,
    /// Letters that confirm an address.
    Mail,
    /// Requests with a token, by address.
    Token,
}

impl Limit {
    const ALL: [Limit; 11] = [
        Limit::Guest,
        Limit::SignIn,
        Limit::Account,
        Limit::Table,
        Limit::Order,
        Limit::Say,
        Limit::Read,
        Limit::History,
        Limit::Socket,
        Limit::Mail,
        Limit::Token,
    ];

    /// What an order counts as, by whichever door it comes.
    pub(crate) fn of(command: &Command) -> Limit {
        if matches!(command, Command::Say { .. }) { Limit::Say } else { Limit::Order }
    }

    /// How long it takes to get one back, and how many one may have at once.
    fn quota(self) -> Quota {
        let (every, burst) = match self {
            Limit::Guest => (Duration::from_secs(20), 20),
            Limit::SignIn => (Duration::from_secs(6), 10),
            Limit::Account => (Duration::from_secs(2), 20),
            Limit::Table => (Duration::from_secs(5), 20),
            Limit::Order => (Duration::from_millis(50), 200),
            Limit::Say => (Duration::from_millis(1500), 15),
            Limit::Read => (Duration::from_millis(50), 200),
            Limit::History => (Duration::from_millis(250), 60),
            Limit::Socket => (Duration::from_millis(500), 60),
            Limit::Mail => (Duration::from_secs(1800), 3),
            Limit::Token => (Duration::from_millis(10), 1000),
        };
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(every).unwrap_or(Quota::per_second(NonZeroU32::MIN)).allow_burst(burst)
    }
}

/// How many sockets one person, or one address where nobody knows who it is, may have open.
const PERSON_SOCKETS: usize = 50;
/// How many sockets one address may have open in all.
const ADDRESS_SOCKETS: usize = 500;

/// The sockets that are open, by person and by address.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    open: Mutex<HashMap<String, usize>>,
}

/// The right to an open socket, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct OpenSocket {
    sockets: Arc<Sockets>,
    names: [String; 2],
}

impl Sockets {
    /// Counts one socket more, or refuses it.
    fn open(self: &Arc<Sockets>, person: Option<&str>, address: &str) -> Result<OpenSocket, Problem> {
        let names = [format!("person {}", person.unwrap_or(address)), format!("address {address}")];
        let mut open = self.open.lock();
        let has = |name: &String| open.get(name).copied().unwrap_or(0);
        if has(&names[0]) >= PERSON_SOCKETS || has(&names[1]) >= ADDRESS_SOCKETS {
            return Err(Problem::too_many_sockets());
        }
        names.iter().for_each(|name| *open.entry(name.clone()).or_default() += 1);
        drop(open);
        Ok(OpenSocket { sockets: self.clone(), names })
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut open = self.sockets.open.lock();
        for name in &self.names {
            if let Some(count) = open.get_mut(name) {
                *count -= 1;
                if *count == 0 {
                    open.remove(name);
                }
            }
        }
    }
}

/// Who has asked for how much.
pub(crate) struct Limits {
    each: Option<Vec<DefaultKeyedRateLimiter<String>>>,
    sockets: Arc<Sockets>,
}

impl Limits {
    /// Limits, or none.
    pub(crate) fn new(on: bool) -> Limits {
        let each = on.then(|| Limit::ALL.map(|limit| RateLimiter::keyed(limit.quota())).into());
        Limits { each, sockets: Arc::default() }
    }

    /// Counts one open socket more; refuses it where there are too many.
    pub(crate) fn open_socket(&self, person: Option<&str>, address: &str) -> Result<Option<OpenSocket>, Problem> {
        self.each.as_ref().map(|_| self.sockets.open(person, address)).transpose()
    }

    /// Counts one thing more; refuses what is too much, and says when to come back.
    pub(crate) fn count(&self, limit: Limit, who: &str) -> Result<(), Problem> {
        let Some(limiter) = self.each.as_ref().and_then(|each| each.get(limit as usize)) else { return Ok(()) };
        limiter.check_key(&who.to_owned()).map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now());
            Problem::too_many(wait.as_secs() + 1)
        })
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn sweep(&self) {
        self.each.iter().flatten().for_each(|limiter| limiter.retain_recent());
    }
}
