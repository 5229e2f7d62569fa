//! What must still happen, as data: a small stack of steps. The top step is either a decision
//! that somebody owes or runs at once.

use crate::steps::Step;

/// The most steps that can lie on each other.
pub(crate) const DEPTH: usize = 8;

/// The stack of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Agenda {
    steps: [Step; DEPTH],
    len: u8,
}

impl Agenda {
    /// An agenda with one step.
    pub(crate) fn of(step: impl Into<Step>) -> Agenda {
        let mut agenda = Agenda { steps: [Step::Over; DEPTH], len: 0 };
        agenda.push(step);
        agenda
    }

    /// The top step.
    #[inline]
    pub(crate) fn top(&self) -> Step {
        self.steps[self.len as usize - 1]
    }

    #[inline]
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.steps[self.len as usize] = step.into();
        self.len += 1;
    }

    /// Removes the top step. Its place is cleared, so that equal agendas are equal values.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.steps[self.len as usize] = Step::Over;
    }

    /// Replaces the top step.
    #[inline]
    pub(crate) fn replace(&mut self, step: impl Into<Step>) {
        self.steps[self.len as usize - 1] = step.into();
    }

    /// Steps from the bottom up; `None` when there are none or too many.
    pub(crate) fn from_steps(steps: &[Step]) -> Option<Agenda> {
        if steps.is_empty() || steps.len() > DEPTH {
            return None;
        }
        let mut agenda = Agenda { steps: [Step::Over; DEPTH], len: 0 };
        for &step in steps {
            agenda.push(step);
        }
        Some(agenda)
    }

    /// The steps from the bottom up.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps[..self.len as usize]
    }
}
