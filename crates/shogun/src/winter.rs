//! Winter (p.10): rice, revolts and points.

use engine::{Seat, Seats};

use crate::building::{BUILDINGS, Building};
use crate::event::Event;
use crate::province::{PROVINCES, Province, REGIONS, Region};
use crate::revolt::revolts;
use crate::season::{Season, YEARS};
use crate::state::{EventSink, Open, SEATS, State};
use crate::step::Step;

/// The players with the most buildings of a kind in a region, and the points for each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Majority {
    /// The player with the majority; several if tied, none without such a building.
    pub seats: Seats,
    /// Points for each of them: one less if tied.
    pub points: u16,
}

impl Open {
    /// Number of buildings of a player.
    pub fn buildings_of(&self, seat: Seat) -> u16 {
        self.lands(seat).iter().map(|province| u16::from(self.buildings(province).len())).sum()
    }

    /// The present majorities, by region and kind of building.
    pub fn majorities(&self) -> [[Majority; BUILDINGS]; REGIONS] {
        let mut counts = [[[0u8; SEATS]; BUILDINGS]; REGIONS];
        for seat in self.all().iter() {
            for province in self.lands(seat).iter() {
                let region = &mut counts[province.region(self.board) as usize];
                for building in self.buildings(province).iter() {
                    region[building as usize][seat.index()] += 1;
                }
            }
        }
        let mut majorities = [[Majority::default(); BUILDINGS]; REGIONS];
        for (region, row) in counts.iter().enumerate() {
            for (building, counts) in Building::ALL.into_iter().zip(row) {
                let most = counts.iter().copied().max().unwrap_or(0);
                if most > 0 {
                    let leads = |seat: &Seat| counts[seat.index()] == most;
                    let seats = self.all().iter().filter(leads).fold(Seats::NONE, Seats::with);
                    let points = building.majority() - u16::from(seats.len() > 1);
                    majorities[region][building as usize] = Majority { seats, points };
                }
            }
        }
        majorities
    }

    /// The present ranks of all seats: by points, then by chests.
    pub(crate) fn ranks(&self) -> [u8; SEATS] {
        let score = |seat: Seat| (self.player(seat).points, self.player(seat).chests);
        let mut ranks = [0; SEATS];
        for seat in self.all().iter() {
            let better = self.all().iter().filter(|&other| score(other) > score(seat)).count();
            ranks[seat.index()] = better as u8 + 1;
        }
        ranks
    }
}

impl State {
    /// Starts the winter: all players lose rice.
    pub(crate) fn start_winter(&mut self, events: &mut impl EventSink) {
        self.open.turn = 0;
        let left = self.events_left().next();
        if let Some((_, event)) = left {
            let loss = event.rice_loss();
            events.emit(Event::WinterCame { year: self.year, event, loss });
            for turn in 0..self.seats {
                let Some(seat) = self.seat_in_order(turn) else { continue };
                let player = self.player_mut(seat);
                let left = player.rice.saturating_sub(loss.into());
                let lost = player.rice - left;
                player.rice = left;
                events.emit(Event::RiceLost { colour: self.colour(seat), lost, left });
            }
        }
        self.open.step = Step::Winter;
    }

    /// Continues with the next player of the turn order, or with the scoring.
    pub(crate) fn run_winter(&mut self, events: &mut impl EventSink) {
        let Some(seat) = self.seat_in_order(self.turn) else { return self.end_winter(events) };
        if !self.revolts.is_empty() {
            return self.start_revolt(seat, events);
        }
        let lands = self.player(seat).lands;
        let unsupplied = lands.len().saturating_sub(self.player(seat).rice.into());
        let (count, peasants) = revolts(unsupplied);
        if count == 0 {
            self.open.turn += 1;
            return;
        }
        let colour = self.colour(seat);
        events.emit(Event::Unsupplied { colour, provinces: unsupplied as u8, revolts: count, peasants });
        let mut cards = [Province::Aki; PROVINCES];
        for (card, province) in cards.iter_mut().zip(lands.iter()) {
            *card = province;
        }
        self.hidden.chance.shuffle(&mut cards[..lands.len()]);
        for &province in &cards[..lands.len().min(count.into())] {
            self.open.revolts = self.revolts.with(province);
            events.emit(Event::RevoltDrawn { colour, province });
        }
        self.open.revolt_peasants = peasants;
        self.start_revolt(seat, events);
    }

    /// Scores the year, then starts the next or ends the game.
    fn end_winter(&mut self, events: &mut impl EventSink) {
        self.score(events);
        events.emit(Event::YearEnded { year: self.year });
        self.open.turn = 0;
        if self.year == YEARS {
            self.open.step = Step::Over;
            let ranks = self.ranks();
            for seat in self.all().iter().filter(|seat| ranks[seat.index()] == 1) {
                events.emit(Event::Won { colour: self.colour(seat), points: self.player(seat).points });
            }
            return;
        }
        self.open.unrest = [0; PROVINCES];
        for seat in self.all().iter() {
            self.player_mut(seat).rice = 0;
        }
        self.open.year += 1;
        self.open.season = Season::Spring;
        self.start_year(events);
    }

    /// Scores provinces, buildings and majorities.
    fn score(&mut self, events: &mut impl EventSink) {
        for seat in self.all().iter() {
            let (provinces, buildings) = (self.player(seat).lands.len() as u16, self.buildings_of(seat));
            self.player_mut(seat).points += provinces + buildings;
            events.emit(Event::Scored { colour: self.colour(seat), provinces, buildings });
        }
        let majorities = self.majorities();
        for region in Region::ALL {
            for building in Building::ALL {
                let Majority { seats, points } = majorities[region as usize][building as usize];
                for seat in seats.iter() {
                    self.player_mut(seat).points += points;
                    let tied = seats.len() > 1;
                    events.emit(Event::MajorityScored { colour: self.colour(seat), region, building, points, tied });
                }
            }
        }
    }
}
