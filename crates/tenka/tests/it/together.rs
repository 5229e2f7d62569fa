//! Two servers on one PostgreSQL: people play at the same table through different servers.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::client::{Client, seat_named, start_game, wait_until};
use testkit::{Postgres, Served, TEST_TIMEOUT, rules_upgrade, webhook_receiver};
use tokio::sync::mpsc;

type Received = mpsc::Receiver<(String, String)>;

fn serve(url: &str) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    let args = ["serve", "--no-limits", "--allow-private-webhooks", "--listen", "127.0.0.1:0", "--database-url", url];
    Served::start(command.args(args))
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// The same person at another server.
fn at(person: &Client, served: &Served) -> Client {
    person.at(served.url())
}

/// Registers a webhook for private messages to a person.
async fn with_hook(person: &mut Client) -> Received {
    let (url, received) = webhook_receiver(vec![]).await;
    let chosen = json!({"webhook": {"url": url, "turn": false}});
    let (status, answer) = person.send(Method::PUT, "/api/me/notices", Some(chosen)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    received
}

async fn next(received: &mut Received) -> Value {
    let (_, body) = tokio::time::timeout(TEST_TIMEOUT, received.recv()).await.expect("a webhook in time").unwrap();
    serde_json::from_str(&body).unwrap()
}

/// Sends a private message.
async fn whisper(from: &mut Client, table: &str, key: &str, to: &str) {
    from.command(table, key, json!({"say": {"to": {"seat": to}, "text": "psst"}})).await;
}

/// Waits until a server says of a clan that its player is, or is not, at the table.
async fn presence(client: &mut Client, table: &str, clan: &str, present: bool) {
    wait_until(client, &format!("/api/tables/{table}"), |info| seat_named(info, clan)["present"] == present).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn viewer_through_another_server_is_present() {
    let url = Postgres::shared().create_database("presence");
    let (one, mut other) = (serve(&url), serve(&url));
    let mut anna = Client::guest(one.url(), "Anna").await;
    let (mut ben, mut cleo) = (Client::guest(one.url(), "Ben").await, Client::guest(one.url(), "Cleo").await);
    let (mut ben_hears, mut cleo_hears) = (with_hook(&mut ben).await, with_hook(&mut cleo).await);
    let clans = ["koi", "lotus", "turtle"];
    let table = start_game(&mut [&mut anna, &mut ben, &mut cleo], &clans, "rising-sun", json!({})).await;

    // Ben looks at the table through the other server, where Cleo has a page open, but not this table.
    let mut looks = at(&ben, &other).socket(&table, "").await;
    looks.next_of("update").await;
    let mut page = at(&cleo, &other).socket_at("/api/me/events").await.unwrap();
    assert_eq!(page.next().await.unwrap(), "listening");
    presence(&mut anna, &table, "lotus", true).await;
    assert_eq!(seat_named(&anna.table(&table).await, "turtle")["present"], false);
    let mut anna_looks = anna.socket(&table, "").await;
    looks.next_where("table", |info| seat_named(info, "koi")["present"] == true).await;
    whisper(&mut anna, &table, "to-ben", "lotus").await;
    whisper(&mut anna, &table, "to-cleo", "turtle").await;
    assert_eq!(page.next_of("notice").await["kind"], "talk", "a page hears wherever it is open");
    let update = next(&mut cleo_hears).await;
    assert_eq!(update["kinds"], json!(["talk"]), "{update}");

    // Once he has left he gets a notice, but not of messages that came while he was watching.
    drop(looks);
    let left = now();
    presence(&mut anna, &table, "lotus", false).await;
    anna_looks.next_where("table", |info| seat_named(info, "lotus")["present"] == false).await;
    whisper(&mut anna, &table, "again-to-ben", "lotus").await;
    let update = next(&mut ben_hears).await;
    assert!(update["at"].as_i64().unwrap() > left, "he got a notice while he was watching: {update}");

    // A person who watched through a server that was killed is soon away, and gets notices again.
    let mut anna_hears = with_hook(&mut anna).await;
    drop(anna_looks);
    presence(&mut ben, &table, "koi", false).await;
    let mut looks = at(&anna, &other).socket(&table, "").await;
    looks.next_of("update").await;
    presence(&mut ben, &table, "koi", true).await;
    other.kill_hard();
    whisper(&mut ben, &table, "to-anna", "koi").await;
    let update = next(&mut anna_hears).await;
    assert_eq!(update["kinds"], json!(["talk"]), "{update}");
    presence(&mut ben, &table, "koi", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_ask_for_a_rematch_at_once_at_two_servers_meet_at_the_same_table() {
    let url = Postgres::shared().create_database("rematch");
    let (one, other) = (serve(&url), serve(&url));
    let (mut people, table) = rules_upgrade::begin(one.url(), "shogun").await;
    rules_upgrade::play(&mut people, &table, "to-the-end", usize::MAX).await;
    let [mut anna, ben] = people;
    let mut ben = at(&ben, &other);
    let path = format!("/api/tables/{table}/rematch");
    let (first, second) = tokio::join!(anna.post(&path, json!({})), ben.post(&path, json!({})));
    assert_eq!(first, second);
    for person in [&mut anna, &mut ben] {
        assert_eq!(person.table(&table).await["rematch"], first["table"]);
        let mine = person.get("/api/me/tables").await;
        let open = mine["tables"].as_array().unwrap().iter().filter(|row| row["stage"] == "lobby");
        assert!(open.map(|row| &row["id"]).all(|id| *id == first["table"]), "no lonely table is left: {mine}");
    }
    ben.join(first["table"].as_str().unwrap(), first["invite"].as_str().unwrap(), json!({})).await;
}
