//! The arena: what it reports, that nothing but the seed changes it, and that no game is lost.

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::common::{Folder, GAMES, fields, json};
use serde_json::Value;

/// The report of an arena without what differs from run to run: time.
fn report(folder: &Folder, args: &[&str]) -> Value {
    let output = folder.run(&[&["arena"], args, &["--json"]].concat(), "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    timeless(json(&String::from_utf8(output.stdout).unwrap()))
}

fn timeless(mut report: Value) -> Value {
    assert!(report.as_object_mut().unwrap().remove("seconds").is_some());
    for bot in report["bots"].as_array_mut().unwrap() {
        let (mean, most) = (bot["mean_think_ms"].take(), bot["max_think_ms"].take());
        assert!(0.0 < mean.as_f64().unwrap() && 0.0 < most.as_f64().unwrap(), "{bot}");
    }
    report
}

fn sum(rows: &Value, field: &str) -> u64 {
    rows.as_array().unwrap().iter().map(|row| row[field].as_u64().unwrap()).sum()
}

#[test]
fn the_report_counts_by_bot_seat_name_and_ground() {
    let folder = Folder::new();
    for (sample, ground) in [(&GAMES[0], "set"), (&GAMES[1], "board")] {
        let report = report(&folder, &[sample.game, "--bots", "random,greedy", "--games", "12", "--seats", "4"]);
        let kinds = [sample.kind, ground, "seat"].map(|kind| [format!("by_{kind}"), format!("bots_by_{kind}")]);
        let mut expected = vec!["bots", "decisions", "finished", "game", "games", "seed"];
        expected.extend(kinds.iter().flatten().map(String::as_str));
        expected.sort_unstable();
        assert_eq!(fields(&report), expected);
        assert_eq!((&report["games"], &report["finished"]), (&12.into(), &12.into()));
        let of_bot = [
            "bot",
            "decisions",
            "fair_share",
            "high",
            "low",
            "max_think_ms",
            "mean_score",
            "mean_think_ms",
            "rating",
            "seats",
            "shared_wins",
            "uncertainty",
            "win_share",
            "wins",
        ];
        let bots = report["bots"].as_array().unwrap();
        assert!(bots.len() == 2 && bots.iter().all(|bot| fields(bot) == of_bot), "{bots:?}");
        assert!(bots.iter().all(|bot| bot["seats"] == 24 && bot["fair_share"] == 0.25), "{bots:?}");
        assert!(bots[1]["rating"].as_f64() > bots[0]["rating"].as_f64(), "{bots:?}");
        assert_eq!(sum(&report["bots"], "decisions"), report["decisions"].as_u64().unwrap());
        for group in kinds.iter().flatten() {
            assert_eq!(sum(&report[group], "games"), 48, "{group}");
        }
        assert_eq!(report["bots_by_seat"].as_array().unwrap().len(), 8);
    }
}

#[test]
fn pairs_play_each_way_with_as_many_games() {
    let folder = Folder::new();
    let people = ["arena", "shogun", "--bots", "random,greedy", "--pairs", "--games", "4", "--seats", "3"];
    let shown = folder.good(&people, "");
    assert!(shown.contains("among greedy") && shown.contains("a fair share is 33.3 %"), "{shown}");
    let report = report(&folder, &people[1..]);
    assert_eq!((&report["games"], &report["finished"]), (&8.into(), &8.into()));
    let pairs = report["pairs"].as_array().unwrap();
    let named: Vec<_> =
        pairs.iter().map(|pair| (pair["bot"].as_str().unwrap(), pair["among"].as_str().unwrap())).collect();
    assert_eq!(named, [("random", "greedy"), ("greedy", "random")]);
    assert!(pairs.iter().all(|pair| pair["games"] == 4));
    assert!(pairs[1]["win_share"].as_f64() > pairs[0]["win_share"].as_f64(), "{pairs:?}");
    assert_eq!(sum(&report["bots"], "seats"), 24);
}

/// The rows of a table without the last two columns, which are times.
fn rows(folder: &Folder, file: &str) -> Vec<Vec<String>> {
    let text = String::from_utf8(folder.read(file)).unwrap();
    let row = |line: &str| {
        let mut row: Vec<String> = line.split(',').map(str::to_owned).collect();
        row.truncate(row.len() - 2);
        row
    };
    text.lines().map(row).collect()
}

#[test]
fn the_number_of_threads_does_not_matter_but_the_seed_does() {
    for sample in &GAMES {
        let folder = Folder::new();
        let run = |threads: &str, seed: &str, file: &str| {
            let plan = [sample.game, "--bots", "random,greedy", "--games", "20"];
            let how = ["--threads", threads, "--seed", seed, "--csv", file];
            (report(&folder, &[&plan[..], &how].concat()), rows(&folder, file))
        };
        let mut one = run("1", "5", "one.csv");
        assert_eq!(one, run("4", "5", "four.csv"));
        let mut other = run("4", "6", "other.csv");
        for report in [&mut one.0, &mut other.0] {
            report.as_object_mut().unwrap().remove("seed");
        }
        assert_ne!(one.0, other.0);
        let heads = one.1[0].join(",");
        assert!(heads.starts_with(&format!("game,seed,seat,{},bot,rank,score,decisions,", sample.kind)), "{heads}");
        assert_eq!(one.1.len() as u64, 1 + sum(&one.0["bots"], "seats"));
    }
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let folder = Folder::new();
    for (sample, pairs) in [(&GAMES[0], &["--pairs"][..]), (&GAMES[1], &[])] {
        let args = ["arena", sample.game, "--bots", "random,greedy", "--games", "4", "--report", "page.html"];
        folder.good(&[&args[..], pairs].concat(), "");
        let page = String::from_utf8(folder.read("page.html")).unwrap();
        for part in ["<!DOCTYPE html>", "<svg", "prefers-color-scheme:dark", "width=device-width", "greedy", "</html>"]
        {
            assert!(page.contains(part), "{part}");
        }
        for part in ["http:", "https:", "<script", "src=", "@import", "url(", "⟨"] {
            assert!(!page.contains(part), "{part}");
        }
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert_eq!(page.matches("<svg").count(), if pairs.is_empty() { 7 } else { 8 });
    }
    assert_eq!(folder.files(), ["page.html"]);
}

const KEPT: [&str; 9] =
    ["rising-sun", "--bots", "random,greedy", "--games", "120", "--seats", "4", "--resume", "games.jsonl"];

fn kept_lines(folder: &Folder) -> usize {
    std::fs::read(folder.path().join("games.jsonl"))
        .map_or(0, |text| text.iter().filter(|&&byte| byte == b'\n').count())
}

/// Starts an arena and waits until it has kept some games more.
fn started(folder: &Folder) -> Child {
    let before = kept_lines(folder);
    let child = folder.command(&[&["arena"], &KEPT[..], &["--json"]].concat()).spawn().unwrap();
    let start = Instant::now();
    while kept_lines(folder) < before + 6 {
        assert!(start.elapsed() < Duration::from_secs(60), "no games are kept");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

#[cfg(unix)]
#[test]
fn stopped_arena_resumes_with_the_same_result() {
    let folder = Folder::new();
    let signal = |child: &Child, name: &str| {
        assert!(Command::new("kill").args([name, &child.id().to_string()]).status().unwrap().success());
    };
    // Ctrl-C: what was done is reported and kept.
    let child = started(&folder);
    signal(&child, "-INT");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("the same command goes on"));
    let finished = json(&String::from_utf8(output.stdout).unwrap())["finished"].as_u64().unwrap();
    assert_eq!(finished as usize + 1, kept_lines(&folder));
    assert!(finished < 120, "the run ended before it was stopped");
    // A power cut: no time for anything; and a line in its middle.
    let mut child = started(&folder);
    signal(&child, "-KILL");
    child.wait().unwrap();
    let lines = kept_lines(&folder);
    assert!(finished as usize + 1 < lines && lines < 121);
    let mut torn = folder.read("games.jsonl");
    torn.truncate(torn.iter().rposition(|&byte| byte == b'\n').unwrap() + 1);
    torn.extend_from_slice(br#"{"game":119,"decisions":2"#);
    folder.write("games.jsonl", torn);
    // The rest, and all at once.
    let resumed = report(&folder, &KEPT);
    let whole = report(&folder, &KEPT[..7]);
    assert_eq!(resumed, whole);
    assert_eq!(kept_lines(&folder), 121);
    // Nothing is left to do; and a longer series goes on from a shorter one.
    let kept = folder.read("games.jsonl");
    folder.write("games.jsonl", [&kept[..], b"{\"game\":120,"].concat());
    assert_eq!(report(&folder, &KEPT), whole);
    assert_eq!(folder.read("games.jsonl"), kept);
    let longer = KEPT.map(|arg| if arg == "120" { "123" } else { arg });
    assert_eq!(report(&folder, &longer)["finished"], 123);
    assert_eq!(kept_lines(&folder), 124);
    assert_eq!(report(&folder, &KEPT), whole);
}

#[test]
fn games_of_another_run_are_not_counted() {
    let folder = Folder::new();
    let plan = |bots, seed, more: &[&'static str]| -> Vec<&'static str> {
        let args = ["arena", "shogun", "--bots", bots, "--games", "2", "--seed", seed, "--resume", "games.jsonl"];
        [&args[..], more].concat()
    };
    let first = plan("random", "1", &["--board", "sun"]);
    folder.good(&first, "");
    let kept = folder.read("games.jsonl");
    for (other, field) in [
        (plan("greedy", "1", &["--board", "sun"]), "bots"),
        (plan("random", "2", &["--board", "sun"]), "seed"),
        (plan("random", "1", &["--board", "moon"]), "plan"),
        (plan("random,greedy", "1", &["--board", "sun", "--pairs"]), "bots"),
    ] {
        let error = folder.wrong(&other, "");
        assert!(error.contains("games.jsonl") && error.contains(field), "{field}: {error}");
    }
    let text = String::from_utf8(kept.clone()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for (broken, part) in [
        ("no games at all\n".to_owned(), "line 1"),
        ("no games at all".to_owned(), "line 1"),
        (format!("{}\n{{}}\n{}\n", lines[0], lines[1]), "line 2"),
        (format!("{}\n{}\n", lines[0], lines[1].replace("\"bot\":0", "\"bot\":7")), "line 2"),
        (format!("{}\n{}\n", lines[0].replace("\"rules\":", "\"rules\":9"), lines[1]), "rules"),
        ("x".repeat(3 << 20), "line 1"),
    ] {
        folder.write("games.jsonl", &broken);
        let error = folder.wrong(&first, "");
        assert!(error.contains(part), "{part}: {error}");
        assert_eq!(folder.read("games.jsonl"), broken.as_bytes());
    }
    // A head that was broken off is a beginning.
    folder.write("games.jsonl", &kept[..40]);
    folder.good(&first, "");
    assert_eq!(kept_lines(&folder), 3);
    assert_eq!(folder.files(), ["games.jsonl"]);
}

#[cfg(unix)]
#[test]
fn two_runs_do_not_write_to_one_file() {
    let folder = Folder::new();
    let mut child = started(&folder);
    let error = folder.wrong(&[&["arena"], &KEPT[..]].concat(), "");
    assert!(error.contains("in use"), "{error}");
    child.kill().unwrap();
    child.wait().unwrap();
}
