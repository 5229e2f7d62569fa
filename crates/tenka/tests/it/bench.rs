//! The bench: the shape of what it reports, and that deciding takes nothing from the heap.

use crate::common::{Folder, GAMES, fields, json};

#[test]
fn the_bench_reports_and_no_decision_allocates() {
    let folder = Folder::new();
    let expected = [
        "allocations_per_decision",
        "bytes_per_state",
        "copies_per_second",
        "decisions_per_game",
        "decisions_per_second",
        "game",
        "games_per_second",
        "imagined_decisions_per_second",
        "players",
    ];
    let lines = folder.good(&["bench", "--seconds", "0.3", "--json"], "");
    assert_eq!(lines.lines().count(), GAMES.len());
    for (line, sample) in lines.lines().zip(&GAMES) {
        let report = json(line);
        assert_eq!(fields(&report), expected);
        assert_eq!((&report["game"], &report["players"]), (&sample.game.into(), &5.into()));
        assert_eq!(report["allocations_per_decision"], 0.0, "{}", sample.game);
        let number = |field: &str| report[field].as_f64().unwrap();
        assert!(number("decisions_per_second") > 1000.0 && number("copies_per_second") > 1000.0);
        assert!((100.0..2000.0).contains(&number("decisions_per_game")));
        assert!(number("bytes_per_state") <= 1024.0);
        assert!(number("imagined_decisions_per_second") > 100.0);
        let three = ["bench", sample.game, "--seconds", "0.1", "--players", "3"];
        assert!(folder.good(&three, "").contains("3 players"));
    }
}
