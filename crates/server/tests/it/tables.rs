//! Tables from the first chair to the last guest, over real sockets.

use crate::support::home::Home;
use crate::support::{evening, seat, serve, serve_with, table_with_bots, until};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn tables_are_put_up_with_all_options_of_both_games() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let options = [
        ("rising-sun", json!({"set": "teapot", "kami": "first-game", "kami_unbound": true})),
        ("rising-sun", json!({"set": "random", "kami": ["amaterasu", "fujin", "hachiman", "raijin"]})),
        ("shogun", json!({"board": "moon", "start": "draft", "free_marches": true, "limited_stock": true})),
        ("shogun", json!({"start": "preset", "tower": {"sieve": {"fill": "1/2", "inside": "1/3", "thrown": "2/3"}}})),
    ];
    for (game, options) in options {
        for seats in 3..=5 {
            let setup = json!({"game": game, "seats": seats, "options": options, "forced": true});
            let table = anna.put_up(setup).await;
            let info = anna.table(&table).await;
            assert_eq!(info["setup"]["options"], options);
            assert_eq!(info["seats"].as_array().unwrap().len(), seats);
            for seat in 0..seats {
                anna.order(&table, &format!("bot-{seat}"), json!({"add_bot": {"bot": "random"}})).await;
            }
            anna.order(&table, "start", json!({"start": {}})).await;
            assert_ne!(anna.table(&table).await["stage"], "lobby");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason_and_leaves_nothing_behind() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let long = "x".repeat(61);
    let setups = [
        json!({"game": "chess", "seats": 2}),
        json!({"game": "shogun", "seats": 2}),
        json!({"game": "shogun", "seats": 6}),
        json!({"game": "shogun", "seats": 0}),
        json!({"game": "shogun", "seats": 3, "options": {"board": "stars"}}),
        json!({"game": "shogun", "seats": 3, "options": {"boards": "sun"}}),
        json!({"game": "shogun", "seats": 3, "options": {"board": "moon", "start": "preset"}}),
        json!({"game": "rising-sun", "seats": 3, "options": {"kami": ["fujin", "fujin", "raijin", "ryujin"]}}),
        json!({"game": "rising-sun", "seats": 3, "name": long}),
        json!({"game": "rising-sun", "seats": 3, "pace": {"live": {"bank_seconds": 1, "increment_seconds": 1}}}),
        json!({"game": "rising-sun", "seats": 3, "pace": {"days": {"days": 0}}}),
        json!({"game": "rising-sun", "seats": 3, "surprise": true}),
    ];
    for setup in setups {
        let (status, answer) = anna.send(Method::POST, "/api/tables", Some(setup.clone())).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{setup}: {answer}");
        let text = answer["text"].as_str().unwrap();
        assert!(!text.is_empty() && !text.contains('⟨'), "{setup}: {answer}");
    }
    assert_eq!(anna.get("/api/me/tables").await["tables"], json!([]));
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let before = anna.table(&table).await;
    let setup = json!({"game": "shogun", "seats": 3, "options": {"board": "stars"}});
    assert_eq!(anna.refused(&table, json!({"configure": {"setup": setup}})).await, "flawed");
    assert_eq!(anna.table(&table).await, before);
}

#[tokio::test]
async fn a_private_table_is_found_by_its_link_alone() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(ben.send(Method::GET, &path, None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ben.get("/api/tables").await["tables"], json!([]));
    assert_eq!(ben.refused(&table, json!({"sit": {}})).await, "no-such-table");
    let invite = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
    let seen = ben.get(&format!("{path}?invite={invite}")).await;
    assert!(seen.get("invite").is_none(), "whoever does not sit here does not pass the link on");
    ben.sit(&table, &invite, json!({})).await;
    assert_eq!(ben.table(&table).await["invite"], invite);
    let mine = ben.get("/api/me/tables").await;
    assert_eq!(mine["tables"][0]["id"], table);
}

#[tokio::test]
async fn open_tables_stand_in_the_lobby_until_they_are_stale() {
    let clock = Clock::at(1_800_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true, "name": "Friday"})).await;
    let listed = ben.get("/api/tables").await;
    assert_eq!((&listed["tables"][0]["id"], &listed["tables"][0]["name"]), (&json!(table), &json!("Friday")));
    ben.order(&table, "sit", json!({"sit": {}})).await;
    clock.pass(2 * DAY);
    // A word is a sign of life too.
    ben.order(&table, "hello", json!({"say": {"to": "table", "text": "Anybody there?"}})).await;
    clock.pass(2 * DAY);
    assert_eq!(ben.get("/api/tables").await["tables"].as_array().unwrap().len(), 1);
    clock.pass(2 * DAY);
    assert_eq!(ben.get("/api/tables").await["tables"], json!([]));
    assert_eq!(ben.get("/api/me/tables").await["tables"].as_array().unwrap().len(), 1, "its people still find it");
}

#[tokio::test]
async fn seats_clans_and_bots_are_chosen_before_the_game() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "rising-sun", "seats": 4, "open": true})).await;
    anna.order(&table, "sit", json!({"sit": {"seat": 2, "wish": "koi"}})).await;
    assert_eq!(ben.refused(&table, json!({"sit": {"seat": 2}})).await, "seat-taken");
    assert_eq!(ben.refused(&table, json!({"sit": {"seat": 9}})).await, "no-such-seat");
    assert_eq!(ben.refused(&table, json!({"sit": {"wish": "koi"}})).await, "wish-taken");
    assert_eq!(ben.refused(&table, json!({"sit": {"wish": "blue"}})).await, "no-such-seat");
    ben.order(&table, "sit", json!({"sit": {"seat": 0, "wish": "lotus"}})).await;
    assert_eq!(ben.refused(&table, json!({"wish": {"seat": 0, "wish": "koi"}})).await, "wish-taken");
    assert_eq!(ben.refused(&table, json!({"wish": {"seat": 2, "wish": null}})).await, "not-your-seat");
    ben.order(&table, "wish", json!({"wish": {"seat": 0, "wish": "turtle"}})).await;
    assert_eq!(ben.refused(&table, json!({"add_bot": {"bot": "greedy"}})).await, "owner-only");
    assert_eq!(anna.refused(&table, json!({"add_bot": {"bot": "genius"}})).await, "no-such-bot");
    assert_eq!(anna.refused(&table, json!({"add_bot": {"bot": "exec:\"rm -rf\""}})).await, "no-such-bot");
    assert_eq!(anna.refused(&table, json!({"add_bot": {"bot": "greedy:nobody"}})).await, "no-such-bot");
    anna.order(&table, "bot", json!({"add_bot": {"seat": 1, "bot": "greedy:any", "wish": "lotus"}})).await;
    assert_eq!(anna.refused(&table, json!({"start": {}})).await, "seats-are-free");
    anna.order(&table, "bot-2", json!({"add_bot": {"bot": "random"}})).await;
    assert_eq!(anna.refused(&table, json!({"add_bot": {"bot": "random"}})).await, "table-full");
    assert_eq!(anna.refused(&table, json!({"start": {}})).await, "not-all-are-ready");
    ben.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    assert_eq!(ben.refused(&table, json!({"start": {}})).await, "owner-only");
    // Whoever agreed agreed to something else.
    let setup = json!({"game": "rising-sun", "seats": 4, "open": true, "options": {"set": "teapot"}});
    anna.order(&table, "configure", json!({"configure": {"setup": setup}})).await;
    assert_eq!(anna.refused(&table, json!({"start": {}})).await, "not-all-are-ready");
    ben.order(&table, "ready-2", json!({"ready": {"ready": true}})).await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let info = anna.table(&table).await;
    assert_eq!(seat(&info, "koi")["person"], anna.person);
    assert_eq!(seat(&info, "turtle")["person"], ben.person);
    // Any character became one that everybody knows.
    let bot = seat(&info, "lotus")["bot"].as_str().unwrap().to_owned();
    assert!(bot.starts_with("greedy:") && bot != "greedy:any", "{bot}");
    assert_eq!(ben.refused(&table, json!({"sit": {}})).await, "begun-already");
}

#[tokio::test]
async fn people_leave_before_the_game_and_the_owner_hands_over() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let mut cleo = served.guest("Cleo").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    for client in [&mut anna, &mut ben, &mut cleo] {
        client.order(&table, "sit", json!({"sit": {}})).await;
    }
    assert_eq!(ben.refused(&table, json!({"remove": {"seat": 2}})).await, "not-your-seat");
    anna.order(&table, "kick", json!({"remove": {"seat": 2}})).await;
    let info = anna.table(&table).await;
    assert_eq!(info["seats"][2]["person"], Value::Null);
    assert_eq!(cleo.refused(&table, json!({"leave": {}})).await, "not-seated");
    assert_eq!(anna.refused(&table, json!({"hand_over": {"to": cleo.person}})).await, "not-seated");
    anna.order(&table, "leave", json!({"leave": {}})).await;
    let info = ben.table(&table).await;
    assert_eq!((&info["owner"], &info["seats"][0]["person"]), (&json!(ben.person), &Value::Null));
    assert_eq!(cleo.refused(&table, json!({"sit": {}})).await, "removed", "only by a new invitation");
    let sit = json!({"idempotency_key": "sit-2", "command": {"sit": {}}, "invite": info["invite"]});
    cleo.post(&format!("/api/tables/{table}/commands"), sit).await;
    ben.order(&table, "hand", json!({"hand_over": {"to": cleo.person}})).await;
    assert_eq!(ben.refused(&table, json!({"start": {}})).await, "owner-only");
    cleo.order(&table, "leave", json!({"leave": {}})).await;
    ben.order(&table, "leave", json!({"leave": {}})).await;
    assert_eq!(ben.get("/api/tables").await["tables"], json!([]), "nobody is left to wait for");
}

#[tokio::test]
async fn a_socket_follows_its_person_from_the_lobby_to_the_seat() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "rising-sun", "seats": 3, "open": true})).await;
    // In the game the clans sit in an order of their own.
    anna.order(&table, "sit", json!({"sit": {"seat": 0, "wish": "turtle"}})).await;
    anna.order(&table, "bot", json!({"add_bot": {"seat": 1, "bot": "greedy", "wish": "lotus"}})).await;
    let mut first = anna.socket(&table, "").await;
    assert_eq!(first.hear_of("welcome").await["viewer"], "lobby");
    let mut second = ben.socket(&table, "").await;
    assert_eq!(second.hear_of("welcome").await["viewer"], "spectator");
    second.done("sit", json!({"sit": {"wish": "koi"}})).await;
    second.done("ready", json!({"ready": {"ready": true}})).await;
    first.order("start", json!({"start": {}})).await;
    for (socket, name) in [(&mut first, "turtle"), (&mut second, "koi")] {
        let welcome = socket.hear_until("welcome", |welcome| welcome["viewer"] != "lobby").await;
        assert_eq!(welcome["viewer"], name);
        let moment = socket.hear_of("update").await;
        assert_eq!(moment["log"][0]["number"], 1, "the story is told from the start");
        assert_eq!(moment["legal"][0]["action"], "ready");
    }
    second.done("act", json!({"act": {"action": "ready"}})).await;
    let waiting = ben.moment(&table).await["waiting_for"].clone();
    assert!(!waiting.as_array().unwrap().contains(&json!("koi")), "the socket acts for its own seat: {waiting}");
}

#[tokio::test]
async fn spectators_look_on_where_the_table_allows_it() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let (mut cleo, eve) = (served.guest("Cleo").await, served.guest("Eve").await);
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["koi", "lotus", "turtle"], "rising-sun", json!({"open": true})).await;
    let mut eyes = eve.socket(&table, "").await;
    assert_eq!(eyes.hear_of("welcome").await["viewer"], "spectator");
    let moment = eyes.hear_of("update").await;
    assert_eq!((&moment["legal"], &moment["undo"]), (&json!([]), &json!(0)));
    assert!(eve.try_socket(&table, "as=koi").await.is_err());
    assert!(ben.try_socket(&table, "as=koi").await.is_err());
    ben.refused(&table, json!({"spectators": {"allowed": false}})).await;
    anna.order(&table, "alone", json!({"spectators": {"allowed": false}})).await;
    while eyes.hear().await.is_some() {}
    assert!(eve.try_socket(&table, "").await.is_err(), "nobody may look on any more");
    assert!(ben.try_socket(&table, "").await.is_ok());
}

#[tokio::test]
async fn one_person_plays_several_seats_on_one_screen() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "rising-sun", "seats": 3})).await;
    for (seat, clan) in ["koi", "lotus", "turtle"].iter().enumerate() {
        anna.order(&table, &format!("sit-{seat}"), json!({"sit": {"wish": clan}})).await;
    }
    anna.order(&table, "start", json!({"start": {}})).await;
    assert_eq!(anna.refused(&table, json!({"act": {"action": "ready"}})).await, "which-seat");
    let body = json!({"idempotency_key": "koi", "as": "koi", "command": {"act": {"action": "ready"}}});
    anna.post(&format!("/api/tables/{table}/commands"), body).await;
    let mut lotus = anna.socket(&table, "as=lotus").await;
    assert_eq!(lotus.hear_of("welcome").await["viewer"], "lotus");
    lotus.done("lotus", json!({"act": {"action": "ready"}})).await;
    assert_eq!(anna.moment(&table).await["waiting_for"], json!(["turtle"]));
    // The same socket may also speak for another seat of the same person.
    lotus
        .say(
            &json!({"request": {"idempotency_key": "turtle", "as": "turtle", "command": {"act": {"action": "ready"}}}})
                .to_string(),
        )
        .await;
    lotus.hear_until("done", |done| done["idempotency_key"] == "turtle").await;
    let waiting = anna.moment(&table).await["waiting_for"].clone();
    assert_eq!(waiting.as_array().unwrap().len(), 1, "the tea ceremony is over: {waiting}");
    let mine = anna.get("/api/me/tables").await;
    assert_eq!(mine["tables"][0]["awaited"], json!([anna.person]));
}

#[tokio::test]
async fn my_games_say_whose_turn_it_is() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let mut cleo = served.guest("Cleo").await;
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["koi", "lotus", "turtle"], "rising-sun", json!({})).await;
    for client in [&mut anna, &mut ben] {
        client.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    }
    let mine = anna.get("/api/me/tables").await;
    assert_eq!((&mine["tables"][0]["id"], &mine["tables"][0]["stage"]), (&json!(table), &json!("playing")));
    assert_eq!(mine["tables"][0]["awaited"], json!([cleo.person]));
}

#[tokio::test]
async fn a_bot_takes_over_from_whoever_leaves_and_hands_back() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let mut cleo = served.guest("Cleo").await;
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["koi", "lotus", "turtle"], "rising-sun", json!({})).await;
    anna.order(&table, "leave", json!({"leave": {}})).await;
    let info = ben.table(&table).await;
    assert!(seat(&info, "koi")["bot"].is_string());
    assert_eq!(seat(&info, "koi")["person"], anna.person, "the seat stays theirs");
    assert_ne!(info["owner"], anna.person, "somebody who plays owns the table");
    assert_eq!(anna.refused(&table, json!({"act": {"action": "ready"}})).await, "come-back-first");
    assert_eq!(anna.refused(&table, json!({"leave": {}})).await, "left-already");
    for person in [&mut ben, &mut cleo] {
        person.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    }
    let political = |moment: &Value| moment["view"]["game"]["phase"] == "political";
    until(&mut ben, &format!("/api/tables/{table}/game"), political).await;
    anna.order(&table, "back", json!({"return": {}})).await;
    assert_eq!(seat(&anna.table(&table).await, "koi")["bot"], Value::Null);
    assert_eq!(anna.refused(&table, json!({"return": {}})).await, "not-replaced");
    assert_eq!(anna.moment(&table).await["undo"], 0, "what the bot did is not hers to undo");
}

#[tokio::test]
async fn a_vanished_player_is_replaced_by_vote_and_another_person_takes_the_seat() {
    let clock = Clock::at(1_700_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let (mut cleo, mut eve) = (served.guest("Cleo").await, served.guest("Eve").await);
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["koi", "lotus", "turtle"], "rising-sun", json!({"open": true})).await;
    let vote = json!({"vote": {"about": "turtle", "replace": true}});
    let free = json!({"open": {"about": "turtle", "open": true}});
    let _looks = anna.socket(&table, "").await;
    let mut there = cleo.socket(&table, "").await;
    assert_eq!(there.hear_of("welcome").await["viewer"], "turtle");
    assert_eq!(eve.refused(&table, vote.clone()).await, "players-only");
    assert_eq!(cleo.refused(&table, json!({"vote": {"about": "turtle", "replace": false}})).await, "players-only");
    clock.pass(3_600_000);
    assert_eq!(anna.refused(&table, vote.clone()).await, "still-here", "she looks at the table");
    drop(there);
    until(&mut anna, &format!("/api/tables/{table}"), |info| seat(info, "turtle")["present"] == false).await;
    clock.pass(9 * 60_000);
    assert_eq!(anna.refused(&table, vote.clone()).await, "still-here", "she was there a moment ago");
    clock.pass(60_000);
    anna.order(&table, "vote", vote.clone()).await;
    let info = anna.table(&table).await;
    assert_eq!((&seat(&info, "turtle")["votes"], &seat(&info, "turtle")["bot"]), (&json!([anna.person]), &Value::Null));
    ben.order(&table, "vote", vote.clone()).await;
    assert!(seat(&anna.table(&table).await, "turtle")["bot"].is_string());
    assert_eq!(ben.refused(&table, vote).await, "bot-plays-there");
    assert_eq!(eve.refused(&table, json!({"take": {"about": "turtle"}})).await, "seat-taken");
    assert_eq!(ben.refused(&table, free.clone()).await, "owner-only");
    assert_eq!(anna.refused(&table, json!({"open": {"about": "lotus", "open": true}})).await, "not-replaced");
    clock.pass(23 * 3_600_000);
    assert_eq!(anna.refused(&table, free.clone()).await, "may-come-back");
    clock.pass(3_600_000);
    anna.order(&table, "open", free.clone()).await;
    assert_eq!(ben.refused(&table, json!({"take": {"about": "turtle"}})).await, "seated-already");
    let mut gone = cleo.socket(&table, "").await;
    gone.hear_until("welcome", |welcome| welcome["viewer"] == "turtle").await;
    let mut eyes = eve.socket(&table, "").await;
    eve.order(&table, "take", json!({"take": {"about": "turtle"}})).await;
    eyes.hear_until("welcome", |welcome| welcome["viewer"] == "turtle").await;
    gone.hear_until("welcome", |welcome| welcome["viewer"] == "spectator").await;
    let moment = gone.hear_of("update").await;
    assert_eq!(moment["legal"], json!([]), "whoever lost the seat no longer sees with its eyes");
    assert_eq!(cleo.refused(&table, json!({"return": {}})).await, "not-replaced");
    assert_eq!(cleo.refused(&table, json!({"act": {"action": "ready"}})).await, "not-seated");
    assert_eq!(seat(&anna.table(&table).await, "turtle")["person"], eve.person);
    // When the one who took it leaves, the seat is at once there for whoever had it before, and for others when it is free.
    eve.order(&table, "leave", json!({"leave": {}})).await;
    let mut dora = served.guest("Dora").await;
    assert_eq!(dora.refused(&table, json!({"take": {"about": "turtle"}})).await, "seat-taken");
    cleo.order(&table, "again", json!({"take": {"about": "turtle"}})).await;
    gone.hear_until("welcome", |welcome| welcome["viewer"] == "turtle").await;
    cleo.order(&table, "leave", json!({"leave": {}})).await;
    anna.order(&table, "open again", free).await;
    dora.order(&table, "take", json!({"take": {"about": "turtle"}})).await;
    assert_eq!(seat(&anna.table(&table).await, "turtle")["person"], dora.person);
}

#[tokio::test]
async fn where_a_clock_runs_nobody_is_voted_out_in_time() {
    let clock = Clock::at(1_700_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let mut cleo = served.guest("Cleo").await;
    let setup = json!({"pace": {"days": {"days": 3}}, "on_timeout": "vote"});
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["koi", "lotus", "turtle"], "rising-sun", setup).await;
    let vote = json!({"vote": {"about": "turtle", "replace": true}});
    clock.pass(2 * DAY);
    assert_eq!(anna.refused(&table, vote.clone()).await, "still-has-time");
    clock.pass(2 * DAY);
    until(&mut anna, &format!("/api/tables/{table}"), |info| seat(info, "turtle")["timed_out"] == true).await;
    anna.order(&table, "vote", vote.clone()).await;
    ben.order(&table, "vote", vote).await;
    assert!(seat(&anna.table(&table).await, "turtle")["bot"].is_string());
    // Their time was up: another may take the seat at once.
    anna.order(&table, "open", json!({"open": {"about": "turtle", "open": true}})).await;
}

#[tokio::test]
async fn a_table_that_was_closed_while_a_bot_thought_stays_closed() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    for round in 0..4 {
        let table = table_with_bots(&mut anna, "shogun", 3, "master").await;
        anna.order(&table, "start", json!({"start": {}})).await;
        anna.order(&table, &format!("close {round}"), json!({"close": {}})).await;
        // A master needs most of a second for its plan.
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        assert_eq!(anna.table(&table).await["stage"], "closed");
        assert!(!anna.get("/api/me/tables").await.to_string().contains(&table));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_many_tables_finds_them_all() {
    for home in Home::both("many") {
        let served = serve_with(|config| config.database = home.database()).await;
        let mut anna = served.guest("Anna").await;
        let real = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
        let database = home.open().await;
        // Of 450 tables all but the eight that nobody has touched for the longest time are over; each moment has three.
        let (copy, join) = (
            "INSERT INTO tables (id, game, stage, is_open, seq, created_at, changed_at, due_at, summary) \
             SELECT $1, game, $2, is_open, seq, created_at, $3, due_at, REPLACE(summary, $4, $1) FROM tables WHERE id = $4",
            "INSERT INTO members (table_id, person) VALUES ($1, $2)",
        );
        for number in 1..450i64 {
            let (id, stage) = (format!("t-{number:03}"), if number < 8 { "playing" } else { "over" });
            let insert = sqlx::query(copy).bind(&id).bind(stage).bind(1000 + number / 3).bind(&real);
            insert.execute(&database).await.unwrap();
            sqlx::query(join).bind(&id).bind(&anna.person).execute(&database).await.unwrap();
        }

        let (mut found, mut sizes, mut path) = (Vec::new(), Vec::new(), "/api/me/tables".to_owned());
        loop {
            let part = anna.get(&path).await;
            let tables = part["tables"].as_array().unwrap();
            sizes.push(tables.len());
            found.extend(tables.iter().map(|table| table["id"].as_str().unwrap().to_owned()));
            let Some(next) = part["next"].as_str() else { break };
            path = format!("/api/me/tables?after={next}");
        }
        assert_eq!(sizes, [200, 200, 50]);
        let mut expected: Vec<(bool, i64, String)> =
            (1..450i64).map(|number| (number >= 8, -(number / 3), format!("t-{number:03}"))).collect();
        expected.sort();
        let expected = std::iter::once(real).chain(expected.into_iter().map(|(.., id)| id));
        assert_eq!(found, expected.collect::<Vec<_>>(), "what goes on comes first, however long it rested");

        for strange in ["", "2-1-t", "1-x-t", "1-1", "nonsense"] {
            let (status, problem) = anna.send(Method::GET, &format!("/api/me/tables?after={strange}"), None).await;
            assert_eq!((status, &problem["code"]), (StatusCode::BAD_REQUEST, &json!("strange-mark")), "{strange}");
        }
        let mut bert = served.guest("Bert").await;
        assert_eq!(bert.get("/api/me/tables").await, json!({"tables": [], "next": null}));
        assert_eq!(bert.get("/api/me/tables?after=0-9999-").await["tables"], json!([]), "a mark shows nobody else's");
        served.running.stop().await;
    }
}
