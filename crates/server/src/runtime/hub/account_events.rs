//! When people are called otherwise, are signed out, or leave for good: what tables and sockets make of it.

use protocol::ids::{PersonId, TableId};
use protocol::message::Stage;
use tables::error::RequestError;
use tables::table::Table;
use tables::table_event::{StoredEvent, TableEvent};

use crate::runtime::hub::Hub;
use crate::runtime::room::CommitOutcome;

/// How often a farewell is tried again when other processes are faster.
const ATTEMPTS: usize = 20;

/// Something about a person that all processes must hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Something that let them in no longer does: sockets are closed, and whoever still may comes back.
    SignedOut,
    /// They are called otherwise, or nothing at all.
    Renamed,
}

impl Change {
    /// The mark before the person in a notice to other processes; no table's name begins with it.
    fn mark(self) -> char {
        match self {
            Change::SignedOut => '!',
            Change::Renamed => '~',
        }
    }

    /// The change that a word of a notice speaks of.
    pub(crate) fn read(word: &str) -> Option<(Change, PersonId)> {
        let all = [Change::SignedOut, Change::Renamed].into_iter();
        all.filter_map(|change| Some((change, PersonId(word.strip_prefix(change.mark())?.to_owned())))).next()
    }
}

impl Hub {
    /// Makes a change known here and to all other processes.
    pub(crate) async fn announce(&self, change: Change, person: &PersonId) -> Result<(), RequestError> {
        self.apply_change(change, person).await?;
        Ok(self.store.notify(&format!("{}{person}", change.mark())).await?)
    }

    /// Does what a change asks of this process.
    pub(crate) async fn apply_change(&self, change: Change, person: &PersonId) -> Result<(), RequestError> {
        match change {
            Change::SignedOut => {
                // Nobody listens where nobody has a socket.
                let _ = self.signed_out.send(person.clone());
            }
            Change::Renamed => {
                let name = self.store.names(std::slice::from_ref(person)).await?.pop().map(|(_, name)| name);
                for room in self.rooms() {
                    if let Some(live) = room.live.lock().await.as_mut() {
                        live.rename(person, name.as_deref());
                    }
                }
            }
        }
        Ok(())
    }

    /// Lets lists call a person what they are called now.
    pub(crate) async fn rename(&self, person: &PersonId) -> Result<(), RequestError> {
        self.announce(Change::Renamed, person).await?;
        for table in self.store.all_tables_of(person).await? {
            let room = self.room(&table);
            let mut guard = room.live.lock().await;
            let live = self.opened(&room, &mut guard).await?;
            let (seq, document) = live.listed();
            self.store.rewrite_summary(&table, seq, &document).await?;
        }
        Ok(())
    }

    /// Lets a person go for good, with everything that they wrote. What is left of them is an id that means nothing.
    /// Where this is interrupted, it can be done again.
    pub(crate) async fn forget(&self, person: &PersonId, device: Option<&str>) -> Result<(), RequestError> {
        self.store.owe_scrub(self.clock.now()).await?;
        self.store.blank_person(person, device).await?;
        self.rename(person).await?;
        for table in self.store.all_tables_of(person).await? {
            self.part_from(&table, person).await?;
        }
        self.erase_words(person).await?;
        self.store.remove_person(person).await?;
        self.announce(Change::SignedOut, person).await?;
        // A message that was on its way when they asked.
        self.erase_words(person).await?;
        self.store.forget_author(person).await?;
        Ok(self.store.owe_scrub(self.clock.now()).await?)
    }

    /// Sees to what ends by itself: what let people in for a while, and farewells that were interrupted.
    pub(crate) async fn sweep_people(&self) -> Result<(), RequestError> {
        self.store.remove_expired(self.clock.now()).await?;
        for person in self.store.half_gone().await? {
            self.forget(&person, None).await?;
        }
        Ok(())
    }

    /// Closes a table, whatever its game says.
    pub(crate) async fn close(&self, table: &TableId) -> Result<(), RequestError> {
        let line = StoredEvent { who: None, key: None, what: TableEvent::Closed };
        let closing = |table: &Table| match table.stage {
            Stage::Closed => Err(RequestError::conflict("api-error-closed-already")),
            Stage::Lobby | Stage::Playing | Stage::Over => Ok(vec![line.clone()]),
        };
        self.see_to(table, closing).await
    }

    async fn part_from(&self, table: &TableId, person: &PersonId) -> Result<(), RequestError> {
        let line = |what| StoredEvent { who: Some(person.clone()), key: None, what };
        let parted = |table: &Table| match table.draw_deadline() {
            // The seats are fixed for the seconds of a draw; this is tried again later.
            Some(_) if table.seat_of(person).is_some() => Err(RequestError::unavailable()),
            _ => Ok(table.part(person).into_iter().map(line).collect()),
        };
        self.see_to(table, parted).await
    }

    /// Lets happen at a table what its state asks for, however fast other processes are.
    pub(crate) async fn see_to(
        &self,
        table: &TableId,
        asked: impl Fn(&Table) -> Result<Vec<StoredEvent>, RequestError>,
    ) -> Result<(), RequestError> {
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        for _ in 0..ATTEMPTS {
            let live = self.opened(&room, &mut guard).await?;
            let lines = asked(&live.table)?;
            if lines.is_empty() {
                return Ok(());
            }
            match live.commit(&self.store, self.clock.now(), lines, None).await? {
                CommitOutcome::Done => {
                    drop(guard);
                    self.drive(&room);
                    return Ok(());
                }
                CommitOutcome::Raced => {}
                CommitOutcome::Unknown => return Err(RequestError::unavailable()),
            }
        }
        Err(RequestError::unavailable())
    }
}
