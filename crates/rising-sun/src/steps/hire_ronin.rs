//! Hire Ronin (p.23): the ronin of the player fight.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::advantage::Advantage;
use crate::battle::{BattleStage, check_use, list_use};
use crate::event::Event;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: whether to use Hire Ronin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct HireRonin<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(HireRonin<Seat> { seat });

impl Pending for HireRonin {
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
        if state.declines(seat, Advantage::HireRonin, action, events) {
            return;
        }
        state.battle.hired = Some(seat);
        events.emit(Event::RoninHired { clan: state.clan(seat), force: state.ronin_force(seat) });
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::Outcome)
    }

    fn is_valid(self, state: &State) -> bool {
        state.is_fighting(self.seat)
    }
}
