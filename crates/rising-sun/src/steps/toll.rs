//! The toll of the Path of the Serpent.

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
use crate::steps::{Fujin, Marshal};

/// Decision of the owner of the Path of the Serpent: whether a move over a shipping route costs a coin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Toll<S = Seat> {
    /// The player who may demand the toll.
    pub owner: S,
    /// The player who moves.
    pub mover: S,
    /// The figure that waits to move.
    pub figure: Figure,
    /// The province that it leaves.
    pub from: Province,
    /// The province that it enters.
    pub to: Province,
}

in_document!(Toll<Seat> { owner, mover, figure, from, to });

impl Pending for Toll {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.owner)
    }

    fn legal(self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.extend([Action::DemandToll, Action::WaiveToll]);
    }

    fn check(self, _: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::DemandToll | Action::WaiveToll => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Settles the toll of a route, once for each mover and route in one Marshal or Fujin.
    fn perform(self, state: &mut State, _: Seat, action: Action, events: &mut impl EventSink) {
        let Toll { owner, mover, figure, from, to } = self;
        state.agenda.pop();
        let route = from.route(to).map_or(0, |route| 1 << route);
        let (clan, to_clan, from_province, to_province) = (state.clan(mover), state.clan(owner), from, to);
        if action == Action::WaiveToll {
            events.emit(Event::TollWaived { clan: to_clan, for_clan: clan, from_province, to_province });
        } else if state.player(mover).coins > 0 {
            state.player_mut(mover).coins -= 1;
            state.player_mut(owner).coins += 1;
            events.emit(Event::TollPaid { clan, to: to_clan, from_province, to_province });
        } else {
            state.movement.closed_routes |= route;
            events.emit(Event::TollUnpaid { clan, to: to_clan, from_province, to_province });
            return;
        }
        state.movement.open_routes |= route;
        state.move_figure(mover, figure, from, to, events);
    }

    fn fits_on(self, below: Step) -> bool {
        matches!(below, Step::Marshal(Marshal { seat, .. }) | Step::Fujin(Fujin { seat, .. }) if seat == self.mover)
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.owner)
            && state.all().has(self.mover)
            && self.owner != self.mover
            && state.has(self.mover, self.figure, Spot::Map(self.from))
            && self.from.route(self.to).is_some()
    }
}
