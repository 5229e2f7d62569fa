//! Decisions of players, and the way from one to the next.
//!
//! Each kind of decision is a type that implements [`Decision`]. [`dispatch!`] is the only place that maps a
//! [`Step`] to its decision.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::auction::ChoosePlace;
use crate::draft::ChooseCard;
use crate::march::ChooseMarch;
use crate::plan::MakePlan;
use crate::refusal::Refusal;
use crate::revolt::ChooseRevolt;
use crate::state::{EventSink, Open, State};
use crate::station::ChooseGroup;
use crate::step::Step;

/// A kind of pending decision.
pub(crate) trait Decision: Copy {
    /// The seats that have to decide.
    fn seats(self, open: &Open) -> Seats;

    /// The seats that may act: those that have to decide, and those with optional actions.
    #[inline]
    fn may_act(self, open: &Open) -> Seats {
        self.seats(open)
    }

    /// Lists the legal actions of a seat that has to decide.
    fn list_legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>);

    /// Lists the optional actions of a seat.
    fn list_optional(self, _state: &State, _seat: Seat, _actions: &mut Vec<Action>) {}

    /// Checks an action of a seat that may act.
    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal>;

    /// Performs an action that has been checked, and sets the next step.
    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink);

    /// Whether the decision can be pending in this state; for states from documents.
    fn is_valid(self, state: &State) -> bool;
}

/// Evaluates an expression with the pending decision of a step, or another one if the step is no decision.
macro_rules! dispatch {
    ($step:expr, $decision:ident => $body:expr, else $other:expr) => {
        match $step {
            Step::Draft { seat } => {
                let $decision = ChooseCard { seat };
                $body
            }
            Step::Station { seat, province } => {
                let $decision = ChooseGroup { seat, province };
                $body
            }
            Step::Plan { ready } => {
                let $decision = MakePlan { ready };
                $body
            }
            Step::ChoosePlace { seat } => {
                let $decision = ChoosePlace { seat };
                $body
            }
            Step::March { seat, field, from } => {
                let $decision = ChooseMarch { seat, field, from };
                $body
            }
            Step::Revolt { seat } => {
                let $decision = ChooseRevolt { seat };
                $body
            }
            Step::Over | Step::Act | Step::Winter => $other,
        }
    };
}

impl Open {
    /// The seats that have to decide.
    #[inline]
    pub(crate) fn pending_seats(&self) -> Seats {
        dispatch!(self.step, decision => decision.seats(self), else Seats::NONE)
    }
}

impl State {
    /// Lists the legal actions of a seat, if it has to decide.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        dispatch!(self.step, decision => {
            if decision.seats(self).has(seat) {
                decision.list_legal(self, seat, actions);
            }
        }, else ());
    }

    /// Lists the optional actions of a seat.
    pub(crate) fn list_optional(&self, seat: Seat, actions: &mut Vec<Action>) {
        dispatch!(self.step, decision => {
            if decision.may_act(self).has(seat) {
                decision.list_optional(self, seat, actions);
            }
        }, else ());
    }

    /// Checks whether an action is legal now.
    #[inline]
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        dispatch!(self.step, decision => {
            if decision.may_act(self).has(seat) {
                decision.check(self, seat, action)
            } else {
                Err(Refusal::NotYourDecision)
            }
        }, else Err(if self.step == Step::Over { Refusal::GameOver } else { Refusal::NotYourDecision }))
    }

    /// Performs an action that has been checked, but nothing that follows from it.
    #[inline]
    pub(crate) fn perform_checked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink) {
        dispatch!(self.step, decision => decision.perform(self, seat, action, events), else ());
    }

    /// Runs steps until a player has to decide or the game is over.
    #[inline]
    pub(crate) fn run(&mut self, events: &mut impl EventSink) {
        loop {
            match self.step {
                Step::Act => self.run_act(events),
                Step::Winter => self.run_winter(events),
                _ => return,
            }
        }
    }

    /// Whether the present step is possible in this state; for states from documents.
    pub(crate) fn step_is_valid(&self) -> bool {
        let calm = self.revolts.is_empty() && self.revolt_peasants == 0;
        let is_revolt = matches!(self.step, Step::Revolt { .. });
        (is_revolt || calm)
            && dispatch!(self.step, decision => decision.is_valid(self), else self.step != Step::Over || self.turn == 0)
    }
}
