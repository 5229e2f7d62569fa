//! One guest can neither fill the disk nor make a table that is slow to open; and one guest's bots do not hold up
//! everybody else's.

use crate::support::home::Home;
use crate::support::{Client, PATIENCE, evening, serve, serve_with, table_with_bots};
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::clock::Clock;
use server::config::Config;
use server::start;
use sqlx::{AnyPool, Row};

const START: i64 = 1_700_000_000_000;

/// How many lines the log of a table has, and how many bytes.
async fn log_size(pool: &AnyPool, table: &str) -> (i64, i64) {
    let sql = "SELECT COUNT(*), CAST(SUM(LENGTH(body)) AS BIGINT) FROM log WHERE table_id = $1";
    sqlx::query_as(sql).bind(table).fetch_one(pool).await.unwrap()
}

async fn pool(url: &str) -> AnyPool {
    sqlx::any::install_default_drivers();
    AnyPool::connect(url).await.unwrap()
}

/// Three who plan a year of Shogun in secret, where everything can be taken back.
async fn planning(people: &mut [&mut Client]) -> String {
    evening(people, &["blue", "red", "yellow"], "shogun", json!({"options": {"start": "preset"}})).await
}

async fn first_choice(client: &mut Client, table: &str) -> Value {
    client.moment(table).await["legal"][0]["action"].clone()
}

#[tokio::test]
async fn blanks_around_a_decision_are_not_stored() {
    let served = serve().await;
    let (mut anna, mut ben, mut cleo) =
        (served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await);
    let table = planning(&mut [&mut anna, &mut ben, &mut cleo]).await;
    let pool = pool(&served.database()).await;
    let (_, before) = log_size(&pool, &table).await;
    let action = first_choice(&mut anna, &table).await;
    let text = action.to_string().replacen('{', &format!("{{{}", " ".repeat(60_000)), 1);
    assert!(text.len() > 60_000, "the action is an object: {action}");
    let body = format!(r#"{{"idempotency_key":"blanks","command":{{"act":{{"action":{text}}}}}}}"#);
    let request = anna.request(reqwest::Method::POST, &format!("/api/tables/{table}/commands"));
    let sent = request.header("content-type", "application/json").body(body).send().await.unwrap();
    assert_eq!(sent.status(), StatusCode::OK);
    let (_, after) = log_size(&pool, &table).await;
    assert!(after - before < 400, "{} bytes", after - before);
    served.running.stop().await;
}

#[tokio::test]
async fn options_that_are_too_long_are_refused() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let setup = json!({"game": "shogun", "seats": 3, "options": {"start": "x".repeat(5_000)}});
    let (status, answer) = anna.send(reqwest::Method::POST, "/api/tables", Some(setup)).await;
    assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &json!("options-too-long")));
    served.running.stop().await;
}

/// Does and undoes for as long as that is allowed; returns how often, and the refusal.
async fn do_and_undo(client: &mut Client, table: &str, run: &str) -> (usize, Value) {
    for count in 0..2_000 {
        let act = json!({"act": {"action": first_choice(client, table).await}});
        for (step, command) in [("do", act), ("undo", json!({"undo": {}}))] {
            let (status, answer) = client.try_order(table, &format!("{run} {step} {count}"), command).await;
            if status != StatusCode::OK {
                return (count, answer);
            }
        }
    }
    panic!("there is no end to it");
}

#[tokio::test]
async fn doing_and_undoing_for_ever_is_refused_to_that_person_alone() {
    let clock = Clock::at(START);
    let served = serve_with(|config| config.clock = clock.clone()).await;
    let (mut anna, mut ben, mut cleo) =
        (served.guest("Anna").await, served.guest("Ben").await, served.guest("Cleo").await);
    let table = planning(&mut [&mut anna, &mut ben, &mut cleo]).await;
    let pool = pool(&served.database()).await;
    let seen = ben.moment(&table).await;
    let (times, refusal) = do_and_undo(&mut anna, &table, "first").await;
    assert_eq!(refusal["code"], "log-share-spent");
    assert!((190..=200).contains(&times), "{times} times");
    let size = log_size(&pool, &table).await;
    let before = anna.moment(&table).await;
    let (status, _) = anna.try_order(&table, "again", json!({"say": {"to": "table", "text": "hello"}})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(anna.moment(&table).await, before, "what is refused changes nothing");
    assert_eq!(log_size(&pool, &table).await, size);
    // Nobody else can tell, and nobody else is held up.
    assert_eq!(ben.moment(&table).await, seen);
    let choice = first_choice(&mut ben, &table).await;
    ben.order(&table, "ben", json!({"act": {"action": choice}})).await;
    clock.pass(60_000);
    let (times, refusal) = do_and_undo(&mut anna, &table, "second").await;
    assert_eq!((times, &refusal["code"]), (3, &json!("log-share-spent")), "a line comes back every ten seconds");
    served.running.stop().await;
}

/// Adds lines to a log behind the server's back, as a server without limits once wrote them.
async fn lengthen(pool: &AnyPool, table: &str, person: &str, lines: i64) {
    let row = sqlx::query("SELECT CAST(MAX(seq) AS BIGINT), CAST(MAX(at) AS BIGINT) FROM log WHERE table_id = $1");
    let row = row.bind(table).fetch_one(pool).await.unwrap();
    let (last, at): (i64, i64) = (row.get(0), row.get(1));
    let mut transaction = pool.begin().await.unwrap();
    for seq in last + 1..=last + lines {
        let said = json!({"by": person, "to": "table", "text": format!("line {seq}")});
        let body = json!({"who": person, "key": format!("old {seq}"), "what": {"said": said}}).to_string();
        let sql = "INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)";
        sqlx::query(sql).bind(table).bind(seq).bind(at).bind(body).execute(&mut *transaction).await.unwrap();
    }
    transaction.commit().await.unwrap();
}

/// The line of a table's checkpoint, once there is one.
async fn checkpoint(pool: &AnyPool, table: &str) -> i64 {
    let begun = std::time::Instant::now();
    loop {
        let row = sqlx::query("SELECT seq FROM checkpoints WHERE table_id = $1").bind(table);
        if let Some(row) = row.fetch_optional(pool).await.unwrap() {
            return row.get(0);
        }
        assert!(begun.elapsed() < PATIENCE, "there is no checkpoint");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_long_table_is_opened_from_its_checkpoint() {
    for home in Home::both("checkpoint") {
        let serve = async || {
            let mut config = Config::new(([127, 0, 0, 1], 0).into(), home.database());
            config.limits = false;
            let running = start(config).await.unwrap();
            let url = format!("http://{}", running.address);
            (running, url)
        };
        let (running, url) = serve().await;
        let mut people =
            [Client::guest(&url, "Anna").await, Client::guest(&url, "Ben").await, Client::guest(&url, "Cleo").await];
        let [anna, ben, cleo] = &mut people;
        let table = planning(&mut [&mut *anna, &mut *ben, &mut *cleo]).await;
        let act = json!({"act": {"action": first_choice(ben, &table).await}});
        ben.order(&table, "planned", act).await;
        running.stop().await;
        let pool = home.open().await;
        lengthen(&pool, &table, &people[0].person, 3_500).await;

        let (running, url) = serve().await;
        people.iter_mut().for_each(|client| client.url.clone_from(&url));
        let [anna, ben, cleo] = &mut people;
        let act = json!({"act": {"action": first_choice(cleo, &table).await}});
        cleo.order(&table, "planned", act).await;
        let seq = checkpoint(&pool, &table).await;
        assert!(seq > 3_500);
        let before = [anna.moment(&table).await, ben.moment(&table).await, cleo.moment(&table).await];
        assert_eq!((before[1]["undo"].as_u64(), before[2]["undo"].as_u64()), (Some(1), Some(1)));
        let info = anna.table(&table).await;
        running.stop().await;
        // Were a line from before it read, the table could no longer be.
        let sql = "DELETE FROM log WHERE table_id = $1 AND seq <= $2";
        sqlx::query(sql).bind(&table).bind(seq).execute(&pool).await.unwrap();

        let (running, url) = serve().await;
        people.iter_mut().for_each(|client| client.url.clone_from(&url));
        let [anna, ben, cleo] = &mut people;
        assert_eq!([anna.moment(&table).await, ben.moment(&table).await, cleo.moment(&table).await], before);
        assert_eq!(anna.table(&table).await, info);
        let told = ben.get(&format!("/api/tables/{table}/game?since=0")).await;
        assert_eq!((&told["number"], &told["log"]), (&before[1]["number"], &json!([])), "the present alone");
        // What was done before can still be taken back, and is not done twice.
        ben.order(&table, "planned", json!({"undo": {}})).await;
        assert_eq!(ben.moment(&table).await, before[1], "the key is known");
        ben.order(&table, "back", json!({"undo": {}})).await;
        assert_eq!(ben.moment(&table).await["undo"], 0);
        let told = ben.get(&format!("/api/tables/{table}/game?since=0")).await;
        assert_eq!(told["log"].as_array().unwrap().len(), 1, "what came since is told: {told}");
        let mut socket = anna.socket(&table, "").await;
        let line = socket.hear_until("chat", |line| line["text"].as_str() == Some("line 3400")).await;
        assert_eq!(line["to"], "table", "what was said last is shown");
        running.stop().await;
    }
}

/// A figure of the server.
async fn figure(client: &mut Client, name: &str) -> u64 {
    let metrics = client.get("/metrics").await.as_str().unwrap().to_owned();
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap().parse().unwrap()
}

#[tokio::test]
async fn bots_of_a_bystander_do_not_wait_for_those_of_a_hog() {
    let tables = setting("TENKA_HOG_TABLES", 30) as i64;
    let served = serve().await;
    let (mut hog, mut anna) = (served.guest("Hog").await, served.guest("Anna").await);
    for _ in 0..tables {
        let table = hog.put_up(json!({"game": "shogun", "seats": 3})).await;
        for seat in 0..3 {
            hog.order(&table, &format!("bot {seat}"), json!({"add_bot": {"bot": "master"}})).await;
        }
        hog.order(&table, "start", json!({"start": {}})).await;
    }
    let table = table_with_bots(&mut anna, "shogun", 3, "greedy").await;
    let mut socket = anna.socket(&table, "").await;
    anna.order(&table, "start", json!({"start": {}})).await;
    let (mut turns, mut asked, mut waits) = (0, std::time::Instant::now(), Vec::new());
    while turns < setting("TENKA_HOG_TURNS", 10) {
        let moment = socket.hear_of("update").await;
        if let Some(choice) = moment["legal"].as_array().unwrap().first() {
            turns += 1;
            waits.push(asked.elapsed().as_secs_f64());
            asked = std::time::Instant::now();
            socket.order(&format!("turn {turns}"), json!({"act": {"action": choice["action"]}})).await;
        }
    }
    let (mean, worst) = (waits.iter().sum::<f64>() / waits.len() as f64, waits.iter().copied().fold(0.0, f64::max));
    let own = figure(&mut anna, "tenka_awaited_bot_thoughts_total").await;
    let passed = figure(&mut anna, "tenka_awaited_bot_thoughts_passed_total").await;
    let all = figure(&mut anna, "tenka_bot_think_seconds_count").await;
    eprintln!(
        "{tables} tables of a hog: {mean:.3} s from one turn to the next, {worst:.3} s at worst; {all} thoughts in all, \
         {own} of them hers, which waited for {passed}"
    );
    assert!(own >= 10, "{own} thoughts of her bots");
    // In the order in which they ask, each of them would wait for all tables of the hog.
    assert!(passed <= own, "{passed} other thoughts while {own} of hers waited");
    assert!(all > own, "tables that nobody watches go on");
    served.running.stop().await;
}

/// A number that a longer run can set.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// All bytes of a database in a folder.
fn disk(served: &crate::support::Served) -> u64 {
    let files = std::fs::read_dir(served.folder.path()).unwrap();
    files.map(|file| file.unwrap().metadata().unwrap().len()).sum()
}

/// A guest who writes as much as they are let, at as many tables as they are let, in every way there is.
#[tokio::test]
async fn hostile_guest_fills_the_disk_no_faster_than_allowed() {
    let seconds = setting("TENKA_HOSTILE_SECONDS", 3);
    let served = serve_with(|config| config.limits = true).await;
    let pool = pool(&served.database()).await;
    let mut guest = served.guest("Hose").await;
    let (begun, empty) = (std::time::Instant::now(), disk(&served));
    let (mut tables, mut asked, mut done) = (Vec::new(), 0_u64, 0_u64);
    let loud = "茶".repeat(1_000);
    let blanks = " ".repeat(30_000);
    let mut refusals = std::collections::BTreeMap::<String, u64>::new();
    while begun.elapsed().as_secs() < seconds || refusals.is_empty() {
        asked += 1;
        let setup = json!({"game": "rising-sun", "seats": 3, "name": "x".repeat(60)});
        let (status, answer) = guest.send(reqwest::Method::POST, "/api/tables", Some(setup)).await;
        if status == StatusCode::OK {
            let table = answer["table"].as_str().unwrap().to_owned();
            for (key, command) in [
                ("sit", json!({"sit": {"wish": "koi"}})),
                ("one", json!({"add_bot": {"bot": "random", "wish": "lotus"}})),
                ("two", json!({"add_bot": {"bot": "random", "wish": "turtle"}})),
                ("start", json!({"start": {}})),
            ] {
                let _ = guest.try_order(&table, key, command).await;
            }
            tables.push(table);
        }
        for table in &tables {
            let words = json!({"promise": {"to": "lotus", "word": {"words": "茶".repeat(500)}}});
            let act =
                format!(r#"{{"idempotency_key":"blank {asked}","command":{{"act":{{"action":{blanks}{words}}}}}}}"#);
            let act = guest.request(reqwest::Method::POST, &format!("/api/tables/{table}/commands")).body(act);
            let act = act.header("content-type", "application/json").send().await.unwrap();
            let mut answers = vec![(act.status(), act.json::<Value>().await.unwrap())];
            let say = json!({"say": {"to": "table", "text": loud}});
            for (kind, command) in [
                ("undo", json!({"undo": {}})),
                ("say", say),
                (
                    "offer",
                    json!({"act": {"action": {
                "offer": {"to": "lotus", "i_promise": [{"words": "茶".repeat(500)}]}}}}),
                ),
            ] {
                answers.push(guest.try_order(table, &format!("{kind} {asked}"), command).await);
            }
            // A report quotes what was said, and is kept until somebody settles it.
            let report = json!({"text": "茶".repeat(1_000), "line": {"to": "table", "number": 1}});
            answers
                .push(guest.send(reqwest::Method::POST, &format!("/api/tables/{table}/reports"), Some(report)).await);
            for (status, answer) in answers {
                match status {
                    StatusCode::OK => done += 1,
                    _ => *refusals.entry(answer["code"].to_string()).or_default() += 1,
                }
            }
        }
    }
    let took = begun.elapsed().as_secs_f64();
    let sql = "SELECT COUNT(*), CAST(SUM(LENGTH(CAST(body AS BLOB))) AS BIGINT) FROM log";
    let (lines, bytes): (i64, i64) = sqlx::query_as(sql).fetch_one(&pool).await.unwrap();
    let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(LENGTH(CAST(body AS BLOB))), 0) AS BIGINT) FROM reports";
    let (reports, report_bytes): (i64, i64) = sqlx::query_as(sql).fetch_one(&pool).await.unwrap();
    let sql = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
    let database: i64 = sqlx::query_scalar(sql).fetch_one(&pool).await.unwrap();
    let grown = disk(&served) - empty;
    eprintln!(
        "{took:.0} s: {} tables, {done} requests done, {lines} lines of {bytes} bytes, {reports} reports of {report_bytes} bytes, \
         database of {database} bytes, {grown} bytes more on disk; {refusals:?}",
        tables.len()
    );
    assert!(reports > 0, "reports are part of the attack");
    // What a person may have at once, and what comes back in this time; bots answer, which is counted beforehand.
    let allowed = f64::from(2 << 20) * (1.0 + took / 3600.0);
    let written = (bytes + report_bytes) as f64;
    assert!(written < allowed, "{written} bytes, {allowed} allowed");
    // Everything that the database holds because of them: rows of tables and people, indexes, snapshots.
    assert!((database as f64) < 4.0 * allowed + 1e6, "{database} bytes in the database, {allowed} allowed in logs");
    served.running.stop().await;
}

/// What it costs to open a table that somebody made as long as they could.
#[tokio::test]
async fn opening_the_longest_table_costs_what_is_shown() {
    let lines = setting("TENKA_LINES", 4_000) as i64;
    let home = Home::folder();
    let serve = async || {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), home.database());
        config.limits = false;
        let running = start(config).await.unwrap();
        let url = format!("http://{}", running.address);
        (running, url)
    };
    let (running, url) = serve().await;
    let mut people =
        [Client::guest(&url, "Anna").await, Client::guest(&url, "Ben").await, Client::guest(&url, "Cleo").await];
    let [anna, ben, cleo] = &mut people;
    let table = planning(&mut [&mut *anna, &mut *ben, &mut *cleo]).await;
    let act = json!({"act": {"action": first_choice(cleo, &table).await}});
    cleo.order(&table, "planned", act).await;
    running.stop().await;
    let pool = home.open().await;
    lengthen(&pool, &table, &people[0].person, lines).await;
    let mut sizes = Vec::new();
    for run in ["whole log", "checkpoint"] {
        let (running, url) = serve().await;
        people.iter_mut().for_each(|client| client.url.clone_from(&url));
        let begun = std::time::Instant::now();
        let mut socket = people[0].socket(&table, "lang=en&since=0").await;
        socket.hear_of("update").await;
        let took = begun.elapsed();
        let shown: usize = socket.heard.iter().map(String::len).sum();
        let (stored, bytes) = log_size(&pool, &table).await;
        eprintln!("{run}: {stored} lines of {bytes} bytes opened in {took:.1?}, {shown} bytes shown");
        sizes.push(shown);
        people[2].order(&table, run, json!({"say": {"to": "table", "text": "hello"}})).await;
        checkpoint(&pool, &table).await;
        running.stop().await;
    }
    assert!(sizes.iter().all(|size| *size < 200_000), "{sizes:?}");
}

/// Whole games of bots that bargain, with as many seats as there are: what honest play needs.
#[tokio::test]
async fn honest_games_stay_far_from_the_limits() {
    let games = setting("TENKA_HONEST_GAMES", 1);
    let served = serve().await;
    let pool = pool(&served.database()).await;
    let mut anna = served.guest("Anna").await;
    for game in ["rising-sun", "shogun"] {
        let (mut most, mut longest) = (0, 0);
        for _ in 0..games {
            let table = anna.put_up(json!({"game": game, "seats": 5})).await;
            for seat in 0..5 {
                anna.order(&table, &format!("bot {seat}"), json!({"add_bot": {"bot": "greedy:any"}})).await;
            }
            let mut socket = anna.socket(&table, "views=no").await;
            anna.order(&table, "start", json!({"start": {}})).await;
            socket.hear_until("table", |info| info["stage"] == "over").await;
            let (lines, bytes) = log_size(&pool, &table).await;
            (most, longest) = (lines.max(most), bytes.max(longest));
        }
        eprintln!("{game}: at most {most} lines and {longest} bytes in {games} games");
        assert!(most < 1_500, "a checkpoint comes after 3,000 lines");
        assert!(longest < 400_000, "{longest} bytes");
    }
    served.running.stop().await;
}
