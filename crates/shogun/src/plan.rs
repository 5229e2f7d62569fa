//! Planning (p.7-8): all players at the same time and in secret lay one card on each field.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::decision::Decision;
use crate::event::Event;
use crate::field::Field;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Plan, Slot, State, VisibleCard};
use crate::step::Step;

/// A plan in the making, with the cards in hand and the chests for the bid.
#[derive(Clone, Copy)]
pub(crate) struct Planning<'a> {
    plan: &'a Plan,
    hand: Cards,
    chests: u16,
}

impl Planning<'_> {
    /// The fields that are still undecided.
    fn undecided(&self) -> impl Iterator<Item = Field> {
        Field::ALL.into_iter().filter(|field| self.plan[field.index()] == Slot::Undecided)
    }

    /// The cards in hand that the player can afford as a bid.
    fn payable(&self) -> Cards {
        self.hand.and(Cards::payable(self.chests))
    }

    /// Whether there are fewer cards than fields, so that fields may be left empty (p.8).
    fn lacks_cards(&self) -> bool {
        self.hand.len() < self.undecided().count()
    }

    /// The cards that may be laid on a field: on the bid field those that the player can afford, on an action any
    /// but the last possible bid, because everyone who can bid must (p.8-9).
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

    /// Whether a field may be left empty. If the cards then suffice for the other fields, one of them must be a
    /// possible bid.
    fn may_leave(&self, field: Field) -> bool {
        let spare = self.undecided().count().saturating_sub(self.hand.len());
        let bid_is_safe = field == Field::Bid || !self.is_bid_open() || spare > 1 || !self.payable().is_empty();
        spare > 0 && bid_is_safe
    }

    /// Lists the actions for one field.
    fn list(&self, field: Field, actions: &mut Vec<Action>) {
        actions.extend(self.fitting(field).iter().map(|card| Action::Plan { field, card }));
        if self.may_leave(field) {
            actions.push(Action::LeaveEmpty { field });
        }
    }

    fn check_undecided(&self, field: Field) -> Result<(), Refusal> {
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

    /// Shows all players on which fields cards lie.
    fn lay_down_plans(&mut self) {
        for seat in self.all().iter() {
            for field in Field::ALL {
                let card = matches!(self.hidden.plans[seat.index()][field.index()], Slot::Card(_));
                self.open.fields[seat.index()][field.index()] =
                    if card { VisibleCard::FaceDown } else { VisibleCard::None };
            }
        }
    }
}

/// Decision of all players who are not ready: which card to lay on which field.
#[derive(Clone, Copy)]
pub(crate) struct MakePlan {
    pub(crate) ready: Seats,
}

impl Decision for MakePlan {
    #[inline]
    fn seats(self, open: &Open) -> Seats {
        Seats(open.all().0 & !self.ready.0)
    }

    /// Players who are ready may change their minds.
    #[inline]
    fn may_act(self, open: &Open) -> Seats {
        open.all()
    }

    /// Lists the actions for the first undecided field only, which keeps the list short for bots and
    /// simulations. The other fields are optional actions.
    fn list_legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let planning = state.planning(seat);
        match planning.undecided().next() {
            Some(field) => planning.list(field, actions),
            None => actions.push(Action::Commit),
        }
    }

    fn list_optional(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.ready.has(seat) {
            actions.push(Action::Reopen);
            return;
        }
        let planning = state.planning(seat);
        for field in planning.undecided().skip(1) {
            planning.list(field, actions);
        }
        let decided = Field::ALL.into_iter().filter(|field| planning.plan[field.index()] != Slot::Undecided);
        actions.extend(decided.map(|field| Action::TakeBack { field }));
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.ready.has(seat) {
            return if action == Action::Reopen { Ok(()) } else { Err(Refusal::NotYourDecision) };
        }
        let planning = state.planning(seat);
        match action {
            Action::Plan { field, card } => {
                planning.check_undecided(field)?;
                planning.check_card(field, card)
            }
            Action::LeaveEmpty { field } => {
                planning.check_undecided(field)?;
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

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let colour = state.colour(seat);
        let plan = &mut state.hidden.plans[seat.index()];
        match action {
            Action::Plan { field, card } => {
                plan[field.index()] = Slot::Card(card);
                events.emit(Event::CardPlanned { colour, field, card });
            }
            Action::LeaveEmpty { field } => {
                plan[field.index()] = Slot::Empty;
                events.emit(Event::FieldLeftEmpty { colour, field });
            }
            Action::TakeBack { field } => {
                plan[field.index()] = Slot::Undecided;
                events.emit(Event::FieldTakenBack { colour, field });
            }
            Action::Reopen => {
                state.open.step = Step::Plan { ready: self.ready.without(seat) };
                events.emit(Event::PlanReopened { colour });
            }
            _ => {
                let ready = self.ready.with(seat);
                state.open.step = Step::Plan { ready };
                events.emit(Event::PlanCommitted { colour });
                if ready == state.all() {
                    state.lay_down_plans();
                    state.hold_auction(events);
                }
            }
        }
    }

    fn is_valid(self, state: &State) -> bool {
        self.ready.0 & !state.all().0 == 0 && self.ready != state.all()
    }
}
