//! The choice of a mandate tile (p.13).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::mandate::{DRAWN, TURNS};
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: which of the four tiles drawn to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct ChooseMandate<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(ChooseMandate<Seat> { seat });

impl Pending for ChooseMandate {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend((0..DRAWN as u8).map(|slot| Action::ChooseMandate { slot }));
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ChooseMandate { slot } if (slot as usize) < DRAWN => Ok(()),
            Action::ChooseMandate { slot } => Err(Refusal::NoSuchTile { slot }),
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::ChooseMandate { slot } = action {
            state.choose_mandate(seat, slot, events);
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::Political
    }

    fn is_valid(self, state: &State) -> bool {
        let knows_all = |seat: Seat| state.hidden.known[seat.index()].iter().all(Option::is_some);
        state.all().has(self.seat)
            && knows_all(self.seat)
            && self.seat == state.chooser
            && (state.turn as usize) < TURNS
    }
}
