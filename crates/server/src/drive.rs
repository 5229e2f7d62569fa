//! What happens at a table by itself: bots decide, forced choices are made, clocks run out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::value::RawValue;
use table::Seat;

use crate::decide::SUBSTITUTE;
use crate::game::Question;
use crate::happening::{Hand, Happening, Line};
use crate::hub::Hub;
use crate::problem::Problem;
use crate::room::{Happened, Live, Room};
use crate::setup::OnTimeout;
use crate::table::Table;

/// How long a table rests when the database does not answer.
const PAUSE: Duration = Duration::from_millis(500);
/// After so long, others may think that whoever drives a table is gone.
const GRACE: i64 = 5_000;

/// What comes next by itself.
#[derive(Debug)]
enum Next {
    /// A bot decides for a seat.
    Bot(Seat, Hand),
    /// The only thing that a seat can do.
    Forced(Seat, Box<RawValue>),
    /// The time of a seat is up.
    TimeUp(Seat),
}

impl Hub {
    /// Lets happen at a table what happens by itself, until a person is waited for.
    pub(crate) fn drive(&self, room: &Arc<Room>) {
        if room.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        let (hub, room) = (self.clone(), room.clone());
        tokio::spawn(async move {
            loop {
                match hub.step(&room).await {
                    Ok(true) => {}
                    Ok(false) => {
                        room.driven.store(false, Ordering::SeqCst);
                        // Something may have happened between the last look and this line.
                        if !hub.has_next(&room).await || room.driven.swap(true, Ordering::SeqCst) {
                            return;
                        }
                    }
                    Err(problem) => {
                        tracing::warn!(table = %room.id, code = problem.code, "a table cannot go on by itself yet");
                        room.driven.store(false, Ordering::SeqCst);
                        tokio::time::sleep(PAUSE).await;
                        return;
                    }
                }
            }
        });
    }

    async fn has_next(&self, room: &Arc<Room>) -> bool {
        room.live.lock().await.as_ref().is_some_and(|live| next(&live.table, self.clock.now()).is_some())
    }

    /// Does one thing that happens by itself; returns whether there was one.
    async fn step(&self, room: &Arc<Room>) -> Result<bool, Problem> {
        let mut guard = room.live.lock().await;
        let live = self.opened(room, &mut guard).await?;
        match next(&live.table, self.clock.now()) {
            None => Ok(false),
            Some(Next::Forced(seat, deed)) => {
                let did = Happening::Did { seat: seat.0, deed, hand: Hand::Forced };
                self.go_on(&mut guard, vec![did]).await
            }
            Some(Next::TimeUp(seat)) => {
                let mut happenings = vec![Happening::TimedOut { seat: seat.0 }];
                if live.table.setup.on_timeout == OnTimeout::Bot {
                    happenings.push(Happening::Replaced { seat: seat.0, bot: SUBSTITUTE.to_owned() });
                }
                self.go_on(&mut guard, happenings).await
            }
            Some(Next::Bot(seat, hand)) => {
                if hand == Hand::Clock {
                    live.table.lend_bot(seat, SUBSTITUTE);
                }
                let question = live.table.game.as_mut().and_then(|game| game.question(seat, hand != Hand::Clock));
                drop(guard);
                match question {
                    Some(question) => self.think(room, seat, hand, question).await,
                    None => Ok(false),
                }
            }
        }
    }

    /// Lets a bot think away from the table, and does what it came to.
    async fn think(&self, room: &Arc<Room>, seat: Seat, hand: Hand, question: Question) -> Result<bool, Problem> {
        let permit = self.thinkers.clone().acquire_owned().await;
        let answer = tokio::task::spawn_blocking(question).await.map_err(|_| Problem::unavailable())?;
        drop(permit);
        let mut guard = room.live.lock().await;
        let live = self.opened(room, &mut guard).await?;
        if let Some(game) = &mut live.table.game {
            game.answered(seat, answer.bot);
        }
        // Its player may have come back, or decided at last, while the bot was thinking.
        let place = live.table.places.get(seat.index());
        let is_asked = place.is_some_and(|place| match hand {
            Hand::Clock => place.timed_out,
            _ => place.bot().is_some(),
        });
        let Some(deed) = answer.deed.filter(|_| is_asked) else { return Ok(!is_asked) };
        let mut happenings = vec![Happening::Did { seat: seat.0, deed, hand }];
        let is_person = |seat: Seat| live.table.places.get(seat.index()).is_some_and(|place| place.bot().is_none());
        if let Some((to, why, about)) = answer.why.filter(|(to, ..)| is_person(*to)) {
            let (why, about) = (why.to_owned(), about.map(|seat| seat.0));
            happenings.push(Happening::Reasoned { seat: seat.0, to: to.0, why, about });
        }
        match self.go_on(&mut guard, happenings).await {
            // The table moved on while the bot was thinking, or the bot proposed what is not allowed; it
            // is asked again, about the table as it is.
            Err(problem) if problem.status == 409 => Ok(true),
            outcome => outcome,
        }
    }

    async fn go_on(&self, guard: &mut Option<Live>, happenings: Vec<Happening>) -> Result<bool, Problem> {
        let Some(live) = guard else { return Ok(false) };
        let lines = happenings.into_iter().map(|what| Line { who: None, key: None, what }).collect();
        match live.happen(&self.store, self.clock.now(), lines).await? {
            Happened::Done => {
                self.metrics.decided();
                self.pass_on(live);
            }
            Happened::Raced => {}
            Happened::Unknown => {
                *guard = None;
                return Err(Problem::unavailable());
            }
        }
        Ok(true)
    }

    /// Looks once for tables where something is due that nobody sees to.
    pub(crate) async fn look_after(&self, grace: bool) -> Result<(), Problem> {
        let now = self.clock.now();
        let quiet_since = if grace && self.store.shared.is_some() { now - GRACE } else { now };
        for table in self.store.due(now, quiet_since).await? {
            let room = self.room(&table);
            self.drive(&room);
        }
        Ok(())
    }
}

/// What comes next at a table by itself.
fn next(table: &Table, now: i64) -> Option<Next> {
    let waiting = table.waiting_for();
    if waiting.is_empty() {
        return None;
    }
    let game = table.game.as_ref()?;
    (0..).map(Seat).zip(&table.places).find_map(|(seat, place)| {
        if place.bot().is_some() {
            return game.has_question(seat).then_some(Next::Bot(seat, Hand::Bot));
        }
        if !waiting.has(seat) {
            return None;
        }
        if table.setup.forced
            && let Some(deed) = game.forced(seat)
        {
            return Some(Next::Forced(seat, deed));
        }
        if place.timed_out {
            return (table.setup.on_timeout == OnTimeout::Decide).then_some(Next::Bot(seat, Hand::Clock));
        }
        let deadline = table.clocks.deadline(seat)?;
        (deadline <= now).then_some(Next::TimeUp(seat))
    })
}
