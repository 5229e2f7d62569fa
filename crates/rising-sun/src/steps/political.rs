//! The political track (p.13).

use super::Pending;
use crate::state::{EventSink, Phase, State};

/// Runs the political track: seven mandates and three kami turns.
#[derive(Clone, Copy)]
pub struct Political;

impl Pending for Political {
    const PHASE: Option<Phase> = Some(Phase::Political);

    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.next_political_turn(events);
        true
    }
}
