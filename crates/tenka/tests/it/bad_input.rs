//! Bad input is refused in one line that says what and where, and changes no file.

use crate::common::{Folder, GAMES, RISING_SUN, SHOGUN, Sample, json};
use serde_json::{Value, json as value};

/// Every command that reads `bad.json` must refuse it and name all of `parts`.
fn refused(sample: &Sample, bytes: impl AsRef<[u8]>, parts: &[&str]) {
    let folder = Folder::new();
    folder.write("bad.json", &bytes);
    let commands: [&[&str]; 8] = [
        &["show", "bad.json"],
        &["legal", "bad.json"],
        &["apply", "bad.json"],
        &["apply", "bad.json", "--in-place"],
        &["position", "bad.json"],
        &["replay", "bad.json"],
        &["verify", "bad.json"],
        &["new", sample.game, "--from", "bad.json"],
    ];
    for command in commands {
        let error = folder.wrong(command, "");
        assert!(error.contains("bad.json"), "{command:?}: {error}");
        // What is wrong with the actions of a record does not matter to those who want a position.
        if command[0] != "new" {
            for part in parts {
                assert!(error.contains(part), "{command:?}: no {part:?} in {error}");
            }
        }
        assert_eq!(folder.read("bad.json"), bytes.as_ref());
        assert_eq!(folder.files(), ["bad.json"]);
    }
}

fn record(sample: &Sample) -> Value {
    let folder = Folder::new();
    folder.game(sample);
    json(&String::from_utf8(folder.read("game.json")).unwrap())
}

fn position(sample: &Sample) -> Value {
    let folder = Folder::new();
    folder.game(sample);
    json(&folder.good(&["position", "game.json"], ""))
}

fn changed(mut document: Value, path: &str, to: Value) -> String {
    *document.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = to;
    document.to_string()
}

#[test]
fn a_figure_too_few() {
    for (sample, path, at) in [
        (&RISING_SUN, "/state/table/players/0/reserve/bushi", "players.koi.bushi"),
        (&SHOGUN, "/state/table/players/0/supply", "players.red.supply"),
    ] {
        refused(sample, changed(position(sample), path, value!(4)), &[at]);
    }
}

#[test]
fn a_seat_twice() {
    for (sample, kind, kinds) in [(&RISING_SUN, "clan", "clans"), (&SHOGUN, "colour", "colours")] {
        let [first, second, _] = sample.seats;
        let path = format!("/state/table/players/1/{kind}");
        refused(sample, changed(position(sample), &path, value!(first)), &["state.table"]);
        let twice = value!([first, first, second]);
        let at = format!("options.{kinds}");
        refused(sample, changed(record(sample), &format!("/options/{kinds}"), twice), &[&at, "twice"]);
    }
}

#[test]
fn an_unknown_card() {
    for (sample, path, to, at) in [
        (&RISING_SUN, "/state/table/market", value!({"excalibur": 1}), "state.table.market"),
        (&SHOGUN, "/state/table/draft/offered", value!(["excalibur", null]), "state.table.draft.offered"),
    ] {
        refused(sample, changed(position(sample), path, to), &[at, "excalibur"]);
    }
}

#[test]
fn an_unknown_action() {
    for sample in &GAMES {
        let seat = sample.seats[0];
        let actions = value!([{"seat": seat, "action": {"dance": {"with": "fox"}}}]);
        refused(sample, changed(record(sample), "/actions", actions), &["actions[0].action", "dance"]);
    }
}

#[test]
fn an_action_that_is_not_allowed() {
    for (sample, action) in [(&RISING_SUN, "ready"), (&SHOGUN, "draw_card")] {
        let entry = value!({"seat": sample.seats[0], "action": action});
        let bad = changed(record(sample), "/actions", value!([entry, entry]));
        let folder = Folder::new();
        folder.write("bad.json", &bad);
        for command in ["show", "legal", "apply", "position", "replay", "verify"] {
            let error = folder.wrong(&[command, "bad.json"], "");
            assert!(error.contains("bad.json: actions[1]"), "{error}");
        }
    }
}

#[test]
fn a_later_version() {
    for sample in &GAMES {
        refused(sample, changed(record(sample), "/version", value!(99)), &["version", "99"]);
        refused(sample, changed(record(sample), "/rules", value!(99)), &["rules", "99"]);
        refused(sample, changed(position(sample), "/version", value!(99)), &["version", "99"]);
    }
}

#[test]
fn unknown_game_is_an_error_of_every_command() {
    let folder = Folder::new();
    for command in ["new", "play", "rules", "simulate", "arena", "bench", "swarm http://127.0.0.1:1 --game"] {
        let words: Vec<&str> = command.split(' ').chain(["chess"]).collect();
        let error = folder.wrong(&words, "");
        assert!(error.contains("chess") && error.contains("rising-sun") && error.contains("shogun"), "{error}");
    }
}

#[test]
fn another_game_and_another_format() {
    for sample in &GAMES {
        refused(sample, changed(record(sample), "/game", value!("chess")), &["game", "rising-sun, shogun"]);
        refused(sample, changed(record(sample), "/format", value!("chess")), &["format"]);
        for other in GAMES.iter().filter(|other| other.game != sample.game) {
            refused(sample, changed(record(sample), "/game", value!(other.game)), &[]);
        }
    }
}

#[test]
fn a_seed_that_was_changed() {
    for sample in &GAMES {
        refused(sample, changed(record(sample), "/seed", value!("43")), &["commitment"]);
    }
}

#[test]
fn a_file_that_ends_in_the_middle() {
    for sample in &GAMES {
        let folder = Folder::new();
        folder.game(sample);
        let whole = folder.read("game.json");
        refused(sample, &whole[..whole.len() / 2], &["JSON", "line"]);
        refused(sample, &whole[..0], &["JSON", "line"]);
        let whole = position(sample).to_string();
        refused(sample, &whole.as_bytes()[..whole.len() / 2], &["JSON", "line"]);
    }
}

#[test]
fn ten_megabytes_of_noise() {
    let mut number = 1u64;
    let mut noise = || {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (number >> 33) as u8
    };
    let bytes: Vec<u8> = (0..10 << 20).map(|_| noise()).collect();
    refused(&RISING_SUN, &bytes, &["JSON"]);
    let letters: Vec<u8> = bytes.iter().map(|byte| b'a' + byte % 26).collect();
    refused(&RISING_SUN, &letters, &["JSON"]);
    let brackets = vec![b'['; 10 << 20];
    refused(&RISING_SUN, &brackets, &[]);
    // A name without end, where a name is expected.
    let name = String::from_utf8(letters).unwrap();
    for sample in &GAMES {
        let entry = value!({"seat": sample.seats[0], "action": name});
        refused(sample, changed(record(sample), "/actions", value!([entry])), &["actions[0].action"]);
    }
    refused(&RISING_SUN, changed(record(&RISING_SUN), "/game", value!(format!("a\n{name}"))), &["game"]);
}

#[test]
fn wrong_usage_is_reported_in_one_line() {
    let folder = Folder::new();
    folder.game(&RISING_SUN);
    let before = folder.read("game.json");
    for (args, part) in [
        (&["frob"][..], "frob"),
        (&["new"], "<GAME>"),
        (&["new", "go"], "go"),
        (&["new", "shogun", "--colours", "red,blue"], "colours"),
        (&["new", "shogun", "--colours", "red,red,blue"], "colours[1]"),
        (&["new", "shogun", "--colours", "red,blue,pink"], "pink"),
        (&["new", "shogun", "--colours", "red,blue,black", "--players", "3"], "--players"),
        (&["new", "shogun", "--players", "2"], "2"),
        (&["new", "shogun", "--board", "earth"], "earth"),
        (&["new", "shogun", "--start", "late"], "late"),
        (&["new", "shogun", "--board", "moon", "--start", "preset"], "start"),
        (&["new", "shogun", "--tower", "babel"], "babel"),
        (&["new", "shogun", "--tower", "floors:0/6:1/2"], "--tower"),
        (&["new", "shogun", "--from", "game.json"], "shogun"),
        (&["new", "shogun", "--from", "game.json", "--board", "sun"], "--from"),
        (&["new", "rising-sun", "--clans", "koi,lotus"], "clans"),
        (&["new", "rising-sun", "--clans", "koi,koi,lotus"], "twice"),
        (&["new", "rising-sun", "--clans", "koi,lotus,fox"], "fox"),
        (&["new", "rising-sun", "--set", "kettle"], "kettle"),
        (&["new", "rising-sun", "--kami", "fujin"], "four"),
        (&["new", "rising-sun", "--kami", "fujin,fujin,raijin,ryujin"], "twice"),
        (&["new", "rising-sun", "--seed", ""], "--seed"),
        (&["new", "rising-sun", "--seed", "1", "--from", "game.json"], "--from"),
        (&["show", "none.json"], "none.json"),
        (&["show", "."], "."),
        (&["show", "game.json", "--as", "bonsai"], "bonsai"),
        (&["legal", "game.json", "--as", "all"], "all"),
        (&["show", "game.json", "--lang", "xx"], "xx"),
        (&["apply", "-"], "standard input"),
        (&["simulate", "rising-sun", "--games", "0", "--bots", "random"], "--games"),
        (&["simulate", "rising-sun", "--games", "1", "--bots", "genius"], "genius"),
        (&["simulate", "rising-sun", "--games", "1"], "--bots"),
        (&["simulate", "shogun", "--games", "1", "--bots", "genius"], "genius"),
        (&["simulate", "shogun", "--games", "1", "--bots", "random", "--board", "moon", "--start", "preset"], "start"),
        (&["simulate", "rising-sun", "--games", "1", "--bots", "random", "--clans", "koi,koi,lotus"], "twice"),
        (&["simulate", "rising-sun", "--games", "1", "--bots", "random,random,random,random,random,random"], "6"),
        (&["simulate", "shogun", "--games", "1", "--bots", "random", "--csv", "none/rows.csv"], "none/rows.csv"),
        (&["arena", "rising-sun", "--games", "0", "--bots", "random"], "--games"),
        (&["arena", "rising-sun", "--games", "1"], "--bots"),
        (&["arena", "rising-sun", "--games", "1", "--bots", "random,genius"], "genius"),
        (&["arena", "rising-sun", "--games", "1", "--bots", ""], "--bots"),
        (&["arena", "rising-sun", "--games", "1", "--bots", "random,greedy,random"], "twice"),
        (&["arena", "rising-sun", "--games", "1", "--bots", "random", "--pairs"], "--pairs"),
        (&["arena", "rising-sun", "--games", "18446744073709551615", "--bots", "random,greedy", "--pairs"], "--games"),
        (&["arena", "rising-sun", "--games", "1", "--bots", "random", "--seats", "6"], "6"),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--board", "moon", "--start", "preset"], "start"),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--csv", "none/rows.csv"], "none/rows.csv"),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--report", "."], "."),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--resume", "none/games.jsonl"], "none/games.jsonl"),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--resume", "game.json"], "game.json"),
        (&["arena", "shogun", "--games", "1", "--bots", "random", "--csv", "one", "--report", "./one"], "same file"),
        (&["bench", "--seconds", "0"], "--seconds"),
        (&["bench", "--kami-unbound"], "--kami-unbound is for rising-sun"),
        (&["bench", "--tower", "wild"], "--tower is for shogun"),
        (&["play", "rising-sun", "--as", "fox"], "fox"),
        (&["play", "rising-sun", "--bots", "genius"], "genius"),
        (&["play", "rising-sun", "--resume", "none.json"], "none.json"),
        (&["play", "shogun", "--resume", "game.json"], "rising-sun"),
    ] {
        let error = folder.wrong(args, "");
        assert!(error.contains(part), "{args:?}: {error}");
    }
    assert_eq!(folder.read("game.json"), before);
    assert_eq!(folder.files(), ["game.json"]);
}

#[test]
fn an_option_of_another_game_is_refused() {
    let folder = Folder::new();
    for sample in &GAMES {
        let commands: [&[&str]; 5] = [
            &["new", sample.game],
            &["play", sample.game],
            &["simulate", sample.game, "--games", "1", "--bots", "random"],
            &["arena", sample.game, "--games", "1", "--bots", "random"],
            &["bench", sample.game, "--games", "1"],
        ];
        for command in commands {
            let error = folder.wrong(&[command, sample.foreign].concat(), "");
            let other = GAMES.iter().find(|other| other.game != sample.game).unwrap();
            assert!(error.contains(&format!("{} is for {}", sample.foreign[0], other.game)), "{error}");
        }
    }
    assert!(folder.files().is_empty());
}
