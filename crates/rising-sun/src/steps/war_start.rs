//! The start of the war phase (p.20).

use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::naming::in_document;
use crate::state::{EventSink, State};

/// Runs the start of the war for the player at this place of the honor track, and then for those below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct WarStart {
    /// The place on the honor track, counted from 0 at the top.
    pub place: u8,
}

in_document!(WarStart { place });

impl Pending for WarStart {
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.start_war_of(self.place, events);
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::War
    }

    fn is_valid(self, state: &State) -> bool {
        self.place <= state.seats && state.war_done == 0
    }
}
