//! The bench: the shape of what it reports, and that deciding takes nothing from the heap.

mod common;

use common::{Folder, fields, json};

#[test]
fn the_bench_reports_and_no_decision_allocates() {
    let folder = Folder::new();
    let line = folder.good(&["bench", "rising-sun", "--seconds", "0.3", "--json"], "");
    assert_eq!(line.lines().count(), 1);
    let report = json(&line);
    let expected = [
        "allocations_per_decision",
        "bytes_per_state",
        "copies_per_second",
        "decisions_per_game",
        "decisions_per_second",
        "game",
        "games_per_second",
        "players",
    ];
    assert_eq!(fields(&report), expected);
    assert_eq!((&report["game"], &report["players"]), (&"rising-sun".into(), &5.into()));
    assert_eq!(report["allocations_per_decision"], 0.0);
    let number = |field: &str| report[field].as_f64().unwrap();
    assert!(number("decisions_per_second") > 1000.0 && number("copies_per_second") > 1000.0);
    assert!((100.0..2000.0).contains(&number("decisions_per_game")));
    let three = json(&folder.good(&["bench", "--seconds", "0.1", "--players", "3", "--json"], ""));
    assert_eq!(three["players"], 3);
    assert!(folder.good(&["bench", "--seconds", "0.1"], "").contains("decisions per second"));
}
