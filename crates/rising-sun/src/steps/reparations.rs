//! Reparations (p.24): the coins that cannot be divided.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::battle::BattleStage;
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, State};

/// Decision of the winner: which losers get the odd coins of the reparations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Reparations<S = Seat, M = Seats> {
    /// The player who decides.
    pub seat: S,
    /// How many coins are left.
    pub left: u8,
    /// The losers that have got one.
    pub paid: M,
}

in_document!(Reparations<Seat, Seats> { seat, left, paid });

impl Pending for Reparations {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let losers = Seats(state.losers(self.seat).0 & !self.paid.0);
        actions.extend(losers.iter().map(|loser| Action::GiveCoin { to: state.clan(loser) }));
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::GiveCoin { to: clan } = action else {
            return Err(if action == Action::Done { Refusal::MustChoose } else { Refusal::NotNow });
        };
        match state.seat_of(clan) {
            None => Err(Refusal::NotInGame { clan }),
            Some(loser) if loser == self.seat => Err(Refusal::NotYourself),
            Some(loser) if !state.losers(self.seat).has(loser) => Err(Refusal::NotInBattle { clan }),
            Some(loser) if self.paid.has(loser) => Err(Refusal::AlreadyPaid { clan }),
            Some(_) => Ok(()),
        }
    }

    fn perform(self, state: &mut State, _: Seat, action: Action, events: &mut impl EventSink) {
        let Reparations { seat, left, paid } = self;
        if let Action::GiveCoin { to } = action
            && let Some(loser) = state.seat_of(to)
        {
            state.agenda.pop();
            state.pay_reparations(seat, loser, 1, events);
            if left > 1 {
                state.agenda.push(Reparations { seat, left: left - 1, paid: paid.with(loser) });
            }
        }
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::End)
    }

    fn is_valid(self, state: &State) -> bool {
        let Reparations { seat, left, paid } = self;
        let losers = state.losers(seat);
        state.is_fighting(seat)
            && state.battle.winner == Some(seat)
            && left > 0
            && paid.0 & !losers.0 == 0
            && left as usize + paid.len() < losers.len()
    }
}
