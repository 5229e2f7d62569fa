//! A game of two people and a bot whose stored log is changed as if the rules had changed since it was played.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::AnyPool;
use tokio::time::Instant;

use crate::TEST_TIMEOUT;
use crate::client::Client;

/// Starts a game of Anna, Ben and a bot.
pub async fn begin(url: &str, game: &str) -> ([Client; 2], String) {
    let (mut anna, mut ben) = (Client::guest(url, "Anna").await, Client::guest(url, "Ben").await);
    let table = anna.create_table(json!({"game": game, "seats": 3, "open": true})).await;
    anna.command(&table, "sit", json!({"sit": {}})).await;
    ben.command(&table, "sit", json!({"sit": {}})).await;
    ben.command(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.command(&table, "bot", json!({"add_bot": {"bot": "greedy"}})).await;
    anna.command(&table, "start", json!({"start": {}})).await;
    anna.command(&table, "hello", json!({"say": {"to": "table", "text": "Good evening"}})).await;
    ([anna, ben], table)
}

/// Waits until one of the people must decide, and returns which one with a legal action; `None` when the game is over.
pub async fn next_decision(people: &mut [Client; 2], table: &str) -> Option<(usize, Value)> {
    let deadline = Instant::now() + TEST_TIMEOUT;
    loop {
        for (index, person) in people.iter_mut().enumerate() {
            let game = person.game(table).await;
            if game["waiting_for"] == json!([]) {
                return None;
            }
            // The middle of the list, because the first actions often pass.
            let legal = game["legal"].as_array().unwrap();
            if let Some(choice) = legal.get(legal.len() / 2) {
                return Some((index, choice["action"].clone()));
            }
        }
        assert!(Instant::now() < deadline, "the bot never finished its turn");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Lets the people make this many decisions, or fewer where the game ends, and returns the number. Idempotency keys
/// begin with `prefix`.
pub async fn play(people: &mut [Client; 2], table: &str, prefix: &str, decisions: usize) -> usize {
    for number in 0..decisions {
        let Some((index, action)) = next_decision(people, table).await else { return number };
        // Where both must decide, the other's decision may come first.
        let key = format!("{prefix}-{number}");
        let (status, answer) = people[index].try_command(table, &key, json!({"act": {"action": action}})).await;
        assert!(matches!(status, StatusCode::OK | StatusCode::CONFLICT), "{answer}");
    }
    next_decision(people, table).await;
    decisions
}

/// The stored events of a table, with their sequence numbers.
pub async fn stored_log(database: &AnyPool, table: &str) -> Vec<(i64, Value)> {
    let rows: Vec<(i64, String)> = sqlx::query_as("SELECT seq, body FROM log WHERE table_id = $1 ORDER BY seq")
        .bind(table)
        .fetch_all(database)
        .await
        .unwrap();
    rows.into_iter().map(|(seq, body)| (seq, serde_json::from_str(&body).unwrap())).collect()
}

/// Replaces a stored event behind the server's back.
async fn overwrite(database: &AnyPool, table: &str, seq: i64, event: &Value) {
    let query = sqlx::query("UPDATE log SET body = $1 WHERE table_id = $2 AND seq = $3");
    query.bind(event.to_string()).bind(table).bind(seq).execute(database).await.unwrap();
}

/// Makes a log look as if it had been played by other rules: their version is older, and the first decision after
/// `after` is of a kind that no longer exists.
pub async fn make_log_outdated(database: &AnyPool, table: &str, after: i64) {
    let events = stored_log(database, table).await;
    let (seq, mut started) = events.iter().find(|(_, event)| event["what"].get("started").is_some()).unwrap().clone();
    started["what"]["started"]["rules"] = json!(0);
    overwrite(database, table, seq, &started).await;
    let is_decision = |event: &Value| event["what"].get("did").is_some();
    let (seq, mut first) = events.iter().find(|(seq, event)| *seq > after && is_decision(event)).unwrap().clone();
    first["what"]["did"]["deed"] = json!({"action_that_no_longer_exists": {}});
    overwrite(database, table, seq, &first).await;
}

/// Waits for a snapshot that includes event `least`, and returns its sequence number, rules version and body.
pub async fn wait_for_snapshot(database: &AnyPool, table: &str, least: i64) -> (i64, i64, String) {
    let deadline = Instant::now() + TEST_TIMEOUT;
    loop {
        let sql = "SELECT seq, rules, body FROM snapshots WHERE table_id = $1";
        let row: Option<(i64, i64, String)> = sqlx::query_as(sql).bind(table).fetch_optional(database).await.unwrap();
        match row {
            Some(row) if row.0 >= least => return row,
            _ => assert!(Instant::now() < deadline, "no snapshot in time"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The texts of the chat messages among the messages of a socket.
pub fn chat_texts(messages: &[String]) -> Vec<String> {
    let messages = messages.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    messages.filter_map(|message| Some(message.get("chat")?["text"].as_str()?.to_owned())).collect()
}

/// What both people see of the game once the bot has nothing to do, so that nothing changes by itself. Where the bot
/// leaves time to negotiate, the people end the negotiation.
pub async fn settled_games(people: &mut [Client; 2], table: &str) -> [Value; 2] {
    let info = people[0].table(table).await;
    let is_bot =
        |name: &Value| info["seats"].as_array().unwrap().iter().any(|it| it["name"] == *name && !it["bot"].is_null());
    let deadline = Instant::now() + TEST_TIMEOUT;
    loop {
        let [anna, ben] = people;
        let games = [anna.game(table).await, ben.game(table).await];
        if !games[0]["waiting_for"].as_array().unwrap().iter().any(is_bot) {
            return [anna.game(table).await, ben.game(table).await];
        }
        assert!(Instant::now() < deadline, "the bot never decided");
        for (person, game) in people.iter_mut().zip(&games) {
            if game["legal"][0]["action"] == "ready" {
                let key = format!("tea {}", game["number"]);
                person.try_command(table, &key, json!({"act": {"action": "ready"}})).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
