//! Perft: the number of ways to play on from a position, to a depth. A change here is a change
//! of the rules and must be explained; `TENKA_UPDATE=1` writes the new counts.

#[path = "play/mod.rs"]
mod play;

use std::fmt::Write;

use play::{bargain, choose, someone};
use rising_sun::{CLANS, CardSet, Clan, KamiChoice, Options, SetChoice, State};
use table::{Game, Seed, Unheard};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");

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

fn dealt(clans: &[Clan], set: CardSet, seed: u64) -> State {
    let options = Options { clans: clans.to_vec(), set: SetChoice::Set(set), kami: KamiChoice::FirstGame };
    State::deal(&options, &Seed::from(seed)).unwrap()
}

/// A game some random decisions later.
fn later(mut state: State, decisions: usize) -> State {
    let mut chance = Seed::new(format!("perft {decisions}")).unwrap().chance();
    for _ in 0..decisions {
        let seat = someone(&state, &mut chance).expect("the game goes on");
        bargain(&mut state, &mut chance);
        let action = choose(&state, seat, &mut chance);
        state.perform(seat, action, &mut Unheard).unwrap();
    }
    state
}

#[test]
fn the_ways_to_play_on_are_as_many_as_recorded() {
    let five = CLANS.map(|row| row.clan);
    let positions = [
        ("three clans at the first tea", dealt(&[Clan::Koi, Clan::Turtle, Clan::Bonsai], CardSet::Archway, 1), 8),
        ("five clans at the first tea", dealt(&five, CardSet::Teapot, 2), 10),
        ("three clans in spring", later(dealt(&five[..3], CardSet::Archway, 3), 26), 7),
        ("four clans in summer", later(dealt(&five[1..], CardSet::Horseman, 4), 120), 6),
        ("five clans in summer", later(dealt(&five, CardSet::Teapot, 5), 130), 6),
        ("five clans in autumn", later(dealt(&five, CardSet::Horseman, 6), 220), 5),
        ("three clans at the end", later(dealt(&five[2..], CardSet::Archway, 7), 150), 6),
    ];
    let mut counts = String::new();
    for (name, state, depth) in positions {
        for depth in 1..=depth {
            writeln!(counts, "{name}, depth {depth}: {}", perft(&state, depth)).unwrap();
        }
    }
    if std::env::var_os("TENKA_UPDATE").is_some() {
        std::fs::write(FILE, &counts).unwrap();
    }
    let recorded = std::fs::read_to_string(FILE).unwrap();
    assert_eq!(counts, recorded, "the rules have changed: explain it, then record it with TENKA_UPDATE=1");
}
