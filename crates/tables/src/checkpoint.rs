//! Opening a table costs what is shown, not what was ever written: a table with a long log is written down whole now and
//! then, and read from there.
//!
//! Games that are played in earnest are over before that, so their tables are read from the first line on. A table that is
//! read from a checkpoint tells its story only from then on: how far back it could be told would depend on how much was
//! done in secret.

use std::collections::BTreeMap;

use engine::fairness::position_commitment;
use engine::{Seat, Seats};
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::message::{Actor, Stage};
use protocol::setup::Setup;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::draw::Drawn;
use crate::error::RequestError;
use crate::game::Kind;
use crate::idempotency::IdempotencyKeys;
use crate::log_budget::LogBudget;
use crate::snapshot::StoredCheckpoint;
use crate::table::{Place, Saying, Table, Words};
use crate::table_event::{From, Origin};
use crate::timing::Clocks;

/// After so many lines a table is written down whole. Whole games of five bots that bargain have some 500.
pub const EVERY: i64 = 3_000;

/// A table as it stands, with its game and all that otherwise only its log could tell.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Checkpoint {
    owner: PersonId,
    setup: Setup,
    invite: String,
    from: Option<Box<From>>,
    secret: Option<String>,
    drawn: Option<Box<Drawn>>,
    stage: Stage,
    places: Vec<Place>,
    rules: u32,
    origin: Origin,
    clocks: Clocks,
    sayings: Vec<Saying>,
    said: usize,
    spoken: Vec<([String; 2], u64)>,
    muted: Vec<PersonId>,
    removed: Vec<PersonId>,
    rematch: Option<TableId>,
    created_at: Millis,
    changed_at: Millis,
    seq: i64,
    heard: Vec<u64>,
    hands: Vec<Vec<Actor>>,
    keys: IdempotencyKeys,
    budget: LogBudget,
    last_mover: Option<Seat>,
    /// The session: a checkpoint of its game.
    game: Box<RawValue>,
}

impl Table {
    /// Whether the log has grown so long since the last checkpoint that another is due.
    pub fn is_checkpoint_due(&self) -> bool {
        self.seq - self.checkpoint >= EVERY
    }

    /// The table as it stands, where it has a game that was begun by the rules of today. Puzzles are short.
    pub fn write_checkpoint(&self) -> Option<String> {
        let (game, origin) = (self.game.as_ref()?, self.origin.clone()?);
        let is_notice = |saying: &Saying| matches!(saying.what, Words::Notice(_));
        if self.setup.lesson.is_some() || self.sayings.iter().any(is_notice) {
            return None;
        }
        let checkpoint = Checkpoint {
            owner: self.owner.clone(),
            setup: self.setup.clone(),
            invite: self.invite.clone(),
            from: self.from.clone(),
            secret: self.secret.clone(),
            drawn: self.drawn.clone(),
            stage: self.stage,
            places: self.places.clone(),
            rules: self.rules,
            origin,
            clocks: self.clocks.clone(),
            sayings: self.sayings.clone(),
            said: self.said,
            spoken: self.spoken.iter().map(|(circle, count)| (circle.clone(), *count)).collect(),
            muted: self.muted.clone(),
            removed: self.removed.clone(),
            rematch: self.rematch.clone(),
            created_at: self.created_at,
            changed_at: self.changed_at,
            seq: self.seq,
            heard: self.heard.clone(),
            hands: self.hands.clone(),
            keys: self.keys.clone(),
            budget: self.budget.clone(),
            last_mover: self.last_mover,
            game: game.checkpoint(),
        };
        Some(serde_json::to_string(&checkpoint).expect("a checkpoint has a form in JSON"))
    }

    /// The table of a checkpoint.
    fn from_checkpoint(id: &TableId, body: &str) -> Result<Table, RequestError> {
        let checkpoint: Checkpoint = serde_json::from_str(body).map_err(|error| {
            tracing::warn!(table = %id, %error, "checkpoint cannot be read");
            RequestError::conflict("api-error-strange-log")
        })?;
        let kind = Kind::named(&checkpoint.setup.game)?;
        let mut game = checkpoint.origin.begin(kind)?;
        game.restore(&checkpoint.game)?;
        let mut table = Table {
            id: id.clone(),
            owner: checkpoint.owner,
            setup: checkpoint.setup,
            invite: checkpoint.invite,
            position_commitment: checkpoint.from.as_ref().map(|from| position_commitment(&from.position)),
            from: checkpoint.from,
            secret: checkpoint.secret,
            draw: None,
            drawn: checkpoint.drawn,
            stage: checkpoint.stage,
            places: checkpoint.places,
            game: None,
            rules: checkpoint.rules,
            clocks: checkpoint.clocks,
            sayings: checkpoint.sayings,
            said: checkpoint.said,
            muted: checkpoint.muted,
            removed: checkpoint.removed,
            rematch: checkpoint.rematch,
            created_at: checkpoint.created_at,
            changed_at: checkpoint.changed_at,
            seq: checkpoint.seq,
            heard: checkpoint.heard,
            hands: checkpoint.hands,
            bot_secret: String::new(),
            turned: false,
            keys: checkpoint.keys,
            budget: checkpoint.budget,
            last_mover: checkpoint.last_mover,
            spoken: BTreeMap::from_iter(checkpoint.spoken),
            origin: None,
            checkpoint: checkpoint.seq,
        };
        for (place, name) in table.places.iter_mut().zip(game.seat_names()) {
            place.name = Some(name);
        }
        table.set_bot_secret(&checkpoint.origin);
        (table.game, table.origin) = (Some(game), Some(checkpoint.origin));
        Seats::first(table.places.len()).iter().for_each(|seat| table.seat_bot(seat));
        Ok(table)
    }
}

/// The table of a checkpoint, if the rules are still those of its game and it is not newer than the event number
/// `until`. Whatever else is wrong with it, everything is in the log as well.
pub fn restore(id: &TableId, checkpoint: &StoredCheckpoint, until: i64) -> Option<Table> {
    let StoredCheckpoint { seq, rules, body } = checkpoint;
    let read = || -> Result<Option<Table>, RequestError> {
        let table = Table::from_checkpoint(id, body)?;
        let is_current = table.rules == *rules && Kind::named(&table.setup.game)?.rules == *rules;
        Ok((is_current && *seq == table.seq && *seq <= until).then_some(table))
    };
    read().unwrap_or_else(|error| {
        tracing::warn!(table = %id, code = error.code, "Checkpoint cannot be used, the whole log is read");
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_event::{Holder, StoredEvent, TableEvent};
    use protocol::message::Channel;
    use serde_json::json;

    fn add(table: &mut Table, who: Option<&PersonId>, what: TableEvent) -> Result<(), RequestError> {
        let line = StoredEvent { who: who.cloned(), key: who.map(|_| format!("key {}", table.seq)), what };
        table.add(table.seq * 1_000, &line).map(|_| ())
    }

    /// A table at which people and a bot play, where somebody talked and took things back.
    fn table(game: &str, actions: usize) -> Table {
        let people = ["anna", "bert", "carl"].map(|name| PersonId(name.to_owned()));
        let setup = json!({"game": game, "seats": 3, "pace": {"live": {"bank_seconds": 600, "increment_seconds": 5}}});
        let what = TableEvent::Created {
            by: people[0].clone(),
            setup: serde_json::from_value(setup).unwrap(),
            invite: "invite".to_owned(),
            from: None,
            secret: None,
        };
        let line = StoredEvent { who: None, key: None, what };
        let mut table = Table::new(TableId("table".to_owned()), 0, &line).unwrap();
        let names = (Kind::named(game).unwrap().names)();
        let holder = |seat: usize| match seat {
            2 => Holder::Bot("greedy".to_owned()),
            seat => Holder::Person(people[seat].clone()),
        };
        let seats: Vec<(String, Holder)> = (0..3).map(|seat| (names[seat].to_owned(), holder(seat))).collect();
        let order: Vec<String> = seats.iter().map(|(name, _)| name.clone()).collect();
        let kind = Kind::named(game).unwrap();
        let origin = Origin::Deal { options: kind.options(&table.setup.options, &order), seed: "seed".to_owned() };
        add(&mut table, None, TableEvent::Started { seats, rules: kind.rules, origin }).unwrap();
        for count in 0..actions {
            let Some(seat) = table.waiting_for().iter().next() else { break };
            let game = table.game.as_ref().unwrap();
            let mut legal = game.legal(seat, None);
            let action = legal.swap_remove(count % legal.len()).action;
            let who = people[seat.index()].clone();
            add(&mut table, Some(&who), TableEvent::Did { seat: seat.0, action, hand: Actor::Person }).unwrap();
            let entries = table.undo_length(seat);
            if count % 5 == 0 && entries > 0 {
                add(&mut table, Some(&who), TableEvent::Undid { seat: seat.0, entries }).unwrap();
            }
            if count % 3 == 0 {
                let pair = table.pair(Seat(0), Seat(1)).unwrap();
                let to = if count % 2 == 0 { Channel::Table } else { Channel::Pair(pair) };
                let text = format!("line {count}");
                add(&mut table, Some(&people[0]), TableEvent::Said { by: people[0].clone(), to, text, removed: false })
                    .unwrap();
            }
        }
        table
    }

    #[test]
    fn restored_table_stands_as_it_was() {
        for game in ["rising-sun", "shogun"] {
            for actions in [0, 1, 7, 40, 150] {
                let table = table(game, actions);
                let body = table.write_checkpoint().unwrap();
                let restored = Table::from_checkpoint(&table.id, &body).unwrap();
                assert_eq!(restored.write_checkpoint().unwrap(), body, "{game} after {actions}");
                let (one, other) = (table.game.as_ref().unwrap(), restored.game.as_ref().unwrap());
                for viewer in table.viewers() {
                    assert_eq!(one.view(viewer).get(), other.view(viewer).get());
                    assert_eq!(table.heard(viewer), restored.heard(viewer));
                }
                assert_eq!(one.commitment(), other.commitment());
                assert_eq!(table.info(|_| None), restored.info(|_| None));
                for seat in Seats::first(3).iter() {
                    assert_eq!(table.undo_length(seat), restored.undo_length(seat));
                }
            }
        }
    }

    #[test]
    fn restored_table_tells_what_comes_after() {
        let table = table("shogun", 30);
        let mut restored = Table::from_checkpoint(&table.id, &table.write_checkpoint().unwrap()).unwrap();
        let heard = restored.heard.clone();
        restored.game.as_mut().unwrap().forget_story(heard.clone());
        let seat = restored.waiting_for().iter().next().unwrap();
        let action = restored.game.as_ref().unwrap().legal(seat, None).swap_remove(0).action;
        add(&mut restored, None, TableEvent::Did { seat: seat.0, action, hand: Actor::Person }).unwrap();
        let viewer = engine::Viewer::Seat(seat);
        let news = restored.game.as_ref().unwrap().story(viewer, 0, None);
        let numbers: Vec<u64> = news.iter().map(|item| item.number).collect();
        assert_eq!(numbers, (heard[seat.index()] + 1..=restored.heard(viewer)).collect::<Vec<_>>());
        assert!(!numbers.is_empty());
        assert!(restored.game.as_ref().unwrap().is_partial());
    }

    #[test]
    fn damaged_checkpoint_is_not_used() {
        let table = table("shogun", 10);
        let body = table.write_checkpoint().unwrap();
        for damaged in [&body[..body.len() / 2], "{}", &body.replace("\"seats\":3", "\"seats\":\"three\"")] {
            assert!(Table::from_checkpoint(&table.id, damaged).is_err());
        }
    }
}
