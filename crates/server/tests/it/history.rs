//! Games that are over: what can be read of them, and what can follow from them.

use crate::support::{Client, Served, serve, table_with_bots};
use engine::{Game, Record, Session};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// Decides for a person until the game is over: the first thing that is legal.
async fn play_to_the_end(client: &Client, table: &str) {
    let mut socket = client.socket(table, "").await;
    let mut acted = 0;
    loop {
        let message = socket.hear().await.expect("the game goes on");
        if message.get("table").is_some_and(|info| info["stage"] == "over") {
            return;
        }
        let Some(choice) = message.get("update").and_then(|moment| moment["legal"].get(0)) else { continue };
        acted += 1;
        socket.order(&format!("act-{acted}"), json!({"act": {"action": choice["action"]}})).await;
    }
}

/// A game that Anna has played with bots; she has said something that is nobody's business and made a
/// promise where the game has any. Also gives the commitment that was published at its start.
async fn played(served: &Served, game: &str) -> (Client, String, String) {
    let mut anna = served.guest("Anna").await;
    let table = table_with_bots(&mut anna, game, 3, "greedy:any").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let info = anna.get(&format!("/api/tables/{table}")).await;
    let seats: Vec<&str> =
        info["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    let mine = info["seats"].as_array().unwrap().iter().position(|seat| seat["person"] == anna.person.as_str());
    let other = seats[(mine.unwrap() + 1) % 3];
    anna.order(&table, "whisper", json!({"say": {"to": {"seat": other}, "text": "a private word"}})).await;
    let promise = json!({"promise": {"to": other, "word": {"words": "peace in the south"}}});
    anna.order(&table, "promise", json!({"act": {"action": promise}})).await;
    for way in ["history", "record", "replay", "replay/0"] {
        let (status, refused) = anna.send(Method::GET, &format!("/api/tables/{table}/{way}"), None).await;
        assert_eq!((status, &refused["code"]), (StatusCode::CONFLICT, &json!("not-over")), "{way}");
    }
    let (status, _) = anna.send(Method::POST, &format!("/api/tables/{table}/fork"), Some(json!({"at": 0}))).await;
    assert_eq!(status, StatusCode::CONFLICT);
    play_to_the_end(&anna, &table).await;
    (anna, table, info["commitment"].as_str().unwrap().to_owned())
}

async fn text(client: &mut Client, path: &str) -> String {
    client.get(path).await.to_string()
}

async fn a_game_is_told<G: Game>(game: &str) {
    let served = serve().await;
    let (mut anna, table, commitment) = played(&served, game).await;
    let history = anna.get(&format!("/api/tables/{table}/history?lang=en")).await;
    let last = history["last"].as_u64().unwrap() as usize;
    assert_eq!(history["table"]["commitment"], commitment.as_str());
    assert_eq!(engine::Seed::new(history["seed"].as_str().unwrap()).unwrap().commitment(), commitment);
    assert!(history["began_at"].as_i64().unwrap() <= history["ended_at"].as_i64().unwrap());

    // The scores grow to the result, and every point of them has a source.
    let points = history["points"].as_array().unwrap();
    let names: Vec<&str> =
        history["table"]["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    let places = history["table"]["places"].as_array().unwrap();
    for (seat, name) in names.iter().enumerate() {
        let place = places.iter().find(|place| place["seat"] == *name).unwrap();
        assert_eq!(points.last().unwrap()["scores"][seat], place["score"], "{name}");
        let gains = points.iter().flat_map(|point| point["gains"].as_array().unwrap());
        let sum: i64 = gains.filter(|gain| gain["seat"] == *name).map(|gain| gain["points"].as_i64().unwrap()).sum();
        assert_eq!(place["score"], sum, "{name}");
    }
    assert!(points.windows(2).all(|pair| pair[0]["at"].as_u64() < pair[1]["at"].as_u64()));

    let promise =
        history["promises"].as_array().unwrap().iter().find(|row| row["word"]["words"] == "peace in the south");
    let promise = promise.expect("the promise is in the ledger");
    assert!(promise["text"].as_str().unwrap().contains("peace in the south"));
    assert!(promise["made_at"].as_u64().unwrap() >= 1);

    // The record is what the engine accepts, move for move.
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record["commitment"], commitment.as_str());
    let record = Record::<G>::read(record.to_string().as_bytes()).unwrap();
    let end = Session::replay(&record).unwrap();
    assert_eq!((end.entries().len(), end.game().outcome().is_some()), (last, true));
    let mut forged = record.clone();
    forged.origin = engine::Origin::Deal {
        options: match &record.origin {
            engine::Origin::Deal { options, .. } => options.clone(),
            _ => unreachable!("it was dealt"),
        },
        seed: engine::Seed::from(1),
    };
    assert!(Session::replay(&forged).is_err(), "another seed does not fit the commitment");

    replay_is_what_was_heard(&mut anna, &table, &end, last).await;
    for path in ["history", "record", "replay?as=all&lang=en", "replay/3?as=all"] {
        let told = text(&mut anna, &format!("/api/tables/{table}/{path}")).await;
        assert!(!told.contains("a private word"), "{path}");
    }
    // Nobody else even learns that there is such a table.
    let mut stranger = served.guest("Eve").await;
    for path in ["history", "record", "replay", "replay/0"] {
        let (status, _) = stranger.send(Method::GET, &format!("/api/tables/{table}/{path}"), None).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    for (path, body) in [("fork", json!({"at": 0})), ("rematch", json!({}))] {
        let (status, _) = stranger.send(Method::POST, &format!("/api/tables/{table}/{path}"), Some(body)).await;
        assert!(status == StatusCode::NOT_FOUND || status == StatusCode::FORBIDDEN, "{path}: {status}");
    }
    // What is over stays over, for its record has been read.
    let (status, _) = anna.try_order(&table, "undo", json!({"undo": {}})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    served.running.stop().await;
}

/// Pages of the replay tell what a socket has told, and moments show what the session shows.
async fn replay_is_what_was_heard<G: Game>(anna: &mut Client, table: &str, end: &Session<G>, last: usize) {
    for (seat, name) in end.seat_names().into_iter().enumerate() {
        let viewer = engine::Viewer::Seat(engine::Seat(seat as u8));
        let mut expected: Vec<Value> = Vec::new();
        let mut hear = |told: &[engine::AddressedEvent<G>]| {
            let heard = told.iter().filter(|told| told.visible_to(viewer));
            expected.extend(heard.map(|told| serde_json::to_value(&told.what).unwrap()));
        };
        hear(&end.opening());
        Session::replay_with(&end.record(), usize::MAX, |_, told| hear(told)).unwrap();
        let (mut from, mut told) = (0, Vec::new());
        while from <= last {
            let page = anna.get(&format!("/api/tables/{table}/replay?as={name}&from={from}")).await;
            let moments = page["moments"].as_array().unwrap();
            assert!(!moments.is_empty() && moments.len() <= 200);
            for moment in moments {
                assert_eq!(moment["at"], from);
                assert_eq!(moment["seat"].is_null(), from == 0);
                assert_eq!(moment["by"].is_null(), from == 0);
                told.extend(moment["log"].as_array().unwrap().iter().cloned());
                from += 1;
            }
        }
        let numbers: Vec<u64> = told.iter().map(|item| item["number"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (1..=told.len() as u64).collect::<Vec<_>>());
        assert_eq!(told.into_iter().map(|item| item["what"].clone()).collect::<Vec<_>>(), expected, "{name}");
        let middle = Session::replay_to(&end.record(), last / 2).unwrap();
        let scene = anna.get(&format!("/api/tables/{table}/replay/{}?as={name}", last / 2)).await;
        assert_eq!(scene["view"], serde_json::to_value(middle.view(viewer)).unwrap());
    }
    let page = anna.get(&format!("/api/tables/{table}/replay?as=spectator&lang=en&from=5&to=7")).await;
    assert_eq!(page["moments"].as_array().unwrap().len(), 3);
    let (status, problem) = anna.send(Method::GET, &format!("/api/tables/{table}/replay/{}", last + 1), None).await;
    assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("no-such-moment")));
}

#[tokio::test]
async fn a_finished_game_of_rising_sun_is_told() {
    a_game_is_told::<rising_sun::State>("rising-sun").await;
}

#[tokio::test]
async fn a_finished_game_of_shogun_is_told() {
    a_game_is_told::<shogun::State>("shogun").await;
}

/// Begins anew in the middle of a game, with one's old seat, and gives the record of how it went on.
async fn fork(anna: &mut Client, table: &str, at: usize) -> (String, Value) {
    let forked = anna.post(&format!("/api/tables/{table}/fork"), json!({"at": at})).await["table"].clone();
    let forked = forked.as_str().unwrap().to_owned();
    anna.order(&forked, "sit", json!({"sit": {}})).await;
    for seat in 1..3 {
        anna.order(&forked, &format!("bot-{seat}"), json!({"add_bot": {"bot": "greedy:any"}})).await;
    }
    anna.order(&forked, "start", json!({"start": {}})).await;
    play_to_the_end(anna, &forked).await;
    let record = anna.get(&format!("/api/tables/{forked}/record")).await;
    (forked, record)
}

async fn a_game_goes_on_otherwise<G: Game>(game: &str) {
    let served = serve().await;
    let (mut anna, table, _) = played(&served, game).await;
    let last = anna.get(&format!("/api/tables/{table}/history")).await["last"].as_u64().unwrap() as usize;
    let at = last / 3;
    let (forked, record) = fork(&mut anna, &table, at).await;
    let info = anna.get(&format!("/api/tables/{forked}")).await;
    assert_eq!(info["from"], json!({"table": table, "at": at}));
    let record = Record::<G>::read(record.to_string().as_bytes()).unwrap();
    assert!(Session::replay(&record).unwrap().game().outcome().is_some());
    // It begins where the old game stood, for all eyes; but nothing that comes is known.
    let old = anna.get(&format!("/api/tables/{table}/record")).await;
    let old = Session::replay_to(&Record::<G>::read(old.to_string().as_bytes()).unwrap(), at).unwrap();
    let start = record.start().unwrap();
    for seat in 0..3 {
        let viewer = engine::Viewer::Seat(engine::Seat(seat));
        assert!(start.view(viewer) == old.game().view(viewer), "seat {seat}");
    }
    let luck = |game: &G| serde_json::to_value(game.position()).unwrap()["chance"].clone();
    assert_ne!(luck(&start), luck(old.game()));
    // A moment at which there is nothing left to play is no beginning.
    let (status, _) = anna.send(Method::POST, &format!("/api/tables/{table}/fork"), Some(json!({"at": last}))).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let history = anna.get(&format!("/api/tables/{forked}/history")).await;
    assert!(history["seed"].is_null() && history["table"]["commitment"].is_null());
    served.running.stop().await;
}

#[tokio::test]
async fn a_game_of_rising_sun_goes_on_otherwise() {
    a_game_goes_on_otherwise::<rising_sun::State>("rising-sun").await;
}

#[tokio::test]
async fn a_game_of_shogun_goes_on_otherwise() {
    a_game_goes_on_otherwise::<shogun::State>("shogun").await;
}

/// Words can be judged when all is over; but nothing is taken back any more, for the record is known.
async fn words_are_judged_and_nothing_is_undone(bert: &mut Client, table: &str) {
    let before = bert.get(&format!("/api/tables/{table}/history")).await;
    let moment = bert.get(&format!("/api/tables/{table}/game")).await;
    let promise = moment["view"]["promises"].as_array().unwrap().iter().find(|row| row["word"].get("words").is_some());
    let judge = json!({"judge": {"promise": promise.unwrap()["id"], "kept": true}});
    bert.order(table, "judge", json!({"act": {"action": judge}})).await;
    let (status, _) = bert.try_order(table, "undo", json!({"undo": {}})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let after = bert.get(&format!("/api/tables/{table}/history")).await;
    let row = after["promises"].as_array().unwrap().iter().find(|row| row["word"].get("words").is_some()).unwrap();
    assert_eq!((&row["verdict"], &row["judged_at"]), (&json!("kept"), &after["last"]));
    assert_eq!(after["last"].as_u64(), before["last"].as_u64().map(|last| last + 1));
    assert_eq!(after["ended_at"], before["ended_at"]);
}

#[tokio::test]
async fn the_same_people_meet_again_once() {
    let served = serve().await;
    let (mut anna, mut bert) = (served.guest("Anna").await, served.guest("Bert").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "name": "Old friends"})).await;
    let invite = anna.get(&format!("/api/tables/{table}")).await["invite"].as_str().unwrap().to_owned();
    anna.order(&table, "sit", json!({"sit": {}})).await;
    let sit = json!({"idempotency_key": "sit", "command": {"sit": {}}, "invite": invite});
    bert.post(&format!("/api/tables/{table}/commands"), sit).await;
    bert.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.order(&table, "bot", json!({"add_bot": {"bot": "greedy:any"}})).await;
    let (status, _) = anna.send(Method::POST, &format!("/api/tables/{table}/rematch"), Some(json!({}))).await;
    assert_eq!(status, StatusCode::CONFLICT, "the game has not even begun");
    anna.order(&table, "start", json!({"start": {}})).await;
    let info = anna.get(&format!("/api/tables/{table}")).await;
    let seat = info["seats"].as_array().unwrap().iter().find(|seat| seat["person"] == bert.person.as_str()).unwrap();
    let promise = json!({"promise": {"to": seat["name"], "word": {"words": "peace in the south"}}});
    anna.order(&table, "promise", json!({"act": {"action": promise}})).await;
    tokio::join!(play_to_the_end(&anna, &table), play_to_the_end(&bert, &table));
    words_are_judged_and_nothing_is_undone(&mut bert, &table).await;

    let path = format!("/api/tables/{table}/rematch");
    let (first, second) = tokio::join!(anna.post(&path, json!({})), bert.post(&path, json!({})));
    assert_eq!(first, second, "both meet at the same table");
    assert_eq!(anna.post(&path, json!({})).await, first);
    let meeting = first["table"].as_str().unwrap();
    assert_eq!(bert.get(&format!("/api/tables/{table}")).await["rematch"], meeting);
    let mut eve = served.guest("Eve").await;
    assert_eq!(eve.send(Method::POST, &path, Some(json!({}))).await.0, StatusCode::NOT_FOUND);

    // Bert was invited: he finds the old setup, the old bot and a seat.
    let sit = json!({"idempotency_key": "sit", "command": {"sit": {}}, "invite": first["invite"]});
    bert.post(&format!("/api/tables/{meeting}/commands"), sit).await;
    let info = bert.get(&format!("/api/tables/{meeting}")).await;
    assert_eq!((&info["stage"], &info["setup"]["name"]), (&json!("lobby"), &json!("Old friends")));
    let is_greedy = |seat: &Value| seat["bot"].as_str().is_some_and(|bot| bot.starts_with("greedy:"));
    let bots = info["seats"].as_array().unwrap().iter().filter(|seat| is_greedy(seat)).count();
    assert_eq!(bots, 1);
    // Whoever asked first owns the new table; neither of them has yet another.
    let mut tables = std::collections::BTreeSet::new();
    for person in [&mut anna, &mut bert] {
        let mine = person.get("/api/me/tables").await;
        tables.extend(mine["tables"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()));
    }
    assert_eq!(tables, [table.as_str(), meeting].map(str::to_owned).into(), "no lonely table is left");
    served.running.stop().await;
}
