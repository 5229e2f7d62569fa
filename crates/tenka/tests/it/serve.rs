//! The server as a process: what it writes, how it stops, what it refuses.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::client::{Client, table_with_bots};
use testkit::{Folder, Served};

/// The command that serves from a folder.
fn tenka(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(folder);
    command
}

#[tokio::test]
async fn the_log_tells_every_request_and_no_secret() {
    let folder = Folder::new();
    let served = Served::start(tenka(folder.path()).args(["--log", "trace"]));
    let mut anna = Client::guest(served.url(), "Anna Nightingale").await;
    let mut bert = Client::guest(served.url(), "Bert Kingfisher").await;
    let table = anna.create_table(json!({"game": "shogun", "seats": 3})).await;
    let info = anna.get(&format!("/api/tables/{table}")).await;
    let invite = info["invite"].as_str().unwrap().to_owned();
    bert.get(&format!("/api/tables/{table}?invite={invite}")).await;
    let mut socket = bert.socket(&table, &format!("invite={invite}&lang=en")).await;
    socket.command("sit", json!({"sit": {}})).await;
    socket.next_of("done").await;
    socket.command("say", json!({"say": {"to": "table", "text": "the cherry blossoms fall"}})).await;
    socket.next_of("chat").await;
    socket.send("{\"order\": \"willow in the wind\"}").await;
    socket.next_of("refused").await;
    let mut thief = Client::new(served.url());
    thief.token = Some("tenka_stolen-token".to_owned());
    assert_eq!(thief.send(Method::GET, "/api/me/tables", None).await.0, StatusCode::UNAUTHORIZED);
    thief.token = None;
    let (status, _) = thief.send(Method::GET, "/path-of-moonlight.txt?link=snow-on-bamboo", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = thief.send(Method::POST, "/api/guest", Some(json!({"named": "Carl Heron"}))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    served.wait_for_error(r#""route":"none""#);
    let log = served.errors();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let is_told = |method: &str, route: &str, status: u16| {
        let told = |line: &&Value| {
            let fields = &line["fields"];
            fields["method"] == method && fields["route"] == route && fields["status"] == status
        };
        let line = lines.iter().find(told).unwrap_or_else(|| panic!("{method} {route} {status} in {log}"));
        assert!(line["fields"]["milliseconds"].as_f64().is_some_and(|time| time >= 0.0));
    };
    is_told("POST", "/api/guest", 200);
    is_told("GET", "/api/tables/{table}", 200);
    is_told("GET", "/api/tables/{table}/socket", 101);
    is_told("GET", "/api/me/tables", 401);
    is_told("GET", "none", 404);
    let cookie = |client: &Client| client.cookie.as_ref().unwrap().strip_prefix("tenka=").unwrap().to_owned();
    let said = ["the cherry blossoms fall", "willow in the wind", "path-of-moonlight", "snow-on-bamboo"];
    let names = ["Nightingale", "Kingfisher", "Heron", "stolen-token"];
    for secret in [invite, cookie(&anna), cookie(&bert)].iter().map(String::as_str).chain(said).chain(names) {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

/// Listens until the game waits for one seat alone.
async fn wait_for_turn(socket: &mut testkit::client::Socket) -> String {
    let me = socket.next_of("welcome").await["viewer"].as_str().unwrap().to_owned();
    while socket.next_of("update").await["waiting_for"] != json!([me]) {}
    me
}

#[tokio::test]
async fn terminated_server_keeps_the_present_state() {
    let folder = Folder::new();
    let mut served = Served::start(&mut tenka(folder.path()));
    let mut anna = Client::guest(served.url(), "Anna").await;
    let table = table_with_bots(&mut anna, "shogun", 3, "greedy:any").await;
    anna.command(&table, "start", json!({"start": {}})).await;
    let mut socket = anna.socket(&table, "").await;
    wait_for_turn(&mut socket).await;
    let before = anna.get(&format!("/api/tables/{table}/game?since=0")).await;
    let asked = Instant::now();
    let status = served.terminate();
    assert_eq!(status.code(), Some(0), "{}", served.errors());
    assert!(asked.elapsed() < Duration::from_secs(15), "it took {:?}", asked.elapsed());
    assert!(socket.closes_with_reason().await, "the socket is closed with a word");

    let again = Served::start(&mut tenka(folder.path()));
    anna.url = again.url().to_owned();
    assert_eq!(anna.get(&format!("/api/tables/{table}/game?since=0")).await, before);
    let mut socket = anna.socket(&table, "").await;
    let moment = socket.next_of("update").await;
    socket.command("on", json!({"act": {"action": moment["legal"][0]["action"]}})).await;
    socket.next_of("done").await;
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = Folder::new();
    let mut served = Served::start(&mut tenka(folder.path()));
    let refused = tenka(folder.path()).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains(folder.path().to_str().unwrap()) && said.lines().count() == 1, "{said}");
    assert!(refused.stdout.is_empty());
    // Nothing is left behind by a server that was ended the hard way.
    served.kill_hard();
    let mut next = Served::start(&mut tenka(folder.path()));
    assert!(next.runs());
}

#[cfg(feature = "page")]
#[tokio::test]
async fn a_test_seed_needs_a_test_and_repeats_the_deal() {
    let folder = Folder::new();
    let refused = tenka(folder.path()).args(["--test-seed", "7"]).env_remove("TENKA_TEST").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("TENKA_TEST=1"));

    let mut dealt = Vec::new();
    for (seed, guests) in [("7", 1), ("7", 4), ("8", 1)] {
        let folder = Folder::new();
        let served = Served::start(tenka(folder.path()).args(["--test-seed", seed]).env("TENKA_TEST", "1"));
        // How many people came before does not matter to what is dealt.
        let mut anna = Client::guest(served.url(), "Anna").await;
        for _ in 1..guests {
            Client::guest(served.url(), "Ben").await;
        }
        let table = table_with_bots(&mut anna, "shogun", 3, "greedy:any").await;
        anna.command(&table, "start", json!({"start": {}})).await;
        let moment = anna.get(&format!("/api/tables/{table}/game")).await;
        dealt.push(moment["view"]["game"].clone());
    }
    assert_eq!(dealt[0], dealt[1]);
    assert_ne!(dealt[0], dealt[2]);
}

#[tokio::test]
async fn the_page_is_part_of_the_program() {
    let folder = Folder::new();
    let served = Served::start(&mut tenka(folder.path()));
    let get = async |path: &str| {
        let http = reqwest::Client::new();
        http.get(format!("{}{path}", served.url())).header("accept-encoding", "gzip, br;q=0.9").send().await.unwrap()
    };
    let header = |answer: &reqwest::Response, name: &str| answer.headers()[name].to_str().unwrap().to_owned();
    // Every place in the page is an address, and the page finds out by itself which.
    for place in ["/", "/new", "/table/0123", "/game/0123"] {
        let answer = get(place).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&answer, "cache-control"), "no-cache");
        assert!(header(&answer, "content-security-policy").contains("script-src 'self'"));
    }
    let index = std::str::from_utf8(page::file("index.html").unwrap().body).unwrap();
    let script = index.split('"').find(|word| word.starts_with("/assets/") && word.ends_with(".js")).unwrap();
    let answer = get(script).await;
    assert_eq!(header(&answer, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header(&answer, "content-encoding"), "br");
    assert!(header(&answer, "cache-control").contains("immutable"));
    let file = page::file(script.trim_start_matches('/')).unwrap();
    assert_eq!(answer.bytes().await.unwrap(), file.brotli.unwrap());
    for nothing in ["/assets/other.js", "/api/other", "/.env"] {
        assert_eq!(get(nothing).await.status(), StatusCode::NOT_FOUND, "{nothing}");
    }
}
