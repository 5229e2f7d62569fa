//! The decisions that players take, one small step at a time.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::field::Field;
use crate::province::Province;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Draft: take one of the two open province cards.
    TakeCard {
        /// Which.
        province: Province,
    },
    /// Draft: take the top card of the stack.
    DrawCard,
    /// Draft: put both open cards under the stack, for they are the same as a round ago.
    ReplaceCards,
    /// Draft: station an army group in the province just taken.
    Station {
        /// Its size.
        armies: u8,
    },
    /// Planning: lay a card face down on a field.
    Plan {
        /// The field.
        field: Field,
        /// The card.
        card: Card,
    },
    /// Planning: leave a field empty for want of cards.
    LeaveEmpty {
        /// The field.
        field: Field,
    },
    /// Planning: take back what was decided for a field.
    TakeBack {
        /// The field.
        field: Field,
    },
    /// Planning: my plan is complete.
    Commit,
    /// Planning: I want to change my plan after all. Free until all are ready.
    Reopen,
    /// Auction: take a place in the turn order with its special card.
    ChoosePlace {
        /// 1 to 5.
        place: u8,
    },
    /// Move armies into a neighbouring province, which is attacked if it is not one's own.
    March {
        /// Where to.
        to: Province,
        /// How many.
        armies: u8,
    },
    /// Do not move.
    Stay,
    /// Winter: let this revolt be fought next.
    Face {
        /// Where.
        province: Province,
    },
}
