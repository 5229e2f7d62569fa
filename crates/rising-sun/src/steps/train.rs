//! Train (p.16).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::train::{check_card, list_cards};

/// Decision: which season card to buy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Train<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// Whether the player has the bonus of the mandate.
    pub bonus: bool,
}

in_document!(Train<Seat> { seat, bonus });

impl Pending for Train {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        list_cards(state, seat, self.bonus.into(), actions);
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        check_card(state, seat, self.bonus.into(), action)
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        state.buy_card(seat, self.bonus.into(), action, events);
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = !state.market.is_empty();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Train)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
    }
}
