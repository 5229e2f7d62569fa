//! A mandate that the players perform one after the other (p.13).

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::mandate;
use crate::naming::in_document;
use crate::state::{EventSink, State};

/// Runs a mandate: the players perform it in turn, then come the effects at its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Mandate<S = Seat> {
    /// The mandate that is performed.
    pub mandate: mandate::Mandate,
    /// The player who chose it.
    pub chooser: S,
    /// How many players have performed it, plus how many have had the effects at its end in the order of honor.
    pub done: u8,
}

in_document!(Mandate<Seat> { mandate, chooser, done });

impl Pending for Mandate {
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.continue_mandate(self.mandate, self.chooser, self.done, events);
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::Political
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.chooser)
            && self.chooser == state.chooser
            && self.done <= 2 * state.seats
            && state.last_played().is_some_and(|last| last.by == self.chooser && last.mandate == self.mandate)
    }
}
