//! Players that are other programs: good ones play whole games, bad ones lose their turns and
//! nothing else. All of them are real processes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::common::{Folder, GAMES, RISING_SUN, fields, json};
use serde_json::Value;

/// The variable that marks all that a test starts.
const MARK: &str = "TENKA_TEST_MARK";

/// The example, which needs Python.
fn example() -> String {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|output| output.status.success()), "these tests need python3: install it");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/bot.py").canonicalize().unwrap();
    format!("python3 '{}'", file.display())
}

fn command(folder: &Folder, args: &[&str]) -> Command {
    let mut command = folder.command(args);
    command.env(MARK, folder.path()).env("XDG_STATE_HOME", folder.path());
    command
}

/// Runs the program, which must succeed, and returns what it wrote. Nothing that it started may be
/// left, and whatever bots write to standard error goes nowhere.
fn good(folder: &Folder, args: &[&str]) -> String {
    let output = command(folder, args).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    // Games may take so long that progress is printed.
    let quiet = errors.lines().all(|line| line.contains(" per second, about "));
    assert!(output.status.success() && quiet, "{args:?}: {:?} {errors}", output.status);
    assert_no_process_is_left(folder);
    String::from_utf8(output.stdout).unwrap()
}

/// Plays one game of the bot against two others and returns its row of the report.
fn row(folder: &Folder, bot: &str, deadline: &str) -> Value {
    let bots = format!("exec:\"{bot}\",random,random");
    let args = ["simulate", "rising-sun", "--games", "1", "--json", "--bots", &bots, "--deadline", deadline];
    let report = json(&good(folder, &args));
    assert_eq!(report["finished"], 1, "{bot}");
    let rows = report["bots"].as_array().unwrap();
    rows.iter().find(|row| row["bot"] != "random").unwrap().clone()
}

/// The processes that a test started and that still run.
fn marked(folder: &Folder) -> Vec<u32> {
    let mark = format!("{MARK}={}\0", folder.path().display());
    let numbers = fs::read_dir("/proc").unwrap().flatten();
    let numbers = numbers.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_marked = |number: &u32| {
        let environment = fs::read(format!("/proc/{number}/environ")).unwrap_or_default();
        String::from_utf8_lossy(&environment).contains(&mark)
    };
    numbers.filter(is_marked).collect()
}

fn assert_no_process_is_left(folder: &Folder) {
    // Those that were ended may need a moment to go.
    wait_until(|| marked(folder).is_empty());
}

fn wait_until(mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(60), "this does not come about");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_example_plays_whole_games() {
    let folder = Folder::new();
    let bots = format!("exec:\"{}\",greedy,random", example());
    for sample in &GAMES {
        let args = ["simulate", sample.game, "--games", "3", "--json", "--bots", &bots, "--deadline", "60"];
        let report = json(&good(&folder, &args));
        assert_eq!(report["finished"], 3);
        let rows = report["bots"].as_array().unwrap();
        assert!(rows.len() == 3 && rows.iter().all(|row| row["seats"] == 3 && row.get("lapses").is_none()), "{rows:?}");
    }
}

#[test]
fn a_program_hears_all_that_it_needs() {
    let folder = Folder::new();
    folder.write("talk.sh", format!("tee -a heard | {} | tee -a said\n", example()));
    let bots = "exec:sh talk.sh,greedy,random,random,random";
    let args = ["simulate", "rising-sun", "--games", "4", "--threads", "1", "--bots", bots, "--deadline", "60"];
    assert!(!good(&folder, &args).contains("lost"));
    let lines = |file: &str| String::from_utf8(folder.read(file)).unwrap().lines().map(json).collect::<Vec<Value>>();
    let (heard, said) = (lines("heard"), lines("said"));
    // One answer to all but the last.
    assert_eq!(heard.len(), said.len() + 4);
    let kinds: Vec<&str> = heard.iter().map(|message| fields(message)[0]).collect();
    for (kind, least) in [("decide", 80), ("offer", 1), ("propose", 20)] {
        assert!(kinds.iter().filter(|found| **found == kind).count() >= least, "too seldom {kind}");
    }
    assert!(said.iter().any(|answer| answer["propose"].is_object()), "nothing was offered");
    let games: Vec<&[Value]> = heard.split_inclusive(|message| message.get("over").is_some()).collect();
    assert_eq!(games.len(), 4);
    games.into_iter().for_each(check_talk);
}

/// From the greeting to the end, with every question numbered.
fn check_talk(heard: &[Value]) {
    let hello = &heard[0]["hello"];
    assert_eq!((&hello["protocol"], &hello["game"]), (&1.into(), &"rising-sun".into()));
    assert!(hello["seats"].as_array().unwrap().contains(&hello["seat"]));
    let questions = heard[1..heard.len() - 1].iter().map(|message| &message[fields(message)[0]]);
    for (question, number) in questions.zip(1..) {
        assert_eq!((&question["id"], &question["view"]["viewer"]), (&number.into(), &hello["seat"]));
        assert!(question["deadline_ms"].as_u64().unwrap() <= 60_000);
    }
    let places = heard[heard.len() - 1]["over"]["places"].as_array().unwrap();
    let seats: Vec<Value> = places.iter().map(|place| place["seat"].clone()).collect();
    assert_eq!(Value::Array(seats), hello["seats"]);
    assert!(places.iter().any(|place| place["rank"] == 1));
}

#[test]
fn a_program_sees_what_its_seat_is_shown_and_may_do() {
    for sample in &GAMES {
        let folder = Folder::new();
        folder.game(sample);
        folder.write("listen.sh", "cat >> heard\nsleep 1000\n");
        let legal: Vec<Value> = folder.good(&["legal", "game.json"], "").lines().map(json).collect();
        // The seat that decides first, and a player who leaves on their turn.
        let first = legal[0]["seat"].as_str().unwrap();
        let others: Vec<&str> = sample.seats.into_iter().filter(|seat| *seat != first).collect();
        let before = sample.seats.iter().position(|seat| *seat == others[0])
            > sample.seats.iter().position(|seat| *seat == first);
        let bots = if before { "exec:sh listen.sh,greedy" } else { "greedy,exec:sh listen.sh" };
        let people = ["play", sample.game, "--seed", "42", "--as", others[1], "--bots", bots, "--deadline", "0.5"];
        let mut child = command(&folder, &[&people, sample.options].concat()).spawn().unwrap();
        drop(child.stdin.take());
        assert!(child.wait().unwrap().success());
        assert_no_process_is_left(&folder);
        let heard = String::from_utf8(folder.read("heard")).unwrap();
        let decide = heard.lines().map(json).find_map(|message| Some(message.get("decide")?.clone())).unwrap();
        assert_eq!(decide["view"], json(&folder.good(&["show", "game.json", "--json", "--as", first], "")));
        let legal = legal.iter().filter(|entry| entry["seat"] == first).map(|entry| entry["action"].clone());
        assert_eq!(decide["legal"], legal.collect::<Value>());
    }
}

#[test]
fn programs_that_hang_die_or_flood_lose_their_turns_only() {
    let folder = Folder::new();
    let bots = [
        // What it starts ends with it, and what it writes as an error goes nowhere.
        ("hang", "echo noise >&2\nsleep 1000 &\nsleep 1000\n", "3 late"),
        ("deaf", "exec 0<&-\nexec sleep 1000\n", "3 late"),
        ("dead", "exit 1\n", "3 not running"),
        ("mute", "exec 1>&-\nexec sleep 1000\n", "3 not running"),
        ("dying", "read hello\nread ask\necho '{\"choose\":0}'\nread ask\nexit 0\n", "3 not running"),
        ("endless", "exec cat /dev/zero\n", "3 flooded"),
        ("babbling", "exec yes '{\"choose\":0}'\n", "3 nonsense"),
        // One question is answered, and all others before they are asked.
        ("hasty", "read hello\necho '{\"ready\":{}}'\nread ask\nexec yes '{\"choose\":0}'\n", "3 nonsense"),
    ];
    for (name, text, lost) in bots {
        folder.write(name, text);
        let bots = format!("exec:sh {name},random,random");
        let args = ["simulate", "rising-sun", "--games", "1", "--bots", &bots, "--deadline", "0.3"];
        let report = good(&folder, &args);
        let text =
            report.lines().find(|line| line.contains("lost 3 turns")).unwrap_or_else(|| panic!("{name}: {report}"));
        assert!(text.contains(lost) && text.ends_with("given up in one game"), "{name}: {text}");
    }
}

#[test]
fn lies_are_no_answers() {
    let folder = Folder::new();
    folder.write("lie.sh", "read hello\necho '{\"ready\":{}}'\nwhile read ask; do printf \"$1\\n\"; done\n");
    let lies = [
        r#"{"choose":99999}"#,
        r#"{"choose":-1}"#,
        r#"{"choose":0.5}"#,
        r#"{"choose":"0"}"#,
        r#"{"choose":0,"id":99999}"#,
        r#"{"choose":0"#,
        r#"{"answer":true}"#,
        r#"{"choose":0,"why":"\\377"}"#,
        "nonsense",
        "",
    ];
    for lie in lies {
        let row = row(&folder, &format!("sh lie.sh '{}'", lie.replace('"', "\\\"")), "60");
        assert_eq!((&row["lapses"], &row["given_up"]), (&3.into(), &1.into()), "{lie}: {row}");
    }
    // Of two answers the second is found out when the next question is asked, or later.
    let row = row(&folder, r#"sh lie.sh '{\"choose\":0}\n{\"choose\":0}'"#, "60");
    assert!(row["lapses"].as_u64().unwrap() > 0, "{row}");
}

#[test]
fn program_that_lost_a_turn_is_asked_again() {
    let folder = Folder::new();
    let first = "read -r hello || exit 0\nif mkdir once; then exec sleep 1000; fi\n";
    folder.write("late.sh", format!("{first}(printf '%s\\n' \"$hello\"; cat) | {}\n", example()));
    let row = row(&folder, "sh late.sh", "3");
    assert!(row["given_up"] == 0 && row["lapses"] == 1, "{row}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_flood_fills_no_memory() {
    let folder = Folder::new();
    for (name, text) in [("endless", "exec cat /dev/zero\n"), ("babbling", "exec yes '{\"choose\":0}'\n")] {
        folder.write(name, text);
        let bots = format!("exec:sh {name},random,random");
        let args = ["simulate", "rising-sun", "--games", "2", "--bots", &bots, "--deadline", "3"];
        let mut child = command(&folder, &args).spawn().unwrap();
        let status = format!("/proc/{}/status", child.id());
        let mut most = 0;
        while child.try_wait().unwrap().is_none() {
            let text = fs::read_to_string(&status).unwrap_or_default();
            let kilobytes =
                text.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
            most = most.max(kilobytes.unwrap_or(0));
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(child.wait().unwrap().success() && most > 0 && most < 200_000, "{name}: {most} kB");
    }
}

#[test]
fn lost_turns_are_reported() {
    let folder = Folder::new();
    let args = [&["play", "rising-sun", "--as", "koi"], RISING_SUN.options, &["--bots", "exec:false"]].concat();
    let screen = String::from_utf8(command(&folder, &args).output().unwrap().stdout).unwrap();
    assert!(screen.contains("The program of Lotus is not running. The built-in bot decides instead."), "{screen}");
    assert!(!screen.contains('⟨'));
}

#[test]
fn program_that_cannot_start_is_reported_before_the_game() {
    let folder = Folder::new();
    folder.write("plain.txt", "not a program");
    for (bots, word) in [
        ("exec:no-such-program --x", "no-such-program"),
        ("random,exec:./plain.txt", "plain.txt"),
        ("exec:", "exec:"),
        ("exec:\"\"", "exec:"),
        ("exec:\"sh,random", "quotation mark"),
        ("exec:true --x=1,2", "“2”"),
    ] {
        let simulate = ["simulate", "shogun", "--games", "1", "--bots", bots];
        let arena = ["arena", "shogun", "--games", "1", "--bots", bots];
        let play = ["play", "shogun", "--bots", bots];
        for args in [&simulate[..], &arena[..], &play[..]] {
            let line = folder.wrong(args, "");
            assert!(line.contains(word), "{bots}: {line}");
        }
    }
    for deadline in ["0", "-1", "nan", "1e9", "soon"] {
        let deadline = format!("--deadline={deadline}");
        for command in ["simulate", "arena"] {
            folder.wrong(&[command, "shogun", "--games", "1", "--bots", "random", &deadline], "");
        }
    }
}

#[test]
fn commands_may_contain_commas() {
    let folder = Folder::new();
    folder.write("comma.sh", format!("test \"$1\" = a,b || exit 1\nexec {}\n", example()));
    let bots = "exec:\"sh comma.sh a,b\",random,random";
    let args = ["simulate", "rising-sun", "--games", "1", "--bots", bots, "--csv", "rows.csv", "--deadline", "60"];
    let report = good(&folder, &args);
    assert!(!report.contains("lost"), "{report}");
    let rows = String::from_utf8(folder.read("rows.csv")).unwrap();
    assert_eq!(rows.matches(",\"exec:\"\"sh comma.sh a,b\"\"\",").count(), 1, "{rows}");
}

/// The report of an arena without times.
fn timeless(report: &str) -> Value {
    let mut report = json(report);
    report["seconds"].take();
    for bot in report["bots"].as_array_mut().unwrap() {
        // The clock of the arena goes for programs as well.
        let (mean, most) = (bot["mean_think_ms"].take(), bot["max_think_ms"].take());
        assert!(0.0 < mean.as_f64().unwrap() && 0.0 < most.as_f64().unwrap(), "{bot}");
    }
    report
}

#[test]
fn more_bots_than_seats_meet_in_turn() {
    let folder = Folder::new();
    let bot = example();
    // Commas in quotes part nothing here, either.
    let bots = format!("random,greedy,skilled,exec:\"{bot} 1\",exec:\"{bot} 2,3\",exec:{bot} 4");
    // All six tables of five, each with every bot at each seat.
    let args = ["arena", "shogun", "--bots", &bots, "--games", "30", "--seats", "5", "--deadline", "60", "--json"];
    let report = timeless(&good(&folder, &args));
    assert_eq!(report["finished"], 30);
    let rows = |field: &str| report[field].as_array().unwrap().clone();
    let names: Vec<Value> = rows("bots").iter().map(|row| row["bot"].clone()).collect();
    let outside = [format!("exec:\"{bot} 1\""), format!("exec:\"{bot} 2,3\""), format!("exec:{bot} 4")];
    let expected = ["random", "greedy", "skilled"].into_iter().chain(outside.iter().map(String::as_str));
    assert_eq!(names, expected.collect::<Vec<_>>());
    assert!(rows("bots").iter().all(|row| row["seats"] == 25 && row.get("lapses").is_none()), "{report}");
    let by_seat = rows("bots_by_seat");
    assert!(by_seat.len() == 30 && by_seat.iter().all(|row| row["games"] == 5), "{by_seat:?}");
}

#[test]
fn an_arena_counts_and_keeps_lost_turns() {
    let folder = Folder::new();
    let bots = format!("exec:false,exec:{} 1,random", example());
    let run = |games: &str, deadline: &str, more: &[&str]| {
        let args = ["arena", "shogun", "--bots", &bots, "--games", games, "--deadline", deadline];
        good(&folder, &[&args[..], more].concat())
    };
    let kept = ["--resume", "games.jsonl", "--json"];
    run("3", "60", &kept);
    let resumed = timeless(&run("6", "60", &kept));
    assert_eq!(resumed, timeless(&run("6", "60", &["--json"])));
    let rows = resumed["bots"].as_array().unwrap();
    assert_eq!((&rows[0]["lapses"], &rows[0]["given_up"]), (&18.into(), &6.into()));
    assert!(rows[1..].iter().all(|row| row.get("lapses").is_none()), "{rows:?}");
    // Who may think longer plays other games.
    let other = ["arena", "shogun", "--bots", &bots, "--games", "6", "--deadline", "61", "--resume", "games.jsonl"];
    let error = folder.wrong(&other, "");
    assert!(error.contains("“deadline”"), "{error}");
    // Nothing is left to play: the text, the page and the table report what was kept.
    let files = ["--resume", "games.jsonl", "--report", "page.html", "--csv", "rows.csv"];
    let text = "exec:false lost 18 turns to the built-in bot: 0 late, 18 not running, 0 flooded, 0 nonsense; given up in 6 games";
    assert!(run("6", "60", &files).lines().any(|line| line == text));
    assert!(String::from_utf8(folder.read("page.html")).unwrap().contains(&format!("<p>{text}</p>")));
    let table = String::from_utf8(folder.read("rows.csv")).unwrap();
    let table: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    let column = table[0].iter().position(|head| *head == "lapses").unwrap();
    for row in &table[1..] {
        assert_eq!(row[column], if row[4] == "exec:false" { "3" } else { "0" }, "{row:?}");
    }
}

/// Sends a signal to the program while a bot lets it wait, and sees that both go.
fn stop(folder: &Folder, args: &[&str], signals: &[&str]) -> Output {
    let child = command(folder, args).spawn().unwrap();
    // The program itself, the shell, and what that started.
    wait_until(|| marked(folder).len() > 2);
    for signal in signals {
        // A simulation that is asked once finishes its games; so it must have set out on them.
        std::thread::sleep(Duration::from_millis(300));
        let number = child.id().to_string();
        assert!(Command::new("kill").args([signal, number.as_str()]).status().unwrap().success());
    }
    let output = child.wait_with_output().unwrap();
    assert_no_process_is_left(folder);
    output
}

#[test]
fn no_program_outlives_the_game() {
    let folder = Folder::new();
    folder.write("hang.sh", "sleep 1000\n");
    let play = ["play", "rising-sun", "--bots", "exec:sh hang.sh", "--deadline", "600"];
    for signal in ["-INT", "-TERM"] {
        stop(&folder, &play, &[signal]);
    }
    let simulate = ["simulate", "rising-sun", "--games", "1", "--bots", "exec:sh hang.sh,random", "--deadline", "600"];
    let output = stop(&folder, &simulate, &["-INT", "-INT"]);
    assert_eq!((output.status.code(), output.stderr), (Some(130), Vec::new()));
}
