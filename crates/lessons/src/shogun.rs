//! Goals in Shogun.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};
use shogun::{Building, Event, Province, Region, State};

use crate::goal::{Taught, leads};

/// When a goal is judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// A battle for a province is fought.
    BattleOver {
        /// Which.
        province: Province,
    },
    /// The turn order is settled.
    AuctionOver,
    /// The actions of the round are done.
    RoundOver,
    /// The winter is over, and points are counted.
    WinterOver,
}

/// A part of a goal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// Victory points.
    Points {
        /// At least so many.
        at_least: u16,
    },
    /// More victory points than each of the others.
    MostPoints,
    /// Chests.
    Chests {
        /// At least so many.
        at_least: u16,
    },
    /// Rice.
    Rice {
        /// At least so much.
        at_least: u16,
    },
    /// Provinces.
    Provinces {
        /// At least so many.
        at_least: usize,
    },
    /// A province belongs to the learner.
    Holds {
        /// Which.
        province: Province,
    },
    /// More buildings of a kind in a region than each of the others.
    Majority {
        /// Where.
        region: Region,
        /// Of what.
        building: Building,
    },
    /// No revolt, beaten or not.
    NoRevolt,
}

impl Taught for State {
    type Moment = Moment;
    type Condition = Condition;

    fn has_come(&self, moment: &Moment, _: Seat, event: &Event) -> bool {
        match (moment, event) {
            (Moment::BattleOver { province }, Event::BattleFought { province: fought, .. }) => province == fought,
            (Moment::BattleOver { .. } | Moment::AuctionOver, Event::RoundEnded { .. }) => true,
            (Moment::AuctionOver, Event::ActionBegan { .. }) => true,
            (Moment::RoundOver, Event::RoundEnded { .. }) => true,
            (Moment::WinterOver, Event::YearEnded { .. }) => true,
            _ => false,
        }
    }

    fn holds(&self, condition: &Condition, seat: Seat) -> bool {
        let open = self.public();
        match condition {
            Condition::Points { at_least } => open.points(seat) >= *at_least,
            Condition::MostPoints => leads(self, seat, |seat| open.points(seat)),
            Condition::Chests { at_least } => open.chests(seat) >= *at_least,
            Condition::Rice { at_least } => open.rice(seat) >= *at_least,
            Condition::Provinces { at_least } => open.lands(seat).len() >= *at_least,
            Condition::Holds { province } => open.owner(*province) == Some(seat),
            Condition::Majority { region, building } => {
                open.majorities()[*region as usize][*building as usize].seats == Seats::one(seat)
            }
            Condition::NoRevolt => true,
        }
    }

    fn breaks(&self, condition: &Condition, seat: Seat, event: &Event) -> bool {
        match (condition, event) {
            (Condition::NoRevolt, Event::RevoltBroke { colour, .. }) => *colour == self.public().colour(seat),
            _ => false,
        }
    }
}
