//! Events of a session with their audience, and the errors of actions.

use std::fmt;

use serde::Serialize;

use crate::negotiation::{OfferOf, PromiseOf};
use crate::{Audience, Game, OfferId, Party, PromiseId, Verdict, Viewer};

/// An event and the viewers who may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(bound = "")]
pub struct AddressedEvent<G: Game> {
    /// Who may see the event.
    pub audience: Audience,
    /// The event.
    pub what: SessionEvent<G>,
}

impl<G: Game> AddressedEvent<G> {
    /// Whether `viewer` may see the event.
    pub fn visible_to(&self, viewer: Viewer) -> bool {
        self.audience.includes(viewer)
    }

    /// Addresses each event of a game to its audience.
    pub(crate) fn events(game: &G, events: Vec<G::Event>) -> Vec<AddressedEvent<G>> {
        let address = |event| AddressedEvent { audience: game.audience(&event), what: SessionEvent::Game(event) };
        events.into_iter().map(address).collect()
    }

    /// Whether the event reveals hidden information, which no undo could hide again.
    pub(crate) fn reveals(&self) -> bool {
        matches!(&self.what, SessionEvent::Game(event) if G::reveals(event))
    }
}

/// One thing that happens in a session: an event of the game or of a negotiation.
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
    /// An offer was made.
    OfferMade(OfferOf<G>),
    /// The proposer withdrew an offer.
    OfferWithdrawn {
        /// Number of the offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// The receiver declined an offer.
    OfferDeclined {
        /// Number of the offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// An offer was accepted. Events for the exchange and for each promise follow.
    OfferAccepted {
        /// Number of the offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// An offer expired because the time for negotiating it is over.
    OfferLapsed {
        /// Number of the offer.
        offer: OfferId,
        /// Who made it.
        from: Party,
        /// Who received it.
        to: Party,
    },
    /// A promise was made.
    PromiseMade(PromiseOf<G>),
    /// It was decided whether a promise was kept.
    PromiseJudged {
        /// Number of the promise.
        promise: PromiseId,
        /// Who made it.
        by: Party,
        /// Who received it.
        to: Party,
        /// Whether it was kept.
        verdict: Verdict,
    },
    /// A player undid their last action.
    Undone {
        /// The player.
        by: Party,
    },
}

/// Why a session rejects an action. A rejected action changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(bound = "G::Refusal: schemars::JsonSchema"))]
#[serde(rename_all = "snake_case", bound = "")]
pub enum ActionError<G: Game> {
    /// The rules of the game forbid it.
    Refused(G::Refusal),
    /// The game has no seat of this name.
    NoSuchSeat {
        /// The name, or the number if the seat was given by number.
        name: String,
    },
    /// There is no such open offer that this seat may know of.
    NoSuchOffer {
        /// Number of the offer.
        offer: OfferId,
    },
    /// There is no such promise that this seat may know of.
    NoSuchPromise {
        /// Number of the promise.
        promise: PromiseId,
    },
    /// Only the other party may do this.
    NotYours,
    /// The offer, gift or promise is addressed to its own sender.
    ToYourself,
    /// Goods cannot change hands in this phase of the game.
    NoBargaining,
    /// The terms of a gift ask for something in return.
    NotAGift,
    /// The offer contains neither terms nor promises.
    NothingOffered,
    /// The offer contains too many promises.
    TooManyPromises {
        /// The maximum.
        limit: usize,
    },
    /// The seat has too many open offers.
    TooManyOffers {
        /// The maximum.
        limit: usize,
    },
    /// The seat has made too many promises to the other in this game.
    LedgerFull {
        /// The maximum.
        limit: usize,
    },
    /// The text of the promise is empty.
    NoWords,
    /// The text of the promise is too long.
    WordsTooLong {
        /// The maximum.
        limit: usize,
    },
    /// The promise is a pledge, which the engine judges by itself.
    NotInWords,
    /// The promise has already been judged.
    AlreadyJudged,
    /// The game is over.
    Over,
    /// The seat has no action that can be undone.
    NothingToUndo,
}

impl<G: Game> fmt::Display for ActionError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Refused(refusal) => write!(f, "the rules forbid it: {refusal:?}"),
            ActionError::NoSuchSeat { name } => write!(f, "there is no seat {name}"),
            ActionError::NoSuchOffer { offer } => write!(f, "there is no open offer {}", offer.0),
            ActionError::NoSuchPromise { promise } => write!(f, "there is no promise {}", promise.0),
            ActionError::NotYours => f.write_str("only the other party may do this"),
            ActionError::ToYourself => f.write_str("it is addressed to its own sender"),
            ActionError::NoBargaining => f.write_str("goods cannot change hands now"),
            ActionError::NotAGift => f.write_str("a gift asks for nothing in return"),
            ActionError::NothingOffered => f.write_str("the offer is empty"),
            ActionError::TooManyPromises { limit } => write!(f, "an offer has at most {limit} promises"),
            ActionError::TooManyOffers { limit } => write!(f, "a seat has at most {limit} open offers"),
            ActionError::LedgerFull { limit } => write!(f, "a seat makes at most {limit} promises to another"),
            ActionError::NoWords => f.write_str("the promise has no text"),
            ActionError::WordsTooLong { limit } => write!(f, "a promise has at most {limit} characters"),
            ActionError::NotInWords => f.write_str("the engine judges this promise"),
            ActionError::AlreadyJudged => f.write_str("the promise has already been judged"),
            ActionError::Over => f.write_str("the game is over"),
            ActionError::NothingToUndo => f.write_str("there is nothing to undo"),
        }
    }
}

impl<G: Game> std::error::Error for ActionError<G> {}
