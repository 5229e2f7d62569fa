//! Every command does what it says.

use crate::common::{Folder, GAMES, RISING_SUN, SHOGUN, json};

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
    for sample in GAMES {
        let [one, two] = [(); 2].map(|()| folder.good(&["new", sample.game], ""));
        assert_ne!(json(&one)["seed"], json(&two)["seed"]);
        assert_eq!(json(&one)["seed"].as_str().unwrap().len(), 32, "128 bits");
        assert_eq!(json(&one)["seats"].as_array().unwrap().len(), 5);
        let [one, two] = [(); 2].map(|()| folder.good(&["new", sample.game, "--seed", "peace"], ""));
        assert_eq!(one, two);
        let four = folder.good(&["new", sample.game, "--players", "4"], "");
        assert_eq!(json(&four)["seats"].as_array().unwrap().len(), 4);
    }
}

#[test]
fn actions_make_a_record_longer_in_place_or_on_standard_output() {
    for sample in GAMES {
        let folder = Folder::new();
        folder.game(&sample);
        let before = folder.read("game.json");
        let mut lines = String::from("\n");
        for done in 0..3 {
            let longer = folder.good(&["apply", "game.json"], &lines);
            assert_eq!(json(&longer)["actions"].as_array().unwrap().len(), done);
            let legal = folder.good(&["legal", "-"], &longer);
            lines = format!("{lines}{}\n\n", legal.lines().next().unwrap());
        }
        assert_eq!(folder.read("game.json"), before);
        let longer = folder.good(&["apply", "game.json"], &lines);
        assert_eq!(folder.good(&["apply", "game.json", "--in-place"], &lines), "");
        assert_eq!(folder.read("game.json"), longer.as_bytes());
        assert_eq!(folder.files(), ["game.json"]);
    }
}

#[test]
fn a_refused_line_changes_nothing_and_is_named() {
    let ready = r#"{"seat":"koi","action":"ready"}"#;
    let draw = r#"{"seat":"red","action":"draw_card"}"#;
    for (sample, first, line, reason) in [
        (&RISING_SUN, ready, ready, "decide"),
        (&RISING_SUN, ready, r#"{"seat":"koi","action":"dance"}"#, "dance"),
        (&RISING_SUN, ready, r#"{"seat":"bonsai","action":"ready"}"#, "Bonsai"),
        (&RISING_SUN, ready, "ready", "JSON"),
        (&SHOGUN, draw, draw, ""),
        (&SHOGUN, draw, r#"{"seat":"red","action":{"station":{"armies":99}}}"#, ""),
        (&SHOGUN, draw, r#"{"seat":"red","action":{"station":{"men":5}}}"#, "men"),
        (&SHOGUN, draw, r#"{"seat":"pink","action":"draw_card"}"#, "pink"),
    ] {
        let folder = Folder::new();
        folder.game(sample);
        let before = folder.read("game.json");
        let error = folder.wrong(&["apply", "game.json", "--in-place"], format!("{first}\n\n{line}\n"));
        assert!(error.contains("line 3") && error.contains(reason), "{error}");
        assert_eq!(folder.read("game.json"), before);
        assert_eq!(folder.files(), ["game.json"]);
    }
}

#[test]
fn free_actions_are_listed_when_asked_for() {
    let folder = Folder::new();
    folder.game(&RISING_SUN);
    folder.good(&["apply", "game.json", "--in-place"], r#"{"seat":"koi","action":"ready"}"#);
    assert_eq!(folder.good(&["legal", "game.json", "--as", "koi"], ""), "");
    let free = folder.good(&["legal", "game.json", "--as", "koi", "--free"], "");
    assert_eq!(free, "{\"seat\":\"koi\",\"action\":\"not_ready\"}\n");
}

#[test]
fn a_position_starts_a_record_and_serves_as_one() {
    for sample in GAMES {
        let folder = Folder::new();
        folder.game(&sample);
        let position = folder.good(&["position", "game.json"], "");
        assert_eq!(json(&position)["format"], "tenka-position");
        folder.write("puzzle.json", &position);
        let record = folder.good(&["new", sample.game, "--from", "puzzle.json"], "");
        assert_eq!(json(&record)["position"]["table"]["season"], "spring");
        let legal = folder.good(&["legal", "game.json"], "");
        assert_eq!(folder.good(&["legal", "puzzle.json"], ""), legal);
        assert_eq!(folder.good(&["legal", "-"], record), legal);
        let first = legal.lines().next().unwrap();
        folder.good(&["apply", "puzzle.json"], first);
        folder.wrong(&["apply", "puzzle.json", "--in-place"], first);
        folder.wrong(&["new", sample.game, "--from", "game.json"], "");
        for other in GAMES.iter().filter(|other| other.game != sample.game) {
            assert!(folder.wrong(&["new", other.game, "--from", "puzzle.json"], "").contains(sample.game));
        }
    }
}

#[test]
fn a_view_shows_what_its_viewer_may_know() {
    let folder = Folder::new();
    folder.game(&RISING_SUN);
    let legal = folder.good(&["legal", "game.json"], "");
    folder.good(&["apply", "game.json", "--in-place"], legal);
    let view = |viewer: &str| json(&folder.good(&["show", "game.json", "--json", "--as", viewer], ""));
    assert_eq!(view("koi")["hand"].as_array().unwrap().len(), 4);
    assert_eq!(view("lotus").get("hand"), None);
    assert_eq!(view("spectator").get("viewer"), None);
    assert_eq!(view("koi")["offers"], serde_json::json!([]));
    assert_eq!(view("all")["format"], "tenka-position");
    for viewer in ["koi", "spectator", "all"] {
        let board = folder.good(&["show", "game.json", "--as", viewer], "");
        assert!(board.contains("Hokkaido") && board.contains("Turtle"), "{board}");
    }
}

#[test]
fn replay_shows_a_viewer_only_what_they_may_know() {
    let folder = Folder::new();
    folder.game(&RISING_SUN);
    let legal = folder.good(&["legal", "game.json"], "");
    folder.good(&["apply", "game.json", "--in-place"], legal);
    let replay = |viewer: &str| folder.good(&["replay", "game.json", "--json", "--as", viewer], "");
    let text = replay("all");
    let mut lines = text.lines().map(json);
    let opening = serde_json::json!({"entry": null, "seat": null, "event": {"season_began": {"season": "spring"}}});
    assert_eq!(lines.next().unwrap(), opening);
    let first = lines.find(|line| !line["entry"].is_null()).unwrap();
    assert_eq!(first, serde_json::json!({"entry": 0, "seat": "koi", "event": {"declared_ready": {"clan": "koi"}}}));
    assert!(replay("koi").contains("mandates_seen") && replay("all").contains("mandates_seen"));
    assert!(!replay("lotus").contains("mandates_seen") && !replay("spectator").contains("mandates_seen"));
    let lines = |to| folder.good(&["replay", "game.json", "--to", to], "").lines().count();
    assert_eq!(lines("1"), lines("0") + 1);
}

#[test]
fn plans_are_for_the_eyes_of_those_who_make_them() {
    let folder = Folder::new();
    let options = ["--colours", "red,blue,black", "--start", "preset", "--seed", "3"];
    folder.write("game.json", folder.good(&[&["new", "shogun"], &options[..]].concat(), ""));
    let legal = folder.good(&["legal", "game.json", "--as", "red"], "");
    folder.good(&["apply", "game.json", "--in-place"], legal.lines().next().unwrap());
    let view = |viewer: &str| json(&folder.good(&["show", "game.json", "--json", "--as", viewer], ""));
    assert_eq!(view("red")["plan"].as_object().unwrap().len(), 1);
    assert_eq!(view("blue").get("plan"), None);
    assert_eq!(view("spectator").get("viewer"), None);
    assert_eq!(view("all")["state"]["plans"]["red"], view("red")["plan"]);
    let replay = |viewer: &str| folder.good(&["replay", "game.json", "--json", "--as", viewer], "");
    assert!(replay("red").contains("card_planned") && replay("all").contains("card_planned"));
    assert!(!replay("blue").contains("card_planned") && !replay("spectator").contains("card_planned"));
    for viewer in ["red", "spectator", "all"] {
        assert!(folder.good(&["show", "game.json", "--as", viewer], "").lines().count() > 5);
    }
}

#[test]
fn shogun_is_set_up_as_the_command_line_says() {
    let folder = Folder::new();
    let options = |more: &[&str]| {
        let record = folder.good(&[&["new", "shogun", "--players", "3"], more].concat(), "");
        json(&record)["options"].clone()
    };
    assert_eq!(options(&[])["board"], "sun");
    assert_eq!(options(&[])["start"], "draft");
    assert_eq!(options(&["--board", "moon"])["board"], "moon");
    assert_eq!(options(&["--start", "preset"])["start"], "preset");
    assert_eq!(options(&["--tower", "steady"])["tower"], options(&["--tower", "floors:5/6:1/16"])["tower"]);
    assert_ne!(options(&["--tower", "wild"])["tower"], options(&[])["tower"]);
    assert_eq!(options(&["--free-marches"])["free_marches"], true);
    assert_eq!(options(&["--limited-stock"])["limited_stock"], true);
}

#[test]
fn a_record_is_verified_to_its_end() {
    for sample in GAMES {
        let folder = Folder::new();
        folder.game(&sample);
        let play = ["play", sample.game, "--resume", "game.json", "--bots", "random"];
        folder.good(&play, "1\n".repeat(3000));
        let found = json(&folder.good(&["verify", "game.json", "--json"], ""));
        assert_eq!((&found["game"], &found["over"]), (&sample.game.into(), &true.into()));
        assert!(found["commitment"].is_string());
        assert!(folder.good(&["verify", "game.json"], "").contains("to the end of the game"));
        assert!(folder.good(&["replay", "game.json"], "").lines().count() > 100);
    }
}

#[test]
fn a_game_can_be_played_kept_and_resumed() {
    for sample in GAMES {
        let folder = Folder::new();
        let begin = [&["play", sample.game], sample.options, &["--seed", "1", "--save", "kept.json"]].concat();
        let shown = folder.good(&begin, "1\n1\n");
        assert!(
            shown.contains(&format!("tenka play {} --resume kept.json --as {}", sample.game, sample.seats[0])),
            "{shown}"
        );
        folder.good(&["verify", "kept.json"], "");
        let resume = ["--resume", "kept.json", "--as", sample.seats[0], "--bots", "random"];
        folder.good(&[&["play", sample.game], &resume[..]].concat(), "1\n");
        folder.good(&["verify", "kept.json"], "");
    }
}

#[test]
fn closed_pipe_is_not_an_error() {
    let folder = Folder::new();
    folder.game(&RISING_SUN);
    let mut child = folder.command(&["show", "game.json", "--json"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
