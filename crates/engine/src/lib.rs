//! The engine that every board game of Tenka shares. It knows no game by name and does no I/O.
//!
//! A game is a value that implements [`Game`]: complete, compact, plain data, including the state of its random number
//! generator. Everything else reads that value or asks it to change.
//!
//! - [`Session`] plays a game. It keeps the record, offers and promises between players, and undo steps.
//! - [`Game::View`] is what one [`Viewer`] may know; an [`AddressedEvent`] is an event with its audience.
//! - [`Record`] and [`PositionDocument`] are games as JSON documents, for people and other programs.
//! - [`fairness`] makes seeds that no single party can choose.
//!
//! # Examples
//!
//! Three players of a small market game decide, negotiate and save their game:
//!
//! ```
//! # #[allow(dead_code)]
//! # mod toy {
//! #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/toy.rs"));
//! # }
//! # use toy::{Options, Terms, Toy};
//! use engine::{Game, NegotiationAction, PlayerAction, Record, Seed, Session, Viewer};
//!
//! // Everyone takes the first legal action until the market opens.
//! let mut session = Session::<Toy>::new(Options { players: 3 }, Seed::from(42))?;
//! while !session.game().may_bargain() {
//!     let seat = session.game().waiting_for().iter().next().expect("somebody has to decide");
//!     let action = session.legal(seat)[0];
//!     session.perform(seat, PlayerAction::Game(action))?;
//! }
//!
//! // Red offers blue two coins for one. Green cannot see the offer.
//! let [red, blue, green] = ["red", "blue", "green"].map(|name| session.seat(name).expect("a seat"));
//! let terms = Some(Terms { give: 2, take: 1 });
//! let offer = NegotiationAction::Offer { to: "blue".into(), terms, i_promise: vec![], you_promise: vec![] };
//! let events = session.perform(red, PlayerAction::Negotiate(offer))?;
//! assert!(events[0].visible_to(Viewer::Seat(blue)));
//! assert!(session.view(Viewer::Seat(green)).offers.is_empty());
//!
//! // Blue accepts. An agreement binds both, so nobody can undo it.
//! let offer = session.view(Viewer::Seat(blue)).offers[0].id;
//! session.perform(blue, PlayerAction::Negotiate(NegotiationAction::Accept { offer }))?;
//! assert_eq!(session.can_undo(blue), 0);
//!
//! // The record is a document from which the same game can be replayed.
//! let document = session.record().write();
//! let record = Record::<Toy>::read(document.as_bytes())?;
//! assert_eq!(Session::replay(&record)?.game(), session.game());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod bits;
mod chance;
mod checkpoint;
mod document_error;
mod event;
pub mod fairness;
mod game;
mod names;
mod negotiation;
mod player_action;
mod read;
mod record;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod session;
mod sink;
mod snapshot;

pub use bits::bits;
pub use chance::{Chance, Rng, Seed};
pub use checkpoint::Checkpoint;
pub use document_error::{DocumentError, Value, ensure, ensure_at};
pub use event::{ActionError, AddressedEvent, SessionEvent};
pub use game::{Game, Never, Outcome, Place};
pub use names::snake_case;
pub use negotiation::{
    LEDGER_LIMIT, NegotiationAction, NegotiationActionOf, Negotiations, OFFERS_LIMIT, Offer, OfferId, OfferOf,
    PROMISES_LIMIT, Party, Promise, PromiseContent, PromiseId, PromiseOf, Verdict, WORDS_LIMIT,
};
pub use player_action::{Entry, PlayerAction};
pub use read::{Document, SIZE_LIMIT, read_document, read_game_name};
pub use record::{Format, Origin, PositionDocument, Record, VERSION};
#[cfg(feature = "schema")]
pub use schema::list_names;
pub use seat::{Audience, MAX_SEATS, Seat, Seats, Viewer};
pub use session::{Preview, ReplayError, Session, SessionView, UNDO_LIMIT};
pub use sink::{DiscardEvents, Sink};
pub use snapshot::Snapshot;
