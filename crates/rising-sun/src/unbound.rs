//! Kami Unbound: the kami walk the map. Pages are those of the expansion's German rulebook.
//!
//! The player with the most force at a shrine controls its kami, and that can change at any time; so control
//! is computed, not stored. The powers are beside the rules that they bend: Susanoo in
//! `marshal.rs`, Raijin and Ryujin in `force.rs`, Fujin in `harvest.rs` and `war.rs`, Tsukuyomi in
//! `war.rs`, Hachiman in `battle.rs`, Amaterasu here and where figures are killed.

use engine::Seat;

use crate::figure::Figure;
use crate::kami::{Kami, SHRINES};
use crate::province::Province;
use crate::state::{Open, Spot, State};

impl Open {
    /// The player who controls the kami of a shrine: its top worshipper, or the one who had the card last.
    pub(crate) fn controller(&self, shrine: u8) -> Option<Seat> {
        self.top_worshipper(shrine).or(self.walks[shrine as usize].holder)
    }

    /// Whether the power of a kami holds in a province.
    #[inline]
    pub(crate) fn is_under(&self, kami: Kami, province: Province) -> bool {
        self.unbound
            && self.shrine_of(kami).is_some_and(|shrine| self.walks[shrine as usize].province == Some(province))
    }

    /// The shrines whose kami a player controls, and where those kami are.
    pub(crate) fn kami_of(&self, seat: Seat) -> impl Iterator<Item = (u8, Province)> {
        let shrines = if self.unbound { SHRINES as u8 } else { 0 };
        (0..shrines).filter_map(move |shrine| {
            let province = self.walks[shrine as usize].province?;
            (self.controller(shrine) == Some(seat)).then_some((shrine, province))
        })
    }

    /// The shrine of a kami's figure, if that is in play.
    pub(crate) fn shrine_of_figure(&self, figure: Figure) -> Option<u8> {
        figure.kami().and_then(|kami| self.shrine_of(kami))
    }

    /// Whether a player controls a kami at a spot.
    pub(crate) fn controls_at(&self, seat: Seat, figure: Figure, spot: Spot) -> bool {
        let (Some(shrine), Spot::Map(province)) = (self.shrine_of_figure(figure), spot) else { return false };
        self.kami_at(seat, province).any(|controlled| controlled == shrine)
    }

    /// The shrines whose kami a player controls in a province. Where a kami is gets checked
    /// first: that is cheaper than who controls it.
    #[inline]
    pub(crate) fn kami_at(&self, seat: Seat, province: Province) -> impl Iterator<Item = u8> {
        let shrines = if self.unbound { SHRINES as u8 } else { 0 };
        (0..shrines).filter(move |&shrine| {
            self.walks[shrine as usize].province == Some(province) && self.controller(shrine) == Some(seat)
        })
    }

    /// The force of the kami that a player controls in a province.
    pub(crate) fn kami_force(&self, seat: Seat, province: Province) -> u16 {
        self.kami_at(seat, province)
            .map(|shrine| self.figure_force(seat, self.kami[shrine as usize].figure(), province))
            .sum()
    }

    /// Whether no other player can kill the figures of this one in a province: the most honorable clan with
    /// force where Amaterasu is.
    pub(crate) fn is_protected(&self, seat: Seat, province: Province) -> bool {
        self.is_under(Kami::Amaterasu, province)
            && self.with_force(province).iter().min_by_key(|seat| self.honor[seat.index()]) == Some(seat)
    }
}

impl State {
    /// Gives the card of each kami on the map to the player who controls it now.
    #[inline]
    pub(crate) fn hand_over_kami(&mut self) {
        if self.unbound {
            for shrine in 0..SHRINES as u8 {
                if self.walks[shrine as usize].holder.is_some() {
                    self.walks[shrine as usize].holder = self.controller(shrine);
                }
            }
        }
    }
}
