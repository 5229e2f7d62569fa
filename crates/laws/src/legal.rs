//! Legal actions and invariants.

use std::collections::HashSet;

use engine::{DiscardEvents, Game, Seat};

use crate::Subject;
use crate::play::{looks, play_games};

/// Every invariant holds after every action.
pub fn every_invariant_holds<S: Subject>() {
    play_games::<S>("invariants", |game, _, _, _| game.check().unwrap_or_else(|error| panic!("{error}")));
}

/// Listed actions are accepted, all others are refused, and a refusal changes nothing.
pub fn exactly_the_listed_actions_are_accepted<S: Subject>() {
    let all = S::universe(12);
    let mut tried = 0u64;
    play_games::<S>("legal", |game, _, _, chance| {
        if !looks(120, chance) {
            return;
        }
        for seat in (0..game.seats() as u8).map(Seat) {
            let (mut listed, mut free) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut listed);
            game.free_actions(seat, &mut free);
            assert_eq!(listed.is_empty(), !game.waiting_for().has(seat));
            let known: HashSet<_> = listed.iter().chain(&free).copied().collect();
            assert_eq!(known.len(), listed.len() + free.len(), "no action is listed twice");
            for &action in all.iter().chain(&known) {
                let mut after = game.clone();
                let accepted = after.perform(seat, action, &mut DiscardEvents);
                assert_eq!(accepted.is_ok(), known.contains(&action), "{seat:?} {action:?}: {accepted:?}");
                assert!(accepted.is_ok() || after == *game, "a refusal changes nothing");
                tried += 1;
            }
        }
    });
    assert!(tried > 100_000, "only {tried} actions tried");
}

/// Actions are unchanged after writing and reading them as JSON.
pub fn actions_round_trip<S: Subject>() {
    for action in S::universe(3) {
        let text = serde_json::to_string(&action).unwrap_or_default();
        let again: Option<<S::Game as Game>::Action> = serde_json::from_str(&text).ok();
        assert_eq!(again, Some(action), "{text}");
    }
}
