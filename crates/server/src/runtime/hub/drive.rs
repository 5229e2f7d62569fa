//! What happens at a table by itself: bots decide, forced choices are made, clocks run out.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::Seat;
use protocol::Millis;
use protocol::message::{Actor, Stage};
use protocol::setup::OnTimeout;
use tables::absence::SUBSTITUTE;
use tables::draw::REVEAL_TIME;
use tables::error::RequestError;
use tables::game::Question;
use tables::next_step::{NextStep, bot_name, next};
use tables::table::Table;
use tables::table_event::{StoredEvent, TableEvent};

use crate::runtime::bot_queue::{Permit, Urgency};
use crate::runtime::hub::Hub;
use crate::runtime::room::{CommitOutcome, Live, Room};

/// How long a table rests when the database does not answer.
const PAUSE: Duration = Duration::from_millis(500);
/// After so long, others may think that whoever drives a table is gone.
const GRACE: i64 = 5_000;
/// After so many thoughts that cannot be done, a bot is no longer asked.
const FAILURES: usize = 3;

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// Something happened; there may be more.
    Done,
    /// The table moved on meanwhile; what comes next is another question.
    Late,
    /// A bot of this seat thought of nothing that can be done.
    Failed(Seat),
    /// Another process lets happen here what happens by itself.
    Elsewhere,
    /// Nothing happens by itself.
    Nothing,
}

/// Whoever drives a table; when they stop, for whatever reason, somebody else can.
struct Driver(Arc<Room>);

impl Drop for Driver {
    fn drop(&mut self) {
        self.0.driven.store(false, Ordering::SeqCst);
    }
}

/// The timer of a draw waits a little longer than the draw, so that the time has passed by any clock.
const SLACK: Millis = 50;

impl Hub {
    /// Lets happen at a table what happens by itself, until a person is waited for. Reads the table
    /// again where that is needed, and tries until the database answers.
    pub(crate) fn drive(&self, room: &Arc<Room>) {
        // Mostly nothing does: a person is waited for. One look is enough to know.
        if let Ok(guard) = room.live.try_lock()
            && guard
                .as_ref()
                .is_some_and(|live| !live.is_stale() && next(&live.table, self.clock.served_until()).is_none())
        {
            return;
        }
        if room.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        let (hub, room) = (self.clone(), room.clone());
        tokio::spawn(async move {
            loop {
                let driver = Driver(room.clone());
                let outcome = hub.drive_on(&room).await;
                drop(driver);
                if let Err(problem) = outcome {
                    tracing::error!(table = %room.id, code = problem.code, "a table cannot go on by itself");
                    return;
                }
                // Something may have happened between the last look and this line.
                if !hub.has_next(&room).await || room.driven.swap(true, Ordering::SeqCst) {
                    return;
                }
            }
        });
    }

    /// Steps until nothing happens by itself any more, or something is wrong with the table.
    async fn drive_on(&self, room: &Arc<Room>) -> Result<(), RequestError> {
        let mut failures = 0;
        loop {
            match self.step(room, failures >= FAILURES).await {
                Ok(Step::Done) => failures = 0,
                Ok(Step::Late) => {}
                Ok(Step::Failed(seat)) => {
                    failures += 1;
                    tracing::warn!(table = %room.id, seat = seat.0, "a bot thought of nothing that can be done");
                }
                Ok(Step::Elsewhere | Step::Nothing) => return Ok(()),
                Err(problem) if problem.is_unavailable() => {
                    tracing::warn!(table = %room.id, code = problem.code, "a table cannot go on by itself yet");
                    tokio::time::sleep(PAUSE).await;
                }
                Err(problem) => return Err(problem),
            }
        }
    }

    /// Whether another process was seen to drive a table a moment ago.
    fn is_driven_elsewhere(&self, room: &Room) -> bool {
        room.driven_elsewhere.load(Ordering::SeqCst) > self.clock.now() - GRACE
    }

    /// Whether something would happen at a table by itself now.
    pub(crate) async fn has_next(&self, room: &Arc<Room>) -> bool {
        let guard = room.live.lock().await;
        let Some(live) = guard.as_ref() else { return false };
        live.is_stale() || (!self.is_driven_elsewhere(room) && next(&live.table, self.clock.served_until()).is_some())
    }

    /// Does one thing that happens by itself. A bot that only thinks of what cannot be done is no longer
    /// asked; the simplest thing is done for it.
    async fn step(&self, room: &Arc<Room>, simply: bool) -> Result<Step, RequestError> {
        let mut guard = room.live.lock().await;
        let live = self.opened(room, &mut guard).await?;
        match next(&live.table, self.clock.served_until()) {
            None => Ok(Step::Nothing),
            Some(NextStep::Forced(seat, action)) => {
                let did = TableEvent::Did { seat: seat.0, action, hand: Actor::Forced };
                self.go_on(room, live, vec![did]).await
            }
            Some(NextStep::Deal(started)) => self.go_on(room, live, vec![started?]).await,
            Some(NextStep::TimeUp(seat)) => {
                let deadline = live.table.clocks.deadline(seat).unwrap_or_default();
                if !self.served_through(deadline).await {
                    return Ok(Step::Nothing);
                }
                let mut happenings = vec![TableEvent::TimedOut { seat: seat.0 }];
                if live.table.setup.on_timeout == OnTimeout::Bot {
                    happenings.push(TableEvent::Replaced { seat: seat.0, bot: SUBSTITUTE.to_owned() });
                }
                self.go_on(room, live, happenings).await
            }
            Some(NextStep::Bot(seat, hand)) => {
                if hand == Actor::Clock {
                    live.table.lend_bot(seat, SUBSTITUTE);
                }
                let asked = Asked { seat, hand, bot: bot_name(&live.table, seat), actions: live.table.actions(seat) };
                let people = live.table.people();
                let game = live.table.game.as_mut().ok_or(RequestError::conflict("api-error-not-begun"))?;
                match game.question(seat, hand != Actor::Clock, people).filter(|_| !simply) {
                    Some(question) => {
                        let (owner, urgency) = (live.table.owner.clone(), live.urgency());
                        drop(guard);
                        let permit = self.bots.acquire(&owner, &room.id, urgency).await;
                        if permit.urgency == Urgency::Awaited {
                            self.metrics.bot_waited(permit.passed);
                        }
                        self.think(room, &asked, question, permit).await
                    }
                    None => {
                        let Some(action) = game.simplest(seat) else { return Ok(Step::Nothing) };
                        // The bot may be away for good: one that did not come back from thinking.
                        live.table.seat_bot(seat);
                        self.go_on(room, live, vec![TableEvent::Did { seat: seat.0, action, hand }]).await
                    }
                }
            }
        }
    }

    /// Whether the server could take decisions until a deadline. If nobody can say yet, the search for what is due asks
    /// again.
    async fn served_through(&self, deadline: i64) -> bool {
        self.prove_serving(deadline).await && self.clock.served_until() >= deadline
    }

    /// Lets a bot think away from the table, and does what it came to.
    async fn think(
        &self,
        room: &Arc<Room>,
        asked: &Asked,
        question: Question,
        permit: Permit,
    ) -> Result<Step, RequestError> {
        let begun = Instant::now();
        let answer = tokio::task::spawn_blocking(question).await;
        let took = begun.elapsed();
        drop(permit);
        let seat = asked.seat;
        let mut guard = room.live.lock().await;
        // Counted at the table: whoever reads the figure and then asks the table sees what came of the thought.
        self.metrics.thought(took);
        let live = self.opened(room, &mut guard).await?;
        if !asked.is_still_asked(&live.table) {
            // The answer is no longer theirs to give, or somebody gave it.
            live.table.seat_bot(seat);
            return Ok(Step::Late);
        }
        let Ok(answer) = answer else {
            live.table.seat_bot(seat);
            return Ok(Step::Failed(seat));
        };
        if let Some(game) = &mut live.table.game {
            game.answered(seat, answer.bot);
        }
        // Its player may have come back, or decided at last, while the bot was thinking.
        let place = live.table.places.get(seat.index());
        let is_asked = place.is_some_and(|place| match asked.hand {
            Actor::Clock => place.timed_out,
            _ => place.bot().is_some(),
        });
        if !is_asked {
            return Ok(Step::Done);
        }
        let Some(action) = answer.action else {
            return Ok(if answer.waits { Step::Done } else { Step::Failed(seat) });
        };
        let mut happenings = vec![TableEvent::Did { seat: seat.0, action, hand: asked.hand }];
        let is_person = |seat: Seat| live.table.places.get(seat.index()).is_some_and(|place| place.bot().is_none());
        if let Some((to, why, about)) = answer.why.filter(|(to, ..)| is_person(*to)) {
            let (why, about) = (why.to_owned(), about.map(|seat| seat.0));
            happenings.push(TableEvent::Reasoned { seat: seat.0, to: to.0, why, about });
        }
        match self.go_on(room, live, happenings).await {
            // The table moved on while the bot was thinking, or the bot proposed what is not allowed; it
            // is asked again, about the table as it is.
            Err(problem) if !problem.is_unavailable() => Ok(Step::Failed(seat)),
            outcome => outcome,
        }
    }

    async fn go_on(&self, room: &Room, live: &mut Live, happenings: Vec<TableEvent>) -> Result<Step, RequestError> {
        self.store.require_writable()?;
        let lines = happenings.into_iter().map(|what| StoredEvent { who: None, key: None, what }).collect();
        match live.commit(&self.store, self.clock.now(), lines, None).await? {
            CommitOutcome::Done => {
                self.metrics.decided();
                self.mark(live);
                self.pass_on(live);
                Ok(Step::Done)
            }
            // Whoever was first goes on: a person's request drives the table where it was made, too.
            CommitOutcome::Raced => {
                room.driven_elsewhere.store(self.clock.now(), Ordering::SeqCst);
                live.reload(&self.store).await?;
                Ok(Step::Elsewhere)
            }
            CommitOutcome::Unknown => Err(RequestError::unavailable()),
        }
    }

    /// Looks once for tables where something is due that nobody sees to.
    pub(crate) async fn look_after(&self, grace: bool) -> Result<(), RequestError> {
        let now = self.clock.now();
        let quiet_since = if grace && self.store.shared.is_some() { now - GRACE } else { now };
        for table in self.store.due(now, quiet_since).await? {
            let room = self.room(&table);
            if !self.is_driven_elsewhere(&room) {
                self.drive(&room);
            }
        }
        Ok(())
    }
}

/// What a bot was asked, and when: an answer is good only as long as it is still the question.
struct Asked {
    seat: Seat,
    hand: Actor,
    bot: Option<String>,
    /// How often the seat had acted by then.
    actions: u64,
}

impl Asked {
    /// Whether the same bot still owes the same answer. Others may have acted meanwhile: the game judges.
    fn is_still_asked(&self, table: &Table) -> bool {
        let is_lent = self.hand == Actor::Clock;
        let place = table.places.get(self.seat.index());
        // Somebody may have closed the table meanwhile.
        table.stage == Stage::Playing
            && table.actions(self.seat) == self.actions
            && bot_name(table, self.seat) == self.bot
            && (!is_lent || place.is_some_and(|place| place.timed_out))
    }
}

impl Hub {
    /// Deals the game of a table whose draw is under way when its time is up, even if nobody looks after due tables by
    /// then.
    pub(crate) fn deal_in_time(&self, room: &Arc<Room>, deadline: Millis) {
        let wait = (deadline - self.clock.now()).clamp(0, REVEAL_TIME) + SLACK;
        let (hub, room) = (self.clone(), Arc::downgrade(room));
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await;
            if let Some(room) = room.upgrade() {
                hub.drive(&room);
            }
        });
    }
}
