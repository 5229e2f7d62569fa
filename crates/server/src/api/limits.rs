//! How much one may ask for at once.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;
use protocol::message::Command;
use tables::error::RequestError;
use tables::log_budget::written;

/// What is limited, each by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Limit {
    /// New names, by address.
    Guest,
    /// Attempts to sign in, by address.
    SignIn,
    /// Guesses of one password, by the name or the account that they are made for, from any address.
    Password,
    /// What changes an account.
    Account,
    /// New tables.
    Table,
    /// New tables, by address.
    TablesOfAddress,
    /// What is stored because of one person, in pieces of [`GROWTH_UNIT`] bytes.
    Growth,
    /// What is stored because of all people of one address, in the same pieces.
    GrowthOfAddress,
    /// What is asked of tables: decisions and all else.
    Command,
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
    /// Reports to those who run the server.
    Report,
    /// Exports of one's own data.
    Export,
    /// Messages over sockets by somebody who is not signed in, by address.
    Anonymous,
}

impl Limit {
    const ALL: [Limit; 18] = [
        Limit::Guest,
        Limit::SignIn,
        Limit::Password,
        Limit::Account,
        Limit::Table,
        Limit::TablesOfAddress,
        Limit::Growth,
        Limit::GrowthOfAddress,
        Limit::Command,
        Limit::Say,
        Limit::Read,
        Limit::History,
        Limit::Socket,
        Limit::Mail,
        Limit::Token,
        Limit::Report,
        Limit::Export,
        Limit::Anonymous,
    ];

    /// What an order counts as, by whichever door it comes.
    pub(crate) fn of(command: &Command) -> Limit {
        if matches!(command, Command::Say { .. }) { Limit::Say } else { Limit::Command }
    }

    /// How long it takes to get one back, and how many one may have at once.
    fn quota(self) -> Quota {
        let (every, burst) = match self {
            Limit::Guest => (Duration::from_secs(20), 20),
            Limit::SignIn => (Duration::from_secs(6), 10),
            Limit::Password => (Duration::from_secs(30), 10),
            Limit::Account => (Duration::from_secs(2), 20),
            Limit::Table => (Duration::from_secs(60), 20),
            Limit::TablesOfAddress => (Duration::from_secs(15), 100),
            // 2 MiB at once and in an hour.
            Limit::Growth => (Duration::from_micros(109_863), (2 << 20) / GROWTH_UNIT as u32),
            // 16 MiB at once and in an hour.
            Limit::GrowthOfAddress => (Duration::from_micros(13_732), (16 << 20) / GROWTH_UNIT as u32),
            Limit::Command => (Duration::from_millis(50), 200),
            Limit::Say => (Duration::from_millis(1500), 15),
            Limit::Read => (Duration::from_millis(50), 200),
            Limit::History => (Duration::from_millis(250), 60),
            Limit::Socket => (Duration::from_millis(500), 60),
            Limit::Mail => (Duration::from_secs(1800), 3),
            Limit::Token => (Duration::from_millis(10), 1000),
            Limit::Report => (Duration::from_secs(600), 10),
            Limit::Export => (Duration::from_secs(60), 5),
            Limit::Anonymous => (Duration::from_secs(1), 60),
        };
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(every).unwrap_or(Quota::per_second(NonZeroU32::MIN)).allow_burst(burst)
    }
}

/// In what pieces growth is counted.
const GROWTH_UNIT: usize = 64;
/// What a stored line takes besides what was sent.
pub(crate) const LINE_SIZE: usize = 256;
/// About what one bot adds in a whole game. It is counted when the bot sits down.
const BOT_SIZE: usize = 16 << 10;

/// About how many bytes will be stored because of a command.
fn growth(command: &Command) -> usize {
    LINE_SIZE
        + match command {
            Command::Act { action } => action.get().len(),
            Command::Say { text, .. } => written(text),
            Command::Configure { setup } => serde_json::to_string(setup).map_or(0, |text| text.len()),
            Command::AddBot { .. } => BOT_SIZE,
            _ => 0,
        }
}

/// How many sockets one person, or one address where nobody knows who it is, may have open.
const PERSON_SOCKETS: usize = 50;
/// How many sockets one address may have open in all.
const ADDRESS_SOCKETS: usize = 500;

/// How many frames one socket may send that nobody asked for: pings, binary data, anything from somebody unknown.
const SOCKET_FRAMES: NonZeroU32 = NonZeroU32::new(60).expect("not zero");

/// The budget of one socket for frames that get nothing done. A client that uses it up is disconnected.
pub(crate) struct FrameBudget(Option<DefaultDirectRateLimiter>);

impl FrameBudget {
    /// Takes one frame off the budget; `false` where none is left.
    pub(crate) fn take(&self) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check().is_ok())
    }
}

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
    fn open(self: &Arc<Sockets>, person: Option<&str>, address: &str) -> Result<OpenSocket, RequestError> {
        let names = [format!("person {}", person.unwrap_or(address)), format!("address {address}")];
        let mut open = self.open.lock();
        let has = |name: &String| open.get(name).copied().unwrap_or(0);
        if has(&names[0]) >= PERSON_SOCKETS || has(&names[1]) >= ADDRESS_SOCKETS {
            return Err(RequestError::too_many_of("api-error-too-many-sockets"));
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
    pub(crate) fn open_socket(&self, person: Option<&str>, address: &str) -> Result<Option<OpenSocket>, RequestError> {
        self.each.as_ref().map(|_| self.sockets.open(person, address)).transpose()
    }

    /// The budget of a new socket for idle frames: a burst, and then one a second.
    pub(crate) fn frame_budget(&self) -> FrameBudget {
        let quota = Quota::per_second(NonZeroU32::MIN).allow_burst(SOCKET_FRAMES);
        FrameBudget(self.each.as_ref().map(|_| RateLimiter::direct(quota)))
    }

    /// Whether there are limits at all.
    pub(crate) fn are_on(&self) -> bool {
        self.each.is_some()
    }

    /// Counts one thing more; refuses what is too much, and says when to come back.
    pub(crate) fn count(&self, limit: Limit, who: &str) -> Result<(), RequestError> {
        self.count_all(limit, who, NonZeroU32::MIN)
    }

    fn count_all(&self, limit: Limit, who: &str, things: NonZeroU32) -> Result<(), RequestError> {
        let Some(limiter) = self.each.as_ref().and_then(|each| each.get(limit as usize)) else { return Ok(()) };
        // More than may ever be used at once would never be allowed; nothing that can be sent is so long.
        let Ok(checked) = limiter.check_key_n(&who.to_owned(), things) else {
            return Err(RequestError::too_many(3600));
        };
        checked.map_err(|early| {
            let wait = early.wait_time_from(DefaultClock::default().now());
            RequestError::too_many(wait.as_secs() + 1)
        })
    }

    /// Counts what will be stored because of a command, for a person and for the address from which they come.
    pub(crate) fn count_growth(&self, command: &Command, person: &str, address: &str) -> Result<(), RequestError> {
        self.count_stored(growth(command), person, address)
    }

    /// Counts bytes that will be stored because of a person, and because of the address from which they come.
    pub(crate) fn count_stored(&self, bytes: usize, person: &str, address: &str) -> Result<(), RequestError> {
        let units = u32::try_from(bytes.div_ceil(GROWTH_UNIT)).unwrap_or(u32::MAX);
        let units = NonZeroU32::new(units).unwrap_or(NonZeroU32::MIN);
        self.count_all(Limit::Growth, person, units)?;
        self.count_all(Limit::GrowthOfAddress, address, units)
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn sweep(&self) {
        self.each.iter().flatten().for_each(|limiter| limiter.retain_recent());
    }
}
