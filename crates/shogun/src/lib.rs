//! The rules of Shogun.
//!
//! A [`State`] is a whole game as plain data. It implements [`engine::Game`]: deal a game, ask which seats have to
//! decide and what is legal, perform an action, and look at it from the point of view of a player.
//!
//! # Examples
//!
//! Play a game of three with the first legal action of each decision:
//!
//! ```
//! use engine::{DiscardEvents, Game, Seat, Seed};
//! use shogun::{Colour, Options, State};
//!
//! let options = Options::of([Colour::Blue, Colour::Red, Colour::Black]);
//! let mut game = State::deal(&options, &Seed::from(1))?;
//! assert_eq!(game.seat_name(Seat(1)), "red");
//!
//! let mut actions = Vec::new();
//! while let Some(seat) = game.waiting_for().iter().next() {
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.perform(seat, actions[0], &mut DiscardEvents)?;
//! }
//! let outcome = game.outcome().expect("the game is over");
//! assert!(!outcome.winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A view shows what one viewer may know, and a refused action says why:
//!
//! ```
//! use engine::{DiscardEvents, Game, Seat, Seed, Viewer};
//! use shogun::{Action, Colour, Options, Refusal, State};
//!
//! let options = Options::of([Colour::Blue, Colour::Red, Colour::Black]);
//! let mut game = State::deal(&options, &Seed::from(1))?;
//! let [Some(first), _] = game.view(Viewer::Spectator).open().offered() else { panic!("two cards are open") };
//!
//! // Blue has to decide, red does not.
//! let take = Action::TakeCard { province: first };
//! assert_eq!(game.perform(Seat(1), take, &mut DiscardEvents), Err(Refusal::NotYourDecision));
//! assert_eq!(game.perform(Seat(0), take, &mut DiscardEvents), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//!
//! There is one file for each chapter of the rulebook, with its name. Each kind of decision is a type that implements the
//! trait in `decision.rs`; printed figures are tables (`province.rs`, `event_card.rs`, …). The crate does no I/O and contains no
//! text for people.

#![forbid(unsafe_code)]

mod action;
mod auction;
mod battle;
mod build;
mod building;
mod card;
mod check;
mod collect;
mod colour;
mod decision;
mod deploy;
mod document;
mod draft;
mod event;
mod event_card;
mod facts;
mod field;
mod game;
mod march;
mod odds;
mod options;
mod plan;
mod pledge;
mod position;
mod preset;
mod province;
mod read;
mod refusal;
mod revolt;
mod round;
mod season;
mod setup;
mod special;
mod state;
mod station;
mod step;
mod tower;
mod view;
mod winter;

pub use action::Action;
pub use building::{BUILDINGS, Building, Buildings};
pub use card::{Card, MOST_CHESTS};
pub use colour::Colour;
pub use document::{
    DraftDocument, MajorityDocument, PlanDocument, PlayerDocument, PositionDocument, ProvinceDocument, SlotDocument,
    StepDocument, TableDocument, TowerDocument, ViewDocument, VisibleCardDocument,
};

pub use event::{Ending, Event, Help, Lapse, Pile};
pub use event_card::{EVENTS, Effect, EventCard, YEAR_EVENTS};
pub use facts::{BuildingFacts, EventFacts, Facts, FieldFacts, Pieces, ProvinceFacts};
pub use field::{ACTIONS, FIELDS, Field};
pub use odds::{Odds, OddsError};
pub use options::{Board, Options, Start};
pub use pledge::{Pledge, Until};
pub use preset::preset;
pub use province::{MAP, PROVINCES, Province, ProvinceRow, Provinces, REGIONS, Region};
pub use read::Owner;
pub use refusal::Refusal;
pub use season::{Season, YEARS};
pub use special::{SPECIALS, Special};
pub use state::{ARMIES, CHESTS, Open, PEASANT_ARMIES, SEATS, State, UNREST_MARKERS};
pub use step::Step;
pub use tower::Tower;
pub use view::View;
pub use winter::Majority;
