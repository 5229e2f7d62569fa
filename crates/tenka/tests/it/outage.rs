//! The database is cut off and comes back in mid-game: honest answers meanwhile, nothing lost, play goes on.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::crowd::http::{ServerAddress, Visitor};
use crate::crowd::log::Logs;
use crate::crowd::{Group, Plan, text, wait_for_progress, wait_until};
use serde_json::json;
use testkit::{Postgres, Proxy, Served};

/// The longest time to wait for an answer: the server promises 15 seconds.
const BOUND: Duration = Duration::from_secs(20);

fn serve(url: &str) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    Served::start(command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--database-url", url]))
}

/// Plays at a server that reaches its database through a proxy, and at another that reaches it always.
async fn play_through(name: &str, fail: impl Fn(&mut Proxy)) {
    let postgres = Postgres::shared();
    let url = postgres.create_database(name);
    let mut proxy = Proxy::start(postgres.address());
    let (one, other) = (serve(&Postgres::url_at(proxy.address(), name)), serve(&url));
    let addresses = [ServerAddress::new(one.url()), ServerAddress::new(other.url())];
    let mut groups = vec![
        Group::new(Plan { game: "shogun", people: 3, bots: 0 }, &addresses, 1).await,
        Group::new(Plan { game: "rising-sun", people: 2, bots: 1 }, &addresses[..1], 2).await,
    ];
    for group in &mut groups {
        group.start_game().await;
    }
    wait_for_progress(&groups, 3).await;
    let visitor = Visitor::guest(&addresses[0], "Visitor").await;
    for _ in 0..2 {
        let told = |groups: &[Group]| groups[1].notes.iter().map(|notes| notes.lock().unavailable).sum::<usize>();
        let before = told(&groups);
        fail(&mut proxy);
        visitor.wait_for_health(503).await;
        // Over a socket and over HTTP the same sentence, in time.
        wait_until("an honest refusal", || told(&groups) > before).await;
        let asked = Instant::now();
        let answer = visitor.send("POST", "/api/tables", Some(&json!({"game": "shogun", "seats": 3}))).await.unwrap();
        assert!(asked.elapsed() < BOUND, "an answer took {:?}", asked.elapsed());
        assert_eq!((answer.status, text(&answer.body, "code")), (503, "unavailable"), "{answer:?}");
        assert!(!text(&answer.body, "text").is_empty(), "{answer:?}");
        proxy.restore();
        visitor.wait_for_health(200).await;
        wait_for_progress(&groups, 3).await;
        for group in &mut groups {
            group.check().await;
            group.start_game().await;
        }
        wait_for_progress(&groups, 1).await;
    }
    // What happens at the other server is heard here again, without a question.
    groups[0].notes.iter().for_each(|notes| notes.lock().pause = true);
    let listener = groups[0].notes[groups[0].notes.len() - 3].clone();
    let speaker = Visitor { address: addresses[1].clone(), ..groups[0].visitors()[1].clone() };
    let table = groups[0].tables.last().unwrap().clone();
    speaker.command(&table, "heard", &json!({"say": {"to": "table", "text": "can you hear me"}}), None).await;
    wait_until("a line from the other server", || {
        listener.lock().lines.values().any(|line| line.contains("can you hear me"))
    })
    .await;
    for group in &mut groups {
        group.stop().await;
    }
    let logs = Logs::read(&url).await;
    let mut longest = Duration::ZERO;
    for notes in groups.iter().flat_map(|group| &group.notes) {
        logs.check_notes(&notes.lock());
        longest = longest.max(notes.lock().longest);
    }
    logs.replay();
    println!("{name}: the longest answer took {longest:?}");
    assert!(longest < BOUND, "an answer took {longest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_cut_off_is_said_to_be_and_nothing_is_lost() {
    play_through("cut", Proxy::cut).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frozen_database_is_reported_in_time() {
    play_through("frozen", |proxy| proxy.freeze()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silently_dead_connections_are_detected_in_time() {
    let postgres = Postgres::shared();
    let url = postgres.create_database("forgotten");
    let proxy = Proxy::start(postgres.address());
    let served = serve(&Postgres::url_at(proxy.address(), "forgotten"));
    let addresses = [ServerAddress::new(served.url())];
    // Bots too: what happens by itself must go on as well.
    let mut groups = vec![Group::new(Plan { game: "rising-sun", people: 2, bots: 2 }, &addresses, 3).await];
    groups[0].start_game().await;
    wait_for_progress(&groups, 3).await;
    for _ in 0..2 {
        proxy.forget();
        wait_for_progress(&groups, 5).await;
        groups[0].check().await;
        groups[0].start_game().await;
    }
    groups[0].stop().await;
    let logs = Logs::read(&url).await;
    for notes in &groups[0].notes {
        logs.check_notes(&notes.lock());
        let longest = notes.lock().longest;
        assert!(longest < BOUND, "an answer took {longest:?}");
    }
    logs.replay();
}
