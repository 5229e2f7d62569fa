//! The Summon of a monster just bought (p.16).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::figure::Figure;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::Summoned;

/// Decision: where to summon the monster just bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct SummonMonster<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// The monster.
    pub figure: Figure,
}

in_document!(SummonMonster<Seat> { seat, figure });

impl Pending for SummonMonster {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        for province in Province::ALL {
            if state.can_summon_to(self.seat, province) {
                actions.push(Action::Summon { figure: self.figure, province });
            }
        }
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Summon { figure, .. } if figure != self.figure => Err(Refusal::NotNow),
            Action::Summon { province, .. } if state.can_summon_to(self.seat, province) => Ok(()),
            Action::Summon { province, .. } => Err(Refusal::NoStrongholdThere { province }),
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::Summon { figure, province } = action {
            state.agenda.replace(Summoned { seat });
            state.summon(seat, figure, province, events);
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Train) || below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && self.figure.monster().is_some()
            && state.has(self.seat, self.figure, Spot::Reserve)
    }
}
