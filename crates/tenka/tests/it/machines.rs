//! Two servers on one PostgreSQL serve the same tables, and go on when one of them is killed.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::crowd::http::{ServerAddress, Visitor};
use crate::crowd::log::Logs;
use crate::crowd::{Group, Plan, TIMEOUT, wait_for_progress};
use serde_json::{Value, json};
use testkit::{Postgres, Served};

/// How long whole games may take.
const GAMES: Duration = Duration::from_secs(600);

fn serve(url: &str) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    Served::start(command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--database-url", url]))
}

/// Lets games go on until they are over.
async fn play_to_the_end(groups: &mut [Group]) {
    let deadline = Instant::now() + GAMES;
    while !groups.iter().all(Group::is_over) {
        assert!(Instant::now() < deadline, "games never end");
        wait_for_progress(groups, 1).await;
        for group in groups.iter_mut() {
            group.check().await;
        }
    }
    for group in groups {
        group.wait_for_players().await;
    }
}

/// Compares what everybody received with what is stored.
async fn check(groups: &[Group], url: &str) -> usize {
    let logs = Logs::read(url).await;
    let mut done = 0;
    for notes in groups.iter().flat_map(|group| &group.notes) {
        logs.check_notes(&notes.lock());
        done += notes.lock().done.len();
    }
    logs.replay();
    done
}

/// The game as a visitor sees it through a server, with all events from the beginning.
async fn story(visitor: &Visitor, address: &ServerAddress, table: &str) -> Value {
    let visitor = Visitor { address: address.clone(), ..visitor.clone() };
    visitor.get(&format!("/api/tables/{table}/game?since=0")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_one_table_play_whole_games_at_two_servers() {
    let url = Postgres::shared().create_database("two_servers");
    let (one, other) = (serve(&url), serve(&url));
    let addresses = [ServerAddress::new(one.url()), ServerAddress::new(other.url())];
    let plans = [Plan { game: "rising-sun", people: 3, bots: 0 }, Plan { game: "shogun", people: 2, bots: 1 }];
    let mut groups = Vec::new();
    for (index, plan) in plans.into_iter().enumerate() {
        let mut group = Group::new(plan, &addresses, index as u64 * 100).await;
        group.start_game().await;
        groups.push(group);
    }
    play_to_the_end(&mut groups).await;
    for group in &groups {
        for visitor in group.visitors() {
            let update = story(visitor, &addresses[0], &group.tables[0]).await;
            assert_eq!(update, story(visitor, &addresses[1], &group.tables[0]).await, "both servers tell the same");
        }
        for notes in &group.notes {
            assert_eq!(notes.lock().unavailable, 0, "no command is refused because others are faster");
        }
    }
    println!("{} orders of whole games at two servers", check(&groups, &url).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_said_at_two_servers_at_once_arrives() {
    let url = Postgres::shared().create_database("at_once");
    let (one, other) = (serve(&url), serve(&url));
    let addresses = [ServerAddress::new(one.url()), ServerAddress::new(other.url())];
    let anna = Visitor::guest(&addresses[0], "Anna").await;
    let table = anna.post("/api/tables", &json!({"game": "shogun", "seats": 5})).await["table"].clone();
    let table = table.as_str().unwrap().to_owned();
    let mut sayings = Vec::new();
    for number in 0..40 {
        let (anna, table) = (Visitor { address: addresses[number % 2].clone(), ..anna.clone() }, table.clone());
        sayings.push(tokio::spawn(async move {
            let command = json!({"say": {"to": "table", "text": format!("line {number}")}});
            anna.command(&table, &format!("key-{number}"), &command, None).await;
        }));
    }
    for saying in sayings {
        saying.await.unwrap();
    }
    // The table was put up by the first line; everything that was said is there once.
    assert_eq!(Logs::read(&url).await.length(&table), 1 + 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_continue_on_the_other_server_after_a_kill() {
    let url = Postgres::shared().create_database("one_killed");
    let (mut one, other) = (serve(&url), serve(&url));
    let addresses = [ServerAddress::new(one.url()), ServerAddress::new(other.url())];
    let plans = [
        Plan { game: "rising-sun", people: 2, bots: 2 },
        Plan { game: "shogun", people: 3, bots: 0 },
        Plan { game: "shogun", people: 1, bots: 2 },
    ];
    let mut groups = Vec::new();
    for (index, plan) in plans.into_iter().enumerate() {
        let mut group = Group::new(plan, &addresses, 1000 + index as u64 * 100).await;
        group.start_game().await;
        groups.push(group);
    }
    // Bots among themselves, with no viewer at the other server.
    let owner = Visitor::guest(&addresses[0], "Owner").await;
    let table = owner.post("/api/tables", &json!({"game": "shogun", "seats": 5})).await["table"].clone();
    let table = table.as_str().unwrap().to_owned();
    for bot in 0..5 {
        owner.command(&table, &format!("bot-{bot}"), &json!({"add_bot": {"bot": "greedy:any"}}), None).await;
    }
    owner.command(&table, "start", &json!({"start": {}}), None).await;
    wait_for_progress(&groups, 5).await;
    assert!(!groups.iter().any(Group::is_over), "they are in mid-game");
    one.kill_hard();
    let before = Logs::read(&url).await.length(&table);
    addresses[0].redirect(other.url());
    wait_for_progress(&groups, 5).await;
    let owner = Visitor { address: addresses[1].clone(), ..owner };
    let deadline = Instant::now() + GAMES;
    while owner.get(&format!("/api/tables/{table}")).await["stage"] != "over" {
        assert!(Instant::now() < deadline, "the bots stand still");
        tokio::time::sleep(TIMEOUT / 600).await;
    }
    for group in &mut groups {
        group.stop().await;
    }
    let after = Logs::read(&url).await.length(&table);
    println!("bots had written {before} of {after} lines; {} orders", check(&groups, &url).await);
    assert!(before < after, "the bots were in mid-game");
}
