//! A server that is stopped, or cut off from its database, while clocks run: no player loses a seat, and once it serves again
//! time is up as always.

use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::client::{Client, seat_named, start_game, wait_until};
use testkit::{Folder, Postgres, Proxy, Served, TEST_TIMEOUT};

const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

fn serve(place: [&str; 2]) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    Served::start(command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0"]).args(place))
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

fn deadline(moment: &Value) -> i64 {
    let clocks = moment["clocks"].as_array().unwrap();
    clocks.iter().find(|clock| clock["seat"] == "koi").unwrap()["deadline"].as_i64().unwrap()
}

/// Three people who all have so many seconds for their first decision; one of them, and the table.
async fn timed(served: &Served, seconds: u32) -> (Client, String) {
    let url = served.url();
    let (mut anna, mut ben) = (Client::guest(url, "Anna").await, Client::guest(url, "Ben").await);
    let mut cleo = Client::guest(url, "Cleo").await;
    let pace = json!({"pace": {"live": {"bank_seconds": seconds, "increment_seconds": 0}}});
    let table = start_game(&mut [&mut anna, &mut ben, &mut cleo], &CLANS, "rising-sun", pace).await;
    (anna, table)
}

/// Waits until a moment has passed.
async fn passed(moment: i64) {
    let left = u64::try_from(moment - now()).unwrap_or_default();
    tokio::time::sleep(Duration::from_millis(left)).await;
}

/// Waits until the deadline is extended: it is in the future, and no player lost a seat.
async fn is_given_back(client: &mut Client, table: &str, before: i64) {
    let path = format!("/api/tables/{table}/game");
    wait_until(client, &path, |moment| deadline(moment) > before).await;
    let info = client.table(table).await;
    for clan in CLANS {
        assert_eq!(seat_named(&info, clan)["bot"], Value::Null, "{clan}: {info}");
    }
}

/// Time is up as always: a bot takes the seat.
async fn is_up_at_last(client: &mut Client, table: &str) {
    wait_until(client, &format!("/api/tables/{table}"), |info| seat_named(info, "koi")["bot"].is_string()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suspended_process_costs_no_player_time() {
    let folder = Folder::new();
    let served = serve(["--data", folder.path().to_str().unwrap()]);
    let (mut anna, table) = timed(&served, 25).await;
    let before = deadline(&anna.game(&table).await);
    served.pause();
    passed(before + 1_000).await;
    served.resume();
    served.wait_for_error("the server was suspended or stopped for a while");
    is_given_back(&mut anna, &table, before).await;
    is_up_at_last(&mut anna, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn database_outage_costs_no_player_time() {
    let postgres = Postgres::shared();
    postgres.create_database("paused");
    let mut proxy = Proxy::start(postgres.address());
    let served = serve(["--database-url", &Postgres::url_at(proxy.address(), "paused")]);
    let (mut anna, table) = timed(&served, 25).await;
    let mut before = deadline(&anna.game(&table).await);
    for fail in [Proxy::cut, |proxy: &mut Proxy| proxy.freeze()] {
        fail(&mut proxy);
        // Long enough for a heartbeat, which is due every ten seconds, to fail after five more.
        passed((before + 1_000).max(now() + 16_000)).await;
        served.wait_for_error("the database accepts no writes");
        proxy.restore();
        is_healthy(&mut anna).await;
        is_given_back(&mut anna, &table, before).await;
        before = deadline(&anna.game(&table).await);
    }
    is_up_at_last(&mut anna, &table).await;
}

async fn is_healthy(client: &mut Client) {
    let waited = async {
        while client.send(Method::GET, "/healthz", None).await.0 != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TEST_TIMEOUT, waited).await.expect("the server is well again");
}
