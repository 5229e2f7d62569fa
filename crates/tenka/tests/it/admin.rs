//! `tenka admin` with the program itself and what a real server keeps, in a folder and in PostgreSQL.

use std::process::{Command, Output};

use serde_json::Value;
use testkit::client::Client;
use testkit::rules_upgrade::{begin, make_log_outdated, play, stored_log};
use testkit::{Folder, Postgres, Served, TestDatabase};

fn serve(home: &TestDatabase) -> Served {
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args).args(home.args()))
}

fn admin(home: &TestDatabase, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.env_remove("TENKA_DATABASE_URL").args(["--lang", "en", "admin"]).args(home.args()).args(args);
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What a command writes that must succeed.
fn good(home: &TestDatabase, args: &[&str]) -> String {
    let output = admin(home, args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command says that must fail with a status, in one line.
fn bad(home: &TestDatabase, args: &[&str], status: i32) -> String {
    let output = admin(home, args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{args:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

fn documents(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_a_server_that_runs() {
    for home in TestDatabase::both("looked_after") {
        look_after(&home).await;
    }
}

async fn look_after(home: &TestDatabase) {
    println!("{home:?}");
    let served = serve(home);
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 4).await;

    let users = documents(&good(home, &["users", "--json"]));
    assert_eq!(users.len(), 2);
    assert!(users.iter().any(|user| user["name"] == "Anna" && user["tables"] == 1 && user["kept"] == false));
    assert!(good(home, &["users"]).contains("Ben  guest, one table"), "{}", good(home, &["users"]));
    let tables = documents(&good(home, &["tables", "--json"]));
    assert_eq!((&tables[0]["id"], &tables[0]["stage"]), (&Value::from(table.as_str()), &Value::from("playing")));
    assert!(good(home, &["tables"]).contains("Anna, Ben, greedy"));

    let link = good(home, &["users", "password", &people[0].person, "--url", "https://tenka.example/"]);
    assert!(link.contains("https://tenka.example/link#"), "{link}");
    assert!(bad(home, &["users", "password", "nobody"], 2).contains("nobody"));
    assert_eq!(
        good(home, &["check"]),
        "one table played again: 1 as they were, 0 would go on from where they were last written down, 0 would be lost\n"
    );

    good(home, &["tables", "close", &table]);
    assert!(bad(home, &["tables", "close", &table], 2).contains("closed already"));
    // The server that runs did not close the table itself, and still does nothing more there.
    let action = serde_json::json!({"say": {"to": "table", "text": "Hello?"}});
    people[0].try_command(&table, "after", action).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "closed");

    good(home, &["users", "delete", &people[1].person]);
    let (status, _) = people[1].send(reqwest::Method::GET, "/api/me/tables", None).await;
    assert_eq!(status, 401, "a deleted account cannot sign in");
    assert!(bad(home, &["users", "delete", "nobody"], 2).contains("nobody"));
}

/// The program, started with a umask that lets everybody read new files.
#[cfg(unix)]
fn with_open_hands(args: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "umask 022; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_tenka")]).args(args);
    command
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn files_with_secrets_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;

    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let home = TestDatabase::folder();
    let data = home.path().join("club").join("data");
    let place = ["--data", data.to_str().unwrap()];
    let mut serve = with_open_hands(&["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
    let served = Served::start(serve.args(place));
    begin(served.url(), "shogun").await;
    assert_eq!((mode(&home.path().join("club")), mode(&data)), (0o700, 0o700));
    for file in ["tenka.db", "tenka.db-wal", "tenka.db-shm"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }

    // Nobody else reads a copy either, not even where one lay that all could read.
    for (command, file) in [("backup", "copy.db"), ("export", "copy.jsonl")] {
        let file = home.path().join(file);
        std::fs::write(&file, "an old copy").unwrap();
        std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
        let output = with_open_hands(&["admin", command, file.to_str().unwrap()]).args(place).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(mode(&file), 0o600, "{command}");
        assert!(std::fs::metadata(&file).unwrap().len() > 1000, "{command}");
    }

    // What a host has made is the host's: their group may read it.
    let shared = home.path().join("shared");
    std::fs::create_dir(&shared).unwrap();
    std::fs::set_permissions(&shared, PermissionsExt::from_mode(0o750)).unwrap();
    std::fs::write(shared.join("tenka.db"), "").unwrap();
    std::fs::set_permissions(shared.join("tenka.db"), PermissionsExt::from_mode(0o640)).unwrap();
    let mut serve = with_open_hands(&["serve", "--listen", "127.0.0.1:0", "--data", shared.to_str().unwrap()]);
    let _served = Served::start(&mut serve);
    assert_eq!((mode(&shared), mode(&shared.join("tenka.db"))), (0o750, 0o640));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_people_play_is_a_whole_server() {
    let home = std::sync::Arc::new(TestDatabase::folder());
    let served = serve(&home);
    let (mut people, table) = begin(served.url(), "rising-sun").await;
    let playing = {
        let table = table.clone();
        tokio::spawn(async move { play(&mut people, &table, "old", 60).await })
    };
    let copies = TestDatabase::folder();
    let file = copies.path().join("tenka.db");
    let mut lines = 0;
    for _ in 0..3 {
        let (home, to) = (home.clone(), file.to_str().unwrap().to_owned());
        tokio::task::spawn_blocking(move || good(&home, &["backup", &to])).await.unwrap();
        let count = stored_log(&copies.open().await, &table).await.len();
        assert!(count >= lines, "later backups hold more");
        lines = count;
    }
    playing.await.unwrap();
    assert!(lines > 5);
    good(&copies, &["check"]);
    assert_eq!(
        std::fs::read_dir(copies.path())
            .unwrap()
            .filter(|file| { file.as_ref().unwrap().file_name().to_string_lossy().contains("draft") })
            .count(),
        0
    );
    let again = serve(&copies);
    let mut guest = Client::guest(again.url(), "Carl").await;
    let info = guest.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "playing", "{info}");
    let missing = copies.path().join("no").join("where.db");
    bad(&home, &["backup", missing.to_str().unwrap()], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn export_can_be_imported_once() {
    // Also from one kind of database into the other: so a host moves.
    let [one, other] = TestDatabase::both("exported");
    carry(one, TestDatabase::both("from_sqlite"), "spoiled_sqlite").await;
    carry(other, TestDatabase::both("from_postgres"), "spoiled_postgres").await;
}

async fn carry(home: TestDatabase, others: [TestDatabase; 2], third: &str) {
    let served = serve(&home);
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 6).await;
    let files = Folder::new();
    let file = files.path().join("all.jsonl");
    let file = file.to_str().unwrap();
    good(&home, &["export", file]);
    drop(served);
    let exported = std::fs::read_to_string(file).unwrap();
    assert!(!exported.contains("password"), "no secrets unless asked for");
    let written = stored_log(&home.open().await, &table).await;

    for other in &others {
        println!("{home:?} to {other:?}");
        good(other, &["import", file]);
        good(other, &["check"]);
        assert_eq!(written[..], stored_log(&other.open().await, &table).await[..]);
        assert_eq!(documents(&good(other, &["users", "--json"])).len(), 2);
        assert!(bad(other, &["import", file], 2).contains("here already"));
        let served = serve(other);
        let mut guest = Client::guest(served.url(), "Carl").await;
        assert_eq!(guest.get(&format!("/api/tables/{table}")).await["stage"], "playing");
    }

    // All or nothing: a file that is cut off or spoiled adds nothing.
    for third in TestDatabase::both(third) {
        let cut = files.path().join("cut.jsonl");
        let lines: Vec<&str> = exported.lines().collect();
        std::fs::write(&cut, lines[..lines.len() - 1].join("\n")).unwrap();
        bad(&third, &["import", cut.to_str().unwrap()], 2);
        std::fs::write(&cut, exported.replace("\"created\"", "\"conjured\"")).unwrap();
        bad(&third, &["import", cut.to_str().unwrap()], 2);
        assert_eq!(good(&third, &["tables", "--json"]), "");
        assert_eq!(good(&third, &["users", "--json"]), "");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_an_update_would_break_is_found() {
    for home in TestDatabase::both("updated") {
        find_broken(&home).await;
    }
}

async fn find_broken(home: &TestDatabase) {
    println!("{home:?}");
    let mut served = serve(home);
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 6).await;
    served.terminate();
    good(home, &["check"]);
    let database = home.open().await;
    let before = stored_log(&database, &table).await;
    make_log_outdated(&database, &table, 0).await;
    let changed = stored_log(&database, &table).await;
    assert_ne!(before, changed);

    let output = admin(home, &["check", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let found = documents(&text(&output.stdout));
    assert_eq!((&found[0]["table"], &found[0]["verdict"]), (&Value::from(table.as_str()), &Value::from("renewed")));
    assert_eq!((&found[1]["games"], &found[1]["renewed"]), (&Value::from(1), &Value::from(1)));
    sqlx::query("DELETE FROM snapshots").execute(&database).await.unwrap();
    let output = admin(home, &["check"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("it cannot go on"), "{}", text(&output.stdout));
    assert_eq!(stored_log(&database, &table).await, changed, "looking changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_listed_until_they_are_settled() {
    for home in TestDatabase::both("reported") {
        settle_reports(&home).await;
    }
}

async fn settle_reports(home: &TestDatabase) {
    println!("{home:?}");
    drop(serve(home));
    assert_eq!(good(home, &["reports"]), "Nothing was reported.\n");
    let sql =
        "INSERT INTO reports (id, table_id, by_person, about_person, body, at) VALUES ('r1', 't', 'a', 'b', $1, 0)";
    let database = home.open().await;
    let body = serde_json::json!({"text": "rude\u{1b}[31m\nwords", "line": {"text": "Oaf!"}}).to_string();
    sqlx::query(sql).bind(body).execute(&database).await.unwrap();
    let listed = good(home, &["reports"]);
    assert!(listed.contains("rude [31m words – “Oaf!”") && listed.lines().count() == 1, "{listed}");
    good(home, &["reports", "settle", "r1"]);
    assert_eq!(good(home, &["reports"]), "Nothing was reported.\n");
    assert!(good(home, &["reports", "--all"]).contains("settled"));
    bad(home, &["reports", "settle", "r2"], 2);
}

#[test]
fn wrong_usage_is_reported_in_one_line() {
    let home = TestDatabase::folder();
    let said = bad(&home, &["users"], 2);
    assert!(said.contains("--data"), "{said}");
    assert!(!home.path().join("tenka.db").exists(), "nothing is made by looking");
    bad(&home, &["import", "nowhere.jsonl"], 2);
    let empty = TestDatabase::postgres("empty");
    let said = bad(&empty, &["users"], 2);
    assert!(said.contains("--database-url"), "{said}");
    let made = Postgres::shared().ask("empty", "select count(*) from pg_tables where schemaname = 'public'");
    assert_eq!(made, "0", "nothing is made by looking");
    let said = bad(&empty, &["backup", "copy.dump"], 2);
    assert!(said.contains("pg_dump --format=custom --file='copy.dump'"), "{said}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    let url = ["admin", "--database-url", "postgres://nobody:hush@localhost/none", "backup", "file.dump"];
    let output = command.args(url).output().unwrap();
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("pg_dump") && !said.contains("hush"), "{said}");
    for words in [
        &["--help"][..],
        &["users", "--help"],
        &["users", "delete", "--help"],
        &["users", "password", "--help"],
        &["tables", "--help"],
        &["tables", "close", "--help"],
        &["export", "--help"],
        &["import", "--help"],
        &["backup", "--help"],
        &["check", "--help"],
        &["reports", "--help"],
        &["reports", "settle", "--help"],
    ] {
        assert!(good(&home, words).contains("Example:"), "{words:?}");
    }
}
