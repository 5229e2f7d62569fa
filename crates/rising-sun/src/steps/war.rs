//! The war phase (p.20).

use super::Pending;
use crate::state::{EventSink, Phase, State};

/// Runs the war provinces one after the other.
#[derive(Clone, Copy)]
pub struct War;

impl Pending for War {
    const PHASE: Option<Phase> = Some(Phase::War);

    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        state.next_war(events);
        true
    }
}
