//! How games in progress survive a change of the rules.
//!
//! A table is what its log says. Where the rules of today can no longer play the log from its beginning, the game goes
//! on from the last time that it was written down ([`SavedGame`]), and a line is added that holds it as it stands: from
//! then on, the log says by itself how the game goes on.

use engine::Seat;
use protocol::Millis;
use protocol::ids::TableId;
use protocol::message::{Channel, Stage};

use crate::error::RequestError;
use crate::game::{AnySession, Kind};
use crate::snapshot::{SavedGame, Snapshot};
use crate::table::{Effect, Place, Table, Words};
use crate::table_event::{Holder, StoredEvent, StoredEventRow, TableEvent};
use crate::timing::Clocks;

/// How far the numbers of news leap when a game is taken up again: farther than they can have come since it was
/// written down, and always the same, so that nobody learns how much was told to others.
const LEAP: u64 = 1_000_000;

/// Why a log cannot simply be read: the line, and what is wrong with it.
#[derive(Debug)]
pub struct LogError {
    /// Number of the event.
    pub seq: i64,
    /// What is wrong with it.
    pub why: LogErrorKind,
}

/// What is wrong with a line of a log.
#[derive(Debug)]
pub enum LogErrorKind {
    /// From there on it was played by rules of another version.
    Rules(u32),
    /// It cannot be done.
    Refused(RequestError),
}

impl LogErrorKind {
    /// The reason in a word, without anything that players keep secret.
    pub fn code(&self) -> &'static str {
        match self {
            LogErrorKind::Rules(_) => "other-rules",
            LogErrorKind::Refused(problem) => problem.code,
        }
    }
}

/// The version of the rules that the game of a log goes by, and the line that says so.
fn rules(lines: &[StoredEventRow]) -> Option<(&StoredEventRow, u32)> {
    lines.iter().rev().find_map(|stored| match stored.line.what {
        TableEvent::Started { rules, .. } | TableEvent::Renewed { rules, .. } => Some((stored, rules)),
        _ => None,
    })
}

/// Says where a line of a log is missing. What follows from what nobody knows cannot be known, by no rules.
fn whole(lines: &[StoredEventRow]) -> Result<(), LogError> {
    match (1..).zip(lines).find(|(seq, stored)| stored.seq != *seq) {
        Some((seq, _)) => {
            Err(LogError { seq, why: LogErrorKind::Refused(RequestError::conflict("api-error-strange-log")) })
        }
        None => Ok(()),
    }
}

/// The table that a log makes, if the rules of today can play it.
pub fn read(id: &TableId, lines: &[StoredEventRow]) -> Result<Table, LogError> {
    whole(lines)?;
    let refused = |seq: i64| move |problem| LogError { seq, why: LogErrorKind::Refused(problem) };
    let mut table = begin(id, lines).map_err(refused(1))?;
    if let Some((stored, rules)) = rules(lines)
        && table.kind().map_err(refused(stored.seq))?.rules != rules
    {
        return Err(LogError { seq: stored.seq, why: LogErrorKind::Rules(rules) });
    }
    let rest = match last_renewal(lines) {
        Some((index, saved)) => {
            lines[1..index].iter().for_each(|stored| table.pass(stored, &saved.seats));
            &lines[index..]
        }
        None => &lines[1..],
    };
    for stored in rest {
        table.add(stored.at, &stored.line).map_err(refused(stored.seq))?;
    }
    Ok(table)
}

fn begin(id: &TableId, lines: &[StoredEventRow]) -> Result<Table, RequestError> {
    let first = lines.first().ok_or(RequestError::not_found("api-error-no-such-table"))?;
    Table::new(id.clone(), first.at, &first.line)
}

fn last_renewal(lines: &[StoredEventRow]) -> Option<(usize, &SavedGame)> {
    lines.iter().enumerate().rev().find_map(|(index, stored)| match &stored.line.what {
        TableEvent::Renewed { saved, .. } => Some((index, &**saved)),
        _ => None,
    })
}

/// The table of a log that the rules of today cannot play, as far as the game can go on; and the line that says how.
/// What was done since the game was written down is done again; from the first thing on that is refused, all is void.
pub fn renew(
    id: &TableId,
    lines: &[StoredEventRow],
    snapshot: Option<Snapshot>,
) -> Result<(Table, StoredEvent), RequestError> {
    let cannot = || RequestError::conflict("api-error-cannot-resume");
    whole(lines).map_err(|_| cannot())?;
    let today = begin(id, lines)?.kind()?.rules;
    let (_, last) = rules(lines).ok_or_else(cannot)?;
    if last > today {
        return Err(cannot());
    }
    let (mut table, seq) = taken_up(id, lines, snapshot, today).ok_or_else(cannot)?;
    let seats: Vec<String> = table.places.iter().filter_map(|place| place.name.map(str::to_owned)).collect();
    let mut void = false;
    for stored in &lines[seq..] {
        let is_play = matches!(stored.line.what, TableEvent::Did { .. } | TableEvent::Undid { .. });
        if (is_play && void) || table.add(stored.at, &stored.line).is_err() {
            void |= is_play;
            table.pass(stored, &seats);
        }
    }
    table.heard.iter_mut().for_each(|heard| *heard += LEAP);
    let saved = Box::new(table.saved().ok_or_else(cannot)?);
    let what = TableEvent::Renewed { rules: today, from: seq as i64, saved };
    Ok((table, StoredEvent { who: None, key: None, what }))
}

/// The table after as many lines as possible, and how many these are: from the newest document that can be read, or
/// from the beginning if there is none and the game can be played from there.
fn taken_up(id: &TableId, lines: &[StoredEventRow], snapshot: Option<Snapshot>, today: u32) -> Option<(Table, usize)> {
    let renewal = last_renewal(lines).map(|(index, saved)| (index + 1, saved.clone()));
    let renewed = renewal.as_ref().map_or(0, |(seq, _)| *seq);
    let snapshot = snapshot.filter(|snapshot| snapshot.rules <= today).and_then(|snapshot| {
        let seq = usize::try_from(snapshot.seq).ok().filter(|seq| (renewed + 1..=lines.len()).contains(seq))?;
        Some((seq, serde_json::from_str(&snapshot.body).ok()?))
    });
    let is_documented = renewal.is_some() || snapshot.is_some();
    let found = snapshot.into_iter().chain(renewal).find_map(|(seq, saved): (usize, SavedGame)| {
        let mut table = begin(id, lines).ok()?;
        lines[1..seq].iter().for_each(|stored| table.pass(stored, &saved.seats));
        table.take_up(today, &saved).ok()?;
        Some((table, seq))
    });
    if is_documented {
        return found;
    }
    let mut table = begin(id, lines).ok()?;
    lines[1..].iter().try_for_each(|stored| table.add(stored.at, &stored.line).map(|_| ())).ok()?;
    Some((table, lines.len()))
}

impl Table {
    fn kind(&self) -> Result<&'static Kind, RequestError> {
        Kind::named(&self.setup.game)
    }

    /// The game as it stands, if there is one.
    pub fn saved(&self) -> Option<SavedGame> {
        let game = self.game.as_ref()?;
        let seats = game.seat_names().into_iter().map(str::to_owned).collect();
        Some(SavedGame { seats, heard: self.heard.clone(), clocks: self.clocks.clone(), game: game.snapshot() })
    }

    /// Adds a line from before the game was written down: what it did to the game is known from there, and only the
    /// rest is done.
    fn pass(&mut self, stored: &StoredEventRow, names: &[String]) {
        match &stored.line.what {
            TableEvent::Started { seats, rules, origin } => {
                self.note_draw(seats, origin);
                self.set_bot_secret(origin);
                let known = self.kind().map_or(Vec::new(), |kind| (kind.names)());
                let known = known.into_iter().filter(|name| names.iter().any(|seat| seat == name));
                let mut known: Vec<&'static str> = known.collect();
                known.sort_by_key(|name| names.iter().position(|seat| seat == name));
                self.seat_all(&known, seats);
                (self.rules, self.stage) = (*rules, Stage::Playing);
            }
            TableEvent::Did { seat, .. } => {
                if let Some(place) = self.places.get_mut(usize::from(*seat)) {
                    place.timed_out = false;
                }
            }
            TableEvent::Undid { .. } => {}
            TableEvent::Renewed { .. } => self.announce(stored.at),
            // What the clocks made of it then is in the document too.
            what => drop(self.apply(stored.at, what)),
        }
        self.note_leave(&stored.line);
        self.keep_key(&stored.line);
        self.seq += 1;
        self.changed_at = stored.at;
    }

    /// Gives the seats of the game to those who sit there.
    pub(crate) fn seat_all(&mut self, names: &[&'static str], seats: &[(String, Holder)]) {
        let named = |name: &&'static str| {
            let holder = seats.iter().find(|(seat, _)| seat == name).map(|(_, holder)| holder.clone());
            Place { name: Some(name), holder: holder.unwrap_or_default(), ..Place::default() }
        };
        self.places = names.iter().map(named).collect();
        self.heard = vec![0; self.places.len() + 1];
        self.hands = vec![Vec::new(); self.places.len()];
        self.clocks = Clocks::new(self.setup.pace, self.places.len());
    }

    /// Goes on with a game as it was written down.
    fn take_up(&mut self, rules: u32, saved: &SavedGame) -> Result<(), RequestError> {
        let kind = self.kind()?;
        let game: Box<dyn AnySession> = (kind.resume)(&saved.game, saved.heard.clone())?;
        let seats = game.seat_names();
        let fits = seats.iter().copied().map(Some).eq(self.places.iter().map(|place| place.name))
            && saved.heard.len() == seats.len() + 1;
        if rules > kind.rules || !fits {
            return Err(RequestError::conflict("api-error-cannot-resume"));
        }
        if let Some(drawn) = &mut self.drawn {
            drawn.fairness.resumed = true;
        }
        (self.heard, self.clocks, self.rules) = (saved.heard.clone(), saved.clocks.clone(), rules);
        self.hands.iter_mut().for_each(Vec::clear);
        self.origin = None;
        if self.stage != Stage::Closed {
            self.stage = if game.waiting_for().is_empty() { Stage::Over } else { Stage::Playing };
        }
        self.game = Some(game);
        self.turned = true;
        (0..self.places.len()).for_each(|seat| self.seat_bot(Seat(seat as u8)));
        Ok(())
    }

    /// The rules have changed, and the game goes on as the line says.
    pub fn go_on(&mut self, at: Millis, rules: u32, saved: &SavedGame) -> Result<Effect, RequestError> {
        self.take_up(rules, saved)?;
        self.announce(at);
        Ok(Effect { said: true, table: true, ..Effect::default() })
    }

    /// Says to all that the rules have changed.
    fn announce(&mut self, at: Millis) {
        self.say(at, Channel::Table, None, None, Words::Notice("notice-rules-renewed"));
    }
}
