//! The bot that decides by dice.

use table::Seat;

use crate::{Contest, Dice, Player};

/// Plays any legal action, each as likely as the other; makes the offers that anybody might make,
/// and takes half of those that it gets.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Contest> Player<G> for Random {
    fn decide(&mut self, _view: &G::View, legal: &[G::Action]) -> usize {
        self.dice.below(legal.len())
    }

    fn answer(&mut self, _view: &G::View, _from: Seat, _terms: Option<&G::Terms>) -> bool {
        self.dice.one_in(2)
    }

    fn propose(&mut self, view: &G::View) -> Option<(Seat, G::Terms)> {
        G::any_offer(view, &mut self.dice)
    }
}
