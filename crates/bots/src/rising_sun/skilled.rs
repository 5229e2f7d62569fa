//! Looking ahead in Rising Sun.

use rising_sun::{Action, Phase, State};
use table::{Game, OfferOf, Seat, SessionView, Unheard, Viewer};

use super::Greedy;
use super::greedy::{ahead, weigh::weigh};
use crate::search::{Foresight, Search};
use crate::{Answer, Budget, Dice, Player, Proposal};

/// How many choices quick judgement compares.
const GLANCES: usize = 3;

impl Foresight for State {
    fn weigh(game: &State, me: Seat) -> f64 {
        weigh(game.public(), me)
    }

    fn quick(game: &State, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for _ in 0..GLANCES {
            let index = dice.below(legal.len());
            let mut after = *game;
            if after.perform(seat, legal[index], &mut Unheard).is_ok() {
                let worth = weigh(after.public(), seat);
                if worth > best.1 {
                    best = (index, worth);
                }
            }
        }
        best.0
    }

    fn is_far(from: &State, game: &State) -> bool {
        let (from, game) = (from.public(), game.public());
        match from.phase() {
            Phase::War => game.phase() != Phase::War || game.wars_ahead().len() + 1 < from.wars_ahead().len(),
            _ => {
                game.phase() == Phase::War
                    || game.season() != from.season()
                    || game.turns_left() + 2 < from.turns_left()
            }
        }
    }

    fn first_sight(game: &State, me: Seat, action: Action, dice: &mut Dice) -> f64 {
        let _ = dice;
        ahead::sight(game, me, action)
    }
}

/// How far a decision is looked through.
const SEARCH: Budget = Budget { iterations: 60, width: 6, depth: 3, curiosity: 4.0 };

/// Looks ahead; bids and bargains as the greedy bot does.
pub struct Skilled {
    greedy: Greedy,
    dice: Dice,
}

impl Skilled {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Skilled {
        Skilled { greedy: Greedy::new(seed), dice: Dice::new(seed) }
    }
}

impl Player<State> for Skilled {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        let view = &seen.game;
        let Viewer::Seat(me) = view.viewer() else { return 0 };
        match legal {
            [_] => 0,
            [Action::Bid { .. }, ..] => self.greedy.decide(seen, legal),
            _ => {
                let found = Search::<State>::new(view, me, SEARCH, self.dice.roll()).think();
                found.best().and_then(|best| legal.iter().position(|&action| action == best)).unwrap_or(0)
            }
        }
    }

    fn answer(&mut self, seen: &SessionView<State>, offer: &OfferOf<State>) -> Answer {
        self.greedy.answer(seen, offer)
    }

    fn propose(&mut self, seen: &SessionView<State>) -> Option<Proposal<State>> {
        self.greedy.propose(seen)
    }
}
