//! Stationing an army group in the province just taken (p.5).

use engine::{Seat, Seats};

use crate::action::Action;
use crate::decision::Decision;
use crate::event::Event;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, GROUP_SIZES, Open, State};
use crate::step::Step;

impl State {
    /// Gives a province with armies from the supply to a player.
    pub(crate) fn station(&mut self, seat: Seat, province: Province, armies: u8, events: &mut impl EventSink) {
        let player = self.player_mut(seat);
        player.lands = player.lands.with(province);
        player.supply -= armies;
        self.open.armies[province.index()] = armies;
        events.emit(Event::Stationed { colour: self.colour(seat), province, armies });
    }
}

/// Decision: which army group to station in the province just taken.
#[derive(Clone, Copy)]
pub(crate) struct ChooseGroup {
    pub(crate) seat: Seat,
    pub(crate) province: Province,
}

impl Decision for ChooseGroup {
    #[inline]
    fn seats(self, _open: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn list_legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let groups = GROUP_SIZES.iter().zip(state.player(seat).groups);
        actions.extend(groups.filter(|(_, count)| *count > 0).map(|(&armies, _)| Action::Station { armies }));
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Station { armies } = action else { return Err(Refusal::NotNow) };
        let size = GROUP_SIZES.iter().position(|&size| size == armies);
        match size {
            Some(size) if state.player(seat).groups[size] > 0 => Ok(()),
            _ => Err(Refusal::NoSuchGroup { armies }),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let Action::Station { armies } = action else { return };
        if let Some(size) = GROUP_SIZES.iter().position(|&size| size == armies) {
            state.player_mut(seat).groups[size] -= 1;
        }
        state.station(seat, self.province, armies, events);
        let next = Seat((seat.0 + 1) % state.seats);
        if state.player(next).groups == [0; GROUP_SIZES.len()] {
            return state.end_draft(events);
        }
        if state.draft.offered.contains(&None) {
            state.open.draft.unchanged = 0;
            state.offer_cards(events);
        } else {
            state.open.draft.unchanged = (state.draft.unchanged + 1).min(state.seats);
        }
        state.open.step = Step::Draft { seat: next };
    }

    fn is_valid(self, state: &State) -> bool {
        state.turn == 0
    }
}
