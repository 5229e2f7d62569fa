//! The one trait that a game implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Audience, Chance, DiscardEvents, DocumentError, Seat, Seats, Seed, Sink, Verdict, Viewer};

/// A game in progress: complete, compact, plain data. The same options, seed and actions give
/// the same value on every machine.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name on the command line and in documents.
    const NAME: &'static str;
    /// Grows with every change of the rules that changes what a recorded action does.
    const RULES: u32;

    /// What the players choose before the game.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know: a type of its own, without a field for anything else.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// The state as a document that a person can read and write.
    type Position: Serialize + DeserializeOwned;
    /// What two players may exchange at once when both agree; [`Nothing`] where the game has no deals.
    type Terms: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A promise that the engine can judge; [`Nothing`] where there is none.
    type Pledge: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// A new game, and what happens up to its first decision.
    fn open(options: &Self::Options, seed: &Seed, sink: &mut impl Sink<Self::Event>) -> Result<Self, DocumentError>;

    /// A new game.
    fn deal(options: &Self::Options, seed: &Seed) -> Result<Self, DocumentError> {
        Self::open(options, seed, &mut DiscardEvents)
    }

    /// How many seats there are; they are numbered clockwise from 0.
    fn seats(&self) -> usize;

    /// The name of a seat in documents and on the command line.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// The seats that owe a decision now. Empty exactly when the game is over.
    fn waiting_for(&self) -> Seats;

    /// Puts into `actions` what `seat` may decide now: exactly what [`perform`](Game::perform)
    /// accepts of a seat that is waited for. Empty for any other seat.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// What `seat` may also do now although nobody waits for it, such as taking back a choice
    /// that is still hidden.
    fn free_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Does `action` and whatever follows from it up to the next decision; or refuses, with the
    /// state unchanged.
    fn perform(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that the viewer could be in: what the view hides is drawn anew.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Draws anew what nobody at the table has seen yet, and all luck to come, so that whoever knows
    /// how a game went on from here knows nothing. What anybody has seen or decided stays: no view changes.
    fn redraw(&mut self, chance: &mut Chance);

    /// Who may hear of `event`.
    fn audience(&self, event: &Self::Event) -> Audience;

    /// Whether `event` showed somebody something hidden or random, so that nothing before it may be undone.
    fn reveals(event: &Self::Event) -> bool;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The state as a document.
    fn position(&self) -> Self::Position;

    /// The state that a document describes, every invariant checked.
    fn from_position(position: Self::Position) -> Result<Self, DocumentError>;

    /// Checks every invariant; says which one fails and where.
    fn check(&self) -> Result<(), DocumentError>;

    /// Whether `from` and `to` may agree on `terms` now.
    fn may_agree(&self, from: Seat, to: Seat, terms: &Self::Terms) -> Result<(), Self::Refusal>;

    /// Lets goods change hands and alliances be formed as `terms` say; or refuses, with nothing changed.
    fn agree(
        &mut self,
        from: Seat,
        to: Seat,
        terms: &Self::Terms,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whether terms give something and ask for nothing, so that the other side need not agree.
    fn is_gift(terms: &Self::Terms) -> bool;

    /// Whether players may make offers to each other now.
    fn may_bargain(&self) -> bool;

    /// Whether the time for such terms is over, so that an offer of them lapses.
    fn is_too_late_for(&self, _terms: &Self::Terms) -> bool {
        !self.may_bargain()
    }

    /// What `event` says of a promise that `by` made to `to`: `None` while it is open.
    fn judge(&self, pledge: &Self::Pledge, by: Seat, to: Seat, event: &Self::Event) -> Option<Verdict>;
}

/// The type of what a game does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Nothing {}

/// One seat's place at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// 1 for the winner; shared places have the same number.
    pub rank: u8,
    /// The points that decided it.
    pub score: i32,
}

/// The places of all seats, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// One place for each seat.
    pub places: Vec<Place>,
}

impl Outcome {
    /// The seats in first place.
    pub fn winners(&self) -> Seats {
        self.places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.rank == 1)
            .fold(Seats::NONE, |winners, (seat, _)| winners.with(Seat(seat as u8)))
    }
}
