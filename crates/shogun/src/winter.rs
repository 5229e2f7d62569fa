//! Winter (p.10): rice, revolts and points.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::building::{BUILDINGS, Building};
use crate::event::Event;
use crate::province::{PROVINCES, Province, REGIONS, Region};
use crate::refusal::Refusal;
use crate::season::{Season, YEARS};
use crate::state::{Open, SEATS, State, Tell};
use crate::step::Step;

/// For so many provinces without rice, how many revolt and how many peasants join each revolt.
pub(crate) fn revolts(unsupplied: usize) -> (u8, u8) {
    match unsupplied {
        0 => (0, 0),
        1 => (1, 1),
        2 => (1, 2),
        3..=4 => (2, 2),
        5..=6 => (2, 3),
        _ => (3, 3),
    }
}

/// Who has the most buildings of a kind in a region, and the points for each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Majority {
    /// One player, or several who share it, or nobody where no such building stands.
    pub seats: Seats,
    /// The points for each of them: one less where it is shared.
    pub points: u16,
}

impl Open {
    /// The buildings of a player.
    pub fn buildings_of(&self, seat: Seat) -> u16 {
        self.lands(seat).iter().map(|province| u16::from(self.buildings(province).len())).sum()
    }

    /// The majorities as they stand now, by region and kind of building.
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

    /// The places of all seats as they stand: by points, then by chests.
    pub(crate) fn ranks(&self) -> [u8; SEATS] {
        let standing = |seat: Seat| (self.player(seat).points, self.player(seat).chests);
        let mut ranks = [0; SEATS];
        for seat in self.all().iter() {
            let better = self.all().iter().filter(|&other| standing(other) > standing(seat)).count();
            ranks[seat.index()] = better as u8 + 1;
        }
        ranks
    }
}

impl State {
    /// Winter takes rice from everybody.
    pub(crate) fn begin_winter(&mut self, tell: &mut impl Tell) {
        self.open.turn = 0;
        let left = self.events_left().next();
        if let Some((_, event)) = left {
            let loss = event.rice_loss();
            tell.tell(Event::WinterCame { year: self.year, event, loss });
            for turn in 0..self.seats {
                let Some(seat) = self.in_order(turn) else { continue };
                let player = self.player_mut(seat);
                let left = player.rice.saturating_sub(loss.into());
                let lost = player.rice - left;
                player.rice = left;
                tell.tell(Event::RiceLost { colour: self.colour(seat), lost, left });
            }
        }
        self.open.step = Step::Winter;
    }

    /// Goes on with the next player of the turn order, or with the scoring.
    pub(crate) fn run_winter(&mut self, tell: &mut impl Tell) {
        let Some(seat) = self.in_order(self.turn) else { return self.end_winter(tell) };
        if !self.revolts.is_empty() {
            return self.face_revolts(seat, tell);
        }
        let lands = self.player(seat).lands;
        let unsupplied = lands.len().saturating_sub(self.player(seat).rice.into());
        let (count, peasants) = revolts(unsupplied);
        if count == 0 {
            self.open.turn += 1;
            return;
        }
        let colour = self.colour(seat);
        tell.tell(Event::Unsupplied { colour, provinces: unsupplied as u8, revolts: count, peasants });
        let mut cards = [Province::Aki; PROVINCES];
        for (card, province) in cards.iter_mut().zip(lands.iter()) {
            *card = province;
        }
        self.hidden.chance.shuffle(&mut cards[..lands.len()]);
        for &province in &cards[..lands.len().min(count.into())] {
            self.open.revolts = self.revolts.with(province);
            tell.tell(Event::RevoltDrawn { colour, province });
        }
        self.open.revolt_peasants = peasants;
        self.face_revolts(seat, tell);
    }

    /// Fights the only revolt that is left, or lets the player say which comes next.
    fn face_revolts(&mut self, seat: Seat, tell: &mut impl Tell) {
        match (self.revolts.len(), self.revolts.iter().next()) {
            (1, Some(province)) => self.face(seat, province, tell),
            _ => self.open.step = Step::Revolt { seat },
        }
    }

    fn face(&mut self, seat: Seat, province: Province, tell: &mut impl Tell) {
        let peasants = self.unrest(province) + self.revolt_peasants;
        self.open.revolts = self.revolts.without(province);
        self.revolt(seat, province, peasants, tell);
        if self.revolts.is_empty() {
            self.open.revolt_peasants = 0;
            self.open.turn += 1;
        }
        self.open.step = Step::Winter;
    }

    pub(crate) fn legal_revolt(&self, actions: &mut Vec<Action>) {
        actions.extend(self.revolts.iter().map(|province| Action::Face { province }));
    }

    pub(crate) fn check_revolt(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Face { province } if self.revolts.has(province) => Ok(()),
            Action::Face { province } => Err(Refusal::NoRevolt { province }),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn perform_revolt(&mut self, seat: Seat, action: Action, tell: &mut impl Tell) {
        if let Action::Face { province } = action {
            self.face(seat, province, tell);
        }
    }

    /// Points, then the new year or the end.
    fn end_winter(&mut self, tell: &mut impl Tell) {
        self.score(tell);
        tell.tell(Event::YearEnded { year: self.year });
        self.open.turn = 0;
        if self.year == YEARS {
            self.open.step = Step::Over;
            let ranks = self.ranks();
            for seat in self.all().iter().filter(|seat| ranks[seat.index()] == 1) {
                tell.tell(Event::Won { colour: self.colour(seat), points: self.player(seat).points });
            }
            return;
        }
        self.open.unrest = [0; PROVINCES];
        for seat in self.all().iter() {
            self.player_mut(seat).rice = 0;
        }
        self.open.year += 1;
        self.open.season = Season::Spring;
        self.begin_year(tell);
    }

    /// Points for provinces, buildings and majorities.
    fn score(&mut self, tell: &mut impl Tell) {
        for seat in self.all().iter() {
            let (provinces, buildings) = (self.player(seat).lands.len() as u16, self.buildings_of(seat));
            self.player_mut(seat).points += provinces + buildings;
            tell.tell(Event::Scored { colour: self.colour(seat), provinces, buildings });
        }
        let majorities = self.majorities();
        for region in Region::ALL {
            for building in Building::ALL {
                let Majority { seats, points } = majorities[region as usize][building as usize];
                for seat in seats.iter() {
                    self.player_mut(seat).points += points;
                    let tied = seats.len() > 1;
                    tell.tell(Event::MajorityScored { colour: self.colour(seat), region, building, points, tied });
                }
            }
        }
    }
}
