//! The Oni of Hate: on entering a province it kills a figure of every player with more honor.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::figure::Figure;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::{Betray, Fujin, Marshal, Recruit, Summoned};

/// Decision: which figure of the first victim the Oni of Hate kills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Hate<S = Seat, M = Seats> {
    /// The player who decides.
    pub seat: S,
    /// The province that it entered.
    pub province: Province,
    /// The players that still lose a figure.
    pub victims: M,
}

in_document!(Hate<Seat, Seats> { seat, province, victims });

impl Hate {
    fn kill(self, state: &mut State, victim: Seat, figure: Figure, events: &mut impl EventSink) {
        let Hate { seat, province, victims } = self;
        state.agenda.replace(Hate { seat, province, victims: victims.without(victim) });
        let mut fallen = [0; _];
        state.kill(seat, victim, figure, province, &mut fallen, events);
        state.mourn(seat, &fallen, &mut false, events);
    }
}

impl Pending for Hate {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let province = self.province;
        if let Some(victim) = self.victims.iter().next() {
            let clan = state.clan(victim);
            let prey = state.hate_prey(victim, province);
            actions.extend(prey.map(|figure| Action::KillFigure { clan, figure, province }));
        }
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::KillFigure { clan, figure, province } = action else {
            return Err(if action == Action::Done { Refusal::MustChoose } else { Refusal::NotNow });
        };
        let victim = self.victims.iter().next().filter(|&victim| state.clan(victim) == clan);
        let hit = victim.is_some_and(|victim| {
            province == self.province && state.hate_prey(victim, province).any(|prey| prey == figure)
        });
        if hit { Ok(()) } else { Err(Refusal::NotATarget { clan, figure }) }
    }

    fn perform(self, state: &mut State, _: Seat, action: Action, events: &mut impl EventSink) {
        if let (Action::KillFigure { figure, .. }, Some(victim)) = (action, self.victims.iter().next()) {
            self.kill(state, victim, figure, events);
        }
    }

    /// Kills where there is nothing to choose.
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        let Hate { seat, province, victims } = self;
        let Some(victim) = victims.iter().next() else {
            state.agenda.pop();
            return true;
        };
        let mut prey = state.hate_prey(victim, province);
        let (first, second) = (prey.next(), prey.next());
        drop(prey);
        match (first, second) {
            (Some(_), Some(_)) => return false,
            (Some(only), None) => self.kill(state, victim, only, events),
            (None, _) => state.agenda.replace(Hate { seat, province, victims: victims.without(victim) }),
        }
        true
    }

    fn fits_on(self, below: Step) -> bool {
        match below {
            Step::Recruit(Recruit { seat, .. })
            | Step::Summoned(Summoned { seat })
            | Step::Marshal(Marshal { seat, .. })
            | Step::Fujin(Fujin { seat, .. })
            | Step::Betray(Betray { seat, .. }) => seat == self.seat,
            _ => false,
        }
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && state.has(self.seat, Figure::OniOfHate, Spot::Map(self.province))
            && self.victims.0 & !state.others(self.seat).0 == 0
    }
}
