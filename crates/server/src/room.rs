//! A table while somebody looks at it: in memory, with all who listen.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use axum::extract::ws::Utf8Bytes;
use table::{Seat, Seats, Viewer};
use text::Tongue;
use tokio::sync::mpsc;

use crate::clock::Millis;
use crate::happening::{Happening, Line};
use crate::ids::{PersonId, TableId};
use crate::message::{ChatLine, Moment, TableInfo, Tell};
use crate::problem::Problem;
use crate::store::{Addition, Appended, Store, Stored, Summary};
use crate::table::{Effect, Saying, Table, Words};

/// How many messages may wait for a listener who does not read. One more, and the socket is closed:
/// whoever comes back is told everything.
pub(crate) const BACKLOG: usize = 256;
/// How many of the last things said a newcomer is told.
const CHAT_SHOWN: usize = 200;

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
}

/// A table in memory.
pub(crate) struct Live {
    pub(crate) table: Table,
    /// What people here are called.
    names: HashMap<PersonId, String>,
    listeners: Vec<Listener>,
    next_listener: u64,
    /// What lists say, as it is written.
    summary: Option<Summary>,
    members: Vec<PersonId>,
    /// The last line that everybody was told of.
    told: i64,
    /// Whether the table may be something else than its log says: it is read again before anybody
    /// trusts it. Those who listen stay, and are told what they missed.
    stale: bool,
}

/// What a listener wants to hear.
#[derive(Clone)]
pub(crate) struct Wants {
    /// Whether every moment comes with the view.
    pub(crate) views: bool,
    /// The language in which it is told; without one there are no sentences.
    pub(crate) tongue: Option<Tongue>,
}

/// One socket.
struct Listener {
    id: u64,
    viewer: Viewer,
    person: Option<PersonId>,
    wants: Wants,
    /// Whether they said whose eyes they want.
    chosen: bool,
    /// Whose eyes they were told to have: the name of a seat is known only once the game has begun.
    named: &'static str,
    /// Whether they missed something, for they do not keep up: they are sent away, to come back and be
    /// told everything.
    missed: AtomicBool,
    to: mpsc::Sender<Utf8Bytes>,
}

impl Listener {
    fn send(&self, message: Utf8Bytes) {
        if self.to.try_send(message).is_err() {
            self.missed.store(true, Ordering::Relaxed);
        }
    }
}

/// What tells apart what listeners hear: the seat, whether they want views, the language.
type Ears = (Option<Seat>, bool, Option<&'static str>);

/// What it takes to join.
pub(crate) struct Joining {
    /// Whose eyes.
    pub(crate) viewer: Viewer,
    /// Whether they said so themselves; otherwise a socket has the eyes of whatever seat its person gets.
    pub(crate) chosen: bool,
    /// Who.
    pub(crate) person: Option<PersonId>,
    /// What they want to hear.
    pub(crate) wants: Wants,
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
        }
    }
}

/// The text of a message.
pub(crate) fn write(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell).expect("a message has a form in JSON").into()
}

impl Live {
    /// Reads a table from its log.
    pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Live, Problem> {
        let lines = store.lines(id, 0).await?;
        let mut live = Live::at(read_table(id, &lines)?);
        live.names.extend(store.names(&live.members).await?);
        Ok(live)
    }

    /// A table that was just put up.
    pub(crate) fn create(id: TableId, at: Millis, line: &Line) -> Result<Live, Problem> {
        Ok(Live::at(Table::new(id, at, line)?))
    }

    fn at(table: Table) -> Live {
        Live {
            names: HashMap::new(),
            listeners: Vec::new(),
            next_listener: 0,
            summary: None,
            members: table.members(),
            told: table.seq,
            stale: false,
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
    pub(crate) async fn reload(&mut self, store: &Store) -> Result<(), Problem> {
        let lines = store.lines(&self.table.id, 0).await?;
        let known = lines.iter().take_while(|line| line.seq <= self.told).count();
        self.table = read_table(&self.table.id, &lines[..known])?;
        self.take_in(store, &lines[known..]).await
    }

    /// Adds what other processes have written; returns whether there was anything.
    pub(crate) async fn catch_up(&mut self, store: &Store) -> Result<bool, Problem> {
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
    async fn take_in(&mut self, store: &Store, lines: &[Stored]) -> Result<(), Problem> {
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
        self.summary = None;
        self.tell(&effects, waiting, actors(lines.iter().map(|line| &line.line)));
        Ok(())
    }

    /// Remembers what somebody is called.
    pub(crate) fn introduce(&mut self, person: &PersonId, name: &str) {
        self.names.insert(person.clone(), name.to_owned());
    }

    /// Whether nobody listens.
    pub(crate) fn is_quiet(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Whether a person listens.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.listeners.iter().any(|listener| listener.person.as_ref() == Some(person))
    }

    /// Adds lines to the table, stores them, and then tells everybody. Nobody hears of a line before
    /// it is stored. A table with lines that are not stored is stale, however this ends; unless somebody
    /// who lost a race before keeps a `copy`, for reading everything again takes too long to ever win.
    pub(crate) async fn happen(
        &mut self,
        store: &Store,
        now: Millis,
        lines: Vec<Line>,
        copy: Option<Table>,
    ) -> Result<Happened, Problem> {
        let (seq, waiting) = (self.table.seq + 1, self.table.waiting_for());
        let mut effects = Vec::with_capacity(lines.len());
        for line in &lines {
            effects.push(self.table.add(now, line)?);
            self.stale = true;
        }
        let addition = self.addition(seq, now, &lines);
        match store.append(addition).await {
            Ok(Appended::Done) => {
                self.tell(&effects, waiting, actors(&lines));
                Ok(Happened::Done)
            }
            Ok(Appended::Raced) => {
                if let Some(table) = copy {
                    (self.table, self.summary, self.stale) = (table, None, false);
                    self.members = self.table.members();
                }
                Ok(Happened::Raced)
            }
            Ok(Appended::Unknown) | Err(_) => Ok(Happened::Unknown),
        }
    }

    /// What is to be written: the lines, and what else changed by them.
    pub(crate) fn addition(&mut self, seq: i64, at: Millis, lines: &[Line]) -> Addition {
        let name = |person: &PersonId| self.names.get(person).cloned();
        let table = &self.table;
        let document = serde_json::to_string(&table.summary(name)).expect("a summary has a form in JSON");
        let summary = Summary {
            game: table.setup.game.clone(),
            stage: table.stage.name(),
            is_open: table.setup.open,
            created_at: table.created_at,
            due_at: table.due_at(),
            document,
        };
        let members = table.members();
        let changed = (self.summary.as_ref() != Some(&summary)).then(|| summary.clone());
        let moved = (self.members != members || seq == 1).then(|| members.clone());
        (self.summary, self.members) = (Some(summary), members);
        let written = lines.iter().map(|line| serde_json::to_string(line).expect("a line has a form in JSON"));
        Addition { table: self.table.id.clone(), seq, at, lines: written.collect(), summary: changed, members: moved }
    }

    /// Somebody begins to listen; or may not, for what they were admitted to has changed since.
    pub(crate) fn join(&mut self, joining: Joining, to: mpsc::Sender<Utf8Bytes>) -> Option<u64> {
        let Joining { viewer, chosen, person, wants, since } = joining;
        let id = self.next_listener;
        let known = person.as_ref().is_some_and(|person| self.is_here(person));
        let mut listener = Listener { id, viewer, person, wants, chosen, named: "", missed: false.into(), to };
        listener.viewer = self.eyes(&listener)?;
        listener.named = self.viewer_name(listener.viewer);
        self.next_listener += 1;
        self.greet(&listener, since);
        self.listeners.push(listener);
        if !known {
            self.tell_table(Some(id));
            self.dismiss();
        }
        Some(id)
    }

    /// Somebody no longer listens.
    pub(crate) fn part(&mut self, id: u64) {
        self.listeners.retain(|listener| listener.id != id);
        self.tell_table(None);
        self.dismiss();
    }

    /// Whose eyes a listener has now; nothing where they are no longer there.
    pub(crate) fn eyes_of(&self, id: u64) -> Option<Viewer> {
        self.listeners.iter().find(|listener| listener.id == id).map(|listener| listener.viewer)
    }

    /// Whose eyes a listener may have, now that people have sat down, left, or begun: seats have another
    /// order in the game than before it. Nothing where they may not look on.
    fn eyes(&self, listener: &Listener) -> Option<Viewer> {
        let Listener { viewer, person, chosen, .. } = listener;
        let mine: Vec<Seat> = person.iter().flat_map(|person| self.table.seats_of(person)).collect();
        let is_owner = person.as_ref() == Some(&self.table.owner);
        match (viewer, mine.first()) {
            (Viewer::Seat(seat), Some(_)) if mine.contains(seat) => Some(*viewer),
            (Viewer::Spectator, Some(_)) if *chosen => Some(*viewer),
            (_, Some(first)) => Some(Viewer::Seat(*first)),
            (_, None) => (self.table.setup.spectators || is_owner).then_some(Viewer::Spectator),
        }
    }

    /// Gives every listener the eyes that they may have; who gets others is told everything anew.
    fn look_again(&mut self) {
        let named = |eyes: Viewer| (eyes, self.viewer_name(eyes));
        let eyes: Vec<_> = self.listeners.iter().map(|listener| self.eyes(listener).map(named)).collect();
        let mut changed = Vec::new();
        for (listener, eyes) in self.listeners.iter_mut().zip(eyes) {
            match eyes {
                None => listener.missed.store(true, Ordering::Relaxed),
                Some(eyes) if eyes != (listener.viewer, listener.named) => {
                    (listener.viewer, listener.named) = eyes;
                    changed.push(listener.id);
                }
                Some(_) => {}
            }
        }
        self.dismiss();
        self.listeners.iter().filter(|listener| changed.contains(&listener.id)).for_each(|one| self.greet(one, None));
    }

    /// Lets go of those who are gone, and of those who missed something: their sockets close.
    fn dismiss(&mut self) {
        self.listeners.retain(|listener| !listener.missed.load(Ordering::Relaxed) && !listener.to.is_closed());
    }

    /// Tells a listener everything from the start.
    fn greet(&self, listener: &Listener, since: Option<u64>) {
        let viewer = self.viewer_name(listener.viewer).to_owned();
        listener.send(write(&Tell::Welcome { viewer, version: env!("CARGO_PKG_VERSION").to_owned() }));
        listener.send(write(&Tell::Table(self.info(listener))));
        let heard: Vec<&Saying> =
            self.table.sayings.iter().filter(|saying| self.table.hears(listener.viewer, &saying.to)).collect();
        let shown = heard.len().saturating_sub(CHAT_SHOWN);
        heard[shown..].iter().for_each(|saying| listener.send(write(&Tell::Line(self.chat_line(saying, listener)))));
        if let Some(game) = &self.table.game {
            let tongue = listener.wants.tongue.as_ref();
            let news = since.map_or(Vec::new(), |since| game.story(listener.viewer, since, tongue));
            if let Some(moment) = self.moment(listener.viewer, &listener.wants, news) {
                listener.send(write(&Tell::Moment(moment)));
            }
        }
    }

    /// Tells everybody what they may hear of what happened: the table is as its log says.
    fn tell(&mut self, effects: &[Effect], waited_for: Seats, actors: Seats) {
        (self.told, self.stale) = (self.table.seq, false);
        if effects.iter().any(|effect| effect.table) {
            self.look_again();
            self.tell_table(None);
        }
        let said = effects.iter().filter(|effect| effect.said).count();
        let before = self.table.sayings.len().saturating_sub(said);
        self.table.sayings[before..].iter().for_each(|saying| self.tell_line(saying));
        if effects.iter().any(|effect| effect.news.is_some()) {
            let turned = self.table.waiting_for() != waited_for;
            self.tell_moment(effects, turned, actors);
        }
        self.dismiss();
    }

    fn tell_line(&self, saying: &Saying) {
        for listener in self.listeners.iter().filter(|listener| self.table.hears(listener.viewer, &saying.to)) {
            listener.send(write(&Tell::Line(self.chat_line(saying, listener))));
        }
    }

    /// Tells the table to all but one listener.
    fn tell_table(&self, but: Option<u64>) {
        for listener in self.listeners.iter().filter(|listener| Some(listener.id) != but) {
            listener.send(write(&Tell::Table(self.info(listener))));
        }
    }

    /// Tells how the game stands to those who heard something, who acted, or who see that others are
    /// waited for now. Nobody else can tell that anything happened.
    fn tell_moment(&self, effects: &[Effect], turned: bool, actors: Seats) {
        let mut written: HashMap<Ears, Option<Utf8Bytes>> = HashMap::new();
        for listener in &self.listeners {
            let (viewer, wants) = (listener.viewer, &listener.wants);
            let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
            let key = (seat, wants.views, wants.tongue.as_ref().map(Tongue::code));
            let message = written.entry(key).or_insert_with(|| {
                let news = || effects.iter().filter_map(|effect| effect.news.as_ref());
                let heard: u64 = news().map(|news| news.count(viewer)).sum();
                if heard == 0 && !turned && !seat.is_some_and(|seat| actors.has(seat)) {
                    return None;
                }
                let mut number = self.table.heard(viewer) - heard;
                let mut items = Vec::new();
                for news in news() {
                    items.extend(news.items(viewer, number, wants.tongue.as_ref()));
                    number += news.count(viewer);
                }
                self.moment(viewer, wants, items).map(|moment| write(&Tell::Moment(moment)))
            });
            if let Some(message) = message {
                listener.send(message.clone());
            }
        }
    }

    /// How the game stands for a viewer.
    pub(crate) fn moment(&self, viewer: Viewer, wants: &Wants, news: Vec<crate::message::Item>) -> Option<Moment> {
        let game = self.table.game.as_ref()?;
        let (mut legal, mut free, mut undo) = (Vec::new(), Vec::new(), 0);
        if let Viewer::Seat(seat) = viewer {
            let tongue = wants.tongue.as_ref();
            (legal, free) = (game.legal(seat, tongue), game.free(seat, tongue));
            undo = self.table.undo_length(seat);
        }
        let names = self.table.waiting_for().iter().filter_map(|seat| self.table.places.get(seat.index())?.name);
        Some(Moment {
            number: self.table.heard(viewer),
            news,
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
            seat.present = seat.person.as_ref().is_some_and(|person| self.is_here(person));
        }
        let looks_on = |listener: &&Listener| listener.person.as_ref().is_none_or(|one| !self.members.contains(one));
        info.spectators = self.listeners.iter().filter(looks_on).count();
        if person.is_some_and(|person| self.table.members().contains(person)) {
            info.invite = Some(self.table.invite.clone());
        }
        info
    }

    fn info(&self, listener: &Listener) -> TableInfo {
        self.info_for(listener.person.as_ref())
    }

    fn chat_line(&self, saying: &Saying, listener: &Listener) -> ChatLine {
        let seat_name = |seat: Seat| self.table.places.get(seat.index()).and_then(|place| place.name);
        let text = match &saying.what {
            Words::Text(text) => text.clone(),
            Words::Reason { why, to, about } => match &listener.wants.tongue {
                None => why.clone(),
                Some(tongue) => {
                    let tongue = tongue.about(&self.table.setup.game);
                    let name = |seat: Option<Seat>| tongue.name(seat.and_then(seat_name).unwrap_or_default());
                    let args = [
                        ("bot", name(saying.seat).into()),
                        ("other", name(Some(*to)).into()),
                        ("about", name(*about).into()),
                    ];
                    tongue.say(why, &args)
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
            at: saying.at,
        }
    }
}

/// What became of something that was to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Happened {
    /// It is stored, and everybody knows.
    Done,
    /// Another process was first; read anew, the table can be asked again.
    Raced,
    /// Nobody knows; the table must be read anew.
    Unknown,
}

/// The seats that act in these lines.
fn actors<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Seats {
    lines.into_iter().fold(Seats::NONE, |seats, line| match line.what {
        Happening::Did { seat, .. } | Happening::Undid { seat, .. } => seats.with(Seat(seat)),
        _ => seats,
    })
}

/// The table that a log makes.
fn read_table(id: &TableId, lines: &[Stored]) -> Result<Table, Problem> {
    let (first, rest) = lines.split_first().ok_or(Problem::missing("problem-no-such-table"))?;
    let mut table = Table::new(id.clone(), first.at, &first.line)?;
    for line in rest {
        add_stored(&mut table, line)?;
    }
    Ok(table)
}

/// Adds the next line of a log, which must be the next.
fn add_stored(table: &mut Table, line: &Stored) -> Result<Effect, Problem> {
    if line.seq != table.seq + 1 {
        tracing::error!(table = %table.id, seq = line.seq, "a line of a log is missing");
        return Err(Problem::conflict("problem-strange-log"));
    }
    table.add(line.at, &line.line)
}
