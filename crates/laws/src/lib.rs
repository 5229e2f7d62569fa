//! What must hold in every game, tried in random play: the tests of each game call these laws
//! with a [`Subject`] that says how to play it.
//!
//! `TENKA_GAMES` sets how many games are played; CONTRIBUTING.md describes the long run. A law that
//! does not hold panics, for these are tests.

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
    arbitrary_actions_change_nothing_that_they_may_not, noise_is_no_document, try_actions, try_documents,
    what_is_accepted_can_be_played, what_is_damaged_never_panics,
};
pub use legal::{actions_survive_their_text, every_invariant_holds, exactly_the_listed_actions_are_accepted};
pub use perft::the_ways_to_play_on_are_as_many_as_recorded;
pub use play::{pick, someone, viewers};
pub use records::{records_replay_to_the_same_table, sessions_go_on_from_their_snapshots};
pub use secrets::{
    a_viewer_cannot_tell_twin_games_apart, games_go_on_from_what_is_imagined, heard, positions_survive_their_text,
    what_is_imagined_looks_the_same, what_is_redrawn_looks_the_same_to_all,
};

/// A game that is to be tried, and how.
pub trait Subject {
    /// The game.
    type Game: Game<Action: Hash>;

    /// Random options of every kind.
    fn options(chance: &mut Chance) -> <Self::Game as Game>::Options;

    /// Actions of every kind that can be written down, legal or not, with numbers up to `most`.
    fn universe(most: u8) -> Vec<<Self::Game as Game>::Action>;

    /// A legal action of a seat at random.
    fn choose(game: &Self::Game, seat: Seat, chance: &mut Chance) -> <Self::Game as Game>::Action {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "{seat:?} is waited for and can do nothing: {game:?}");
        pick(chance, &actions)
    }

    /// Now and then two players agree on something, where the game has deals.
    fn bargain(game: &mut Self::Game, chance: &mut Chance) {
        let _ = (game, chance);
    }

    /// Plays in a twin game what looks to the viewer like `action` of `seat`: hidden choices may
    /// differ, open ones may not. Says what the viewer [`heard`] and whether something was shown;
    /// `None` where the twin has no such action.
    fn mirror(
        twins: (&Self::Game, &mut Self::Game),
        seat: Seat,
        action: <Self::Game as Game>::Action,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Option<Heard<Self::Game>>;

    /// Something that a player may do besides what the game waits for; it may well be refused.
    fn side_show(session: &Session<Self::Game>, seat: Seat, chance: &mut Chance) -> PlayerAction<Self::Game>;

    /// Names that documents of this game use, to put in wrong places.
    const NAMES: &'static [&'static str];
    /// Fields of the table in a position where most can go wrong unseen.
    const FRAIL: &'static [&'static str];
}

/// What a viewer hears of an action up to the moment when something hidden is shown, and whether
/// something was.
pub type Heard<G> = (Vec<<G as Game>::Event>, bool);

/// How many games to play; `TENKA_GAMES` for a longer run.
fn games(usual: u64) -> u64 {
    std::env::var("TENKA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Plays on at random to the end: whatever was accepted can be played.
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
