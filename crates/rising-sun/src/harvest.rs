//! Harvest (p.17): a coin for all, rewards for the chooser and their ally.

use table::Seat;

use crate::event::Reason;
use crate::province::{Province, Reward};
use crate::state::{State, Tell};

impl State {
    /// The whole mandate: nobody has anything to decide. What one player gets is one gain, and
    /// wealth is compared as it was before the mandate.
    pub(crate) fn harvest(&mut self, chooser: Seat, tell: &mut impl Tell) {
        let before = self.wealth();
        let ally = self.player(chooser).ally;
        let owners = Province::ALL.map(|province| self.strongest(province));
        let mut seat = chooser;
        for _ in 0..self.seats {
            seat = self.left_of(seat);
            let mut gain = Reward { coins: 1, ..Reward::default() };
            if seat == chooser || ally == Some(seat) {
                for (province, owner) in Province::ALL.into_iter().zip(owners) {
                    if owner == Some(seat) {
                        let reward = province.row().reward;
                        gain.vp += reward.vp;
                        gain.coins += reward.coins;
                        gain.ronin += reward.ronin;
                    }
                }
            }
            self.take_coins(seat, gain.coins, Reason::Harvest.into(), tell);
            self.gain_ronin(seat, gain.ronin, Reason::Harvest.into(), tell);
            self.gain_vp(seat, gain.vp, Reason::Harvest, tell);
            self.merchants(seat, &before, tell);
        }
    }
}
