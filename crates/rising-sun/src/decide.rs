//! From the step on top of the agenda to what may be decided, and on to the next decision.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::steps::Step;

impl Open {
    /// The seats that owe a decision.
    #[inline]
    pub(crate) fn owing(&self) -> Seats {
        self.agenda.top().deciders(self)
    }
}

impl State {
    /// Lists what a seat may decide; nothing where it owes no decision.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.owing().has(seat) {
            self.agenda.top().legal(self, seat, actions);
        }
    }

    /// Lists what a seat may take back.
    pub(crate) fn list_free(&self, seat: Seat, actions: &mut Vec<Action>) {
        let step = self.agenda.top();
        if let Some(action) = step.take_back()
            && self.all().has(seat)
            && step.check_take_back(self, seat).is_ok()
        {
            actions.push(action);
        }
    }

    /// Why an action is not allowed now, if it is not.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let step = self.agenda.top();
        if step == Step::Over {
            return Err(Refusal::GameOver);
        }
        if step.take_back() == Some(action) {
            return step.check_take_back(self, seat);
        }
        if !self.owing().has(seat) {
            return Err(Refusal::NotYourDecision);
        }
        step.check(self, seat, action)
    }

    /// Answers the top step with an action that has been checked.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl EventSink) {
        self.agenda.top().perform(self, seat, action, events);
    }

    /// Runs steps until somebody has to decide or the game is over.
    pub(crate) fn run(&mut self, events: &mut impl EventSink) {
        while self.agenda.top().run(self, events) {}
        self.hand_over_kami();
    }
}
