//! How a player stands, in points: those they have and those they can hope for. The numbers are
//! judgement, tested only by how well the bot plays.

use engine::Seat;
use rising_sun::{Kami, Open, PROVINCES, Phase, Province, SEATS, Season};

use super::cards;
use crate::rivals::against_rivals;

/// The set bonus for different provinces won, and smoothed so that each step towards it counts.
const CERTAIN: [f64; 9] = [0.0, 0.0, 0.0, 10.0, 10.0, 20.0, 20.0, 30.0, 30.0];
const SET: [f64; 9] = [0.0, 3.0, 6.5, 10.0, 14.5, 20.0, 24.5, 30.0, 30.0];

/// How `me` stands against the others.
pub(in crate::rising_sun) fn weigh(open: &Open, me: Seat) -> f64 {
    let table = Table::of(open);
    against_rivals(me, table.seats().map(|seat| (seat, table.worth(seat))))
}

/// The table with the forces and chances counted once.
pub(in crate::rising_sun) struct Table<'a> {
    open: &'a Open,
    force: [[u16; SEATS]; PROVINCES],
    /// For the wars ahead.
    chances: [[f64; SEATS]; PROVINCES],
}

impl Table<'_> {
    pub(in crate::rising_sun) fn of(open: &Open) -> Table<'_> {
        let mut force = [[0; SEATS]; PROVINCES];
        for province in Province::ALL {
            for (seat, force) in (0..open.seat_count() as u8).zip(&mut force[province.index()]) {
                *force = open.force_in(Seat(seat), province);
            }
        }
        let mut table = Table { open, force, chances: [[0.0; SEATS]; PROVINCES] };
        for &province in open.wars_ahead() {
            table.chances[province.index()] = table.count_chances(province);
        }
        table
    }

    pub(in crate::rising_sun) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open.seat_count() as u8).map(Seat)
    }

    pub(in crate::rising_sun) fn force(&self, province: Province) -> &[u16] {
        &self.force[province.index()][..self.open.seat_count()]
    }

    /// What a player has and can hope for.
    pub(in crate::rising_sun) fn worth(&self, seat: Seat) -> f64 {
        self.parts(seat).iter().sum()
    }

    /// What a player has and can hope for: points, tokens, harvests, shrines, pieces, goods, cards
    /// and ally, honor.
    pub(in crate::rising_sun) fn parts(&self, seat: Seat) -> [f64; 8] {
        let points = f64::from(self.open.vp(seat));
        if self.open.phase() == Phase::Over {
            return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        [
            points,
            self.tokens(seat),
            self.harvest(seat),
            self.shrines(seat),
            self.pieces(seat),
            self.goods(seat),
            self.hand(seat),
            self.honor(seat),
        ]
    }

    fn season(&self) -> u8 {
        self.open.season() as u8
    }

    fn is_before_war(&self) -> bool {
        matches!(self.open.phase(), Phase::TeaCeremony | Phase::Political)
    }

    /// The mandate turns of the season that are still to come.
    fn turns(&self) -> f64 {
        if self.is_before_war() { self.open.turns_left() as f64 } else { 0.0 }
    }

    /// War province tokens won, the set bonus, and the wars ahead.
    fn tokens(&self, seat: Seat) -> f64 {
        let won: u32 = self.open.tokens(seat).iter().zip(1..).map(|(&tokens, value)| tokens * value).sum();
        let count = self.open.provinces_won(seat) as usize;
        let wars = self.open.wars_ahead();
        let ahead = wars.len() as f64 + 7.0 * f64::from(2u8.saturating_sub(self.season()));
        let set = CERTAIN[count] + (SET[count] - CERTAIN[count]) * (ahead / 7.0).min(1.0);
        let step = SET[(count + 1).min(8)] - SET[count];
        let value = f64::from(self.season() + 1);
        let hope = |&province: &Province| {
            let gain = value + if self.open.has_token(seat, province) { 0.0 } else { step };
            gain * self.chance(seat, province)
        };
        f64::from(won) + set + wars.iter().map(hope).sum::<f64>()
    }

    /// How likely a player is to win a war province.
    pub(in crate::rising_sun) fn chance(&self, seat: Seat, province: Province) -> f64 {
        self.chances[province.index()][seat.index()]
    }

    /// How likely each player is to win a war province.
    fn count_chances(&self, province: Province) -> [f64; SEATS] {
        let mut chances = [0.0; SEATS];
        let forces = self.force(province);
        let there = |seat: Seat| forces[seat.index()] > 0;
        let count = forces.iter().filter(|&&force| force > 0).count();
        if count == 0 {
            return chances;
        }
        let before = self.is_before_war();
        let allied = count == 2 && self.seats().any(|one| there(one) && self.open.ally(one).is_some_and(there));
        let steep = if allied {
            3.0
        } else if before {
            0.7
        } else {
            1.0
        };
        // Before the war others may still come.
        let mut all = if before { self.open.turns_left() as f64 * 0.35 } else { 0.0 };
        for seat in self.seats().filter(|&seat| there(seat)) {
            let help = if count == 1 || allied { 0.0 } else { self.reserves(seat) };
            let weight = (steep * (f64::from(forces[seat.index()]) + help + 0.1 * self.honor(seat))).exp();
            chances[seat.index()] = weight;
            all += weight;
        }
        chances.iter_mut().for_each(|chance| *chance /= all);
        chances
    }

    /// What coins and ronin add to a player's strength in a battle.
    fn reserves(&self, seat: Seat) -> f64 {
        f64::from(self.open.ronin(seat).min(6)) * 0.3 + f64::from(self.open.coins(seat).min(8)) * 0.12
    }

    /// The clan that is strongest by a measure, honor settling ties; none if all have nothing.
    fn strongest(&self, measure: impl Fn(Seat) -> u16) -> Option<Seat> {
        let best = self.seats().max_by_key(|&seat| (measure(seat), std::cmp::Reverse(self.open.honor(seat))))?;
        (measure(best) > 0).then_some(best)
    }

    /// What harvests will bring: the rewards where one is strongest.
    fn harvest(&self, seat: Seat) -> f64 {
        let later = f64::from(2u8.saturating_sub(self.season()));
        let often = 0.07 * self.turns() + 0.12 * later;
        let leads = Province::ALL.into_iter().filter(|&province| {
            self.force(province)[seat.index()] > 0
                && self.strongest(|one| self.force(province)[one.index()]) == Some(seat)
        });
        let rewards = leads.map(|province| {
            let reward = province.row().reward;
            f64::from(reward.vp) + 0.5 * f64::from(reward.coins) + 0.5 * f64::from(reward.ronin)
        });
        often * rewards.sum::<f64>()
    }

    /// Leads at shrines, for the kami turns to come.
    fn shrines(&self, seat: Seat) -> f64 {
        if !self.is_before_war() {
            return 0.0;
        }
        let turns = f64::from(3 - self.open.kami_turns().min(3));
        let mut worth = 0.0;
        for (shrine, kami) in self.open.kami().into_iter().enumerate() {
            let force = |seat: Seat| self.open.worshippers(seat, shrine);
            if force(seat) == 0 {
                continue;
            }
            let value = match kami {
                Kami::Amaterasu => 0.8,
                Kami::Fujin => 1.2,
                Kami::Hachiman => 1.0,
                Kami::Raijin => 1.4,
                Kami::Ryujin => 1.2,
                Kami::Susanoo => f64::from(self.open.strongholds(seat)),
                Kami::Tsukuyomi => 1.1,
            };
            worth += turns * value * if self.strongest(force) == Some(seat) { 0.9 } else { 0.2 };
        }
        worth
    }

    /// Strongholds and figures on the map, which last beyond the season.
    fn pieces(&self, seat: Seat) -> f64 {
        let (stronghold, figure) = match self.open.season() {
            Season::Spring => (2.4, 0.5),
            Season::Summer => (1.4, 0.4),
            Season::Autumn | Season::Winter => (0.4, 0.15),
        };
        stronghold * f64::from(self.open.strongholds(seat)) + figure * f64::from(self.open.figures(seat))
    }

    /// Coins, ronin, and the coins that hostages will bring.
    fn goods(&self, seat: Seat) -> f64 {
        let (coins, ronin) = (f64::from(self.open.coins(seat)), f64::from(self.open.ronin(seat)));
        let captives = f64::from(self.open.captives(seat));
        let hostages = if self.open.season() < Season::Autumn { 0.3 * captives } else { 0.0 };
        let fights = |province: &&Province| {
            let forces = self.force(**province);
            forces[seat.index()] > 0 && forces.iter().filter(|&&force| force > 0).count() > 1
        };
        let held = if self.is_before_war() {
            0.5 * coins.min(6.0) + 0.25 * (coins - 6.0).max(0.0) + 0.45 * ronin
        } else {
            let battles = self.open.wars_ahead().iter().filter(fights).count() as f64;
            let worth = 0.4 * coins.min(4.0 * battles) + 0.4 * ronin.min(4.0 * battles);
            worth + 0.01 * (coins + ronin)
        };
        held + hostages
    }

    /// Season cards, and an ally for the mandates to come.
    fn hand(&self, seat: Seat) -> f64 {
        let now = u8::from(self.open.phase() == Phase::War);
        let wars = f64::from(3u8.saturating_sub(self.season() + now));
        let owned = self.open.cards(seat);
        let cards = owned.kinds().map(|card| f64::from(owned.count(card)) * cards::card(card, self.open, seat, wars));
        let ally = if self.open.ally(seat).is_some() { 0.4 * self.turns() + 0.5 } else { 0.0 };
        cards.sum::<f64>() + ally
    }

    /// Honor settles every tie.
    fn honor(&self, seat: Seat) -> f64 {
        0.5 * (self.open.seat_count() - 1 - usize::from(self.open.honor(seat))) as f64
    }
}
