//! All tables of this process: finding them, asking them for things, letting go of those that nobody needs.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::Semaphore;

use crate::clock::{Clock, Millis};
use crate::decide::{self, Asker};
use crate::happening::{From, Happening, Line};
use crate::ids::{PersonId, TableId};
use crate::luck::Luck;
use crate::message::{KEY_LIMIT, Order};
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::problem::Problem;
use crate::room::{Happened, Live, Room};
use crate::setup::Setup;
use crate::store::{Appended, Store};

/// How often a request is tried again when other processes are faster.
const ATTEMPTS: usize = 20;

/// A person, as a table needs to know them.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// Who.
    pub(crate) id: PersonId,
    /// What they are called.
    pub(crate) name: String,
}

/// All tables of this process.
#[derive(Clone)]
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) luck: Luck,
    pub(crate) metrics: Arc<Metrics>,
    rooms: Arc<Mutex<HashMap<TableId, Arc<Room>>>>,
    pub(crate) notices: Arc<Notices>,
    /// How many bots may think at once.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl Hub {
    /// Tables that are kept in a store.
    pub(crate) fn new(store: Store, clock: Clock, luck: Luck, metrics: Arc<Metrics>, notices: Notices) -> Hub {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let thinkers = Arc::new(Semaphore::new(cores));
        Hub { store, clock, luck, metrics, rooms: Arc::default(), notices: Arc::new(notices), thinkers }
    }

    /// The room of a table, whether or not there is such a table.
    pub(crate) fn room(&self, id: &TableId) -> Arc<Room> {
        let mut rooms = self.rooms.lock();
        rooms.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone()))).clone()
    }

    /// The rooms that are in memory.
    pub(crate) fn rooms(&self) -> Vec<Arc<Room>> {
        self.rooms.lock().values().cloned().collect()
    }

    /// The room of a table, if it is in memory.
    pub(crate) fn known_room(&self, id: &TableId) -> Option<Arc<Room>> {
        self.rooms.lock().get(id).cloned()
    }

    /// Lets go of tables at which nobody looks and nothing happens.
    pub(crate) fn sweep(&self, quiet_since: Millis) {
        self.rooms.lock().retain(|_, room| {
            // Whoever has the room in hand, or holds its lock, needs it.
            let in_hand = Arc::strong_count(room) > 1;
            in_hand
                || room.live.try_lock().map_or(true, |live| {
                    live.as_ref().is_some_and(|live| !live.is_quiet() || live.table.changed_at > quiet_since)
                })
        });
    }

    /// Puts up a table.
    pub(crate) async fn create(&self, by: &Person, setup: Setup, from: Option<Box<From>>) -> Result<TableId, Problem> {
        if from.is_none() {
            decide::check(&setup)?;
        }
        let (id, now) = (TableId(self.luck.id()), self.clock.now());
        let what = Happening::Created { by: by.id.clone(), setup, invite: self.luck.secret(), from };
        let line = Line { who: Some(by.id.clone()), key: None, what };
        let mut live = Live::create(id.clone(), now, &line)?;
        live.introduce(&by.id, &by.name);
        let addition = live.addition(1, now, &[line]);
        match self.store.append(addition).await? {
            Appended::Done => Ok(id),
            Appended::Raced | Appended::Unknown => Err(Problem::unavailable()),
        }
    }

    /// Does what a person asks for at a table. What was done before under the same key is not done again.
    pub(crate) async fn order(
        &self,
        table: &TableId,
        by: &Person,
        invite: Option<&str>,
        order: Order,
    ) -> Result<(), Problem> {
        let Order { key, seat, command } = order;
        if key.is_empty() || key.len() > KEY_LIMIT {
            return Err(Problem::bad("problem-strange-key").with("limit", KEY_LIMIT));
        }
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        let live = self.opened(&room, &mut guard).await?;
        if live.table.has_done(&by.id, &key) {
            return Ok(());
        }
        let seat = seat.map(|name| live.table.seat_named(&name)).transpose()?;
        let invited = live.table.setup.open
            || invite == Some(live.table.invite.as_str())
            || live.table.seat_of(&by.id).is_some()
            || live.table.owner == by.id;
        let asker = Asker { person: &by.id, seat, invited };
        live.introduce(&by.id, &by.name);
        let mut happenings = live.table.decide(&asker, command, &self.luck)?;
        for _ in 0..ATTEMPTS {
            let Some(live) = guard.as_mut() else { break };
            let line = |what| Line { who: Some(by.id.clone()), key: Some(key.clone()), what };
            let lines: Vec<Line> = happenings.iter().cloned().map(line).collect();
            match live.happen(&self.store, self.clock.now(), lines).await? {
                Happened::Done => {
                    self.metrics.decided();
                    self.pass_on(live);
                    drop(guard);
                    self.drive(&room);
                    return Ok(());
                }
                // What was decided for the table as it was is decided again for the table as it is; what
                // the game judges is simply tried again.
                Happened::Raced if live.table.has_done(&by.id, &key) => return Ok(()),
                Happened::Raced => happenings.iter_mut().for_each(|what| refresh(&live.table, what)),
                Happened::Unknown => {
                    *guard = None;
                    return Err(Problem::unavailable());
                }
            }
        }
        Err(Problem::unavailable())
    }

    /// The table of a room whose lock is held, read from its log if need be.
    pub(crate) async fn opened<'a>(&self, room: &Room, guard: &'a mut Option<Live>) -> Result<&'a mut Live, Problem> {
        if guard.is_none() {
            *guard = Some(Live::load(&self.store, &room.id).await?);
        }
        guard.as_mut().ok_or(Problem::unavailable())
    }
}

/// Fits what was to happen to a table at which something else happened first.
fn refresh(table: &crate::table::Table, what: &mut Happening) {
    if let Happening::Undid { seat, entries } = what {
        *entries = table.undo_length(table::Seat(*seat));
    }
}
