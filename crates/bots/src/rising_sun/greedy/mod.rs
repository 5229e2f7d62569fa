//! The bot that looks one step ahead: it tries every action on a state that it imagines and takes
//! the one after which it [stands](weigh) best.

pub(super) mod ahead;
pub(super) mod bids;
mod cards;
pub(super) mod wars;
pub(super) mod weigh;

use engine::{Chance, Game, Seat, Seed, SessionView, Viewer};
use rising_sun::{Action, Advantage, State, View};

use crate::{Advice, Dice, Player};

/// How many states are imagined to choose a mandate.
const IMAGINED: usize = 2;

/// Looks one step ahead; a mandate and a battle, which are many steps, it plays through.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    dice: Dice,
    plan: bids::Plan,
}

impl Greedy {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy { chance: Seed::from(seed).chance(), dice: Dice::new(seed), plan: bids::Plan::default() }
    }

    /// What each mandate is worth, played through on a few imagined states.
    fn mandates(&mut self, view: &View, me: Seat, legal: &[Action]) -> Vec<f64> {
        let mut worth = vec![0.0; legal.len()];
        for _ in 0..IMAGINED {
            let state = State::imagine(view, &mut self.chance);
            // The others' dice fall alike for every mandate, so that luck favours none of them.
            let dice = Dice::new(self.dice.roll());
            for (worth, &action) in worth.iter_mut().zip(legal) {
                *worth += ahead::mandate(&state, me, action, &mut dice.clone()) / IMAGINED as f64;
            }
        }
        worth
    }

    /// The bid on an advantage, from the bids on all of them, which are decided together.
    fn bid(&mut self, view: &View, me: Seat, advantage: Advantage, legal: &[Action]) -> usize {
        let (chance, dice) = (&mut self.chance, &mut self.dice);
        let bid = self.plan.bid(advantage, || bids::spread(view, me, chance, dice));
        let is_it = |action: &Action| matches!(action, Action::Bid { coins, .. } if *coins == bid);
        legal.iter().position(is_it).unwrap_or(0)
    }
}

impl Player<State> for Greedy {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        self.advise(seen, legal).choice
    }

    fn advise(&mut self, seen: &SessionView<State>, legal: &[Action]) -> Advice {
        let view = &seen.game;
        let Viewer::Seat(me) = view.viewer() else { return Advice::bare(0) };
        match legal {
            [_] => Advice::bare(0),
            [Action::ChooseMandate { .. } | Action::Announce { .. }, ..] => {
                Advice::of_points(self.mandates(view, me, legal))
            }
            [Action::Bid { advantage, .. }, ..] => Advice::bare(self.bid(view, me, *advantage, legal)),
            _ => {
                let state = State::imagine(view, &mut self.chance);
                Advice::of_points(legal.iter().map(|&action| ahead::sight(&state, me, action)))
            }
        }
    }
}
