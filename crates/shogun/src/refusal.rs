//! The error of illegal actions.

use std::fmt;

use serde::Serialize;

use crate::card::Card;
use crate::field::Field;
use crate::province::Province;

/// Why an action is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The player does not have to decide now.
    NotYourDecision,
    /// The action belongs to another part of the game.
    NotNow,
    /// The province card is not one of the two open cards.
    NotOffered {
        /// The province.
        province: Province,
    },
    /// The stack does not have enough cards.
    StackEmpty,
    /// The two open cards have changed since the player's last turn.
    CardsChanged,
    /// The player has no army group of that size left.
    NoSuchGroup {
        /// Size of the group.
        armies: u8,
    },
    /// The player does not have the card in hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The field has already been decided.
    FieldTaken {
        /// The field.
        field: Field,
    },
    /// The field is still undecided.
    FieldUndecided {
        /// The field.
        field: Field,
    },
    /// The player has fewer chests than the bid.
    BidTooHigh {
        /// The bid.
        bid: u8,
        /// Chests of the player.
        chests: u16,
    },
    /// The card is the last that could be used as the bid.
    NeededForBid {
        /// The card.
        card: Card,
    },
    /// The field cannot be left empty because no card would be left for the bid.
    NoCardForBid,
    /// There are enough cards for all fields, so none may be left empty.
    CardsLeft,
    /// Some fields are still undecided.
    PlanIncomplete,
    /// The turn order has no such place.
    NoSuchPlace {
        /// Number of the place.
        place: u8,
    },
    /// The place is already taken.
    PlaceTaken {
        /// Number of the place.
        place: u8,
    },
    /// The provinces are not neighbors.
    NotNeighbours {
        /// Province of the armies.
        from: Province,
        /// Province to enter.
        to: Province,
    },
    /// The province is closed in a game of three players.
    ProvinceClosed {
        /// The province.
        province: Province,
    },
    /// At least one army must march, and at least one must stay.
    WrongNumberOfArmies {
        /// Maximum number of armies that may march.
        most: u8,
    },
    /// This action moves armies only between the player's own provinces.
    NotYourProvince {
        /// The province.
        province: Province,
    },
    /// The event of the round protects provinces with a temple.
    TempleProtects {
        /// The province.
        province: Province,
    },
    /// The player must march if possible.
    MustMarch,
    /// There is no revolt to fight in the province.
    NoRevolt {
        /// The province.
        province: Province,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NotYourDecision => f.write_str("the player does not have to decide now"),
            Refusal::NotNow => f.write_str("the action belongs to another part of the game"),
            Refusal::NotOffered { province } => write!(f, "the card {} is not open", province.name()),
            Refusal::StackEmpty => f.write_str("the stack does not have enough cards"),
            Refusal::CardsChanged => f.write_str("the open cards have changed since the player's last turn"),
            Refusal::NoSuchGroup { armies } => write!(f, "no group of {armies} armies is left"),
            Refusal::NotInHand { card } => write!(f, "the card {card:?} is not in hand"),
            Refusal::FieldTaken { field } => write!(f, "the field {field:?} has already been decided"),
            Refusal::FieldUndecided { field } => write!(f, "the field {field:?} is still undecided"),
            Refusal::BidTooHigh { bid, chests } => write!(f, "a bid of {bid} with {chests} chests"),
            Refusal::NeededForBid { card } => write!(f, "the card {card:?} is the last that could be the bid"),
            Refusal::NoCardForBid => f.write_str("no card would be left for the bid"),
            Refusal::CardsLeft => f.write_str("there are enough cards for all fields"),
            Refusal::PlanIncomplete => f.write_str("some fields are still undecided"),
            Refusal::NoSuchPlace { place } => write!(f, "the turn order has no place {place}"),
            Refusal::PlaceTaken { place } => write!(f, "place {place} is already taken"),
            Refusal::NotNeighbours { from, to } => write!(f, "{} and {} are not neighbors", from.name(), to.name()),
            Refusal::ProvinceClosed { province } => write!(f, "{} is closed in this game", province.name()),
            Refusal::WrongNumberOfArmies { most } => write!(f, "1 to {most} armies may march"),
            Refusal::NotYourProvince { province } => write!(f, "{} is not the player's own", province.name()),
            Refusal::TempleProtects { province } => write!(f, "a temple protects {}", province.name()),
            Refusal::MustMarch => f.write_str("the player must march"),
            Refusal::NoRevolt { province } => write!(f, "there is no revolt in {}", province.name()),
        }
    }
}

impl std::error::Error for Refusal {}
