//! The event and the turn order of a round (p.9).

use engine::{Seat, Seats};

use crate::action::Action;
use crate::card::Card;
use crate::decision::Decision;
use crate::event::Event;
use crate::field::Field;
use crate::refusal::Refusal;
use crate::special::SPECIALS;
use crate::state::{EventSink, Open, SEATS, Slot, State, VisibleCard};
use crate::step::Step;

/// The rank of a bid: chests, then a province card, then the empty chest card, then no card.
fn rank(bid: Option<Card>) -> u8 {
    match bid {
        None => 0,
        Some(Card::Chests(0)) => 1,
        Some(Card::Province(_)) => 2,
        Some(Card::Chests(chests)) => 2 + chests,
    }
}

impl State {
    /// Draws the event, reveals and pays the bids, and asks the first player to choose a place.
    pub(crate) fn hold_auction(&mut self, events: &mut impl EventSink) {
        let left = self.events_left().count() as u32;
        let mut bidders = self.bidders;
        for seat in self.all().iter() {
            bidders[seat.index()] = seat;
        }
        let players = &mut bidders[..self.open.seats.into()];
        let drawn = self.hidden.chance.draw(|rng| {
            // The order of equal bids is random.
            rng.shuffle(players);
            if left > 0 { rng.below(left) as usize } else { 0 }
        });
        let event = self.events_left().nth(drawn);
        if let Some((index, event)) = event {
            self.open.spent |= 1 << index;
            self.open.event = Some(event);
            events.emit(Event::EventDrawn { event });
        }
        let plans = self.hidden.plans;
        let bid = |seat: Seat| match plans[seat.index()][Field::Bid.index()] {
            Slot::Card(card) => Some(card),
            _ => None,
        };
        players.sort_by_key(|&seat| std::cmp::Reverse(rank(bid(seat))));
        let bids = bidders.map(bid);
        self.open.bidders = bidders;
        for (&seat, &card) in bidders.iter().zip(&bids).take(self.seat_count()) {
            if let Some(card) = card {
                self.open.fields[seat.index()][Field::Bid.index()] = VisibleCard::FaceUp(card);
            }
            if let Some(Card::Chests(chests)) = card {
                self.player_mut(seat).chests -= u16::from(chests);
            }
            let equal = bids[..self.seat_count()].iter().filter(|other| rank(**other) == rank(card)).count();
            events.emit(Event::BidShown { colour: self.colour(seat), card, tied: equal > 1 });
        }
        self.open.step = Step::ChoosePlace { seat: bidders[0] };
    }

    /// Gives a place with its special card to a player.
    fn take_place(&mut self, seat: Seat, place: usize, events: &mut impl EventSink) {
        self.open.places[place] = Some(seat);
        if let Some(special) = self.open.specials[place].take() {
            self.player_mut(seat).special = Some(special);
            events.emit(Event::PlaceTaken { colour: self.colour(seat), place: place as u8 + 1, special });
        }
        let taken = self.places.iter().flatten().count();
        let next = self.bidders[..self.seat_count()].get(taken).copied();
        let mut free = (0..SPECIALS).filter(|&place| self.places[place].is_none());
        match (next, free.next(), free.next()) {
            // The last of five players has no choice.
            (Some(next), Some(only), None) => self.take_place(next, only, events),
            (Some(seat), _, _) => self.open.step = Step::ChoosePlace { seat },
            (None, _, _) => {
                // Special cards that were not taken are out of the round.
                self.open.specials = [None; SPECIALS];
                self.open.bidders = [Seat(0); SEATS];
                self.open.step = Step::Act;
            }
        }
    }
}

/// Decision: which place in the turn order to take.
#[derive(Clone, Copy)]
pub(crate) struct ChoosePlace {
    pub(crate) seat: Seat,
}

impl Decision for ChoosePlace {
    #[inline]
    fn seats(self, _open: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn list_legal(self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        let free = (0..SPECIALS).filter(|&place| state.places[place].is_none());
        actions.extend(free.map(|place| Action::ChoosePlace { place: place as u8 + 1 }));
    }

    fn check(self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::ChoosePlace { place } = action else { return Err(Refusal::NotNow) };
        if !(1..=SPECIALS as u8).contains(&place) {
            return Err(Refusal::NoSuchPlace { place });
        }
        match state.places[usize::from(place) - 1] {
            None => Ok(()),
            Some(_) => Err(Refusal::PlaceTaken { place }),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let Action::ChoosePlace { place } = action else { return };
        state.take_place(seat, usize::from(place) - 1, events);
    }

    fn is_valid(self, state: &State) -> bool {
        let taken = state.places.iter().flatten().count();
        state.bidders[..state.seat_count()].get(taken) == Some(&self.seat)
    }
}
