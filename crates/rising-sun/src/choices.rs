//! Listing choices: one walk through them serves to list them all and to find out whether there are any.

use std::ops::ControlFlow;

use crate::action::Action;

/// Whether a walk through choices goes on.
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
