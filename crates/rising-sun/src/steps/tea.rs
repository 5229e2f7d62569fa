//! The tea ceremony (p.11-12).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::Pending;
use crate::action::Action;
use crate::event::Event;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Phase, State};
use crate::steps::Political;

/// Decision of all who are not ready: whether the tea ceremony is over for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Tea<M = Seats> {
    /// The players who are ready.
    pub ready: M,
}

in_document!(Tea<Seats> { ready });

impl Pending for Tea {
    const PHASE: Option<Phase> = Some(Phase::TeaCeremony);
    const TAKE_BACK: Option<Action> = Some(Action::NotReady);

    fn deciders(self, open: &Open) -> Seats {
        Seats(open.all().0 & !self.ready.0)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Ready);
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Ready { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn check_take_back(self, _: &State, seat: Seat) -> Result<(), Refusal> {
        if self.ready.has(seat) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let clan = state.clan(seat);
        if action == Action::NotReady {
            state.agenda.replace(Tea { ready: self.ready.without(seat) });
            events.emit(Event::DeclaredNotReady { clan });
            return;
        }
        let ready = self.ready.with(seat);
        events.emit(Event::DeclaredReady { clan });
        state.agenda.replace(Tea { ready });
        if ready == state.all() {
            state.phase = Phase::Political;
            state.agenda.replace(Political);
            events.emit(Event::PoliticalPhaseBegan);
        }
    }

    fn is_valid(self, state: &State) -> bool {
        self.ready.0 & !state.all().0 == 0 && self.ready != state.all()
    }
}
