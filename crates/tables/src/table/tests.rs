//! What a table makes of undo, and of hands that are not its player's.

use protocol::message::Command;
use serde_json::json;

use super::*;
use crate::decide::Requester;
use crate::entropy::EntropySource;

fn add(table: &mut Table, what: TableEvent) -> Result<(), RequestError> {
    table.add(0, &StoredEvent { who: None, key: None, what }).map(|_| ())
}

/// Three who plan their year in Shogun, where nobody hears what another plans and everything can be taken back.
fn planning() -> Table {
    let people = ["anna", "bert", "carl"].map(|name| PersonId(name.to_owned()));
    let setup = json!({"game": "shogun", "seats": 3, "forced": true, "options": {"start": "preset"}});
    let setup = serde_json::from_value(setup).unwrap();
    let what = TableEvent::Created { by: people[0].clone(), setup, invite: String::new(), from: None, secret: None };
    let mut table = Table::new(TableId("table".to_owned()), 0, &StoredEvent { who: None, key: None, what }).unwrap();
    for (seat, person) in people.iter().enumerate() {
        add(&mut table, TableEvent::Sat { seat, holder: Holder::Person(person.clone()), wish: None }).unwrap();
        add(&mut table, TableEvent::Readied { by: person.clone(), ready: true }).unwrap();
    }
    let asker = Requester { person: &people[0], seat: None, now: 0, absence: &|_| 0 };
    for what in table.decide(&asker, Command::Start {}, &EntropySource::seeded(1)).unwrap() {
        add(&mut table, what).unwrap();
    }
    table
}

/// The first thing that a seat may do is done by somebody's hand.
fn do_first(table: &mut Table, seat: Seat, hand: Actor) {
    let action = table.game.as_ref().unwrap().legal(seat, None).swap_remove(0).action;
    add(table, TableEvent::Did { seat: seat.0, action, hand }).unwrap();
}

/// What somebody who undoes something brings about.
fn undo(table: &mut Table, seat: Seat) -> Result<(), RequestError> {
    let person = table.places[seat.index()].person().unwrap().clone();
    let asker = Requester { person: &person, seat: None, now: 0, absence: &|_| 0 };
    let happenings = table.decide(&asker, Command::Undo {}, &EntropySource::seeded(1))?;
    happenings.into_iter().try_for_each(|what| add(table, what))
}

/// Everything that anybody sees, and what a seat may do.
fn sights(table: &Table, seat: Seat) -> Vec<String> {
    let game = table.game.as_ref().unwrap();
    let views = table.viewers().into_iter().map(|viewer| game.view(viewer).get().to_owned());
    let choices = game.legal(seat, None).into_iter().chain(game.free(seat, None));
    let choices = choices.map(|choice| serde_json::to_string(&choice).unwrap());
    views.chain(choices).chain([format!("{:?}", table.waiting_for())]).collect()
}

#[test]
fn undo_takes_back_what_the_table_did_for_somebody_after_their_own_choice() {
    let (mut table, seat) = (planning(), Seat(1));
    let start = sights(&table, seat);
    do_first(&mut table, seat, Actor::Person);
    let first = sights(&table, seat);
    for forced in 0..3 {
        do_first(&mut table, seat, Actor::Person);
        (0..forced).for_each(|_| do_first(&mut table, seat, Actor::Forced));
        assert_eq!(table.undo_length(seat), 1 + forced);
        undo(&mut table, seat).unwrap();
        assert_eq!(sights(&table, seat), first, "{forced} choices were made for them");
    }
    assert_eq!(table.undo_length(seat), 1);
    undo(&mut table, seat).unwrap();
    assert_eq!(sights(&table, seat), start);
    assert_eq!(table.undo_length(seat), 0);
    assert!(undo(&mut table, seat).is_err(), "there is nothing to take back");
}

#[test]
fn undo_stops_at_what_a_bot_did_when_time_was_up() {
    let (mut table, seat) = (planning(), Seat(0));
    do_first(&mut table, seat, Actor::Person);
    do_first(&mut table, seat, Actor::Clock);
    do_first(&mut table, seat, Actor::Forced);
    let before = sights(&table, seat);
    assert_eq!(table.undo_length(seat), 0);
    assert!(undo(&mut table, seat).is_err());
    assert_eq!(sights(&table, seat), before);
    // What they do themselves afterwards is theirs again.
    do_first(&mut table, seat, Actor::Person);
    undo(&mut table, seat).unwrap();
    assert_eq!(sights(&table, seat), before);
}
