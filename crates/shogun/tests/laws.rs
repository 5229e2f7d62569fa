//! The laws that hold in every game, tried in random play. `TENKA_GAMES` sets how many games;
//! the long run is documented in CONTRIBUTING.md.

#[path = "play/mod.rs"]
mod play;

use std::collections::HashSet;

use play::{choose, options, pick, someone, universe, viewers};
use shogun::{Action, Event, PositionDocument, State};
use table::{Chance, Game, Seat, Seed, Unheard, Viewer};

fn games() -> u64 {
    std::env::var("TENKA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

/// Whether to look closely at one state in `rare`. That takes long: in a longer run there are more
/// games, and each has its share.
fn looks(rare: u32, chance: &mut Chance) -> bool {
    chance.below(rare * (games() / 2500).max(1) as u32) == 0
}

/// Plays random games; `look` sees every state together with who is about to do what.
fn play_games(name: &str, mut look: impl FnMut(&State, Seat, Action, &mut Chance)) {
    for game in 0..games() {
        let mut chance = Seed::new(format!("{name} {game}")).unwrap().chance();
        let mut state = State::deal(&options(&mut chance), &Seed::from(game)).unwrap();
        let mut decisions = 0;
        while let Some(seat) = someone(&state, &mut chance) {
            let action = choose(&state, seat, &mut chance);
            look(&state, seat, action, &mut chance);
            state.perform(seat, action, &mut Unheard).unwrap();
            decisions += 1;
            assert!(decisions < 5_000, "game {game} does not end");
        }
        assert!(state.outcome().is_some());
    }
}

#[test]
fn every_invariant_holds_after_every_action() {
    play_games("invariants", |state, _, _, _| state.check().unwrap());
}

#[test]
fn exactly_the_listed_actions_are_accepted() {
    let all = universe(12);
    let mut tried = 0u64;
    play_games("legal", |state, _, _, chance| {
        if !looks(120, chance) {
            return;
        }
        for seat in (0..state.seats() as u8).map(Seat) {
            let (mut listed, mut free) = (Vec::new(), Vec::new());
            state.legal_actions(seat, &mut listed);
            state.free_actions(seat, &mut free);
            assert_eq!(listed.is_empty(), !state.waiting_for().has(seat));
            let known: HashSet<Action> = listed.iter().chain(&free).copied().collect();
            assert_eq!(known.len(), listed.len() + free.len(), "nothing is listed twice");
            for &action in all.iter().chain(&known) {
                let mut after = *state;
                let accepted = after.perform(seat, action, &mut Unheard);
                assert_eq!(accepted.is_ok(), known.contains(&action), "{seat:?} {action:?}: {accepted:?}");
                assert!(accepted.is_ok() || after == *state, "a refusal changes nothing");
                tried += 1;
            }
        }
    });
    assert!(tried > 100_000, "only {tried} actions tried");
}

#[test]
fn positions_survive_their_text() {
    play_games("positions", |state, _, _, chance| {
        if looks(20, chance) {
            let text = serde_json::to_string(&state.position()).unwrap();
            let document: PositionDocument = serde_json::from_str(&text).unwrap();
            let again = State::from_position(document).unwrap_or_else(|flaw| panic!("{flaw}: {text}"));
            assert!(again == *state, "{text}");
        }
    });
}

#[test]
fn actions_survive_their_text() {
    for action in universe(3) {
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action, "{text}");
    }
}

#[test]
fn what_is_imagined_looks_the_same_to_the_viewer() {
    play_games("imagine", |state, _, _, chance| {
        if !looks(10, chance) {
            return;
        }
        for viewer in viewers(state) {
            let view = state.view(viewer);
            let imagined = State::imagine(&view, chance);
            assert!(imagined.view(viewer) == view, "{viewer:?}");
            imagined.check().unwrap_or_else(|flaw| panic!("imagined for {viewer:?}: {flaw}"));
        }
    });
}

#[test]
fn games_go_on_from_what_is_imagined() {
    play_games("go on", |state, _, _, chance| {
        if !looks(100, chance) {
            return;
        }
        let viewers: Vec<Viewer> = viewers(state).collect();
        let viewer = pick(chance, &viewers);
        let mut imagined = State::imagine(&state.view(viewer), chance);
        while let Some(seat) = someone(&imagined, chance) {
            let action = choose(&imagined, seat, chance);
            imagined.perform(seat, action, &mut Unheard).unwrap();
            imagined.check().unwrap();
        }
    });
}

/// What a viewer hears of an action, up to the moment when something hidden is shown.
fn heard(state: &mut State, seat: Seat, action: Action, viewer: Viewer) -> (Vec<Event>, bool) {
    let mut events = Vec::new();
    state.perform(seat, action, &mut events).unwrap();
    let shown = events.iter().position(State::reveals);
    events.truncate(shown.unwrap_or(events.len()));
    events.retain(|event| state.audience(event).includes(viewer));
    (events, shown.is_some())
}

/// Plays in the twin what looks to the viewer like `action` of `seat`: open choices are the same,
/// hidden ones may differ. Returns what the viewer hears of it, and whether something was shown.
fn mirror(twin: &mut State, seat: Seat, action: Action, viewer: Viewer, chance: &mut Chance) -> (Vec<Event>, bool) {
    let hidden = matches!(action, Action::Plan { .. } | Action::LeaveEmpty { .. } | Action::TakeBack { .. });
    if viewer.is(seat) || !hidden && action != Action::Commit {
        return heard(twin, seat, action, viewer);
    }
    // The others' plans are their own: the twin's seat plans something else, and commits when the
    // first one does, which all may know.
    let mut told = Vec::new();
    loop {
        let mut legal = Vec::new();
        twin.legal_actions(seat, &mut legal);
        let complete = legal == [Action::Commit];
        if complete && hidden {
            return (told, false);
        }
        let (more, shown) = heard(twin, seat, pick(chance, &legal), viewer);
        told.extend(more);
        if complete || hidden {
            return (told, shown);
        }
    }
}

/// Two games that differ only in what a viewer may not know are played side by side: the viewer
/// hears and sees the same until something is shown.
#[test]
fn a_viewer_cannot_tell_twin_games_apart() {
    let (mut steps, mut apart) = (0u64, 0u64);
    play_games("twins", |state, seat, action, chance| {
        if !looks(20, chance) {
            return;
        }
        for viewer in viewers(state) {
            let (mut one, mut twin) = (*state, State::imagine(&state.view(viewer), chance));
            let (mut seat, mut action) = (seat, action);
            loop {
                let (told, shown) = heard(&mut one, seat, action, viewer);
                let (told_twin, shown_twin) = mirror(&mut twin, seat, action, viewer, chance);
                assert_eq!(told, told_twin, "{viewer:?} hears a difference after {action:?}");
                assert_eq!(shown, shown_twin, "{viewer:?} is shown something after {action:?}");
                if shown {
                    break;
                }
                assert!(one.view(viewer) == twin.view(viewer), "{viewer:?} sees a difference after {action:?}");
                steps += 1;
                apart += u64::from(one != twin);
                let Some(next) = someone(&one, chance) else { break };
                (seat, action) = (next, choose(&one, next, chance));
            }
        }
    });
    assert!(steps > 1000 && apart > 1000, "{steps} steps, {apart} of them apart");
}
