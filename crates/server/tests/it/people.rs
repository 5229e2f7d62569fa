//! People over real HTTP: names, passwords, links, tokens, and leaving for good.

use crate::support::{Client, PATIENCE, Served, serve, serve_with, table_with_bots};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;

const PASSWORD: &str = "rice and tea";

/// Keeps the name of a guest.
async fn keeper(served: &Served, name: &str) -> Client {
    let mut client = served.guest(name).await;
    let me = client.post("/api/me/keep", json!({"password": PASSWORD})).await;
    assert_eq!(me, json!({"person": client.person, "name": name, "kept": true, "language": "en", "admin": false}));
    client
}

/// Asks for something that is refused, and returns why.
async fn refused(client: &mut Client, path: &str, body: Value, status: StatusCode) -> String {
    let (answered, problem) = client.send(Method::POST, path, Some(body)).await;
    assert_eq!(answered, status, "{path}: {problem}");
    assert!(problem["text"].as_str().is_some_and(|text| !text.is_empty() && !text.contains('⟨')), "{problem}");
    problem["code"].as_str().unwrap().to_owned()
}

async fn sign_in(client: &mut Client, name: &str, password: &str) -> (StatusCode, Value) {
    client.send(Method::POST, "/api/sign-in", Some(json!({"name": name, "password": password}))).await
}

async fn is_known(client: &mut Client) -> bool {
    client.get("/api/me").await["person"].is_string()
}

async fn token(client: &mut Client, scopes: Value) -> (Client, String) {
    let made = client.post("/api/me/tokens", json!({"label": "my script", "scopes": scopes})).await;
    let mut script = Client::new(&client.url);
    script.token = Some(made["token"].as_str().unwrap().to_owned());
    script.person = client.person.clone();
    (script, made["info"]["id"].as_str().unwrap().to_owned())
}

/// Everything that the files of the database hold.
fn stored(served: &Served) -> String {
    let files = std::fs::read_dir(served.folder.path()).unwrap();
    let bytes = files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect::<Vec<_>>();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn a_kept_name_is_nobody_elses() {
    let served = serve().await;
    let mut twin = served.guest("Anna B").await;
    let mut anna = keeper(&served, "Anna B").await;
    let conflict = StatusCode::CONFLICT;
    for name in ["Anna B", "anna  b", "ＡＮＮＡ Ｂ"] {
        let body = json!({"name": name});
        assert_eq!(refused(&mut served.stranger(), "/api/guest", body.clone(), conflict).await, "name-is-kept");
        let mut carl = served.guest("Carl").await;
        assert_eq!(refused(&mut carl, "/api/me/name", body, conflict).await, "name-is-kept");
    }
    let password = json!({"password": PASSWORD});
    assert_eq!(refused(&mut twin, "/api/me/keep", password.clone(), conflict).await, "name-is-kept");
    assert_eq!(refused(&mut anna, "/api/me/keep", password.clone(), conflict).await, "kept-already");
    // Guests may share a name, and whoever is called otherwise gives theirs free.
    let (mut one, _other) = (served.guest("Bo").await, served.guest("bo").await);
    assert_eq!(anna.post("/api/me/name", json!({"name": "ANNA b"})).await["name"], "ANNA b", "it is her own name");
    assert_eq!(anna.post("/api/me/name", json!({"name": "Anna C"})).await["kept"], true);
    twin.post("/api/me/keep", password.clone()).await;
    assert_eq!(refused(&mut anna, "/api/me/name", json!({"name": "Anna B"}), conflict).await, "name-is-kept");
    one.post("/api/me/keep", password).await;
    assert_eq!(sign_in(&mut served.stranger(), "anna c", PASSWORD).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_name_and_its_password_let_one_in_and_nothing_else_does() {
    let served = serve().await;
    let anna = keeper(&served, "Anna").await;
    let mut other = served.guest("Somebody").await;
    let guest_cookie = other.cookie.clone();
    let (status, me) = sign_in(&mut other, "ANNA", PASSWORD).await;
    assert_eq!((status, &me["person"]), (StatusCode::OK, &json!(anna.person)));
    assert_ne!(other.cookie, guest_cookie, "whoever signs in holds something new");
    assert_ne!(other.cookie, anna.cookie);
    let mut before = served.stranger();
    before.cookie = guest_cookie;
    assert!(!is_known(&mut before).await, "what the browser held before is worth nothing");
    let forbidden = StatusCode::FORBIDDEN;
    let mut answers = Vec::new();
    for (name, password) in [("Anna", "rice and te"), ("Nobody", PASSWORD), ("", ""), ("Anna", &"x".repeat(300))] {
        let (status, problem) = sign_in(&mut served.stranger(), name, password).await;
        assert_eq!(status, forbidden);
        answers.push(problem);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "an answer does not say whether there is such a name: {answers:?}");
    assert_eq!(answers[0]["code"], "wrong-name-or-password");
}

#[tokio::test]
async fn another_password_signs_the_other_browsers_out() {
    let served = serve().await;
    let mut anna = keeper(&served, "Anna").await;
    let mut phone = served.stranger();
    sign_in(&mut phone, "Anna", PASSWORD).await;
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let (bad, forbidden) = (StatusCode::BAD_REQUEST, StatusCode::FORBIDDEN);
    assert_eq!(
        refused(&mut anna, "/api/me/password", change("wrong", "new password"), forbidden).await,
        "wrong-password"
    );
    assert_eq!(refused(&mut anna, "/api/me/password", change(PASSWORD, "short"), bad).await, "strange-password");
    assert!(is_known(&mut phone).await);
    anna.post("/api/me/password", change(PASSWORD, "new password")).await;
    assert!(is_known(&mut anna).await);
    assert!(!is_known(&mut phone).await);
    assert_eq!(sign_in(&mut phone, "Anna", PASSWORD).await.0, forbidden);
    assert_eq!(sign_in(&mut phone, "Anna", "new password").await.0, StatusCode::OK);
    let mut guest = served.guest("Guest").await;
    let problem = refused(&mut guest, "/api/me/password", change("", "new password"), StatusCode::CONFLICT).await;
    assert_eq!(problem, "not-kept");
}

#[tokio::test]
async fn signing_out_ends_one_browser_or_all_and_closes_sockets() {
    let served = serve().await;
    let mut anna = keeper(&served, "Anna").await;
    let (mut phone, mut tablet) = (served.stranger(), served.stranger());
    for device in [&mut phone, &mut tablet] {
        sign_in(device, "Anna", PASSWORD).await;
    }
    let table = table_with_bots(&mut anna, "shogun", 3, "random").await;
    let mut socket = phone.socket(&table, "").await;
    socket.hear_of("table").await;
    let held = phone.cookie.clone();
    phone.post("/api/sign-out", json!({})).await;
    assert_eq!(phone.cookie.as_deref(), Some("tenka="), "the browser is told to forget it");
    phone.cookie = held;
    assert!(!is_known(&mut phone).await, "even if it does not");
    while socket.hear().await.is_some() {}
    assert!(phone.try_socket(&table, "").await.is_err());
    assert!(is_known(&mut tablet).await && is_known(&mut anna).await);
    let mut socket = anna.socket(&table, "").await;
    let mut events = anna.socket_at("/api/me/events").await.unwrap();
    events.hear().await;
    tablet.post("/api/sign-out-everywhere", json!({})).await;
    assert!(!is_known(&mut anna).await && !is_known(&mut tablet).await);
    while socket.hear().await.is_some() {}
    while events.hear().await.is_some() {}
}

#[tokio::test]
async fn a_link_lets_one_device_in_once() {
    let clock = Clock::at(1_700_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let mut anna = served.guest("Anna").await;
    let link = async |client: &mut Client| {
        let link = client.post("/api/me/link", json!({})).await;
        assert_eq!(link["ends_at"], clock.now() + 600_000);
        link["path"].as_str().unwrap().strip_prefix("/link#").unwrap().to_owned()
    };
    let forbidden = StatusCode::FORBIDDEN;
    let secret = link(&mut anna).await;
    assert!(!stored(&served).contains(&secret));
    let mut phone = served.stranger();
    let me = phone.post("/api/link", json!({"secret": secret})).await;
    assert_eq!((&me["person"], &me["kept"]), (&json!(anna.person), &json!(false)));
    assert!(is_known(&mut phone).await && is_known(&mut anna).await);
    for mut other in [served.stranger(), phone.clone()] {
        assert_eq!(refused(&mut other, "/api/link", json!({"secret": secret}), forbidden).await, "link-is-used");
    }
    let (older, newer) = (link(&mut anna).await, link(&mut anna).await);
    refused(&mut served.stranger(), "/api/link", json!({"secret": older}), forbidden).await;
    clock.pass(599_999);
    served.stranger().post("/api/link", json!({"secret": newer})).await;
    let late = link(&mut anna).await;
    clock.pass(600_000);
    assert_eq!(refused(&mut served.stranger(), "/api/link", json!({"secret": late}), forbidden).await, "link-is-used");
    refused(&mut served.stranger(), "/api/link", json!({"secret": ""}), forbidden).await;
    refused(&mut served.stranger(), "/api/me/link", json!({}), StatusCode::UNAUTHORIZED).await;
}

#[tokio::test]
async fn what_has_ended_is_swept() {
    let clock = Clock::at(1_700_000_000_000);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let mut anna = served.guest("Anna").await;
    anna.post("/api/me/link", json!({})).await;
    let url = format!("sqlite://{}", served.folder.path().join("tenka.db").display());
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    let count = async || {
        let sql = "SELECT (SELECT COUNT(*) FROM links), (SELECT COUNT(*) FROM devices)";
        sqlx::query_as::<_, (i64, i64)>(sql).fetch_one(&pool).await.unwrap()
    };
    let becomes = async |wanted: (i64, i64)| {
        let waited = async {
            while count().await != wanted {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waited).await.unwrap_or_else(|_| panic!("{wanted:?} comes"));
    };
    assert_eq!(count().await, (1, 1));
    clock.pass(700_000);
    becomes((0, 1)).await;
    clock.pass(366 * 86_400_000);
    becomes((0, 0)).await;
    assert!(!is_known(&mut anna).await);
}

#[tokio::test]
async fn a_token_does_what_it_is_good_for_and_no_more() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let (mut reader, _) = token(&mut anna, json!(["read"])).await;
    let (mut player, player_id) = token(&mut anna, json!(["play", "read"])).await;
    let (mut creator, _) = token(&mut anna, json!(["create"])).await;
    assert!(player.token.as_ref().unwrap().starts_with("tenka_"));
    let setup = json!({"game": "shogun", "seats": 3});
    let forbidden = StatusCode::FORBIDDEN;
    let unfit = "token-not-good-for-this";
    for client in [&mut reader, &mut player] {
        assert_eq!(refused(client, "/api/tables", setup.clone(), forbidden).await, unfit);
        assert_eq!(client.get("/api/me").await["person"], json!(anna.person));
    }
    let table = creator.put_up(setup).await;
    for path in ["/api/me".to_owned(), "/api/me/tables".to_owned(), format!("/api/tables/{table}")] {
        let (status, problem) = creator.send(Method::GET, &path, None).await;
        assert_eq!((status, &problem["code"]), (forbidden, &json!(unfit)), "{path}");
    }
    assert!(creator.try_socket(&table, "").await.is_err());
    let (status, _) = reader.try_order(&table, "sit", json!({"sit": {}})).await;
    assert_eq!(status, forbidden);
    let mut eyes = reader.socket(&table, "").await;
    eyes.order("sit", json!({"sit": {}})).await;
    assert_eq!(eyes.hear_of("refused").await["error"]["code"], unfit);
    let mut hands = player.socket(&table, "").await;
    hands.order("sit", json!({"sit": {}})).await;
    assert_eq!(hands.hear_of("done").await["idempotency_key"], "sit");
    // No token manages the account.
    let body = || Some(json!({}));
    for (method, path) in [
        (Method::POST, "/api/me/tokens"),
        (Method::POST, "/api/me/keep"),
        (Method::POST, "/api/me/name"),
        (Method::POST, "/api/me/link"),
        (Method::POST, "/api/sign-out-everywhere"),
        (Method::DELETE, "/api/me"),
    ] {
        assert_eq!(player.send(method, path, body()).await.0, forbidden, "{path}");
    }
    // What is listed says nothing by which one gets in; what is revoked is worth nothing at once.
    let listed = anna.get("/api/me/tokens").await;
    let tokens = listed["tokens"].as_array().unwrap();
    assert_eq!(tokens.len(), 3);
    let listed_player = tokens.iter().find(|token| token["id"] == *player_id).unwrap();
    assert_eq!(listed_player["scopes"], json!(["read", "play"]));
    assert!(listed_player["used_at"].is_i64());
    assert!(!listed.to_string().contains("tenka_"));
    let mut bo = served.guest("Bo").await;
    let path = format!("/api/me/tokens/{player_id}");
    assert_eq!(bo.send(Method::DELETE, &path, None).await.0, StatusCode::NOT_FOUND, "it is not his");
    assert_eq!(anna.send(Method::DELETE, &path, None).await.0, StatusCode::OK);
    assert_eq!(anna.send(Method::DELETE, &path, None).await.0, StatusCode::NOT_FOUND);
    while hands.hear().await.is_some() {}
    assert_eq!(player.send(Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
    assert!(player.try_socket(&table, "").await.is_err());
    for strange in ["tenka_", "tenka_x", "x", ""] {
        player.token = Some(strange.to_owned());
        assert_eq!(player.send(Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED, "{strange}");
    }
}

#[tokio::test]
async fn what_is_wrong_is_said() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let bad = StatusCode::BAD_REQUEST;
    for name in ["", " ", "a\u{200b}", "\u{202e}a", &"x".repeat(25)] {
        assert_eq!(refused(&mut served.stranger(), "/api/guest", json!({"name": name}), bad).await, "strange-name");
        assert_eq!(refused(&mut anna, "/api/me/name", json!({"name": name}), bad).await, "strange-name");
    }
    for password in ["", "1234567", &"x".repeat(201)] {
        let body = json!({"password": password});
        assert_eq!(refused(&mut anna, "/api/me/keep", body, bad).await, "strange-password");
    }
    let label = |label: &str, scopes: Value| json!({"label": label, "scopes": scopes});
    for (body, code) in [
        (label("", json!(["read"])), "strange-label"),
        (label(&"x".repeat(61), json!(["read"])), "strange-label"),
        (label("a", json!([])), "token-good-for-nothing"),
        (label("a", json!(["rule"])), "flawed"),
        (json!({"label": "a"}), "flawed"),
        (json!([]), "flawed"),
    ] {
        assert_eq!(refused(&mut anna, "/api/me/tokens", body, bad).await, code);
    }
    for path in ["/api/guest", "/api/me/name", "/api/me/keep", "/api/me/password", "/api/sign-in", "/api/link"] {
        assert_eq!(refused(&mut anna, path, json!({"x": 1}), bad).await, "flawed", "{path}");
        assert_eq!(refused(&mut anna, path, json!({}), bad).await, "flawed", "{path}");
    }
    assert_eq!(refused(&mut anna, "/api/me/language", json!({"language": "xx"}), bad).await, "no-such-language");
    assert_eq!(anna.post("/api/me/language", json!({"language": "en-GB"})).await["language"], "en");
    for path in ["/api/me/name", "/api/me/keep", "/api/sign-out", "/api/me/tokens"] {
        refused(&mut served.stranger(), path, json!({}), StatusCode::UNAUTHORIZED).await;
    }
    for number in 0..20 {
        anna.post("/api/me/tokens", label(&format!("t{number}"), json!(["read"]))).await;
    }
    let one_more = label("t20", json!(["read"]));
    assert_eq!(refused(&mut anna, "/api/me/tokens", one_more, StatusCode::CONFLICT).await, "too-many-tokens");
}

#[tokio::test]
async fn nothing_secret_is_stored() {
    let served = serve().await;
    let mut anna = keeper(&served, "Anna").await;
    let (script, _) = token(&mut anna, json!(["read"])).await;
    let link = anna.post("/api/me/link", json!({})).await;
    let link = link["path"].as_str().unwrap().rsplit('#').next().unwrap();
    let text = stored(&served);
    assert!(text.contains("$argon2id$") && text.contains("my script"), "the right files are looked at");
    let (cookie, token) = (anna.cookie.as_ref().unwrap(), script.token.as_ref().unwrap());
    let token = token.strip_prefix("tenka_").unwrap();
    for secret in [cookie.strip_prefix("tenka=").unwrap(), token, link, PASSWORD] {
        assert!(secret.len() >= 12 && !text.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table_and_in_lists() {
    let served = serve().await;
    let (mut anna, bo) = (served.guest("Anna").await, served.guest("Bo").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    anna.order(&table, "sit", json!({"sit": {}})).await;
    let mut socket = bo.socket(&table, "").await;
    assert_eq!(socket.hear_of("table").await["seats"][0]["person_name"], "Anna");
    anna.post("/api/me/name", json!({"name": "Anne"})).await;
    assert_eq!(socket.hear_of("table").await["seats"][0]["person_name"], "Anne");
    assert_eq!(served.stranger().get("/api/tables").await["tables"][0]["seats"][0], "Anne");
}

#[tokio::test]
async fn whoever_deletes_their_account_leaves_bots_and_no_name() {
    let served = serve().await;
    let mut anna = keeper(&served, "Anna Nguyen").await;
    let mut bo = served.guest("Bo").await;
    let (mut script, _) = token(&mut anna, json!(["read", "play"])).await;
    // A game that goes on, a lobby with somebody else, a lobby of her own, and a game with bots alone.
    let game = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    anna.order(&game, "sit", json!({"sit": {}})).await;
    anna.order(&game, "bot", json!({"add_bot": {"bot": "random"}})).await;
    bo.order(&game, "sit", json!({"sit": {}})).await;
    bo.order(&game, "ready", json!({"ready": {"ready": true}})).await;
    anna.order(&game, "start", json!({"start": {}})).await;
    anna.order(&game, "say", json!({"say": {"to": "table", "text": "hello"}})).await;
    let lobby = anna.put_up(json!({"game": "rising-sun", "seats": 3, "open": true})).await;
    bo.order(&lobby, "sit", json!({"sit": {}})).await;
    let alone = anna.put_up(json!({"game": "rising-sun", "seats": 3, "open": true})).await;
    let bots = table_with_bots(&mut anna, "shogun", 3, "random").await;
    anna.order(&bots, "start", json!({"start": {}})).await;
    let (mut hers, mut his) = (anna.socket(&game, "").await, bo.socket(&game, "lang=en").await);

    let (status, problem) = anna.send(Method::DELETE, "/api/me", Some(json!({"password": "wrong"}))).await;
    assert_eq!((status, &problem["code"]), (StatusCode::FORBIDDEN, &json!("wrong-password")));
    let device = anna.cookie.clone();
    let (status, _) = anna.send(Method::DELETE, "/api/me", Some(json!({"password": PASSWORD}))).await;
    assert_eq!(status, StatusCode::OK);

    while hers.hear().await.is_some() {}
    anna.cookie = device;
    assert!(!is_known(&mut anna).await);
    assert_eq!(script.send(Method::GET, "/api/me", None).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(sign_in(&mut served.stranger(), "Anna Nguyen", PASSWORD).await.0, StatusCode::FORBIDDEN);
    let mut heard = his.hear_of("table").await;
    while heard["owner"] != json!(bo.person) {
        heard = his.hear_of("table").await;
    }
    let seat = heard["seats"].as_array().unwrap().iter().find(|seat| seat["person"] == json!(anna.person)).unwrap();
    assert_eq!((&seat["bot"], &seat["person_name"]), (&json!("skilled"), &Value::Null));
    assert_eq!(heard["stage"], "playing");
    assert_eq!(bo.get(&format!("/api/tables/{lobby}")).await["owner"], json!(bo.person));
    for (table, stage) in [(&alone, "closed"), (&lobby, "lobby")] {
        assert_eq!(bo.get(&format!("/api/tables/{table}")).await["stage"], stage);
    }
    // The chat keeps the place of what was said, and neither the words nor the name.
    let mut again = bo.socket(&game, "").await;
    let line = again.hear_of("chat").await;
    assert_eq!((&line["text"], &line["removed"], &line["name"]), (&json!(""), &json!(true), &Value::Null));
    for path in ["/api/tables".to_owned(), "/api/me/tables".to_owned(), format!("/api/tables/{game}")] {
        assert!(!bo.get(&path).await.to_string().contains("Nguyen"), "{path}");
    }
    let url = format!("sqlite://{}", served.folder.path().join("tenka.db").display());
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    for sql in [
        "SELECT COUNT(*) FROM people WHERE id = $1",
        "SELECT COUNT(*) FROM devices WHERE person = $1",
        "SELECT COUNT(*) FROM tokens WHERE person = $1",
        "SELECT COUNT(*) FROM links WHERE person = $1",
        "SELECT COUNT(*) FROM tables WHERE summary LIKE '%Nguyen%' AND $1 <> ''",
        "SELECT COUNT(*) FROM log WHERE body LIKE '%Nguyen%' AND $1 <> ''",
    ] {
        let count: (i64,) = sqlx::query_as(sql).bind(&anna.person).fetch_one(&pool).await.unwrap();
        assert_eq!(count.0, 0, "{sql}");
    }
    // Her name is free again, and her seat does not come with it.
    let mut other = served.guest("Anna Nguyen").await;
    other.post("/api/me/keep", json!({"password": PASSWORD})).await;
    assert_eq!(other.get("/api/me/tables").await["tables"], json!([]));
}
