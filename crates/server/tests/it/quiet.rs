//! What somebody does in secret shows nowhere: not in lists, not at the seat.

use crate::support::{Client, evening, seat, serve_with, until};
use serde_json::{Value, json};
use server::clock::Clock;

const START: i64 = 1_700_000_000_000;

/// What somebody reads of all tables, and of their own.
async fn lists(client: &mut Client) -> [Value; 2] {
    [client.get("/api/tables").await, client.get("/api/me/tables").await]
}

#[tokio::test]
async fn a_secret_offer_to_a_bot_changes_no_list() {
    let clock = Clock::at(START);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "rising-sun", "seats": 3, "open": true})).await;
    anna.order(&table, "sit", json!({"sit": {"wish": "koi"}})).await;
    ben.order(&table, "sit", json!({"sit": {"wish": "lotus"}})).await;
    ben.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    anna.order(&table, "bot", json!({"add_bot": {"bot": "greedy:plain", "wish": "turtle"}})).await;
    anna.order(&table, "start", json!({"start": {}})).await;
    // After the tea the first of them is to choose a mandate; nothing happens before that.
    for person in [&mut anna, &mut ben] {
        person.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    }
    let moment = format!("/api/tables/{table}/game");
    until(&mut ben, &moment, |moment| moment["view"]["game"]["phase"] == "political").await;
    until(&mut ben, &moment, |moment| !moment["waiting_for"].as_array().unwrap().contains(&json!("turtle"))).await;
    clock.pass(1000);
    let before = lists(&mut ben).await;
    let mut socket = anna.socket(&table, "").await;
    // Nobody would give away everything for nothing.
    let beg = json!({"offer": {"to": "turtle", "terms": {"alliance": false, "give": {"coins": 0, "ronin": 0},
        "ask": {"coins": 5, "ronin": 0}}}});
    anna.order(&table, "beg", json!({"act": {"action": beg}})).await;
    socket.hear_until("update", |moment| moment["log"].to_string().contains("offer_declined")).await;
    assert_eq!(lists(&mut ben).await, before, "the third player sees that something happened");
    served.running.stop().await;
}

#[tokio::test]
async fn whoever_is_late_stays_so_for_others_until_they_are_no_longer_waited_for() {
    let clock = Clock::at(START);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let mut cleo = served.guest("Cleo").await;
    let setup = json!({"pace": {"days": {"days": 1}}, "on_timeout": "vote", "options": {"start": "preset"}});
    let people = &mut [&mut anna, &mut ben, &mut cleo];
    let table = evening(people, &["blue", "red", "yellow"], "shogun", setup).await;
    clock.pass(25 * 3_600_000);
    let path = format!("/api/tables/{table}");
    until(&mut ben, &path, |info| seat(info, "yellow")["timed_out"] == true).await;
    let mut planned = 0;
    loop {
        let moment = cleo.moment(&table).await;
        if !moment["waiting_for"].as_array().unwrap().contains(&json!("yellow")) {
            break;
        }
        assert_eq!(seat(&ben.table(&table).await, "yellow")["timed_out"], true, "after {planned} cards");
        let action = moment["legal"][0]["action"].clone();
        cleo.order(&table, &format!("plan {planned}"), json!({"act": {"action": action}})).await;
        planned += 1;
    }
    assert!(planned > 5, "a plan has many cards");
    assert_eq!(seat(&ben.table(&table).await, "yellow")["timed_out"], false);
    served.running.stop().await;
}
