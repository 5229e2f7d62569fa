//! Perft: the number of ways to play on from a position, to a depth. A change here is a change
//! of the rules and must be explained; `TENKA_UPDATE=1` writes the new counts.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use rising_sun::State;
use table::{Game, PositionDocument, Unheard};

/// The positions, which stand in `perft/`, and how deep to count.
const POSITIONS: [(&str, u32); 9] = [
    ("three-clans-at-the-first-tea", 8),
    ("five-clans-at-the-first-tea", 10),
    ("three-clans-in-spring", 7),
    ("four-clans-in-summer", 6),
    ("five-clans-in-summer", 10),
    ("five-clans-in-autumn", 5),
    ("three-clans-in-autumn", 6),
    ("four-clans-unbound-in-summer", 5),
    ("five-clans-unbound-in-autumn", 5),
];

/// How many sequences of `depth` decisions there are; where several seats decide at once, the
/// first of them goes first.
fn perft(state: &State, depth: u32) -> u64 {
    let Some(seat) = state.waiting_for().iter().next() else { return 1 };
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let play = |&action| {
        let mut after = *state;
        after.perform(seat, action, &mut Unheard).unwrap();
        perft(&after, depth - 1)
    };
    actions.iter().map(play).sum()
}

#[test]
fn the_ways_to_play_on_are_as_many_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut counts = String::new();
    for (name, depth) in POSITIONS {
        let text = fs::read(folder.join(name).with_extension("json")).unwrap();
        let PositionDocument::<State> { state } =
            PositionDocument::read(&text).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        for depth in 1..=depth {
            writeln!(counts, "{name}, depth {depth}: {}", perft(&state, depth)).unwrap();
        }
    }
    let file = folder.join("counts.txt");
    if std::env::var_os("TENKA_UPDATE").is_some() {
        fs::write(&file, &counts).unwrap();
    }
    let recorded = fs::read_to_string(&file).unwrap();
    assert_eq!(counts, recorded, "the rules have changed: explain it, then record it with TENKA_UPDATE=1");
}
