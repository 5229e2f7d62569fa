//! What every game at the table shares.
//!
//! A game is a value that implements [`Game`]: complete, compact, plain data, chance included.
//! Everything else reads that value or asks it to change. This crate knows no game by name.
//!
//! A [`Session`] plays a game: it keeps the record, the players' offers and promises, and the way
//! back for those who change their minds.
//!
//! ```
//! # #[allow(dead_code)]
//! # mod toy {
//! #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/toy/mod.rs"));
//! # }
//! # use toy::{Options, Terms, Toy};
//! use engine::{Deed, Free, Game, Record, Seed, Session, Viewer};
//!
//! // Everybody decides, in secret, until the market opens.
//! let mut session = Session::<Toy>::new(Options { players: 3 }, Seed::from(42)).unwrap();
//! while !session.game().may_bargain() {
//!     let seat = session.game().waiting_for().iter().next().unwrap();
//!     let action = session.legal(seat)[0];
//!     session.perform(seat, Deed::Game(action)).unwrap();
//! }
//!
//! // Red offers blue two coins for one. Green hears nothing of it.
//! let [red, blue, green] = ["red", "blue", "green"].map(|name| session.seat(name).unwrap());
//! let terms = Some(Terms { give: 2, take: 1 });
//! let offer = Free::Offer { to: "blue".into(), terms, i_promise: vec![], you_promise: vec![] };
//! let told = session.perform(red, Deed::Free(offer)).unwrap();
//! assert!(told[0].heard_by(Viewer::Seat(blue)));
//! assert!(session.view(Viewer::Seat(green)).offers.is_empty());
//! let offer = session.view(Viewer::Seat(blue)).offers[0].id;
//! session.perform(blue, Deed::Free(Free::Accept { offer })).unwrap();
//!
//! // The record is a document from which the same game can be played again.
//! let document = session.record().write();
//! let record = Record::<Toy>::read(document.as_bytes()).unwrap();
//! assert_eq!(Session::replay(&record).unwrap().game(), session.game());
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
pub use chance::{Chance, Draws, Seed};
pub use checkpoint::Checkpoint;
pub use document_error::{DocumentError, Value, ensure, ensure_at};
pub use event::{ActionError, AddressedEvent, SessionEvent};
pub use game::{Game, Nothing, Outcome, Place};
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
