//! Arbitrary bytes as messages: what the fuzzer and the tests of the decoder call.

use std::sync::LazyLock;

use crate::decide::Requester;
use crate::entropy::EntropySource;
use crate::table::Table;
use crate::table_event::{Holder, StoredEvent, TableEvent};
use engine::Viewer;
use protocol::ids::{PersonId, TableId};
use protocol::message::{ClientMessage, CommandRequest};
use protocol::setup::Setup;
use serde_json::json;

use crate::json::read_json;

static LOCALE: LazyLock<text::Locale> = LazyLock::new(|| text::Locale::new(&text::LANGUAGES[0]));

/// Reads bytes as a message and does what it says, for everybody, at tables before and in a game.
/// Returns whether it could be read. Whatever the bytes are, this must not panic, and what is refused
/// must change nothing that anybody sees.
pub fn try_message(bytes: &[u8]) -> bool {
    let Ok(ask) = read_json::<ClientMessage>(bytes) else { return false };
    for mut table in tables() {
        for person in ["anna", "bert", "carl"].map(|name| PersonId(name.to_owned())) {
            match &ask {
                ClientMessage::Request(order) => handle_message(&mut table, &person, order),
                ClientMessage::Preview { action, .. } => {
                    if let (Some(game), Some(seat)) = (&table.game, table.seat_of(&person)) {
                        let _ = game.attempt(seat, action, None).map_err(|problem| problem.document(&LOCALE));
                    }
                }
            }
        }
    }
    true
}

fn handle_message(table: &mut Table, person: &PersonId, order: &CommandRequest) {
    let seat = order.seat.as_ref().and_then(|name| table.seat_named(name).ok());
    let before = sights(table);
    let decided = table.decide(
        &Requester { person, seat, now: 1, absence: &|_| 0 },
        order.command.clone(),
        &EntropySource::seeded(1),
    );
    let first = decided.map(|happenings| happenings.into_iter().enumerate());
    let done = first.and_then(|mut happenings| {
        happenings.try_for_each(|(index, what)| {
            let line = StoredEvent { who: Some(person.clone()), key: Some(order.idempotency_key.clone()), what };
            let written = serde_json::to_string(&line).expect("a line has a form in JSON");
            let read: StoredEvent = serde_json::from_str(&written).expect("what was written can be read");
            table.add(1, &read).map(|_| ()).inspect_err(|_| assert_eq!(index, 0, "half of a request was done"))
        })
    });
    if let Err(problem) = done {
        let _ = problem.document(&LOCALE);
        assert_eq!(sights(table), before, "what is refused changes nothing");
    }
}

/// What everybody sees.
fn sights(table: &Table) -> Vec<String> {
    let game = table.game.as_ref();
    let views = table.viewers().into_iter().filter_map(|viewer: Viewer| Some(game?.view(viewer).get().to_owned()));
    let info = serde_json::to_string(&table.info(|_| None)).expect("a table has a form in JSON");
    views.chain([info, table.said.to_string()]).collect()
}

/// Tables of both games at which Anna and Bert sit, before the game and in it.
fn tables() -> Vec<Table> {
    let stages = [("rising-sun", false), ("rising-sun", true), ("shogun", true)];
    stages.iter().filter_map(|(game, begun)| table_of(game, *begun)).collect()
}

fn table_of(game: &str, begun: bool) -> Option<Table> {
    let [anna, bert] = ["anna", "bert"].map(|name| PersonId(name.to_owned()));
    let setup: Setup = serde_json::from_value(json!({"game": game, "seats": 3})).ok()?;
    let line = |what| StoredEvent { who: None, key: None, what };
    let created =
        TableEvent::Created { by: anna.clone(), setup, invite: "invite".to_owned(), from: None, secret: None };
    let mut table = Table::new(TableId("table".to_owned()), 0, &line(created)).ok()?;
    let holders = [Holder::Person(anna), Holder::Person(bert.clone()), Holder::Bot("random".to_owned())];
    for (seat, holder) in holders.into_iter().enumerate() {
        table.add(0, &line(TableEvent::Sat { seat, holder, wish: None })).ok()?;
    }
    if begun {
        table.add(0, &line(TableEvent::Readied { by: bert, ready: true })).ok()?;
        let owner = table.owner.clone();
        let asker = Requester { person: &owner, seat: None, now: 0, absence: &|_| 0 };
        let start = table.decide(&asker, protocol::message::Command::Start {}, &EntropySource::seeded(1)).ok()?;
        start.into_iter().try_for_each(|what| table.add(0, &line(what)).map(|_| ())).ok()?;
    }
    Some(table)
}
