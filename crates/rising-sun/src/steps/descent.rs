//! Kami Unbound: a kami comes down from the mountains.

use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::naming::in_document;
use crate::state::{EventSink, State};
use crate::steps::PlaceKami;

/// Runs what follows once a shrine is resolved in Kami Unbound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Descent {
    /// The shrine, counted from the left.
    pub shrine: u8,
}

in_document!(Descent { shrine });

impl Pending for Descent {
    /// Asks the top worshipper where the kami goes.
    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        state.agenda.pop();
        if let Some(seat) = state.top_worshipper(self.shrine) {
            state.walks[self.shrine as usize].holder = Some(seat);
            state.agenda.push(PlaceKami { seat, shrine: self.shrine });
        }
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.unbound && (self.shrine as usize) < state.kami.len()
    }
}
