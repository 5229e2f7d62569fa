//! Games that are over: what can be read of them, and what can follow from them.

use engine::Seat;
use engine::fairness::Fairness;
use protocol::Millis;
use protocol::history::{History, ReplayStep};
use protocol::message::{Actor, Stage, TableInfo};
use protocol::setup::Setup;

use crate::entropy::EntropySource;
use crate::error::RequestError;
use crate::game::{Kind, Past, Perspective};
use crate::table::Table;
use crate::table_event::{From, Holder, TableEvent};

/// The most moments that one page of a replay tells.
pub const PAGE: usize = 200;

/// When a game began, and whose hand did each entry of its record when.
#[derive(Debug, Default)]
pub struct Times {
    began_at: Option<Millis>,
    entries: Vec<Option<(Actor, Millis)>>,
}

impl Times {
    /// Reads them from a log; the record says which seat did each of its entries.
    ///
    /// Whoever takes something back need not have been the last who did something, for others plan and bid meanwhile, and
    /// what others built on it is gone too. A game that was taken over from other rules has a record of its end alone. So
    /// entries are looked for from the end.
    pub fn read<'a>(log: impl Iterator<Item = (Millis, &'a TableEvent)>, doers: &[Seat]) -> Times {
        let (mut began_at, mut done) = (None, Vec::new());
        for (at, what) in log {
            match what {
                TableEvent::Started { .. } => began_at = Some(at),
                TableEvent::Did { seat, hand, .. } => done.push((Seat(*seat), *hand, at)),
                TableEvent::Undid { seat, entries } => {
                    for _ in 0..*entries {
                        done.iter().rposition(|(by, ..)| by.0 == *seat).map(|last| done.remove(last));
                    }
                }
                _ => {}
            }
        }
        let mut done = done.into_iter().rev();
        let find = |doer: &Seat| done.find(|(by, ..)| by == doer).map(|(_, hand, at)| (hand, at));
        let mut entries: Vec<_> = doers.iter().rev().map(find).collect();
        entries.reverse();
        Times { began_at, entries }
    }

    /// When a moment came about.
    pub fn of(&self, moment: usize) -> Option<Millis> {
        match moment.checked_sub(1) {
            None => self.began_at,
            Some(entry) => self.entries.get(entry).copied().flatten().map(|(_, at)| at),
        }
    }

    /// Adds to a page of a story whose hand it was, and when.
    pub fn date(&self, chapters: &mut [ReplayStep]) {
        for chapter in chapters {
            chapter.when = self.of(chapter.at).unwrap_or_default();
            let entry = chapter.at.checked_sub(1).and_then(|entry| self.entries.get(entry));
            chapter.by = entry.copied().flatten().map(|(hand, _)| hand);
        }
    }
}

/// A table whose game is over, away from the table.
pub struct Finished {
    /// The table, as everybody sees it.
    pub info: TableInfo,
    /// The game that was played.
    pub past: Box<dyn Past>,
    /// How the seed came about.
    pub fairness: Option<Fairness>,
}

impl Table {
    /// The game that was played here. While it goes on nobody may look back: a record holds the seed
    /// and everybody's secrets.
    pub fn past(&self) -> Result<Box<dyn Past>, RequestError> {
        match &self.game {
            Some(game) if self.stage == Stage::Over => Ok(game.past()),
            _ => Err(RequestError::conflict("api-error-not-over")),
        }
    }
}

impl Finished {
    /// All that there is to say about the game at once.
    pub fn history(self, times: &Times, locale: Option<&text::Locale>) -> Result<History, RequestError> {
        let mut course = self.past.course(locale)?;
        for point in &mut course.points {
            point.when = times.of(point.at).unwrap_or_default();
        }
        Ok(History {
            table: self.info,
            began_at: times.began_at,
            ended_at: course.over.and_then(|over| times.of(over)),
            last: self.past.last(),
            seed: self.past.seed(),
            points: course.points,
            promises: course.promises,
        })
    }

    /// The eyes of that name.
    pub fn eyes(&self, name: Option<&str>) -> Result<Perspective, RequestError> {
        match name {
            None | Some("all") => Ok(Perspective::All),
            Some("spectator") => Ok(Perspective::Of(engine::Viewer::Spectator)),
            Some(name) => {
                let seat = self.past.seat_names().iter().position(|seat| seat == name);
                let seat = seat.ok_or(RequestError::bad("api-error-no-such-seat"))?;
                Ok(Perspective::Of(engine::Viewer::Seat(engine::Seat(seat as u8))))
            }
        }
    }
}

/// A new table for the same people.
pub struct Rematch {
    /// Setup of the new table.
    pub setup: Setup,
    /// The step from which the game starts, if any.
    pub from: Option<Box<From>>,
    /// Bots and their seat indexes.
    pub bots: Vec<(usize, String)>,
}

impl Rematch {
    /// A table like another, with its bots. A game that started from a step of another one starts there again, with
    /// another seed.
    pub fn after(table: &Table, luck: &EntropySource) -> Result<Rematch, RequestError> {
        let from = match &table.from {
            None => None,
            Some(from) => {
                let game = (Kind::named(&table.setup.game)?.set_up)(&from.position)?;
                let position = game.past().position(0, &luck.seed())?;
                Some(Box::new(From { position, ..(**from).clone() }))
            }
        };
        let bots = table.places.iter().enumerate().filter_map(|(seat, place)| match &place.holder {
            Holder::Bot(bot) => Some((seat, bot.clone())),
            _ => None,
        });
        Ok(Rematch { setup: Setup { lesson: None, ..table.setup.clone() }, from, bots: bots.collect() })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;

    fn did(seat: u8, hand: Actor) -> TableEvent {
        let action = RawValue::from_string("\"ready\"".to_owned()).unwrap();
        TableEvent::Did { seat, action, hand }
    }

    /// When each entry was done, by a log whose lines came at 1, 2, 3, …
    fn when(log: &[TableEvent], doers: &[u8]) -> Vec<Option<Millis>> {
        let doers: Vec<Seat> = doers.iter().map(|seat| Seat(*seat)).collect();
        let times = Times::read((1..).zip(log), &doers);
        (1..=doers.len()).map(|moment| times.of(moment)).collect()
    }

    #[test]
    fn what_others_did_meanwhile_keeps_its_time_when_somebody_takes_something_back() {
        let undid = TableEvent::Undid { seat: 0, entries: 1 };
        let log = [did(0, Actor::Person), did(1, Actor::Bot), undid, did(0, Actor::Person)];
        assert_eq!(when(&log, &[1, 0]), [Some(2), Some(4)]);
    }

    #[test]
    fn what_went_with_it_has_no_time() {
        let undid = TableEvent::Undid { seat: 0, entries: 1 };
        let log = [did(0, Actor::Person), did(1, Actor::Person), undid, did(1, Actor::Person)];
        assert_eq!(when(&log, &[1]), [Some(4)]);
    }

    #[test]
    fn a_record_that_begins_later_is_told_from_its_end() {
        let log = [did(0, Actor::Person), did(1, Actor::Person), did(0, Actor::Person)];
        assert_eq!(when(&log, &[1, 0]), [Some(2), Some(3)]);
        assert_eq!(when(&log, &[0, 0, 1, 0]), [None, Some(1), Some(2), Some(3)]);
    }
}
