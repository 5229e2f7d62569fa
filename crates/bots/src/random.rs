//! The bot that decides by dice.

use rising_sun::{State, Terms, View};
use table::{Game, Seat, Viewer};

use crate::{Dice, Player};

/// Plays any legal action, each as likely as the other; offers and takes alliances half of the time.
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

impl Player<State> for Random {
    fn decide(&mut self, _view: &View, legal: &[<State as Game>::Action]) -> usize {
        self.dice.below(legal.len())
    }

    fn answer(&mut self, _view: &View, _from: Seat, _terms: &Terms) -> bool {
        self.dice.one_in(2)
    }

    fn propose(&mut self, view: &View) -> Option<(Seat, Terms)> {
        let Viewer::Seat(me) = view.viewer() else { return None };
        if self.dice.one_in(2) {
            return None;
        }
        let seats = view.open().seat_count();
        let partner = (me.index() + 1 + self.dice.below(seats - 1)) % seats;
        Some((Seat(partner as u8), Terms { alliance: true, ..Terms::default() }))
    }
}
