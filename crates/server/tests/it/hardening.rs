//! The smaller doors: guesses of passwords, expired tokens, odd text, look-alike names, hosts, cookies, invitations and
//! onlookers by the hundred.

use std::time::Instant;

use crate::support::home::Home;
use crate::support::{Client, Served, Socket, serve, serve_with};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;

const PASSWORD: &str = "a long way round";
const DAY: i64 = 86_400_000;

/// A server with limits behind a proxy, which says where requests come from.
async fn proxied() -> Served {
    serve_with(|config| (config.limits, config.behind_proxy) = (true, true)).await
}

/// Tries to sign in from an address.
async fn sign_in(served: &Served, from: &str, name: &str, password: &str) -> reqwest::Response {
    let request = served.stranger().request(Method::POST, "/api/sign-in").header("x-forwarded-for", from);
    request.json(&json!({"name": name, "password": password})).send().await.unwrap()
}

/// A guest of an address.
async fn guest_from(served: &Served, from: &str, name: &str) -> Client {
    let mut client = served.stranger();
    let request = client.request(Method::POST, "/api/guest").header("x-forwarded-for", from);
    let answer = request.json(&json!({"name": name})).send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    client.cookie = Some(cookie);
    client.person = answer.json::<Value>().await.unwrap()["person"].as_str().unwrap().to_owned();
    client
}

#[tokio::test]
async fn passwords_of_one_name_are_not_guessed_from_many_addresses() {
    let served = proxied().await;
    let mut anna = served.guest("Anna").await;
    anna.post("/api/me/keep", json!({"password": PASSWORD})).await;
    for name in ["Anna", "Nobody"] {
        let mut stopped = None;
        for number in 0..40 {
            let answer = sign_in(&served, &format!("192.0.2.{number}"), name, "a wrong guess").await;
            match answer.status() {
                StatusCode::FORBIDDEN => assert!(stopped.is_none() || number > 10, "{name}"),
                StatusCode::TOO_MANY_REQUESTS => stopped = Some(answer),
                other => panic!("{other}"),
            }
        }
        let stopped = stopped.expect("somebody stops the guesses, whether or not there is such a name");
        let wait: u64 = stopped.headers()["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=31).contains(&wait), "{wait}");
        assert_eq!(stopped.json::<Value>().await.unwrap()["code"], "too-many-requests");
    }
    // Browsers that are signed in do not notice, nor do other names.
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    let mut bert = guest_from(&served, "198.51.100.1", "Bert").await;
    bert.post("/api/me/keep", json!({"password": PASSWORD})).await;
    assert_eq!(sign_in(&served, "198.51.100.2", "Bert", PASSWORD).await.status(), StatusCode::OK);
    served.running.stop().await;
}

#[tokio::test]
async fn common_passwords_are_refused_with_a_reason() {
    let served = serve().await;
    let mut anna = served.guest("Annabelle").await;
    for password in ["password1", "12345678", "Annabelle1", "qwertzuiop"] {
        let (status, answer) =
            anna.send(Method::POST, "/api/me/keep?lang=de", Some(json!({"password": password}))).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("common-password")), "{password}");
        assert!(answer["text"].as_str().unwrap().contains("Passwort"), "{answer}");
    }
    anna.post("/api/me/keep", json!({"password": PASSWORD})).await;
    let change = json!({"old": PASSWORD, "new": "iloveyou"});
    let (status, answer) = anna.send(Method::POST, "/api/me/password", Some(change)).await;
    assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("common-password")));
    served.running.stop().await;
}

#[tokio::test]
async fn tokens_expire() {
    let clock = Clock::at(1_700_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let new = |days: Value| json!({"label": "script", "scopes": ["read", "play"], "days": days});
    for days in [json!(0), json!(366), json!(-1)] {
        let (status, answer) = anna.send(Method::POST, "/api/me/tokens", Some(new(days.clone()))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{days}: {answer}");
    }
    let usual = anna.post("/api/me/tokens", new(Value::Null)).await;
    assert_eq!(usual["info"]["ends_at"], clock.now() + 90 * DAY);
    let short = anna.post("/api/me/tokens", new(json!(1))).await;
    let holder = |made: &Value| {
        let mut holder = served.stranger();
        holder.token = Some(made["token"].as_str().unwrap().to_owned());
        holder
    };
    let (mut long, mut brief) = (holder(&usual), holder(&short));
    let mut socket = brief.socket(&table, "").await;
    socket.hear_of("table").await;
    clock.pass(DAY - 1);
    assert_eq!(brief.send(Method::GET, "/api/me/tables", None).await.0, StatusCode::OK);
    clock.pass(1);
    assert_eq!(brief.send(Method::GET, "/api/me/tables", None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(long.send(Method::GET, "/api/me/tables", None).await.0, StatusCode::OK);
    // A socket that was opened in time does nothing any longer, either.
    socket.order("late", json!({"sit": {}})).await;
    while let Some(message) = socket.hear().await {
        assert!(message.get("done").is_none(), "{message}");
    }
    // Both are listed, with their ends, and can be revoked.
    let listed = anna.get("/api/me/tokens").await;
    let ends: Vec<i64> =
        listed["tokens"].as_array().unwrap().iter().map(|one| one["ends_at"].as_i64().unwrap()).collect();
    assert_eq!(ends.len(), 2);
    assert!(ends.contains(&clock.now()));
    let path = format!("/api/me/tokens/{}", usual["info"]["id"].as_str().unwrap());
    assert_eq!(anna.send(Method::DELETE, &path, None).await.0, StatusCode::OK);
    assert_eq!(long.send(Method::GET, "/api/me/tables", None).await.0, StatusCode::UNAUTHORIZED);
    served.running.stop().await;
}

#[tokio::test]
async fn signed_in_browsers_are_listed_and_signed_out_one_by_one() {
    let served = serve().await;
    let mut laptop = served.guest("Anna").await;
    laptop.post("/api/me/keep", json!({"password": PASSWORD})).await;
    let mut phone = served.stranger();
    phone.post("/api/sign-in", json!({"name": "Anna", "password": PASSWORD})).await;
    let devices = laptop.get("/api/me/devices").await["devices"].as_array().unwrap().clone();
    assert_eq!(devices.len(), 2);
    let secret = laptop.cookie.clone().unwrap().replace("tenka=", "");
    assert!(!json!(devices).to_string().contains(&secret));
    let other = devices.iter().find(|device| device["current"] == false).unwrap();
    let path = format!("/api/me/devices/{}", other["id"].as_str().unwrap());
    // Nobody else signs it out.
    let mut stranger = served.guest("Bert").await;
    assert_eq!(stranger.send(Method::DELETE, &path, None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(phone.get("/api/me").await["name"], "Anna");
    assert_eq!(laptop.send(Method::DELETE, &path, None).await.0, StatusCode::OK);
    assert_eq!(phone.get("/api/me").await["name"], Value::Null);
    assert_eq!(laptop.get("/api/me").await["name"], "Anna");
    assert_eq!(laptop.get("/api/me/devices").await["devices"].as_array().unwrap().len(), 1);
    served.running.stop().await;
}

#[tokio::test]
async fn nul_characters_are_bad_input_on_both_databases() {
    for home in Home::both("nul") {
        let served = serve_with(|config| config.database = home.database()).await;
        let mut anna = served.guest("Anna").await;
        let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
        let bad = "a\0b";
        let say = json!({"idempotency_key": "say", "command": {"say": {"to": "table", "text": bad}}});
        let bodies = [
            (Method::POST, "/api/guest".to_owned(), json!({"name": bad})),
            (Method::POST, "/api/me/name".to_owned(), json!({"name": bad})),
            (Method::POST, "/api/me/language".to_owned(), json!({"language": bad})),
            (Method::POST, "/api/me/keep".to_owned(), json!({"password": "a long\0way round"})),
            (Method::POST, "/api/sign-in".to_owned(), json!({"name": bad, "password": bad})),
            (Method::POST, "/api/link".to_owned(), json!({"secret": bad})),
            (Method::POST, "/api/me/tokens".to_owned(), json!({"label": bad, "scopes": ["read"]})),
            (Method::PUT, "/api/me/notices".to_owned(), json!({"webhook": {"url": bad, "turn": true}})),
            (Method::POST, "/api/tables".to_owned(), json!({"game": "shogun", "seats": 3, "name": bad})),
            (Method::POST, "/api/tables".to_owned(), json!({"game": "shogun", "seats": 3, "options": {bad: bad}})),
            (Method::POST, "/api/lessons".to_owned(), json!({"lesson": bad})),
            (Method::POST, format!("/api/tables/{table}/commands"), say),
            (
                Method::POST,
                format!("/api/tables/{table}/commands"),
                json!({"idempotency_key": bad, "command": {"sit": {}}}),
            ),
            (Method::POST, format!("/api/tables/{table}/reports"), json!({"text": bad})),
        ];
        for (method, path, body) in bodies {
            let (status, answer) = anna.send(method, &path, Some(body)).await;
            assert_eq!(
                (status, &answer["code"]),
                (StatusCode::BAD_REQUEST, &json!("nul-character")),
                "{path}: {answer}"
            );
        }
        for path in [
            "/api/tables/a%00b",
            "/api/tables/a%00b/game",
            "/api/me/tables?after=0-1-a%00b",
            &format!("/api/tables/{table}?invite=a%00b"),
        ] {
            let (status, answer) = anna.send(Method::GET, path, None).await;
            assert_eq!(
                (status, &answer["code"]),
                (StatusCode::BAD_REQUEST, &json!("nul-character")),
                "{path}: {answer}"
            );
        }
        let (status, answer) = anna.send(Method::DELETE, "/api/me/tokens/a%00b", None).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("nul-character")));
        let create = json!({"game": "shogun", "seats": 3});
        let (status, answer) = anna.send(Method::POST, "/api/tables?idempotency_key=a%00b", Some(create)).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("nul-character")));
        let mut socket = anna.socket(&table, "").await;
        socket.order("a\0b", json!({"sit": {}})).await;
        assert_eq!(socket.hear_of("refused").await["error"]["code"], "nul-character");
        assert_eq!(anna.get("/api/me").await["name"], "Anna");
        served.running.stop().await;
    }
}

#[tokio::test]
async fn control_characters_are_refused_in_what_others_read() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    for bad in ["\u{7}bell", "\u{202e}turned", "\u{1b}[2J"] {
        let say = json!({"say": {"to": "table", "text": bad}});
        assert_eq!(anna.refused(&table, say).await, "control-characters", "{bad:?}");
        let setup = json!({"configure": {"setup": {"game": "shogun", "seats": 3, "name": bad}}});
        assert_eq!(anna.refused(&table, setup).await, "control-characters", "{bad:?}");
        let (status, _) = anna.send(Method::POST, "/api/me/name", Some(json!({"name": bad}))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad:?}");
    }
    anna.order(&table, "fine", json!({"say": {"to": "table", "text": "two\nlines – שלום"}})).await;
    served.running.stop().await;
}

#[tokio::test]
async fn nobody_takes_a_name_that_looks_like_a_kept_one() {
    let home = Home::folder();
    let served = serve_with(|config| config.database = home.database()).await;
    let mut paul = served.guest("Paul").await;
    paul.post("/api/me/keep", json!({"password": PASSWORD})).await;
    let check = async |served: &Served| {
        for name in ["PauI", "Pau1", "pau l", "P a u l"] {
            let (status, answer) =
                served.stranger().send(Method::POST, "/api/guest", Some(json!({"name": name}))).await;
            assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("name-looks-alike")), "{name}");
        }
        let mixed = json!({"name": "P\u{430}ul"});
        let (status, answer) = served.stranger().send(Method::POST, "/api/guest", Some(mixed)).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("mixed-name")));
    };
    check(&served).await;
    let mut guest = served.guest("Paula").await;
    let (status, answer) = guest.send(Method::POST, "/api/me/name", Some(json!({"name": "PAUI"}))).await;
    assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("name-looks-alike")));
    for honest in ["Łukasz", "Jürgen Groß", "織田 信長", "Иван"] {
        served.guest(honest).await;
    }
    served.running.stop().await;
    // Names that were kept before anybody computed what they look like are looked at when the server starts.
    let database = home.open().await;
    sqlx::query("DELETE FROM skeletons").execute(&database).await.unwrap();
    database.close().await;
    let served = serve_with(|config| config.database = home.database()).await;
    check(&served).await;
    // A name that is given up is free, whatever it looks like.
    paul.url = served.url.clone();
    paul.post("/api/me/name", json!({"name": "Someone else"})).await;
    served.guest("PauI").await;
    served.running.stop().await;
}

#[tokio::test]
async fn strangers_say_little_over_a_socket() {
    let served = serve_with(|config| config.limits = true).await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    let mut socket = served.stranger().socket(&table, "").await;
    let mut refused = 0;
    // One more than a burst, and as many as come back meanwhile.
    let end = loop {
        if socket.try_say(r#"{"request":{"idempotency_key":"x","command":{"sit":{}}}}"#).await.is_err() {
            break true;
        }
        match socket.hear().await {
            Some(message) if message.get("refused").is_some() => refused += 1,
            Some(_) => {}
            None => break true,
        }
        if refused > 5000 {
            break false;
        }
    };
    assert!(end, "a stranger is disconnected at last");
    // Pings and bytes that mean nothing do not go on for ever, whoever sends them.
    for client in [&anna, &served.stranger()] {
        let mut socket = client.socket(&table, "").await;
        let mut sent = 0;
        while socket.try_send_bytes(vec![0; 8]).await.is_ok() && sent < 1_000_000 {
            sent += 1;
            tokio::task::yield_now().await;
        }
        assert!(sent < 1_000_000, "the socket is closed");
    }
    // A person who talks sense goes on.
    let mut socket = anna.socket(&table, "").await;
    socket.done("sit", json!({"sit": {}})).await;
    served.running.stop().await;
}

/// Puts up open tables as guests of one address, for as long as that is allowed; returns how many.
async fn flood(served: &Served, from: &str, wanted: usize) -> usize {
    let mut made = 0;
    for number in 0..20 {
        let request = served.stranger().request(Method::POST, "/api/guest").header("x-forwarded-for", from);
        let answer = request.json(&json!({"name": format!("Spam {number}")})).send().await.unwrap();
        if answer.status() != StatusCode::OK {
            break;
        }
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        while made < wanted {
            let request = served.stranger().request(Method::POST, "/api/tables").header("x-forwarded-for", from);
            let setup = json!({"game": "shogun", "seats": 3, "open": true, "name": "Buy now"});
            let answer = request.header("cookie", &cookie).json(&setup).send().await.unwrap();
            if answer.status() != StatusCode::OK {
                assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
                break;
            }
            made += 1;
        }
    }
    made
}

#[tokio::test]
async fn one_address_does_not_flood_the_lobby() {
    let served = proxied().await;
    let mut anna = guest_from(&served, "198.51.100.7", "Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true, "name": "A real one"})).await;
    let made = flood(&served, "192.0.2.1", 120).await;
    assert!((5..=60).contains(&made), "{made} of 120 tables");
    let listed = anna.get("/api/tables").await;
    let listed = listed["tables"].as_array().unwrap();
    assert!(listed.iter().any(|one| one["id"] == *table), "the real one is listed among {}", listed.len());
    // One person has few of them, even by changing private ones into open ones.
    for _ in 0..4 {
        anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    }
    let (status, answer) =
        anna.send(Method::POST, "/api/tables", Some(json!({"game": "shogun", "seats": 3, "open": true}))).await;
    assert_eq!((status, &answer["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-open-tables")));
    let private = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let open = json!({"configure": {"setup": {"game": "shogun", "seats": 3, "open": true}}});
    assert_eq!(anna.refused(&private, open.clone()).await, "too-many-open-tables");
    anna.order(&table, "close", json!({"close": {}})).await;
    anna.order(&private, "open", open).await;
    served.running.stop().await;
}

/// Where limits are off, as on a server of long ago, the list itself still shows everybody.
#[tokio::test]
async fn many_tables_of_one_person_do_not_hide_those_of_others() {
    let served = serve().await;
    let (mut anna, mut spammer) = (served.guest("Anna").await, served.guest("Spammer").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true, "name": "A real one"})).await;
    for _ in 0..120 {
        spammer.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    }
    let first = |list: Value| list["tables"].as_array().unwrap().iter().take(2).position(|one| one["id"] == *table);
    assert!(first(anna.get("/api/tables").await).is_some());
    // Where somebody is present comes before where nobody is.
    let mut socket = anna.socket(&table, "").await;
    socket.hear_of("table").await;
    assert_eq!(first(anna.get("/api/tables").await), Some(0));
    served.running.stop().await;
}

#[tokio::test]
async fn a_removed_player_does_not_come_back_by_the_old_link() {
    let served = serve().await;
    for open in [false, true] {
        let (mut anna, mut bert) = (served.guest("Anna").await, served.guest("Bert").await);
        let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": open})).await;
        let old = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
        bert.sit(&table, &old, json!({})).await;
        anna.order(&table, "remove", json!({"remove": {"seat": 0}})).await;
        let sit = |key: &str, invite: &str| json!({"idempotency_key": key, "command": {"sit": {}}, "invite": invite});
        let path = format!("/api/tables/{table}/commands");
        let (status, answer) = bert.send(Method::POST, &path, Some(sit("again", &old))).await;
        let expected = if open { "removed" } else { "no-such-table" };
        assert_eq!(answer["code"], expected, "{status}");
        let new = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
        assert_ne!(new, old);
        // By the new one they are welcome, and stay so.
        bert.post(&path, sit("invited", &new)).await;
        bert.order(&table, "stand", json!({"stand": {"seat": 0}})).await;
        bert.post(&path, sit("once more", &new)).await;
    }
    served.running.stop().await;
}

#[tokio::test]
async fn an_invitation_link_can_be_changed() {
    let home = Home::folder();
    let served = serve_with(|config| config.database = home.database()).await;
    let (mut anna, mut bert, mut cleo) =
        (served.guest("Anna").await, served.guest("Bert").await, served.guest("Cleo").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    let old = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
    bert.sit(&table, &old, json!({})).await;
    assert_eq!(bert.refused(&table, json!({"renew_invite": {}})).await, "owner-only");
    let mut viewer = cleo.socket(&table, &format!("invite={old}")).await;
    let mut player = bert.socket(&table, "").await;
    viewer.hear_of("table").await;
    anna.order(&table, "renew", json!({"renew_invite": {}})).await;
    let new = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
    assert_ne!(old, new);
    // Those who sit there hear of it; those who came by the old link are sent away.
    player.hear_until("table", |table| table["invite"] == *new).await;
    while viewer.hear().await.is_some() {}
    let (status, _) = cleo.send(Method::GET, &format!("/api/tables/{table}?invite={old}"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    cleo.get(&format!("/api/tables/{table}?invite={new}")).await;
    served.running.stop().await;
    // It stays changed.
    let served = serve_with(|config| config.database = home.database()).await;
    cleo.url = served.url.clone();
    let (status, _) = cleo.send(Method::GET, &format!("/api/tables/{table}?invite={old}"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    cleo.get(&format!("/api/tables/{table}?invite={new}")).await;
    served.running.stop().await;
}

/// Everything that a socket hears until nothing comes for a while, by kind `table`.
async fn count_tables(socket: &mut Socket, until: usize) -> usize {
    let mut count = 0;
    loop {
        let table = socket.hear_of("table").await;
        count += 1;
        if table["spectators"] == until {
            return count;
        }
    }
}

#[tokio::test]
async fn a_crowd_of_onlookers_is_not_told_of_each() {
    const CROWD: usize = 150;
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    let mut owner = anna.socket(&table, "").await;
    let begun = Instant::now();
    let mut crowd = Vec::new();
    for _ in 0..CROWD {
        crowd.push(served.stranger().socket(&table, "").await);
    }
    let mut told = count_tables(&mut owner, CROWD).await;
    for socket in &mut crowd {
        told += count_tables(socket, CROWD).await;
    }
    // A welcome for each, all of the first twenty to all, and then one count every few seconds to all.
    let seconds = begun.elapsed().as_secs() as usize;
    let most = CROWD + 21 * 22 / 2 + (CROWD + 1) * (seconds / 3 + 2);
    assert!(told <= most, "{told} messages in {seconds} s, at most {most}");
    assert!(seconds > 60 || told < CROWD * CROWD / 4, "{told} messages are not a few for each");
    // Somebody who sits there is seen at once.
    let mut bert = served.guest("Bert").await;
    bert.order(&table, "sit", json!({"sit": {}})).await;
    owner.hear_until("table", |table| table["seats"][0]["person"] == *bert.person).await;
    let _present = bert.socket(&table, "").await;
    owner.hear_until("table", |table| table["seats"][0]["present"] == true).await;
    served.running.stop().await;
}

#[tokio::test]
async fn cookies_move_to_a_name_that_only_this_host_can_set() {
    let served = serve_with(|config| config.behind_proxy = true).await;
    let mut anna = served.guest("Anna").await;
    let plain = anna.cookie.clone().unwrap();
    assert!(plain.starts_with("tenka="), "without TLS: {plain}");
    // The same browser comes by TLS: nobody is signed out, and the secret moves.
    let answer = anna.request(Method::GET, "/api/me").header("x-forwarded-proto", "https").send().await.unwrap();
    let set: Vec<String> =
        answer.headers().get_all("set-cookie").iter().map(|one| one.to_str().unwrap().to_owned()).collect();
    let moved = set.iter().find(|one| one.starts_with("__Host-tenka=")).expect("a cookie of the new name");
    assert!(moved.contains("; Secure") && moved.contains("; Path=/;") && !moved.contains("Domain"), "{moved}");
    assert!(set.iter().any(|one| one.starts_with("tenka=; ") && one.contains("Max-Age=0")), "{set:?}");
    assert_eq!(answer.json::<Value>().await.unwrap()["name"], "Anna");
    anna.cookie = Some(moved.split(';').next().unwrap().to_owned());
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    // What another host of the domain may have set does not count beside it.
    let mallory = served.guest("Mallory").await;
    let both = format!("{}; {}", mallory.cookie.clone().unwrap(), anna.cookie.clone().unwrap());
    anna.cookie = Some(both);
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    served.running.stop().await;
}

#[tokio::test]
async fn answers_over_tls_ask_for_tls_and_all_answers_stay_here() {
    for behind_proxy in [false, true] {
        let served = serve_with(|config| config.behind_proxy = behind_proxy).await;
        for path in ["/api/me", "/nowhere", "/healthz"] {
            let request = served.stranger().request(Method::GET, path).header("x-forwarded-proto", "https");
            let answer = request.send().await.unwrap();
            let header = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap());
            assert_eq!(header("strict-transport-security").contains("max-age=31536000"), behind_proxy, "{path}");
            assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{path}");
            assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{path}");
            assert!(header("permissions-policy").contains("camera=()"), "{path}");
        }
        let answer = served.stranger().request(Method::GET, "/api/me").send().await.unwrap();
        assert!(answer.headers().get("strict-transport-security").is_none(), "nobody came by TLS");
        served.running.stop().await;
    }
}

#[tokio::test]
async fn other_names_do_not_lead_here() {
    let status = async |served: &Served, host: &str| {
        served.stranger().request(Method::GET, "/api/me").header("host", host).send().await.unwrap().status()
    };
    let served = serve_with(|config| config.hosts = vec!["games.example".to_owned()]).await;
    for host in ["evil.example", "games.example.evil.example:80", "127.0.0.1.evil.example"] {
        assert_eq!(status(&served, host).await, StatusCode::MISDIRECTED_REQUEST, "{host}");
        let metrics = served.stranger().request(Method::GET, "/metrics").header("host", host).send().await.unwrap();
        assert_eq!(metrics.status(), StatusCode::MISDIRECTED_REQUEST, "{host}");
    }
    for host in ["localhost:7300", "127.0.0.1", "192.168.1.7:7300", "[::1]:7300", "games.example", "Games.example:443"]
    {
        assert_eq!(status(&served, host).await, StatusCode::OK, "{host}");
    }
    let url = served.url.replace("http://", "ws://") + "/api/me/events";
    let mut request = tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(url).unwrap();
    request.headers_mut().insert("host", "evil.example".parse().unwrap());
    request.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err();
    assert!(refused.to_string().contains("421"), "{refused}");
    served.running.stop().await;
    // A proxy decides for itself, and links name the server.
    let served = serve_with(|config| config.behind_proxy = true).await;
    assert_eq!(status(&served, "any.example").await, StatusCode::OK);
    served.running.stop().await;
    let served = serve_with(|config| config.outside.public_url = Some("https://games.example:8443/x".to_owned())).await;
    assert_eq!(status(&served, "games.example:8443").await, StatusCode::OK);
    assert_eq!(status(&served, "any.example").await, StatusCode::MISDIRECTED_REQUEST);
    served.running.stop().await;
}

#[tokio::test]
async fn old_tokens_get_an_end() {
    for home in Home::both("old_tokens") {
        let served = serve_with(|config| config.database = home.database()).await;
        let mut anna = served.guest("Anna").await;
        let made = anna.post("/api/me/tokens", json!({"label": "script", "scopes": ["read"]})).await;
        served.running.stop().await;
        // As it was before there were ends.
        let database = home.open().await;
        for sql in [
            "DELETE FROM _sqlx_migrations WHERE version = 6",
            "ALTER TABLE tokens DROP COLUMN ends_at",
            "DROP TABLE skeletons",
        ] {
            sqlx::query(sql).execute(&database).await.unwrap();
        }
        database.close().await;
        let served = serve_with(|config| config.database = home.database()).await;
        anna.url = served.url.clone();
        let token = anna.get("/api/me/tokens").await["tokens"][0].clone();
        let lifetime = token["ends_at"].as_i64().unwrap() - token["created_at"].as_i64().unwrap();
        assert_eq!(lifetime, 365 * DAY);
        let mut script = served.stranger();
        script.token = Some(made["token"].as_str().unwrap().to_owned());
        script.get("/api/me/tables").await;
        served.running.stop().await;
    }
}
