//! Planning (p.7-8): in secret and at the same time, one card on each field.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::field::Field;
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

    /// The cards in hand that can be the bid: it must be within one's means.
    fn payable(&self) -> Cards {
        self.hand.and(Cards::payable(self.chests))
    }

    /// Whether the cards do not suffice for the fields, so that any of them may be left empty (p.8).
    fn lacks_cards(&self) -> bool {
        self.hand.len() < self.undecided().count()
    }

    /// The cards that may lie on a field: as the bid what can be paid; on an action any, but not the
    /// last that could be the bid, for everybody must bid who can (p.8-9).
    fn fitting(&self, field: Field) -> Cards {
        let payable = self.payable();
        if field == Field::Bid {
            return payable;
        }
        let needed = self.is_bid_open() && payable.len() == 1 && !self.lacks_cards();
        if needed { self.hand.except(payable) } else { self.hand }
    }

    /// Whether the bid is still to be decided.
    fn is_bid_open(&self) -> bool {
        self.plan[Field::Bid.index()] == Slot::Undecided
    }

    /// Whether a field may be left empty. With one action less, the cards may suffice for the rest:
    /// then one of them must be able to be the bid.
    fn may_leave(&self, field: Field) -> bool {
        let spare = self.undecided().count().saturating_sub(self.hand.len());
        let bid_is_safe = field == Field::Bid || !self.is_bid_open() || spare > 1 || !self.payable().is_empty();
        spare > 0 && bid_is_safe
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
            _ if self.fitting(field).has(card) => Ok(()),
            Card::Chests(bid) if field == Field::Bid => Err(Refusal::BidTooHigh { bid, chests: self.chests }),
            _ => Err(Refusal::NeededForBid { card }),
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
                match planning.may_leave(field) {
                    true => Ok(()),
                    false if planning.lacks_cards() => Err(Refusal::NoCardForBid),
                    false => Err(Refusal::CardsLeft),
                }
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
            }
            Action::TakeBack { field } => {
                plan[field.index()] = Slot::Undecided;
                tell.tell(Event::FieldTakenBack { colour, field });
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
