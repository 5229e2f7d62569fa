//! A table while somebody looks at it: in memory, with all who listen.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Seats, Viewer};
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{ChatLine, GameUpdate, LogEntry, ServerMessage, Stage, TableInfo};
use protocol::notifications::NotificationKind;
use store::{Addition, Appended, Store, Summary};
use tables::checkpoint;
use tables::error::RequestError;
use tables::rules_upgrade::{self, LogError};
use tables::table::{CHAT_SHOWN, Effect, Saying, Table, Words};
use tables::table_event::{StoredEvent, StoredEventRow, TableEvent};
use tables::view_access::ViewAccess;
use text::Locale;
use tokio::sync::mpsc;

use crate::runtime::bot_queue::Urgency;
use crate::runtime::presence::Presence;

/// How many messages may wait for a listener who does not read. One more, and the socket is closed:
/// whoever comes back is told everything.
pub(crate) const BACKLOG: usize = 256;
/// How much of the last news somebody who comes back is told: more than any game has that is played in earnest.
pub(crate) const NEWS_SHOWN: u64 = 10_000;

/// Up to so many onlookers, each that comes or leaves is told at once.
pub(crate) const TOLD_AT_ONCE: usize = 20;

/// By how much the clocks of two processes may differ.
const CLOCK_SKEW: Millis = 10_000;

/// What the next listener is called: never as one before, also where a table was read anew meanwhile.
static NEXT_LISTENER: AtomicU64 = AtomicU64::new(0);

/// A table, once somebody has asked for it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// The table, once it is read.
    pub(crate) live: tokio::sync::Mutex<Option<Live>>,
    /// Whether somebody lets its bots decide.
    pub(crate) driven: AtomicBool,
    /// Whether another process has written lines that nobody here has begun to read.
    pub(crate) noticed: AtomicBool,
    /// When another process was last seen to let its bots decide.
    pub(crate) driven_elsewhere: AtomicI64,
    /// Whether somebody will tell soon how many look on.
    pub(crate) audience_due: AtomicBool,
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) table: Table,
    /// What people here are called.
    names: HashMap<PersonId, String>,
    listeners: Vec<Subscriber>,
    /// What lists say, as it is written.
    summary: Option<Summary>,
    members: Vec<PersonId>,
    /// The last line that everybody was told of.
    told: i64,
    /// Whether the table may be something else than its log says: it is read again before anybody
    /// trusts it. Those who listen stay, and are told what they missed.
    stale: bool,
    /// Whether the game waits to be written down.
    pub(crate) marked: bool,
    /// Those who are away and are to be told of what happened.
    pub(crate) absent: Vec<(PersonId, NotificationKind)>,
    /// People that the database already lists as authors here.
    pub(crate) noted_authors: HashSet<PersonId>,
    /// Who listens through other processes.
    pub(crate) presence: Arc<Presence>,
    /// Since when this process has the table in memory, and since when people no longer listen whom it has seen.
    since: Millis,
    left: HashMap<PersonId, Millis>,
    /// Whether onlookers came or left since everybody was last told.
    untold_audience: AtomicBool,
}

/// What a listener wants to hear.
#[derive(Clone)]
pub(crate) struct Subscription {
    /// Whether every moment comes with the view.
    pub(crate) views: bool,
    /// The language in which it is told; without one there are no sentences.
    pub(crate) locale: Option<Locale>,
}

/// One socket.
struct Subscriber {
    id: u64,
    eyes: ViewAccess,
    /// Whose eyes these are now; and what they are called, which changes when the game begins.
    viewer: Viewer,
    name: &'static str,
    wants: Subscription,
    to: mpsc::Sender<Utf8Bytes>,
    /// Whether something could not be delivered. Whoever does not keep up is sent away, to come back
    /// and be told everything.
    lost: AtomicBool,
}

impl Subscriber {
    fn post(&self, message: Utf8Bytes) {
        if self.to.try_send(message).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed) || self.to.is_closed()
    }
}

/// What tells apart what listeners hear: the seat, whether they want views, the language.
type BroadcastGroup = (Option<Seat>, bool, Option<&'static str>);

/// What it takes to join.
pub(crate) struct Joining {
    /// Who looks, and with whose eyes.
    pub(crate) eyes: ViewAccess,
    /// What they want to hear.
    pub(crate) wants: Subscription,
    /// The last piece of news that they know.
    pub(crate) since: Option<u64>,
}

impl Room {
    /// A table that nobody has read yet.
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            live: tokio::sync::Mutex::new(None),
            driven: false.into(),
            noticed: false.into(),
            driven_elsewhere: 0.into(),
            audience_due: false.into(),
        }
    }
}

/// The text of a message.
pub(crate) fn write(tell: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(tell).expect("a message has a form in JSON").into()
}

impl Live {
    /// Reads a table from its log.
    pub(crate) async fn load(store: &Store, id: &TableId, now: Millis) -> Result<Live, RequestError> {
        loop {
            let (table, renewal) = read_table(store, id).await?;
            let mut live = Live::at(table, now);
            live.names.extend(store.names(&live.members).await?);
            let Some(line) = renewal else {
                // Lists must not change because of a line that changes nothing that they say.
                live.summary = Some(live.summarize());
                return Ok(live);
            };
            // What lists say, and when something is due, may speak of decisions that are void now: it is written anew,
            // or nobody would know that a bot is waited for.
            live.table.add(now, &line)?;
            let addition = live.addition(live.table.seq, now, &[line]);
            match store.append(addition).await? {
                Appended::Done => {
                    live.told = live.table.seq;
                    return Ok(live);
                }
                // Another process was first; what it wrote is read.
                Appended::Raced => {}
                Appended::Unknown => return Err(RequestError::unavailable()),
            }
        }
    }

    /// A table that was just put up.
    pub(crate) fn create(id: TableId, at: Millis, line: &StoredEvent) -> Result<Live, RequestError> {
        Ok(Live::at(Table::new(id, at, line)?, at))
    }

    fn at(table: Table, now: Millis) -> Live {
        Live {
            since: now,
            left: HashMap::new(),
            untold_audience: false.into(),
            names: HashMap::new(),
            listeners: Vec::new(),
            summary: None,
            members: table.members(),
            told: table.seq,
            stale: false,
            marked: false,
            absent: Vec::new(),
            noted_authors: HashSet::new(),
            presence: Arc::default(),
            table,
        }
    }

    /// Whether the table must be read again before it is trusted.
    pub(crate) fn is_stale(&self) -> bool {
        self.stale
    }

    /// From now on the table is not trusted before it is read again.
    pub(crate) fn distrust(&mut self) {
        self.stale = true;
    }

    /// Reads the table again, after it could not be said what is written, and tells what is there after
    /// the last line that everybody was told of.
    pub(crate) async fn reload(&mut self, store: &Store) -> Result<(), RequestError> {
        let (id, told) = (self.table.id.clone(), self.told);
        if let Some(mut table) = read_checkpoint(store, &id, told).await? {
            let lines = store.lines(&id, table.seq).await?;
            let known = lines.iter().take_while(|line| line.seq <= told).count();
            if go_on_from(&mut table, &lines[..known]).is_ok() {
                self.table = table;
                return self.take_in(store, &lines[known..]).await;
            }
        }
        let lines = store.lines(&id, 0).await?;
        let known = lines.iter().take_while(|line| line.seq <= told).count();
        let read = rules_upgrade::read(&id, &lines[..known]);
        self.table = read.map_err(|_| RequestError::conflict("api-error-cannot-resume"))?;
        self.take_in(store, &lines[known..]).await
    }

    /// Adds what other processes have written; returns whether there was anything.
    pub(crate) async fn catch_up(&mut self, store: &Store) -> Result<bool, RequestError> {
        if self.stale {
            self.reload(store).await?;
            return Ok(true);
        }
        let lines = store.lines(&self.table.id, self.table.seq).await?;
        if !lines.is_empty() {
            self.take_in(store, &lines).await?;
        }
        Ok(!lines.is_empty())
    }

    /// Adds stored lines and tells of them.
    async fn take_in(&mut self, store: &Store, lines: &[StoredEventRow]) -> Result<(), RequestError> {
        self.stale = true;
        let waiting = self.table.waiting_for();
        let mut effects = Vec::with_capacity(lines.len());
        for line in lines {
            effects.push(add_stored(&mut self.table, line)?);
        }
        self.members = self.table.members();
        let strangers: Vec<PersonId> =
            self.members.iter().filter(|person| !self.names.contains_key(*person)).cloned().collect();
        self.names.extend(store.names(&strangers).await?);
        self.summary = Some(self.summarize());
        self.broadcast(&effects, waiting, actors(lines.iter().map(|line| &line.line)));
        Ok(())
    }

    /// Remembers what somebody is called.
    pub(crate) fn introduce(&mut self, person: &PersonId, name: &str) {
        self.names.insert(person.clone(), name.to_owned());
    }

    /// Somebody is called otherwise, or nothing any longer; whoever listens is told.
    pub(crate) fn rename(&mut self, person: &PersonId, name: Option<&str>) {
        let known = self.names.remove(person);
        if let Some(name) = name.filter(|_| known.is_some()) {
            self.introduce(person, name);
        }
        if known.is_some() && known.as_deref() != name {
            self.tell_table(&[]);
        }
    }

    /// What lists say of the table, and after which line.
    pub(crate) fn listed(&mut self) -> (i64, String) {
        let (seq, at) = (self.table.seq, self.table.changed_at);
        self.addition(seq, at, &[]);
        (seq, self.summary.as_ref().map(|summary| summary.document.clone()).unwrap_or_default())
    }

    /// Whether nobody listens.
    pub(crate) fn is_quiet(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Everybody who listens and is known.
    pub(crate) fn viewers(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.listeners.iter().filter_map(|one| one.eyes.person.clone()).collect();
        people.sort();
        people.dedup();
        people
    }

    /// Whether a person listens, here or through another process.
    fn is_present(&self, person: &PersonId) -> bool {
        self.is_here(person) || self.presence.seen(&self.table.id, person).is_some()
    }

    /// For how long a person has not listened, as far as this process can know; 0 only for somebody who listens now.
    pub(crate) fn absence(&self, person: &PersonId, now: Millis) -> Millis {
        if self.is_present(person) {
            return 0;
        }
        let left = self.left.get(person).copied().max(self.presence.last_seen(&self.table.id, person));
        (now - left.unwrap_or(self.since).max(self.since)).max(1)
    }

    /// How urgent the thoughts of bots are at this table.
    pub(crate) fn urgency(&self) -> Urgency {
        // Somebody who left their seat to a bot looks on, and does not wait for the next decision.
        let playing = self.table.places.iter().filter(|place| !place.is_substituted());
        let is_awaited = playing.filter_map(|place| place.person()).any(|one| self.is_present(one));
        match self.is_quiet() {
            _ if is_awaited => Urgency::Awaited,
            false => Urgency::Watched,
            true => Urgency::Unwatched,
        }
    }

    /// Whether a person listens here.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.listeners.iter().any(|listener| listener.eyes.person.as_ref() == Some(person))
    }

    /// Adds lines to the table, stores them, and then tells everybody. Nobody hears of a line before
    /// it is stored. A table with lines that are not stored is stale, however this ends; unless somebody
    /// who lost a race before keeps a `copy`, for reading everything again takes too long to ever win.
    pub(crate) async fn commit(
        &mut self,
        store: &Store,
        now: Millis,
        lines: Vec<StoredEvent>,
        copy: Option<Table>,
    ) -> Result<CommitOutcome, RequestError> {
        self.note_authors(store, &lines).await?;
        let (seq, waiting) = (self.table.seq + 1, self.table.waiting_for());
        // Another process may have written the last line by a clock that is slightly ahead.
        let now = if self.table.changed_at - now < CLOCK_SKEW { now.max(self.table.changed_at) } else { now };
        let (awaited, stage) = (self.table.awaited(), self.table.stage);
        let mut effects = Vec::with_capacity(lines.len());
        for line in &lines {
            effects.push(self.table.add(now, line)?);
            self.stale = true;
        }
        let addition = self.addition(seq, now, &lines);
        match store.append(addition).await {
            Ok(Appended::Done) => {
                self.broadcast(&effects, waiting, actors(&lines));
                let concerned = self.table.notifications(&lines, &awaited, stage);
                let away: Vec<_> = concerned.into_iter().filter(|(person, _)| !self.is_here(person)).collect();
                self.absent.extend(away);
                Ok(CommitOutcome::Done)
            }
            Ok(Appended::Raced) => {
                if let Some(table) = copy {
                    (self.table, self.summary, self.stale) = (table, None, false);
                    self.members = self.table.members();
                }
                Ok(CommitOutcome::Raced)
            }
            Ok(Appended::Unknown) | Err(_) => Ok(CommitOutcome::Unknown),
        }
    }

    /// What is to be written: the lines, and what else changed by them.
    pub(crate) fn addition(&mut self, seq: i64, at: Millis, lines: &[StoredEvent]) -> Addition {
        let (mut summary, members) = (self.summarize(), self.table.members());
        // What is due at once has been so since it first was.
        let before = self.summary.as_ref().and_then(|summary| summary.due_at).filter(|due| *due < 0);
        summary.due_at = summary.due_at.map(|due| if due == 0 { before.unwrap_or(-at.max(1)) } else { due });
        // Before the game every line is a sign of life, by which the lobby tells who is still there.
        let is_news = self.table.stage == Stage::Lobby || self.summary.as_ref() != Some(&summary);
        let changed = is_news.then(|| summary.clone());
        let moved = (self.members != members || seq == 1).then(|| members.clone());
        (self.summary, self.members) = (Some(summary), members);
        let written = lines.iter().map(|line| serde_json::to_string(line).expect("a line has a form in JSON"));
        Addition { table: self.table.id.clone(), seq, at, lines: written.collect(), summary: changed, members: moved }
    }

    fn summarize(&self) -> Summary {
        let name = |person: &PersonId| self.names.get(person).cloned();
        let table = &self.table;
        let document = serde_json::to_string(&table.summary(name)).expect("a summary has a form in JSON");
        Summary {
            game: table.setup.game.clone(),
            stage: table.stage.name(),
            is_open: table.setup.open,
            created_at: table.created_at,
            due_at: table.due_at(),
            document,
        }
    }

    /// Somebody begins to listen.
    pub(crate) fn join(&mut self, joining: Joining, to: mpsc::Sender<Utf8Bytes>) -> Result<u64, RequestError> {
        let Joining { eyes, wants, since } = joining;
        let viewer = self.table.viewer(&eyes)?;
        let (id, name) = (NEXT_LISTENER.fetch_add(1, Ordering::Relaxed), self.viewer_name(viewer));
        let known = eyes.person.as_ref().is_some_and(|person| self.is_here(person));
        let looks_on = self.looks_on(eyes.person.as_ref());
        self.listeners.push(Subscriber { id, eyes, viewer, name, wants, to, lost: false.into() });
        if let Some(listener) = self.listeners.last() {
            self.greet(listener, since);
        }
        if !known {
            self.tell_who_is_here(looks_on, &[id]);
        }
        Ok(id)
    }

    /// Somebody no longer listens.
    pub(crate) fn part(&mut self, id: u64, person: Option<&PersonId>, now: Millis) {
        self.listeners.retain(|listener| listener.id != id);
        if let Some(person) = person.filter(|person| self.members.contains(person)) {
            self.left.insert(person.clone(), now);
        }
        self.tell_who_is_here(self.looks_on(person), &[]);
    }

    /// Tells everybody but some listeners that somebody came or left: at once, unless it is one onlooker of a crowd.
    fn tell_who_is_here(&mut self, looks_on: bool, but: &[u64]) {
        let is_crowd =
            || self.listeners.iter().filter(|one| self.looks_on(one.eyes.person.as_ref())).count() > TOLD_AT_ONCE;
        if looks_on && is_crowd() {
            self.untold_audience.store(true, Ordering::Relaxed);
        } else {
            self.tell_table(but);
            self.dismiss();
        }
    }

    /// Whether somebody has no part in the table but to look on.
    fn looks_on(&self, person: Option<&PersonId>) -> bool {
        person.is_none_or(|person| !self.members.contains(person))
    }

    /// Whether the number of onlookers changed since everybody was last told.
    pub(crate) fn has_untold_audience(&self) -> bool {
        self.untold_audience.load(Ordering::Relaxed)
    }

    /// How many listen.
    pub(crate) fn listener_count(&self) -> usize {
        self.listeners.len()
    }

    /// Whose eyes a listener has; nothing where it was sent away.
    pub(crate) fn viewer_of(&self, id: u64) -> Option<Viewer> {
        self.listeners.iter().find(|listener| listener.id == id).map(|listener| listener.viewer)
    }

    /// Looks again who may see what, for seats have changed hands: whoever no longer may is sent away.
    /// Returns those who now look with other eyes.
    fn look_again(&mut self) -> Vec<u64> {
        let mut changed = Vec::new();
        let mut listeners = std::mem::take(&mut self.listeners);
        for listener in &mut listeners {
            match self.table.viewer(&listener.eyes) {
                Ok(viewer) => {
                    let name = self.viewer_name(viewer);
                    if (viewer, name) != (listener.viewer, listener.name) {
                        (listener.viewer, listener.name) = (viewer, name);
                        changed.push(listener.id);
                    }
                }
                Err(_) => listener.lost.store(true, Ordering::Relaxed),
            }
        }
        self.listeners = listeners;
        self.dismiss();
        changed
    }

    /// Sends away whoever is lost.
    fn dismiss(&mut self) {
        self.listeners.retain(|listener| !listener.is_lost());
    }

    /// Tells a listener everything from the start.
    fn greet(&self, listener: &Subscriber, since: Option<u64>) {
        let viewer = listener.name.to_owned();
        listener.post(write(&ServerMessage::Welcome { viewer, version: env!("CARGO_PKG_VERSION").to_owned() }));
        listener.post(write(&ServerMessage::Table(Box::new(self.info(listener)))));
        let heard: Vec<&Saying> = self.table.heard_sayings(listener.viewer, listener.eyes.person.as_ref()).collect();
        for saying in &heard[heard.len().saturating_sub(CHAT_SHOWN)..] {
            listener.post(write(&ServerMessage::Chat(self.chat_line(saying, listener))));
        }
        if self.table.game.is_some() {
            let news = self.news_since(listener.viewer, since, listener.wants.locale.as_ref());
            if let Some(moment) = self.update(listener.viewer, &listener.wants, news) {
                listener.post(write(&ServerMessage::Update(moment)));
            }
        }
    }

    /// What a viewer who knows the news up to a number has missed; without a number nothing is told again.
    pub(crate) fn news_since(&self, viewer: Viewer, since: Option<u64>, locale: Option<&Locale>) -> Vec<LogEntry> {
        let (Some(game), Some(since)) = (&self.table.game, since) else { return Vec::new() };
        let heard = self.table.heard(viewer);
        // To tell the story again takes as long as to play the game.
        if since >= heard {
            return Vec::new();
        }
        game.story(viewer, since.max(heard.saturating_sub(NEWS_SHOWN)), locale)
    }

    /// Tells everybody what they may hear of what happened: the table is as its log says.
    fn broadcast(&mut self, effects: &[Effect], waited_for: Seats, actors: Seats) {
        (self.told, self.stale) = (self.table.seq, false);
        let mut greeted = Vec::new();
        if effects.iter().any(|effect| effect.table) {
            greeted = self.look_again();
            for listener in self.listeners.iter().filter(|listener| greeted.contains(&listener.id)) {
                self.greet(listener, Some(0));
            }
            self.tell_table(&greeted);
        }
        effects.iter().filter_map(|effect| effect.erased.as_ref()).for_each(|person| self.tell_erased(person));
        let said = effects.iter().filter(|effect| effect.said).count();
        let first = self.table.said.saturating_sub(said);
        for saying in self.table.sayings.iter().filter(|saying| saying.index >= first) {
            self.tell_line(saying, &greeted);
        }
        let moved = effects.iter().any(|effect| effect.clocks);
        if moved || effects.iter().any(|effect| effect.news.is_some()) {
            let turned = moved || self.table.waiting_for() != waited_for;
            self.broadcast_update(effects, turned, actors, &greeted);
        }
        self.dismiss();
    }

    fn tell_line(&self, saying: &Saying, but: &[u64]) {
        for listener in self.listeners.iter().filter(|listener| !but.contains(&listener.id)) {
            if self.table.hears(listener.viewer, listener.eyes.person.as_ref(), saying) {
                listener.post(write(&ServerMessage::Chat(self.chat_line(saying, listener))));
            }
        }
    }

    /// Tells those who have heard something of a person that it is deleted; nobody else learns that there was anything.
    fn tell_erased(&self, person: &PersonId) {
        let message = write(&ServerMessage::ChatRemoved { person: person.clone() });
        for listener in &self.listeners {
            let mut heard = self.table.heard_sayings(listener.viewer, listener.eyes.person.as_ref());
            if heard.any(|saying| saying.person.as_ref() == Some(person)) {
                listener.post(message.clone());
            }
        }
    }

    /// Tells everybody that people came or left elsewhere.
    pub(crate) fn tell_of_people(&mut self) {
        self.tell_table(&[]);
        self.dismiss();
    }

    /// Tells the table to all but some listeners.
    fn tell_table(&self, but: &[u64]) {
        self.untold_audience.store(false, Ordering::Relaxed);
        // Its people know the invitation and nobody else does; apart from that all are told the same.
        let mut written: [Option<Utf8Bytes>; 2] = [None, None];
        for listener in self.listeners.iter().filter(|listener| !but.contains(&listener.id)) {
            let is_member = listener.eyes.person.as_ref().is_some_and(|person| self.table.is_member(person));
            let message = written[usize::from(is_member)]
                .get_or_insert_with(|| write(&ServerMessage::Table(Box::new(self.info(listener)))));
            listener.post(message.clone());
        }
    }

    /// Tells how the game stands to those who heard something, who acted, or who see that others are
    /// waited for now. Nobody else can tell that anything happened.
    fn broadcast_update(&self, effects: &[Effect], turned: bool, actors: Seats, but: &[u64]) {
        let mut written: HashMap<BroadcastGroup, Option<Utf8Bytes>> = HashMap::new();
        for listener in self.listeners.iter().filter(|listener| !but.contains(&listener.id)) {
            let (viewer, wants) = (listener.viewer, &listener.wants);
            let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
            let key = (seat, wants.views, wants.locale.as_ref().map(Locale::code));
            let message = written.entry(key).or_insert_with(|| {
                let news = || effects.iter().filter_map(|effect| effect.news.as_ref());
                let heard: u64 = news().map(|news| news.count(viewer)).sum();
                if heard == 0 && !turned && !seat.is_some_and(|seat| actors.has(seat)) {
                    return None;
                }
                let mut number = self.table.heard(viewer) - heard;
                let mut items = Vec::new();
                for news in news() {
                    items.extend(news.items(viewer, number, wants.locale.as_ref()));
                    number += news.count(viewer);
                }
                self.update(viewer, wants, items).map(|moment| write(&ServerMessage::Update(moment)))
            });
            if let Some(message) = message {
                listener.post(message.clone());
            }
        }
    }

    /// How the game stands for a viewer.
    pub(crate) fn update(&self, viewer: Viewer, wants: &Subscription, news: Vec<LogEntry>) -> Option<GameUpdate> {
        let game = self.table.game.as_ref()?;
        let (mut legal, mut free, mut undo) = (Vec::new(), Vec::new(), 0);
        if let Viewer::Seat(seat) = viewer
            && !self.table.is_judged()
        {
            let locale = wants.locale.as_ref();
            (legal, free) = (game.legal(seat, locale), game.free(seat, locale));
            undo = self.table.undo_length(seat);
        }
        let names = self.table.waiting_for().iter().filter_map(|seat| self.table.places.get(seat.index())?.name);
        Some(GameUpdate {
            number: self.table.heard(viewer),
            log: news,
            waiting_for: names.collect(),
            legal,
            free,
            undo,
            clocks: self.table.clock_infos(),
            view: wants.views.then(|| game.view(viewer)),
        })
    }

    fn viewer_name(&self, viewer: Viewer) -> &'static str {
        match viewer {
            Viewer::Seat(seat) => self.table.places.get(seat.index()).and_then(|place| place.name).unwrap_or("lobby"),
            Viewer::Spectator => "spectator",
        }
    }

    /// The table as somebody knows it who is or is not one of its people.
    pub(crate) fn info_for(&self, person: Option<&PersonId>) -> TableInfo {
        let mut info = self.table.info(|person| self.names.get(person).cloned());
        for seat in &mut info.seats {
            seat.present = seat.person.as_ref().is_some_and(|person| self.is_present(person));
        }
        info.spectators = self.listeners.iter().filter(|one| self.looks_on(one.eyes.person.as_ref())).count();
        if person.is_some_and(|person| self.table.is_member(person)) {
            info.invite = Some(self.table.invite.clone());
        }
        info
    }

    fn info(&self, listener: &Subscriber) -> TableInfo {
        self.info_for(listener.eyes.person.as_ref())
    }

    fn chat_line(&self, saying: &Saying, listener: &Subscriber) -> ChatLine {
        let seat_name = |seat: Seat| self.table.places.get(seat.index()).and_then(|place| place.name);
        let text = match &saying.what {
            Words::Text(text) => text.clone(),
            Words::Removed => String::new(),
            Words::Notice(message) => match &listener.wants.locale {
                None => (*message).to_owned(),
                Some(locale) => locale.say(message, &[]),
            },
            Words::Reason { why, to, about } => match &listener.wants.locale {
                None => why.clone(),
                Some(locale) => {
                    let locale = locale.about(&self.table.setup.game);
                    let name = |seat: Option<Seat>| locale.name(seat.and_then(seat_name).unwrap_or_default());
                    let args = [
                        ("bot", name(saying.seat).into()),
                        ("other", name(Some(*to)).into()),
                        ("about", name(*about).into()),
                    ];
                    locale.say(why, &args)
                }
            },
        };
        ChatLine {
            number: saying.number,
            to: saying.to.clone(),
            seat: saying.seat.and_then(seat_name),
            person: saying.person.clone(),
            name: saying.person.as_ref().and_then(|person| self.names.get(person).cloned()),
            text,
            removed: matches!(saying.what, Words::Removed),
            at: saying.at,
        }
    }
}

/// What became of something that was to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommitOutcome {
    /// It is stored, and everybody knows.
    Done,
    /// Another process was first; read anew, the table can be asked again.
    Raced,
    /// Nobody knows; the table must be read anew.
    Unknown,
}

/// The seats that act in these lines.
fn actors<'a>(lines: impl IntoIterator<Item = &'a StoredEvent>) -> Seats {
    lines.into_iter().fold(Seats::NONE, |seats, line| match line.what {
        TableEvent::Did { seat, .. } | TableEvent::Undid { seat, .. } => seats.with(Seat(seat)),
        _ => seats,
    })
}

/// The table that a log makes; where the rules have changed, also the line that says how its game goes on.
async fn read_table(store: &Store, id: &TableId) -> Result<(Table, Option<StoredEvent>), RequestError> {
    if let Some(mut table) = read_checkpoint(store, id, i64::MAX).await? {
        let lines = store.lines(id, table.seq).await?;
        match go_on_from(&mut table, &lines) {
            Ok(()) => return Ok((table, None)),
            Err(problem) => tracing::warn!(table = %id, code = problem.code, "log cannot go on from its checkpoint"),
        }
    }
    let lines = store.lines(id, 0).await?;
    if lines.is_empty() {
        return Err(RequestError::not_found("api-error-no-such-table"));
    }
    let LogError { seq, why } = match rules_upgrade::read(id, &lines) {
        Ok(table) => return Ok((table, None)),
        Err(broken) => broken,
    };
    let why = why.code();
    tracing::warn!(table = %id, seq, why, "a game cannot be played again by the rules of today");
    let (table, line) = rules_upgrade::renew(id, &lines, store.snapshot(id).await?)?;
    Ok((table, Some(line)))
}

/// The table of the newest checkpoint, unless that is newer than an event or cannot be used.
async fn read_checkpoint(store: &Store, id: &TableId, until: i64) -> Result<Option<Table>, RequestError> {
    let checkpoint = store.checkpoint(id).await?;
    Ok(checkpoint.and_then(|checkpoint| checkpoint::restore(id, &checkpoint, until)))
}

/// The table that its whole log makes, for looking back on all of it.
pub(crate) async fn read_whole(store: &Store, id: &TableId) -> Result<Table, RequestError> {
    let lines = store.lines(id, 0).await?;
    rules_upgrade::read(id, &lines).map_err(|_| RequestError::conflict("api-error-cannot-resume"))
}

/// Adds the lines after a checkpoint. Their story is not told again.
fn go_on_from(table: &mut Table, lines: &[StoredEventRow]) -> Result<(), RequestError> {
    lines.iter().try_for_each(|line| add_stored(table, line).map(|_| ()))?;
    let heard = table.heard.clone();
    if let Some(game) = &mut table.game {
        game.forget_story(heard);
    }
    Ok(())
}

/// Adds the next line of a log, which must be the next.
fn add_stored(table: &mut Table, line: &StoredEventRow) -> Result<Effect, RequestError> {
    if line.seq != table.seq + 1 {
        tracing::error!(table = %table.id, seq = line.seq, "a line of a log is missing");
        return Err(RequestError::conflict("api-error-strange-log"));
    }
    table.add(line.at, &line.line)
}
