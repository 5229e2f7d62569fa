//! A table while somebody looks at it: in memory, with all who listen.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use table::{Seat, Seats, Viewer};
use text::Tongue;
use tokio::sync::mpsc;

use crate::clock::Millis;
use crate::happening::{Happening, Line};
use crate::ids::{PersonId, TableId};
use crate::message::{ChatLine, Moment, TableInfo, Tell};
use crate::problem::Problem;
use crate::renew::{self, Broken};
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
    pub(crate) driven: std::sync::atomic::AtomicBool,
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
    /// Whether the game waits to be written down.
    pub(crate) marked: bool,
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
    to: mpsc::Sender<Utf8Bytes>,
}

/// What it takes to join.
pub(crate) struct Joining {
    /// Whose eyes.
    pub(crate) viewer: Viewer,
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
    pub(crate) async fn load(store: &Store, id: &TableId, now: Millis) -> Result<Live, Problem> {
        loop {
            let (table, renewal) = read_table(store, id).await?;
            let members = table.members();
            let names = store.names(&members).await?.into_iter().collect();
            let mut live =
                Live { table, names, listeners: Vec::new(), next_listener: 0, summary: None, members, marked: false };
            let Some(line) = renewal else { return Ok(live) };
            live.table.add(now, &line)?;
            let addition = live.addition(live.table.seq, now, &[line]);
            match store.append(addition).await? {
                Appended::Done => return Ok(live),
                // Another process was first; what it wrote is read.
                Appended::Raced => {}
                Appended::Unknown => return Err(Problem::unavailable()),
            }
        }
    }

    /// Reads the table again, after it could not be said what is written.
    async fn reload(&mut self, store: &Store, now: Millis) -> Result<(), Problem> {
        let fresh = Live::load(store, &self.table.id, now).await?;
        let heard: Vec<u64> = self.listeners.iter().map(|listener| self.table.heard(listener.viewer)).collect();
        let (listeners, next_listener) = (std::mem::take(&mut self.listeners), self.next_listener);
        *self = Live { listeners, next_listener, ..fresh };
        for (index, heard) in heard.into_iter().enumerate() {
            self.greet(index, Some(heard));
        }
        Ok(())
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
            marked: false,
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
        let (seq, waiting) = (self.table.seq + 1, self.table.waiting_for());
        let mut effects = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            match self.table.add(now, line) {
                Ok(effect) => effects.push(effect),
                // The first line changed nothing; after others the table is no longer what is stored.
                Err(problem) if index == 0 => return Err(problem),
                Err(problem) => {
                    if self.reload(store, now).await.is_err() {
                        return Ok(Happened::Unknown);
                    }
                    return Err(problem);
                }
            }
        }
        let addition = self.addition(seq, now, &lines);
        match store.append(addition).await {
            Ok(Appended::Done) => {
                self.tell(&effects, waiting, actor(&lines));
                Ok(Happened::Done)
            }
            // A table that cannot be read now must be read later: what is in memory is not what is stored.
            Ok(Appended::Raced) => match self.reload(store, now).await {
                Ok(()) => Ok(Happened::Raced),
                Err(_) => Ok(Happened::Unknown),
            },
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

    /// Adds what other processes have written.
    pub(crate) async fn catch_up(&mut self, store: &Store, now: Millis) -> Result<(), Problem> {
        let waiting = self.table.waiting_for();
        let stored = store.lines(&self.table.id, self.table.seq).await?;
        let mut effects = Vec::new();
        for line in &stored {
            if line.seq != self.table.seq + 1 {
                return self.reload(store, now).await;
            }
            effects.push(self.table.add(line.at, &line.line)?);
        }
        if effects.iter().any(|effect| effect.table) {
            let members = self.table.members();
            self.names.extend(store.names(&members).await?);
        }
        self.summary = None;
        self.tell(&effects, waiting, None);
        Ok(())
    }

    /// Somebody begins to listen.
    pub(crate) fn join(&mut self, joining: Joining, to: mpsc::Sender<Utf8Bytes>) -> u64 {
        let Joining { viewer, person, wants, since } = joining;
        let id = self.next_listener;
        self.next_listener += 1;
        let known = person.as_ref().is_some_and(|person| self.is_here(person));
        self.listeners.push(Listener { id, viewer, person, wants, to });
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
        let viewer = self.viewer_name(listener.viewer).to_owned();
        let mut messages = vec![
            write(&Tell::Welcome { viewer, version: env!("CARGO_PKG_VERSION").to_owned() }),
            write(&Tell::Table(self.info(listener))),
        ];
        let heard: Vec<&Saying> =
            self.table.sayings.iter().filter(|saying| self.table.hears(listener.viewer, &saying.to)).collect();
        let shown = heard.len().saturating_sub(CHAT_SHOWN);
        messages.extend(heard[shown..].iter().map(|saying| write(&Tell::Line(self.chat_line(saying, listener)))));
        if let Some(game) = &self.table.game {
            let tongue = listener.wants.tongue.as_ref();
            let news = since.map_or(Vec::new(), |since| game.story(listener.viewer, since, tongue));
            if let Some(moment) = self.moment(listener.viewer, &listener.wants, news) {
                messages.push(write(&Tell::Moment(moment)));
            }
        }
        let to = listener.to.clone();
        for message in messages {
            let _ = to.try_send(message);
        }
    }

    /// Tells everybody what they may hear of what happened.
    fn tell(&mut self, effects: &[Effect], waited_for: Seats, actor: Option<Seat>) {
        if effects.iter().any(|effect| effect.table) {
            self.tell_table(None);
        }
        for (index, _) in effects.iter().filter(|effect| effect.said).enumerate() {
            let behind = effects.iter().filter(|effect| effect.said).count() - index;
            if let Some(saying) = self.table.sayings.len().checked_sub(behind).map(|at| &self.table.sayings[at]) {
                self.tell_line(saying);
            }
        }
        if effects.iter().any(|effect| effect.news.is_some()) {
            let turned = self.table.waiting_for() != waited_for;
            self.tell_moment(effects, turned, actor);
        }
        self.listeners.retain(|listener| !listener.to.is_closed());
    }

    fn tell_line(&self, saying: &Saying) {
        for listener in self.listeners.iter().filter(|listener| self.table.hears(listener.viewer, &saying.to)) {
            let _ = listener.to.try_send(write(&Tell::Line(self.chat_line(saying, listener))));
        }
    }

    /// Tells the table to all but one listener.
    fn tell_table(&mut self, but: Option<u64>) {
        for listener in self.listeners.iter().filter(|listener| Some(listener.id) != but) {
            let _ = listener.to.try_send(write(&Tell::Table(self.info(listener))));
        }
    }

    /// Tells how the game stands to those who heard something, who acted, or who see that others are
    /// waited for now. Nobody else can tell that anything happened.
    fn tell_moment(&mut self, effects: &[Effect], turned: bool, actor: Option<Seat>) {
        let mut written: HashMap<(Option<Seat>, bool, Option<&'static str>), Option<Utf8Bytes>> = HashMap::new();
        let mut slow = Vec::new();
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
            if let Some(message) = message
                && listener.to.try_send(message.clone()).is_err()
            {
                slow.push(listener.id);
            }
        }
        // Whoever does not keep up is sent away, to come back and be told everything.
        self.listeners.retain(|listener| !slow.contains(&listener.id));
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
            Words::Notice(message) => match &listener.wants.tongue {
                None => (*message).to_owned(),
                Some(tongue) => tongue.say(message, &[]),
            },
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

/// The table that a log makes; where the rules have changed, also the line that says how its game goes on.
async fn read_table(store: &Store, id: &TableId) -> Result<(Table, Option<Line>), Problem> {
    let lines = store.lines(id, 0).await?;
    if lines.is_empty() {
        return Err(Problem::missing("problem-no-such-table"));
    }
    let Broken { seq, why } = match renew::read(id, &lines) {
        Ok(table) => return Ok((table, None)),
        Err(broken) => broken,
    };
    let why = why.code();
    tracing::warn!(table = %id, seq, why, "a game cannot be played again by the rules of today");
    let (table, line) = renew::renew(id, &lines, store.snapshot(id).await?)?;
    Ok((table, Some(line)))
}
