//! The bot that looks one step ahead: it tries every action on a state that it imagines and takes
//! the one after which it [stands](weigh) best.

pub(super) mod ahead;
mod ally;
mod bids;
mod cards;
mod wars;
pub(super) mod weigh;

use rising_sun::{Action, State, Terms, View};
use table::{Chance, Game, Seat, Seed, Viewer};

use crate::{Dice, Player};

/// How many states are imagined to choose a mandate.
const IMAGINED: usize = 2;

/// Looks one step ahead; a mandate and a battle, which are many steps, it plays through.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
    dice: Dice,
    asked: ally::Asked,
    plan: bids::Plan,
}

impl Greedy {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            chance: Seed::from(seed).chance(),
            dice: Dice::new(seed),
            asked: ally::Asked::default(),
            plan: bids::Plan::default(),
        }
    }

    /// Plays each mandate through on a few imagined states.
    fn mandate(&mut self, view: &View, me: Seat, legal: &[Action]) -> usize {
        let mut worth = vec![0.0; legal.len()];
        for _ in 0..IMAGINED {
            let state = State::imagine(view, &mut self.chance);
            // The others' dice fall alike for every mandate, so that luck favours none of them.
            let dice = Dice::new(self.dice.roll());
            for (worth, &action) in worth.iter_mut().zip(legal) {
                *worth += ahead::mandate(&state, me, action, &mut dice.clone());
            }
        }
        ahead::best(worth)
    }
}

impl Player<State> for Greedy {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let Viewer::Seat(me) = view.viewer() else { return 0 };
        match legal {
            [_] => 0,
            [Action::ChooseMandate { .. } | Action::Announce { .. }, ..] => self.mandate(view, me, legal),
            [Action::Bid { advantage, .. }, ..] => {
                let (chance, dice) = (&mut self.chance, &mut self.dice);
                let bid = self.plan.bid(*advantage, || bids::spread(view, me, chance, dice));
                legal
                    .iter()
                    .position(|action| matches!(action, Action::Bid { coins, .. } if *coins == bid))
                    .unwrap_or(0)
            }
            _ => ahead::choose(&State::imagine(view, &mut self.chance), me, legal),
        }
    }

    fn answer(&mut self, view: &View, from: Seat, terms: Option<&Terms>) -> bool {
        let Viewer::Seat(me) = view.viewer() else { return false };
        terms.is_some_and(|terms| ally::accepts(view.open(), me, from, terms))
    }

    fn propose(&mut self, view: &View) -> Option<(Seat, Terms)> {
        let Viewer::Seat(me) = view.viewer() else { return None };
        self.asked.next(view.open(), me)
    }
}
