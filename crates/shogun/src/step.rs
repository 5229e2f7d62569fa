//! What must happen next, as data. Nothing in this game interrupts anything else, so that one
//! step is enough where other games need a stack of them.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::field::Field;
use crate::province::Province;

/// The next step. In documents, players are colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Step<S = Seat, M = Seats> {
    /// The game is over.
    Over,
    /// Decision: which province card to take.
    Draft { seat: S },
    /// Decision: which army group goes to the province just taken.
    Station { seat: S, province: Province },
    /// Decision of all who are not ready: their plans.
    Plan { ready: M },
    /// Decision: which place in the turn order.
    ChoosePlace { seat: S },
    /// Runs the actions.
    Act,
    /// Decision: where to march, how many.
    March { seat: S, field: Field, from: Province },
    /// Runs the winter for one player after the other.
    Winter,
    /// Decision: which of the revolts comes first.
    Revolt { seat: S },
}

impl<S, M> Step<S, M> {
    /// The same step with players written in another way.
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
