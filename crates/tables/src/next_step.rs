//! What comes next at a table without anybody asking: bots decide, forced decisions are made, clocks run out.

use engine::Seat;
use protocol::Millis;
use protocol::message::Actor;
use protocol::setup::OnTimeout;
use serde_json::value::RawValue;

use crate::error::RequestError;
use crate::table::Table;
use crate::table_event::TableEvent;

/// What comes next by itself.
#[derive(Debug)]
pub enum NextStep {
    /// A bot decides for a seat.
    Bot(Seat, Actor),
    /// The only thing that a seat can do.
    Forced(Seat, Box<RawValue>),
    /// The time of a seat is up.
    TimeUp(Seat),
    /// The time to reveal values for the seed is up: the game begins.
    Deal(Result<TableEvent, RequestError>),
}

/// Name of the bot that decides for a seat.
pub fn bot_name(table: &Table, seat: Seat) -> Option<String> {
    table.places.get(seat.index()).and_then(|place| place.bot()).map(str::to_owned)
}

/// What comes next at a table by itself, where deadlines until `now` count.
pub fn next(table: &Table, now: Millis) -> Option<NextStep> {
    if let Some(started) = table.overdue_deal(now) {
        return Some(NextStep::Deal(started));
    }
    let waiting = table.waiting_for();
    if waiting.is_empty() {
        return None;
    }
    let game = table.game.as_ref()?;
    let people = table.people();
    (0..).map(Seat).zip(&table.places).find_map(|(seat, place)| {
        if place.bot().is_some() {
            return game.is_asked(seat, people).then_some(NextStep::Bot(seat, Actor::Bot));
        }
        if !waiting.has(seat) {
            return None;
        }
        if table.setup.forced
            && let Some(action) = game.forced(seat)
        {
            return Some(NextStep::Forced(seat, action));
        }
        if place.timed_out {
            return (table.setup.on_timeout == OnTimeout::Decide).then_some(NextStep::Bot(seat, Actor::Clock));
        }
        let deadline = table.clocks.deadline(seat)?;
        (deadline <= now).then_some(NextStep::TimeUp(seat))
    })
}
