//! The actions of players, each a small step of a decision.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::field::Field;
use crate::province::Province;

/// One action of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Draft: take one of the two open province cards.
    TakeCard {
        /// The card.
        province: Province,
    },
    /// Draft: take the top card of the stack.
    DrawCard,
    /// Draft: put both open cards under the stack because they have not changed since the last turn.
    ReplaceCards,
    /// Draft: station an army group in the province just taken.
    Station {
        /// Size of the group.
        armies: u8,
    },
    /// Planning: lay a card face down on a field.
    Plan {
        /// The field.
        field: Field,
        /// The card.
        card: Card,
    },
    /// Planning: leave a field empty, with fewer cards than fields.
    LeaveEmpty {
        /// The field.
        field: Field,
    },
    /// Planning: take back the decision for a field.
    TakeBack {
        /// The field.
        field: Field,
    },
    /// Planning: declare the plan complete.
    Commit,
    /// Planning: reopen the own plan, which is possible until all players are ready.
    Reopen,
    /// Auction: take a place in the turn order with its special card.
    ChoosePlace {
        /// Number of the place, 1 to 5.
        place: u8,
    },
    /// Move armies into a neighboring province; it is attacked unless it is the player's own.
    March {
        /// Province to enter.
        to: Province,
        /// Number of armies.
        armies: u8,
    },
    /// Decline to march.
    Stay,
    /// Winter: fight this revolt next.
    Face {
        /// Province of the revolt.
        province: Province,
    },
}
