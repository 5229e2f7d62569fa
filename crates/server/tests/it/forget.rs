//! Being forgotten: what a deleted account leaves in the database and on other people's screens, what people can
//! export, and what the server deletes by itself.

use std::time::Duration;

use crate::support::home::Home;
use crate::support::{Client, PATIENCE, Served, evening, serve_with};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::clock::Clock;
use server::config::Config;
use sqlx::{AnyPool, Row};

const PASSWORD: &str = "rice and tea";
const START: i64 = 1_700_000_000_000;
const DAY: i64 = 86_400_000;
const CLANS: [&str; 3] = ["koi", "lotus", "turtle"];

/// A server that could send email, if anything listened there.
fn with_mail(config: &mut Config) {
    config.outside.smtp_url = Some("smtp://127.0.0.1:9".to_owned());
    config.outside.mail_from = Some("Tenka <tenka@games.example>".to_owned());
    config.outside.public_url = Some("https://games.example/".to_owned());
}

async fn serve_in(home: &Home) -> Served {
    serve_with(|config| {
        config.database = home.database();
        with_mail(config);
    })
    .await
}

/// The same person after the server was started again.
fn again(person: &Client, served: &Served) -> Client {
    let mut person = person.clone();
    person.url.clone_from(&served.url);
    person
}

async fn delete_account(person: &mut Client) {
    let (status, answer) = person.send(Method::DELETE, "/api/me", Some(json!({"password": PASSWORD}))).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

/// Looks until a query counts so many rows.
async fn counts(pool: &AnyPool, sql: &'static str, wanted: i64) {
    let begun = std::time::Instant::now();
    loop {
        let count: i64 = sqlx::query(sql).fetch_one(pool).await.unwrap().get(0);
        if count == wanted {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{sql}: {count} instead of {wanted}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody who leaves traces everywhere, each with this word in it.
async fn busy_person(served: &Served, word: &str, lobby: &str) -> Client {
    let mut person = served.guest(&format!("{word} name")).await;
    let settings = json!({
        "mail": {"address": format!("{word}@mail.example")},
        "webhook": {"url": format!("https://hooks.example/{word}/{}", "x".repeat(150))},
    });
    let (status, answer) = person.send(Method::PUT, "/api/me/notices", Some(settings)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    person.post("/api/me/tokens", json!({"label": format!("{word} token"), "scopes": ["read"]})).await;
    person.put_up(json!({"game": "shogun", "seats": 3, "name": format!("Table of {word}")})).await;
    for number in 0..3 {
        let say = json!({"say": {"to": "spectators", "text": format!("{word} says {number} {}", "so ".repeat(40))}});
        person.order(lobby, &format!("say-{number}"), say).await;
    }
    person.post(&format!("/api/tables/{lobby}/reports"), json!({"text": format!("{word} complains")})).await;
    person
}

/// Everything in the files of a folder.
fn bytes_in(folder: &std::path::Path) -> Vec<u8> {
    let files = std::fs::read_dir(folder).unwrap();
    files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect()
}

fn is_in(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window == word.as_bytes())
}

/// Many people come, half of them delete their accounts: pages of the database are split and joined on the way.
#[tokio::test]
async fn deleted_accounts_leave_nothing_in_the_sqlite_files() {
    let home = Home::folder();
    let served = serve_in(&home).await;
    let mut owner = served.guest("Owner").await;
    let lobby = owner.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    let word = |number: usize| format!("zq{number:02}w");
    let mut people = Vec::new();
    for number in 0..24 {
        people.push(busy_person(&served, &word(number), &lobby).await);
    }
    // The hash of a password is much longer than what was there before.
    let mut hashes = Vec::new();
    for person in people.iter_mut().take(6) {
        person.post("/api/me/keep", json!({"password": PASSWORD})).await;
    }
    let pool = home.open().await;
    for person in people.iter().take(6) {
        let row = sqlx::query("SELECT password FROM people WHERE id = $1").bind(&person.person).fetch_one(&pool).await;
        hashes.push(row.unwrap().get::<String, _>(0));
    }
    pool.close().await;
    assert!(is_in(&bytes_in(home.path()), &word(3)), "the right files are looked at");
    for person in people.iter_mut().step_by(2) {
        delete_account(person).await;
    }
    served.running.stop().await;

    let bytes = bytes_in(home.path());
    for number in 0..24 {
        assert_eq!(is_in(&bytes, &word(number)), number % 2 == 1, "{}", word(number));
    }
    for (number, hash) in hashes.iter().enumerate() {
        assert_eq!(is_in(&bytes, hash), number % 2 == 1, "the password of {}", word(number));
    }
}

#[tokio::test]
async fn deleted_accounts_leave_nothing_in_postgresql() {
    let home = Home::postgres("forget_files");
    let served = serve_in(&home).await;
    let mut owner = served.guest("Owner").await;
    let lobby = owner.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    let mut gone = busy_person(&served, "zq01w", &lobby).await;
    gone.post("/api/me/keep", json!({"password": PASSWORD})).await;
    busy_person(&served, "zq02w", &lobby).await;
    delete_account(&mut gone).await;
    let pool = home.open().await;
    counts(&pool, "SELECT COUNT(*) FROM residue", 0).await;
    let mut found = 0;
    for table in ["people", "devices", "links", "tokens", "tables", "members", "log", "snapshots", "reports", "told"] {
        let sql = format!("SELECT CAST(CAST(t AS text) AS text) FROM {table} t");
        for row in sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&pool).await.unwrap() {
            let text: String = row.get(0);
            assert!(!text.contains("zq01w"), "{table}: {text}");
            found += usize::from(text.contains("zq02w"));
        }
    }
    assert!(found >= 6, "what others wrote is still there: {found}");
    // Tables with names, addresses and hashes were written anew: not even old versions of rows are in their files.
    sqlx::query("CHECKPOINT").execute(&pool).await.unwrap();
    for table in ["people", "tokens", "reports"] {
        let sql = format!("SELECT current_setting('data_directory') || '/' || pg_relation_filepath('{table}')");
        let file: String = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_one(&pool).await.unwrap().get(0);
        let bytes = std::fs::read(file).unwrap();
        assert!(is_in(&bytes, "zq02w") && !is_in(&bytes, "zq01w"), "{table}");
    }
    served.running.stop().await;
}

/// What a socket was told of chat: texts by person, and who was removed.
async fn chat_until_moment(socket: &mut crate::support::Socket) -> Vec<Value> {
    let mut lines = Vec::new();
    loop {
        let message = socket.hear().await.unwrap();
        if message.get("update").is_some() {
            return lines;
        }
        lines.extend(message.get("chat").cloned());
    }
}

async fn messages_vanish_at_once(home: &Home) {
    let served = serve_in(home).await;
    // On PostgreSQL the others are at another process.
    let elsewhere = if matches!(home, Home::Postgres(_)) { Some(serve_in(home).await) } else { None };
    let other = elsewhere.as_ref().unwrap_or(&served);
    let (mut anna, mut bo, mut cleo) =
        (served.guest("Anna").await, served.guest("Bo").await, served.guest("Cleo").await);
    let people = &mut [&mut anna, &mut bo, &mut cleo];
    let table = evening(people, &CLANS, "rising-sun", json!({"name": "Tea at Anna's"})).await;
    anna.order(&table, "whisper", json!({"say": {"to": {"seat": "lotus"}, "text": "only for Bo"}})).await;
    bo.order(&table, "answer", json!({"say": {"to": {"seat": "koi"}, "text": "only for Anna"}})).await;
    let report = json!({"text": "Rude!", "line": {"to": ["koi", "lotus"], "number": 1}, "about": cleo.person});
    bo.post(&format!("/api/tables/{table}/reports"), report).await;
    let (mut bo, mut cleo) = (again(&bo, other), again(&cleo, other));
    let mut his = bo.socket(&table, "").await;
    let mut hers = cleo.socket(&table, "").await;
    assert_eq!(chat_until_moment(&mut his).await[0]["text"], "only for Bo");
    assert_eq!(chat_until_moment(&mut hers).await, Vec::<Value>::new());

    let (status, _) = anna.send(Method::DELETE, "/api/me", Some(json!({}))).await;
    assert_eq!(status, StatusCode::OK);
    his.hear_until("table", |table| table["setup"]["name"] == "").await;
    assert_eq!(his.hear_of("chat_removed").await, json!({"person": anna.person}));
    // Cleo sees that Anna is gone, and does not learn that she ever whispered.
    hers.hear_until("table", |table| table["setup"]["name"] == "").await;
    cleo.order(&table, "bye", json!({"say": {"to": "table", "text": "Bye"}})).await;
    hers.hear_of("chat").await;
    assert!(hers.heard.iter().all(|message| !message.contains("chat_removed")), "{:?}", hers.heard);

    // Whoever comes later finds the numbers, and no text; so does a server that reads the table again.
    let expected = |line: &Value| (line["number"].clone(), line["text"].clone(), line["removed"].clone());
    let mut late = bo.socket(&table, "").await;
    let lines = chat_until_moment(&mut late).await;
    assert_eq!(expected(&lines[0]), (json!(1), json!(""), json!(true)));
    assert_eq!(expected(&lines[1]), (json!(2), json!("only for Anna"), Value::Null), "Bo's own words stay");
    assert_eq!(bo.table(&table).await["stage"], "playing");
    drop((his, hers, late));
    if let Some(elsewhere) = elsewhere {
        elsewhere.running.stop().await;
    }
    served.running.stop().await;
    let served = serve_in(home).await;
    let mut late = again(&bo, &served).socket(&table, "").await;
    assert_eq!(expected(&chat_until_moment(&mut late).await[0]), (json!(1), json!(""), json!(true)));
    drop(late);

    let pool = home.open().await;
    let reports = sqlx::query("SELECT body FROM reports").fetch_all(&pool).await.unwrap();
    let body: Value = serde_json::from_str(&reports[0].get::<String, _>(0)).unwrap();
    assert_eq!((&body["text"], &body["line"]["text"]), (&json!("Rude!"), &Value::Null), "the quote is gone");
    for sql in [
        "SELECT COUNT(*) FROM log WHERE body LIKE '%only for Bo%'",
        "SELECT COUNT(*) FROM log WHERE body LIKE '%Tea at%'",
        "SELECT COUNT(*) FROM tables WHERE summary LIKE '%Tea at%' OR summary LIKE '%Anna%'",
        "SELECT COUNT(*) FROM snapshots WHERE body LIKE '%only for Bo%'",
        "SELECT COUNT(*) FROM reports WHERE body LIKE '%only for Bo%'",
    ] {
        counts(&pool, sql, 0).await;
    }
    served.running.stop().await;
}

#[tokio::test]
async fn messages_vanish_at_once_on_sqlite() {
    messages_vanish_at_once(&Home::folder()).await;
}

#[tokio::test]
async fn messages_vanish_at_once_at_other_processes() {
    messages_vanish_at_once(&Home::postgres("forget_vanish")).await;
}

/// A rematch and a fork take the name of the table over; a table of somebody else may have the same name.
async fn names_go_from_copies_too(home: &Home) {
    let served = serve_in(home).await;
    let setup = json!({"game": "shogun", "seats": 3, "name": "Long evening", "open": true});
    let mut anna = served.guest("Anna").await;
    let first = anna.put_up(setup.clone()).await;
    let mut bo = served.guest("Bo").await;
    let (rematch, fork, own) = (bo.put_up(setup.clone()).await, bo.put_up(setup.clone()).await, bo.put_up(setup).await);
    served.running.stop().await;
    let pool = home.open().await;
    let link = format!(r#"{{"what":{{"rematched":{{"table":"{rematch}"}}}}}}"#);
    sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, 2, 0, $2)")
        .bind(&first)
        .bind(link)
        .execute(&pool)
        .await
        .unwrap();
    let body = sqlx::query("SELECT body FROM log WHERE table_id = $1 AND seq = 1").bind(&rematch).fetch_one(&pool);
    let body: String = body.await.unwrap().get(0);
    assert!(body.contains("\"invite\":"), "{body}");
    // The fork is one of the rematch: a copy of a copy.
    let from = format!(r#""from":{{"table":"{rematch}","at":0,"position":null,"seats":[]}},"invite":"#);
    sqlx::query("UPDATE log SET body = $2 WHERE table_id = $1 AND seq = 1")
        .bind(&fork)
        .bind(body.replace("\"invite\":", &from))
        .execute(&pool)
        .await
        .unwrap();

    let served = serve_in(home).await;
    delete_account(&mut again(&anna, &served)).await;
    let mut bo = again(&bo, &served);
    for (table, name) in [(&rematch, ""), (&fork, ""), (&own, "Long evening")] {
        assert_eq!(bo.table(table).await["setup"]["name"], name, "{table}");
    }
    counts(&pool, "SELECT COUNT(*) FROM log WHERE body LIKE '%Long evening%'", 1).await;
    counts(&pool, "SELECT COUNT(*) FROM tables WHERE summary LIKE '%Long evening%'", 1).await;
    served.running.stop().await;
}

#[tokio::test]
async fn table_names_go_from_rematches_and_forks() {
    for home in Home::both("forget_copies") {
        names_go_from_copies_too(&home).await;
    }
}

#[tokio::test]
async fn messages_from_before_the_upgrade_are_found() {
    for home in Home::both("forget_upgrade") {
        let served = serve_in(&home).await;
        let mut owner = served.guest("Owner").await;
        let table = owner.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
        let mut anna = served.guest("Anna").await;
        let say = json!({"say": {"to": "spectators", "text": "an old message"}});
        anna.order(&table, "say", say).await;
        served.running.stop().await;
        let pool = home.open().await;
        for sql in ["DROP TABLE authors", "DROP TABLE residue", "DELETE FROM _sqlx_migrations WHERE version = 7"] {
            sqlx::query(sql).execute(&pool).await.unwrap();
        }
        let served = serve_in(&home).await;
        delete_account(&mut again(&anna, &served)).await;
        counts(&pool, "SELECT COUNT(*) FROM log WHERE body LIKE '%an old message%'", 0).await;
        served.running.stop().await;
    }
}

#[tokio::test]
async fn export_holds_ones_own_data_and_no_secrets() {
    for home in Home::both("forget_export") {
        let served = serve_in(&home).await;
        let (mut anna, mut bo, mut cleo) =
            (served.guest("Anna").await, served.guest("Bo").await, served.guest("Cleo").await);
        anna.post("/api/me/keep", json!({"password": PASSWORD})).await;
        let settings = json!({
            "mail": {"address": "anna@mail.example"},
            "webhook": {"url": "https://hooks.example/anna", "talk": false},
        });
        let (_, shown) = anna.send(Method::PUT, "/api/me/notices", Some(settings)).await;
        let token = anna.post("/api/me/tokens", json!({"label": "script", "scopes": ["read"]})).await;
        let people = &mut [&mut anna, &mut bo, &mut cleo];
        let table = evening(people, &CLANS, "rising-sun", json!({"name": "Friday"})).await;
        anna.order(&table, "whisper", json!({"say": {"to": {"seat": "lotus"}, "text": "a word for Bo"}})).await;
        bo.order(&table, "answer", json!({"say": {"to": {"seat": "koi"}, "text": "a word for Anna"}})).await;
        anna.post(&format!("/api/tables/{table}/reports"), json!({"text": "Too slow"})).await;

        let data = anna.get("/api/me/export").await;
        let account = &data["account"];
        assert_eq!((&account["name"], &account["has_password"]), (&json!("Anna"), &json!(true)));
        assert_eq!(data["notifications"]["email"]["address"], "anna@mail.example");
        assert_eq!(data["notifications"]["webhook"]["talk"], false);
        assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
        assert_eq!(data["sessions"][0]["current"], true);
        assert_eq!((&data["tokens"][0]["label"], &data["tokens"][0]["scopes"]), (&json!("script"), &json!("read")));
        let row = &data["tables"][0];
        assert_eq!((&row["id"], &row["name"], &row["seats"]), (&json!(table), &json!("Friday"), &json!(["koi"])));
        assert_eq!((&row["stage"], &row["result"], &row["record"]), (&json!("playing"), &Value::Null, &Value::Null));
        assert_eq!((data["messages"].as_array().unwrap().len(), &data["complete"]), (1, &json!(true)));
        assert_eq!(data["messages"][0]["text"], "a word for Bo");
        assert_eq!((&data["reports"][0]["text"], &data["reports"][0]["table"]), (&json!("Too slow"), &json!(table)));

        let text = data.to_string();
        let invite = anna.table(&table).await["invite"].as_str().unwrap().to_owned();
        let cookie = anna.cookie.as_deref().unwrap().split('=').nth(1).unwrap();
        let secret = token["token"].as_str().unwrap().strip_prefix("tenka_").unwrap();
        let webhook = shown["webhook"]["secret"].as_str().unwrap();
        for hidden in [&invite, cookie, secret, webhook, "$argon2id$", "a word for Anna", &bo.person, "\"Bo\""] {
            assert!(!text.contains(hidden), "{hidden} is in {text}");
        }
        served.running.stop().await;
    }
}

#[tokio::test]
async fn exports_are_limited() {
    let served = serve_with(|config| config.limits = true).await;
    let mut anna = served.guest("Anna").await;
    for _ in 0..5 {
        anna.get("/api/me/export").await;
    }
    let (status, refused) = anna.send(Method::GET, "/api/me/export", None).await;
    assert_eq!((status, &refused["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-requests")), "{refused}");
}

#[tokio::test]
async fn privacy_figures_are_those_of_the_server() {
    let served = serve_with(|config| {
        config.retention.guest_days = None;
        config.retention.table_days = Some(30);
        with_mail(config);
    })
    .await;
    let expected = json!({
        "guest_days": null, "table_days": 30, "report_days": 180, "session_days": 365, "link_minutes": 10,
        "notice_days": 1, "email": true,
    });
    assert_eq!(served.stranger().get("/api/privacy").await, expected);
}

#[tokio::test]
async fn guests_who_stay_away_are_deleted_with_their_messages() {
    for home in Home::both("forget_guests") {
        let clock = Clock::at(START);
        let served = serve_with(|config| {
            config.database = home.database();
            config.clock = clock.clone();
            config.retention.guest_days = Some(30);
        })
        .await;
        let mut keeper = served.guest("Keeper").await;
        keeper.post("/api/me/keep", json!({"password": PASSWORD})).await;
        let lobby = keeper.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
        let (mut away, mut here, mut bot) =
            (served.guest("Away").await, served.guest("Here").await, served.guest("Bot").await);
        away.order(&lobby, "say", json!({"say": {"to": "spectators", "text": "words of the absent"}})).await;
        here.order(&lobby, "say", json!({"say": {"to": "spectators", "text": "words of the present"}})).await;
        let token = bot.post("/api/me/tokens", json!({"label": "bot", "scopes": ["read"]})).await;
        let mut script = served.stranger();
        script.token = Some(token["token"].as_str().unwrap().to_owned());

        clock.pass(29 * DAY);
        here.get("/api/me").await;
        script.get("/api/me/tables").await;
        clock.pass(2 * DAY);
        let pool = home.open().await;
        counts(&pool, "SELECT COUNT(*) FROM people", 3).await;
        counts(&pool, "SELECT COUNT(*) FROM people WHERE name = 'Away'", 0).await;
        counts(&pool, "SELECT COUNT(*) FROM log WHERE body LIKE '%words of the absent%'", 0).await;
        counts(&pool, "SELECT COUNT(*) FROM log WHERE body LIKE '%words of the present%'", 1).await;
        served.running.stop().await;
    }
}

#[tokio::test]
async fn old_tables_reports_and_notices_are_deleted() {
    for home in Home::both("forget_old") {
        let clock = Clock::at(START);
        let served = serve_with(|config| {
            config.database = home.database();
            config.clock = clock.clone();
            config.retention.table_days = Some(10);
            config.retention.report_days = Some(20);
        })
        .await;
        let mut anna = served.guest("Anna").await;
        let setup = json!({"game": "shogun", "seats": 3, "open": true});
        let (closed, waiting) = (anna.put_up(setup.clone()).await, anna.put_up(setup).await);
        anna.post(&format!("/api/tables/{closed}/reports"), json!({"text": "settled"})).await;
        anna.post(&format!("/api/tables/{waiting}/reports"), json!({"text": "unsettled"})).await;
        anna.order(&closed, "close", json!({"close": {}})).await;
        let pool = home.open().await;
        // Server time, which with PostgreSQL follows the clock of the database.
        let now = "(SELECT MAX(changed_at) FROM tables)";
        let settle = format!("UPDATE reports SET settled_at = {now} WHERE body LIKE '%\"settled\"%'");
        sqlx::query(sqlx::AssertSqlSafe(settle)).execute(&pool).await.unwrap();
        let told = format!("INSERT INTO told (table_id, person, at) VALUES ('{waiting}', 'somebody', {now})");
        sqlx::query(sqlx::AssertSqlSafe(told)).execute(&pool).await.unwrap();

        clock.pass(11 * DAY);
        counts(&pool, "SELECT COUNT(*) FROM tables", 1).await;
        counts(&pool, "SELECT COUNT(*) FROM tables WHERE stage = 'closed'", 0).await;
        counts(&pool, "SELECT COUNT(*) FROM told", 0).await;
        counts(&pool, "SELECT COUNT(DISTINCT table_id) FROM log", 1).await;
        counts(&pool, "SELECT COUNT(*) FROM reports", 2).await;
        assert_eq!(anna.send(Method::GET, &format!("/api/tables/{closed}"), None).await.0, StatusCode::NOT_FOUND);
        clock.pass(10 * DAY);
        counts(&pool, "SELECT COUNT(*) FROM reports", 1).await;
        counts(&pool, "SELECT COUNT(*) FROM reports WHERE settled_at IS NULL", 1).await;
        served.running.stop().await;
    }
}
