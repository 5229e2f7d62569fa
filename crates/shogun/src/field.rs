//! The fields of a player board: ten actions and the bid.

use serde::{Deserialize, Serialize};

use crate::building::Building;

/// A field of the player board (p.5, p.7-8). The ten action cards show the first ten.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = engine::list_names))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Field {
    /// Build a castle.
    Castle,
    /// Build a temple.
    Temple,
    /// Build a Nô theater.
    Theater,
    /// Collect rice.
    Rice,
    /// Collect taxes.
    Tax,
    /// Deploy five armies.
    FiveArmies,
    /// Deploy three armies.
    ThreeArmies,
    /// Deploy one army and move.
    OneArmy,
    /// Battle or move, the first.
    BattleA,
    /// Battle or move, the second.
    BattleB,
    /// The bid for the turn order.
    Bid,
}

/// Number of actions.
pub const ACTIONS: usize = 10;
/// Number of fields of a player board.
pub const FIELDS: usize = 11;

impl Field {
    /// All fields, in the order of the player board.
    pub const ALL: [Field; FIELDS] = [
        Field::Castle,
        Field::Temple,
        Field::Theater,
        Field::Rice,
        Field::Tax,
        Field::FiveArmies,
        Field::ThreeArmies,
        Field::OneArmy,
        Field::BattleA,
        Field::BattleB,
        Field::Bid,
    ];

    /// The ten actions.
    pub const ACTIONS: [Field; ACTIONS] = {
        let mut actions = [Field::Castle; ACTIONS];
        let mut index = 0;
        while index < ACTIONS {
            actions[index] = Field::ALL[index];
            index += 1;
        }
        actions
    };

    /// The field as an index into arrays.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Price of the action in chests (p.7-8).
    #[inline]
    pub fn price(self) -> u16 {
        match self {
            Field::Castle | Field::FiveArmies => 3,
            Field::Temple | Field::ThreeArmies => 2,
            Field::Theater | Field::OneArmy => 1,
            Field::Rice | Field::Tax | Field::BattleA | Field::BattleB | Field::Bid => 0,
        }
    }

    /// The building that the action builds.
    #[inline]
    pub fn builds(self) -> Option<Building> {
        match self {
            Field::Castle => Some(Building::Castle),
            Field::Temple => Some(Building::Temple),
            Field::Theater => Some(Building::Theater),
            _ => None,
        }
    }
}
