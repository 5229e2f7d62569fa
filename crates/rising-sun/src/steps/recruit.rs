//! Recruit (p.14).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::event::Event;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::Summoned;
use crate::summon::check_reserve;

/// Decision: which figure to summon to which province.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Recruit<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// Whether the player has the bonus of the mandate.
    pub bonus: bool,
}

in_document!(Recruit<Seat> { seat, bonus });

impl Recruit {
    /// Whether a figure may still be summoned.
    fn any_left(self, open: &Open) -> bool {
        open.any_at(self.seat, Spot::Reserve).is_some()
            && Province::ALL.into_iter().any(|province| open.recruit_room(self.seat, self.bonus, province).is_ok())
    }

    /// All figures of one Recruit are one Summon for the cards that act after it.
    fn end(self, state: &mut State) {
        state.agenda.pop();
        if state.summoned.iter().any(|&count| count > 0) {
            state.agenda.push(Summoned { seat: self.seat });
        }
    }
}

impl Pending for Recruit {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        for figure in state.kinds_at(self.seat, Spot::Reserve) {
            for province in Province::ALL {
                if state.recruit_room(self.seat, self.bonus, province).is_ok() {
                    actions.push(Action::Summon { figure, province });
                }
            }
        }
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::Summon { figure, province } => {
                check_reserve(state, self.seat, figure)?;
                state.recruit_room(self.seat, self.bonus, province)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::Summon { figure, province } = action {
            state.summoned[province.index()] += 1;
            state.summon(seat, figure, province, events);
        } else {
            if state.summoned.iter().all(|&count| count == 0) {
                events.emit(Event::Passed { clan: state.clan(seat) });
            }
            self.end(state);
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let ends = !self.any_left(state);
        if ends {
            self.end(state);
        }
        ends
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Recruit)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat) && state.summoned.iter().all(|&count| count < 30)
    }
}
