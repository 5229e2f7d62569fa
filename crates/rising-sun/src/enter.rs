//! What happens when a figure enters a province: the Oni of Hate and the Oni of Spite.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::agenda::{MercyTarget, Step};
use crate::card::Card;
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

/// The kinds of figures on which the Oni of Hate preys: bushi, and all that count as shinto.
const PREY: [Figure; 3] = [Figure::Bushi, Figure::Shinto, Figure::Komainu];

impl Open {
    /// What the Oni of Hate may kill of one player in a province.
    fn prey(&self, victim: Seat, province: Province) -> impl Iterator<Item = Figure> {
        PREY.into_iter().filter(move |&figure| self.has(victim, figure, Spot::Map(province)))
    }

    /// The players with higher honor than `seat` whom `harmed` speaks of.
    fn more_honorable_than(&self, seat: Seat, harmed: impl Fn(Seat) -> bool) -> Seats {
        self.others(seat)
            .iter()
            .filter(|&other| self.is_more_honorable(other, seat) && harmed(other))
            .fold(Seats::NONE, Seats::with)
    }
}

impl State {
    /// Runs what a figure does on entering, by Summon, Move or Betray alike.
    pub(crate) fn enter(&mut self, seat: Seat, figure: Figure, province: Province, events: &mut impl EventSink) {
        match figure {
            Figure::OniOfHate => {
                let victims = self.more_honorable_than(seat, |other| {
                    self.prey(other, province).next().is_some() && !self.is_protected(other, province)
                });
                if !victims.is_empty() {
                    self.agenda.push(Step::Hate { seat, province, victims });
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

    /// Kills for the Oni of Hate where there is nothing to choose; returns whether all is done.
    pub(crate) fn run_hate(
        &mut self,
        seat: Seat,
        province: Province,
        victims: Seats,
        events: &mut impl EventSink,
    ) -> bool {
        let Some(victim) = victims.iter().next() else {
            self.agenda.pop();
            return true;
        };
        let mut prey = self.prey(victim, province);
        match (prey.next(), prey.next()) {
            (Some(_), Some(_)) => return false,
            (Some(only), None) => {
                drop(prey);
                self.hate_kills(seat, victim, only, province, victims, events);
            }
            (None, _) => {
                drop(prey);
                self.agenda.replace(Step::Hate { seat, province, victims: victims.without(victim) });
            }
        }
        true
    }

    fn hate_kills(
        &mut self,
        seat: Seat,
        victim: Seat,
        figure: Figure,
        province: Province,
        victims: Seats,
        events: &mut impl EventSink,
    ) {
        self.agenda.replace(Step::Hate { seat, province, victims: victims.without(victim) });
        let mut fallen = [0; _];
        self.kill(seat, victim, figure, province, &mut fallen, events);
        self.mourn(seat, &fallen, &mut false, events);
    }
}

/// What may be chosen as prey of the first victim in line.
pub(crate) fn legal_hate(state: &Open, province: Province, victims: Seats, actions: &mut Vec<Action>) {
    if let Some(victim) = victims.iter().next() {
        let clan = state.clan(victim);
        actions.extend(state.prey(victim, province).map(|figure| Action::KillFigure { clan, figure, province }));
    }
}

/// Whether that prey may be chosen.
pub(crate) fn check_hate(state: &Open, province: Province, victims: Seats, action: Action) -> Result<(), Refusal> {
    let Action::KillFigure { clan, figure, province: at } = action else {
        return Err(if action == Action::Done { Refusal::MustChoose } else { Refusal::NotNow });
    };
    let victim = victims.iter().next().filter(|&victim| state.clan(victim) == clan);
    let hit = victim.is_some_and(|victim| at == province && state.prey(victim, province).any(|prey| prey == figure));
    if hit { Ok(()) } else { Err(Refusal::NotATarget { clan, figure }) }
}

/// Kills the chosen prey.
pub(crate) fn perform_hate(
    state: &mut State,
    seat: Seat,
    province: Province,
    victims: Seats,
    action: Action,
    events: &mut impl EventSink,
) {
    if let (Action::KillFigure { figure, .. }, Some(victim)) = (action, victims.iter().next()) {
        state.hate_kills(seat, victim, figure, province, victims, events);
    }
}
