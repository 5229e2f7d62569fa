//! The trait that every game implements, and its result types.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Audience, Chance, DiscardEvents, DocumentError, Seat, Seats, Seed, Sink, Verdict, Viewer};

/// The state of a game in progress: complete, compact, plain data. The same options, seed and actions give
/// the same state on every machine.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Name on the command line and in documents.
    const NAME: &'static str;
    /// Version of the rules, raised by every change of what a recorded action does.
    const RULES: u32;

    /// What the players choose before the game.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision. Long turns are sequences of actions.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened, for logs, pages and animations.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know. A type of its own, so that it cannot contain anything else.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// The state as a document that a person can read and write.
    type Position: Serialize + DeserializeOwned;
    /// What two players may exchange at once when both agree; [`Never`] where the game has no deals.
    type Terms: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A promise that the engine can judge; [`Never`] where there is none.
    type Pledge: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Starts a game and sends the events up to its first decision to `sink`.
    fn open(options: &Self::Options, seed: &Seed, sink: &mut impl Sink<Self::Event>) -> Result<Self, DocumentError>;

    /// Starts a game without listening to its events.
    fn deal(options: &Self::Options, seed: &Seed) -> Result<Self, DocumentError> {
        Self::open(options, seed, &mut DiscardEvents)
    }

    /// Number of seats; they are numbered clockwise from 0.
    fn seats(&self) -> usize;

    /// Name of a seat in documents and on the command line.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The seats that have to decide now. Empty exactly when the game is over.
    fn waiting_for(&self) -> Seats;

    /// Appends the legal actions of `seat` to `actions`: exactly those that [`perform`](Game::perform)
    /// accepts from a seat that has to decide. No other seat has any.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Appends the optional actions of `seat`: those that it may take although the game does not wait for
    /// them, such as taking back a choice that is still hidden.
    fn free_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Performs `action` and everything that follows from it up to the next decision, or refuses it and
    /// leaves the state unchanged.
    fn perform(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A possible state behind a view: everything that the view hides is drawn at random.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Redraws everything that no player has seen yet and all random results to come, so that knowing how
    /// a game continued from here is of no use. What anyone has seen or decided stays: no view changes.
    fn redraw(&mut self, chance: &mut Chance);

    /// The viewers who may see `event`.
    fn audience(&self, event: &Self::Event) -> Audience;

    /// Whether `event` reveals hidden or random information, so that nothing before it may be undone.
    fn reveals(event: &Self::Event) -> bool;

    /// The result, or `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The state as a document.
    fn position(&self) -> Self::Position;

    /// Reads the state from a document and checks every invariant.
    fn from_position(position: Self::Position) -> Result<Self, DocumentError>;

    /// Checks every invariant; the error names the first that fails, and where.
    fn check(&self) -> Result<(), DocumentError>;

    /// Checks whether `from` and `to` may agree on `terms` now.
    fn may_agree(&self, from: Seat, to: Seat, terms: &Self::Terms) -> Result<(), Self::Refusal>;

    /// Carries out an agreement, or refuses it and leaves the state unchanged.
    fn agree(
        &mut self,
        from: Seat,
        to: Seat,
        terms: &Self::Terms,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whether terms ask for nothing in return, so that the other side need not agree.
    fn is_gift(terms: &Self::Terms) -> bool;

    /// Whether players may exchange goods or alliances now.
    fn may_bargain(&self) -> bool;

    /// Whether it is too late for such terms, so that an open offer of them expires.
    fn is_too_late_for(&self, _terms: &Self::Terms) -> bool {
        !self.may_bargain()
    }

    /// Whether `event` keeps, breaks or voids a pledge that `by` made to `to`; `None` if it stays open.
    fn judge(&self, pledge: &Self::Pledge, by: Seat, to: Seat, event: &Self::Event) -> Option<Verdict>;
}

/// A type without values, for what a game does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Never {}

/// The final rank and score of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// 1 for the winner; tied seats have the same rank.
    pub rank: u8,
    /// Victory points.
    pub score: i32,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat, indexed by seat.
    pub places: Vec<Place>,
}

impl Outcome {
    /// The seats with rank 1.
    pub fn winners(&self) -> Seats {
        self.places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.rank == 1)
            .fold(Seats::NONE, |winners, (seat, _)| winners.with(Seat(seat as u8)))
    }
}
