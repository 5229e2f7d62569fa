//! Seppuku (p.22): the figures of the player die for points and honor.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::advantage::Advantage;
use crate::battle::{BattleStage, check_use, list_use};
use crate::event::Reason;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::SEATS;
use crate::state::{EventSink, Open, State};

/// Decision: whether to use Seppuku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Seppuku<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(Seppuku<Seat> { seat });

impl Pending for Seppuku {
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
        if state.declines(seat, Advantage::Seppuku, action, events) {
            return;
        }
        let Some(province) = state.battle.province else { return };
        let mut fallen = [0; SEATS];
        state.kill_all(seat, seat, province, &mut fallen, events);
        let dead = fallen[seat.index()];
        let mut counted = false;
        state.gain_vp_together(seat, dead.into(), Reason::Seppuku, &mut counted, events);
        state.mourn(seat, &fallen, &mut counted, events);
        for _ in 0..dead {
            state.gain_honor(seat, events);
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::TakeHostage)
    }

    fn is_valid(self, state: &State) -> bool {
        state.is_fighting(self.seat)
    }
}
