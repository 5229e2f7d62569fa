//! The bot that looks one step ahead: it tries every action on a state that it imagines and takes
//! the one after which it [stands](weigh) best.

pub(super) mod ahead;
mod ally;
mod bids;
mod cards;
mod wars;
pub(super) mod weigh;

use rising_sun::{Action, State, View};
use table::{Chance, Game, OfferOf, Seat, Seed, SessionView, Viewer};

use crate::{Answer, Dice, Motive, Player, Proposal};

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
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        let view = &seen.game;
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

    fn answer(&mut self, seen: &SessionView<State>, offer: &OfferOf<State>) -> Answer {
        let (Viewer::Seat(me), Some(terms)) = (seen.game.viewer(), &offer.terms) else {
            return Answer::no(Motive::NotInterested);
        };
        match ally::accepts(seen.game.open(), me, offer.from.seat, terms) {
            true => Answer::yes(Motive::GoodForBoth),
            false => Answer::no(Motive::TooDear),
        }
    }

    fn propose(&mut self, seen: &SessionView<State>) -> Option<Proposal<State>> {
        let Viewer::Seat(me) = seen.game.viewer() else { return None };
        let (to, terms) = self.asked.next(seen.game.open(), me)?;
        Some(Proposal::of(to, terms, Motive::GoodForBoth))
    }
}
