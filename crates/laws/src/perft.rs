//! Perft ("performance test"): the number of ways to continue from a position, to a depth.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use engine::{DiscardEvents, Game, PositionDocument};

/// Number of sequences of `depth` decisions. If several seats decide at once, the first goes first.
fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.waiting_for().iter().next() else { return 1 };
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let play = |&action| {
        let mut after = game.clone();
        after.perform(seat, action, &mut DiscardEvents).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        perft(&after, depth - 1)
    };
    actions.iter().map(play).sum()
}

/// Compares the counts of the positions in `folder`, each to its depth, with `counts.txt` there. A different count is a
/// change of the rules and must be explained; `TENKA_UPDATE=1` writes the new counts.
pub fn perft_counts_match<G: Game>(folder: &Path, positions: &[(&str, u32)]) {
    let mut counts = String::new();
    for (name, depth) in positions {
        let file = folder.join(name).with_extension("json");
        let text = fs::read(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let PositionDocument::<G> { state } =
            PositionDocument::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for depth in 1..=*depth {
            // Writing into a string cannot fail.
            let _ = writeln!(counts, "{name}, depth {depth}: {}", perft(&state, depth));
        }
    }
    let file = folder.join("counts.txt");
    if std::env::var_os("TENKA_UPDATE").is_some() {
        fs::write(&file, &counts).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
    let recorded = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(counts, recorded, "the rules have changed: explain it, then record it with TENKA_UPDATE=1");
}
