//! Moves: Marshal (p.15), Fujin's two (p.19), and the toll of the Path of the Serpent.

use engine::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::choices::Walk;
use crate::clan::Clan;
use crate::event::Event;
use crate::figure::Figure;
use crate::kami::Kami;
use crate::province::{Province, each};
use crate::refusal::Refusal;
use crate::state::{EventSink, Movement, Open, Spot, State};
use crate::steps::{self, Step};

/// What a stronghold costs before any ability.
pub(crate) const STRONGHOLD_COST: u16 = 3;

impl Open {
    /// The provinces to which a player's figures may move from a province; Susanoo holds all but kami.
    #[inline]
    fn reach(&self, seat: Seat, from: Province) -> u8 {
        if self.is_under(Kami::Susanoo, from) { 0 } else { self.kami_reach(seat, from) }
    }

    /// The provinces to which a player's kami may move from a province.
    fn kami_reach(&self, seat: Seat, from: Province) -> u8 {
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

    fn check_reach(&self, seat: Seat, reach: u8, from: Province, to: Province) -> Result<(), Refusal> {
        if reach >> to as u8 & 1 == 1 {
            Ok(())
        } else if self.kami_reach(seat, from) >> to as u8 & 1 == 1 {
            Err(Refusal::HeldBySusanoo { province: from })
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
            figure => match (figure.monster(), self.shrine_of_figure(figure)) {
                (Some(index), _) => (movement.monsters >> index & 1) as u8,
                (None, Some(shrine)) => movement.kami >> shrine & 1,
                (None, None) => 0,
            },
        }
    }

    /// What a player pays for something of this cost (Bonsai: at most 1; then the discount).
    #[inline]
    pub(crate) fn price(&self, seat: Seat, cost: u16, discount: u16) -> u16 {
        let cost = if self.clan(seat) == Clan::Bonsai { cost.min(1) } else { cost };
        cost.saturating_sub(discount)
    }

    /// The player who may demand a toll when `seat` goes this way, if it has not been settled.
    fn toll_owner(&self, seat: Seat, from: Province, to: Province) -> Option<Seat> {
        if self.clan(seat) == Clan::Dragonfly {
            return None;
        }
        let owner = self.others(seat).iter().find(|&other| self.copies(other, Card::PathOfTheSerpent) > 0)?;
        from.route(to).filter(|route| self.movement.open_routes >> route & 1 == 0).map(|_| owner)
    }
}

/// Walks through the moves of a player; in a Marshal, only of what has not moved.
pub(crate) fn moves(state: &Open, seat: Seat, once: bool, mut choose: impl FnMut(Action) -> Walk) -> Walk {
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
        if stronghold && !state.is_under(Kami::Susanoo, from) {
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
    for (shrine, from) in state.kami_of(seat) {
        if !once || state.movement.kami >> shrine & 1 == 0 {
            let figure = state.kami[shrine as usize].figure();
            for to in each(state.kami_reach(seat, from)) {
                choose(Action::MoveFigure { figure, from, to })?;
            }
        }
    }
    Walk::Continue(())
}

/// Walks through what the Path of the Kannushi allows: a worshipper goes to another shrine.
pub(crate) fn worshipper_moves(state: &Open, seat: Seat, kannushi: u8, mut choose: impl FnMut(Action) -> Walk) -> Walk {
    if kannushi > 0 {
        for (from, shrine) in state.kami.into_iter().zip(0..) {
            for figure in state.kinds_at(seat, Spot::Shrine(shrine)) {
                for to in state.kami.into_iter().filter(|&to| to != from) {
                    choose(Action::MoveWorshipper { figure, from, to })?;
                }
            }
        }
    }
    Walk::Continue(())
}

/// Why a worshipper cannot go to another shrine.
pub(crate) fn check_worshipper(
    state: &Open,
    seat: Seat,
    kannushi: u8,
    figure: Figure,
    from: Kami,
    to: Kami,
) -> Result<(), Refusal> {
    if kannushi == 0 {
        return Err(Refusal::EffectUsed);
    }
    let shrine = state.shrine_of(from).ok_or(Refusal::NoSuchShrine { kami: from })?;
    state.shrine_of(to).ok_or(Refusal::NoSuchShrine { kami: to })?;
    if from == to {
        return Err(Refusal::AlreadyAtShrine { kami: to });
    }
    if state.has(seat, figure, Spot::Shrine(shrine)) {
        Ok(())
    } else {
        Err(Refusal::NotAtShrine { figure, kami: from })
    }
}

/// Why a figure or a stronghold cannot move.
pub(crate) fn check_move(state: &Open, seat: Seat, once: bool, action: Action) -> Result<(), Refusal> {
    match action {
        Action::MoveFigure { figure, from, to } => {
            let count = state.count(seat, figure, Spot::Map(from));
            if count == 0 {
                return Err(Refusal::NoFigureThere { figure, province: from });
            }
            if once && count <= state.moved(figure, from) {
                return Err(Refusal::AlreadyMoved { figure, province: from });
            }
            let reach = if figure.kami().is_some() { state.kami_reach(seat, from) } else { state.reach(seat, from) };
            state.check_reach(seat, reach, from, to)
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
            if !from.is_adjacent(to) {
                Err(Refusal::NotAdjacent { from, to })
            } else if state.is_under(Kami::Susanoo, from) {
                Err(Refusal::HeldBySusanoo { province: from })
            } else {
                Ok(())
            }
        }
        _ => Err(Refusal::NotNow),
    }
}

impl State {
    /// Begins a move; the owner of the Path of the Serpent may have to decide about it first.
    pub(crate) fn start_move(&mut self, seat: Seat, action: Action, events: &mut impl EventSink) {
        match action {
            Action::MoveFigure { figure, from, to } => match self.toll_owner(seat, from, to) {
                Some(owner) => self.agenda.push(steps::Toll { owner, mover: seat, figure, from, to }),
                None => self.move_figure(seat, figure, from, to, events),
            },
            // Strongholds are not figures: they pay no toll.
            Action::MoveStronghold { from, to } => {
                let player = self.player_mut(seat);
                player.strongholds[from.index()] -= 1;
                player.strongholds[to.index()] += 1;
                self.movement.strongholds[to.index()] += 1;
                self.use_fujin();
                events.emit(Event::StrongholdMoved { clan: self.clan(seat), from, to });
            }
            _ => {}
        }
    }

    pub(crate) fn move_figure(
        &mut self,
        seat: Seat,
        figure: Figure,
        from: Province,
        to: Province,
        events: &mut impl EventSink,
    ) {
        self.put(seat, figure, Spot::Map(from), Spot::Map(to));
        let walker = self.shrine_of_figure(figure);
        let movement = &mut self.movement;
        match (figure, figure.monster(), walker) {
            (Figure::Bushi, ..) => movement.bushi[to.index()] += 1,
            (Figure::Shinto, ..) => movement.shinto[to.index()] += 1,
            (_, Some(index), _) => movement.monsters |= 1 << index,
            (_, None, Some(shrine)) => movement.kami |= 1 << shrine,
            (_, None, None) => movement.daimyo = true,
        }
        self.use_fujin();
        events.emit(Event::Moved { clan: self.clan(seat), figure, from, to });
        self.enter(seat, figure, to, events);
    }

    /// Moves a worshipper to another shrine. If it was the last one, the kami stays with the owner of its card.
    pub(crate) fn move_worshipper(
        &mut self,
        seat: Seat,
        figure: Figure,
        from: Kami,
        to: Kami,
        events: &mut impl EventSink,
    ) {
        if let (Some(old), Some(new)) = (self.shrine_of(from), self.shrine_of(to)) {
            self.put(seat, figure, Spot::Shrine(old), Spot::Shrine(new));
            events.emit(Event::WorshipperMoved { clan: self.clan(seat), figure, from, to });
        }
    }

    /// Counts a move against Fujin's two. In a Marshal, what has moved is counted instead.
    fn use_fujin(&mut self) {
        if let Step::Fujin(steps::Fujin { seat, moves }) = self.agenda.top() {
            self.movement = Movement {
                open_routes: self.movement.open_routes,
                closed_routes: self.movement.closed_routes,
                ..Movement::default()
            };
            self.agenda.replace(steps::Fujin { seat, moves: moves - 1 });
        }
    }
}

/// Why a stronghold cannot be built.
pub(crate) fn check_build(state: &Open, seat: Seat, builds: u8) -> Result<(), Refusal> {
    let player = state.player(seat);
    let cost = state.price(seat, STRONGHOLD_COST, 0);
    if builds == 0 {
        Err(Refusal::NoBonus)
    } else if player.stronghold_reserve == 0 {
        Err(Refusal::NoStrongholdInReserve)
    } else if player.coins < cost {
        Err(Refusal::NotEnoughCoins { cost, coins: player.coins })
    } else {
        Ok(())
    }
}
