//! Games that are over: what can be read of them, and what can follow from them.

use engine::Seat;
use engine::fairness::Fairness;
use protocol::Millis;
use protocol::history::{History, ReplayStep};
use protocol::ids::TableId;
use protocol::message::{Actor, Command, CommandRequest, Stage, TableInfo};
use protocol::setup::Setup;

use crate::api_error::ApiError;
use crate::entropy::EntropySource;
use crate::game::{Kind, Past, Perspective};
use crate::hub::{Hub, Person};
use crate::room::CommitOutcome;
use crate::setup::check_setup;
use crate::table::Table;
use crate::table_event::{From, Holder, StoredEvent, TableEvent};
use crate::view_access::ViewAccess;

/// The most moments that one page of a replay tells.
pub(crate) const PAGE: usize = 200;
/// How often a rematch is tried again when other processes are faster.
const ATTEMPTS: usize = 20;

/// When a game began, and whose hand did each entry of its record when.
#[derive(Debug, Default)]
pub(crate) struct Times {
    began_at: Option<Millis>,
    entries: Vec<Option<(Actor, Millis)>>,
}

impl Times {
    /// Reads them from a log; the record says which seat did each of its entries.
    ///
    /// Whoever takes something back need not have been the last who did something, for others plan and bid meanwhile, and
    /// what others built on it is gone too. A game that was taken over from other rules has a record of its end alone. So
    /// entries are looked for from the end.
    fn read<'a>(log: impl Iterator<Item = (Millis, &'a TableEvent)>, doers: &[Seat]) -> Times {
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
    pub(crate) fn of(&self, moment: usize) -> Option<Millis> {
        match moment.checked_sub(1) {
            None => self.began_at,
            Some(entry) => self.entries.get(entry).copied().flatten().map(|(_, at)| at),
        }
    }

    /// Adds to a page of a story whose hand it was, and when.
    pub(crate) fn date(&self, chapters: &mut [ReplayStep]) {
        for chapter in chapters {
            chapter.when = self.of(chapter.at).unwrap_or_default();
            let entry = chapter.at.checked_sub(1).and_then(|entry| self.entries.get(entry));
            chapter.by = entry.copied().flatten().map(|(hand, _)| hand);
        }
    }
}

/// A table whose game is over, away from the table.
pub(crate) struct Finished {
    pub(crate) info: TableInfo,
    pub(crate) past: Box<dyn Past>,
    /// How the seed came about.
    pub(crate) fairness: Option<Fairness>,
}

impl Table {
    /// The game that was played here. While it goes on nobody may look back: a record holds the seed
    /// and everybody's secrets.
    pub(crate) fn past(&self) -> Result<Box<dyn Past>, ApiError> {
        match &self.game {
            Some(game) if self.stage == Stage::Over => Ok(game.past()),
            _ => Err(ApiError::conflict("problem-not-over")),
        }
    }
}

impl Finished {
    /// All that there is to say about the game at once.
    pub(crate) fn history(self, times: &Times, locale: Option<&text::Locale>) -> Result<History, ApiError> {
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
    pub(crate) fn eyes(&self, name: Option<&str>) -> Result<Perspective, ApiError> {
        match name {
            None | Some("all") => Ok(Perspective::All),
            Some("spectator") => Ok(Perspective::Of(engine::Viewer::Spectator)),
            Some(name) => {
                let seat = self.past.seat_names().iter().position(|seat| seat == name);
                let seat = seat.ok_or(ApiError::bad("problem-no-such-seat"))?;
                Ok(Perspective::Of(engine::Viewer::Seat(engine::Seat(seat as u8))))
            }
        }
    }
}

impl Hub {
    /// When the entries of a game's record were done, and by whose hand, where these seats did them.
    pub(crate) async fn times(&self, table: &TableId, doers: &[Seat]) -> Result<Times, ApiError> {
        let lines = self.store.lines(table, 0).await?;
        Ok(Times::read(lines.iter().map(|stored| (stored.at, &stored.line.what)), doers))
    }

    /// Puts up a table whose game begins at a moment of one that is over.
    pub(crate) async fn fork(
        &self,
        finished: Finished,
        at: usize,
        setup: Option<Setup>,
        by: &Person,
        key: Option<&str>,
    ) -> Result<TableId, ApiError> {
        let old = &finished.info.setup;
        let setup = setup.unwrap_or_else(|| Setup { lesson: None, ..old.clone() });
        check_setup(&setup)?;
        if setup.game != old.game || setup.seats != old.seats {
            return Err(ApiError::conflict("problem-game-is-given"));
        }
        let (table, seed, past) = (finished.info.id, self.luck.seed(), finished.past);
        let seats = past.seat_names().to_vec();
        let position = away(move || past.position(at, &seed)).await?;
        self.create(by, setup, Some(Box::new(From { table, at, position, seats })), key).await
    }

    /// Where the same people meet again, and the end of the link to it: a table with the same setup and
    /// the same bots, put up when somebody first asks. Nobody is seated there unasked.
    pub(crate) async fn rematch(&self, table: &TableId, by: &Person) -> Result<(TableId, String), ApiError> {
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        let live = self.opened(&room, &mut guard).await?;
        // Whoever has nothing to do with the table must not learn that there is one.
        live.table.may_be_seen(&ViewAccess { person: Some(by.id.clone()), ..ViewAccess::default() })?;
        live.table.past()?;
        live.table.seat_of(&by.id).ok_or(ApiError::forbidden("problem-players-only"))?;
        let mut fresh = None;
        for _ in 0..ATTEMPTS {
            let live = self.opened(&room, &mut guard).await?;
            if live.table.rematch.is_some() {
                break;
            }
            if fresh.is_none() {
                let plan = Meeting::after(&live.table, &self.luck)?;
                fresh = Some(self.meet_again(plan, by).await?);
            }
            let Some(meeting) = &fresh else { break };
            let what = TableEvent::Rematched { table: meeting.clone() };
            let line = StoredEvent { who: Some(by.id.clone()), key: None, what };
            if live.happen(&self.store, self.clock.now(), vec![line], None).await? == CommitOutcome::Unknown {
                break;
            }
        }
        let agreed = guard.as_ref().and_then(|live| live.table.rematch.clone());
        drop(guard);
        if let Some(lonely) = fresh.filter(|fresh| Some(fresh) != agreed.as_ref()) {
            // Somebody else was faster, or nobody knows: nobody is sent to this table.
            let close = CommandRequest { idempotency_key: "close".to_owned(), seat: None, command: Command::Close {} };
            self.order(&lonely, by, None, close).await?;
        }
        let agreed = agreed.ok_or(ApiError::unavailable())?;
        let room = self.room(&agreed);
        let mut guard = room.live.lock().await;
        let invite = self.opened(&room, &mut guard).await?.table.invite.clone();
        Ok((agreed, invite))
    }

    /// Puts up a table with bots on some of its seats.
    async fn meet_again(&self, plan: Meeting, by: &Person) -> Result<TableId, ApiError> {
        let meeting = self.create(by, plan.setup, plan.from, None).await?;
        for (seat, bot) in plan.bots {
            let command = Command::AddBot { seat: Some(seat), bot, wish: None };
            self.order(
                &meeting,
                by,
                None,
                CommandRequest { idempotency_key: format!("bot-{seat}"), seat: None, command },
            )
            .await?;
        }
        Ok(meeting)
    }
}

/// A table at which the same people can meet again.
struct Meeting {
    setup: Setup,
    from: Option<Box<From>>,
    bots: Vec<(usize, String)>,
}

impl Meeting {
    /// A table like another, with its bots. What began at a moment of another game begins there again,
    /// with other luck.
    fn after(table: &Table, luck: &EntropySource) -> Result<Meeting, ApiError> {
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
        Ok(Meeting { setup: Setup { lesson: None, ..table.setup.clone() }, from, bots: bots.collect() })
    }
}

/// Does what takes long away from the tables.
pub(crate) async fn away<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work).await.map_err(|_| ApiError::unavailable())?
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
