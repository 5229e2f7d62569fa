//! From the next step to what may be decided, and on to the next decision.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Open, State, Tell};
use crate::step::Step;

impl Open {
    /// The seats that owe a decision.
    #[inline]
    pub(crate) fn owing(&self) -> Seats {
        match self.step {
            Step::Plan { ready } => Seats(self.all().0 & !ready.0),
            Step::Draft { seat }
            | Step::Station { seat, .. }
            | Step::ChoosePlace { seat }
            | Step::March { seat, .. }
            | Step::Revolt { seat } => Seats::one(seat),
            Step::Over | Step::Act | Step::Winter => Seats::NONE,
        }
    }
}

impl State {
    /// Lists what a seat that is waited for may decide.
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.owing().has(seat) {
            return;
        }
        match self.step {
            Step::Draft { .. } => self.legal_draft(actions),
            Step::Station { .. } => self.legal_station(seat, actions),
            Step::Plan { .. } => self.legal_plan(seat, actions),
            Step::ChoosePlace { .. } => self.legal_place(actions),
            Step::March { field, from, .. } => self.legal_march(seat, field, from, actions),
            Step::Revolt { .. } => self.legal_revolt(actions),
            Step::Over | Step::Act | Step::Winter => {}
        }
    }

    /// Lists what a seat may do besides.
    pub(crate) fn list_free(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let Step::Plan { ready } = self.step
            && self.all().has(seat)
        {
            self.free_plan(seat, ready, actions);
        }
    }

    /// Whether an action is allowed now, and if not, why.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.step {
            Step::Over => return Err(Refusal::GameOver),
            Step::Plan { ready } if self.all().has(seat) => return self.check_plan(seat, ready, action),
            _ => {}
        }
        if !self.owing().has(seat) {
            return Err(Refusal::NotYourDecision);
        }
        match self.step {
            Step::Draft { .. } => self.check_draft(action),
            Step::Station { .. } => self.check_station(seat, action),
            Step::ChoosePlace { .. } => self.check_place(action),
            Step::March { field, from, .. } => self.check_march(seat, field, from, action),
            Step::Revolt { .. } => self.check_revolt(action),
            Step::Plan { .. } | Step::Over | Step::Act | Step::Winter => Err(Refusal::NotNow),
        }
    }

    /// Answers the step with an action that has been checked.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, tell: &mut impl Tell) {
        match self.step {
            Step::Draft { .. } => self.perform_draft(seat, action, tell),
            Step::Station { province, .. } => self.perform_station(seat, province, action, tell),
            Step::Plan { ready } => self.perform_plan(seat, ready, action, tell),
            Step::ChoosePlace { .. } => self.perform_place(seat, action, tell),
            Step::March { from, .. } => self.perform_march(seat, from, action, tell),
            Step::Revolt { .. } => self.perform_revolt(seat, action, tell),
            Step::Over | Step::Act | Step::Winter => {}
        }
    }

    /// Runs steps until somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn run(&mut self, tell: &mut impl Tell) {
        loop {
            match self.step {
                Step::Act => self.run_act(tell),
                Step::Winter => self.run_winter(tell),
                _ => return,
            }
        }
    }
}
