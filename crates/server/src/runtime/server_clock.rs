//! The server's own time, and how much of it the server could serve.
//!
//! Server time starts at the wall clock (or PostgreSQL's clock, where processes share one) and from then on follows
//! the machine's monotonic clock, so that a wall clock that is set to another time has no consequences. Time during
//! which the machine was suspended, the process was stopped or the database took no writes passes like any other,
//! but it is remembered as unserved until it has been given back to the players.

use std::sync::Arc;

use parking_lot::Mutex;
use protocol::Millis;
use store::Uptime;

use crate::clock::{Clock, Reading};

/// The server looks at its clock several times a second. If it did not for so long, it was not running.
pub(crate) const STALL: Millis = 3_000;
/// The followed clock may be off by so much; small corrections of it are followed slowly. More is a jump.
const TOLERANCE: Millis = 5_000;
/// A correction changes the speed of server time by at most one part in so many.
const SLEW: Millis = 100;
/// A shorter time between two heartbeats means that a server was running throughout.
pub(crate) const DOWNTIME: Millis = 15_000;
/// After a longer time without any server, the clock is more likely to be wrong than the pause to be real.
const PLAUSIBLE: Millis = 30 * 86_400_000;
/// After a shorter pause nobody had reason to think that the server was gone.
const LONG_PAUSE: Millis = 60_000;

/// A stretch of server time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) from: Millis,
    pub(crate) until: Millis,
}

/// The server's own time. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct ServerClock {
    clock: Clock,
    state: Arc<Mutex<State>>,
    /// Held while a heartbeat is written: those who wait for it need no other.
    pub(crate) proof: Arc<tokio::sync::Mutex<()>>,
}

#[derive(Debug)]
struct State {
    /// Server time at the last look at the clocks, and what they showed.
    now: Millis,
    last: Reading,
    /// Whether the database's clock is followed rather than the wall clock.
    follows_database: bool,
    /// How far the followed clock is ahead, within the tolerance.
    ahead: Millis,
    /// Time that has passed and was not used for corrections yet.
    correctable: Millis,
    /// How far the wall clock, and the database's, were ahead when that was last logged.
    wall_ahead: Millis,
    database_ahead: Millis,
    /// Time that the server did not serve and that is not given back yet.
    unserved: Option<Span>,
    /// Until when writes are known to have been possible, and whether the last one failed.
    proven: Millis,
    failing: bool,
    /// When the last long pause ended.
    resumed: Millis,
}

/// Something about the clocks that an operator should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// The wall clock was set; it is ahead of server time by so much now.
    Jumped { by: Millis, ahead: Millis },
    /// The server did not run for so long.
    Paused(Span),
}

/// How a server that starts finds its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resumed {
    /// Server time.
    pub(crate) now: Millis,
    /// Time without any server, to be given back.
    pub(crate) downtime: Option<Span>,
    /// By how much sessions and the like are postponed, since the pause is implausibly long.
    pub(crate) postpone: Option<Millis>,
}

/// Works out server time at the start from the last heartbeat and the clock that is followed. `is_shared` says whether
/// other processes may be running.
pub(crate) fn resume(last: Option<Uptime>, clock: Millis, is_shared: bool) -> Resumed {
    let Some(pulse) = last else { return Resumed { now: clock, downtime: None, postpone: None } };
    let pause = pulse.clock_at.map(|then| clock - then);
    let plausible = pause.filter(|pause| (0..=PLAUSIBLE).contains(pause));
    // What server time would be, had somebody gone on counting.
    let counted = pulse.at + plausible.unwrap_or(0);
    let ahead = clock - counted;
    let now = match plausible {
        // Another process may be running, and all must agree.
        Some(pause) if is_shared && pause <= DOWNTIME => counted,
        // A clock that is behind is never followed: stored times would be in the future.
        _ if ahead < 0 => counted,
        // The clock had jumped before the last heartbeat.
        Some(_) if ahead > PLAUSIBLE => counted,
        _ => clock,
    };
    let span = Span { from: pulse.at, until: now };
    let length = now - pulse.at;
    Resumed { now, downtime: (length > DOWNTIME).then_some(span), postpone: (length > PLAUSIBLE).then_some(length) }
}

impl ServerClock {
    /// A clock that starts at a moment of server time.
    pub(crate) fn starting(clock: Clock, resumed: &Resumed, follows_database: bool) -> ServerClock {
        let state = State::new(clock.read(), resumed, follows_database);
        ServerClock { clock, state: Arc::new(Mutex::new(state)), proof: Arc::default() }
    }

    /// Server time. It never goes back.
    pub(crate) fn now(&self) -> Millis {
        let (now, notices) = {
            let mut state = self.state.lock();
            // Read under the lock, so that readings arrive in order.
            let notices = state.look(self.clock.read(), self.clock.runs());
            (state.now, notices)
        };
        for notice in notices.into_iter().flatten() {
            match notice {
                Notice::Jumped { by, ahead } => tracing::warn!(
                    jump_ms = by,
                    ahead_of_server_ms = ahead,
                    "the wall clock does not fit server time and is ignored"
                ),
                Notice::Paused(span) => {
                    tracing::warn!(millis = span.until - span.from, "the server was suspended or stopped for a while");
                }
            }
        }
        now
    }

    /// What the wall clock shows.
    pub(crate) fn wall(&self) -> Millis {
        self.clock.read().wall
    }

    /// Until when deadlines count. A deadline after this moment may have passed while nobody could decide.
    pub(crate) fn served_until(&self) -> Millis {
        let now = self.now();
        self.state.lock().served_until(now)
    }

    /// Until when a write is known to have been possible; nothing while the last one failed.
    pub(crate) fn proven(&self) -> Option<Millis> {
        let state = self.state.lock();
        (!state.failing).then_some(state.proven)
    }

    /// A heartbeat that began at this moment of server time was committed.
    pub(crate) fn write_succeeded(&self, began: Millis) {
        let now = self.now();
        let ended = self.state.lock().write_succeeded(began, now, self.clock.runs());
        if let Some(span) = ended {
            let millis = span.until - span.from;
            tracing::warn!(millis, "the database accepts writes again; this time is given back to the players");
        }
    }

    /// A heartbeat could not be committed.
    pub(crate) fn write_failed(&self) {
        if !std::mem::replace(&mut self.state.lock().failing, true) {
            tracing::warn!("the database accepts no writes; clocks of games stand still");
        }
    }

    /// Compares server time with the database's clock.
    pub(crate) fn compare_with_database(&self, began: Millis, database: Millis) {
        let now = self.now();
        // An answer that took long says little.
        if now - began > STALL {
            return;
        }
        let ahead = database - began.midpoint(now);
        if let Some(by) = self.state.lock().compare_with_database(ahead) {
            tracing::warn!(
                jump_ms = by,
                ahead_of_server_ms = ahead,
                "the database's clock does not fit server time and is ignored"
            );
        }
    }

    /// Time that is not given back yet.
    pub(crate) fn unserved(&self) -> Option<Span> {
        self.now();
        self.state.lock().unserved
    }

    /// This time has been given back.
    pub(crate) fn given_back(&self, span: Span) {
        self.state.lock().given_back(span);
    }

    /// For how long people could have been connected, since the last long pause.
    pub(crate) fn served_for(&self) -> Millis {
        let now = self.now();
        now - self.state.lock().resumed
    }
}

impl State {
    fn new(reading: Reading, resumed: &Resumed, follows_database: bool) -> State {
        State {
            now: resumed.now,
            last: reading,
            follows_database,
            ahead: 0,
            correctable: 0,
            // Whatever is off at the start is found by the first look.
            wall_ahead: 0,
            database_ahead: 0,
            unserved: resumed.downtime,
            proven: resumed.now,
            failing: false,
            resumed: resumed.now,
        }
    }

    /// Moves server time on to what the clocks show. Where they run by themselves, a long time since the last look
    /// means that the process was stopped.
    fn look(&mut self, reading: Reading, runs: bool) -> [Option<Notice>; 2] {
        let passed = (reading.elapsed - self.last.elapsed).max(0);
        let suspended = passed - (reading.awake - self.last.awake).max(0);
        let from = self.now;
        self.last = reading;
        self.now += passed;
        let paused = suspended > STALL || (runs && passed > STALL);
        let span = Span { from, until: self.now };
        if paused {
            self.add_unserved(span);
        }
        let wall_ahead = reading.wall - self.now;
        let by = wall_ahead - self.wall_ahead;
        let jumped = by.abs() > TOLERANCE;
        if jumped {
            self.wall_ahead = wall_ahead;
        }
        if !self.follows_database {
            self.ahead = wall_ahead;
        }
        self.correct(if paused { 0 } else { passed });
        [paused.then_some(Notice::Paused(span)), jumped.then_some(Notice::Jumped { by, ahead: wall_ahead })]
    }

    /// Comes a little closer to the followed clock, unless that is off by too much.
    fn correct(&mut self, passed: Millis) {
        self.correctable += passed;
        let most = self.correctable / SLEW;
        self.correctable %= SLEW;
        if self.ahead.abs() <= TOLERANCE {
            let change = self.ahead.clamp(-most, most);
            self.now += change;
            self.ahead -= change;
        }
    }

    fn add_unserved(&mut self, span: Span) {
        if span.until - span.from > LONG_PAUSE {
            self.resumed = span.until;
        }
        let before = self.unserved.unwrap_or(span);
        self.unserved = Some(Span { from: before.from.min(span.from), until: before.until.max(span.until) });
    }

    fn served_until(&self, now: Millis) -> Millis {
        let unserved = self.unserved.map_or(now, |span| span.from);
        let outage = if self.failing { self.proven } else { now };
        now.min(unserved).min(outage)
    }

    /// Returns the outage that ended with this write, if there was one. `runs` says whether a write that took long was
    /// really slow.
    fn write_succeeded(&mut self, began: Millis, now: Millis, runs: bool) -> Option<Span> {
        let was_slow = runs && now - began > STALL;
        let outage = (self.failing || was_slow).then_some(Span { from: self.proven, until: now });
        if let Some(span) = outage {
            self.add_unserved(span);
        }
        self.failing = false;
        self.proven = self.proven.max(began);
        outage
    }

    /// Returns by how much the database's clock jumped, if it did.
    fn compare_with_database(&mut self, ahead: Millis) -> Option<Millis> {
        self.ahead = ahead;
        let by = ahead - self.database_ahead;
        let jumped = by.abs() > TOLERANCE;
        if jumped {
            self.database_ahead = ahead;
        }
        jumped.then_some(by)
    }

    fn given_back(&mut self, span: Span) {
        self.unserved = self
            .unserved
            .map(|unserved| Span { from: unserved.from.max(span.until), ..unserved })
            .filter(|left| left.until > left.from);
    }
}

#[cfg(test)]
mod tests;
