//! What is told, to whom; and why something is denied.

use serde::Serialize;

use crate::negotiation::{OfferOf, PromiseOf};
use crate::{Audience, Game, OfferId, Party, PromiseId, Verdict, Viewer};

/// One thing that happened in a session, and who may hear of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(bound = "")]
pub struct AddressedEvent<G: Game> {
    /// Who may hear of it.
    pub audience: Audience,
    /// What happened.
    pub what: SessionEvent<G>,
}

impl<G: Game> AddressedEvent<G> {
    /// Whether `viewer` may hear of it.
    pub fn heard_by(&self, viewer: Viewer) -> bool {
        self.audience.includes(viewer)
    }

    /// The events of a game, each for its audience.
    pub(crate) fn events(game: &G, events: Vec<G::Event>) -> Vec<AddressedEvent<G>> {
        let tell = |event| AddressedEvent { audience: game.audience(&event), what: SessionEvent::Game(event) };
        events.into_iter().map(tell).collect()
    }

    /// Whether it showed somebody something that no undo can hide again.
    pub(crate) fn reveals(&self) -> bool {
        matches!(&self.what, SessionEvent::Game(event) if G::reveals(event))
    }
}

/// What can happen in a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        bound = "G::Event: schemars::JsonSchema, G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema"
    )
)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum SessionEvent<G: Game> {
    /// An event of the game.
    Game(G::Event),
    /// A new offer.
    OfferMade(OfferOf<G>),
    /// An offer was taken back by its maker.
    OfferWithdrawn {
        /// The offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// An offer was turned down.
    OfferDeclined {
        /// The offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// An offer was accepted. What changed hands and what was promised is told next.
    OfferAccepted {
        /// The offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// An offer lapsed because the time for bargaining was over.
    OfferLapsed {
        /// The offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// A new promise.
    PromiseMade(PromiseOf<G>),
    /// A promise was judged.
    PromiseJudged {
        /// The promise.
        promise: PromiseId,
        /// Who made it.
        by: Party,
        /// Who received it.
        to: Party,
        /// What became of it.
        verdict: Verdict,
    },
    /// A player took back the last thing they did.
    Undone {
        /// The player.
        by: Party,
    },
}

/// Why a session does not do what a player asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(bound = "G::Refusal: schemars::JsonSchema"))]
#[serde(rename_all = "snake_case", bound = "")]
pub enum ActionError<G: Game> {
    /// The game refuses it.
    Refused(G::Refusal),
    /// The game has no such seat.
    NoSuchSeat {
        /// The name, or the number where a seat was given by number.
        name: String,
    },
    /// There is no such open offer, as far as this seat may know.
    NoSuchOffer {
        /// The offer.
        offer: OfferId,
    },
    /// There is no such promise, as far as this seat may know.
    NoSuchPromise {
        /// The promise.
        promise: PromiseId,
    },
    /// That is for the other party to do.
    NotYours,
    /// An offer, gift or promise to oneself.
    ToYourself,
    /// This is not the time for bargaining.
    NoBargaining,
    /// The terms ask for something in return.
    NotAGift,
    /// The offer holds neither terms nor promises.
    NothingOffered,
    /// The offer holds too many promises.
    TooManyPromises {
        /// The most that are allowed.
        limit: usize,
    },
    /// The seat has too many open offers.
    TooManyOffers {
        /// The most that are allowed.
        limit: usize,
    },
    /// The seat has promised the other too many things in this game.
    LedgerFull {
        /// The most that are allowed.
        limit: usize,
    },
    /// A promise in words without a word.
    NoWords,
    /// A promise with too many characters.
    WordsTooLong {
        /// The most that are allowed.
        limit: usize,
    },
    /// The promise is a pledge, which the engine judges.
    NotInWords,
    /// The promise has been judged before.
    AlreadyJudged,
    /// The game is over.
    Over,
    /// The seat's last action cannot be taken back, or there is none.
    NothingToUndo,
}
