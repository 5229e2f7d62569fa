//! `tenka lessons`: the list of lessons, and errors in a puzzle.

use crate::common::{Folder, json};
use serde_json::Value;

const PUZZLE: &str = include_str!("../../../../lessons/rising-sun/every-bid.json");

#[test]
fn all_lessons_are_listed_for_people_and_for_programs() {
    let folder = Folder::new();
    let names = folder.good(&["lessons"], "");
    assert!(names.lines().any(|name| name == "shogun/first-game"), "{names}");
    let listed = json(&folder.good(&["lessons", "--json"], ""));
    let rows = listed.as_array().unwrap();
    assert_eq!(rows.len(), names.lines().count());
    assert_eq!(rows[0]["kind"], "guide");
    assert!(folder.good(&["lessons", "--help"], "").contains("Example:"));
}

#[test]
fn a_sound_puzzle_is_checked_against_every_reply() {
    let folder = Folder::new();
    let text = folder.good(&["lessons", "check", "-", "--lang", "en"], PUZZLE);
    assert!(text.contains("whatever the others do"), "{text}");
    let report = json(&folder.good(&["lessons", "check", "-", "--json"], PUZZLE));
    assert_eq!((&report["game"], &report["every_reply"]), (&Value::from("rising-sun"), &Value::from(true)));
    assert!(report["moments"].as_u64().unwrap() > 100);
    assert_eq!(report["by_chance"][0]["bot"], "random");
}

#[test]
fn errors_are_one_line_with_their_place() {
    let folder = Folder::new();
    let changed = |change: fn(&mut Value)| {
        let mut puzzle = json(PUZZLE);
        change(&mut puzzle);
        folder.write("bad.json", puzzle.to_string());
        folder.wrong(&["lessons", "check", "bad.json"], "")
    };
    for (text, place) in [
        (changed(|puzzle| puzzle["game"] = "chess".into()), "chess"),
        (changed(|puzzle| puzzle["bots"]["lotus"] = "genius".into()), "bots.lotus"),
        (changed(|puzzle| puzzle["solution"] = Value::Array(Vec::new())), "solution[0]"),
        (changed(|puzzle| puzzle["position"]["state"]["table"]["chooser"] = "koi".into()), "position.state"),
        (folder.wrong(&["lessons", "check", "-"], "nonsense"), "JSON"),
        (folder.wrong(&["lessons", "check", "-"], r#"{"format":"tenka-record"}"#), "missing"),
    ] {
        assert!(text.contains(place), "{place}: {text}");
    }
}
