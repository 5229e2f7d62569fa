//! Kami Unbound: where a kami goes.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::event::Event;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision: where the kami of a shrine goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct PlaceKami<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// The shrine, counted from the left.
    pub shrine: u8,
}

in_document!(PlaceKami<Seat> { seat, shrine });

impl PlaceKami {
    /// Where the kami is; it must come down from the mountains, but may stay in a province.
    fn here(self, open: &Open) -> Option<Province> {
        open.walks[self.shrine as usize].province
    }
}

impl Pending for PlaceKami {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let here = self.here(state);
        for province in Province::ALL {
            if here != Some(province) {
                actions.push(Action::PlaceKami { province });
            }
        }
        if here.is_some() {
            actions.push(Action::Done);
        }
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        let here = self.here(state);
        match action {
            Action::PlaceKami { province } if here == Some(province) => Err(Refusal::AlreadyThere { province }),
            Action::PlaceKami { .. } => Ok(()),
            Action::Done if here.is_some() => Ok(()),
            Action::Done => Err(Refusal::MustChoose),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        state.agenda.pop();
        if let Action::PlaceKami { province } = action {
            state.walks[self.shrine as usize].province = Some(province);
            let kami = state.kami[self.shrine as usize];
            events.emit(Event::KamiPlaced { clan: state.clan(seat), kami, province });
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        let shrine = self.shrine as usize;
        state.unbound
            && state.all().has(self.seat)
            && shrine < state.kami.len()
            && state.walks[shrine].holder == Some(self.seat)
    }
}
