//! The rules of Shogun.
//!
//! A [`State`] is a whole game as plain data. It implements [`engine::Game`]: deal one, ask whom
//! it waits for and what they may do, perform an action, look at it with somebody's eyes.
//!
//! ```
//! use shogun::{Colour, Options, State};
//! use engine::{Game, Seat, Seed, Unheard, Viewer};
//!
//! let options = Options::of([Colour::Blue, Colour::Red, Colour::Black]);
//! let mut game = State::deal(&options, &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! while let Some(seat) = game.waiting_for().iter().next() {
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.perform(seat, actions[0], &mut Unheard).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! assert_eq!(game.view(Viewer::Spectator).viewer(), Viewer::Spectator);
//! assert_eq!(game.seat_name(Seat(1)), "red");
//! ```
//!
//! The rulebook's words name the files: a reader with the rulebook open finds the room.
//! No file, clock, thread, socket or text for people enters here.

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
mod decide;
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
mod province;
mod read;
mod refusal;
mod round;
mod season;
mod setup;
mod special;
mod state;
mod step;
mod tower;
mod view;
mod winter;

pub use action::Action;
pub use building::{BUILDINGS, Building, Buildings};
pub use card::{Card, MOST_CHESTS};
pub use colour::Colour;
pub use document::{
    DraftDocument, LyingDocument, MajorityDocument, PlanDocument, PlayerDocument, PositionDocument, ProvinceDocument,
    SlotDocument, StepDocument, TableDocument, TowerDocument, ViewDocument,
};
pub use draft::preset;
pub use event::{Ending, Event, Help, Lapse, Pile};
pub use event_card::{EVENTS, Effect, EventCard, YEAR_EVENTS};
pub use facts::{BuildingFacts, EventFacts, Facts, FieldFacts, Pieces, ProvinceFacts};
pub use field::{ACTIONS, FIELDS, Field};
pub use odds::{Odds, OddsError};
pub use options::{Board, Options, Start};
pub use pledge::{Pledge, Until};
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
