//! The bot that decides by dice.

use engine::{OfferOf, SessionView};

use crate::{Answer, Contest, Dice, Motive, Player, Proposal};

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
    fn decide(&mut self, _seen: &SessionView<G>, legal: &[G::Action]) -> usize {
        self.dice.below(legal.len())
    }

    fn answer(&mut self, _seen: &SessionView<G>, _offer: &OfferOf<G>) -> Answer {
        Answer { yes: self.dice.one_in(2), why: Motive::Whim }
    }

    fn propose(&mut self, seen: &SessionView<G>) -> Option<Proposal<G>> {
        let (to, terms) = G::any_offer(&seen.game, &mut self.dice)?;
        Some(Proposal::of(to, terms, Motive::Whim))
    }
}
