//! The war phase (p.20): its start, and the four cases of a war province.

use engine::Seat;

use crate::card::{Card, CardType};
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::Province;
use crate::state::{EventSink, Phase, Spot, State};
use crate::steps::{self, Keiri, MercyTarget};

impl State {
    /// Begins the war phase.
    pub(crate) fn begin_war(&mut self, events: &mut impl EventSink) {
        self.phase = Phase::War;
        self.agenda.replace(steps::War);
        self.agenda.push(steps::WarStart { place: 0 });
        events.emit(Event::WarPhaseBegan);
    }

    /// War Upgrades and the Koi's conversion of ronin, from the top of the honor track down.
    pub(crate) fn start_war_of(&mut self, place: u8, events: &mut impl EventSink) {
        if place == self.seats {
            self.agenda.pop();
            return;
        }
        self.agenda.replace(steps::WarStart { place: place + 1 });
        let seat = self.at_honor(place);
        self.war_upgrades(seat, events);
        let ronin = self.player(seat).ronin;
        if self.clan(seat) == Clan::Koi && ronin > 0 {
            let player = self.player_mut(seat);
            player.ronin = 0;
            player.coins += ronin;
            events.emit(Event::RoninTurnedToCoins { clan: Clan::Koi, ronin });
        }
        self.begin_keiri(seat);
    }

    /// Asks the owner of the Way of the Keiri for each province with a figure that counts as a daimyo.
    fn begin_keiri(&mut self, seat: Seat) {
        if self.copies(seat, Card::WayOfTheKeiri) == 0 {
            return;
        }
        for province in Province::ALL {
            let leads =
                [Figure::Daimyo, Figure::Yurei].into_iter().any(|figure| self.has(seat, figure, Spot::Map(province)));
            let step = Keiri::new(seat, province);
            if leads && step.has_targets(self) {
                self.agenda.push(step);
                self.ask_mercy(seat, MercyTarget::Keiri { province });
            }
        }
    }

    fn war_upgrades(&mut self, seat: Seat, events: &mut impl EventSink) {
        let copies = |state: &State, card| u16::from(state.copies(seat, card));
        let virtues = self.player(seat).cards.different(CardType::Virtue);
        let coins = [(Card::WayOfTheShogun, 3), (Card::WayOfBushido, 2 * virtues), (Card::WayOfTheMoneylender, 5)];
        for (card, each) in coins {
            self.gain_coins(seat, each * copies(self, card), card.into(), events);
        }
        let bushido = 2 * virtues * copies(self, Card::WayOfBushido);
        self.gain_vp(seat, bushido, Card::WayOfBushido, events);
        self.gain_ronin(seat, 2 * copies(self, Card::WayOfTheRonin), Card::WayOfTheRonin.into(), events);
        let righteous = copies(self, Card::WayOfTheRighteous);
        for other in self.others(seat).iter() {
            if self.is_more_honorable(seat, other) {
                self.take_coins_from(seat, other, righteous, Card::WayOfTheRighteous, events);
            }
        }
    }

    /// Resolves the next war province, or ends the season.
    pub(crate) fn next_war(&mut self, events: &mut impl EventSink) {
        if self.war_done == self.war_count {
            self.end_season(events);
            return;
        }
        let province = self.war[self.war_done as usize];
        if self.is_under(Kami::Tsukuyomi, province) {
            // All gain at the same time: wealth is compared as it was before.
            let before = self.wealth();
            for seat in self.with_force(province).iter() {
                self.take_coins(seat, 4, Kami::Tsukuyomi.into(), events);
                self.merchants(seat, &before, events);
            }
        }
        let fighters = self.with_force(province);
        let allied = fighters.len() == 2
            && fighters.iter().all(|seat| self.player(seat).ally.is_some_and(|ally| fighters.has(ally)));
        if fighters.is_empty() {
            self.war_done += 1;
            events.emit(Event::TokenDiscarded { province });
        } else if fighters.len() == 1 || allied {
            self.war_done += 1;
            if let Some(seat) = self.strongest(province) {
                let souls = self.has(seat, Figure::OniOfSouls, Spot::Map(province));
                let shinto = self.has_shinto(seat, province);
                self.win_token(seat, province, (souls, shinto), &mut false, events);
            }
        } else {
            self.begin_battle(province, fighters, events);
        }
    }

    /// A player takes a war province token. Courage, the Oni of Souls, Piety with a shinto in the fight and
    /// Fujin in the province add to it.
    pub(crate) fn win_token(
        &mut self,
        seat: Seat,
        province: Province,
        (with_souls, with_shinto): (bool, bool),
        counted: &mut bool,
        events: &mut impl EventSink,
    ) {
        let season = self.season;
        self.player_mut(seat).tokens[season as usize] |= 1 << province as u8;
        events.emit(Event::TokenWon { clan: self.clan(seat), province, season });
        let courage = 2 * u16::from(self.copies(seat, Card::Courage));
        self.gain_vp_together(seat, courage, Card::Courage, counted, events);
        if with_souls {
            let oni = self.monsters_of(seat).filter(|(figure, _)| figure.is_oni()).count() as u16;
            self.gain_vp_together(seat, 2 * oni, Card::OniOfSouls, counted, events);
        }
        if with_shinto {
            let piety = self.copies(seat, Card::Piety);
            for _ in 0..piety {
                self.gain_honor(seat, events);
            }
            self.gain_vp_together(seat, 3 * u16::from(piety), Card::Piety, counted, events);
        }
        if self.is_under(Kami::Fujin, province) {
            let reward = province.row().reward;
            self.gain_coins(seat, reward.coins, Kami::Fujin.into(), events);
            self.gain_ronin(seat, reward.ronin, Kami::Fujin.into(), events);
            self.gain_vp_together(seat, reward.vp, Kami::Fujin, counted, events);
        }
    }

    /// Whether a player has a shinto in a province.
    pub(crate) fn has_shinto(&self, seat: Seat, province: Province) -> bool {
        self.kinds_at(seat, Spot::Map(province)).any(Figure::is_shinto)
    }
}
