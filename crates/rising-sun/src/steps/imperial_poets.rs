//! Imperial Poets (p.23): points for all figures killed in the battle.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::advantage::Advantage;
use crate::battle::{BattleStage, check_use, list_use};
use crate::event::Reason;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: whether to use the Imperial Poets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct ImperialPoets<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(ImperialPoets<Seat> { seat });

impl Pending for ImperialPoets {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        list_use(actions);
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        check_use(action)
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        if state.declines(seat, Advantage::ImperialPoets, action, events) {
            return;
        }
        let killed = state.battle.killed.into();
        state.gain_vp(seat, killed, Reason::ImperialPoets, events);
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::Reparations)
    }

    fn is_valid(self, state: &State) -> bool {
        state.is_fighting(self.seat)
    }
}
