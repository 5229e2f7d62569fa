//! Games are written down turn by turn, behind the decisions and never in their way: the day when the rules change
//! they go on from there (see `renew`).

use std::time::Duration;

use protocol::ids::TableId;
use tables::error::RequestError;
use tables::snapshot::Snapshot;
use tokio::sync::watch;

use crate::runtime::hub::Hub;
use crate::runtime::room::Live;

/// How often games are written down.
const BEAT: Duration = Duration::from_millis(250);
/// How many at once. Where more have moved on, each waits for its turn, and is then written as it stands by then.
const BATCH: usize = 64;

impl Hub {
    /// Remembers that a game has come to another turn, so that it is written down soon.
    pub(crate) fn mark(&self, live: &mut Live) {
        let is_due = live.table.is_checkpoint_due();
        if (std::mem::take(&mut live.table.turned) || is_due) && !std::mem::replace(&mut live.marked, true) {
            self.marked.lock().push_back(live.table.id.clone());
        }
    }

    /// Writes down some of the games that have moved on; returns whether there were any.
    async fn keep(&self) -> Result<bool, RequestError> {
        let tables: Vec<TableId> = {
            let mut marked = self.marked.lock();
            let count = marked.len().min(BATCH);
            marked.drain(..count).collect()
        };
        let mut snapshots = Vec::with_capacity(tables.len());
        for table in &tables {
            let Some(room) = self.known_room(table) else { continue };
            let mut guard = room.live.lock().await;
            snapshots.extend(guard.as_mut().and_then(snapshot));
        }
        if snapshots.is_empty() {
            return Ok(!tables.is_empty());
        }
        let kept = self.store.keep(snapshots).await;
        if kept.is_err() {
            self.marked.lock().extend(tables);
        }
        kept?;
        Ok(true)
    }

    /// Writes down all games that have moved on, at the end.
    pub(crate) async fn keep_all(&self) {
        while let Ok(true) = self.keep().await {}
    }

    /// Writes games down as long as the server runs.
    pub(crate) async fn keep_on(self, mut stopping: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                _ = stopping.changed() => return,
            }
            if let Err(problem) = self.keep().await {
                tracing::warn!(code = problem.code, "games cannot be written down yet");
            }
        }
    }
}

fn snapshot(live: &mut Live) -> Option<Snapshot> {
    live.marked = false;
    // What is not stored yet may never be.
    if live.is_stale() {
        return None;
    }
    let table = &mut live.table;
    let body = serde_json::to_string(&table.saved()?).expect("a game has a form in JSON");
    let checkpoint = if table.is_checkpoint_due() { table.write_checkpoint() } else { None };
    // Where there can be none, it is not tried again for each line.
    if table.is_checkpoint_due() {
        table.checkpoint = table.seq;
    }
    Some(Snapshot { table: table.id.clone(), seq: table.seq, rules: table.rules, body, checkpoint })
}
