//! Worship (p.14): a shinto just summoned may go to a shrine.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};
use crate::steps::{Recruit, Summoned};

/// Decision: whether the figure just summoned worships, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Worship<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// The figure just summoned.
    pub figure: Figure,
    /// The province where it was summoned.
    pub province: Province,
}

in_document!(Worship<Seat> { seat, figure, province });

impl Pending for Worship {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Stay);
        actions.extend(state.kami.map(|kami| Action::Worship { kami }));
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Stay => Ok(()),
            Action::Worship { kami } => state.shrine_of(kami).map(|_| ()).ok_or(Refusal::NoSuchShrine { kami }),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let Worship { figure, province, .. } = self;
        let clan = state.clan(seat);
        state.agenda.pop();
        if let Action::Worship { kami } = action
            && let Some(shrine) = state.shrine_of(kami)
        {
            state.put(seat, figure, Spot::Map(province), Spot::Shrine(shrine));
            events.emit(Event::Worshipped { clan, figure, kami });
        } else {
            events.emit(Event::Stayed { clan, figure, province });
        }
    }

    fn fits_on(self, below: Step) -> bool {
        matches!(below, Step::Recruit(Recruit { seat, .. }) | Step::Summoned(Summoned { seat }) if seat == self.seat)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
            && self.figure.is_shinto()
            && state.has(self.seat, self.figure, Spot::Map(self.province))
    }
}
