//! The announcement of the Lotus (p.26).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision of the Lotus: which mandate to announce for the tile played face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Announce<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(Announce<Seat> { seat });

impl Pending for Announce {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend(Mandate::ALL.map(|mandate| Action::Announce { mandate }));
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Announce { .. } => Ok(()),
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::Announce { mandate } = action {
            let turn = state.turn as usize - 1;
            state.track[turn].mandate = mandate;
            state.begin_mandate(seat, mandate, events);
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::Political
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && state.last_played().is_some_and(|last| last.by == self.seat && last.face_down)
            && self.seat == state.chooser
    }
}
