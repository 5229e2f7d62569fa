//! Positions, views and imagined states.

use engine::{DiscardEvents, Game, Seat, Viewer};

use crate::play::{looks, pick, play_games, someone, viewers};
use crate::{Observed, Subject};

/// Positions are unchanged after writing and reading them as JSON.
pub fn positions_round_trip<S: Subject>() {
    play_games::<S>("positions", |game, _, _, chance| {
        if looks(20, chance) {
            let text = serde_json::to_string(&game.position()).unwrap_or_default();
            let document = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            let again = S::Game::from_position(document).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(again == *game, "{text}");
        }
    });
}

/// A state imagined from a view gives the same view.
pub fn imagined_states_have_same_view<S: Subject>() {
    play_games::<S>("imagine", |game, _, _, chance| {
        if !looks(10, chance) {
            return;
        }
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let imagined = S::Game::imagine(&view, chance);
            assert!(imagined.view(viewer) == view, "{viewer:?}");
            imagined.check().unwrap_or_else(|error| panic!("imagined for {viewer:?}: {error}"));
        }
    });
}

/// Redrawing changes hidden and future results, but no view.
pub fn redrawing_changes_no_view<S: Subject>() {
    let mut differed = false;
    play_games::<S>("redraw", |game, _, _, chance| {
        if !looks(10, chance) {
            return;
        }
        let mut redrawn = game.clone();
        redrawn.redraw(chance);
        assert!(redrawn != *game, "the random number generator did not change");
        for viewer in viewers(game) {
            assert!(redrawn.view(viewer) == game.view(viewer), "{viewer:?}");
        }
        redrawn.check().unwrap_or_else(|error| panic!("redrawn: {error}"));
        differed |= without_chance(&redrawn) != without_chance(game);
    });
    assert!(differed, "hidden cards were never redrawn");
}

/// A position without the state of the random number generator.
fn without_chance<G: Game>(game: &G) -> serde_json::Value {
    let mut position = serde_json::to_value(game.position()).unwrap_or_default();
    if let Some(fields) = position.as_object_mut() {
        assert!(fields.remove("chance").is_some(), "{fields:?}");
    }
    position
}

/// Imagined states can be played to their end.
pub fn imagined_states_are_playable<S: Subject>() {
    play_games::<S>("go on", |game, _, _, chance| {
        if !looks(100, chance) {
            return;
        }
        let viewers: Vec<Viewer> = viewers(game).collect();
        let viewer = pick(chance, &viewers);
        let mut imagined = S::Game::imagine(&game.view(viewer), chance);
        while let Some(seat) = someone(&imagined, chance) {
            let action = S::choose(&imagined, seat, chance);
            imagined.perform(seat, action, &mut DiscardEvents).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            imagined.check().unwrap_or_else(|error| panic!("{error} after {action:?}"));
        }
    });
}

/// Performs an action and returns the events that a viewer sees before hidden information is revealed.
pub fn observe<G: Game>(game: &mut G, seat: Seat, action: G::Action, viewer: Viewer) -> Observed<G> {
    let mut events = Vec::new();
    game.perform(seat, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    let revealed = events.iter().position(G::reveals);
    events.truncate(revealed.unwrap_or(events.len()));
    events.retain(|event| game.audience(event).includes(viewer));
    (events, revealed.is_some())
}

/// Two games that differ only in what a viewer may not know are played side by side: the viewer sees the same views and
/// events until hidden information is revealed.
pub fn a_viewer_cannot_tell_twin_games_apart<S: Subject>() {
    let (mut steps, mut apart) = (0u64, 0u64);
    play_games::<S>("twins", |game, seat, action, chance| {
        if !looks(20, chance) {
            return;
        }
        for viewer in viewers(game) {
            let (mut one, mut twin) = (game.clone(), S::Game::imagine(&game.view(viewer), chance));
            let (mut seat, mut action) = (seat, action);
            while let Some((twin_events, twin_revealed)) = S::mirror((&one, &mut twin), seat, action, viewer, chance) {
                let (events, revealed) = observe(&mut one, seat, action, viewer);
                assert_eq!(events, twin_events, "{viewer:?} sees different events after {action:?}");
                if revealed || twin_revealed {
                    break;
                }
                assert!(one.view(viewer) == twin.view(viewer), "{viewer:?} sees different views after {action:?}");
                steps += 1;
                apart += u64::from(one != twin);
                let Some(next) = someone(&one, chance) else { break };
                (seat, action) = (next, S::choose(&one, next, chance));
            }
        }
    });
    assert!(steps > 1000 && apart > 1000, "{steps} steps, {apart} of them apart");
}
