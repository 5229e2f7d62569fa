//! Harvest (p.17): a coin for all, rewards for the chooser and their ally.

use engine::Seat;

use crate::card::Card;
use crate::event::{Reason, Source};
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::{Province, Reward};
use crate::seasonal::Order;
use crate::state::{EventSink, Open, SEATS, Spot, State};

impl Open {
    /// What a province yields in a Harvest: twice as much where Fujin is.
    fn harvest_reward(&self, province: Province) -> Reward {
        let Reward { vp, coins, ronin } = province.row().reward;
        let times = if self.is_under(Kami::Fujin, province) { 2 } else { 1 };
        Reward { vp: times * vp, coins: times * coins, ronin: times * ronin }
    }

    /// Whether a player gets the rewards of a Harvest: the chooser and their ally.
    fn gets_rewards(&self, seat: Seat, chooser: Seat) -> bool {
        seat == chooser || self.player(chooser).ally == Some(seat)
    }
}

impl State {
    /// The whole mandate but its end, without a decision. What one player gets is one gain, and wealth is
    /// compared as it was before the mandate.
    pub(crate) fn harvest(&mut self, chooser: Seat, events: &mut impl EventSink) {
        let before = self.wealth();
        let owners = Province::ALL.map(|province| self.strongest(province));
        let mut seat = chooser;
        for _ in 0..self.seats {
            seat = self.left_of(seat);
            let mut gain = Reward { coins: 1, ..Reward::default() };
            if self.gets_rewards(seat, chooser) {
                for (province, owner) in Province::ALL.into_iter().zip(owners) {
                    if owner == Some(seat) {
                        let reward = self.harvest_reward(province);
                        gain.vp += reward.vp;
                        gain.coins += reward.coins;
                        gain.ronin += reward.ronin;
                    }
                }
            }
            self.gain_reward(seat, gain, Reason::Harvest.into(), &before, events);
        }
    }

    /// Takes a reward as one gain; `before` is the wealth that merchants compare.
    fn gain_reward(
        &mut self,
        seat: Seat,
        gain: Reward,
        source: Source,
        before: &[u16; SEATS],
        events: &mut impl EventSink,
    ) {
        self.take_coins(seat, gain.coins, source, events);
        self.gain_ronin(seat, gain.ronin, source, events);
        self.gain_vp(seat, gain.vp, source, events);
        if gain.coins > 0 {
            self.merchants(seat, before, events);
        }
    }

    /// Path of Sengoku: at the end of a Harvest the reward of the daimyo's province, unless it was
    /// received already.
    pub(crate) fn sengoku(&mut self, chooser: Seat, events: &mut impl EventSink) {
        for seat in self.by_honor().collect::<Order>().iter() {
            if self.copies(seat, Card::PathOfSengoku) == 0 {
                continue;
            }
            for province in Province::ALL {
                let leads = [Figure::Daimyo, Figure::Yurei]
                    .into_iter()
                    .any(|figure| self.has(seat, figure, Spot::Map(province)));
                let received = self.gets_rewards(seat, chooser) && self.strongest(province) == Some(seat);
                if leads && !received {
                    let reward = self.harvest_reward(province);
                    self.gain_reward(seat, reward, Card::PathOfSengoku.into(), &self.wealth(), events);
                }
            }
        }
    }
}
