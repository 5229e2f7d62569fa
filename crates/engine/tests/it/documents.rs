//! Documents, good and bad.

use crate::toy::{Action, Options, Pledge, Terms, Toy};
use engine::{
    Document, DocumentError, Entry, Format, NegotiationAction, OfferId, PlayerAction, PositionDocument, PromiseContent,
    Record, Seat, Seed, Session, read_document, read_game_name,
};
use serde_json::{Value, json};

/// A short game with a little of everything.
fn session() -> Session<Toy> {
    let mut session = Session::<Toy>::new(Options { players: 3 }, Seed::from(42)).unwrap();
    for (seat, number) in [(0, 3), (1, 1), (2, 2)] {
        session.perform(Seat(seat), PlayerAction::Game(Action::Choose { number })).unwrap();
    }
    let offer = NegotiationAction::Offer {
        to: "blue".into(),
        terms: Some(Terms { give: 1, take: 2 }),
        i_promise: vec![PromiseContent::Pledge(Pledge::Choose { number: 1 })],
        you_promise: vec![PromiseContent::Words("tea \"at\nnoon\"".into())],
    };
    session.perform(Seat(0), PlayerAction::Negotiate(offer)).unwrap();
    session
        .perform(
            Seat(1),
            PlayerAction::Negotiate(NegotiationAction::Accept { offer: OfferId::of(Seat(0), Seat(1), 0) }),
        )
        .unwrap();
    session.perform(Seat(0), PlayerAction::Game(Action::Stall)).unwrap();
    session
}

fn document() -> Value {
    serde_json::from_str(&session().record().write()).unwrap()
}

fn error(document: &Value) -> DocumentError {
    Record::<Toy>::read(document.to_string().as_bytes()).unwrap_err()
}

#[test]
fn record_is_written_one_action_per_line() {
    let expected = format!(
        r#"{{
  "format": "tenka-record",
  "version": 1,
  "rules": 2,
  "game": "toy",
  "options": {{"players":3}},
  "seed": "42",
  "commitment": "{}",
  "seats": ["red","blue","green"],
  "actions": [
    {{"seat":"red","action":{{"choose":{{"number":3}}}}}},
    {{"seat":"blue","action":{{"choose":{{"number":1}}}}}},
    {{"seat":"green","action":{{"choose":{{"number":2}}}}}},
    {{"seat":"red","action":{{"offer":{{"to":"blue","terms":{{"give":1,"take":2}},"i_promise":[{{"pledge":{{"choose":{{"number":1}}}}}}],"you_promise":[{{"words":"tea \"at\nnoon\""}}]}}}}}},
    {{"seat":"blue","action":{{"accept":{{"offer":1}}}}}},
    {{"seat":"red","action":"stall"}}
  ]
}}
"#,
        Seed::from(42).commitment()
    );
    assert_eq!(session().record().write(), expected);
}

#[test]
fn documents_round_trip() {
    let session = session();
    let text = session.record().write();
    assert_eq!(Record::read(text.as_bytes()).unwrap(), session.record());
    assert_eq!(Record::read(format!("\u{feff}{text}").as_bytes()).unwrap(), session.record());
    assert_eq!(read_game_name(text.as_bytes()), Ok((Format::Record, "toy".into())));
    assert_eq!(read_document(text.as_bytes()), Ok(Document::Record(session.record())));

    let text = session.position().write();
    assert_eq!(PositionDocument::read(text.as_bytes()).unwrap(), session.position());
    assert_eq!(read_game_name(text.as_bytes()), Ok((Format::Position, "toy".into())));
    let record = read_document::<Toy>(text.as_bytes()).unwrap().into_record().unwrap();
    assert_eq!(Record::read(record.write().as_bytes()).unwrap(), record);
    assert_eq!(Session::replay(&record).unwrap().game(), session.game());
    assert_eq!(Session::from_position(session.game().clone()).record(), record);

    for entry in session.entries() {
        let text = serde_json::to_vec(entry).unwrap();
        assert_eq!(Entry::<Toy>::read(&text).unwrap(), *entry);
    }
}

#[test]
fn every_negotiation_action_is_read_by_name() {
    for text in [
        r#"{"offer":{"to":"blue"}}"#,
        r#"{"withdraw":{"offer":1}}"#,
        r#"{"accept":{"offer":1}}"#,
        r#"{"decline":{"offer":1}}"#,
        r#"{"gift":{"to":"blue","terms":{"give":1,"take":0}}}"#,
        r#"{"promise":{"to":"blue","word":{"words":"tea"}}}"#,
        r#"{"judge":{"promise":1,"kept":true}}"#,
    ] {
        let PlayerAction::<Toy>::Negotiate(action) = serde_json::from_str(text).unwrap() else { panic!("{text}") };
        assert_eq!(serde_json::to_string(&PlayerAction::<Toy>::Negotiate(action.clone())).unwrap(), text);
        assert!(text.starts_with(&format!("{{\"{}\"", action.name())));
    }
}

#[test]
fn document_error_names_path_and_reason() {
    let edits: [(&str, Value, &str, &str); 24] = [
        ("/format", json!("tenka-soup"), "format", "wrong-format"),
        ("/format", json!("tenka-position"), "format", "wrong-format"),
        ("/format", json!(7), "format", "malformed"),
        ("/version", json!(2), "version", "later-version"),
        ("/version", json!(0), "version", "malformed"),
        ("/version", json!("1"), "version", "malformed"),
        ("/game", json!("chess"), "game", "wrong-game"),
        ("/rules", json!(3), "rules", "wrong-rules"),
        ("/rules", json!(-1), "rules", "malformed"),
        ("/options/players", json!(9), "options.players", "wrong-players"),
        ("/options/players", json!("many"), "options.players", "malformed"),
        ("/options", json!(null), "options", "missing-field"),
        ("/seed", json!(null), "seed", "missing-field"),
        ("/seed", json!(""), "seed", "malformed"),
        ("/commitment", json!("00"), "commitment", "wrong-commitment"),
        ("/seats/1", json!("purple"), "seats[1]", "unknown-seat"),
        ("/seats", json!(["blue", "red", "green"]), "seats", "wrong-seats"),
        ("/seats", json!(["red", "blue"]), "seats", "wrong-seats"),
        ("/actions/1/seat", json!("purple"), "actions[1].seat", "unknown-seat"),
        ("/actions/3/action/offer/to", json!("purple"), "actions[3].action.offer.to", "unknown-seat"),
        ("/actions/1/action", json!({"fly": {}}), "actions[1].action", "malformed"),
        ("/actions/1/action", json!("fly"), "actions[1].action", "malformed"),
        ("/actions/1/action/choose/number", json!("x"), "actions[1].action.choose.number", "malformed"),
        ("/actions/3/action/offer/terms/give", json!(-1), "actions[3].action.offer.terms.give", "malformed"),
    ];
    for (pointer, value, at, why) in edits {
        let mut document = document();
        *document.pointer_mut(pointer).unwrap() = value;
        let error = error(&document);
        assert_eq!((error.at.as_str(), error.why), (at, why), "{error}");
        if why == "malformed" {
            assert!(!error.to_string().contains(" at line"), "{error}");
        }
    }
}

#[test]
fn missing_or_unknown_field_is_named() {
    for field in ["format", "version", "game", "rules", "options", "seed", "seats", "actions"] {
        let mut document = document();
        document.as_object_mut().unwrap().remove(field);
        let error = error(&document);
        assert!(error.to_string().contains(field), "{error}");
    }
    let mut more = document();
    more["actions"][0]["hat"] = json!(1);
    assert_eq!(error(&more).at, "actions[0].hat");
    let mut more = document();
    more["actions"][4]["action"]["decline"] = json!({"offer": 1});
    assert_eq!((error(&more).at.as_str(), error(&more).why), ("actions[4].action", "malformed"));
    let mut both = document();
    both["position"] = serde_json::to_value(session().game()).unwrap();
    assert_eq!((error(&both).at.as_str(), error(&both).why), ("position", "two-origins"));
}

#[test]
fn position_is_checked() {
    let mut document: Value = serde_json::from_str(&session().position().write()).unwrap();
    document["state"]["coins"][0] = json!(200);
    let error = PositionDocument::<Toy>::read(document.to_string().as_bytes()).unwrap_err();
    assert_eq!((error.at.as_str(), error.why), ("state.coins", "wrong-coins"));
    document["state"]["coins"][0] = json!("all");
    let error = PositionDocument::<Toy>::read(document.to_string().as_bytes()).unwrap_err();
    assert_eq!((error.at.as_str(), error.why), ("state.coins[0]", "malformed"));
    let error = Record::<Toy>::read(document.to_string().as_bytes()).unwrap_err();
    assert_eq!((error.at.as_str(), error.why), ("format", "wrong-format"));
}

#[test]
fn truncated_document_is_not_json() {
    for text in [session().record().write(), session().position().write()] {
        for end in 0..text.trim_end().len() {
            let error = read_document::<Toy>(&text.as_bytes()[..end]).unwrap_err();
            assert_eq!(error.why, "not-json", "{end}: {error}");
            assert!(error.values.iter().any(|(name, _)| *name == "line"));
        }
        let error = read_document::<Toy>(format!("{text}!").as_bytes()).unwrap_err();
        assert_eq!(error.why, "not-json");
    }
}

#[test]
fn invalid_utf8_is_located() {
    let error = read_document::<Toy>(b"{\n \xff}").unwrap_err();
    assert_eq!(error.to_string(), ": not-json line=2 column=2 detail=UTF-8");
}

#[test]
fn damaged_documents_never_panic() {
    let mut chance = Seed::from(9).chance();
    let texts = [session().record().write(), session().position().write()];
    for round in 0..4000 {
        let mut bytes = texts[round % 2].clone().into_bytes();
        for _ in 0..=chance.below(3) {
            let place = chance.below(bytes.len() as u32) as usize;
            match chance.below(3) {
                0 => bytes[place] = chance.below(256) as u8,
                1 => bytes[place] = b"0123456789\"{}[],:-e"[chance.below(19) as usize],
                _ => drop(bytes.drain(place..(place + 9).min(bytes.len()))),
            }
        }
        let _ = read_game_name(&bytes);
        let _ = Entry::<Toy>::read(&bytes);
        if let Ok(Document::Record(record)) = read_document::<Toy>(&bytes) {
            let _ = Session::replay(&record);
        }
    }
    for _ in 0..1000 {
        let bytes: Vec<u8> = (0..chance.below(64)).map(|_| chance.below(256) as u8).collect();
        assert!(read_document::<Toy>(&bytes).is_err());
    }
    let deep = "[".repeat(1_000_000);
    assert_eq!(read_document::<Toy>(deep.as_bytes()).unwrap_err().why, "malformed");
    let deep = format!(r#"{{"format":"tenka-record","version":1,"game":"toy","rules":1,"actions":{deep}"#);
    assert_eq!(read_document::<Toy>(deep.as_bytes()).unwrap_err().why, "not-json");
}

#[test]
fn document_size_is_limited() {
    let error = read_game_name(&vec![b' '; engine::SIZE_LIMIT + 1]).unwrap_err();
    assert_eq!(error.why, "too-large");
}

#[cfg(feature = "schema")]
#[test]
fn documents_have_a_schema() {
    let schema = schemars::schema_for!(Record<Toy>);
    for field in ["format", "version", "rules", "game", "seats", "actions"] {
        assert!(schema.pointer(&format!("/properties/{field}")).is_some(), "{field}");
    }
}
