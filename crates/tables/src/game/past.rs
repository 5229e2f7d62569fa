//! Looking back on a game that is over: all of it may be known now, by whoever may see the table.

use std::ops::RangeInclusive;

use engine::fairness::Fairness;
use engine::{AddressedEvent, Origin, Record, ReplayError, Seat, Seats, Seed, Session, SessionEvent, Viewer};
use protocol::history::{PromiseEntry, ReplayStep, ReplayView, ScoreGain, ScorePoint};
use serde_json::Value;
use serde_json::value::RawValue;
use text::Locale;

use super::{ServerGame, item, raw};
use crate::error::RequestError;

/// Whose eyes look back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// What one viewer could know at the time.
    Of(Viewer),
    /// Everything.
    All,
}

/// A game that was played. Moments are counted by entries: moment 0 is the beginning, moment 3 is how
/// things stood after three entries of the record.
pub trait Past: Send {
    /// The record as a document, with what shows how its seed came about.
    fn document(&self, fairness: Option<Fairness>) -> String;
    /// Where chance came from, if the game was dealt.
    fn seed(&self) -> Option<String>;
    /// The names of the seats, in order.
    fn seat_names(&self) -> &[String];
    /// How many entries the record has: the last moment.
    fn last(&self) -> usize;
    /// The seat that did each entry.
    fn doers(&self) -> Vec<Seat>;
    /// How the game went, in numbers.
    fn course(&self, locale: Option<&Locale>) -> Result<Course, RequestError>;
    /// What was heard in these moments.
    fn story(
        &self,
        eyes: Perspective,
        moments: RangeInclusive<usize>,
        locale: Option<&Locale>,
    ) -> Result<Vec<ReplayStep>, RequestError>;
    /// How things stood at a moment.
    fn scene(&self, at: usize, eyes: Perspective) -> Result<ReplayView, RequestError>;
    /// A moment as a position document from which another game can begin.
    ///
    /// Whoever begins there may know the whole record. So the luck to come is new, and what nobody at
    /// the table had seen at that moment (the order of decks and piles) is drawn anew. What somebody
    /// had seen, and what players had decided in secret (plans, bids), stays: it is part of the moment,
    /// although the record has shown it to everybody since. Offers and promises are no part of it.
    fn position(&self, at: usize, seed: &Seed) -> Result<Value, RequestError>;
}

/// How a game went, in numbers.
#[derive(Debug)]
pub struct Course {
    /// The scores, from the beginning on, wherever they changed.
    pub points: Vec<ScorePoint>,
    /// All promises, in the order in which they were made.
    pub promises: Vec<PromiseEntry>,
    /// The moment at which the game was over.
    pub over: Option<usize>,
}

impl<G: ServerGame> Past for Record<G> {
    fn document(&self, fairness: Option<Fairness>) -> String {
        Record { fairness: fairness.map(Box::new), ..self.clone() }.write()
    }

    fn seed(&self) -> Option<String> {
        match &self.origin {
            Origin::Deal { seed, .. } => Some(seed.to_string()),
            Origin::Position(_) | Origin::Resumed { .. } => None,
        }
    }

    fn seat_names(&self) -> &[String] {
        &self.seats
    }

    fn last(&self) -> usize {
        self.entries.len()
    }

    fn doers(&self) -> Vec<Seat> {
        let seat = |name: &String| self.seats.iter().position(|one| one == name).unwrap_or_default();
        self.entries.iter().map(|entry| Seat(seat(&entry.seat) as u8)).collect()
    }

    fn course(&self, locale: Option<&Locale>) -> Result<Course, RequestError> {
        let start = begin(self)?;
        let mut points =
            vec![ScorePoint { at: 0, when: 0, scores: scores(start.game()), gains: gains(&start.opening()) }];
        let mut over = start.game().outcome().map(|_| 0);
        let end = Session::replay_with(self, usize::MAX, |session, told| {
            let (at, scores, gains) = (session.entries().len(), scores(session.game()), gains(told));
            if !gains.is_empty() || points.last().is_none_or(|point| point.scores != scores) {
                points.push(ScorePoint { at, when: 0, scores, gains });
            }
            if over.is_none() && session.game().outcome().is_some() {
                over = Some(at);
            }
        });
        let end = end.map_err(unplayable)?;
        let promises = end.negotiations().promises().iter().map(|promise| PromiseEntry {
            by: promise.by.name,
            to: promise.to.name,
            word: raw(&promise.content),
            text: locale.map(|locale| locale.news(&SessionEvent::<G>::PromiseMade((**promise).clone()))),
            made_at: promise.made_at as usize + 1,
            verdict: promise.verdict,
            judged_at: promise.judged_at.map(|entry| entry as usize + 1),
        });
        let promises = promises.collect();
        Ok(Course { points, promises, over })
    }

    fn story(
        &self,
        eyes: Perspective,
        moments: RangeInclusive<usize>,
        locale: Option<&Locale>,
    ) -> Result<Vec<ReplayStep>, RequestError> {
        let mut number = 0;
        let mut chapters = Vec::new();
        let mut tell = |at: usize, seat: Option<&str>, told: &[AddressedEvent<G>]| {
            let mut news = Vec::new();
            for told in told.iter().filter(|told| heard(told, eyes)) {
                number += 1;
                if moments.contains(&at) {
                    news.push(item(told, number, None, locale));
                }
            }
            if moments.contains(&at) {
                chapters.push(ReplayStep { at, seat: seat.map(str::to_owned), by: None, when: 0, log: news });
            }
        };
        tell(0, None, &begin(self)?.opening());
        Session::replay_with(self, *moments.end(), |session, told| {
            tell(session.entries().len(), session.entries().last().map(|entry| entry.seat.as_str()), told);
        })
        .map_err(unplayable)?;
        Ok(chapters)
    }

    fn scene(&self, at: usize, eyes: Perspective) -> Result<ReplayView, RequestError> {
        let session = reach(self, at)?;
        let view = match eyes {
            Perspective::Of(viewer) => raw(&session.view(viewer)),
            Perspective::All => RawValue::from_string(session.position().write())
                .map_err(|_| RequestError::conflict("api-error-strange-log"))?,
        };
        let waiting_for = session.game().waiting_for().iter().map(|seat| session.game().seat_name(seat)).collect();
        Ok(ReplayView { at, last: self.last(), waiting_for, scores: scores(session.game()), view })
    }

    fn position(&self, at: usize, seed: &Seed) -> Result<Value, RequestError> {
        let session = reach(self, at)?;
        if session.game().waiting_for().is_empty() {
            return Err(RequestError::conflict("api-error-nothing-left-to-play"));
        }
        let mut position = session.position();
        position.state.redraw(&mut seed.chance());
        serde_json::from_str(&position.write()).map_err(|_| RequestError::conflict("api-error-strange-log"))
    }
}

fn begin<G: ServerGame>(record: &Record<G>) -> Result<Session<G>, RequestError> {
    Session::replay_to(record, 0).map_err(unplayable)
}

/// The session at a moment that the record has.
fn reach<G: ServerGame>(record: &Record<G>, at: usize) -> Result<Session<G>, RequestError> {
    if at > record.entries.len() {
        return Err(RequestError::bad("api-error-no-such-moment").with("last", record.entries.len()));
    }
    Session::replay_to(record, at).map_err(unplayable)
}

/// A game that was begun under other rules may not be one that these rules can play.
fn unplayable<G: ServerGame>(why: ReplayError<G>) -> RequestError {
    // What somebody did in secret does not go into a log, only where it is.
    let entry = if let ReplayError::InvalidAction { index, .. } = why { Some(index) } else { None };
    tracing::warn!(entry, "a stored game cannot be played again");
    RequestError::conflict("api-error-cannot-replay")
}

fn heard<G: ServerGame>(told: &AddressedEvent<G>, eyes: Perspective) -> bool {
    match eyes {
        Perspective::All => true,
        Perspective::Of(viewer) => told.visible_to(viewer),
    }
}

fn scores<G: ServerGame>(game: &G) -> Vec<i32> {
    Seats::first(game.seats()).iter().map(|seat| game.score(seat)).collect()
}

fn gains<G: ServerGame>(told: &[AddressedEvent<G>]) -> Vec<ScoreGain> {
    let events =
        told.iter().filter_map(|told| if let SessionEvent::Game(event) = &told.what { Some(event) } else { None });
    events.flat_map(G::gains).collect()
}
