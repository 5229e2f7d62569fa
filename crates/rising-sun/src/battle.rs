//! Battles (p.22-25): secret bids, the four advantages, the outcome, reparations.

use std::fmt;

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::advantage::{ADVANTAGES, Advantage};
use crate::card::Card;
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{Battle, EventSink, Open, SEATS, Spot, State};
use crate::steps::{self, MercyTarget, Step};

/// What comes next in a battle. In documents, stages are numbers counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum BattleStage {
    /// Seppuku goes to its highest bidder.
    Seppuku,
    /// Take Hostage goes to its highest bidder.
    TakeHostage,
    /// Hire Ronin goes to its highest bidder.
    HireRonin,
    /// The most force wins, and the losers die.
    Outcome,
    /// The Imperial Poets go to their highest bidder.
    ImperialPoets,
    /// The winner's bids go to the losers.
    Reparations,
    /// The province is done.
    End,
}

impl BattleStage {
    const ALL: [BattleStage; 7] = [
        BattleStage::Seppuku,
        BattleStage::TakeHostage,
        BattleStage::HireRonin,
        BattleStage::Outcome,
        BattleStage::ImperialPoets,
        BattleStage::Reparations,
        BattleStage::End,
    ];

    /// The stage that follows; nothing follows the end.
    fn next(self) -> BattleStage {
        BattleStage::try_from(self as u8 + 1).unwrap_or(BattleStage::End)
    }
}

impl From<BattleStage> for u8 {
    fn from(stage: BattleStage) -> u8 {
        stage as u8
    }
}

impl TryFrom<u8> for BattleStage {
    type Error = UnknownStageError;

    fn try_from(number: u8) -> Result<BattleStage, UnknownStageError> {
        BattleStage::ALL.get(usize::from(number)).copied().ok_or(UnknownStageError { number })
    }
}

/// The number of a battle stage that does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownStageError {
    number: u8,
}

impl fmt::Display for UnknownStageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a battle has no stage {}", self.number)
    }
}

impl std::error::Error for UnknownStageError {}

impl Open {
    /// What a player's hired ronin add: tokens, or for the Koi all coins in reserve (p.26); twice as
    /// much where Hachiman is.
    pub(crate) fn ronin_force(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let hired = if player.clan == Clan::Koi { player.ronin + player.coins } else { player.ronin };
        let doubled = self.battle.province.is_some_and(|province| self.is_under(Kami::Hachiman, province));
        if doubled { 2 * hired } else { hired }
    }

    /// A player's force in the battle, hired ronin included.
    fn battle_force(&self, seat: Seat, province: Province) -> u16 {
        let hired = if self.battle.hired == Some(seat) { self.ronin_force(seat) } else { 0 };
        self.force(seat, province) + hired
    }

    /// Whether a player is safe from the winner of the battle, being the winner or their ally.
    fn is_safe_from(&self, winner: Seat, seat: Seat) -> bool {
        seat == winner || self.player(winner).ally == Some(seat)
    }

    /// The coins that a player has on the war tile.
    fn bid_sum(&self, seat: Seat) -> u16 {
        self.battle.bids[seat.index()].iter().map(|&coins| u16::from(coins)).sum()
    }

    /// The players who have not decided their bids.
    pub(crate) fn bidding(&self) -> Seats {
        Seats(self.battle.participants.0 & !self.battle.ready.0)
    }

    /// The players who get reparations: all in the battle but the winner.
    pub(crate) fn losers(&self, winner: Seat) -> Seats {
        self.battle.participants.without(winner)
    }
}

impl State {
    /// Whether a player is in the battle, with all bids shown.
    pub(crate) fn is_fighting(&self, seat: Seat) -> bool {
        self.battle.participants.has(seat) && self.battle.revealed
    }

    /// Whether a player leaves an advantage unused.
    pub(crate) fn declines(
        &self,
        seat: Seat,
        advantage: Advantage,
        action: Action,
        events: &mut impl EventSink,
    ) -> bool {
        let declines = action == Action::Done;
        if declines {
            events.emit(Event::AdvantageDeclined { clan: self.clan(seat), advantage });
        }
        declines
    }

    /// Begins a battle: all bid behind their screens.
    pub(crate) fn begin_battle(&mut self, province: Province, participants: Seats, events: &mut impl EventSink) {
        let oni_of_souls_owner =
            participants.iter().find(|&seat| self.has(seat, Figure::OniOfSouls, Spot::Map(province)));
        let shinto = participants.iter().filter(|&seat| self.has_shinto(seat, province)).fold(Seats::NONE, Seats::with);
        self.battle =
            Battle { province: Some(province), participants, oni_of_souls_owner, shinto, ..Battle::default() };
        events.emit(Event::BattleBegan { province });
        self.count_forces(province, events);
        self.agenda.push(steps::Battle { stage: BattleStage::Seppuku });
        self.agenda.push(steps::Bids);
        for seat in participants.iter() {
            if self.player(seat).coins == 0 {
                self.bids_ready(seat, events);
            }
        }
    }

    fn count_forces(&self, province: Province, events: &mut impl EventSink) {
        for seat in self.battle.participants.iter() {
            let force = self.battle_force(seat, province);
            events.emit(Event::ForceCounted { clan: self.clan(seat), province, force });
        }
    }

    /// The coins that a player can still bid.
    pub(crate) fn coins_to_bid(&self, seat: Seat) -> u16 {
        let placed: u16 = self.hidden.bids[seat.index()].iter().map(|&coins| u16::from(coins)).sum();
        self.player(seat).coins.saturating_sub(placed)
    }

    /// Notes that a player has decided all bids; the coins left are not bid.
    pub(crate) fn bids_ready(&mut self, seat: Seat, events: &mut impl EventSink) {
        self.hidden.bids_placed[seat.index()] = ADVANTAGES as u8;
        self.battle.ready = self.battle.ready.with(seat);
        events.emit(Event::BidsReady { clan: self.clan(seat) });
    }

    /// Shows all bids; returns whether there was a battle.
    pub(crate) fn reveal_bids(&mut self, events: &mut impl EventSink) -> bool {
        let Some(province) = self.battle.province else { return false };
        self.agenda.pop();
        self.battle.revealed = true;
        for seat in self.battle.participants.iter() {
            let bids = self.hidden.bids[seat.index()];
            self.battle.bids[seat.index()] = bids;
            let sum = self.bid_sum(seat);
            self.player_mut(seat).coins -= sum;
            let [seppuku, take_hostage, hire_ronin, imperial_poets] = bids;
            let clan = self.clan(seat);
            events.emit(Event::BidsRevealed { clan, province, seppuku, take_hostage, hire_ronin, imperial_poets });
        }
        self.hidden.bids = [[0; ADVANTAGES]; SEATS];
        self.hidden.bids_placed = [0; SEATS];
        true
    }

    /// Runs a stage of the battle.
    pub(crate) fn continue_battle(&mut self, stage: BattleStage, events: &mut impl EventSink) {
        let Some(province) = self.battle.province else { return self.agenda.pop() };
        self.agenda.replace(steps::Battle { stage: stage.next() });
        match stage {
            BattleStage::Seppuku => self.contest(Advantage::Seppuku, province, events),
            BattleStage::TakeHostage => self.contest(Advantage::TakeHostage, province, events),
            BattleStage::HireRonin => self.contest(Advantage::HireRonin, province, events),
            BattleStage::Outcome => self.decide(province, events),
            BattleStage::ImperialPoets => self.contest(Advantage::ImperialPoets, province, events),
            BattleStage::Reparations => self.reparations(events),
            BattleStage::End => {
                self.battle = Battle::default();
                self.war_done += 1;
                self.agenda.pop();
            }
        }
    }

    /// Finds the winner of an advantage, who decides whether to use it if that would have an effect.
    fn contest(&mut self, advantage: Advantage, province: Province, events: &mut impl EventSink) {
        let bid = |seat: Seat| u16::from(self.battle.bids[seat.index()][advantage as usize]);
        let Some(seat) = self.best(bid) else { return };
        events.emit(Event::AdvantageWon { clan: self.clan(seat), advantage });
        let step: Option<Step> = match advantage {
            Advantage::Seppuku => {
                self.any_at(seat, Spot::Map(province)).is_some().then(|| steps::Seppuku { seat }.into())
            }
            Advantage::TakeHostage => {
                let left = 1 + self.copies(seat, Card::Respect);
                Some(steps::TakeHostage { seat, left, taken: false, counted: false }.into())
            }
            Advantage::HireRonin => (self.ronin_force(seat) > 0).then(|| steps::HireRonin { seat }.into()),
            Advantage::ImperialPoets => (self.battle.killed > 0).then(|| steps::ImperialPoets { seat }.into()),
        };
        if let Some(step) = step {
            self.agenda.push(step);
        }
    }

    /// The outcome: the most force wins and honor breaks ties, even if no player has any force left.
    fn decide(&mut self, province: Province, events: &mut impl EventSink) {
        self.count_forces(province, events);
        let participants = self.battle.participants;
        let Some(winner) = self.best_of(participants, |seat| self.battle_force(seat, province)) else { return };
        self.battle.winner = Some(winner);
        let mut counted = false;
        let with = (self.battle.oni_of_souls_owner == Some(winner), self.battle.shinto.has(winner));
        self.win_token(winner, province, with, &mut counted, events);
        self.battle.loyalty_counted = counted;
        let any = self.victims(winner, province).next().is_some();
        if !any || !self.ask_mercy(winner, MercyTarget::Losers) {
            self.kill_losers(winner, province, events);
        }
    }

    /// The players who lose figures to the winner of the battle.
    pub(crate) fn victims(&self, winner: Seat, province: Province) -> impl Iterator<Item = Seat> {
        self.battle.participants.iter().filter(move |&seat| {
            !self.is_safe_from(winner, seat)
                && self.any_at(seat, Spot::Map(province)).is_some()
                && !self.is_protected(seat, province)
        })
    }

    pub(crate) fn kill_losers(&mut self, winner: Seat, province: Province, events: &mut impl EventSink) {
        let mut fallen = [0; SEATS];
        for seat in self.victims(winner, province).collect::<crate::seasonal::Order>().iter() {
            self.kill_all(winner, seat, province, &mut fallen, events);
        }
        let mut counted = self.battle.loyalty_counted;
        self.mourn(winner, &fallen, &mut counted, events);
        self.battle.loyalty_counted = counted;
    }

    /// Losers discard what they bid; the winner's bids go to the losers in equal parts (p.24).
    fn reparations(&mut self, events: &mut impl EventSink) {
        let Some(winner) = self.battle.winner else { return };
        let losers = self.losers(winner);
        for seat in losers.iter() {
            let coins = self.bid_sum(seat);
            if coins > 0 {
                events.emit(Event::BidsDiscarded { clan: self.clan(seat), coins });
            }
        }
        let coins = self.bid_sum(winner);
        let (each, odd) = (coins / losers.len() as u16, coins % losers.len() as u16);
        for seat in losers.iter() {
            self.pay_reparations(winner, seat, each, events);
        }
        if odd > 0 {
            self.agenda.push(steps::Reparations { seat: winner, left: odd as u8, paid: Seats::NONE });
        }
    }

    pub(crate) fn pay_reparations(&mut self, winner: Seat, loser: Seat, coins: u16, events: &mut impl EventSink) {
        if coins > 0 {
            self.player_mut(loser).coins += coins;
            events.emit(Event::ReparationsPaid { clan: self.clan(winner), to: self.clan(loser), coins });
        }
    }
}

/// Lists the choices for an advantage that is either used or not.
pub(crate) fn list_use(actions: &mut Vec<Action>) {
    actions.extend([Action::Execute, Action::Done]);
}

/// Why an action does not answer whether to use an advantage.
pub(crate) fn check_use(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Execute | Action::Done => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_numbered_in_their_order() {
        for (number, stage) in (0u8..).zip(BattleStage::ALL) {
            assert_eq!(u8::from(stage), number);
            assert_eq!(BattleStage::try_from(number), Ok(stage));
        }
        assert_eq!(BattleStage::try_from(7), Err(UnknownStageError { number: 7 }));
        assert_eq!(BattleStage::Seppuku.next(), BattleStage::TakeHostage);
        assert_eq!(BattleStage::End.next(), BattleStage::End);
    }
}
