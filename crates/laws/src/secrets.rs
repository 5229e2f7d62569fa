//! Documents, views and what is imagined from them.

use engine::{DiscardEvents, Game, Seat, Viewer};

use crate::play::{looks, pick, play_games, someone, viewers};
use crate::{Heard, Subject};

/// Positions are the same after they were written and read.
pub fn positions_survive_their_text<S: Subject>() {
    play_games::<S>("positions", |game, _, _, chance| {
        if looks(20, chance) {
            let text = serde_json::to_string(&game.position()).unwrap_or_default();
            let document = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
            let again = S::Game::from_position(document).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(again == *game, "{text}");
        }
    });
}

/// What is imagined from a view gives the same view.
pub fn what_is_imagined_looks_the_same<S: Subject>() {
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

/// What is drawn anew changes what comes, and nothing that anybody can see.
pub fn what_is_redrawn_looks_the_same_to_all<S: Subject>() {
    let mut differed = false;
    play_games::<S>("redraw", |game, _, _, chance| {
        if !looks(10, chance) {
            return;
        }
        let mut redrawn = game.clone();
        redrawn.redraw(chance);
        assert!(redrawn != *game, "all luck is as it was");
        for viewer in viewers(game) {
            assert!(redrawn.view(viewer) == game.view(viewer), "{viewer:?}");
        }
        redrawn.check().unwrap_or_else(|error| panic!("redrawn: {error}"));
        differed |= without_luck(&redrawn) != without_luck(game);
    });
    assert!(differed, "nothing but the luck to come was ever drawn anew");
}

/// A position without the luck to come.
fn without_luck<G: Game>(game: &G) -> serde_json::Value {
    let mut position = serde_json::to_value(game.position()).unwrap_or_default();
    if let Some(fields) = position.as_object_mut() {
        assert!(fields.remove("chance").is_some(), "{fields:?}");
    }
    position
}

/// Games can be played to their end from what is imagined.
pub fn games_go_on_from_what_is_imagined<S: Subject>() {
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

/// What a viewer hears of an action, up to the moment when something hidden is shown.
pub fn heard<G: Game>(game: &mut G, seat: Seat, action: G::Action, viewer: Viewer) -> Heard<G> {
    let mut events = Vec::new();
    game.perform(seat, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    let shown = events.iter().position(G::reveals);
    events.truncate(shown.unwrap_or(events.len()));
    events.retain(|event| game.audience(event).includes(viewer));
    (events, shown.is_some())
}

/// Two games that differ only in what a viewer may not know are played side by side: the viewer
/// hears and sees the same until something is shown.
pub fn a_viewer_cannot_tell_twin_games_apart<S: Subject>() {
    let (mut steps, mut apart) = (0u64, 0u64);
    play_games::<S>("twins", |game, seat, action, chance| {
        if !looks(20, chance) {
            return;
        }
        for viewer in viewers(game) {
            let (mut one, mut twin) = (game.clone(), S::Game::imagine(&game.view(viewer), chance));
            let (mut seat, mut action) = (seat, action);
            while let Some((told_twin, shown_twin)) = S::mirror((&one, &mut twin), seat, action, viewer, chance) {
                let (told, shown) = heard(&mut one, seat, action, viewer);
                assert_eq!(told, told_twin, "{viewer:?} hears a difference after {action:?}");
                if shown || shown_twin {
                    break;
                }
                assert!(one.view(viewer) == twin.view(viewer), "{viewer:?} sees a difference after {action:?}");
                steps += 1;
                apart += u64::from(one != twin);
                let Some(next) = someone(&one, chance) else { break };
                (seat, action) = (next, S::choose(&one, next, chance));
            }
        }
    });
    assert!(steps > 1000 && apart > 1000, "{steps} steps, {apart} of them apart");
}
