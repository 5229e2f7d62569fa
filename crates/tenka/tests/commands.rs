//! Every command does what it says.

mod common;

use common::{Folder, json};

#[test]
fn alone_it_explains_itself_and_every_command_has_an_example() {
    let folder = Folder::new();
    let help = folder.good(&[], "");
    assert!(help.contains("Usage: tenka") && help.contains("Example:"));
    let commands = ["new", "show", "legal", "apply", "position", "replay", "verify", "simulate", "bench", "play"];
    for command in commands {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
        assert!(folder.good(&[command, "--help"], "").contains("Example:"), "{command}");
    }
    assert!(folder.good(&["--version"], "").starts_with("tenka "));
}

#[test]
fn a_new_game_goes_through_a_pipe() {
    let folder = Folder::new();
    let record = folder.good(&["new", "rising-sun", "--set", "teapot", "--kami", "first-game", "--seed", "7"], "");
    let seats = json(&record)["seats"].clone();
    assert_eq!(seats, serde_json::json!(["koi", "lotus", "turtle", "dragonfly", "bonsai"]));
    let legal = folder.good(&["legal", "-"], &record);
    assert_eq!(legal.lines().next(), Some(r#"{"seat":"koi","action":"ready"}"#));
    assert_eq!(legal.lines().count(), 5);
    assert_eq!(folder.good(&["legal", "-", "--as", "bonsai"], &record).lines().count(), 1);
    let kami = folder.good(&["new", "rising-sun", "--kami", "fujin,raijin,ryujin,susanoo"], "");
    assert_eq!(json(&kami)["options"]["kami"][3], "susanoo");
}

#[test]
fn two_new_games_differ_unless_the_seed_is_given() {
    let folder = Folder::new();
    let [one, two] = [(); 2].map(|()| folder.good(&["new", "rising-sun"], ""));
    assert_ne!(json(&one)["seed"], json(&two)["seed"]);
    assert_eq!(json(&one)["seed"].as_str().unwrap().len(), 32, "128 bits");
    let [one, two] = [(); 2].map(|()| folder.good(&["new", "rising-sun", "--seed", "peace"], ""));
    assert_eq!(one, two);
}

#[test]
fn actions_make_a_record_longer_in_place_or_on_standard_output() {
    let folder = Folder::new();
    folder.game();
    let before = folder.read("game.json");
    let legal = folder.good(&["legal", "game.json"], "");
    let longer = folder.good(&["apply", "game.json"], format!("\n{legal}\n"));
    assert_eq!(json(&longer)["actions"].as_array().unwrap().len(), 3);
    assert_eq!(folder.read("game.json"), before);
    assert_eq!(folder.good(&["apply", "game.json", "--in-place"], &legal), "");
    assert_eq!(folder.read("game.json"), longer.as_bytes());
    assert_eq!(folder.files(), ["game.json"]);
}

#[test]
fn a_refused_line_changes_nothing_and_is_named() {
    let folder = Folder::new();
    folder.game();
    let before = folder.read("game.json");
    let ready = r#"{"seat":"koi","action":"ready"}"#;
    for (line, reason) in [
        (ready, "decide"),
        (r#"{"seat":"koi","action":"dance"}"#, "dance"),
        (r#"{"seat":"bonsai","action":"ready"}"#, "Bonsai"),
        ("ready", "JSON"),
    ] {
        let error = folder.wrong(&["apply", "game.json", "--in-place"], format!("{ready}\n\n{line}\n"));
        assert!(error.contains("line 3") && error.contains(reason), "{error}");
        assert_eq!(folder.read("game.json"), before);
        assert_eq!(folder.files(), ["game.json"]);
    }
}

#[test]
fn free_actions_are_listed_when_asked_for() {
    let folder = Folder::new();
    folder.game();
    folder.good(&["apply", "game.json", "--in-place"], r#"{"seat":"koi","action":"ready"}"#);
    assert_eq!(folder.good(&["legal", "game.json", "--as", "koi"], ""), "");
    let free = folder.good(&["legal", "game.json", "--as", "koi", "--free"], "");
    assert_eq!(free, "{\"seat\":\"koi\",\"action\":\"not_ready\"}\n");
}

#[test]
fn a_position_starts_a_record_and_serves_as_one() {
    let folder = Folder::new();
    folder.game();
    let position = folder.good(&["position", "game.json"], "");
    assert_eq!(json(&position)["format"], "tenka-position");
    folder.write("puzzle.json", &position);
    let record = folder.good(&["new", "rising-sun", "--from", "puzzle.json"], "");
    assert_eq!(json(&record)["position"]["table"]["season"], "spring");
    let legal = folder.good(&["legal", "game.json"], "");
    assert_eq!(folder.good(&["legal", "puzzle.json"], ""), legal);
    assert_eq!(folder.good(&["legal", "-"], record), legal);
    folder.good(&["apply", "puzzle.json"], &legal);
    folder.wrong(&["apply", "puzzle.json", "--in-place"], &legal);
    folder.wrong(&["new", "rising-sun", "--from", "game.json"], "");
}

#[test]
fn a_view_shows_what_its_viewer_may_know() {
    let folder = Folder::new();
    folder.game();
    let legal = folder.good(&["legal", "game.json"], "");
    folder.good(&["apply", "game.json", "--in-place"], legal);
    let view = |eyes: &str| json(&folder.good(&["show", "game.json", "--json", "--as", eyes], ""));
    assert_eq!(view("koi")["hand"].as_array().unwrap().len(), 4);
    assert_eq!(view("lotus").get("hand"), None);
    assert_eq!(view("spectator").get("viewer"), None);
    assert_eq!(view("koi")["offers"], serde_json::json!([]));
    assert_eq!(view("all")["format"], "tenka-position");
    for eyes in ["koi", "spectator", "all"] {
        let board = folder.good(&["show", "game.json", "--as", eyes], "");
        assert!(board.contains("Hokkaido") && board.contains("Turtle"), "{board}");
    }
}

#[test]
fn a_replay_tells_everybody_only_what_they_may_hear() {
    let folder = Folder::new();
    folder.game();
    let legal = folder.good(&["legal", "game.json"], "");
    folder.good(&["apply", "game.json", "--in-place"], legal);
    let story = |eyes: &str| folder.good(&["replay", "game.json", "--json", "--as", eyes], "");
    let told = story("all");
    let mut lines = told.lines().map(json);
    let opening = serde_json::json!({"entry": null, "seat": null, "event": {"season_began": {"season": "spring"}}});
    assert_eq!(lines.next().unwrap(), opening);
    let first = lines.find(|line| !line["entry"].is_null()).unwrap();
    assert_eq!(first, serde_json::json!({"entry": 0, "seat": "koi", "event": {"declared_ready": {"clan": "koi"}}}));
    assert!(story("koi").contains("mandates_seen") && story("all").contains("mandates_seen"));
    assert!(!story("lotus").contains("mandates_seen") && !story("spectator").contains("mandates_seen"));
    let lines = |to| folder.good(&["replay", "game.json", "--to", to], "").lines().count();
    assert_eq!(lines("1"), lines("0") + 1);
}

#[test]
fn a_record_is_verified_to_its_end() {
    let folder = Folder::new();
    folder.game();
    for _ in 0..2000 {
        // The first action of whoever is waited for, until nobody is.
        let legal = folder.good(&["legal", "game.json"], "");
        let Some(line) = legal.lines().next() else { break };
        folder.good(&["apply", "game.json", "--in-place"], line);
    }
    let found = json(&folder.good(&["verify", "game.json", "--json"], ""));
    assert_eq!(found["over"], true);
    assert!(found["commitment"].is_string());
    assert!(folder.good(&["verify", "game.json"], "").contains("to the end of the game"));
    assert!(folder.good(&["replay", "game.json"], "").lines().count() > 100);
}

#[test]
fn a_game_can_be_played_kept_and_resumed() {
    let folder = Folder::new();
    let options = ["play", "rising-sun", "--clans", "koi,lotus,turtle", "--seed", "1", "--save", "kept.json"];
    let shown = folder.good(&options, "1\n1\n");
    assert!(shown.contains("Koi"), "{shown}");
    folder.good(&["verify", "kept.json"], "");
    folder.good(&["play", "rising-sun", "--resume", "kept.json", "--as", "koi", "--bots", "random"], "1\n");
    folder.good(&["verify", "kept.json"], "");
}

#[test]
fn nobody_complains_of_a_reader_who_leaves_early() {
    let folder = Folder::new();
    folder.game();
    let mut child = folder.command(&["show", "game.json", "--json"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
