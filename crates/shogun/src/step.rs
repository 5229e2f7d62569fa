//! What must happen next, as data. Nothing in this game interrupts anything else, so a single step is
//! enough where other games need a stack of them.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::field::Field;
use crate::province::Province;

/// The next step of a game. In documents, players are colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Step<S = Seat, M = Seats> {
    /// The game is over.
    Over,
    /// Decision: which province card to take.
    Draft { seat: S },
    /// Decision: which army group to station in the province just taken.
    Station { seat: S, province: Province },
    /// Decision of all players who are not ready: their plans.
    Plan { ready: M },
    /// Decision: which place in the turn order to take.
    ChoosePlace { seat: S },
    /// Continue with the actions.
    Act,
    /// Decision: where to march, with how many armies.
    March { seat: S, field: Field, from: Province },
    /// Continue with the winter of the next player.
    Winter,
    /// Decision: which of the revolts to fight first.
    Revolt { seat: S },
}

/// The part of the game that a step belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Draft,
    Plan,
    Auction,
    Actions,
    Winter,
}

impl Step {
    /// The part of the game that the step belongs to.
    pub(crate) fn phase(self) -> Phase {
        match self {
            Step::Draft { .. } | Step::Station { .. } => Phase::Draft,
            Step::Plan { .. } => Phase::Plan,
            Step::ChoosePlace { .. } => Phase::Auction,
            Step::Act | Step::March { .. } => Phase::Actions,
            Step::Winter | Step::Revolt { .. } | Step::Over => Phase::Winter,
        }
    }
}

impl<S, M> Step<S, M> {
    /// Converts the players, with `one` for a single player and `many` for a set of players.
    pub(crate) fn map<T, N, E>(
        self,
        one: impl Fn(S) -> Result<T, E>,
        many: impl Fn(M) -> Result<N, E>,
    ) -> Result<Step<T, N>, E> {
        Ok(match self {
            Step::Over => Step::Over,
            Step::Draft { seat } => Step::Draft { seat: one(seat)? },
            Step::Station { seat, province } => Step::Station { seat: one(seat)?, province },
            Step::Plan { ready } => Step::Plan { ready: many(ready)? },
            Step::ChoosePlace { seat } => Step::ChoosePlace { seat: one(seat)? },
            Step::Act => Step::Act,
            Step::March { seat, field, from } => Step::March { seat: one(seat)?, field, from },
            Step::Winter => Step::Winter,
            Step::Revolt { seat } => Step::Revolt { seat: one(seat)? },
        })
    }
}
