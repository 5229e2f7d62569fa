//! Removing what a person wrote: messages in every channel, names of tables, reports. Decisions stay, because they are
//! the game.
//!
//! Everybody at a table gets a line of its log ([`TableEvent::Erased`]); then the texts themselves are
//! overwritten where they are stored, so that a table that is read again never knew them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use protocol::ids::{PersonId, TableId};
use store::{Scrubbed, Store};
use tables::erasure::{Written, author, remove_quote};
use tables::error::RequestError;
use tables::table::Table;
use tables::table_event::{StoredEvent, TableEvent};

use crate::runtime::hub::Hub;
use crate::runtime::room::Live;

/// How long somebody who deletes their account waits until the files of the database are clean. What takes longer
/// goes on without them.
const SCRUB_WAIT: Duration = Duration::from_secs(5);

impl Live {
    /// Notes in the database who is about to write something here, so that it can be found again.
    pub(crate) async fn note_authors(&mut self, store: &Store, lines: &[StoredEvent]) -> Result<(), RequestError> {
        for person in lines.iter().filter_map(author) {
            if !self.noted_authors.contains(person) {
                store.note_author(person, &self.table.id).await?;
                self.noted_authors.insert(person.clone());
            }
        }
        Ok(())
    }
}

impl Hub {
    /// Forgets a person, and cleans the files of the database of what is left of them.
    pub(crate) async fn forget_and_scrub(&self, person: &PersonId, device: Option<&str>) -> Result<(), RequestError> {
        self.forget(person, device).await?;
        let hub = self.clone();
        let _ = tokio::time::timeout(SCRUB_WAIT, tokio::spawn(async move { hub.scrub().await })).await;
        Ok(())
    }

    /// Cleans the files of the database of what was deleted; what cannot be done now is done later.
    pub(crate) async fn scrub(&self) {
        let mut is_idle = true;
        for room in self.rooms() {
            is_idle &= room.live.lock().await.as_ref().is_none_or(Live::is_quiet);
        }
        match self.store.scrub(is_idle).await {
            Ok(Scrubbed::Clean) => {}
            Ok(Scrubbed::Done) => tracing::info!("Removed deleted data from the database files"),
            Ok(Scrubbed::Later) => tracing::info!("Deleted data stays in the database files until a quieter moment"),
            Err(error) => tracing::warn!(%error, "Failed to remove deleted data from the database files"),
        }
    }

    /// The same when the server stops, within the time that stopping may take.
    pub(crate) async fn scrub_at_end(&self) {
        let _ = tokio::time::timeout(SCRUB_WAIT, self.scrub()).await;
    }

    /// Removes what a person wrote, wherever it is stored or shown.
    pub(crate) async fn erase_words(&self, person: &PersonId) -> Result<(), RequestError> {
        // Copies come first: a name leads to them only as long as it is in the log of the table that they copied.
        let mut tables = Vec::new();
        for (table, written) in self.find_words(person).await?.into_iter().rev() {
            self.erase_words_at(&table, person, &written).await?;
            tables.push(table);
        }
        for mut report in self.store.reports_by(person).await? {
            if report.body["text"].as_str().is_some_and(|text| !text.is_empty()) {
                report.body["text"] = "".into();
                report.body["removed"] = true.into();
                self.store.overwrite_report(&report.id, &report.body).await?;
            }
        }
        // Snapshots and checkpoints may hold what was said, also those that were on their way when it was erased.
        self.keep_all().await;
        Ok(self.store.delete_checkpoints(&tables).await?)
    }

    /// Finds what a person wrote, table by table, and after each table those that took its name over.
    async fn find_words(&self, person: &PersonId) -> Result<Vec<(TableId, Written)>, RequestError> {
        let own = self.store.authored_tables(person).await?;
        let mut waiting: VecDeque<(TableId, BTreeSet<String>)> =
            own.into_iter().map(|table| (table, BTreeSet::new())).collect();
        let mut known: BTreeMap<TableId, BTreeSet<String>> = BTreeMap::new();
        let mut found = Vec::new();
        while let Some((table, copied)) = waiting.pop_front() {
            let names = known.entry(table.clone()).or_default();
            if !copied.is_empty() && copied.is_subset(names) {
                continue;
            }
            names.extend(copied.iter().cloned());
            let written = Written::find(self.store.written_lines(&table).await?, person, &copied);
            if !written.names.is_empty() {
                let copies = self.store.forks_of(&table).await?;
                let copies = copies.into_iter().chain(written.rematches.iter().cloned());
                waiting.extend(copies.map(|copy| (copy, written.names.clone())));
            }
            found.push((table, written));
        }
        Ok(found)
    }

    /// Removes what a person wrote at one table.
    async fn erase_words_at(&self, table: &TableId, person: &PersonId, written: &Written) -> Result<(), RequestError> {
        let asked = |state: &Table| {
            let table_name = written.names.contains(&state.setup.name);
            let is_shown = table_name || state.shows_words_of(person);
            let what = TableEvent::Erased { person: person.clone(), table_name };
            Ok(is_shown.then_some(StoredEvent { who: None, key: None, what }).into_iter().collect())
        };
        // A table whose game cannot be played any more shows nothing; its texts go all the same.
        match self.see_to(table, asked).await {
            Ok(()) => {}
            Err(problem) if problem.is_unavailable() => return Err(problem),
            Err(problem) => tracing::warn!(%table, code = problem.code, "Table cannot be read, only its log is erased"),
        }
        // Reports before the log, which says whose words they quote.
        for mut report in self.store.reports_at(table).await? {
            if remove_quote(&mut report.body, person, &written.texts) {
                self.store.overwrite_report(&report.id, &report.body).await?;
            }
        }
        if !written.lines.is_empty() {
            self.store.overwrite_lines(table, &written.lines).await?;
            self.renew_snapshot(table).await;
        }
        Ok(())
    }

    /// Lets the snapshot of a table be written anew.
    async fn renew_snapshot(&self, table: &TableId) {
        let Some(room) = self.known_room(table) else { return };
        if let Some(live) = room.live.lock().await.as_mut() {
            live.table.turned = true;
            self.mark(live);
        }
    }
}
