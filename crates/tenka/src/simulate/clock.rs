//! Looks on while bots play: how long they think, what they do, and whether all holds that must.

use std::time::Instant;

use bots::Watch;
use engine::{DocumentError, Game, PlayerAction, Seat, Session};
use serde::{Deserialize, Serialize};

/// How long a bot thought. A decision is what the rules ask for; offers and answers to them
/// take time as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// How many decisions.
    pub(crate) decisions: u64,
    /// Nanoseconds for everything, offers and answers included.
    pub(crate) nanos: u64,
    /// Nanoseconds for the longest single question.
    pub(crate) longest: u64,
}

impl Thought {
    /// Adds times from elsewhere.
    pub(crate) fn add(&mut self, other: Thought) {
        self.decisions += other.decisions;
        self.nanos += other.nanos;
        self.longest = self.longest.max(other.longest);
    }

    /// Milliseconds for a decision on average, with the offers and answers around it.
    pub(crate) fn mean_ms(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { self.nanos as f64 / 1e6 / self.decisions as f64 }
    }

    /// Milliseconds for the longest single question.
    pub(crate) fn longest_ms(&self) -> f64 {
        self.longest as f64 / 1e6
    }
}

/// Looks on at one game.
pub(super) struct Inspector<G: Game> {
    /// Whether to check every invariant after every action.
    pub(super) check: bool,
    /// Whether to measure how long bots think.
    pub(super) timed: bool,
    since: Option<Instant>,
    /// What each seat thought.
    pub(super) thought: Vec<Thought>,
    /// The actions, each noted before it is performed: if the program panics over one, it is the last
    /// here. To play the game again would not do, for a bot that is another program may then
    /// do other things.
    pub(super) actions: Vec<(Seat, PlayerAction<G>)>,
}

impl<G: Game> Inspector<G> {
    /// At the beginning of a game.
    pub(super) fn new(check: bool, timed: bool) -> Inspector<G> {
        Inspector { check, timed, since: None, thought: Vec::new(), actions: Vec::new() }
    }

    fn of(&mut self, seat: Seat) -> &mut Thought {
        if self.thought.len() <= seat.index() {
            self.thought.resize(seat.index() + 1, Thought::default());
        }
        &mut self.thought[seat.index()]
    }
}

impl<G: Game> Watch<G> for Inspector<G> {
    fn asked(&mut self, _seat: Seat) {
        self.since = self.timed.then(Instant::now);
    }

    fn answered(&mut self, seat: Seat) {
        let Some(since) = self.since.take() else { return };
        let nanos = since.elapsed().as_nanos() as u64;
        let thought = self.of(seat);
        thought.nanos += nanos;
        thought.longest = thought.longest.max(nanos);
    }

    fn before(&mut self, session: &Session<G>, seat: Seat, action: &PlayerAction<G>) {
        // A refused action is not part of the game.
        self.actions.truncate(session.entries().len());
        self.actions.push((seat, action.clone()));
        if self.timed && matches!(action, PlayerAction::Game(_)) {
            self.of(seat).decisions += 1;
        }
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        if self.check { session.game().check() } else { Ok(()) }
    }
}
