//! Clocks: none, live, and days; what happens when time is up; and that a server that rests takes nobody's time.

use crate::support::{Client, Served, evening, seat, serve_with, until};
use serde_json::{Value, json};
use server::clock::Clock;
use server::config::Config;
use store::Database;

const START: i64 = 1_800_000_000_000;
const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;
const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

async fn timed(setup: Value) -> (Served, Clock, [Client; 3], String) {
    let clock = Clock::at(START);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let mut people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", setup).await;
    (served, clock, people, table)
}

fn clock_of<'a>(moment: &'a Value, seat: &str) -> &'a Value {
    moment["clocks"].as_array().unwrap().iter().find(|clock| clock["seat"] == seat).unwrap()
}

fn live(bank: u32, increment: u32) -> Value {
    json!({"live": {"bank_seconds": bank, "increment_seconds": increment}})
}

#[tokio::test]
async fn an_untimed_table_waits_for_ever() {
    let (served, clock, [mut anna, ..], table) = timed(json!({})).await;
    assert!(anna.moment(&table).await.get("clocks").is_none());
    clock.pass(300 * DAY);
    // A timed table beside it shows that the server has looked.
    let mut dora = served.guest("Dora").await;
    let other = dora.put_up(json!({"game": "rising-sun", "seats": 3, "pace": live(10, 0)})).await;
    dora.order(&other, "sit", json!({"sit": {"wish": "koi"}})).await;
    for bot in ["one", "two"] {
        dora.order(&other, bot, json!({"add_bot": {"bot": "random"}})).await;
    }
    dora.order(&other, "start", json!({"start": {}})).await;
    clock.pass(11 * SECOND);
    until(&mut dora, &format!("/api/tables/{other}"), |info| seat(info, "koi")["bot"].is_string()).await;
    assert_eq!(seat(&anna.table(&table).await, "koi")["bot"], Value::Null);
}

#[tokio::test]
async fn a_live_clock_runs_for_those_who_are_waited_for_and_a_bot_takes_over() {
    let (_served, clock, [mut anna, mut ben, mut cleo], table) = timed(json!({"pace": live(60, 5)})).await;
    let moment = anna.moment(&table).await;
    assert_eq!(clock_of(&moment, "koi")["deadline"], START + 60 * SECOND);
    clock.pass(20 * SECOND);
    anna.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    let moment = anna.moment(&table).await;
    assert_eq!(
        (&clock_of(&moment, "koi")["left"], &clock_of(&moment, "koi")["deadline"]),
        (&json!(45 * SECOND), &Value::Null)
    );
    anna.order(&table, "more", json!({"undo": {}})).await;
    let moment = anna.moment(&table).await;
    assert_eq!(clock_of(&moment, "koi")["deadline"], START + 60 * SECOND, "what is taken back earns nothing");
    anna.order(&table, "tea-2", json!({"act": {"action": "ready"}})).await;
    ben.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    let mut socket = ben.socket(&table, "lang=en").await;
    clock.pass(40 * SECOND);
    socket.hear_until("table", |info| seat(info, "turtle")["bot"].is_string()).await;
    let moment = until(&mut ben, &format!("/api/tables/{table}/game"), |moment| {
        !moment["waiting_for"].as_array().unwrap().contains(&json!("turtle"))
    })
    .await;
    assert_eq!(clock_of(&moment, "turtle")["deadline"], Value::Null, "no clock runs for a bot");
    cleo.order(&table, "back", json!({"return": {}})).await;
    let moment = cleo.moment(&table).await;
    assert!(clock_of(&moment, "turtle")["left"].as_i64().unwrap() >= 30 * SECOND, "{moment}");
}

#[tokio::test]
async fn a_bot_takes_one_decision_where_the_table_says_so() {
    let setup = json!({"pace": live(60, 5), "on_timeout": "decide"});
    let (_served, clock, [mut anna, mut ben, mut cleo], table) = timed(setup).await;
    for client in [&mut anna, &mut ben] {
        client.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    }
    let mut socket = anna.socket(&table, "").await;
    clock.pass(61 * SECOND);
    let moment = socket
        .hear_until("update", |moment| moment["log"].as_array().unwrap().iter().any(|item| item["actor"] == "clock"))
        .await;
    assert!(!moment["waiting_for"].as_array().unwrap().is_empty());
    let info = cleo.table(&table).await;
    assert_eq!((&seat(&info, "turtle")["bot"], &seat(&info, "turtle")["timed_out"]), (&Value::Null, &json!(false)));
    assert_eq!(cleo.moment(&table).await["undo"], 0, "what the clock decided stays");
    let story = anna.get(&format!("/api/tables/{table}/game?since=0")).await;
    assert!(story["log"].as_array().unwrap().iter().any(|item| item["actor"] == "clock"), "the story says so too");
}

#[tokio::test]
async fn the_others_vote_where_the_table_says_so() {
    let setup = json!({"pace": live(60, 5), "on_timeout": "vote"});
    let (_served, clock, [mut anna, mut ben, mut cleo], table) = timed(setup).await;
    for client in [&mut anna, &mut ben] {
        client.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    }
    clock.pass(61 * SECOND);
    let path = format!("/api/tables/{table}");
    let info = until(&mut anna, &path, |info| seat(info, "turtle")["timed_out"] == true).await;
    assert_eq!(seat(&info, "turtle")["bot"], Value::Null);
    for client in [&mut anna, &mut ben] {
        client.order(&table, "vote", json!({"vote": {"about": "turtle", "replace": true}})).await;
    }
    assert!(seat(&anna.table(&table).await, "turtle")["bot"].is_string());
    cleo.order(&table, "back", json!({"return": {}})).await;
    assert_eq!(seat(&cleo.table(&table).await, "turtle")["timed_out"], false);
}

#[tokio::test]
async fn days_begin_anew_with_each_decision_and_stand_still_on_vacation() {
    let pace = json!({"pace": {"days": {"days": 2, "vacation_days": 10}}});
    let (_served, clock, [mut anna, mut ben, mut cleo], table) = timed(pace).await;
    cleo.order(&table, "away", json!({"away": {"days": 7}})).await;
    assert_eq!(cleo.refused(&table, json!({"away": {"days": 4}})).await, "no-vacation-left");
    let moment = cleo.moment(&table).await;
    assert_eq!(clock_of(&moment, "turtle")["deadline"], START + 9 * DAY);
    assert_eq!(clock_of(&moment, "turtle")["vacation_days"], 3);
    clock.pass(DAY);
    ben.order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    clock.pass(DAY + SECOND);
    let path = format!("/api/tables/{table}");
    let info = until(&mut anna, &path, |info| seat(info, "koi")["bot"].is_string()).await;
    for name in ["lotus", "turtle"] {
        assert_eq!(seat(&info, name)["bot"], Value::Null, "{name}");
    }
    clock.pass(7 * DAY);
    until(&mut anna, &path, |info| seat(info, "turtle")["bot"].is_string()).await;
}

#[tokio::test]
async fn a_server_that_rests_takes_nobodys_time() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::at(START);
    let begin = || async {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), Database::Folder(folder.path().to_owned()));
        (config.limits, config.clock) = (false, clock.clone());
        server::start(config).await.unwrap()
    };
    let running = begin().await;
    let url = format!("http://{}", running.address);
    let mut people =
        [Client::guest(&url, "Anna").await, Client::guest(&url, "Ben").await, Client::guest(&url, "Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", json!({"pace": live(60, 5)})).await;
    clock.pass(20 * SECOND);
    people[0].order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    running.stop().await;
    let again = begin().await;
    for client in &mut people {
        client.url = format!("http://{}", again.address);
    }
    let moment = people[1].moment(&table).await;
    assert_eq!(clock_of(&moment, "koi")["left"], 45 * SECOND, "clocks are as they were");
    assert_eq!(clock_of(&moment, "lotus")["deadline"], START + 60 * SECOND);
    again.stop().await;
    clock.pass(3600 * SECOND);
    let third = begin().await;
    for client in &mut people {
        client.url = format!("http://{}", third.address);
    }
    let path = format!("/api/tables/{table}/game");
    let moment =
        until(&mut people[1], &path, |moment| clock_of(moment, "lotus")["deadline"] == START + 3660 * SECOND).await;
    assert_eq!(clock_of(&moment, "koi")["left"], 45 * SECOND);
    assert_eq!(seat(&people[1].table(&table).await, "lotus")["bot"], Value::Null);
    clock.pass(41 * SECOND);
    until(&mut people[0], &format!("/api/tables/{table}"), |info| seat(info, "lotus")["bot"].is_string()).await;
}
