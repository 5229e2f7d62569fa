//! Battles (p.22-25): secret bids, the four advantages, the outcome, reparations.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::advantage::{ADVANTAGES, Advantage};
use crate::agenda::{MercyTarget, Step};
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::clan::Clan;
use crate::event::{Event, Reason};
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{Battle, EventSink, Open, SEATS, Spot, State};

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

    /// Who still owes bids.
    pub(crate) fn bidding(&self) -> Seats {
        Seats(self.battle.participants.0 & !self.battle.ready.0)
    }

    /// Who gets reparations: all who fought and did not win.
    fn losers(&self, winner: Seat) -> Seats {
        self.battle.participants.without(winner)
    }
}

impl State {
    /// Sets the screens up.
    pub(crate) fn begin_battle(&mut self, province: Province, participants: Seats, events: &mut impl EventSink) {
        let souls = participants.iter().find(|&seat| self.has(seat, Figure::OniOfSouls, Spot::Map(province)));
        let shinto = participants.iter().filter(|&seat| self.has_shinto(seat, province)).fold(Seats::NONE, Seats::with);
        self.battle = Battle { province: Some(province), participants, souls, shinto, ..Battle::default() };
        events.emit(Event::BattleBegan { province });
        self.count_forces(province, events);
        self.agenda.push(Step::Battle { stage: 0 });
        self.agenda.push(Step::Bids);
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

    /// The coins that a player can still put on advantages.
    fn coins_to_bid(&self, seat: Seat) -> u16 {
        let placed: u16 = self.hidden.bids[seat.index()].iter().map(|&coins| u16::from(coins)).sum();
        self.player(seat).coins.saturating_sub(placed)
    }

    /// A player has decided all bids; what is left goes on no advantage.
    fn bids_ready(&mut self, seat: Seat, events: &mut impl EventSink) {
        self.hidden.bids_placed[seat.index()] = ADVANTAGES as u8;
        self.battle.ready = self.battle.ready.with(seat);
        events.emit(Event::BidsReady { clan: self.clan(seat) });
    }

    /// All lift their screens once all are ready; returns whether they did.
    pub(crate) fn run_bids(&mut self, events: &mut impl EventSink) -> bool {
        if !self.bidding().is_empty() {
            return false;
        }
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

    /// Takes the next stage of the battle.
    pub(crate) fn run_battle(&mut self, stage: u8, events: &mut impl EventSink) {
        let Some(province) = self.battle.province else { return self.agenda.pop() };
        self.agenda.replace(Step::Battle { stage: stage + 1 });
        match stage {
            0 => self.contest(Advantage::Seppuku, province, events),
            1 => self.contest(Advantage::TakeHostage, province, events),
            2 => self.contest(Advantage::HireRonin, province, events),
            3 => self.decide(province, events),
            4 => self.contest(Advantage::ImperialPoets, province, events),
            5 => self.reparations(events),
            _ => {
                self.battle = Battle::default();
                self.war_done += 1;
                self.agenda.pop();
            }
        }
    }

    /// Finds who won an advantage and asks whether they use it, where that means anything.
    fn contest(&mut self, advantage: Advantage, province: Province, events: &mut impl EventSink) {
        let bid = |seat: Seat| u16::from(self.battle.bids[seat.index()][advantage as usize]);
        let Some(seat) = self.best(bid) else { return };
        events.emit(Event::AdvantageWon { clan: self.clan(seat), advantage });
        let step = match advantage {
            Advantage::Seppuku => self.any_at(seat, Spot::Map(province)).map(|_| Step::Seppuku { seat }),
            Advantage::TakeHostage => {
                let left = 1 + self.copies(seat, Card::Respect);
                Some(Step::TakeHostage { seat, left, taken: false, counted: false })
            }
            Advantage::HireRonin => (self.ronin_force(seat) > 0).then_some(Step::HireRonin { seat }),
            Advantage::ImperialPoets => (self.battle.killed > 0).then_some(Step::ImperialPoets { seat }),
        };
        if let Some(step) = step {
            self.agenda.push(step);
        }
    }

    /// The outcome: the most force wins, honor breaks ties, also where nobody has any left.
    fn decide(&mut self, province: Province, events: &mut impl EventSink) {
        self.count_forces(province, events);
        let participants = self.battle.participants;
        let Some(winner) = self.best_of(participants, |seat| self.battle_force(seat, province)) else { return };
        self.battle.winner = Some(winner);
        let mut counted = false;
        let with = (self.battle.souls == Some(winner), self.battle.shinto.has(winner));
        self.win_token(winner, province, with, &mut counted, events);
        self.battle.loyalty_counted = counted;
        let any = self.quarry(winner, province).next().is_some();
        if !any || !self.ask_mercy(winner, MercyTarget::Losers) {
            self.kill_losers(winner, province, events);
        }
    }

    /// The players who lose figures to the winner of the battle.
    fn quarry(&self, winner: Seat, province: Province) -> impl Iterator<Item = Seat> {
        self.battle.participants.iter().filter(move |&seat| {
            !self.is_safe_from(winner, seat)
                && self.any_at(seat, Spot::Map(province)).is_some()
                && !self.is_protected(seat, province)
        })
    }

    fn kill_losers(&mut self, winner: Seat, province: Province, events: &mut impl EventSink) {
        let mut fallen = [0; SEATS];
        for seat in self.quarry(winner, province).collect::<crate::seasonal::Order>().iter() {
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
            self.agenda.push(Step::Reparations { seat: winner, left: odd as u8, paid: Seats::NONE });
        }
    }

    fn pay_reparations(&mut self, winner: Seat, loser: Seat, coins: u16, events: &mut impl EventSink) {
        if coins > 0 {
            self.player_mut(loser).coins += coins;
            events.emit(Event::ReparationsPaid { clan: self.clan(winner), to: self.clan(loser), coins });
        }
    }

    /// Ends the taking of hostages when it is done; returns whether it did.
    pub(crate) fn run_take_hostage(&mut self, seat: Seat, left: u8) -> bool {
        let any = left > 0 && captives(self, seat, choices::first).is_break();
        self.end_unless(any)
    }
}

pub(crate) fn legal_bids(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if let Some(&advantage) = Advantage::ALL.get(state.hidden.bids_placed[seat.index()] as usize) {
        let most = state.coins_to_bid(seat).min(u8::MAX.into()) as u8;
        actions.extend((0..=most).map(|coins| Action::Bid { advantage, coins }));
    }
}

pub(crate) fn check_bids(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let placed = state.hidden.bids_placed[seat.index()];
    match action {
        Action::TakeBackBids => {
            if placed > 0 && state.player(seat).coins > 0 {
                Ok(())
            } else {
                Err(Refusal::NotNow)
            }
        }
        Action::Bid { advantage, coins } => {
            let expected = *Advantage::ALL.get(placed as usize).ok_or(Refusal::NotYourDecision)?;
            let left = state.coins_to_bid(seat);
            if advantage != expected {
                Err(Refusal::WrongAdvantage { expected })
            } else if u16::from(coins) > left {
                Err(Refusal::TooManyCoins { coins, left })
            } else {
                Ok(())
            }
        }
        Action::Done => Err(Refusal::MustChoose),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_bids(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
    let clan = state.clan(seat);
    match action {
        Action::Bid { advantage, coins } => {
            state.hidden.bids[seat.index()][advantage as usize] = coins;
            state.hidden.bids_placed[seat.index()] += 1;
            events.emit(Event::BidPlaced { clan, advantage, coins });
            if advantage == Advantage::ImperialPoets || state.coins_to_bid(seat) == 0 {
                state.bids_ready(seat, events);
            }
        }
        _ => {
            state.hidden.bids[seat.index()] = [0; ADVANTAGES];
            state.hidden.bids_placed[seat.index()] = 0;
            if state.battle.ready.has(seat) {
                state.battle.ready = state.battle.ready.without(seat);
                events.emit(Event::BidsTakenBack { clan });
            }
        }
    }
}

pub(crate) fn legal_execute(actions: &mut Vec<Action>) {
    actions.extend([Action::Execute, Action::Done]);
}

pub(crate) fn check_execute(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Execute | Action::Done => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// Uses an advantage that asks nothing more than whether.
pub(crate) fn perform_execute(
    state: &mut State,
    seat: Seat,
    advantage: Advantage,
    action: Action,
    events: &mut impl EventSink,
) {
    state.agenda.pop();
    let Some(province) = state.battle.province else { return };
    let clan = state.clan(seat);
    if action == Action::Done {
        events.emit(Event::AdvantageDeclined { clan, advantage });
        return;
    }
    match advantage {
        Advantage::Seppuku => {
            let mut fallen = [0; SEATS];
            state.kill_all(seat, seat, province, &mut fallen, events);
            let dead = fallen[seat.index()];
            let mut counted = false;
            state.gain_vp_together(seat, dead.into(), Reason::Seppuku, &mut counted, events);
            state.mourn(seat, &fallen, &mut counted, events);
            for _ in 0..dead {
                state.gain_honor(seat, events);
            }
        }
        Advantage::HireRonin => {
            state.battle.hired = Some(seat);
            events.emit(Event::RoninHired { clan, force: state.ronin_force(seat) });
        }
        Advantage::ImperialPoets => {
            let killed = state.battle.killed.into();
            state.gain_vp(seat, killed, Reason::ImperialPoets, events);
        }
        Advantage::TakeHostage => {}
    }
}

/// Walks through the figures that may be taken hostage.
fn captives(state: &Open, seat: Seat, mut choose: impl FnMut(Action) -> Walk) -> Walk {
    let Some(province) = state.battle.province else { return Walk::Continue(()) };
    for victim in state.others(seat).iter() {
        let clan = state.clan(victim);
        for figure in state.kinds_at(victim, Spot::Map(province)).filter(|figure| !figure.is_daimyo()) {
            choose(Action::TakeHostage { clan, figure })?;
        }
    }
    Walk::Continue(())
}

pub(crate) fn legal_take_hostage(state: &Open, seat: Seat, actions: &mut Vec<Action>) {
    let _ = captives(state, seat, choices::collect(actions));
    actions.push(Action::Done);
}

pub(crate) fn check_take_hostage(state: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    let (clan, figure) = match action {
        Action::Done => return Ok(()),
        Action::TakeHostage { clan, figure } => (clan, figure),
        _ => return Err(Refusal::NotNow),
    };
    let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
    let province = state.battle.province.ok_or(Refusal::NotNow)?;
    if victim == seat {
        Err(Refusal::NotYourself)
    } else if figure.is_immune() {
        Err(Refusal::DaimyoImmune { figure })
    } else if state.has(victim, figure, Spot::Map(province)) {
        Ok(())
    } else {
        Err(Refusal::NoFigureThere { figure, province })
    }
}

/// Takes a hostage and a point; Respect allows more of the same.
pub(crate) fn perform_take_hostage(
    state: &mut State,
    seat: Seat,
    left: u8,
    (taken, mut counted): (bool, bool),
    action: Action,
    events: &mut impl EventSink,
) {
    let captor = state.clan(seat);
    if let Action::TakeHostage { clan, figure } = action
        && let Some(victim) = state.seat_of(clan)
        && let Some(province) = state.battle.province
    {
        state.put(victim, figure, Spot::Map(province), Spot::Hostage(seat));
        events.emit(Event::HostageTaken { clan, figure, captor, province });
        // All hostages of one advantage are one gain: Loyalty looks at the first that gave a point.
        state.steal_vp(seat, victim, 1, Reason::TakeHostage, &mut counted, events);
        let sincerity = state.copies(seat, Card::Sincerity);
        for _ in 0..sincerity {
            state.gain_honor(seat, events);
        }
        state.gain_vp_together(seat, sincerity.into(), Card::Sincerity, &mut counted, events);
        state.agenda.replace(Step::TakeHostage { seat, left: left - 1, taken: true, counted });
    } else {
        state.agenda.pop();
        if !taken {
            events.emit(Event::AdvantageDeclined { clan: captor, advantage: Advantage::TakeHostage });
        }
    }
}

pub(crate) fn legal_reparations(state: &Open, seat: Seat, paid: Seats, actions: &mut Vec<Action>) {
    let losers = Seats(state.losers(seat).0 & !paid.0);
    actions.extend(losers.iter().map(|loser| Action::GiveCoin { to: state.clan(loser) }));
}

pub(crate) fn check_reparations(state: &Open, seat: Seat, paid: Seats, action: Action) -> Result<(), Refusal> {
    let Action::GiveCoin { to: clan } = action else {
        return Err(if action == Action::Done { Refusal::MustChoose } else { Refusal::NotNow });
    };
    match state.seat_of(clan) {
        None => Err(Refusal::NotInGame { clan }),
        Some(loser) if loser == seat => Err(Refusal::NotYourself),
        Some(loser) if !state.losers(seat).has(loser) => Err(Refusal::NotInBattle { clan }),
        Some(loser) if paid.has(loser) => Err(Refusal::AlreadyPaid { clan }),
        Some(_) => Ok(()),
    }
}

pub(crate) fn perform_reparations(
    state: &mut State,
    seat: Seat,
    left: u8,
    paid: Seats,
    action: Action,
    events: &mut impl EventSink,
) {
    if let Action::GiveCoin { to } = action
        && let Some(loser) = state.seat_of(to)
    {
        state.agenda.pop();
        state.pay_reparations(seat, loser, 1, events);
        if left > 1 {
            state.agenda.push(Step::Reparations { seat, left: left - 1, paid: paid.with(loser) });
        }
    }
}

pub(crate) fn check_mercy(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Spare | Action::Kill => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// Mercy: the whole group lives, or dies.
pub(crate) fn perform_mercy(
    state: &mut State,
    seat: Seat,
    quarry: MercyTarget,
    action: Action,
    events: &mut impl EventSink,
) {
    state.agenda.pop();
    let spares = action == Action::Spare;
    let points = state.mercy_points(seat);
    let by = state.clan(seat);
    match quarry {
        MercyTarget::Losers => {
            let Some(province) = state.battle.province else { return };
            if spares {
                for spared in state.quarry(seat, province).collect::<crate::seasonal::Order>().iter() {
                    events.emit(Event::Spared { clan: state.clan(spared), by });
                }
                let mut counted = state.battle.loyalty_counted;
                state.gain_vp_together(seat, points, Card::Mercy, &mut counted, events);
                state.battle.loyalty_counted = counted;
            } else {
                state.kill_losers(seat, province, events);
            }
        }
        MercyTarget::Bushi { of, province } => {
            if spares {
                events.emit(Event::Spared { clan: state.clan(of), by });
                state.gain_vp(seat, points, Card::Mercy, events);
                state.lose_honor(seat, events);
            } else {
                state.ninja_kills(seat, of, province, events);
            }
        }
        MercyTarget::Keiri { province } => {
            if spares {
                state.agenda.pop();
                for spared in state.others(seat).iter().filter(|&other| state.is_present(other, province)) {
                    events.emit(Event::Spared { clan: state.clan(spared), by });
                }
                state.gain_vp(seat, points, Card::Mercy, events);
            }
        }
        MercyTarget::Hate { .. } => {
            if spares && let Step::Hate { victims, .. } = state.agenda.top() {
                state.agenda.pop();
                for spared in victims.iter() {
                    events.emit(Event::Spared { clan: state.clan(spared), by });
                }
                state.gain_vp(seat, points, Card::Mercy, events);
            }
        }
    }
}
