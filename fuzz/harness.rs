//! What the fuzz targets do with their bytes. The tests of `rising-sun` run the same on bytes
//! of their own, so that it stays true without a fuzzer at hand.

#![allow(unreachable_pub)]

use std::sync::LazyLock;

use rising_sun::{Action, State};
use table::{Deed, Entry, Free, Game, Seat, Seed, Session, Unheard, Viewer, Word, read_document};

use crate::play;

static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(|| play::universe(20));

/// Plays a game as the bytes say: the first choose it, then each three name a seat and an
/// action, legal or not. Nothing panics, nothing changes on refusal, every invariant holds.
pub fn apply(bytes: &[u8]) {
    let Some((&[game, ..], rest)) = bytes.split_first_chunk::<1>() else { return };
    let mut chance = Seed::from(u64::from(game)).chance();
    let mut state = State::deal(&play::options(&mut chance), &Seed::from(u64::from(game))).unwrap();
    let mut legal = Vec::new();
    for chunk in rest.chunks_exact(3) {
        let index = usize::from(u16::from_le_bytes([chunk[1], chunk[2]]));
        let owing: Vec<Seat> = state.waiting_for().iter().collect();
        if owing.is_empty() {
            break;
        }
        if chunk[0] & 1 == 0 {
            // A legal action, so that the game gets somewhere.
            let seat = owing[usize::from(chunk[0] >> 1) % owing.len()];
            legal.clear();
            state.legal_actions(seat, &mut legal);
            state.perform(seat, legal[index % legal.len()], &mut Unheard).unwrap();
            play::bargain(&mut state, &mut chance);
        } else {
            let seat = Seat(chunk[0] >> 1 & 7);
            let action = UNIVERSE[index % UNIVERSE.len()];
            let before = state;
            if state.perform(seat, action, &mut Unheard).is_err() {
                assert!(state == before, "a refusal changes nothing");
            }
        }
        state.check().unwrap();
    }
}

/// Reads the bytes as a document and as an entry, and plays whatever can be read.
pub fn documents(bytes: &[u8]) {
    if let Ok(document) = read_document::<State>(bytes)
        && let Ok(record) = document.into_record()
        && let Ok(session) = Session::replay(&record)
    {
        go_on(*session.game());
    }
    let mut session =
        Session::<State>::new(rising_sun::Options::of(rising_sun::CLANS.map(|row| row.clan)), Seed::from(1)).unwrap();
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Ok(entry) = Entry::<State>::read(line) {
            let before = *session.game();
            if session.apply(entry).is_err() {
                assert!(*session.game() == before, "a refusal changes nothing");
            }
            session.game().check().unwrap();
        }
    }
    let words = String::from_utf8_lossy(bytes).into_owned();
    let promise = Free::Promise { to: "lotus".to_owned(), word: Word::Words(words) };
    let _ = session.perform(Seat(0), Deed::Free(promise));
    let _ = session.view(Viewer::Spectator);
}

/// Plays a game to its end at random: whatever was accepted can be played.
pub fn go_on(mut state: State) {
    let mut chance = Seed::from(7).chance();
    while let Some(seat) = play::someone(&state, &mut chance) {
        let action = play::choose(&state, seat, &mut chance);
        let before = state;
        state.perform(seat, action, &mut Unheard).unwrap();
        if let Err(flaw) = state.check() {
            panic!("{flaw} after {action:?} of {seat:?} in {}", serde_json::to_string(&before.position()).unwrap());
        }
    }
}
