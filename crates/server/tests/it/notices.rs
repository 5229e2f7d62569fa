//! People who are away are told: in the page, by a real webhook and over real SMTP.

use crate::support::hook::receiver;
use crate::support::{Client, PATIENCE, Served, evening, serve_with, until};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;
use store::Database;
use testkit::{Postgres, Proxy};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const START: i64 = 1_800_000_000_000;
const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

/// A little mail server that hands over the letters it takes: the address and the text.
async fn mail_server() -> (String, mpsc::Receiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let (sender, received) = mpsc::channel(100);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let sender = sender.clone();
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                write.write_all(b"220 here\r\n").await.unwrap();
                let mut to = String::new();
                while let Ok(Some(line)) = lines.next_line().await {
                    let answer = if line.starts_with("DATA") {
                        write.write_all(b"354 go on\r\n").await.unwrap();
                        let mut text = String::new();
                        while let Ok(Some(line)) = lines.next_line().await {
                            if line == "." {
                                break;
                            }
                            text += &line;
                            text += "\n";
                        }
                        sender.send((to.clone(), text)).await.unwrap();
                        "250 taken"
                    } else if let Some(address) = line.strip_prefix("RCPT TO:") {
                        to = address.trim_matches(['<', '>']).to_owned();
                        "250 fine"
                    } else {
                        "250 fine"
                    };
                    write.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
                }
            });
        }
    });
    (url, received)
}

async fn next<T>(received: &mut mpsc::Receiver<T>) -> T {
    tokio::time::timeout(PATIENCE, received.recv()).await.expect("something comes").unwrap()
}

async fn three(change: impl FnOnce(&mut server::config::Config)) -> (Served, Clock, [Client; 3]) {
    let clock = Clock::at(START);
    let served = serve_with(|config| {
        config.clock = clock.clone();
        config.outside.private_webhooks = true;
        config.outside.public_url = Some("https://games.example/".to_owned());
        change(config);
    })
    .await;
    let people = [served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await];
    (served, clock, people)
}

/// A table at which all sit and are ready.
async fn gather(people: &mut [Client; 3]) -> String {
    let table = people[0].put_up(json!({"game": "rising-sun", "seats": 3, "name": "Friday", "open": true})).await;
    for (person, clan) in people.iter_mut().zip(CLANS) {
        person.order(&table, "sit", json!({"sit": {"wish": clan}})).await;
        person.order(&table, "ready", json!({"ready": {"ready": true}})).await;
    }
    table
}

async fn begin(people: &mut [Client; 3]) -> String {
    let [anna, ben, cleo] = people;
    evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", json!({"name": "Friday"})).await
}

#[tokio::test]
async fn a_webhook_hears_once_in_some_minutes_that_something_waits_for_somebody() {
    let (_served, clock, mut people) = three(|_| ()).await;
    let (url, mut received) = receiver(vec!["500 Oops", "302 Found"]).await;
    let (status, shown) =
        people[2].send(Method::PUT, "/api/me/notices", Some(json!({"webhook": {"url": url, "over": false}}))).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    let secret = shown["webhook"]["secret"].as_str().unwrap().to_owned();
    assert_eq!(shown["webhook"]["over"], false);
    assert_eq!(people[2].get("/api/me/notices").await["webhook"]["secret"], secret);
    // Whoever looks at the table when the game begins is not told that it waits for them.
    let table = gather(&mut people).await;
    let mut looks = people[2].socket(&table, "").await;
    looks.hear_of("table").await;
    people[0].order(&table, "start", json!({"start": {}})).await;
    looks.hear_of("update").await;
    drop(looks);
    // Until the server knows that the socket is closed, nothing is said.
    until(&mut people[0], &format!("/api/tables/{table}"), |info| {
        info["seats"].as_array().unwrap().iter().all(|seat| seat["present"] == false)
    })
    .await;
    let words = json!({"say": {"to": {"seat": "turtle"}, "text": "a secret word"}});
    people[0].order(&table, "psst", words.clone()).await;
    clock.pass(6_000);
    // It is sent again where it was not taken; a redirection is no answer and is not followed.
    for _ in 0..3 {
        let (head, body) = next(&mut received).await;
        assert!(head.starts_with("post /hook "), "{head}");
        let told: Value = serde_json::from_str(&body).unwrap();
        assert_eq!(told["table"], table);
        assert_eq!(told["link"], format!("https://games.example/tables/{table}"));
        assert!(told["text"].as_str().unwrap().contains("Friday"), "{told}");
        assert!(!body.contains("secret word"), "what was said stays at the table");
        assert_eq!(told["kinds"], json!(["talk"]), "{told}");
        let signature = head.lines().find_map(|line| line.strip_prefix("tenka-signature: sha256=")).unwrap();
        assert_eq!(signature.len(), 64);
    }
    // More words within ten minutes are told of later, once.
    for count in 0..3 {
        people[0].order(&table, &format!("again-{count}"), words.clone()).await;
        clock.pass(60_000);
    }
    assert!(received.try_recv().is_err(), "throttled");
    clock.pass(600_000);
    let (_, body) = next(&mut received).await;
    let told: Value = serde_json::from_str(&body).unwrap();
    assert!(told["at"].as_i64().unwrap() >= START + 600_000, "{told}");
}

/// A counter among the metrics.
fn count(metrics: &Value, name: &str) -> u64 {
    let mut lines = metrics.as_str().unwrap().lines();
    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_webhook_does_not_lead_into_the_hosts_own_network() {
    let (_served, clock, mut people) = three(|config| config.outside.private_webhooks = false).await;
    let (url, mut received) = receiver(vec![]).await;
    for strange in ["ftp://games.example", "nonsense", "http://"] {
        let body = json!({"webhook": {"url": strange}});
        let (status, _) = people[2].send(Method::PUT, "/api/me/notices", Some(body)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{strange}");
    }
    let local = url.replace("127.0.0.1", "localhost");
    people[1].send(Method::PUT, "/api/me/notices", Some(json!({"webhook": {"url": local}}))).await;
    people[2].send(Method::PUT, "/api/me/notices", Some(json!({"webhook": {"url": url}}))).await;
    begin(&mut people).await;
    clock.pass(6_000);
    // Each is tried a second time after a second and a third time long after, so that both were tried by then.
    until(&mut people[0], "/metrics", |metrics| count(metrics, "tenka_webhook_failures_total") >= 3).await;
    assert!(received.try_recv().is_err());
}

#[tokio::test]
async fn letters_are_sent_to_confirmed_addresses_alone() {
    let (smtp, mut letters) = mail_server().await;
    let (_served, clock, mut people) = three(|config| {
        config.outside.smtp_url = Some(smtp);
        config.outside.mail_from = Some("Tenka <tenka@games.example>".to_owned());
    })
    .await;
    let choose = |address: &str| Some(json!({"mail": {"address": address, "talk": false}}));
    let (status, _) = people[2].send(Method::PUT, "/api/me/notices", choose("no address")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for (index, address) in [(1, "ben@mail.example"), (2, "cleo@mail.example")] {
        let (status, shown) = people[index].send(Method::PUT, "/api/me/notices", choose(address)).await;
        assert_eq!((status, &shown["mail"]["confirmed"]), (StatusCode::OK, &json!(false)), "{shown}");
    }
    let mut secrets = std::collections::HashMap::new();
    for _ in 0..2 {
        let (to, text) = next(&mut letters).await;
        let text = text.replace("=\n", "").replace("=3D", "=");
        let secret = text.split_once("/confirm-mail#").unwrap().1.split_whitespace().next().unwrap().to_owned();
        secrets.insert(to, secret);
    }
    let confirm = |secret: &str| json!({"secret": secret});
    let (status, _) =
        people[2].send(Method::POST, "/api/me/notices/confirm", Some(confirm(&secrets["ben@mail.example"]))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "another's letter confirms nothing");
    let shown = people[2].post("/api/me/notices/confirm", confirm(&secrets["cleo@mail.example"])).await;
    assert_eq!(shown["mail"]["confirmed"], true);
    let table = begin(&mut people).await;
    clock.pass(6_000);
    let (to, text) = next(&mut letters).await;
    assert_eq!(to, "cleo@mail.example");
    assert!(text.contains("Friday") && text.contains(&table), "{text}");
    assert!(letters.try_recv().is_err(), "nothing goes to an address that nobody confirmed");
}

#[tokio::test]
async fn letters_speak_the_language_of_the_person() {
    let (smtp, mut letters) = mail_server().await;
    let (_served, clock, mut people) = three(|config| {
        config.outside.smtp_url = Some(smtp);
        config.outside.mail_from = Some("Tenka <tenka@games.example>".to_owned());
    })
    .await;
    for (person, code) in people[1..].iter_mut().zip(["de", "pl"]) {
        person.post("/api/me/language", json!({"language": code})).await;
        let chosen = json!({"mail": {"address": format!("{code}@mail.example")}});
        person.send(Method::PUT, "/api/me/notices", Some(chosen)).await;
        let text = next(&mut letters).await.1.replace("=\n", "").replace("=3D", "=");
        let secret = text.split_once("/confirm-mail#").unwrap().1.split_whitespace().next().unwrap();
        person.post("/api/me/notices/confirm", json!({"secret": secret})).await;
    }
    begin(&mut people).await;
    clock.pass(6_000);
    let mut told = [next(&mut letters).await, next(&mut letters).await];
    told.sort();
    for ((to, text), (address, words)) in
        told.iter().zip([("de@mail.example", "Du bist dran: Friday."), ("pl@mail.example", "Twoja kolej: Friday.")])
    {
        assert_eq!(to, address);
        assert!(text.contains(words), "{to}: {text}");
    }
}

#[tokio::test]
async fn an_open_page_hears_of_tables_at_which_one_does_not_look() {
    let (_served, _, mut people) = three(|_| ()).await;
    let mut page = people[2].socket_at("/api/me/events").await.unwrap();
    assert_eq!(page.hear().await.unwrap(), "listening");
    let table = gather(&mut people).await;
    people[0].order(&table, "start", json!({"start": {}})).await;
    let event = page.hear_of("notice").await;
    assert_eq!((&event["kind"], &event["table"]), (&json!("turn"), &json!(table)));
    let offer = json!({"offer": {"to": "turtle", "you_promise": [{"words": "Peace."}]}});
    people[0].order(&table, "offer", json!({"act": {"action": offer}})).await;
    assert_eq!(page.hear_of("notice").await["kind"], "talk");
    assert!(!page.heard.iter().any(|text| text.contains("Peace")));
    let stranger = Client::new(&people[0].url);
    assert!(stranger.socket_at("/api/me/events").await.is_err());
}

#[tokio::test]
async fn whoever_is_away_when_a_game_ends_is_told_that_it_is_over() {
    let (_served, clock, mut people) = three(|_| ()).await;
    let (url, mut received) = receiver(vec![]).await;
    let chosen = json!({"webhook": {"url": url, "turn": false, "talk": false}});
    let anna = &mut people[0];
    anna.send(Method::PUT, "/api/me/notices", Some(chosen)).await;
    let mut page = anna.socket_at("/api/me/events").await.unwrap();
    assert_eq!(page.hear().await.unwrap(), "listening");
    // Her bots play among themselves.
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    for bot in ["one", "two", "three"] {
        anna.order(&table, bot, json!({"add_bot": {"bot": "random"}})).await;
    }
    anna.order(&table, "start", json!({"start": {}})).await;
    let event = page.hear_until("notice", |notice| notice["kind"] == "over").await;
    assert_eq!((&event["table"], &event["game"]), (&json!(table), &json!("shogun")));
    assert_eq!(anna.table(&table).await["stage"], "over");
    clock.pass(6_000);
    let (_, body) = next(&mut received).await;
    let told: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((&told["kinds"], &told["table"]), (&json!(["over"]), &json!(table)), "{told}");
    assert!(told["text"].as_str().unwrap().contains("over"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_forgotten_while_the_database_is_gone() {
    let postgres = Postgres::shared();
    postgres.create_database("notices");
    let mut proxy = Proxy::start(postgres.address());
    let url = Postgres::url_at(proxy.address(), "notices");
    let (_served, clock, mut people) = three(|config| config.database = Database::Url(url)).await;
    let mut hear = Vec::new();
    for person in &mut people {
        let (url, received) = receiver(vec![]).await;
        person.send(Method::PUT, "/api/me/notices", Some(json!({"webhook": {"url": url}}))).await;
        hear.push(received);
    }
    begin(&mut people).await;
    let name = "tenka_database_errors_total";
    let before = count(&people[0].get("/metrics").await, name);
    proxy.cut();
    clock.pass(6_000);
    // Once the server has looked for what is due, written down that it runs, and tried to tell somebody.
    until(&mut people[0], "/metrics", |metrics| count(metrics, name) >= before + 4).await;
    proxy.restore();
    // All three are waited for at the tea ceremony.
    for received in &mut hear {
        let told = loop {
            clock.pass(6_000);
            match tokio::time::timeout(std::time::Duration::from_secs(1), received.recv()).await {
                Ok(told) => break told.unwrap(),
                Err(_) => assert!(clock.now() < START + 400_000, "somebody was forgotten"),
            }
        };
        assert!(told.1.contains("\"turn\""), "{}", told.1);
    }
}
