//! Way of the Keiri: at the start of the war up to two opposing bushi or shinto die around the daimyo.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Pending, Step};
use crate::action::Action;
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::figure::Figure;
use crate::naming::in_document;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

/// How many figures die in each province of a daimyo.
const KILLS: u8 = 2;

/// Decision: which figure the Way of the Keiri kills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
pub struct Keiri<S = Seat> {
    /// The player who decides.
    pub seat: S,
    /// The province of the daimyo.
    pub province: Province,
    /// How many more figures may be killed.
    pub left: u8,
    /// Whether Loyalty has already added to this gain of points.
    pub counted: bool,
}

in_document!(Keiri<Seat> { seat, province, left, counted });

impl Keiri {
    /// The step for a province of the daimyo.
    pub(crate) fn new(seat: Seat, province: Province) -> Keiri {
        Keiri { seat, province, left: KILLS, counted: false }
    }

    /// Whether there is anything to kill.
    pub(crate) fn has_targets(self, open: &Open) -> bool {
        self.targets(open, choices::first).is_break()
    }

    /// Walks through the figures that may be killed: opposing bushi and shinto that Amaterasu does not protect.
    fn targets(self, open: &Open, mut choose: impl FnMut(Action) -> Walk) -> Walk {
        let Keiri { seat, province, .. } = self;
        for victim in open.others(seat).iter().filter(|&victim| !open.is_protected(victim, province)) {
            let clan = open.clan(victim);
            for figure in [Figure::Bushi, Figure::Shinto, Figure::Komainu] {
                if open.has(victim, figure, Spot::Map(province)) {
                    choose(Action::KillFigure { clan, figure, province })?;
                }
            }
        }
        Walk::Continue(())
    }
}

impl Pending for Keiri {
    fn deciders(self, _: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn legal(self, state: &State, _: Seat, actions: &mut Vec<Action>) {
        let _ = self.targets(state, choices::collect(actions));
        actions.push(Action::Done);
    }

    fn check(self, state: &State, _: Seat, action: Action) -> Result<(), Refusal> {
        let (clan, figure, province) = match action {
            Action::Done => return Ok(()),
            Action::KillFigure { clan, figure, province } => (clan, figure, province),
            _ => return Err(Refusal::NotNow),
        };
        let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
        if victim == self.seat {
            Err(Refusal::NotYourself)
        } else if province != self.province || !(figure == Figure::Bushi || figure.is_shinto()) {
            Err(Refusal::NotATarget { clan, figure })
        } else if !state.has(victim, figure, Spot::Map(province)) {
            Err(Refusal::NoFigureThere { figure, province })
        } else if state.is_protected(victim, province) {
            Err(Refusal::ProtectedByAmaterasu { clan })
        } else {
            Ok(())
        }
    }

    fn perform(self, state: &mut State, _: Seat, action: Action, events: &mut impl EventSink) {
        let Action::KillFigure { clan, figure, .. } = action else {
            state.agenda.pop();
            return;
        };
        if let Some(victim) = state.seat_of(clan) {
            let Keiri { seat, province, left, mut counted } = self;
            let mut fallen = [0; _];
            state.kill(seat, victim, figure, province, &mut fallen, events);
            state.gain_vp_together(seat, 3, Card::WayOfTheKeiri, &mut counted, events);
            state.mourn(seat, &fallen, &mut counted, events);
            state.agenda.replace(Keiri { seat, province, left: left - 1, counted });
        }
    }

    fn run(self, state: &mut State, _: &mut impl EventSink) -> bool {
        let any = self.left > 0 && self.has_targets(state);
        state.end_unless(any)
    }

    /// One step for each province with a figure that counts as a daimyo.
    fn fits_on(self, below: Step) -> bool {
        match below {
            Step::WarStart(_) => true,
            Step::Keiri(Keiri { seat, province, .. }) => seat == self.seat && province != self.province,
            _ => false,
        }
    }

    fn is_valid(self, state: &State) -> bool {
        state.all().has(self.seat) && self.left <= KILLS && state.copies(self.seat, Card::WayOfTheKeiri) >= 1
    }
}
