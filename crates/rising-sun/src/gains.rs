//! Gains and losses of coins, ronin and victory points, with the cards that react to them.

use engine::Seat;

use crate::card::Card;
use crate::event::{Event, Source};
use crate::state::{EventSink, SEATS, State};

impl State {
    /// A player takes coins from the common pile, and cards react.
    pub(crate) fn gain_coins(&mut self, seat: Seat, coins: u16, source: Source, events: &mut impl EventSink) {
        let before = self.wealth();
        self.take_coins(seat, coins, source, events);
        if coins > 0 {
            self.merchants(seat, &before, events);
        }
    }

    /// The coins of all players, to compare them as they were.
    pub(crate) fn wealth(&self) -> [u16; SEATS] {
        self.players.map(|player| player.coins)
    }

    /// A player takes coins from the common pile without a reaction.
    pub(crate) fn take_coins(&mut self, seat: Seat, coins: u16, source: Source, events: &mut impl EventSink) {
        if coins > 0 {
            self.player_mut(seat).coins += coins;
            events.emit(Event::CoinsGained { clan: self.clan(seat), coins, source });
        }
    }

    /// Way of the Merchant: each time a richer player gains coins from the common pile, the owner
    /// gains 1. Other merchants do not react to that gain.
    pub(crate) fn merchants(&mut self, gainer: Seat, before: &[u16; SEATS], events: &mut impl EventSink) {
        for seat in self.others(gainer).iter() {
            let copies = self.copies(seat, Card::WayOfTheMerchant);
            if copies > 0 && before[gainer.index()] > before[seat.index()] {
                self.take_coins(seat, copies.into(), Card::WayOfTheMerchant.into(), events);
            }
        }
    }

    /// A player takes ronin from the common pile.
    pub(crate) fn gain_ronin(&mut self, seat: Seat, ronin: u16, source: Source, events: &mut impl EventSink) {
        if ronin > 0 {
            self.player_mut(seat).ronin += ronin;
            events.emit(Event::RoninGained { clan: self.clan(seat), ronin, source });
        }
    }

    /// A player gains victory points; this is a gain of its own.
    pub(crate) fn gain_vp(&mut self, seat: Seat, vp: u16, source: impl Into<Source>, events: &mut impl EventSink) {
        self.gain_vp_together(seat, vp, source, &mut false, events);
    }

    /// A player gains victory points as part of a gain that may have more parts. Loyalty adds to a
    /// gain once; `counted` is whether it has.
    pub(crate) fn gain_vp_together(
        &mut self,
        seat: Seat,
        vp: u16,
        source: impl Into<Source>,
        counted: &mut bool,
        events: &mut impl EventSink,
    ) {
        if vp == 0 {
            return;
        }
        self.score(seat, vp, source, events);
        self.loyalty(seat, counted, events);
    }

    /// Loyalty: while the owner has an ally, each time they gain points they gain 1 more.
    fn loyalty(&mut self, seat: Seat, counted: &mut bool, events: &mut impl EventSink) {
        if !*counted && self.player(seat).ally.is_some() {
            *counted = true;
            self.score(seat, self.copies(seat, Card::Loyalty).into(), Card::Loyalty, events);
        }
    }

    /// Scores points without a reaction: those of Winter, and Loyalty's own.
    pub(crate) fn score(&mut self, seat: Seat, vp: u16, source: impl Into<Source>, events: &mut impl EventSink) {
        if vp > 0 {
            self.player_mut(seat).vp += vp;
            events.emit(Event::VpGained { clan: self.clan(seat), vp, source: source.into() });
        }
    }

    /// Points move from one player to another, as many as there are (p.22).
    pub(crate) fn steal_vp(
        &mut self,
        seat: Seat,
        from: Seat,
        vp: u16,
        source: impl Into<Source>,
        counted: &mut bool,
        events: &mut impl EventSink,
    ) {
        let vp = vp.min(self.player(from).vp);
        if vp > 0 {
            self.player_mut(from).vp -= vp;
            self.player_mut(seat).vp += vp;
            events.emit(Event::VpStolen { clan: self.clan(seat), from: self.clan(from), vp, source: source.into() });
            self.loyalty(seat, counted, events);
        }
    }

    /// A card takes coins from another player, as many as there are.
    pub(crate) fn take_coins_from(
        &mut self,
        seat: Seat,
        from: Seat,
        coins: u16,
        card: Card,
        events: &mut impl EventSink,
    ) {
        let coins = coins.min(self.player(from).coins);
        if coins > 0 {
            self.player_mut(from).coins -= coins;
            self.player_mut(seat).coins += coins;
            let (clan, from) = (self.clan(seat), self.clan(from));
            events.emit(Event::CoinsTaken { clan, from, coins, source: card.into() });
        }
    }
}
