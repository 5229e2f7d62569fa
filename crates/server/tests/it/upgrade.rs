//! Games in progress survive a change of the rules: their logs are changed behind the server's back, so that they can
//! no longer be played from the beginning, and the games go on all the same.

use crate::rules::{again, begin, change_the_rules, log, play, sayings, seen, snapshot};
use crate::support::home::Home;
use crate::support::{Served, serve_with};
use reqwest::{Method, StatusCode};
use serde_json::json;

/// Starts a server where there may be tables already.
async fn serve_in(home: &Home) -> Served {
    serve_with(|config| config.database = home.database()).await
}

async fn a_game_goes_on_from_its_snapshot(game: &str, home: &Home) {
    let served = serve_in(home).await;
    let (mut people, table) = begin(&served.url, game).await;
    play(&mut people, &table, "old", 30).await;
    let before = seen(&mut people, &table).await;
    served.running.stop().await;

    let database = home.open().await;
    let last = log(&database, &table).await.len() as i64;
    let (seq, _, body) = snapshot(&database, &table, 1).await;
    assert_eq!(seq, last, "whoever stops the server leaves everything written down");
    println!("{game}, {home:?}: a snapshot has {} bytes", body.len());
    change_the_rules(&database, &table, 0).await;

    let served = serve_in(home).await;
    let mut people = people.each_ref().map(|person| again(person, &served.url));
    let after = seen(&mut people, &table).await;
    for (before, after) in before.iter().zip(&after) {
        for part in ["view", "legal", "waiting_for"] {
            assert_eq!(before[part], after[part], "{part}");
        }
        assert!(after["number"].as_u64() > before["number"].as_u64(), "news never count backwards");
    }
    let mut socket = people[0].socket(&table, "lang=en").await;
    socket.hear_of("update").await;
    let said = sayings(&socket.heard);
    assert!(said.contains(&"Good evening".to_owned()), "{said:?}");
    assert!(said.last().unwrap().starts_with("The rules of this game were renewed"), "{said:?}");
    // What was done before is not done again, and what is new is numbered on.
    people[0].order(&table, "hello", json!({"say": {"to": "table", "text": "Good evening"}})).await;
    let number = after[0]["number"].as_u64().unwrap();
    play(&mut people, &table, "few", 3).await;
    let told = people[0].get(&format!("/api/tables/{table}/game?since={number}")).await;
    let numbers: Vec<u64> =
        told["log"].as_array().unwrap().iter().map(|item| item["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (number + 1..=told["number"].as_u64().unwrap()).collect::<Vec<_>>());
    play(&mut people, &table, "new", usize::MAX).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["stage"], info["places"].as_array().map(Vec::len)), (&json!("over"), Some(3)), "{info}");
    let end = seen(&mut people, &table).await;
    served.running.stop().await;

    let served = serve_in(home).await;
    let mut people = people.each_ref().map(|person| again(person, &served.url));
    assert_eq!(seen(&mut people, &table).await, end, "the log says by itself how the game went on");
    let renewed = log(&database, &table).await.iter().filter(|(_, line)| line["what"].get("renewed").is_some()).count();
    assert_eq!(renewed, 1);
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rising_sun_goes_on_from_its_snapshot() {
    for home in Home::both("rising_sun") {
        a_game_goes_on_from_its_snapshot("rising-sun", &home).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn shogun_goes_on_from_its_snapshot() {
    for home in Home::both("shogun") {
        a_game_goes_on_from_its_snapshot("shogun", &home).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_new_rules_refuse_after_the_snapshot_is_void_and_the_rest_stays() {
    for home in Home::both("refused") {
        what_is_refused_is_void(&home).await;
    }
}

async fn what_is_refused_is_void(home: &Home) {
    println!("{home:?}");
    let served = serve_in(home).await;
    let (mut people, table) = begin(&served.url, "shogun").await;
    play(&mut people, &table, "old", 12).await;
    let database = home.open().await;
    let (seq, rules, body) = snapshot(&database, &table, 10).await;
    play(&mut people, &table, "later", 6).await;
    people[1].order(&table, "late", json!({"say": {"to": "table", "text": "Still here"}})).await;
    let before = seen(&mut people, &table).await;
    served.running.stop().await;

    // The server did not come to write down the last turns, and their first decision is refused.
    let query = sqlx::query("UPDATE snapshots SET seq = $1, rules = $2, body = $3 WHERE table_id = $4");
    query.bind(seq).bind(rules).bind(body).bind(&table).execute(&database).await.unwrap();
    change_the_rules(&database, &table, seq).await;
    let served = serve_in(home).await;
    let mut people = people.each_ref().map(|person| again(person, &served.url));
    let after = seen(&mut people, &table).await;
    assert_ne!(before[0]["view"], after[0]["view"], "the last decisions are void");
    let lines = log(&database, &table).await;
    let (renewed, _) = lines.iter().find(|(_, line)| line["what"].get("renewed").is_some()).unwrap();
    let sql = "SELECT seq FROM tables WHERE id = $1";
    let listed: i64 = sqlx::query_scalar(sql).bind(&table).fetch_one(&database).await.unwrap();
    assert!(listed >= *renewed, "lists, and when a bot is waited for, are those of the game that goes on");
    assert!((0..2).all(|index| after[index]["number"].as_u64() > before[index]["number"].as_u64()));
    let mut socket = people[0].socket(&table, "lang=en").await;
    socket.hear_of("update").await;
    assert!(sayings(&socket.heard).contains(&"Still here".to_owned()), "what was said stays");
    play(&mut people, &table, "new", usize::MAX).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "over");
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_go_on_says_so_and_harms_nobody() {
    for home in Home::both("lost") {
        a_table_cannot_go_on(&home).await;
    }
}

async fn a_table_cannot_go_on(home: &Home) {
    println!("{home:?}");
    let served = serve_in(home).await;
    let (mut people, lost) = begin(&served.url, "shogun").await;
    play(&mut people, &lost, "old", 6).await;
    let other = people[0].put_up(json!({"game": "shogun", "seats": 3})).await;
    served.running.stop().await;
    let database = home.open().await;
    change_the_rules(&database, &lost, 0).await;
    sqlx::query("DELETE FROM snapshots").execute(&database).await.unwrap();
    let written = log(&database, &lost).await;

    let served = serve_in(home).await;
    let mut people = people.each_ref().map(|person| again(person, &served.url));
    let (status, problem) = people[0].send(Method::GET, &format!("/api/tables/{lost}/game"), None).await;
    assert_eq!((status, &problem["code"]), (StatusCode::CONFLICT, &json!("cannot-resume")), "{problem}");
    people[0].order(&other, "sit", json!({"sit": {}})).await;
    assert_eq!(log(&database, &lost).await, written, "nothing is changed that cannot be mended");
    served.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_with_a_hole_is_refused_at_once_and_stays_as_it_is() {
    for home in Home::both("hole") {
        println!("{home:?}");
        let served = serve_in(&home).await;
        let (mut people, table) = begin(&served.url, "shogun").await;
        play(&mut people, &table, "old", 6).await;
        served.running.stop().await;
        let database = home.open().await;
        let last = log(&database, &table).await.len() as i64;
        let query = sqlx::query("DELETE FROM log WHERE table_id = $1 AND seq = $2").bind(&table).bind(last - 2);
        query.execute(&database).await.unwrap();
        let written = log(&database, &table).await;

        let served = serve_in(&home).await;
        let mut people = people.each_ref().map(|person| again(person, &served.url));
        for path in ["game", "commands"] {
            let asked = std::time::Instant::now();
            let (status, problem) = people[0].send(Method::GET, &format!("/api/tables/{table}/{path}"), None).await;
            assert_eq!((status, &problem["code"]), (StatusCode::CONFLICT, &json!("cannot-resume")), "{problem}");
            assert!(asked.elapsed() < std::time::Duration::from_secs(10), "{:?}", asked.elapsed());
        }
        assert_eq!(log(&database, &table).await, written);
        served.running.stop().await;
    }
}
