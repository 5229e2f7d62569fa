//! A table while somebody looks at it: in memory, with all who listen.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use table::{Seat, Seats, Viewer};
use text::Tongue;
use tokio::sync::mpsc;

use crate::clock::Millis;
use crate::happening::{Happening, Line};
use crate::ids::{PersonId, TableId};
use crate::message::{ChatLine, Moment, TableInfo, Tell};
use crate::problem::Problem;
use crate::store::{Addition, Appended, Store, Summary};
use crate::table::{Effect, Saying, Table, Words};

/// How many messages may wait for a listener who does not read. One more, and the socket is closed:
/// whoever comes back is told everything.
pub(crate) const BACKLOG: usize = 256;
/// How many of the last things said a newcomer is told.
const CHAT_SHOWN: usize = 200;

/// A table, once somebody has asked for it.
pub(crate) struct Room {
    pub(crate) id: TableId,
    /// The table, once it is read; nothing when it must be read again.
    pub(crate) live: tokio::sync::Mutex<Option<Live>>,
    /// Whether somebody lets its bots decide.
    pub(crate) driven: AtomicBool,
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
    /// The seat, or `spectator`, that it asked for.
    named: Option<String>,
    /// How it was invited.
    invite: Option<String>,
    person: Option<PersonId>,
    wants: Wants,
    to: mpsc::Sender<Utf8Bytes>,
    /// Whether it could not be told something, and is sent away to come back and be told everything.
    lost: AtomicBool,
}

impl Listener {
    fn hand(&self, message: Utf8Bytes) {
        if self.to.try_send(message).is_err() {
            self.lost.store(true, Ordering::Relaxed);
        }
    }
}

/// How a table stood when it was last told.
struct Before {
    seq: i64,
    waiting: Seats,
    begun: bool,
}

impl Before {
    fn of(table: &Table) -> Before {
        Before { seq: table.seq, waiting: table.waiting_for(), begun: table.game.is_some() }
    }
}

/// What it takes to join.
pub(crate) struct Joining {
    /// Whose eyes.
    pub(crate) viewer: Viewer,
    /// The seat, or `spectator`, that was asked for.
    pub(crate) named: Option<String>,
    /// How they were invited.
    pub(crate) invite: Option<String>,
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
        Room { id, live: tokio::sync::Mutex::new(None), driven: false.into() }
    }
}

/// The text of a message.
pub(crate) fn write(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell).expect("a message has a form in JSON").into()
}

impl Live {
    /// Reads a table from its log.
    pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Live, Problem> {
        let table = read_table(store, id, i64::MAX).await?;
        let members = table.members();
        let names = store.names(&members).await?.into_iter().collect();
        let mut live = Live { table, names, listeners: Vec::new(), next_listener: 0, summary: None, members };
        // Lists must not change because of a line that changes nothing that they say.
        live.summary = Some(live.summarize());
        Ok(live)
    }

    /// Reads the table again up to the line that was told last, and tells what others wrote after it:
    /// each listener what they may hear, as if nothing else had been tried.
    async fn reload(&mut self, store: &Store, told: i64) -> Result<(), Problem> {
        self.table = read_table(store, &self.table.id, told).await?;
        self.catch_up(store).await
    }

    /// A table that was just put up.
    pub(crate) fn create(id: TableId, at: Millis, line: &Line) -> Result<Live, Problem> {
        let table = Table::new(id, at, line)?;
        Ok(Live {
            table,
            names: HashMap::new(),
            listeners: Vec::new(),
            next_listener: 0,
            summary: None,
            members: Vec::new(),
        })
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
    /// it is stored.
    pub(crate) async fn happen(&mut self, store: &Store, now: Millis, lines: Vec<Line>) -> Result<Happened, Problem> {
        let before = Before::of(&self.table);
        let mut effects = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            match self.table.add(now, line) {
                Ok(effect) => effects.push(effect),
                // The first line changed nothing; after others the table is no longer what is stored.
                Err(problem) if index == 0 => return Err(problem),
                Err(problem) => {
                    return match self.reload(store, before.seq).await {
                        Ok(()) => Err(problem),
                        Err(_) => Ok(Happened::Unknown),
                    };
                }
            }
        }
        let addition = self.addition(before.seq + 1, now, &lines);
        match store.append(addition).await {
            Ok(Appended::Done) => {
                self.tell(&effects, &before, actor(&lines));
                Ok(Happened::Done)
            }
            Ok(Appended::Raced) => {
                let read = self.reload(store, before.seq).await;
                Ok(if read.is_ok() { Happened::Raced } else { Happened::Unknown })
            }
            Ok(Appended::Unknown) | Err(_) => Ok(Happened::Unknown),
        }
    }

    /// What is to be written: the lines, and what else changed by them.
    pub(crate) fn addition(&mut self, seq: i64, at: Millis, lines: &[Line]) -> Addition {
        let (summary, members) = (self.summarize(), self.table.members());
        let changed = (self.summary.as_ref() != Some(&summary)).then(|| summary.clone());
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

    /// Adds what other processes have written.
    pub(crate) async fn catch_up(&mut self, store: &Store) -> Result<(), Problem> {
        let before = Before::of(&self.table);
        let stored = store.lines(&self.table.id, self.table.seq).await?;
        let mut effects = Vec::new();
        for line in &stored {
            if line.seq != self.table.seq + 1 {
                return Err(Problem::conflict("problem-strange-log"));
            }
            effects.push(self.table.add(line.at, &line.line)?);
        }
        if effects.iter().any(|effect| effect.table) {
            self.members = self.table.members();
            self.names.extend(store.names(&self.members).await?);
        }
        self.summary = Some(self.summarize());
        self.tell(&effects, &before, None);
        Ok(())
    }

    /// Somebody begins to listen.
    pub(crate) fn join(&mut self, joining: Joining, to: mpsc::Sender<Utf8Bytes>) -> u64 {
        let Joining { viewer, named, invite, person, wants, since } = joining;
        let id = self.next_listener;
        self.next_listener += 1;
        let known = person.as_ref().is_some_and(|person| self.is_here(person));
        self.listeners.push(Listener { id, viewer, named, invite, person, wants, to, lost: false.into() });
        self.greet(self.listeners.len() - 1, since);
        if !known {
            self.tell_table(Some(id));
        }
        id
    }

    /// Somebody no longer listens.
    pub(crate) fn part(&mut self, id: u64) {
        self.listeners.retain(|listener| listener.id != id);
        self.tell_table(None);
    }

    /// Tells a listener everything from the start.
    fn greet(&mut self, index: usize, since: Option<u64>) {
        let Some(listener) = self.listeners.get(index) else { return };
        let mut messages = vec![self.welcome(listener), write(&Tell::Table(self.info(listener)))];
        let heard: Vec<&Saying> = self.table.heard_sayings(listener.viewer, listener.person.as_ref()).collect();
        let shown = heard.len().saturating_sub(CHAT_SHOWN);
        messages.extend(heard[shown..].iter().map(|saying| write(&Tell::Line(self.chat_line(saying, listener)))));
        if let Some(game) = &self.table.game {
            let tongue = listener.wants.tongue.as_ref();
            let news = since.map_or(Vec::new(), |since| game.story(listener.viewer, since, tongue));
            if let Some(moment) = self.moment(listener.viewer, &listener.wants, news) {
                messages.push(write(&Tell::Moment(moment)));
            }
        }
        messages.into_iter().for_each(|message| listener.hand(message));
    }

    /// Tells everybody what they may hear of what happened.
    fn tell(&mut self, effects: &[Effect], before: &Before, actor: Option<Seat>) {
        if effects.iter().any(|effect| effect.table) {
            self.look_again(before);
            self.tell_table(None);
        }
        let said = effects.iter().filter(|effect| effect.said).count();
        let first = self.table.sayings.len().saturating_sub(said);
        for (index, saying) in self.table.sayings.iter().enumerate().skip(first) {
            self.tell_line(index, saying);
        }
        if effects.iter().any(|effect| effect.news.is_some()) {
            let turned = self.table.waiting_for() != before.waiting;
            self.tell_moment(effects, turned, actor);
        }
        self.forget_lost();
    }

    /// Whoever does not keep up is sent away, to come back and be told everything.
    fn forget_lost(&mut self) {
        self.listeners.retain(|listener| !listener.lost.load(Ordering::Relaxed) && !listener.to.is_closed());
    }

    /// Looks again at who may have whose eyes. When the game begins, seats get their order and their names;
    /// later, whoever loses a seat, or may no longer look on, is sent away at once.
    fn look_again(&mut self, before: &Before) {
        let table = &self.table;
        self.listeners.retain_mut(|listener| {
            let person = listener.person.as_ref();
            let seen = table.may_see(person, listener.invite.as_deref());
            let Ok(viewer) = seen.and_then(|()| table.eyes(person, listener.named.as_deref())) else { return false };
            let stays = viewer == listener.viewer || !before.begun;
            listener.viewer = viewer;
            stays
        });
        if !before.begun && self.table.game.is_some() {
            self.listeners.iter().for_each(|listener| listener.hand(self.welcome(listener)));
        }
    }

    fn welcome(&self, listener: &Listener) -> Utf8Bytes {
        let viewer = self.viewer_name(listener.viewer).to_owned();
        write(&Tell::Welcome { viewer, version: env!("CARGO_PKG_VERSION").to_owned() })
    }

    fn tell_line(&self, index: usize, saying: &Saying) {
        let hears = |listener: &&Listener| self.table.hears(listener.viewer, listener.person.as_ref(), saying, index);
        for listener in self.listeners.iter().filter(hears) {
            listener.hand(write(&Tell::Line(self.chat_line(saying, listener))));
        }
    }

    /// Tells the table to all but one listener.
    fn tell_table(&mut self, but: Option<u64>) {
        for listener in self.listeners.iter().filter(|listener| Some(listener.id) != but) {
            listener.hand(write(&Tell::Table(self.info(listener))));
        }
    }

    /// Tells how the game stands to those who heard something, who acted, or who see that others are
    /// waited for now. Nobody else can tell that anything happened.
    fn tell_moment(&mut self, effects: &[Effect], turned: bool, actor: Option<Seat>) {
        let mut written: HashMap<(Option<Seat>, bool, Option<&'static str>), Option<Utf8Bytes>> = HashMap::new();
        for listener in &self.listeners {
            let (viewer, wants) = (listener.viewer, &listener.wants);
            let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
            let key = (seat, wants.views, wants.tongue.as_ref().map(Tongue::code));
            let message = written.entry(key).or_insert_with(|| {
                let news = || effects.iter().filter_map(|effect| effect.news.as_ref());
                let heard: u64 = news().map(|news| news.count(viewer)).sum();
                if heard == 0 && !turned && (seat.is_none() || seat != actor) {
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
                listener.hand(message.clone());
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
    /// Another process was first; the table is read anew and can be asked again.
    Raced,
    /// Nobody knows; the table must be read anew.
    Unknown,
}

/// The seat that acts in these lines.
fn actor(lines: &[Line]) -> Option<Seat> {
    lines.iter().find_map(|line| match line.what {
        Happening::Did { seat, .. } | Happening::Undid { seat, .. } => Some(Seat(seat)),
        _ => None,
    })
}

/// The table that a log makes, up to the line of that number.
async fn read_table(store: &Store, id: &TableId, last: i64) -> Result<Table, Problem> {
    let lines = store.lines(id, 0).await?;
    let (first, rest) = lines.split_first().ok_or(Problem::missing("problem-no-such-table"))?;
    let mut table = Table::new(id.clone(), first.at, &first.line)?;
    for line in rest.iter().take_while(|line| line.seq <= last) {
        table.add(line.at, &line.line)?;
    }
    Ok(table)
}
