//! The turn of the seasons: setup (p.10-11), the tea ceremony (p.11-12), cleanup and Winter (p.25).

use engine::{Seat, Seats};

use crate::agenda::Agenda;
use crate::card::{Card, CardType, Cards};
use crate::event::{Event, Reason};
use crate::kami::SHRINES;
use crate::mandate::{DRAWN, Mandate};
use crate::province::{PROVINCES, Province, SET_BONUS};
use crate::season::Season;
use crate::state::{EventSink, Phase, Played, SEATS, Spot, State};
use crate::steps;

impl State {
    /// Seasonal setup, then the tea ceremony.
    pub(crate) fn begin_season(&mut self, events: &mut impl EventSink) {
        events.emit(Event::SeasonBegan { season: self.season });

        let pile = self.hidden.piles[self.season as usize];
        self.war = pile;
        self.war_count = self.seats + 2;
        self.war_done = 0;
        for number in 0..self.war_count {
            // The tokens beyond the last stay hidden in the pile.
            events.emit(Event::WarProvinceDrawn { number: number + 1, province: pile[number as usize] });
        }
        for place in self.war_count as usize..pile.len() {
            self.war[place] = pile[0];
        }

        self.market = Cards::for_sale(self.season, self.set);
        for seat in self.all().iter() {
            let income = self.clan(seat).row().income;
            self.take_coins(seat, income, Reason::Income.into(), events);
        }
        self.return_hostages(events);
        self.begin_tea(events);
    }

    /// Hostages go home; the captor gets 1 coin for each (p.11).
    pub(crate) fn return_hostages(&mut self, events: &mut impl EventSink) {
        for captor in self.by_honor().collect::<Order>().iter() {
            let mut coins = 0;
            for seat in self.others(captor).iter() {
                while let Some(figure) = self.any_at(seat, Spot::Hostage(captor)) {
                    self.put(seat, figure, Spot::Hostage(captor), Spot::Reserve);
                    let (clan, captor) = (self.clan(seat), self.clan(captor));
                    events.emit(Event::HostageReturned { clan, captor, figure });
                    coins += 1;
                }
            }
            self.gain_coins(captor, coins, Reason::HostageReturned.into(), events);
        }
    }

    fn begin_tea(&mut self, events: &mut impl EventSink) {
        for player in &mut self.players {
            player.ally = None;
        }
        self.phase = Phase::TeaCeremony;
        self.agenda = Agenda::of(steps::Tea { ready: Seats::NONE });
        events.emit(Event::TeaCeremonyBegan);
    }

    /// Seasonal cleanup; then the next season, or Winter.
    pub(crate) fn end_season(&mut self, events: &mut impl EventSink) {
        for seat in self.all().iter() {
            let player = self.player_mut(seat);
            player.coins = 0;
            player.ronin = 0;
            for shrine in 0..SHRINES as u8 {
                while let Some(figure) = self.any_at(seat, Spot::Shrine(shrine)) {
                    self.put(seat, figure, Spot::Shrine(shrine), Spot::Reserve);
                }
            }
        }
        self.walks = Default::default();
        self.turn = 0;
        self.kami_turns = 0;
        self.track = [Played::NOTHING; _];
        self.hidden.tiles = [Mandate::Recruit; _];
        self.hidden.deck = Mandate::TILES;
        self.hidden.known = [[None; DRAWN]; SEATS];
        let hidden = &mut self.hidden;
        hidden.chance.shuffle(&mut hidden.deck);
        events.emit(Event::SeasonEnded { season: self.season });

        self.season = self.season.next();
        if self.season == Season::Winter {
            self.winter(events);
        } else {
            self.begin_season(events);
        }
    }

    /// The end of the game: hostages, Winter Upgrades, tokens and the set bonus.
    fn winter(&mut self, events: &mut impl EventSink) {
        events.emit(Event::WinterBegan);
        self.market = Cards::EMPTY;
        // The last wars are cleared, so that equal games are equal values.
        self.war = [Province::Hokkaido; PROVINCES];
        self.war_count = 0;
        self.war_done = 0;
        self.return_hostages(events);
        for seat in self.by_honor().collect::<Order>().iter() {
            self.winter_upgrades(seat, events);
            let player = *self.player(seat);
            let tokens =
                Season::PLAYED.map(|season| season.token_worth() * player.tokens[season as usize].count_ones() as u16);
            self.score(seat, tokens.into_iter().sum(), Reason::WarProvinceTokens, events);
            self.score(seat, SET_BONUS[player.provinces_won().count_ones() as usize], Reason::WarProvinceSet, events);
        }
        self.phase = Phase::Over;
        self.agenda = Agenda::of(steps::Over);
        for seat in self.winners().iter() {
            events.emit(Event::GameWon { clan: self.clan(seat), vp: self.player(seat).vp });
        }
    }

    fn winter_upgrades(&mut self, seat: Seat, events: &mut impl EventSink) {
        let player = *self.player(seat);
        let monsters = self.monsters_of(seat).count() as u16;
        let oni = self.monsters_of(seat).filter(|(figure, _)| figure.is_oni()).count() as u16;
        let each = [
            (Card::FormOfTheKitsune, u16::from(player.strongholds_on_map())),
            (Card::FormOfThePhoenix, player.cards.different(CardType::Virtue)),
            (Card::FormOfTheBeast, monsters),
            (Card::FormOfTheDemon, oni),
            (Card::FormOfTheKindred, player.allied_seasons.count_ones() as u16),
        ];
        for (card, count) in each {
            self.score(seat, 3 * count * u16::from(self.copies(seat, card)), card, events);
        }
        let tanuki = 2 * player.cards.types() * u16::from(self.copies(seat, Card::FormOfTheTanuki));
        self.score(seat, tanuki, Card::FormOfTheTanuki, events);
    }

    /// For each seat the place at the end: points, then honor; allies with the same points share (p.25).
    pub(crate) fn ranks(&self) -> [u8; SEATS] {
        let mut ranks = [0; SEATS];
        for seat in self.all().iter() {
            let vp = self.player(seat).vp;
            let better = self.others(seat).iter().filter(|&other| {
                let theirs = self.player(other).vp;
                // Tied allies share the place: a player ahead of one of them is ahead of both.
                let honor = |seat: Seat| {
                    let ally = self.player(seat).ally.filter(|&ally| self.player(ally).vp == self.player(seat).vp);
                    let own = self.honor[seat.index()];
                    ally.map_or(own, |ally| own.min(self.honor[ally.index()]))
                };
                theirs > vp || theirs == vp && honor(other) < honor(seat)
            });
            ranks[seat.index()] = better.count() as u8 + 1;
        }
        ranks
    }

    /// The winners.
    pub(crate) fn winners(&self) -> Seats {
        let ranks = self.ranks();
        self.all().iter().filter(|seat| ranks[seat.index()] == 1).fold(Seats::NONE, Seats::with)
    }
}

/// Seats in an order, kept while the state changes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Order {
    seats: [u8; SEATS],
    len: usize,
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Order {
        let mut order = Order::default();
        for seat in seats {
            order.seats[order.len] = seat.0;
            order.len += 1;
        }
        order
    }
}

impl Order {
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().take(self.len).map(Seat)
    }
}
