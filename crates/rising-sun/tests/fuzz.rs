//! The fuzz targets on bytes drawn here: noise, and real documents with a few bytes changed.

#[path = "../../../fuzz/harness.rs"]
mod harness;
#[path = "play/mod.rs"]
mod play;

use play::{choose, options, someone};
use rising_sun::State;
use serde_json::Value;
use table::{Chance, Deed, PositionDocument, Seed, Session};

fn bytes(chance: &mut Chance, length: u32) -> Vec<u8> {
    (0..length).map(|_| chance.below(256) as u8).collect()
}

/// How many positions to tamper with; `TENKA_GAMES` for a longer run.
fn rounds() -> u64 {
    std::env::var("TENKA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(5000)
}

/// A game at some moment.
fn moment(chance: &mut Chance, seed: u64) -> Session<State> {
    let mut session = Session::new(options(chance), Seed::from(seed)).unwrap();
    for _ in 0..chance.below(250) {
        let Some(seat) = someone(session.game(), chance) else { break };
        let action = choose(session.game(), seat, chance);
        session.perform(seat, Deed::Game(action)).unwrap();
    }
    session
}

#[test]
fn arbitrary_actions_change_nothing_that_they_may_not() {
    let mut chance = Seed::from(1).chance();
    for _ in 0..200 {
        let length = chance.below(3000);
        harness::apply(&bytes(&mut chance, length));
    }
}

#[test]
fn noise_is_no_document() {
    let mut chance = Seed::from(2).chance();
    for length in [0, 1, 2, 10, 100, 1000] {
        for _ in 0..50 {
            harness::documents(&bytes(&mut chance, length));
        }
    }
}

/// Changes one number, name or field somewhere in a document.
fn tamper(value: &mut Value, names: &[&str], chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let index = chance.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).unwrap().clone();
            match chance.below(12) {
                0 => drop(fields.remove(&key)),
                1 => {
                    let moved = fields.remove(&key).unwrap();
                    fields.insert(play::pick(chance, names).to_owned(), moved);
                }
                _ => tamper(&mut fields[&key], names, chance),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = chance.below(items.len() as u32) as usize;
            match chance.below(8) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => tamper(&mut items[index], names, chance),
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0) + i64::from(chance.below(5)) - 2;
            *value = if chance.below(10) == 0 { 65_535.into() } else { near.into() };
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => *text = play::pick(chance, names).to_owned(),
        other => *other = 1.into(),
    }
}

/// A position that was tampered with is either refused or can be played to its end.
#[test]
fn a_position_that_is_accepted_can_be_played() {
    let names = [
        "koi",
        "lotus",
        "turtle",
        "bonsai",
        "kyoto",
        "edo",
        "nagato",
        "bushi",
        "shinto",
        "daimyo",
        "komainu",
        "yurei",
        "oni_of_hate",
        "raijin",
        "fujin",
        "recruit",
        "train",
        "betray",
        "war",
        "political",
        "over",
        "bids",
        "mercy",
        "spring",
        "autumn",
        "winter",
        "seat",
        "left",
    ];
    let mut chance = Seed::from(3).chance();
    let (mut refused, mut played) = (0, 0);
    for round in 0..rounds() {
        let session = moment(&mut chance, round);
        let text = PositionDocument::<State> { state: *session.game() }.write();
        let mut document: Value = serde_json::from_str(&text).unwrap();
        for _ in 0..=chance.below(2) {
            // Most of what can go wrong unseen is in the steps to come.
            let table = &mut document["state"]["table"];
            let place = play::pick(&mut chance, &["agenda", "agenda", "battle", "movement", "summoned", "track", ""]);
            let place = if table.get(place).is_some() { &mut table[place] } else { &mut document["state"] };
            tamper(place, &names, &mut chance);
        }
        match PositionDocument::<State>::read(document.to_string().as_bytes()) {
            Ok(position) => {
                harness::go_on(position.state);
                played += 1;
            }
            Err(flaw) => {
                assert!(!flaw.at.is_empty(), "{flaw}");
                refused += 1;
            }
        }
    }
    assert!(played > 50 && refused > 500, "{played} played, {refused} refused");
}

#[test]
fn a_record_with_bytes_changed_never_panics() {
    let mut chance = Seed::from(4).chance();
    for round in 0..60 {
        let mut text = moment(&mut chance, round).record().write().into_bytes();
        for _ in 0..=chance.below(4) {
            let place = chance.below(text.len() as u32) as usize;
            text[place] = chance.below(256) as u8;
        }
        if chance.below(4) == 0 {
            text.truncate(chance.below(text.len() as u32) as usize);
        }
        harness::documents(&text);
    }
}
