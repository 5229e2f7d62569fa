//! Fujin (p.19): two moves.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::choices;
use crate::marshal::{check_move, moves};
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: what to move where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Fujin<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// How many moves are left.
    pub moves: u8,
}

in_document!(Fujin<Seat> { seat, moves });

impl Pending for Fujin {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let _ = moves(state, seat, false, choices::collect(actions));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Done { Ok(()) } else { check_move(state, seat, false, action) }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if action == Action::Done {
            state.agenda.pop();
        } else {
            state.start_move(seat, action, events);
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.moves > 0 && moves(state, self.seat, false, choices::first).is_break();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat) && state.moved_are_there(self.seat) && self.moves <= 2
    }
}
