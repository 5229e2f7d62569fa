//! Properties ("laws") that every game must have, tested with random play. The tests and fuzz targets of a game call
//! them with a [`Subject`] that knows how to play it.
//!
//! `TENKA_GAMES` sets the number of games; CONTRIBUTING.md describes the long run. A law that does not hold panics.

#![forbid(unsafe_code)]

mod fuzz;
mod legal;
mod perft;
mod play;
mod records;
mod secrets;

use std::hash::Hash;

use engine::{Chance, DiscardEvents, Game, PlayerAction, Seat, Session, Viewer};

pub use fuzz::{
    accepted_positions_are_playable, damaged_records_never_panic, illegal_actions_change_nothing,
    random_bytes_are_handled, try_actions, try_documents,
};
pub use legal::{actions_round_trip, every_invariant_holds, exactly_the_listed_actions_are_accepted};
pub use perft::perft_counts_match;
pub use play::{pick, someone, viewers};
pub use records::{records_replay_to_same_state, sessions_resume_from_snapshots};
pub use secrets::{
    a_viewer_cannot_tell_twin_games_apart, imagined_states_are_playable, imagined_states_have_same_view, observe,
    positions_round_trip, redrawing_changes_no_view,
};

/// A game under test, and how to play it.
pub trait Subject {
    /// The game.
    type Game: Game<Action: Hash>;

    /// Random options, of every kind.
    fn options(chance: &mut Chance) -> <Self::Game as Game>::Options;

    /// All actions that documents can express, legal or not, with numbers up to `most`.
    fn universe(most: u8) -> Vec<<Self::Game as Game>::Action>;

    /// A random legal action of a seat that has to decide.
    fn choose(game: &Self::Game, seat: Seat, chance: &mut Chance) -> <Self::Game as Game>::Action {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "{seat:?} has to decide and has no legal action: {game:?}");
        pick(chance, &actions)
    }

    /// Makes a random agreement between two players now and then, if the game has deals.
    fn bargain(game: &mut Self::Game, chance: &mut Chance) {
        let _ = (game, chance);
    }

    /// Plays an action in a twin game that looks to the viewer like `action` of `seat`: hidden choices may differ, open
    /// ones may not. Returns what the viewer [observes](observe), or `None` if the twin has no such action.
    fn mirror(
        twins: (&Self::Game, &mut Self::Game),
        seat: Seat,
        action: <Self::Game as Game>::Action,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Option<Observed<Self::Game>>;

    /// A random action of a player out of turn, such as a negotiation; it may be illegal.
    fn side_show(session: &Session<Self::Game>, seat: Seat, chance: &mut Chance) -> PlayerAction<Self::Game>;

    /// Names from documents of this game, to put in wrong places.
    const NAMES: &'static [&'static str];
    /// Fields of a position whose values need the most checks.
    const FRAIL: &'static [&'static str];
}

/// The events of an action that a viewer sees before hidden information is revealed, and whether any was.
pub type Observed<G> = (Vec<<G as Game>::Event>, bool);

/// Number of games to play: `TENKA_GAMES` or the usual number.
fn games(usual: u64) -> u64 {
    std::env::var("TENKA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Plays a game at random to its end, checking every invariant.
pub fn go_on<S: Subject>(mut game: S::Game) {
    let mut chance = engine::Seed::from(7).chance();
    while let Some(seat) = someone(&game, &mut chance) {
        let action = S::choose(&game, seat, &mut chance);
        let before = game.clone();
        game.perform(seat, action, &mut DiscardEvents).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        if let Err(error) = game.check() {
            let before = serde_json::to_string(&before.position()).unwrap_or_default();
            panic!("{error} after {action:?} of {seat:?} in {before}");
        }
    }
}
