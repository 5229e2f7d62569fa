//! Time in which no server ran is nobody's: clocks go on where they stood.

use crate::clock::Millis;
use crate::happening::{Happening, Line};
use crate::hub::Hub;
use crate::ids::TableId;
use crate::problem::Problem;
use crate::room::Happened;

/// How often a server writes down that it runs.
const EVERY: Millis = 10_000;
/// A shorter rest is not worth a line.
const REST: Millis = 15_000;
/// Clocks that run longer than this after the rest are left alone: a day is nothing to them.
const AHEAD: Millis = 86_400_000;

impl Hub {
    /// Gives back the time since a server last ran, to everybody whose clock would soon run out. Two
    /// processes that begin together give back the same time once.
    pub(crate) async fn give_back_time(&self) -> Result<(), Problem> {
        let now = self.clock.now();
        let Some(from) = self.store.last_pulse().await?.filter(|from| now - from > REST) else { return Ok(()) };
        for table in self.store.running_out(from, now + AHEAD).await? {
            if let Err(problem) = self.stand_still(&table, from).await {
                tracing::warn!(%table, code = problem.code, "time could not be given back");
            }
        }
        Ok(())
    }

    async fn stand_still(&self, table: &TableId, from: Millis) -> Result<(), Problem> {
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        loop {
            let live = self.opened(&room, &mut guard).await?;
            let line = Line { who: None, key: None, what: Happening::StoodStill { from } };
            match live.happen(&self.store, self.clock.now(), vec![line], None).await? {
                Happened::Done => return Ok(()),
                Happened::Raced => {}
                Happened::Unknown => return Err(Problem::unavailable()),
            }
        }
    }

    /// Writes down that a server runs, every now and then; returns when that was last done.
    pub(crate) async fn pulse(&self, last: Millis) -> Result<Millis, Problem> {
        let now = self.clock.now();
        if (last..last + EVERY).contains(&now) {
            return Ok(last);
        }
        self.store.pulse(now).await?;
        Ok(now)
    }
}
