//! Amaterasu (p.19).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::event::Event;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: whether to rise to the top of the honor track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Amaterasu<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(Amaterasu<Seat> { seat });

impl Pending for Amaterasu {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend([Action::RiseToTop, Action::Done]);
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::RiseToTop | Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        if action == Action::RiseToTop {
            state.rise_to_top(seat, events);
        } else {
            events.emit(Event::Passed { clan: state.clan(seat) });
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
    }
}
