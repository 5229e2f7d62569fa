//! Moves: Marshal (p.15), Fujin's two (p.19), and the toll of the Path of the Serpent.

use table::Seat;

use crate::action::Action;
use crate::agenda::Step;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::province::{Province, each};
use crate::refusal::Refusal;
use crate::state::{Movement, Open, Spot, State, Tell};

/// What a stronghold costs before any ability.
const STRONGHOLD_COST: u16 = 3;

impl Open {
    /// The provinces to which a player's figures may move from a province.
    #[inline]
    fn reach(&self, seat: Seat, from: Province) -> u8 {
        if self.clan(seat) == Clan::Dragonfly {
            return !(1u8 << from as u8);
        }
        let mut reach = from.adjacent();
        if self.movement.closed_routes != 0 {
            for to in each(reach) {
                if from.route(to).is_some_and(|route| self.movement.closed_routes >> route & 1 == 1) {
                    reach &= !(1 << to as u8);
                }
            }
        }
        reach
    }

    fn check_reach(&self, seat: Seat, from: Province, to: Province) -> Result<(), Refusal> {
        if self.reach(seat, from) >> to as u8 & 1 == 1 {
            Ok(())
        } else if from.is_adjacent(to) {
            Err(Refusal::RouteClosed { from, to })
        } else {
            Err(Refusal::NotAdjacent { from, to })
        }
    }

    /// How many figures of a kind in a province have moved in this Marshal.
    #[inline]
    fn moved(&self, figure: Figure, province: Province) -> u8 {
        let movement = &self.movement;
        match figure {
            Figure::Bushi => movement.bushi[province.index()],
            Figure::Shinto => movement.shinto[province.index()],
            Figure::Daimyo => movement.daimyo.into(),
            monster => monster.monster().map_or(0, |index| (movement.monsters >> index & 1) as u8),
        }
    }

    /// What a player pays for something of this cost (Bonsai: at most 1; then the discount).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, cost: u16, discount: u16) -> u16 {
        let cost = if self.clan(seat) == Clan::Bonsai { cost.min(1) } else { cost };
        cost.saturating_sub(discount)
    }

    fn can_marshal(&self, seat: Seat, bonus: bool) -> bool {
        bonus && self.player(seat).stronghold_reserve > 0 || moves(self, seat, true, choices::first).is_break()
    }

    /// Who may demand a toll when `seat` goes this way, if it has not been settled.
    fn toll_owner(&self, seat: Seat, from: Province, to: Province) -> Option<Seat> {
        if self.clan(seat) == Clan::Dragonfly {
            return None;
        }
        let owner = self.others(seat).iter().find(|&other| self.copies(other, Card::PathOfTheSerpent) > 0)?;
        from.route(to).filter(|route| self.movement.open_routes >> route & 1 == 0).map(|_| owner)
    }
}

/// Walks through the moves of a player; in a Marshal, only of what has not moved.
fn moves(state: &Open, seat: Seat, once: bool, mut choose: impl FnMut(Action) -> Walk) -> Walk {
    let player = state.player(seat);
    let moved = |count: u8| if once { count } else { 0 };
    for from in Province::ALL {
        let index = from.index();
        let bushi = player.bushi[index] > moved(state.movement.bushi[index]);
        let shinto = player.shinto[index] > moved(state.movement.shinto[index]);
        let stronghold =
            player.clan == Clan::Turtle && player.strongholds[index] > moved(state.movement.strongholds[index]);
        if bushi || shinto {
            for to in each(state.reach(seat, from)) {
                if bushi {
                    choose(Action::MoveFigure { figure: Figure::Bushi, from, to })?;
                }
                if shinto {
                    choose(Action::MoveFigure { figure: Figure::Shinto, from, to })?;
                }
            }
        }
        if stronghold {
            for to in each(from.adjacent()) {
                choose(Action::MoveStronghold { from, to })?;
            }
        }
    }
    let alone = std::iter::once((Figure::Daimyo, player.daimyo)).chain(state.monsters_of(seat));
    for (figure, spot) in alone {
        if let Spot::Map(from) = spot
            && (!once || state.moved(figure, from) == 0)
        {
            for to in each(state.reach(seat, from)) {
                choose(Action::MoveFigure { figure, from, to })?;
            }
        }
    }
    Walk::Continue(())
}

fn check_move(state: &Open, seat: Seat, once: bool, action: Action) -> Result<(), Refusal> {
    match action {
        Action::MoveFigure { figure, from, to } => {
            let count = state.count(seat, figure, Spot::Map(from));
            if count == 0 {
                return Err(Refusal::NoFigureThere { figure, province: from });
            }
            if once && count <= state.moved(figure, from) {
                return Err(Refusal::AlreadyMoved { figure, province: from });
            }
            state.check_reach(seat, from, to)
        }
        Action::MoveStronghold { from, to } => {
            if state.clan(seat) != Clan::Turtle {
                return Err(Refusal::StrongholdsStandFast);
            }
            let count = state.player(seat).strongholds[from.index()];
            if count == 0 {
                return Err(Refusal::NoStrongholdToMove { province: from });
            }
            if once && count <= state.movement.strongholds[from.index()] {
                return Err(Refusal::StrongholdAlreadyMoved { province: from });
            }
            // No toll closes a route to strongholds, which owe none.
            if from.is_adjacent(to) { Ok(()) } else { Err(Refusal::NotAdjacent { from, to }) }
        }
        _ => Err(Refusal::NotNow),
    }
}

impl State {
    /// Ends a Marshal in which nothing is left to do; returns whether it did.
    pub(crate) fn run_marshal(&mut self, seat: Seat, bonus: bool) -> bool {
        let ends = !self.can_marshal(seat, bonus);
        if ends {
            self.agenda.pop();
        }
        ends
    }

    fn start_move(&mut self, seat: Seat, action: Action, tell: &mut impl Tell) {
        match action {
            Action::MoveFigure { figure, from, to } => match self.toll_owner(seat, from, to) {
                Some(owner) => self.agenda.push(Step::Toll { owner, mover: seat, figure, from, to }),
                None => self.move_figure(seat, figure, from, to, tell),
            },
            // Strongholds are no figures: they pay no toll.
            Action::MoveStronghold { from, to } => {
                let player = self.player_mut(seat);
                player.strongholds[from.index()] -= 1;
                player.strongholds[to.index()] += 1;
                self.movement.strongholds[to.index()] += 1;
                self.use_fujin();
                tell.tell(Event::StrongholdMoved { clan: self.clan(seat), from, to });
            }
            _ => {}
        }
    }

    fn move_figure(&mut self, seat: Seat, figure: Figure, from: Province, to: Province, tell: &mut impl Tell) {
        self.put(seat, figure, Spot::Map(from), Spot::Map(to));
        let movement = &mut self.movement;
        match figure {
            Figure::Bushi => movement.bushi[to.index()] += 1,
            Figure::Shinto => movement.shinto[to.index()] += 1,
            Figure::Daimyo => movement.daimyo = true,
            monster => movement.monsters |= monster.monster().map_or(0, |index| 1 << index),
        }
        self.use_fujin();
        tell.tell(Event::Moved { clan: self.clan(seat), figure, from, to });
        self.enter(seat, figure, to, tell);
    }

    /// Counts a move against Fujin's two. In a Marshal, what has moved is counted instead.
    fn use_fujin(&mut self) {
        if let Step::Fujin { seat, moves } = self.agenda.top() {
            self.movement = Movement {
                open_routes: self.movement.open_routes,
                closed_routes: self.movement.closed_routes,
                ..Movement::default()
            };
            self.agenda.replace(Step::Fujin { seat, moves: moves - 1 });
        }
    }

    /// Ends Fujin's moves when none is left or nothing can move; returns whether it did.
    pub(crate) fn run_fujin(&mut self, seat: Seat, left: u8) -> bool {
        let any = left > 0 && moves(self, seat, false, choices::first).is_break();
        if !any {
            self.agenda.pop();
        }
        !any
    }
}

pub(crate) fn legal_marshal(state: &Open, seat: Seat, bonus: bool, actions: &mut Vec<Action>) {
    let _ = moves(state, seat, true, choices::collect(actions));
    if check_build(state, seat, bonus).is_ok() {
        actions.extend(Province::ALL.map(|province| Action::BuildStronghold { province }));
    }
    actions.push(Action::Done);
}

fn check_build(state: &Open, seat: Seat, bonus: bool) -> Result<(), Refusal> {
    let player = state.player(seat);
    let cost = state.price(seat, STRONGHOLD_COST, 0);
    if !bonus {
        Err(Refusal::NoBonus)
    } else if player.stronghold_reserve == 0 {
        Err(Refusal::NoStrongholdInReserve)
    } else if player.coins < cost {
        Err(Refusal::NotEnoughCoins { cost, coins: player.coins })
    } else {
        Ok(())
    }
}

pub(crate) fn check_marshal(state: &Open, seat: Seat, bonus: bool, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::BuildStronghold { .. } => check_build(state, seat, bonus),
        action => check_move(state, seat, true, action),
    }
}

pub(crate) fn perform_marshal(state: &mut State, seat: Seat, action: Action, tell: &mut impl Tell) {
    match action {
        Action::Done => state.agenda.pop(),
        Action::BuildStronghold { province } => {
            let cost = state.price(seat, STRONGHOLD_COST, 0);
            let player = state.player_mut(seat);
            player.coins -= cost;
            player.stronghold_reserve -= 1;
            player.strongholds[province.index()] += 1;
            state.agenda.replace(Step::Marshal { seat, bonus: false });
            tell.tell(Event::StrongholdBuilt { clan: state.clan(seat), province, cost });
            let copies = state.copies(seat, Card::Benevolence);
            state.ask_benevolence(seat, copies, cost);
        }
        action => state.start_move(seat, action, tell),
    }
}

pub(crate) fn legal_fujin(state: &Open, seat: Seat, actions: &mut Vec<Action>) {
    let _ = moves(state, seat, false, choices::collect(actions));
    actions.push(Action::Done);
}

pub(crate) fn check_fujin(state: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    if action == Action::Done { Ok(()) } else { check_move(state, seat, false, action) }
}

pub(crate) fn perform_fujin(state: &mut State, seat: Seat, action: Action, tell: &mut impl Tell) {
    if action == Action::Done {
        state.agenda.pop();
    } else {
        state.start_move(seat, action, tell);
    }
}

pub(crate) fn check_toll(action: Action) -> Result<(), Refusal> {
    match action {
        Action::DemandToll | Action::WaiveToll => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// A move that waits for the owner of the Path of the Serpent.
#[derive(Clone, Copy)]
pub(crate) struct Crossing {
    pub(crate) owner: Seat,
    pub(crate) mover: Seat,
    pub(crate) figure: Figure,
    pub(crate) from: Province,
    pub(crate) to: Province,
}

/// Settles the toll for a route: once for each mover and route in one Marshal or Fujin.
pub(crate) fn perform_toll(state: &mut State, crossing: Crossing, action: Action, tell: &mut impl Tell) {
    let Crossing { owner, mover, figure, from, to } = crossing;
    state.agenda.pop();
    let route = from.route(to).map_or(0, |route| 1 << route);
    let (clan, to_clan, from_province, to_province) = (state.clan(mover), state.clan(owner), from, to);
    if action == Action::WaiveToll {
        tell.tell(Event::TollWaived { clan: to_clan, for_clan: clan, from_province, to_province });
    } else if state.player(mover).coins > 0 {
        state.player_mut(mover).coins -= 1;
        state.player_mut(owner).coins += 1;
        tell.tell(Event::TollPaid { clan, to: to_clan, from_province, to_province });
    } else {
        state.movement.closed_routes |= route;
        tell.tell(Event::TollUnpaid { clan, to: to_clan, from_province, to_province });
        return;
    }
    state.movement.open_routes |= route;
    state.move_figure(mover, figure, from, to, tell);
}
