//! The revolts of a player in winter (p.10), in the order that the player chooses.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::decision::Decision;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};
use crate::step::Step;

/// The number of revolts for a number of provinces without rice, and the number of peasants that join each.
pub(crate) fn revolts(unsupplied: usize) -> (u8, u8) {
    match unsupplied {
        0 => (0, 0),
        1 => (1, 1),
        2 => (1, 2),
        3..=4 => (2, 2),
        5..=6 => (2, 3),
        _ => (3, 3),
    }
}

impl State {
    /// Fights the only revolt that is left, or asks the player which comes next.
    pub(crate) fn start_revolt(&mut self, seat: Seat, events: &mut impl EventSink) {
        match (self.revolts.len(), self.revolts.iter().next()) {
            (1, Some(province)) => self.fight_revolt(seat, province, events),
            _ => self.open.step = Step::Revolt { seat },
        }
    }

    fn fight_revolt(&mut self, seat: Seat, province: Province, events: &mut impl EventSink) {
        let peasants = self.unrest(province) + self.revolt_peasants;
        self.open.revolts = self.revolts.without(province);
        self.revolt(seat, province, peasants, events);
        if self.revolts.is_empty() {
            self.open.revolt_peasants = 0;
            self.open.turn += 1;
        }
        self.open.step = Step::Winter;
    }
}

/// Decision: which of the revolts to fight first.
#[derive(Clone, Copy)]
pub(crate) struct ChooseRevolt {
    pub(crate) seat: Seat,
}

impl Decision for ChooseRevolt {
    #[inline]
    fn seats(self, _open: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn list_legal(self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.revolts.iter().map(|province| Action::Face { province }));
    }

    fn check(self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Face { province } if state.revolts.has(province) => Ok(()),
            Action::Face { province } => Err(Refusal::NoRevolt { province }),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        if let Action::Face { province } = action {
            state.fight_revolt(seat, province, events);
        }
    }

    fn is_valid(self, state: &State) -> bool {
        let seat = self.seat;
        let own = state.revolts.minus(state.lands(seat)).is_empty() && state.seat_in_order(state.turn) == Some(seat);
        let unsupplied = state.lands(seat).len().saturating_sub(state.player(seat).rice.into());
        // A province lost to an earlier revolt no longer needs rice.
        let (count, peasants) = (state.revolts.len(), state.revolt_peasants);
        let matches_table = (0..=1).any(|lost| {
            let (most, join) = revolts(unsupplied + lost);
            join == peasants && (count == usize::from(most) || count + 1 == usize::from(most))
        });
        own && count >= 2 && matches_table
    }
}
