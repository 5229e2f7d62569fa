//! Force, and the strongest player in a province or at a shrine.

use engine::{Seat, Seats};

use crate::card::Card;
use crate::clan::Clan;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::Province;
use crate::state::{Open, Phase, Spot};

impl Open {
    /// Whether a player has anything in a province that may have force: figures, or Turtle strongholds.
    #[inline]
    pub(crate) fn is_present(&self, seat: Seat, province: Province) -> bool {
        let (player, index) = (self.player(seat), province.index());
        player.bushi[index] > 0
            || player.shinto[index] > 0
            || player.daimyo == Spot::Map(province)
            || player.clan == Clan::Turtle && player.strongholds[index] > 0
            || self.monsters_of(seat).any(|(_, spot)| spot == Spot::Map(province))
            || self.kami_at(seat, province).next().is_some()
    }

    /// All players present in a province.
    #[inline]
    pub(crate) fn present(&self, province: Province) -> Seats {
        self.all().iter().filter(|&seat| self.is_present(seat, province)).fold(Seats::NONE, Seats::with)
    }

    /// The other clans of a province. In a battle, all participants count to the end.
    fn rivals(&self, seat: Seat, province: Province) -> Seats {
        let fighters = if self.battle.province == Some(province) { self.battle.participants } else { Seats::NONE };
        Seats(self.present(province).0 | fighters.0).without(seat)
    }

    /// Whether a player has the lowest honor among the clans of a province, with at least
    /// one other clan there.
    fn has_lowest_honor(&self, seat: Seat, province: Province) -> bool {
        let others = self.rivals(seat, province);
        !others.is_empty() && others.iter().all(|other| self.is_more_honorable(other, seat))
    }

    /// Whether a player has the highest honor among the clans of a province.
    fn has_highest_honor(&self, seat: Seat, province: Province) -> bool {
        self.rivals(seat, province).iter().all(|other| self.is_more_honorable(seat, other))
    }

    /// The force of one figure of a player in a province, without the effect of Raijin.
    pub(crate) fn figure_force(&self, seat: Seat, figure: Figure, province: Province) -> u16 {
        let daimyo_bonus = || {
            u16::from(self.copies(seat, Card::PathOfTheLion)) + 3 * u16::from(self.copies(seat, Card::PathOfTheDragon))
        };
        let with_lowest_honor =
            |force, otherwise| if self.has_lowest_honor(seat, province) { force } else { otherwise };
        match figure {
            Figure::Bushi if self.phase == Phase::War && self.copies(seat, Card::WayOfTheKatana) > 0 => 2,
            Figure::Shinto | Figure::Komainu
                if self.copies(seat, Card::PathOfTheFavored) > 0 && self.has_highest_honor(seat, province) =>
            {
                3
            }
            Figure::Bushi | Figure::Shinto | Figure::Komainu => 1,
            Figure::Daimyo => 1 + daimyo_bonus(),
            Figure::Yurei => 2 + daimyo_bonus(),
            Figure::OniOfSkulls => with_lowest_honor(3, 1),
            Figure::OniOfBlood => with_lowest_honor(4, 2),
            Figure::RiverDragon => 5,
            Figure::OniOfSouls | Figure::OniOfHate | Figure::OniOfSpite => 1,
            Figure::Ryujin => self.player(seat).cards.types(),
            Figure::Amaterasu
            | Figure::Fujin
            | Figure::Hachiman
            | Figure::Raijin
            | Figure::Susanoo
            | Figure::Tsukuyomi => 1,
        }
    }

    /// The force of a player in a province: figures, and the Turtle's strongholds. Under Raijin's
    /// drums only bushi and kami count; strongholds are not figures.
    pub(crate) fn force(&self, seat: Seat, province: Province) -> u16 {
        let (player, index) = (self.player(seat), province.index());
        let mut force = self.kami_force(seat, province);
        if player.bushi[index] > 0 {
            force += u16::from(player.bushi[index]) * self.figure_force(seat, Figure::Bushi, province);
        }
        if player.clan == Clan::Turtle {
            force += u16::from(player.strongholds[index]);
        }
        if self.is_under(Kami::Raijin, province) {
            return force;
        }
        if player.shinto[index] > 0 {
            force += u16::from(player.shinto[index]) * self.figure_force(seat, Figure::Shinto, province);
        }
        if player.daimyo == Spot::Map(province) {
            force += self.figure_force(seat, Figure::Daimyo, province);
        }
        for (figure, spot) in self.monsters_of(seat) {
            if spot == Spot::Map(province) {
                force += self.figure_force(seat, figure, province);
            }
        }
        force
    }

    /// All players with force in a province.
    pub(crate) fn with_force(&self, province: Province) -> Seats {
        self.all().iter().filter(|&seat| self.force(seat, province) > 0).fold(Seats::NONE, Seats::with)
    }

    /// The player with the most force in a province; honor breaks ties. `None` if there is no force.
    pub(crate) fn strongest(&self, province: Province) -> Option<Seat> {
        self.best(|seat| self.force(seat, province))
    }

    /// The force of a player at a shrine.
    #[inline]
    pub(crate) fn shrine_force(&self, seat: Seat, shrine: u8) -> u16 {
        let komainu = self.has(seat, Figure::Komainu, Spot::Shrine(shrine));
        u16::from(self.player(seat).shinto_shrine[shrine as usize]) + u16::from(komainu)
    }

    /// The player with the most force at a shrine; honor breaks ties.
    pub(crate) fn top_worshipper(&self, shrine: u8) -> Option<Seat> {
        self.best(|seat| self.shrine_force(seat, shrine))
    }

    /// The seat with the greatest value above 0; honor breaks ties (p.7).
    pub(crate) fn best(&self, value: impl Fn(Seat) -> u16) -> Option<Seat> {
        self.best_of(self.all(), &value).filter(|&seat| value(seat) > 0)
    }

    /// The seat among `seats` with the greatest value, even 0; honor breaks ties.
    pub(crate) fn best_of(&self, seats: Seats, value: impl Fn(Seat) -> u16) -> Option<Seat> {
        seats.iter().max_by_key(|&seat| (value(seat), std::cmp::Reverse(self.honor[seat.index()])))
    }
}
