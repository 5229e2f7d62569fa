//! Simulations: the shape of what they report, the same for any number of threads.

mod common;

use common::{Folder, fields, json};
use serde_json::Value;

const BOTS: &str = "greedy,random,random";

fn report(folder: &Folder, more: &[&str]) -> Value {
    let args = [&["simulate", "rising-sun", "--json"], more].concat();
    json(&folder.good(&args, ""))
}

#[test]
fn the_report_has_the_fields_that_others_build_on() {
    let folder = Folder::new();
    let report = report(&folder, &["--games", "6", "--bots", BOTS]);
    assert_eq!(fields(&report), ["bots", "by_clan", "decisions", "finished", "game", "games", "seconds"]);
    assert_eq!((&report["games"], &report["finished"]), (&6.into(), &6.into()));
    assert_eq!(report["game"], "rising-sun");
    let bots = report["bots"].as_array().unwrap();
    let of_bot = ["bot", "high", "low", "mean_score", "seats", "win_share", "wins"];
    assert!(bots.len() == 2 && bots.iter().all(|bot| fields(bot) == of_bot));
    assert_eq!((&bots[0]["seats"], &bots[1]["seats"]), (&6.into(), &12.into()));
    let of_clan = ["clan", "games", "high", "low", "mean_score", "win_share", "wins"];
    let clans = report["by_clan"].as_array().unwrap();
    assert!(!clans.is_empty() && clans.iter().all(|clan| fields(clan) == of_clan));
    for row in bots.iter().chain(clans) {
        let number = |field: &str| row[field].as_f64().unwrap();
        assert!(0.0 <= number("low") && number("low") <= number("win_share"));
        assert!(number("win_share") <= number("high") && number("high") <= 1.0);
    }
}

#[test]
fn the_number_of_threads_does_not_matter_but_the_seed_does() {
    let folder = Folder::new();
    let run = |threads: &str, seed: &str, file: &str| {
        let options = ["--games", "30", "--bots", "random", "--threads", threads, "--seed", seed, "--csv", file];
        let mut report = report(&folder, &options);
        report.as_object_mut().unwrap().remove("seconds");
        (report, folder.read(file))
    };
    let one = run("1", "5", "one.csv");
    assert_eq!(one, run("4", "5", "four.csv"));
    assert_ne!(one, run("4", "6", "other.csv"));
}

#[test]
fn rows_tell_of_every_game_and_seat() {
    let folder = Folder::new();
    let clans = ["--clans", "koi,lotus,bonsai", "--games", "4", "--bots", "random", "--csv", "rows.csv"];
    let people = folder.good(&[&["simulate", "rising-sun"], &clans[..]].concat(), "");
    assert!(people.contains("Bonsai") && people.contains('%'), "{people}");
    let rows = String::from_utf8(folder.read("rows.csv")).unwrap();
    let mut rows = rows.lines();
    assert_eq!(rows.next(), Some("game,seed,seat,clan,bot,rank,score,decisions"));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split(',').collect()).collect();
    assert!(rows.len() == 12 && rows.iter().all(|row| row.len() == 8 && row[4] == "random"));
    assert_eq!(folder.files(), ["rows.csv"]);
}

#[test]
fn long_runs_are_checked() {
    let folder = Folder::new();
    let report = report(&folder, &["--games", "60", "--bots", "random", "--check"]);
    assert_eq!(report["finished"], 60);
    assert_eq!(report["by_clan"].as_array().unwrap().len(), 5);
    assert!(folder.files().is_empty());
}

#[cfg(unix)]
#[test]
fn ctrl_c_stops_and_reports_what_was_done() {
    let folder = Folder::new();
    let games = ["simulate", "rising-sun", "--games", "100000000", "--bots", "random", "--json"];
    let child = folder.command(&games).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    let number = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &number]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let report = json(&String::from_utf8(output.stdout).unwrap());
    let finished = report["finished"].as_u64().unwrap();
    assert!(finished > 0 && finished < 100_000_000);
    assert!(String::from_utf8(output.stderr).unwrap().contains("stopped after"));
}
