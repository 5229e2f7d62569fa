//! The rules of Rising Sun.
//!
//! A [`State`] is a whole game as plain data. It implements [`engine::Game`]: deal one, ask which seats owe
//! a decision and what they may do, perform an action, view it as a player does.
//!
//! ```
//! use rising_sun::{Clan, Options, State};
//! use engine::{Game, Seat, Seed, DiscardEvents, Viewer};
//!
//! let options = Options::of([Clan::Koi, Clan::Lotus, Clan::Turtle]);
//! let mut game = State::deal(&options, &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! while let Some(seat) = game.waiting_for().iter().next() {
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.perform(seat, *actions.last().unwrap(), &mut DiscardEvents).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! assert_eq!(game.view(Viewer::Spectator).viewer(), Viewer::Spectator);
//! assert_eq!(game.seat_name(Seat(0)), "koi");
//! ```
//!
//! Files have the names of the rulebook's words. Every kind of decision is a type in [`steps`].
//! The crate has no I/O, clocks, threads or text for people.

#![forbid(unsafe_code)]

mod action;
mod advantage;
mod agenda;
mod battle;
mod betray;
mod card;
mod check;
mod choices;
mod clan;
mod dealing;
mod decide;
mod document;
mod enter;
mod event;
mod facts;
mod figure;
mod force;
mod gains;
mod game;
mod harvest;
mod honor;
mod kami;
mod kami_turn;
mod kill;
mod mandate;
mod marshal;
#[cfg(test)]
mod names;
mod naming;
mod options;
mod political;
mod position;
mod province;
mod read;
mod refusal;
mod season;
mod seasonal;
mod setup;
mod state;
pub mod steps;
mod summon;
mod train;
mod unbound;
mod view;
mod war;

pub use action::{Action, Site};
pub use advantage::{ADVANTAGES, Advantage};
pub use battle::{BattleStage, UnknownStageError};
pub use card::{CARDS, CORE, Card, CardRow, CardSet, CardType, Cards};
pub use clan::{CLANS, Clan, ClanRow};
pub use dealing::{Goods, Pledge, Terms};
pub use document::{
    BattleDocument, Bids, Figures, MovementDocument, PlayedDocument, PlayerDocument, PositionDocument, StepDocument,
    TableDocument, ViewDocument, WalkDocument,
};
pub use event::{Event, Reason, Source};
pub use facts::{CardFacts, ClanFacts, Facts, Pieces, ProvinceFacts, Space};
pub use figure::{BUSHI, Figure, MONSTERS, SHINTO, STRONGHOLDS};
pub use kami::{Kami, SHRINES};
pub use mandate::{DRAWN, Mandate, TILES, TURNS};
pub use options::{KamiChoice, Options, SetChoice};
pub use province::{MAP, PROVINCES, Province, ProvinceRow, ROUTES, Reward, SET_BONUS};
pub use refusal::Refusal;
pub use season::{SEASONS, Season};
pub use state::{Open, Phase, SEATS, State};
pub use steps::{MercyTarget, Step};
pub use view::View;
