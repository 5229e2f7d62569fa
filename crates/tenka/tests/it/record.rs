//! The record of a game that people played at a server, and `tenka verify`, both as they are installed.

use std::process::{Command, Output};

use serde_json::Value;
use testkit::{Folder, Served, TestDatabase, rules_upgrade};

/// Lets the program check a record.
fn verify(folder: &Folder, record: &Value) -> Output {
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.to_string()).unwrap();
    Command::new(env!("CARGO_BIN_EXE_tenka")).args(["--lang", "en", "verify", "--json"]).arg(file).output().unwrap()
}

/// Checks that a record which says something else is refused in one line, with a reason that names some words.
fn is_refused(folder: &Folder, record: &Value, words: &str) {
    let output = verify(folder, record);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{words}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains(words), "{said}");
}

async fn a_downloaded_record_is_verified(game: &str) {
    let home = TestDatabase::folder();
    let args = ["serve", "--listen", "127.0.0.1:0", "--no-limits"];
    let served = Served::start(Command::new(env!("CARGO_BIN_EXE_tenka")).args(args).args(home.args()));
    let (mut people, table) = rules_upgrade::begin(served.url(), game).await;
    rules_upgrade::play(&mut people, &table, "to-the-end", usize::MAX).await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;

    let folder = Folder::new();
    let output = verify(&folder, &record);
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!((&found["game"], &found["over"]), (&Value::from(game), &Value::from(true)));
    assert_eq!(found["entries"].as_u64().unwrap() as usize, record["actions"].as_array().unwrap().len());
    assert_eq!(found["commitment"], people[0].table(&table).await["commitment"], "what was published before the game");

    let mut forged = record.clone();
    forged["seed"] = Value::from("another seed");
    is_refused(&folder, &forged, "commitment");
    // The first action of a player, repeated in mid-game in place of the real one, does not lead to the rest.
    let mut forged = record.clone();
    let actions = forged["actions"].as_array_mut().unwrap();
    let at = (actions.len() / 2..).find(|at| actions[*at] != actions[0]).unwrap();
    actions[at] = actions[0].clone();
    is_refused(&folder, &forged, "actions[");
    // A game of which the end is missing is not over.
    let mut shorter = record.clone();
    shorter["actions"].as_array_mut().unwrap().pop();
    let output = verify(&folder, &shorter);
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(found["over"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_rising_sun_is_verified() {
    a_downloaded_record_is_verified("rising-sun").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_shogun_is_verified() {
    a_downloaded_record_is_verified("shogun").await;
}
