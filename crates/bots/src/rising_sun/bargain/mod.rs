//! Deals in Rising Sun: alliances with or without a price, coins for ronin, promises about the wars.

mod ideas;

use engine::{DiscardEvents, Game, Seat, SessionView, Viewer};
use rising_sun::steps::ChooseMandate;
use rising_sun::{Action, Event, Goods, Open, Phase, Pledge, Province, State, Step, Terms, View};

use super::greedy::weigh::weigh;
use super::taste;
use crate::bargain::{Bargain, Commitment, Idea, Price, breaks_at_once};
use crate::{Character, Foresight};

/// What a step towards the set of different provinces is worth, beside the token itself.
const SET: f64 = 2.5;

/// What a gift leaves the giver, and what makes an ally poor.
const SPARE: u16 = 6;
const POOR: u16 = 1;

impl Bargain for State {
    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }

    fn season(view: &View) -> u32 {
        view.open().season() as u32
    }

    fn moment(view: &View) -> u32 {
        let open = view.open();
        let (wars, turns) = (open.wars_ahead().len() as u32, open.turns_left() as u32);
        ((open.season() as u32 * 8 + open.phase() as u32) * 16 + turns) * 16 + wars
    }

    fn standings(view: &View) -> Vec<f64> {
        let open = view.open();
        (0..open.seat_count() as u8).map(|seat| weigh(open, Seat(seat))).collect()
    }

    fn may_propose(view: &View, me: Seat) -> bool {
        match view.open().step() {
            Step::Tea { .. } => true,
            Step::ChooseMandate(ChooseMandate { seat }) => seat == me,
            _ => false,
        }
    }

    fn ideas(game: &State, me: Seat, character: &Character) -> Vec<Idea<State>> {
        ideas::ideas(game.public(), me, character)
    }

    fn gift(game: &State, me: Seat, _to: Seat) -> Option<Terms> {
        let give = Goods { coins: 1, ronin: 0 };
        (game.public().coins(me) > POOR).then_some(Terms { give, ..Terms::default() })
    }

    fn in_need(game: &State, me: Seat) -> Option<Seat> {
        let open = game.public();
        open.ally(me).filter(|&ally| open.coins(me) > SPARE && open.coins(ally) <= POOR)
    }

    fn price(game: &State, pledge: &Pledge, by: Seat, to: Seat) -> Price {
        let open = game.public();
        match *pledge {
            Pledge::StayOut { province } => {
                let stake = stake(open, province);
                let holds = open.force_in(to, province) > 0;
                let costs = if open.force_in(by, province) > 0 { 0.25 } else { 0.12 };
                Price { costs: costs * stake, brings: if holds { 0.3 } else { 0.06 } * stake }
            }
            Pledge::LeaveAdvantage { province, .. } => match meet(open, by, to, province) {
                true => Price { costs: 0.35, brings: 0.9 },
                false => Price { costs: 0.1, brings: 0.1 },
            },
            // Which tiles come is unknown, and so is whether the mandate will be useful then.
            Pledge::PlayMandate { .. } => Price { costs: 0.8, brings: 0.6 },
        }
    }

    fn can_keep(seen: &SessionView<State>, pledge: &Pledge, _to: Seat) -> bool {
        let Viewer::Seat(me) = seen.game.viewer() else { return false };
        match *pledge {
            // Summoned figures may have to enter where the player's strongholds are.
            Pledge::StayOut { province } => seen.game.open().strongholds_in(me, province) == 0,
            Pledge::LeaveAdvantage { .. } => true,
            Pledge::PlayMandate { .. } => false,
        }
    }

    fn breaks(game: &State, me: Seat, action: Action, commitments: &[Commitment<State>]) -> bool {
        let promised =
            |sought: &dyn Fn(&Pledge) -> bool| commitments.iter().any(|commitment| sought(&commitment.pledge));
        match action {
            // Bids are judged when they are shown, but made now.
            Action::Bid { advantage, coins } => {
                let place = game.public().battlefield();
                let left = |pledge: &Pledge| matches!(pledge, Pledge::LeaveAdvantage { advantage: left, province } if *left == advantage && Some(*province) == place);
                coins > 0 && promised(&left)
            }
            // Another clan may still charge a toll, but the path is taken.
            Action::MoveFigure { to, .. } | Action::MoveStronghold { to, .. } => {
                promised(&|pledge| *pledge == Pledge::StayOut { province: to })
            }
            // What comes after everybody has stopped is nobody's doing.
            Action::Done | Action::Ready => false,
            _ => breaks_at_once(game, me, action, commitments),
        }
    }

    fn fancy(game: &State, me: Seat, action: Action, character: &Character) -> f64 {
        let (mut after, mut events) = (*game, Vec::new());
        if after.perform(me, action, &mut events).is_err() {
            return 0.0;
        }
        let clan = game.public().clan(me);
        let chosen = events.iter().find_map(|event| match *event {
            Event::MandateChosen { clan: who, mandate } if who == clan => Some(mandate),
            _ => None,
        });
        match chosen {
            // What a mandate brings comes later; it is liked for itself.
            Some(mandate) => taste::mandate(character, game.public(), me, mandate),
            None => taste::taste(character, after.public(), me) - taste::taste(character, game.public(), me),
        }
    }

    fn harm(game: &State, me: Seat, action: Action, victim: Seat) -> f64 {
        let mut after = *game;
        // A mandate is judged by what is done with it.
        if matches!(action, Action::ChooseMandate { .. } | Action::Announce { .. } | Action::Done) {
            return 0.0;
        }
        match after.perform(me, action, &mut DiscardEvents) {
            Ok(()) => State::points(game, victim) - State::points(&after, victim),
            Err(_) => 0.0,
        }
    }
}

/// What winning a province brings, if there is a war for it.
fn stake(open: &Open, province: Province) -> f64 {
    let is_war = open.wars_ahead().contains(&province) && open.phase() != Phase::Over;
    if is_war { f64::from(open.season() as u8 + 1) + SET } else { 0.6 }
}

/// Whether two will fight each other over a province.
fn meet(open: &Open, one: Seat, other: Seat, province: Province) -> bool {
    let is_there = |seat: Seat| open.force_in(seat, province) > 0;
    open.wars_ahead().contains(&province) && is_there(one) && is_there(other)
}
