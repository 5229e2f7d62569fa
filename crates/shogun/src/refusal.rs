//! Why an action is not allowed.

use serde::Serialize;

use crate::card::Card;
use crate::field::Field;
use crate::province::Province;

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourDecision,
    /// This cannot be done at this moment.
    NotNow,
    /// The province card is not one of the two open ones.
    NotOffered {
        /// Which.
        province: Province,
    },
    /// The stack has not enough cards.
    StackEmpty,
    /// The two open cards have changed since the player's last turn.
    CardsChanged,
    /// The player has no army group of that size left.
    NoSuchGroup {
        /// The size.
        armies: u8,
    },
    /// The player does not have the card in hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// Something has been decided for the field already.
    FieldTaken {
        /// Which.
        field: Field,
    },
    /// Nothing has been decided for the field.
    FieldUndecided {
        /// Which.
        field: Field,
    },
    /// The bid is higher than what the player has.
    BidTooHigh {
        /// The bid.
        bid: u8,
        /// What the player has.
        chests: u16,
    },
    /// The card is the last that could be the bid.
    NeededForBid {
        /// Which.
        card: Card,
    },
    /// Another field must be left empty, for no card could be the bid.
    NoCardForBid,
    /// There are cards enough for all fields, so that none may be left empty.
    CardsLeft,
    /// Something has to be decided for every field first.
    PlanIncomplete,
    /// The turn order has no such place.
    NoSuchPlace {
        /// The number.
        place: u8,
    },
    /// Somebody stands there already.
    PlaceTaken {
        /// The number.
        place: u8,
    },
    /// The provinces are not neighbours.
    NotNeighbours {
        /// From here.
        from: Province,
        /// To there.
        to: Province,
    },
    /// The province is closed in a game of three.
    ProvinceClosed {
        /// Which.
        province: Province,
    },
    /// At least one army marches, and at least one stays behind.
    WrongNumberOfArmies {
        /// The most that may march.
        most: u8,
    },
    /// This action moves armies only between the player's own provinces.
    NotYourProvince {
        /// Which.
        province: Province,
    },
    /// The event of the round protects provinces with a temple.
    TempleProtects {
        /// Which.
        province: Province,
    },
    /// Whoever can march must.
    MustMarch,
    /// There is no revolt to be fought there.
    NoRevolt {
        /// Where.
        province: Province,
    },
}
