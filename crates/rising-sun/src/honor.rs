//! The honor track: a strict order of the clans that settles all disputes (p.7-8).

use engine::Seat;

use crate::event::Event;
use crate::state::{EventSink, Open, State};

impl Open {
    /// Whether `seat` has higher honor than `other`.
    #[inline]
    pub(crate) fn is_more_honorable(&self, seat: Seat, other: Seat) -> bool {
        self.honor[seat.index()] < self.honor[other.index()]
    }

    /// The seat at a place of the track, from 0 at the top.
    #[inline]
    pub(crate) fn at_honor(&self, place: u8) -> Seat {
        self.all().iter().find(|seat| self.honor[seat.index()] == place).unwrap_or(Seat(0))
    }

    /// All seats from the top of the track down.
    pub(crate) fn by_honor(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(|place| self.at_honor(place))
    }
}

impl State {
    /// Moves a clan one place up; at the top this has no effect.
    pub(crate) fn gain_honor(&mut self, seat: Seat, events: &mut impl EventSink) {
        let place = self.honor[seat.index()];
        if place > 0 {
            self.swap_honor(seat, place - 1);
            events.emit(Event::HonorGained { clan: self.clan(seat) });
        }
    }

    /// Moves a clan one place down; at the bottom this has no effect.
    pub(crate) fn lose_honor(&mut self, seat: Seat, events: &mut impl EventSink) {
        let place = self.honor[seat.index()];
        if place + 1 < self.seats {
            self.swap_honor(seat, place + 1);
            events.emit(Event::HonorLost { clan: self.clan(seat) });
        }
    }

    /// Moves a clan straight to the top, shifting those above down (Amaterasu, p.19).
    pub(crate) fn rise_to_top(&mut self, seat: Seat, events: &mut impl EventSink) {
        let place = self.honor[seat.index()];
        for other in self.all().iter() {
            if self.honor[other.index()] < place {
                self.honor[other.index()] += 1;
            }
        }
        self.honor[seat.index()] = 0;
        events.emit(Event::RoseToTop { clan: self.clan(seat) });
    }

    fn swap_honor(&mut self, seat: Seat, place: u8) {
        let other = self.at_honor(place);
        self.honor.swap(seat.index(), other.index());
    }
}
