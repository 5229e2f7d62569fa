//! Whole games over real sockets.

use crate::support::{serve, table_with_bots};
use serde_json::{Value, json};

/// Plays the first legal action until the game is over.
async fn a_person_plays_to_the_end(game: &str) {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = table_with_bots(&mut anna, game, 3, "greedy:any").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let mut socket = anna.socket(&table, "lang=en").await;
    let mut number = 0;
    loop {
        let message = socket.hear().await.expect("the game goes on");
        if let Some(info) = message.get("table")
            && info["stage"] == "over"
        {
            assert_eq!(info["places"].as_array().unwrap().len(), 3);
            break;
        }
        let Some(moment) = message.get("update") else { continue };
        for item in moment["log"].as_array().unwrap() {
            number = item["number"].as_u64().unwrap();
            assert!(item["text"].as_str().is_some_and(|text| !text.contains('⟨')), "{item}");
        }
        assert!(moment["number"].as_u64().unwrap() >= number);
        if let Some(choice) = moment["legal"].as_array().unwrap().first() {
            let key = format!("act-{}", socket.heard.len());
            socket.order(&key, json!({"act": {"action": choice["action"]}})).await;
        }
    }
    let told = anna.get(&format!("/api/tables/{table}/game?since=0")).await;
    let numbers: Vec<u64> =
        told["log"].as_array().unwrap().iter().map(|item| item["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=told["number"].as_u64().unwrap()).collect::<Vec<_>>(), "the story can be told again");
    let mine: Value = anna.get("/api/me/tables").await;
    assert_eq!(mine["tables"][0]["stage"], "over");
    served.running.stop().await;
}

#[tokio::test]
async fn a_person_plays_rising_sun_with_bots_to_the_end() {
    a_person_plays_to_the_end("rising-sun").await;
}

#[tokio::test]
async fn a_person_plays_shogun_with_bots_to_the_end() {
    a_person_plays_to_the_end("shogun").await;
}
