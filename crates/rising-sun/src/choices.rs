//! Walks through choices, either to list all of them or to find out whether there are any.

use std::ops::ControlFlow;

use crate::action::Action;
use crate::state::State;

/// Whether a walk through choices continues.
pub(crate) type Walk = ControlFlow<()>;

/// Puts every choice into the list.
pub(crate) fn collect(actions: &mut Vec<Action>) -> impl FnMut(Action) -> Walk {
    |action| {
        actions.push(action);
        Walk::Continue(())
    }
}

/// Stops at the first choice, so that the walk breaks exactly when there is one.
pub(crate) fn first(_: Action) -> Walk {
    Walk::Break(())
}

impl State {
    /// Ends the top step if there is nothing left to choose; returns whether it did.
    pub(crate) fn end_unless(&mut self, any: bool) -> bool {
        if !any {
            self.agenda.pop();
        }
        !any
    }
}
