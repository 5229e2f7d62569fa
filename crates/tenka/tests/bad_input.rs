//! Bad input is refused in one line that says what and where, and changes no file.

mod common;

use common::{Folder, json};
use serde_json::{Value, json as value};

/// Every command that reads `bad.json` must refuse it and name all of `parts`.
fn refused(bytes: impl AsRef<[u8]>, parts: &[&str]) {
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
        &["new", "rising-sun", "--from", "bad.json"],
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

fn record() -> Value {
    let folder = Folder::new();
    folder.game();
    json(&String::from_utf8(folder.read("game.json")).unwrap())
}

fn position() -> Value {
    let folder = Folder::new();
    folder.game();
    json(&folder.good(&["position", "game.json"], ""))
}

fn changed(mut document: Value, path: &str, to: Value) -> String {
    *document.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = to;
    document.to_string()
}

#[test]
fn a_figure_too_few() {
    refused(changed(position(), "/state/table/players/0/reserve/bushi", value!(4)), &["players.koi.bushi"]);
}

#[test]
fn a_clan_twice() {
    refused(changed(position(), "/state/table/players/1/clan", value!("koi")), &["state.table"]);
    refused(changed(record(), "/options/clans", value!(["koi", "koi", "lotus"])), &["options.clans", "twice"]);
}

#[test]
fn an_unknown_card() {
    let path = "/state/table/market";
    refused(changed(position(), path, value!({"excalibur": 1})), &["state.table.market", "excalibur"]);
}

#[test]
fn an_unknown_action() {
    let actions = value!([{"seat": "koi", "action": "ready"}, {"seat": "koi", "action": {"dance": {"with": "lotus"}}}]);
    refused(changed(record(), "/actions", actions), &["actions[1].action", "dance"]);
}

#[test]
fn an_action_that_is_not_allowed() {
    let actions = value!([{"seat": "koi", "action": "ready"}, {"seat": "koi", "action": "ready"}]);
    let bad = changed(record(), "/actions", actions);
    let folder = Folder::new();
    folder.write("bad.json", &bad);
    for command in ["show", "legal", "apply", "position", "replay", "verify"] {
        let error = folder.wrong(&[command, "bad.json"], "");
        assert!(error.contains("bad.json: actions[1]"), "{error}");
    }
}

#[test]
fn a_later_version() {
    refused(changed(record(), "/version", value!(99)), &["version", "99"]);
    refused(changed(record(), "/rules", value!(99)), &["rules", "99"]);
    refused(changed(position(), "/version", value!(99)), &["version", "99"]);
}

#[test]
fn another_game_and_another_format() {
    refused(changed(record(), "/game", value!("chess")), &["game"]);
    refused(changed(record(), "/format", value!("chess")), &["format"]);
}

#[test]
fn a_seed_that_was_changed() {
    refused(changed(record(), "/seed", value!("43")), &["commitment"]);
}

#[test]
fn a_file_that_ends_in_the_middle() {
    let folder = Folder::new();
    folder.game();
    let whole = folder.read("game.json");
    refused(&whole[..whole.len() / 2], &["JSON", "line"]);
    refused(&whole[..0], &["JSON", "line"]);
    let whole = position().to_string();
    refused(&whole.as_bytes()[..whole.len() / 2], &["JSON", "line"]);
}

#[test]
fn ten_megabytes_of_noise() {
    let mut number = 1u64;
    let mut noise = || {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (number >> 33) as u8
    };
    let bytes: Vec<u8> = (0..10 << 20).map(|_| noise()).collect();
    refused(&bytes, &["JSON"]);
    let letters: Vec<u8> = bytes.iter().map(|byte| b'a' + byte % 26).collect();
    refused(&letters, &["JSON"]);
    let brackets = vec![b'['; 10 << 20];
    refused(&brackets, &[]);
    // A name without end, where a name is expected.
    let name = String::from_utf8(letters).unwrap();
    refused(changed(record(), "/actions", value!([{"seat": "koi", "action": name}])), &["actions[0].action"]);
    refused(changed(record(), "/game", value!(format!("a\n{name}"))), &["game"]);
}

#[test]
fn what_is_asked_wrongly_is_told_in_one_line() {
    let folder = Folder::new();
    folder.game();
    let before = folder.read("game.json");
    for (args, part) in [
        (&["frob"][..], "frob"),
        (&["new"], "<GAME>"),
        (&["new", "go"], "go"),
        (&["new", "shogun"], "not yet"),
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
        (&["simulate", "shogun", "--games", "1", "--bots", "random"], "not yet"),
        (&["simulate", "rising-sun", "--games", "1", "--bots", "random", "--clans", "koi,koi,lotus"], "twice"),
        (&["simulate", "rising-sun", "--games", "1", "--bots", "random,random,random,random,random,random"], "6"),
        (&["bench", "--seconds", "0"], "--seconds"),
        (&["bench", "shogun"], "not yet"),
        (&["play", "rising-sun", "--as", "fox"], "fox"),
        (&["play", "rising-sun", "--bots", "genius"], "genius"),
        (&["play", "rising-sun", "--resume", "none.json"], "none.json"),
    ] {
        let error = folder.wrong(args, "");
        assert!(error.contains(part), "{args:?}: {error}");
    }
    assert_eq!(folder.read("game.json"), before);
    assert_eq!(folder.files(), ["game.json"]);
}
