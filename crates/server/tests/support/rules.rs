//! Two people and a bot at a table whose log is changed behind the server's back, as if the rules had changed.

#![allow(dead_code)]

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::AnyPool;

use crate::support::{Client, PATIENCE};

/// The same people at a server that was started again.
pub(crate) fn again(client: &Client, url: &str) -> Client {
    let mut client = client.clone();
    client.url = url.to_owned();
    client
}

/// How the game stands for somebody.
pub(crate) async fn moment(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/game")).await
}

/// Anna, Ben and a bot at a table that has begun.
pub(crate) async fn begin(url: &str, game: &str) -> ([Client; 2], String) {
    // Where the server is another process, nobody else has chosen what speaks TLS here.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let (mut anna, mut ben) = (Client::guest(url, "Anna").await, Client::guest(url, "Ben").await);
    let table = anna.put_up(json!({"game": game, "seats": 3, "open": true})).await;
    anna.order(&table, "sit", json!({"sit": {}})).await;
    ben.order(&table, "sit", json!({"sit": {}})).await;
    ben.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.order(&table, "bot", json!({"add_bot": {"bot": "greedy"}})).await;
    anna.order(&table, "start", json!({"start": {}})).await;
    anna.order(&table, "hello", json!({"say": {"to": "table", "text": "Good evening"}})).await;
    ([anna, ben], table)
}

/// Waits until a person is to decide; which one, and what may be done first.
pub(crate) async fn turn(people: &mut [Client; 2], table: &str) -> Option<(usize, Value)> {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        for (index, person) in people.iter_mut().enumerate() {
            let moment = moment(person, table).await;
            if moment["waiting_for"] == json!([]) {
                return None;
            }
            // The middle one, so that the game moves about.
            let legal = moment["legal"].as_array().unwrap();
            if let Some(choice) = legal.get(legal.len() / 2) {
                return Some((index, choice["action"].clone()));
            }
        }
        assert!(tokio::time::Instant::now() < deadline, "a person is waited for");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Lets the people decide so many times, or to the end; the keys of what they ask for begin with a word.
pub(crate) async fn play(people: &mut [Client; 2], table: &str, word: &str, decisions: usize) -> usize {
    for number in 0..decisions {
        let Some((index, action)) = turn(people, table).await else { return number };
        // Where both are waited for, the other's decision may come first.
        let key = format!("{word}-{number}");
        let (status, answer) = people[index].try_order(table, &key, json!({"act": {"action": action}})).await;
        assert!(matches!(status, StatusCode::OK | StatusCode::CONFLICT), "{answer}");
    }
    turn(people, table).await;
    decisions
}

/// The lines of a log.
pub(crate) async fn log(database: &AnyPool, table: &str) -> Vec<(i64, Value)> {
    let rows: Vec<(i64, String)> = sqlx::query_as("SELECT seq, body FROM log WHERE table_id = $1 ORDER BY seq")
        .bind(table)
        .fetch_all(database)
        .await
        .unwrap();
    rows.into_iter().map(|(seq, body)| (seq, serde_json::from_str(&body).unwrap())).collect()
}

/// Changes a line of a log behind the server's back.
async fn overwrite(database: &AnyPool, table: &str, seq: i64, line: &Value) {
    let query = sqlx::query("UPDATE log SET body = $1 WHERE table_id = $2 AND seq = $3");
    query.bind(line.to_string()).bind(table).bind(seq).execute(database).await.unwrap();
}

/// Makes the log look as if it had been played by other rules: their version is older, and the first decision after
/// `after` is one that nobody knows any more.
pub(crate) async fn change_the_rules(database: &AnyPool, table: &str, after: i64) {
    let lines = log(database, table).await;
    let (seq, mut started) = lines.iter().find(|(_, line)| line["what"].get("started").is_some()).unwrap().clone();
    started["what"]["started"]["rules"] = json!(0);
    overwrite(database, table, seq, &started).await;
    let did = |line: &Value| line["what"].get("did").is_some();
    let (seq, mut first) = lines.iter().find(|(seq, line)| *seq > after && did(line)).unwrap().clone();
    first["what"]["did"]["deed"] = json!({"what_nobody_does_any_more": {}});
    overwrite(database, table, seq, &first).await;
}

/// The newest snapshot, once it is at least as new as a line.
pub(crate) async fn snapshot(database: &AnyPool, table: &str, least: i64) -> (i64, i64, String) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let sql = "SELECT seq, rules, body FROM snapshots WHERE table_id = $1";
        let row: Option<(i64, i64, String)> = sqlx::query_as(sql).bind(table).fetch_optional(database).await.unwrap();
        match row {
            Some(row) if row.0 >= least => return row,
            _ => assert!(tokio::time::Instant::now() < deadline, "a snapshot comes"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// What was said at the table.
pub(crate) fn sayings(heard: &[String]) -> Vec<String> {
    let lines = heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    lines.filter_map(|message| Some(message.get("chat")?["text"].as_str()?.to_owned())).collect()
}

/// Everything that the people see of the game, once the bot has nothing to do: nothing changes then by itself. Where it leaves
/// the people time to negotiate, they come to an end.
pub(crate) async fn seen(people: &mut [Client; 2], table: &str) -> [Value; 2] {
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    let is_bot =
        |name: &Value| info["seats"].as_array().unwrap().iter().any(|it| it["name"] == *name && !it["bot"].is_null());
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let [anna, ben] = people;
        let moments = [moment(anna, table).await, moment(ben, table).await];
        if !moments[0]["waiting_for"].as_array().unwrap().iter().any(is_bot) {
            return [moment(anna, table).await, moment(ben, table).await];
        }
        assert!(tokio::time::Instant::now() < deadline, "the bot decides");
        for (person, moment) in people.iter_mut().zip(&moments) {
            if moment["legal"][0]["action"] == "ready" {
                let key = format!("tea {}", moment["number"]);
                person.try_order(table, &key, json!({"act": {"action": "ready"}})).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
