//! Time that nobody could use is nobody's: clocks go on where they stood, whether no server ran, or the server was
//! suspended, stopped or without its database.

use std::time::Duration;

use crate::clock::Clock;
use crate::runtime::hub::Hub;
use crate::runtime::room::CommitOutcome;
use crate::runtime::server_clock::{DOWNTIME, ServerClock, resume};
use protocol::Millis;
use protocol::ids::TableId;
use store::Store;
use store::metrics::database_failures;
use tables::error::RequestError;
use tables::table_event::{StoredEvent, TableEvent};
use tokio::sync::watch;

/// How often the server looks at its clock; much more often than it takes to count as stopped.
const TICK: Duration = Duration::from_millis(500);
/// How often a server writes down that it runs.
const EVERY: Millis = 10_000;
/// Clocks that run longer than this after a pause are left alone: a short pause is nothing to them.
const AHEAD: Millis = 86_400_000;
/// A clock that is left alone loses at most this part of the time it has left.
const PART: Millis = 24;

/// Finds out what time it is for a server that starts, and postpones what would expire at once because of a pause
/// that is implausibly long.
pub(crate) async fn start_clock(store: &Store, clock: &Clock) -> Result<ServerClock, RequestError> {
    let database = store.database_time().await?;
    let followed = database.unwrap_or_else(|| clock.now());
    let resumed = resume(store.last_pulse().await?, followed, database.is_some());
    if (resumed.now - followed).abs() > DOWNTIME {
        let ahead = followed - resumed.now;
        tracing::warn!(ahead_of_server_ms = ahead, "the clock does not fit the last heartbeat and is not followed");
    }
    if let Some(millis) = resumed.postpone {
        tracing::warn!(millis, "no server ran for implausibly long; sessions last longer by that time");
        store.postpone_expiry(millis).await?;
    }
    Ok(ServerClock::starting(clock.clone(), &resumed, database.is_some()))
}

impl Hub {
    /// Keeps server time and heartbeats going as long as the server runs.
    pub(crate) async fn keep_time(self, mut stopping: watch::Receiver<bool>) {
        let (mut written, mut errors) = (None, 0);
        loop {
            let (now, failed) = (self.clock.now(), database_failures());
            let is_due = written.is_none_or(|at: Millis| now - at >= EVERY);
            // Something else could not be read or written: it is time to find out whether anything can.
            if is_due || failed != errors || self.clock.proven().is_none() {
                // A write that fails just below is counted, too, and known already.
                written = self.prove_serving(Millis::MAX).await.then_some(now);
                errors = database_failures();
            }
            if self.clock.proven().is_some()
                && let Err(problem) = self.give_back_time().await
            {
                tracing::warn!(code = problem.code, "failed to give time back; trying again");
            }
            tokio::select! {
                () = tokio::time::sleep(TICK) => {}
                _ = stopping.changed() => {
                    self.prove_serving(Millis::MAX).await;
                    return;
                }
            }
        }
    }

    /// Makes sure that the database took a write at some moment or later, with a heartbeat if need be; returns whether
    /// it did.
    pub(crate) async fn prove_serving(&self, moment: Millis) -> bool {
        let _one = self.clock.proof.lock().await;
        if self.clock.proven().is_some_and(|proven| proven >= moment) {
            return true;
        }
        // Time that is not given back yet must still be missing for a server that starts after a crash.
        let (began, served) = (self.clock.now(), self.clock.served_until());
        match self.store.pulse(served, self.clock.wall()).await {
            Ok(()) => self.clock.write_succeeded(began),
            Err(_) => {
                self.clock.write_failed();
                return false;
            }
        }
        let asked = self.clock.now();
        if let Ok(Some(database)) = self.store.database_time().await {
            self.clock.compare_with_database(asked, database);
        }
        true
    }

    /// Gives back the time that was not served, to everybody whose clock would soon run out. Two processes give the same
    /// time back once.
    pub(crate) async fn give_back_time(&self) -> Result<(), RequestError> {
        let Some(span) = self.clock.unserved() else { return Ok(()) };
        let others = match self.store.shared {
            Some(_) => self.store.last_pulse().await?.map_or(span.from, |pulse| pulse.at),
            None => span.from,
        };
        // What another process served was not lost to anybody.
        if others <= span.from || span.until - others > DOWNTIME {
            let from = others.max(span.from);
            let ahead = AHEAD.max((span.until - from).saturating_mul(PART));
            for table in self.store.running_out(span.until.saturating_add(ahead)).await? {
                match self.stand_still(&table, from).await {
                    Err(problem) if problem.is_unavailable() => return Err(problem),
                    Err(problem) => tracing::warn!(%table, code = problem.code, "failed to give time back"),
                    Ok(()) => {}
                }
            }
        }
        self.clock.given_back(span);
        Ok(())
    }

    async fn stand_still(&self, table: &TableId, from: Millis) -> Result<(), RequestError> {
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        loop {
            let live = self.opened(&room, &mut guard).await?;
            if !live.table.has_running_clock() {
                return Ok(());
            }
            let line = StoredEvent { who: None, key: None, what: TableEvent::StoodStill { from } };
            match live.commit(&self.store, self.clock.now(), vec![line], None).await? {
                CommitOutcome::Done => return Ok(()),
                CommitOutcome::Raced => {}
                CommitOutcome::Unknown => return Err(RequestError::unavailable()),
            }
        }
    }
}
