//! `tenka swarm` against `tenka serve`, both as they are installed.

use std::process::{Command, Output};

use serde_json::Value;
use testkit::{Folder, Served};

fn tenka(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
    command.args(["--lang", "en"]).args(arguments);
    command
}

fn serve(folder: &Folder) -> Served {
    let folder = folder.path().to_str().unwrap();
    Served::start(&mut tenka(&["serve", "--listen", "127.0.0.1:0", "--data", folder, "--no-limits"]))
}

fn swarm(served: &Served, arguments: &[&str]) -> Output {
    tenka(&["swarm", served.url(), "--json"]).args(arguments).output().unwrap()
}

fn report(output: &Output) -> Value {
    let said = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|why| panic!("{why}: {said}"))
}

/// Plays for a moment and says what was measured, where nothing may be wrong.
fn plays(arguments: &[&str]) -> Value {
    let folder = Folder::new();
    let served = serve(&folder);
    let output = swarm(&served, arguments);
    let report = report(&output);
    assert!(output.status.success(), "{report} {}", String::from_utf8_lossy(&output.stderr));
    for wrong in ["lost", "broken", "stuck"] {
        assert_eq!(report[wrong], 0, "{report}");
    }
    report
}

#[test]
fn swarm_plays_and_loses_nothing() {
    for game in ["rising-sun", "shogun"] {
        let report = plays(&["--tables", "4", "--seats", "3", "--seconds", "2", "--game", game]);
        assert_eq!((&report["tables"], &report["clients"]), (&4.into(), &12.into()));
        assert!(report["decisions"].as_u64().unwrap() > 40, "{report}");
        assert!(report["p50_ms"].as_f64().unwrap() <= report["p99_ms"].as_f64().unwrap(), "{report}");
    }
}

#[test]
fn swarm_keeps_the_given_rate() {
    let report = plays(&["--tables", "4", "--seats", "4", "--seconds", "3", "--rate", "20", "--views"]);
    let decisions = report["decisions"].as_u64().unwrap();
    assert!((1..=62).contains(&decisions), "{report}");
}

/// Does something to the database of a server that runs.
fn statement(folder: &Folder, sql: &'static str) {
    let url = format!("sqlite://{}", folder.path().join("tenka.db").display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::Connection;
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        sqlx::query(sql).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    });
}

/// A disk that says yes and keeps nothing of the twentieth line of each table: the tenth decision or so.
const FORGETS: &str = "CREATE TRIGGER forgets AFTER INSERT ON log WHEN NEW.seq = 20
     BEGIN DELETE FROM log WHERE table_id = NEW.table_id AND seq = NEW.seq; END";

#[test]
fn lost_decisions_are_found() {
    let folder = Folder::new();
    let served = serve(&folder);
    statement(&folder, FORGETS);
    // Slowly, so that no game ends: a table with a hole in its log cannot be read again once it has left memory.
    let output = swarm(&served, &["--tables", "3", "--seats", "3", "--seconds", "2", "--rate", "90"]);
    let report = report(&output);
    let lost = report["lost"].as_u64().unwrap();
    assert!((1..=3 + report["games"].as_u64().unwrap()).contains(&lost), "one line of each table: {report}");
    assert_eq!(output.status.code(), Some(1), "{report}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("not stored"));
}

#[test]
fn unreadable_table_counts_as_lost_and_others_are_checked() {
    let folder = Folder::new();
    let served = serve(&folder);
    statement(&folder, FORGETS);
    // As fast as it goes, so that games end, and their tables leave memory.
    let output = swarm(&served, &["--tables", "2", "--seats", "3", "--seconds", "15"]);
    let report = report(&output);
    assert!(report["games"].as_u64().unwrap() > 0, "{report}");
    // More than the one line of each table that was forgotten.
    assert!(report["lost"].as_u64().unwrap() > 2 + report["games"].as_u64().unwrap() + 20, "{report}");
    assert_eq!(output.status.code(), Some(1), "{report}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("not stored"), "{said}");
}

#[test]
fn wrong_address_is_reported_in_one_line() {
    let cases = [("ftp://nowhere", 2), ("http://127.0.0.1:1", 1)];
    for (url, status) in cases {
        let output = tenka(&["swarm", url, "--tables", "1"]).output().unwrap();
        assert_eq!(output.status.code(), Some(status));
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{output:?}");
    }
}

#[test]
fn stopped_swarm_reports_what_was_done() {
    let folder = Folder::new();
    let served = serve(&folder);
    let mut crowd = tenka(&["swarm", served.url(), "--json", "--tables", "2", "--seats", "3", "--seconds", "600"]);
    let crowd = crowd.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    // The first decision of the crowd shows that it plays.
    while served_decisions(&folder) == 0 {
        std::thread::yield_now();
    }
    let stopped = Command::new("kill").args(["-INT", &crowd.id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let output = crowd.wait_with_output().unwrap();
    let report = report(&output);
    assert!(output.status.success(), "{report}");
    assert_eq!(report["lost"], 0, "{report}");
    assert!(report["seconds"].as_f64().unwrap() < 600.0, "{report}");
}

/// How many decisions of people the database holds.
fn served_decisions(folder: &Folder) -> i64 {
    let url = format!("sqlite://{}", folder.path().join("tenka.db").display());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::Connection;
        let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM log WHERE body LIKE '%decision-%'");
        count.fetch_one(&mut database).await.unwrap()
    })
}

#[test]
fn swarm_waits_for_the_limits_of_a_server() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let served = Served::start(&mut tenka(&["serve", "--listen", "127.0.0.1:0", "--data", data]));
    // One guest more than may sign in at once.
    let output = swarm(&served, &["--tables", "7", "--seats", "3", "--seconds", "2"]);
    let report = report(&output);
    assert!(output.status.success(), "{report}");
    assert_eq!((&report["tables"], &report["clients"]), (&7.into(), &21.into()));
    for field in ["lost", "broken"] {
        assert_eq!(report[field], 0, "{report}");
    }
    assert!(report["decisions"].as_u64().unwrap() > 7, "{report}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("--no-limits"), "{output:?}");
}
