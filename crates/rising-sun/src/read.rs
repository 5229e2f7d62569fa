//! Public parts of a state as numbers, for bots and other programs that need no documents.

use engine::{Chance, Seat, Seats};

use crate::advantage::Advantage;
use crate::card::Cards;
use crate::kami::{Kami, SHRINES};
use crate::mandate::TURNS;
use crate::province::Province;
use crate::season::{SEASONS, Season};
use crate::state::{Open, Phase, Spot, State};
use crate::steps::Step;

impl State {
    /// What all players may see, without the cost of a view.
    #[inline]
    pub fn public(&self) -> &Open {
        &self.open
    }

    /// The same state with another random generator: what was drawn stays, what will be drawn differs.
    pub fn with_luck(mut self, chance: &mut Chance) -> State {
        self.hidden.chance = chance.fork();
        self
    }
}

impl Open {
    /// The step on top of the agenda, which is the pending decision.
    #[inline]
    pub fn step(&self) -> Step {
        self.agenda.top()
    }

    /// The season.
    #[inline]
    pub fn season(&self) -> Season {
        self.season
    }

    /// The phase of the season.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A player's victory points.
    #[inline]
    pub fn vp(&self, seat: Seat) -> u16 {
        self.player(seat).vp
    }

    /// A player's coins.
    #[inline]
    pub fn coins(&self, seat: Seat) -> u16 {
        self.player(seat).coins
    }

    /// A player's ronin.
    #[inline]
    pub fn ronin(&self, seat: Seat) -> u16 {
        self.player(seat).ronin
    }

    /// A player's ally.
    #[inline]
    pub fn ally(&self, seat: Seat) -> Option<Seat> {
        self.player(seat).ally
    }

    /// In how many seasons a player has had an ally.
    pub fn allied_seasons(&self, seat: Seat) -> u32 {
        self.player(seat).allied_seasons.count_ones()
    }

    /// A player's season cards.
    #[inline]
    pub fn cards(&self, seat: Seat) -> &Cards {
        &self.player(seat).cards
    }

    /// A player's place on the honor track, 0 at the top.
    #[inline]
    pub fn honor(&self, seat: Seat) -> u8 {
        self.honor[seat.index()]
    }

    /// For each season, how many war province tokens a player has won.
    pub fn tokens(&self, seat: Seat) -> [u32; SEASONS] {
        self.player(seat).tokens.map(u8::count_ones)
    }

    /// Whether a player has won a token of a province, in any season.
    #[inline]
    pub fn has_token(&self, seat: Seat, province: Province) -> bool {
        self.player(seat).provinces_won() >> province as u8 & 1 == 1
    }

    /// How many different provinces a player has won tokens of.
    pub fn provinces_won(&self, seat: Seat) -> u32 {
        self.player(seat).provinces_won().count_ones()
    }

    /// A player's force in a province.
    #[inline]
    pub fn force_in(&self, seat: Seat, province: Province) -> u16 {
        self.force(seat, province)
    }

    /// A player's force at the shrine of this place, counted from the left.
    #[inline]
    pub fn worshippers(&self, seat: Seat, shrine: usize) -> u16 {
        self.shrine_force(seat, shrine as u8)
    }

    /// The kami of the shrines, from left to right.
    #[inline]
    pub fn kami(&self) -> [Kami; SHRINES] {
        self.kami
    }

    /// How many kami turns the season has had.
    #[inline]
    pub fn kami_turns(&self) -> u8 {
        self.kami_turns
    }

    /// How many mandate turns are left in the season.
    #[inline]
    pub fn turns_left(&self) -> usize {
        TURNS - usize::from(self.turn)
    }

    /// A player's strongholds on the map.
    pub fn strongholds(&self, seat: Seat) -> u8 {
        self.player(seat).strongholds_on_map()
    }

    /// A player's strongholds in a province.
    #[inline]
    pub fn strongholds_in(&self, seat: Seat, province: Province) -> u8 {
        self.player(seat).strongholds[province.index()]
    }

    /// A player's figures on the map, kami not counted.
    pub fn figures(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let counted: u8 = player.bushi.iter().chain(&player.shinto).sum();
        let monsters = self.monsters_of(seat).filter(|(_, spot)| matches!(spot, Spot::Map(_))).count() as u8;
        counted + u8::from(matches!(player.daimyo, Spot::Map(_))) + monsters
    }

    /// How many figures of others a player holds hostage.
    pub fn captives(&self, captor: Seat) -> u8 {
        let held = |seat: Seat| {
            let player = self.player(seat);
            let monsters = self.monsters_of(seat).filter(|(_, spot)| *spot == Spot::Hostage(captor)).count() as u8;
            player.bushi_hostage[captor.index()] + player.shinto_hostage[captor.index()] + monsters
        };
        self.others(captor).iter().map(held).sum()
    }

    /// The war provinces of the season that are still to be decided, in order.
    pub fn wars_ahead(&self) -> &[Province] {
        let count = usize::from(self.war_count);
        let decided = usize::from(self.battle.winner.is_some());
        &self.war[(usize::from(self.war_done) + decided).min(count)..count]
    }

    /// The province of the battle that is being fought.
    pub fn battlefield(&self) -> Option<Province> {
        self.battle.province
    }

    /// The players in the battle.
    pub fn participants(&self) -> Seats {
        self.battle.participants
    }

    /// What a player has bid on an advantage, once bids are shown.
    pub fn bid(&self, seat: Seat, advantage: Advantage) -> u8 {
        self.battle.bids[seat.index()][advantage as usize]
    }
}
