//! Simulations: the shape of what they report, the same for any number of threads.

use crate::common::{Folder, GAMES, Sample, fields, json};
use serde_json::Value;

fn report(folder: &Folder, sample: &Sample, more: &[&str]) -> Value {
    let args = [&["simulate", sample.game, "--json"], more].concat();
    json(&folder.good(&args, ""))
}

#[test]
fn the_report_has_the_fields_that_others_build_on() {
    let folder = Folder::new();
    for (sample, bots, names) in [(&GAMES[0], "greedy,random,random", 2), (&GAMES[1], "random,random,random", 1)] {
        let report = report(&folder, sample, &["--games", "6", "--bots", bots]);
        let by_kind = format!("by_{}", sample.kind);
        assert_eq!(fields(&report), ["bots", &by_kind, "decisions", "finished", "game", "games", "seconds"]);
        assert_eq!((&report["games"], &report["finished"]), (&6.into(), &6.into()));
        assert_eq!(report["game"], sample.game);
        let bots = report["bots"].as_array().unwrap();
        let of_bot = ["bot", "high", "low", "mean_score", "seats", "win_share", "wins"];
        assert!(bots.len() == names && bots.iter().all(|bot| fields(bot) == of_bot));
        assert_eq!(bots.iter().map(|bot| bot["seats"].as_u64().unwrap()).sum::<u64>(), 18);
        let of_kind = [sample.kind, "games", "high", "low", "mean_score", "win_share", "wins"];
        let kinds = report[&by_kind].as_array().unwrap();
        assert!(!kinds.is_empty() && kinds.iter().all(|kind| fields(kind) == of_kind));
        for row in bots.iter().chain(kinds) {
            let number = |field: &str| row[field].as_f64().unwrap();
            assert!(0.0 <= number("low") && number("low") <= number("win_share"));
            assert!(number("win_share") <= number("high") && number("high") <= 1.0);
        }
    }
}

#[test]
fn the_number_of_threads_does_not_matter_but_the_seed_does() {
    for sample in &GAMES {
        let folder = Folder::new();
        let run = |threads: &str, seed: &str, file: &str| {
            let options = ["--games", "30", "--bots", "random", "--threads", threads, "--seed", seed, "--csv", file];
            let mut report = report(&folder, sample, &options);
            report.as_object_mut().unwrap().remove("seconds");
            (report, folder.read(file))
        };
        let one = run("1", "5", "one.csv");
        assert_eq!(one, run("4", "5", "four.csv"));
        assert_ne!(one, run("4", "6", "other.csv"));
    }
}

#[test]
fn rows_tell_of_every_game_and_seat() {
    for sample in &GAMES {
        let folder = Folder::new();
        let plan = ["--games", "4", "--bots", "random", "--csv", "rows.csv"];
        let people = folder.good(&[&["simulate", sample.game], sample.options, &plan[..]].concat(), "");
        assert!(people.to_lowercase().contains(sample.seats[2]) && people.contains('%'), "{people}");
        let rows = String::from_utf8(folder.read("rows.csv")).unwrap();
        let mut rows = rows.lines();
        assert_eq!(rows.next(), Some(format!("game,seed,seat,{},bot,rank,score,decisions", sample.kind).as_str()));
        let rows: Vec<Vec<&str>> = rows.map(|row| row.split(',').collect()).collect();
        assert!(rows.len() == 12 && rows.iter().all(|row| row.len() == 8 && row[4] == "random"));
        assert!(rows.iter().zip(sample.seats.iter().cycle()).all(|(row, seat)| row[3] == *seat));
        assert_eq!(folder.files(), ["rows.csv"]);
    }
}

#[test]
fn long_runs_are_checked() {
    for sample in &GAMES {
        let folder = Folder::new();
        let report = report(&folder, sample, &["--games", "60", "--bots", "random", "--check"]);
        assert_eq!(report["finished"], 60);
        assert_eq!(report[format!("by_{}", sample.kind)].as_array().unwrap().len(), 5);
        assert!(folder.files().is_empty());
    }
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
