//! A round in spring, summer or autumn (p.6-9): laying out the cards, and the ten actions in turn.

use engine::Seat;

use crate::card::Card;
use crate::event::Event;
use crate::event_card::{EventCard, YEAR_EVENTS};
use crate::field::{ACTIONS, FIELDS, Field};
use crate::province::Provinces;
use crate::season::Season;
use crate::special::{SPECIALS, Special};
use crate::state::{BLANK, EventSink, Open, SEATS, Slot, State, VisibleCard};
use crate::step::Step;

/// Number of action cards that are open at the start of a round (p.6).
pub(crate) const OPEN_ACTIONS: usize = 5;

impl Open {
    /// The remaining events of the year, with their indices.
    pub(crate) fn events_left(&self) -> impl Iterator<Item = (usize, EventCard)> {
        let first = usize::from(self.year - 1) * YEAR_EVENTS;
        let left = move |&(index, _): &(usize, EventCard)| self.spent >> index & 1 == 0;
        (first..first + YEAR_EVENTS).filter_map(|index| Some((index, self.events[index]?))).filter(left)
    }
}

impl State {
    /// Lays out action cards and special cards, and starts planning.
    pub(crate) fn start_round(&mut self, events: &mut impl EventSink) {
        let mut actions = Field::ACTIONS;
        let mut specials = Special::ALL;
        self.hidden.chance.draw(|rng| {
            rng.shuffle(&mut actions);
            rng.shuffle(&mut specials);
        });
        self.hidden.actions = actions;
        self.hidden.plans = [BLANK; SEATS];
        let mut open = [actions[0]; OPEN_ACTIONS];
        open.copy_from_slice(&actions[..OPEN_ACTIONS]);
        self.open.actions = [None; ACTIONS];
        for (place, &action) in open.iter().enumerate() {
            self.open.actions[place] = Some(action);
        }
        self.open.specials = specials.map(Some);
        self.open.places = [None; SPECIALS];
        self.open.bidders = [Seat(0); SEATS];
        self.open.done = 0;
        self.open.turn = 0;
        events.emit(Event::RoundBegan { year: self.year, season: self.season, actions: open });
        events.emit(Event::SpecialsLaidOut { specials });
        self.open.step = Step::Plan { ready: engine::Seats::NONE };
    }

    /// Continues the actions with the next player, the next action or the end of the round.
    pub(crate) fn run_act(&mut self, events: &mut impl EventSink) {
        let action = self.hidden.actions[usize::from(self.done)];
        if self.turn == 0 {
            events.emit(Event::ActionBegan { number: self.done + 1, action });
        }
        if let Some(seat) = self.seat_in_order(self.turn) {
            self.open.turn += 1;
            return self.perform_planned(seat, action, events);
        }
        self.open.turn = 0;
        self.open.done += 1;
        let next = usize::from(self.done) + OPEN_ACTIONS - 1;
        if next < ACTIONS {
            let action = self.hidden.actions[next];
            self.open.actions[next] = Some(action);
            events.emit(Event::ActionTurned { number: next as u8 + 1, action });
        }
        if usize::from(self.done) == ACTIONS {
            self.end_round(events);
        }
    }

    /// Reveals the card of a player for the action and carries the action out.
    fn perform_planned(&mut self, seat: Seat, action: Field, events: &mut impl EventSink) {
        let planned = self.hidden.plans[seat.index()][action.index()];
        let card = match planned {
            Slot::Card(card) => Some(card),
            _ => None,
        };
        if let Some(card) = card {
            self.open.fields[seat.index()][action.index()] = VisibleCard::FaceUp(card);
        }
        events.emit(Event::PlanShown { colour: self.colour(seat), action, card });
        let Some(Card::Province(province)) = card else { return };
        let done = match action {
            Field::Castle | Field::Temple | Field::Theater => self.build(seat, action, province, events),
            Field::Rice => self.collect_rice(seat, province, events),
            Field::Tax => self.collect_taxes(seat, province, events),
            Field::FiveArmies | Field::ThreeArmies | Field::OneArmy => self.deploy(seat, action, province, events),
            Field::BattleA | Field::BattleB | Field::Bid => self.start_march(seat, action, province),
        };
        if let Err(why) = done {
            events.emit(Event::ActionLapsed { colour: self.colour(seat), action, province, why });
        }
    }

    /// Clears the player boards. After autumn the turn order stays for the winter.
    fn end_round(&mut self, events: &mut impl EventSink) {
        events.emit(Event::RoundEnded { year: self.year, season: self.season });
        self.open.fields = [[VisibleCard::None; FIELDS]; SEATS];
        self.hidden.plans = [BLANK; SEATS];
        self.open.fresh = Provinces::NONE;
        self.open.event = None;
        for seat in self.all().iter() {
            self.player_mut(seat).special = None;
        }
        self.open.season = self.season.next();
        if self.season == Season::Winter {
            self.start_winter(events);
        } else {
            self.start_round(events);
        }
    }
}
