//! Raijin (p.19).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::steps::Summoned;
use crate::summon::check_reserve;

/// Decision: where to summon a bushi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Raijin<S = Seat> {
    /// The player who decides.
    pub seat: S,
}

in_document!(Raijin<Seat> { seat });

impl Pending for Raijin {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend(Province::ALL.map(|province| Action::Summon { figure: Figure::Bushi, province }));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::Summon { figure: Figure::Bushi, .. } => check_reserve(state, self.seat, Figure::Bushi),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::Summon { figure, province } = action {
            state.agenda.replace(Summoned { seat });
            state.summon(seat, figure, province, events);
        } else {
            state.agenda.pop();
            events.emit(Event::Passed { clan: state.clan(seat) });
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat) && state.player(self.seat).bushi_reserve > 0
    }
}
