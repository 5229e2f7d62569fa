//! The laws of all games, tested with Shogun. `TENKA_GAMES` sets the number of games; CONTRIBUTING.md describes the long
//! run.

use std::path::Path;

use crate::play::Shogun;

#[test]
fn every_invariant_holds_after_every_action() {
    laws::every_invariant_holds::<Shogun>();
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    laws::exactly_the_listed_actions_are_accepted::<Shogun>();
}

#[test]
fn actions_round_trip() {
    laws::actions_round_trip::<Shogun>();
}

#[test]
fn positions_round_trip() {
    laws::positions_round_trip::<Shogun>();
}

#[test]
fn imagined_states_have_same_view() {
    laws::imagined_states_have_same_view::<Shogun>();
}

#[test]
fn redrawing_changes_no_view() {
    laws::redrawing_changes_no_view::<Shogun>();
}

#[test]
fn imagined_states_are_playable() {
    laws::imagined_states_are_playable::<Shogun>();
}

#[test]
fn viewer_cannot_tell_twin_games_apart() {
    laws::a_viewer_cannot_tell_twin_games_apart::<Shogun>();
}

#[test]
fn records_replay_to_same_state() {
    laws::records_replay_to_same_state::<Shogun>();
}

#[test]
fn sessions_resume_from_snapshots() {
    laws::sessions_resume_from_snapshots::<Shogun>();
}

#[test]
fn illegal_actions_change_nothing() {
    laws::illegal_actions_change_nothing::<Shogun>();
}

#[test]
fn random_bytes_are_handled() {
    laws::random_bytes_are_handled::<Shogun>();
}

#[test]
fn accepted_positions_are_playable() {
    laws::accepted_positions_are_playable::<Shogun>();
}

#[test]
fn damaged_records_never_panic() {
    laws::damaged_records_never_panic::<Shogun>();
}

/// Positions of `tests/perft` with the depth to which each is counted.
#[test]
fn perft_counts_match() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let positions = [
        ("five-colours-in-the-draft", 10),
        ("three-colours-plan-their-first-round", 7),
        ("four-colours-at-the-auction", 6),
        ("four-colours-march-in-summer", 4),
        ("five-colours-march-in-autumn", 4),
        ("three-colours-with-few-cards", 8),
        ("four-colours-revolt-in-winter", 7),
    ];
    laws::perft_counts_match::<shogun::State>(&folder, &positions);
}
