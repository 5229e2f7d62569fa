//! The laws of every game, checked with Rising Sun. `TENKA_GAMES` sets how many games are played;
//! CONTRIBUTING.md documents the long run.

use std::path::Path;

use crate::play::RisingSun;

#[test]
fn invariants_hold_after_every_action() {
    laws::every_invariant_holds::<RisingSun>();
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    laws::exactly_the_listed_actions_are_accepted::<RisingSun>();
}

#[test]
fn actions_survive_serialization() {
    laws::actions_round_trip::<RisingSun>();
}

#[test]
fn positions_survive_serialization() {
    laws::positions_round_trip::<RisingSun>();
}

#[test]
fn imagined_states_look_the_same_to_the_viewer() {
    laws::imagined_states_have_same_view::<RisingSun>();
}

#[test]
fn redrawn_states_look_the_same_to_all() {
    laws::redrawing_changes_no_view::<RisingSun>();
}

#[test]
fn imagined_states_can_be_played_to_the_end() {
    laws::imagined_states_are_playable::<RisingSun>();
}

#[test]
fn viewers_cannot_tell_twin_games_apart() {
    laws::a_viewer_cannot_tell_twin_games_apart::<RisingSun>();
}

#[test]
fn records_replay_to_the_same_table() {
    laws::records_replay_to_same_state::<RisingSun>();
}

#[test]
fn sessions_continue_from_their_snapshots() {
    laws::sessions_resume_from_snapshots::<RisingSun>();
}

#[test]
fn refused_actions_change_nothing() {
    laws::illegal_actions_change_nothing::<RisingSun>();
}

#[test]
fn random_text_is_not_a_document() {
    laws::random_bytes_are_handled::<RisingSun>();
}

#[test]
fn accepted_positions_can_be_played() {
    laws::accepted_positions_are_playable::<RisingSun>();
}

#[test]
fn damaged_records_never_panic() {
    laws::damaged_records_never_panic::<RisingSun>();
}

/// The positions are in `perft/`; each is counted to its own depth.
#[test]
fn perft_counts_match() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let positions = [
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
    laws::perft_counts_match::<rising_sun::State>(&folder, &positions);
}
