//! Take Hostage (p.22).

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::advantage::Advantage;
use crate::battle::BattleStage;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::event::{Event, Reason};
use crate::naming::in_document;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

/// Decision: which figure to take hostage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct TakeHostage<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// How many more hostages may be taken; Respect allows more than one.
    pub left: u8,
    /// Whether a hostage was taken.
    pub taken: bool,
    /// Whether Loyalty has already added to this gain of points.
    pub counted: bool,
}

in_document!(TakeHostage<Seat> { seat, left, taken, counted });

impl TakeHostage {
    /// Walks through the figures that may be taken hostage.
    fn targets(self, open: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        let Some(province) = open.battle.province else { return Walk::Continue(()) };
        for victim in open.others(self.seat).iter() {
            let clan = open.clan(victim);
            for figure in open.kinds_at(victim, Spot::Map(province)).filter(|figure| !figure.is_daimyo()) {
                choose(Action::TakeHostage { clan, figure })?;
            }
        }
        Walk::Continue(())
    }
}

impl Pending for TakeHostage {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let _ = self.targets(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        let (clan, figure) = match action {
            Action::Done => return Ok(()),
            Action::TakeHostage { clan, figure } => (clan, figure),
            _ => return Err(Refusal::NotNow),
        };
        let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
        let province = state.battle.province.ok_or(Refusal::NotNow)?;
        if victim == self.seat {
            Err(Refusal::NotYourself)
        } else if figure.is_immune() {
            Err(Refusal::DaimyoImmune { figure })
        } else if state.has(victim, figure, Spot::Map(province)) {
            Ok(())
        } else {
            Err(Refusal::NoFigureThere { figure, province })
        }
    }

    /// Takes a hostage and a point.
    fn perform(mut self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let captor = state.clan(seat);
        if let Action::TakeHostage { clan, figure } = action
            && let Some(victim) = state.seat_of(clan)
            && let Some(province) = state.battle.province
        {
            state.put(victim, figure, Spot::Map(province), Spot::Hostage(seat));
            events.emit(Event::HostageTaken { clan, figure, captor, province });
            // All hostages of one advantage are one gain: Loyalty adds to the first that gave a point.
            state.steal_vp(seat, victim, 1, Reason::TakeHostage, &mut self.counted, events);
            let sincerity = state.copies(seat, Card::Sincerity);
            for _ in 0..sincerity {
                state.gain_honor(seat, events);
            }
            state.gain_vp_together(seat, sincerity.into(), Card::Sincerity, &mut self.counted, events);
            self.left -= 1;
            self.taken = true;
            state.agenda.replace(self);
        } else {
            state.agenda.pop();
            if !self.taken {
                events.emit(Event::AdvantageDeclined { clan: captor, advantage: Advantage::TakeHostage });
            }
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.left > 0 && self.targets(state, choices::first).is_break();
        state.end_unless(any)
    }

    fn fits_on(self, below: Step) -> bool {
        below.is_battle_before(BattleStage::HireRonin)
    }

    fn is_valid(self, state: &State) -> bool {
        state.is_fighting(self.seat) && self.left <= 3
    }
}
