//! The laws that hold in every game, tried with Rising Sun. `TENKA_GAMES` sets how many games;
//! the long run is documented in CONTRIBUTING.md.

#[path = "play/mod.rs"]
mod play;

use std::path::Path;

use play::RisingSun;

#[test]
fn every_invariant_holds_after_every_action() {
    laws::every_invariant_holds::<RisingSun>();
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    laws::exactly_the_listed_actions_are_accepted::<RisingSun>();
}

#[test]
fn actions_survive_their_text() {
    laws::actions_round_trip::<RisingSun>();
}

#[test]
fn positions_survive_their_text() {
    laws::positions_round_trip::<RisingSun>();
}

#[test]
fn what_is_imagined_looks_the_same_to_the_viewer() {
    laws::imagined_states_have_same_view::<RisingSun>();
}

#[test]
fn what_is_redrawn_looks_the_same_to_all() {
    laws::redrawing_changes_no_view::<RisingSun>();
}

#[test]
fn games_go_on_from_what_is_imagined() {
    laws::imagined_states_are_playable::<RisingSun>();
}

#[test]
fn a_viewer_cannot_tell_twin_games_apart() {
    laws::a_viewer_cannot_tell_twin_games_apart::<RisingSun>();
}

#[test]
fn records_replay_to_the_same_table() {
    laws::records_replay_to_same_state::<RisingSun>();
}

#[test]
fn sessions_go_on_from_their_snapshots() {
    laws::sessions_resume_from_snapshots::<RisingSun>();
}

#[test]
fn arbitrary_actions_change_nothing_that_they_may_not() {
    laws::illegal_actions_change_nothing::<RisingSun>();
}

#[test]
fn noise_is_no_document() {
    laws::random_bytes_are_handled::<RisingSun>();
}

#[test]
fn a_position_that_is_accepted_can_be_played() {
    laws::accepted_positions_are_playable::<RisingSun>();
}

#[test]
fn a_record_with_bytes_changed_never_panics() {
    laws::damaged_records_never_panic::<RisingSun>();
}

/// The positions stand in `perft/`, and each is counted to a depth.
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
