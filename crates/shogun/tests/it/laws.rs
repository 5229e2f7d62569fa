//! The laws that hold in every game, tried with Shogun. `TENKA_GAMES` sets how many games;
//! the long run is documented in CONTRIBUTING.md.

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
fn actions_survive_their_text() {
    laws::actions_survive_their_text::<Shogun>();
}

#[test]
fn positions_survive_their_text() {
    laws::positions_survive_their_text::<Shogun>();
}

#[test]
fn what_is_imagined_looks_the_same_to_the_viewer() {
    laws::what_is_imagined_looks_the_same::<Shogun>();
}

#[test]
fn what_is_redrawn_looks_the_same_to_all() {
    laws::what_is_redrawn_looks_the_same_to_all::<Shogun>();
}

#[test]
fn games_go_on_from_what_is_imagined() {
    laws::games_go_on_from_what_is_imagined::<Shogun>();
}

#[test]
fn a_viewer_cannot_tell_twin_games_apart() {
    laws::a_viewer_cannot_tell_twin_games_apart::<Shogun>();
}

#[test]
fn records_replay_to_the_same_table() {
    laws::records_replay_to_the_same_table::<Shogun>();
}

#[test]
fn sessions_go_on_from_their_snapshots() {
    laws::sessions_go_on_from_their_snapshots::<Shogun>();
}

#[test]
fn arbitrary_actions_change_nothing_that_they_may_not() {
    laws::arbitrary_actions_change_nothing_that_they_may_not::<Shogun>();
}

#[test]
fn noise_is_no_document() {
    laws::noise_is_no_document::<Shogun>();
}

#[test]
fn a_position_that_is_accepted_can_be_played() {
    laws::what_is_accepted_can_be_played::<Shogun>();
}

#[test]
fn a_record_with_bytes_changed_never_panics() {
    laws::what_is_damaged_never_panics::<Shogun>();
}

/// The positions stand in `perft/`, and each is counted to a depth.
#[test]
fn the_ways_to_play_on_are_as_many_as_recorded() {
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
    laws::the_ways_to_play_on_are_as_many_as_recorded::<shogun::State>(&folder, &positions);
}
