//! What cards do after a Summon without asking.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::card::Card;
use crate::mandate::Mandate;
use crate::naming::in_document;
use crate::state::{EventSink, State};
use crate::steps::AfterSummon;

/// Runs what happens after a Summon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Summoned<S = Seat> {
    /// The player who summoned.
    pub seat: S,
}

in_document!(Summoned<Seat> { seat });

impl Pending for Summoned {
    /// Gives what cards give without asking, then asks about what they allow.
    fn run(self, state: &mut State, events: &mut impl EventSink) -> bool {
        let seat = self.seat;
        let warlord = state.copies(seat, Card::PathOfTheWarlord);
        state.gain_coins(seat, warlord.into(), Card::PathOfTheWarlord.into(), events);
        let below = state.seats - 1 - state.honor[seat.index()];
        if below >= 2 {
            let patron = 2 * u16::from(state.copies(seat, Card::PathOfThePatron));
            state.gain_coins(seat, patron, Card::PathOfThePatron.into(), events);
        }
        if state.honor[seat.index()] == 0 {
            let spirit = 2 * u16::from(state.copies(seat, Card::PathOfTheSpirit));
            state.gain_coins(seat, spirit, Card::PathOfTheSpirit.into(), events);
            state.gain_vp(seat, spirit, Card::PathOfTheSpirit, events);
        }
        let kenin = state.copies(seat, Card::PathOfTheKenin);
        let ninja = state.copies(seat, Card::PathOfTheNinja);
        let monkey = state.copies(seat, Card::PathOfTheMonkey);
        state.agenda.replace(AfterSummon { seat, kenin, ninja, monkey });
        true
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_mandate(Mandate::Recruit) || below.is_mandate(Mandate::Train) || below.is_kami_turn()
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat)
    }
}
