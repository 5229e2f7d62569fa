//! All tables of this process: finding them, executing commands, releasing those that nobody needs. The children of
//! this module are further tasks of the [`Hub`].

pub(crate) mod account_events;
mod audience;
mod drive;
mod erasure;
pub(crate) mod history;
mod lessons;
mod notify;
mod other_processes;
mod rest;
pub(crate) mod retention;
mod snapshots;
pub(crate) mod uptime;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::locales::Locales;
use crate::metrics::Metrics;
use crate::runtime::bot_queue::BotQueue;
use crate::runtime::notices::Notices;
use crate::runtime::presence::Presence;
use crate::runtime::room::{CommitOutcome, Live, Room};
use crate::runtime::server_clock::ServerClock;
use parking_lot::Mutex;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{Command, CommandRequest, KEY_LIMIT, Stage};
use protocol::setup::Setup;
use store::{Appended, Store};
use tables::decide::Requester;
use tables::entropy::{self, EntropySource};
use tables::error::RequestError;
use tables::person::Person;
use tables::setup::validate_options;
use tables::table_event::{From, StoredEvent, TableEvent};
use tables::view_access::ViewAccess;
use tokio::sync::broadcast;

/// How often a request is tried again when other processes are faster.
const ATTEMPTS: usize = 50;

/// Sends the ids of people who were signed out to their sockets.
pub(crate) type SignedOut = broadcast::Sender<PersonId>;

/// All tables of this process.
#[derive(Clone)]
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) clock: ServerClock,
    pub(crate) luck: EntropySource,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) locales: Arc<Locales>,
    rooms: Arc<Mutex<HashMap<TableId, Arc<Room>>>>,
    /// People something of whom no longer lets them in.
    pub(crate) signed_out: SignedOut,
    /// Games that have come to another turn and wait to be written down.
    pub(crate) marked: Arc<Mutex<VecDeque<TableId>>>,
    pub(crate) notices: Arc<Notices>,
    /// Who looks at tables through other processes.
    pub(crate) presence: Arc<Presence>,
    /// Which bot thinks next.
    pub(crate) bots: BotQueue,
    /// Whether there is a limit to what one person may add to the log of a table.
    pub(crate) limits_logs: bool,
}

impl Hub {
    /// Tables that are kept in a store.
    pub(crate) fn new(
        store: Store,
        clock: ServerClock,
        luck: EntropySource,
        notices: Notices,
        presence: Presence,
    ) -> Hub {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let bots = BotQueue::new(cores);
        let metrics = Arc::new(Metrics::new((*store.metrics).clone()));
        let signed_out = SignedOut::new(64);
        let locales = Arc::new(Locales::load());
        let (rooms, marked) = (Arc::default(), Arc::default());
        let (notices, presence) = (Arc::new(notices), Arc::new(presence));
        Hub {
            store,
            clock,
            luck,
            metrics,
            locales,
            rooms,
            signed_out,
            marked,
            notices,
            presence,
            bots,
            limits_logs: true,
        }
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

    /// Lets go of tables at which nobody looks and nothing happens; at once where the game is over.
    pub(crate) fn sweep(&self, quiet_since: Millis) {
        self.rooms.lock().retain(|_, room| {
            // Whoever has the room in hand, or holds its lock, needs it.
            let in_hand = Arc::strong_count(room) > 1;
            in_hand
                || room.live.try_lock().map_or(true, |live| {
                    live.as_ref().is_some_and(|live| {
                        let is_fresh = live.table.changed_at > quiet_since && live.table.stage != Stage::Over;
                        !live.is_quiet() || is_fresh
                    })
                })
        });
    }

    /// Puts up a table. What the same person asks for again under the same key is the same table.
    pub(crate) async fn create(
        &self,
        by: &Person,
        setup: Setup,
        from: Option<Box<From>>,
        key: Option<&str>,
    ) -> Result<TableId, RequestError> {
        self.store.require_writable()?;
        if from.is_none() {
            validate_options(&setup)?;
        }
        key.map_or(Ok(()), check_key)?;
        let id = key.map_or_else(|| self.luck.table_id(), |key| entropy::id_for(&format!("{} {key}", by.id)));
        let (id, now) = (TableId(id), self.clock.now());
        let what = TableEvent::Created {
            by: by.id.clone(),
            setup,
            invite: self.luck.secret(),
            from,
            secret: Some(self.luck.at_table(&id.0).digest()),
        };
        let line = StoredEvent { who: Some(by.id.clone()), key: None, what };
        let mut live = Live::create(id.clone(), now, &line)?;
        live.introduce(&by.id, &by.name);
        live.note_authors(&self.store, std::slice::from_ref(&line)).await?;
        let addition = live.addition(1, now, &[line]);
        match self.store.append(addition).await? {
            Appended::Done => Ok(id),
            // It was put up when this was asked for the first time.
            Appended::Raced if key.is_some() => Ok(id),
            Appended::Raced | Appended::Unknown => Err(RequestError::unavailable()),
        }
    }

    /// Does what a person asks for at a table. What was done before under the same key is not done again.
    pub(crate) async fn request(
        &self,
        table: &TableId,
        by: &Person,
        invite: Option<&str>,
        request: CommandRequest,
    ) -> Result<(), RequestError> {
        check_key(&request.idempotency_key)?;
        let (hub, room, by, invite) = (self.clone(), self.room(table), by.clone(), invite.map(str::to_owned));
        // What is begun is finished, also when whoever asked does not wait: lines that are being written
        // belong to a table that knows of them.
        let done = tokio::spawn(async move { hub.execute(&room, &by, invite.as_deref(), request).await });
        done.await.unwrap_or_else(|_| Err(RequestError::unavailable()))
    }

    async fn execute(
        &self,
        room: &Arc<Room>,
        by: &Person,
        invite: Option<&str>,
        request: CommandRequest,
    ) -> Result<(), RequestError> {
        let mut guard = room.live.lock().await;
        let outcome = self.settle(room, &mut guard, by, invite, &request).await;
        let is_stale = guard.as_ref().is_some_and(Live::is_stale);
        let draw = guard.as_ref().and_then(|live| live.table.draw_deadline());
        drop(guard);
        if outcome.is_ok() {
            room.driven_elsewhere.store(0, Ordering::SeqCst);
            if let Some(deadline) = draw.filter(|_| matches!(request.command, Command::Start {})) {
                self.deal_in_time(room, deadline);
            }
        }
        // Whoever drives the table also reads it again when the database answers.
        if outcome.is_ok() || is_stale {
            self.drive(room);
        }
        outcome
    }

    /// Decides for the table as it is, again and again while other processes are faster.
    async fn settle(
        &self,
        room: &Room,
        guard: &mut Option<Live>,
        by: &Person,
        invite: Option<&str>,
        request: &CommandRequest,
    ) -> Result<(), RequestError> {
        for attempt in 0..ATTEMPTS {
            let live = self.opened(room, guard).await?;
            if live.table.has_done(&by.id, &request.idempotency_key) {
                return Ok(());
            }
            self.store.require_writable()?;
            live.introduce(&by.id, &by.name);
            let lines = events_of(live, by, invite, request, &self.luck.at_table(&room.id.0), &self.clock);
            let lines = lines.and_then(|lines| {
                let now = self.clock.now();
                self.limits_logs.then(|| live.table.check_budget(now, &by.id, &lines)).transpose()?;
                Ok(lines)
            });
            let happened = match lines {
                Ok(lines) => {
                    let copy = (attempt > 0).then(|| live.table.copy());
                    live.commit(&self.store, self.clock.now(), lines, copy).await
                }
                Err(problem) => Err(problem),
            };
            match happened {
                Ok(CommitOutcome::Done) => {
                    self.metrics.decided();
                    self.mark(live);
                    self.pass_on(live);
                    return Ok(());
                }
                Ok(CommitOutcome::Raced) => {
                    live.catch_up(&self.store).await?;
                }
                Ok(CommitOutcome::Unknown) => return Err(RequestError::unavailable()),
                // Nobody is refused something because of what this process has not heard yet.
                Err(problem) => {
                    if self.store.shared.is_none() || !live.catch_up(&self.store).await? {
                        return Err(problem);
                    }
                }
            }
        }
        Err(RequestError::unavailable())
    }

    /// The table of a room whose lock is held, read from its log if need be.
    pub(crate) async fn opened<'a>(
        &self,
        room: &Room,
        guard: &'a mut Option<Live>,
    ) -> Result<&'a mut Live, RequestError> {
        let live = match guard.take() {
            Some(live) => live,
            None => {
                let mut live = Live::load(&self.store, &room.id, self.clock.now()).await?;
                live.presence = self.presence.clone();
                live
            }
        };
        let live = guard.insert(live);
        if live.is_stale() {
            live.reload(&self.store).await?;
        }
        Ok(live)
    }

    /// The same, with all that other processes have written: whoever comes here from another process
    /// sees nothing older than they saw there.
    pub(crate) async fn current<'a>(
        &self,
        room: &Room,
        guard: &'a mut Option<Live>,
    ) -> Result<&'a mut Live, RequestError> {
        let is_fresh = guard.is_none();
        let live = self.opened(room, guard).await?;
        if self.store.shared.is_some() && !is_fresh {
            live.catch_up(&self.store).await?;
        }
        Ok(live)
    }

    /// Lets a table that is in memory read what another process has written.
    pub(crate) fn catch_up(&self, table: &TableId) {
        let Some(room) = self.known_room(table) else { return };
        if room.noticed.swap(true, Ordering::SeqCst) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let mut guard = room.live.lock().await;
            room.noticed.store(false, Ordering::SeqCst);
            let Some(live) = guard.as_mut() else { return };
            if let Err(problem) = live.catch_up(&hub.store).await {
                tracing::warn!(table = %room.id, code = problem.code, "a table cannot be caught up with yet");
                live.distrust();
                drop(guard);
                hub.drive(&room);
            }
        });
    }
}

/// What is written when a person asks for something; or why nothing is.
fn events_of(
    live: &Live,
    by: &Person,
    invite: Option<&str>,
    request: &CommandRequest,
    luck: &EntropySource,
    clock: &ServerClock,
) -> Result<Vec<StoredEvent>, RequestError> {
    let table = &live.table;
    let eyes = ViewAccess { person: Some(by.id.clone()), invite: invite.map(str::to_owned), asked: None };
    table.may_be_seen(&eyes)?;
    let takes_a_seat = matches!(request.command, Command::Sit { .. } | Command::Take { .. });
    if takes_a_seat && table.removed.contains(&by.id) && invite != Some(table.invite.as_str()) {
        return Err(RequestError::forbidden("api-error-removed"));
    }
    let seat = request.seat.as_ref().map(|name| table.seat_named(name)).transpose()?;
    // Nobody is away because the server was.
    let (now, served_for) = (clock.now(), clock.served_for());
    let absence = |person: &PersonId| match live.absence(person, now) {
        0 => 0,
        absent => absent.min(served_for.max(1)),
    };
    let asker = Requester { person: &by.id, seat, now, absence: &absence };
    let happenings = table.decide(&asker, request.command.clone(), luck)?;
    let line = |what| StoredEvent { who: Some(by.id.clone()), key: Some(request.idempotency_key.clone()), what };
    Ok(happenings.into_iter().map(line).collect())
}

/// Whether a request may be called so.
fn check_key(key: &str) -> Result<(), RequestError> {
    if key.is_empty() || key.len() > KEY_LIMIT {
        return Err(RequestError::bad("api-error-strange-key").with("limit", KEY_LIMIT));
    }
    Ok(())
}

impl Hub {
    /// Whether anybody looks at a table, as far as this process knows.
    pub(crate) fn is_watched(&self, table: &TableId) -> bool {
        let is_here = self.known_room(table).is_some_and(|room| {
            // A table that is locked is in use.
            room.live.try_lock().map_or(true, |live| live.as_ref().is_some_and(|live| !live.is_quiet()))
        });
        is_here || self.presence.is_watched(table)
    }
}
