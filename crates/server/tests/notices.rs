//! People who are away are told: in the page, by a real webhook and over real SMTP.

mod support;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;
use support::{Client, PATIENCE, Served, evening, serve_with};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const START: i64 = 1_800_000_000_000;
const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

/// A little HTTP server that hands over what it is sent: head and body. It answers with these statuses, then 200.
async fn receiver(mut statuses: Vec<&'static str>) -> (String, mpsc::Receiver<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let (sender, received) = mpsc::channel(100);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut bytes = Vec::new();
            let (head, length) = loop {
                let mut piece = [0; 4096];
                let count = stream.read(&mut piece).await.unwrap();
                bytes.extend_from_slice(&piece[..count]);
                let text = String::from_utf8_lossy(&bytes).to_string();
                if let Some((head, _)) = text.split_once("\r\n\r\n") {
                    let head = head.to_lowercase();
                    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
                    let length: usize = length.parse().unwrap();
                    break (head, length);
                }
            };
            while bytes.len() < head.len() + 4 + length {
                let mut piece = [0; 4096];
                let count = stream.read(&mut piece).await.unwrap();
                bytes.extend_from_slice(&piece[..count]);
            }
            let body = String::from_utf8(bytes[head.len() + 4..].to_vec()).unwrap();
            let status = if statuses.is_empty() { "200 OK" } else { statuses.remove(0) };
            let answer =
                format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nlocation: /elsewhere\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            let _ = sender.send((head, body)).await;
        }
    });
    (url, received)
}

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

async fn begin(people: &mut [Client; 3]) -> String {
    let [anna, ben, cleo] = people;
    evening(&mut [anna, ben, cleo], &CLANS, "rising-sun", json!({"name": "Friday"})).await
}

#[tokio::test]
async fn a_webhook_hears_once_in_some_minutes_that_it_is_somebodys_turn() {
    let (_served, clock, mut people) = three(|_| ()).await;
    let (url, mut received) = receiver(vec!["500 Oops", "302 Found"]).await;
    let (status, shown) =
        people[2].send(Method::PUT, "/api/me/notices", Some(json!({"webhook": {"url": url, "over": false}}))).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    let secret = shown["webhook"]["secret"].as_str().unwrap().to_owned();
    assert_eq!(shown["webhook"]["over"], false);
    assert_eq!(people[2].get("/api/me/notices").await["webhook"]["secret"], secret);
    // Whoever looks at the table is not told.
    let table = begin(&mut people).await;
    let looks = people[2].socket(&table, "").await;
    clock.pass(6_000);
    drop(looks);
    // Until the server knows that the socket is closed, nothing is said.
    support::until(&mut people[0], &format!("/api/tables/{table}"), |info| {
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
        assert!(told["kinds"].as_array().unwrap().contains(&json!("talk")), "{told}");
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
    let table = begin(&mut people).await;
    clock.pass(6_000);
    // The page of one of them hears later events, so that the server has seen to the earlier ones.
    people[0].order(&table, "tea", json!({"act": {"action": "ready"}})).await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
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
async fn an_open_page_hears_of_tables_at_which_one_does_not_look() {
    let (_served, _, mut people) = three(|_| ()).await;
    let table = people[0].put_up(json!({"game": "rising-sun", "seats": 3, "name": "Friday", "open": true})).await;
    let mut page = people[2].socket_at("/api/me/events").await.unwrap();
    assert_eq!(page.hear().await.unwrap(), "listening");
    for (index, clan) in CLANS.iter().enumerate() {
        people[index].order(&table, "sit", json!({"sit": {"wish": clan}})).await;
        people[index].order(&table, "ready", json!({"ready": {"ready": true}})).await;
    }
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
