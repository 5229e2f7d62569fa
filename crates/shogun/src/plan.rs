//! Planning (p.7-8): in secret and at the same time, one card on each field.

use table::{Seat, Seats};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::field::{ACTIONS, FIELDS, Field};
use crate::refusal::Refusal;
use crate::state::{Lying, Plan, Slot, State, Tell};
use crate::step::Step;

/// A plan in the making: what is decided, what is in hand, what can be paid.
#[derive(Clone, Copy)]
pub(crate) struct Planning<'a> {
    plan: &'a Plan,
    hand: Cards,
    chests: u16,
}

impl Planning<'_> {
    /// The fields for which nothing is decided.
    fn undecided(&self) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(|field| self.plan[field.index()] == Slot::Undecided)
    }

    /// The cards that may lie on a field: any, but a bid must be within one's means.
    fn fitting(&self, field: Field) -> Cards {
        if field == Field::Bid { self.hand.and(Cards::payable(self.chests)) } else { self.hand }
    }

    /// Whether a field may be left empty: where the cards do not suffice for all fields, or none of
    /// them can be the bid. Every field has a card as far as possible (p.8).
    fn may_leave(&self, field: Field) -> bool {
        self.hand.len() < self.undecided().count() || field == Field::Bid && self.fitting(field).is_empty()
    }

    /// Lists what may be decided for one field.
    fn list(&self, field: Field, actions: &mut Vec<Action>) {
        actions.extend(self.fitting(field).iter().map(|card| Action::Plan { field, card }));
        if self.may_leave(field) {
            actions.push(Action::LeaveEmpty { field });
        }
    }

    fn check_free(&self, field: Field) -> Result<(), Refusal> {
        match self.plan[field.index()] {
            Slot::Undecided => Ok(()),
            _ => Err(Refusal::FieldTaken { field }),
        }
    }

    fn check_card(&self, field: Field, card: Card) -> Result<(), Refusal> {
        if !self.hand.has(card) {
            return Err(Refusal::NotInHand { card });
        }
        match card {
            Card::Chests(bid) if !self.fitting(field).has(card) => {
                Err(Refusal::BidTooHigh { bid, chests: self.chests })
            }
            _ => Ok(()),
        }
    }
}

impl State {
    fn planning(&self, seat: Seat) -> Planning<'_> {
        Planning { plan: &self.hidden.plans[seat.index()], hand: self.hand(seat), chests: self.player(seat).chests }
    }

    /// Lists what may be decided for the first field that is undecided, so that the list is short;
    /// the other fields are listed among the free actions.
    pub(crate) fn legal_plan(&self, seat: Seat, actions: &mut Vec<Action>) {
        let planning = self.planning(seat);
        match planning.undecided().next() {
            Some(field) => planning.list(field, actions),
            None => actions.push(Action::Commit),
        }
    }

    /// Lists what else may be decided while planning: other fields first, and second thoughts.
    pub(crate) fn free_plan(&self, seat: Seat, ready: Seats, actions: &mut Vec<Action>) {
        if ready.has(seat) {
            actions.push(Action::Reopen);
            return;
        }
        let planning = self.planning(seat);
        for field in planning.undecided().skip(1) {
            planning.list(field, actions);
        }
        let decided = Field::ALL.into_iter().filter(|field| planning.plan[field.index()] != Slot::Undecided);
        actions.extend(decided.map(|field| Action::TakeBack { field }));
    }

    pub(crate) fn check_plan(&self, seat: Seat, ready: Seats, action: Action) -> Result<(), Refusal> {
        if ready.has(seat) {
            return if action == Action::Reopen { Ok(()) } else { Err(Refusal::NotYourDecision) };
        }
        let planning = self.planning(seat);
        match action {
            Action::Plan { field, card } => {
                planning.check_free(field)?;
                planning.check_card(field, card)
            }
            Action::LeaveEmpty { field } => {
                planning.check_free(field)?;
                if planning.may_leave(field) { Ok(()) } else { Err(Refusal::CardsLeft) }
            }
            Action::TakeBack { field } => match planning.plan[field.index()] {
                Slot::Undecided => Err(Refusal::FieldUndecided { field }),
                _ => Ok(()),
            },
            Action::Commit if planning.undecided().next().is_some() => Err(Refusal::PlanIncomplete),
            Action::Commit => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn perform_plan(&mut self, seat: Seat, ready: Seats, action: Action, tell: &mut impl Tell) {
        let colour = self.colour(seat);
        let plan = &mut self.hidden.plans[seat.index()];
        match action {
            Action::Plan { field, card } => {
                plan[field.index()] = Slot::Card(card);
                tell.tell(Event::CardPlanned { colour, field, card });
            }
            Action::LeaveEmpty { field } => {
                plan[field.index()] = Slot::Empty;
                tell.tell(Event::FieldLeftEmpty { colour, field });
                self.reopen_gaps(seat);
            }
            Action::TakeBack { field } => {
                plan[field.index()] = Slot::Undecided;
                tell.tell(Event::FieldTakenBack { colour, field });
                self.reopen_gaps(seat);
            }
            Action::Reopen => {
                self.open.step = Step::Plan { ready: ready.without(seat) };
                tell.tell(Event::PlanReopened { colour });
            }
            _ => {
                let ready = ready.with(seat);
                self.open.step = Step::Plan { ready };
                tell.tell(Event::PlanCommitted { colour });
                if ready == self.all() {
                    self.lay_down_plans();
                    self.hold_auction(tell);
                }
            }
        }
    }

    /// A field may be empty only for want of cards: where a card came back, or could not be the
    /// bid, what was left empty is undecided again.
    fn reopen_gaps(&mut self, seat: Seat) {
        let planning = self.planning(seat);
        let reopened = if planning.fitting(Field::Bid).is_empty() { ACTIONS } else { FIELDS };
        if planning.hand.len() > planning.undecided().count() {
            for slot in &mut self.hidden.plans[seat.index()][..reopened] {
                if *slot == Slot::Empty {
                    *slot = Slot::Undecided;
                }
            }
        }
    }

    /// From now on all see on which fields cards lie.
    fn lay_down_plans(&mut self) {
        for seat in self.all().iter() {
            for field in Field::ALL {
                let card = matches!(self.hidden.plans[seat.index()][field.index()], Slot::Card(_));
                self.open.fields[seat.index()][field.index()] = if card { Lying::FaceDown } else { Lying::Nothing };
            }
        }
    }
}
