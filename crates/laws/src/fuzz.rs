//! Arbitrary and damaged input. The fuzz targets call the `try_…` functions with bytes of their own.

use engine::{
    Chance, DiscardEvents, Entry, Game, NegotiationAction, PlayerAction, PositionDocument, PromiseContent, Seat, Seed,
    Session, Viewer, read_document,
};
use serde_json::Value;

use crate::play::{pick, someone};
use crate::{Subject, games, go_on};

/// Plays a game encoded by bytes: the first byte chooses the game, then every three bytes a seat and an action, legal or
/// not. Nothing panics, a refusal changes nothing, and every invariant holds.
pub fn try_actions<S: Subject>(universe: &[<S::Game as Game>::Action], bytes: &[u8]) {
    let Some((&number, rest)) = bytes.split_first() else { return };
    let mut chance = Seed::from(u64::from(number)).chance();
    let options = S::options(&mut chance);
    let mut game = S::Game::deal(&options, &Seed::from(u64::from(number))).unwrap_or_else(|error| panic!("{error}"));
    let mut legal = Vec::new();
    for chunk in rest.chunks_exact(3) {
        let index = usize::from(u16::from_le_bytes([chunk[1], chunk[2]]));
        let owing: Vec<Seat> = game.waiting_for().iter().collect();
        if owing.is_empty() {
            break;
        }
        if chunk[0] & 1 == 0 {
            // Half of the actions are legal, so that the game makes progress.
            let seat = owing[usize::from(chunk[0] >> 1) % owing.len()];
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = legal[index % legal.len()];
            game.perform(seat, action, &mut DiscardEvents).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            S::bargain(&mut game, &mut chance);
        } else {
            let seat = Seat(chunk[0] >> 1 & 7);
            let action = universe[index % universe.len()];
            let before = game.clone();
            if game.perform(seat, action, &mut DiscardEvents).is_err() {
                assert!(game == before, "a refusal changes nothing");
            }
        }
        game.check().unwrap_or_else(|error| panic!("{error}"));
    }
}

/// Reads bytes as a document and as entries, and plays whatever is valid.
pub fn try_documents<S: Subject>(bytes: &[u8]) {
    if let Ok(document) = read_document::<S::Game>(bytes)
        && let Ok(record) = document.into_record()
        && let Ok(session) = Session::replay(&record)
    {
        go_on::<S>(session.game().clone());
    }
    let options = S::options(&mut Seed::from(1).chance());
    let Ok(mut session) = Session::<S::Game>::new(options, Seed::from(1)) else { return };
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Ok(entry) = Entry::<S::Game>::read(line) {
            let before = session.game().clone();
            if session.apply(entry).is_err() {
                assert!(*session.game() == before, "a refusal changes nothing");
            }
            session.game().check().unwrap_or_else(|error| panic!("{error}"));
        }
    }
    let words = String::from_utf8_lossy(bytes).into_owned();
    let to = session.seat_names()[1].to_owned();
    let _ = session.perform(
        Seat(0),
        PlayerAction::Negotiate(NegotiationAction::Promise { to, content: PromiseContent::Words(words) }),
    );
    let _ = session.view(Viewer::Spectator);
}

fn bytes(chance: &mut Chance, length: u32) -> Vec<u8> {
    (0..length).map(|_| chance.below(256) as u8).collect()
}

/// Arbitrary actions never panic, and illegal ones change nothing.
pub fn illegal_actions_change_nothing<S: Subject>() {
    let universe = S::universe(20);
    let mut chance = Seed::from(1).chance();
    for _ in 0..200 {
        let length = chance.below(3000);
        try_actions::<S>(&universe, &bytes(&mut chance, length));
    }
}

/// Random bytes are read without a panic.
pub fn random_bytes_are_handled<S: Subject>() {
    let mut chance = Seed::from(2).chance();
    for length in [0, 1, 2, 10, 100, 1000] {
        for _ in 0..50 {
            try_documents::<S>(&bytes(&mut chance, length));
        }
    }
}

/// A session after a random number of actions.
fn random_session<S: Subject>(chance: &mut Chance, seed: u64) -> Session<S::Game> {
    let mut session = Session::new(S::options(chance), Seed::from(seed)).unwrap_or_else(|error| panic!("{error}"));
    for _ in 0..chance.below(250) {
        let Some(seat) = someone(session.game(), chance) else { break };
        let action = S::choose(session.game(), seat, chance);
        session.perform(seat, PlayerAction::Game(action)).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }
    session
}

/// Changes one number, name or field somewhere in a document.
fn tamper(value: &mut Value, names: &[&str], chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let index = chance.below(fields.len() as u32) as usize;
            let Some(key) = fields.keys().nth(index).cloned() else { return };
            match chance.below(12) {
                0 => drop(fields.remove(&key)),
                1 => {
                    let moved = fields.remove(&key).unwrap_or_default();
                    fields.insert(pick(chance, names).to_owned(), moved);
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
        Value::String(text) => *text = pick(chance, names).to_owned(),
        other => *other = 1.into(),
    }
}

/// A position document that was changed is either rejected or can be played to its end.
pub fn accepted_positions_are_playable<S: Subject>() {
    let mut chance = Seed::from(3).chance();
    let (mut refused, mut played) = (0, 0);
    for round in 0..games(5000) {
        let session = random_session::<S>(&mut chance, round);
        let text = PositionDocument::<S::Game> { state: session.game().clone() }.write();
        let mut document: Value = serde_json::from_str(&text).unwrap_or_default();
        for _ in 0..=chance.below(2) {
            let table = &mut document["state"]["table"];
            let place = pick(&mut chance, S::FRAIL);
            let place = if table.get(place).is_some() { &mut table[place] } else { &mut document["state"] };
            tamper(place, S::NAMES, &mut chance);
        }
        match PositionDocument::<S::Game>::read(document.to_string().as_bytes()) {
            Ok(position) => {
                go_on::<S>(position.state);
                played += 1;
            }
            Err(error) => {
                assert!(!error.at.is_empty(), "{error}");
                refused += 1;
            }
        }
    }
    assert!(played > 50 && refused > 500, "{played} played, {refused} refused");
}

/// Records with changed or missing bytes never cause a panic.
pub fn damaged_records_never_panic<S: Subject>() {
    let mut chance = Seed::from(4).chance();
    for round in 0..60 {
        let mut text = random_session::<S>(&mut chance, round).record().write().into_bytes();
        for _ in 0..=chance.below(4) {
            let place = chance.below(text.len() as u32) as usize;
            text[place] = chance.below(256) as u8;
        }
        if chance.below(4) == 0 {
            text.truncate(chance.below(text.len() as u32) as usize);
        }
        try_documents::<S>(&text);
    }
}
