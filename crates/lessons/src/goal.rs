//! Goals of puzzles, and judging whether they are reached.

use std::fmt::Debug;

use bots::Contest;
use engine::{AddressedEvent, Game, Seat, SessionEvent, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A game of which there are puzzles. Moments and conditions speak of what all at the table may see, so that a verdict
/// gives nothing away.
pub trait Taught: Contest {
    /// When a goal is judged.
    type Moment: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A part of a goal.
    type Condition: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Whether the moment has come, now that this has happened.
    fn has_come(&self, moment: &Self::Moment, seat: Seat, event: &Self::Event) -> bool;

    /// Whether a condition holds for a seat as things stand.
    fn holds(&self, condition: &Self::Condition, seat: Seat) -> bool;

    /// Whether what happened makes it impossible for good that a condition holds.
    fn breaks(&self, condition: &Self::Condition, seat: Seat, event: &Self::Event) -> bool;
}

/// A goal: all conditions at a moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Goal<G: Taught> {
    /// When it is judged.
    pub when: G::Moment,
    /// What must hold then.
    pub all: Vec<G::Condition>,
}

/// The state of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Its moment has not come.
    Open,
    /// It was reached.
    Solved,
    /// It was not.
    Missed,
}

/// Watches a game and judges.
#[derive(Clone, Debug)]
pub struct Judge<G: Taught> {
    goal: Goal<G>,
    seat: Seat,
    standing: Standing,
    unmet: Vec<usize>,
}

impl<G: Taught> Judge<G> {
    /// A judge of whether a seat reaches a goal.
    pub fn new(goal: Goal<G>, seat: Seat) -> Judge<G> {
        Judge { goal, seat, standing: Standing::Open, unmet: Vec::new() }
    }

    /// Takes in the events that led to this state. Only public events count.
    pub fn hear(&mut self, game: &G, told: &[AddressedEvent<G>]) {
        for told in told.iter().filter(|told| told.visible_to(Viewer::Spectator)) {
            if let SessionEvent::Game(event) = &told.what {
                self.weigh(game, event);
            }
        }
    }

    /// Takes in events of the game itself.
    pub fn see(&mut self, game: &G, events: &[G::Event]) {
        let heard = events.iter().filter(|event| game.audience(event).includes(Viewer::Spectator));
        heard.for_each(|event| self.weigh(game, event));
    }

    fn weigh(&mut self, game: &G, event: &G::Event) {
        if self.standing != Standing::Open {
            return;
        }
        let (goal, seat) = (&self.goal, self.seat);
        let which = |fails: &dyn Fn(&G::Condition) -> bool| {
            goal.all.iter().enumerate().filter(|(_, condition)| fails(condition)).map(|(index, _)| index).collect()
        };
        let broken: Vec<usize> = which(&|condition| game.breaks(condition, seat, event));
        if !broken.is_empty() {
            (self.standing, self.unmet) = (Standing::Missed, broken);
        } else if game.has_come(&goal.when, seat, event) {
            self.unmet = which(&|condition| !game.holds(condition, seat));
            self.standing = if self.unmet.is_empty() { Standing::Solved } else { Standing::Missed };
        }
    }

    /// The present state of the goal.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// The parts of the goal that were missed.
    pub fn unmet(&self) -> impl Iterator<Item = &G::Condition> {
        self.unmet.iter().map(|index| &self.goal.all[*index])
    }
}

/// Whether a player is alone in front: has more than each of the others.
pub(crate) fn leads<G: Game, N: Ord>(game: &G, seat: Seat, count: impl Fn(Seat) -> N) -> bool {
    let mine = count(seat);
    engine::Seats::first(game.seats()).iter().filter(|other| *other != seat).all(|other| count(other) < mine)
}
