//! What happens when a figure enters a province: the Oni of Hate and the Oni of Spite.

use engine::{Seat, Seats};

use crate::card::Card;
use crate::figure::Figure;
use crate::province::Province;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::{self, MercyTarget};

/// The kinds of figures that the Oni of Hate kills: bushi, and all that count as shinto.
const PREY: [Figure; 3] = [Figure::Bushi, Figure::Shinto, Figure::Komainu];

impl Open {
    /// What the Oni of Hate may kill of one player in a province.
    pub(crate) fn hate_prey(&self, victim: Seat, province: Province) -> impl Iterator<Item = Figure> {
        PREY.into_iter().filter(move |&figure| self.has(victim, figure, Spot::Map(province)))
    }

    /// The players with higher honor than `seat` to whom `harmed` applies.
    fn more_honorable_than(&self, seat: Seat, harmed: impl Fn(Seat) -> bool) -> Seats {
        self.others(seat)
            .iter()
            .filter(|&other| self.is_more_honorable(other, seat) && harmed(other))
            .fold(Seats::NONE, Seats::with)
    }
}

impl State {
    /// Applies what a figure does on entering a province by Summon, Move or Betray.
    pub(crate) fn enter(&mut self, seat: Seat, figure: Figure, province: Province, events: &mut impl EventSink) {
        match figure {
            Figure::OniOfHate => {
                let victims = self.more_honorable_than(seat, |other| {
                    self.hate_prey(other, province).next().is_some() && !self.is_protected(other, province)
                });
                if !victims.is_empty() {
                    self.agenda.push(steps::Hate { seat, province, victims });
                    self.ask_mercy(seat, MercyTarget::Hate { province });
                }
            }
            Figure::OniOfSpite => {
                let victims = self.more_honorable_than(seat, |other| self.force(other, province) > 0);
                let mut counted = false;
                for victim in victims.iter() {
                    self.steal_vp(seat, victim, 2, Card::OniOfSpite, &mut counted, events);
                }
            }
            _ => {}
        }
    }
}
