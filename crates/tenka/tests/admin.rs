//! `tenka admin` with the program itself and a folder of a real server.

#[path = "../../server/tests/support/rules.rs"]
mod rules;
#[path = "../../server/tests/support/mod.rs"]
mod support;

use std::path::Path;
use std::process::{Command, Output};

use rules::{begin, change_the_rules, database, log, play};
use serde_json::Value;
use testbed::{Folder, Served};

fn serve(data: &Path) -> Served {
    let data = data.to_str().unwrap();
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data", data];
    Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args))
}

fn admin(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.env_remove("TENKA_DATABASE_URL").args(["--lang", "en", "admin", "--data"]).arg(data).args(args);
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What a command writes that must succeed.
fn good(data: &Path, args: &[&str]) -> String {
    let output = admin(data, args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command says that must fail with a status, in one line.
fn bad(data: &Path, args: &[&str], status: i32) -> String {
    let output = admin(data, args);
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
    let folder = Folder::new();
    let data = folder.path();
    let served = serve(data);
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 4).await;

    let users = documents(&good(data, &["users", "--json"]));
    assert_eq!(users.len(), 2);
    assert!(users.iter().any(|user| user["name"] == "Anna" && user["tables"] == 1 && user["kept"] == false));
    assert!(good(data, &["users"]).contains("Ben  guest, one table"), "{}", good(data, &["users"]));
    let tables = documents(&good(data, &["tables", "--json"]));
    assert_eq!((&tables[0]["id"], &tables[0]["stage"]), (&Value::from(table.as_str()), &Value::from("playing")));
    assert!(good(data, &["tables"]).contains("Anna, Ben, greedy"));

    let link = good(data, &["users", "password", &people[0].person, "--url", "https://tenka.example/"]);
    assert!(link.contains("https://tenka.example/link#"), "{link}");
    assert!(bad(data, &["users", "password", "nobody"], 2).contains("nobody"));
    assert_eq!(
        good(data, &["check"]),
        "one table played again: 1 as they were, 0 would go on from where they were last written down, 0 would be lost\n"
    );

    good(data, &["tables", "close", &table]);
    assert!(bad(data, &["tables", "close", &table], 2).contains("closed already"));
    // The server that runs did not close the table itself, and still does nothing more there.
    let action = serde_json::json!({"say": {"to": "table", "text": "Hello?"}});
    people[0].try_order(&table, "after", action).await;
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "closed");

    good(data, &["users", "delete", &people[1].person]);
    let (status, _) = people[1].send(reqwest::Method::GET, "/api/me/tables", None).await;
    assert_eq!(status, 401, "nobody is let in as somebody who was forgotten");
    assert!(bad(data, &["users", "delete", "nobody"], 2).contains("nobody"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_while_people_play_is_a_whole_server() {
    let folder = Folder::new();
    let served = serve(folder.path());
    let (mut people, table) = begin(served.url(), "rising-sun").await;
    let playing = {
        let table = table.clone();
        tokio::spawn(async move { play(&mut people, &table, "old", 60).await })
    };
    let copies = Folder::new();
    let file = copies.path().join("tenka.db");
    let mut lines = 0;
    for _ in 0..3 {
        let (data, to) = (folder.path().to_owned(), file.to_str().unwrap().to_owned());
        tokio::task::spawn_blocking(move || good(&data, &["backup", &to])).await.unwrap();
        let count = log(&database(copies.path()).await, &table).await.len();
        assert!(count >= lines, "later backups hold more");
        lines = count;
    }
    playing.await.unwrap();
    assert!(lines > 5);
    good(copies.path(), &["check"]);
    assert_eq!(
        std::fs::read_dir(copies.path())
            .unwrap()
            .filter(|file| { file.as_ref().unwrap().file_name().to_string_lossy().contains("draft") })
            .count(),
        0
    );
    let again = serve(copies.path());
    let mut guest = support::Client::guest(again.url(), "Carl").await;
    let info = guest.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["stage"], "playing", "{info}");
    let missing = copies.path().join("no").join("where.db");
    bad(folder.path(), &["backup", missing.to_str().unwrap()], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_exported_can_be_imported_once() {
    let folder = Folder::new();
    let served = serve(folder.path());
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 6).await;
    let file = folder.path().join("all.jsonl");
    let file = file.to_str().unwrap();
    good(folder.path(), &["export", file]);
    drop(served);

    let exported = std::fs::read_to_string(file).unwrap();
    assert!(!exported.contains("password"), "no secrets unless asked for");
    let other = Folder::new();
    good(other.path(), &["import", file]);
    good(other.path(), &["check"]);
    let [here, there] = [database(folder.path()).await, database(other.path()).await];
    assert_eq!(log(&here, &table).await[..], log(&there, &table).await[..]);
    assert_eq!(documents(&good(other.path(), &["users", "--json"])).len(), 2);
    assert!(bad(other.path(), &["import", file], 2).contains("here already"));

    // All or nothing: a file that is cut off or spoiled adds nothing.
    let third = Folder::new();
    let cut = third.path().join("cut.jsonl");
    let lines: Vec<&str> = exported.lines().collect();
    std::fs::write(&cut, lines[..lines.len() - 1].join("\n")).unwrap();
    bad(third.path(), &["import", cut.to_str().unwrap()], 2);
    std::fs::write(&cut, exported.replace("\"created\"", "\"conjured\"")).unwrap();
    bad(third.path(), &["import", cut.to_str().unwrap()], 2);
    assert_eq!(good(third.path(), &["tables", "--json"]), "");
    assert_eq!(good(third.path(), &["users", "--json"]), "");

    let served = serve(other.path());
    let mut guest = support::Client::guest(served.url(), "Carl").await;
    assert_eq!(guest.get(&format!("/api/tables/{table}")).await["stage"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_an_update_would_break_is_found() {
    let folder = Folder::new();
    let mut served = serve(folder.path());
    let (mut people, table) = begin(served.url(), "shogun").await;
    play(&mut people, &table, "old", 6).await;
    served.terminate();
    good(folder.path(), &["check"]);
    let database = database(folder.path()).await;
    let before = log(&database, &table).await;
    change_the_rules(&database, &table, 0).await;
    let changed = log(&database, &table).await;
    assert_ne!(before, changed);

    let output = admin(folder.path(), &["check", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let found = documents(&text(&output.stdout));
    assert_eq!((&found[0]["table"], &found[0]["verdict"]), (&Value::from(table.as_str()), &Value::from("renewed")));
    assert_eq!((&found[1]["games"], &found[1]["renewed"]), (&Value::from(1), &Value::from(1)));
    sqlx::query("DELETE FROM snapshots").execute(&database).await.unwrap();
    let output = admin(folder.path(), &["check"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("it cannot go on"), "{}", text(&output.stdout));
    assert_eq!(log(&database, &table).await, changed, "looking changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_listed_until_they_are_settled() {
    let folder = Folder::new();
    drop(serve(folder.path()));
    assert_eq!(good(folder.path(), &["reports"]), "Nothing was reported.\n");
    let sql =
        "INSERT INTO reports (id, table_id, by_person, about_person, body, at) VALUES ('r1', 't', 'a', 'b', ?, 0)";
    let database = database(folder.path()).await;
    sqlx::query(sql).bind("rude\u{1b}[31m\nwords").execute(&database).await.unwrap();
    let listed = good(folder.path(), &["reports"]);
    assert!(listed.contains("rude [31m words") && listed.lines().count() == 1, "{listed}");
    good(folder.path(), &["reports", "settle", "r1"]);
    assert_eq!(good(folder.path(), &["reports"]), "Nothing was reported.\n");
    assert!(good(folder.path(), &["reports", "--all"]).contains("settled"));
    bad(folder.path(), &["reports", "settle", "r2"], 2);
}

#[test]
fn what_is_asked_wrongly_is_told_in_one_line() {
    let folder = Folder::new();
    let said = bad(folder.path(), &["users"], 2);
    assert!(said.contains("--data"), "{said}");
    assert!(!folder.path().join("tenka.db").exists(), "nothing is made by looking");
    bad(folder.path(), &["import", "nowhere.jsonl"], 2);
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
        assert!(good(folder.path(), words).contains("Example:"), "{words:?}");
    }
}
