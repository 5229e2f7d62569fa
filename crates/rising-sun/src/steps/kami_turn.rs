//! A kami turn (p.19).

use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::naming::in_document;
use crate::state::{EventSink, State};

/// Runs the shrines of a kami turn from this one on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct KamiTurn {
    /// The next shrine, counted from the left.
    pub shrine: u8,
}

in_document!(KamiTurn { shrine });

impl Pending for KamiTurn {
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.resolve_shrine(self.shrine, events);
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below == Step::Political
    }

    fn is_valid(self, state: &State) -> bool {
        self.shrine as usize <= state.kami.len()
    }
}
