//! Way of the Keiri: at the start of the war up to two opposing bushi or shinto die around the daimyo.

use engine::Seat;

use crate::action::Action;
use crate::agenda::{MercyTarget, Step};
use crate::card::Card;
use crate::choices::{self, Walk};
use crate::figure::Figure;
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Spot, State};

/// How many figures die in each province of a daimyo.
const KILLS: u8 = 2;

/// Walks through the figures that may be killed: opposing bushi and shinto that Amaterasu does not protect.
fn prey(state: &Open, seat: Seat, province: Province, mut choose: impl FnMut(Action) -> Walk) -> Walk {
    for victim in state.others(seat).iter().filter(|&victim| !state.is_protected(victim, province)) {
        let clan = state.clan(victim);
        for figure in [Figure::Bushi, Figure::Shinto, Figure::Komainu] {
            if state.has(victim, figure, Spot::Map(province)) {
                choose(Action::KillFigure { clan, figure, province })?;
            }
        }
    }
    Walk::Continue(())
}

impl State {
    /// Asks the owner for each province with the daimyo, or a monster that counts as one.
    pub(crate) fn begin_keiri(&mut self, seat: Seat) {
        if self.copies(seat, Card::WayOfTheKeiri) == 0 {
            return;
        }
        for province in Province::ALL {
            let leads =
                [Figure::Daimyo, Figure::Yurei].into_iter().any(|figure| self.has(seat, figure, Spot::Map(province)));
            if leads && prey(self, seat, province, choices::first).is_break() {
                self.agenda.push(Step::Keiri { seat, province, left: KILLS, counted: false });
                self.ask_mercy(seat, MercyTarget::Keiri { province });
            }
        }
    }

    /// Ends the killing when none is left to kill; returns whether it did.
    pub(crate) fn run_keiri(&mut self, seat: Seat, province: Province, left: u8) -> bool {
        let any = left > 0 && prey(self, seat, province, choices::first).is_break();
        self.end_unless(any)
    }
}

pub(crate) fn legal_keiri(state: &Open, seat: Seat, province: Province, actions: &mut Vec<Action>) {
    let _ = prey(state, seat, province, choices::collect(actions));
    actions.push(Action::Done);
}

pub(crate) fn check_keiri(state: &Open, seat: Seat, province: Province, action: Action) -> Result<(), Refusal> {
    let (clan, figure, at) = match action {
        Action::Done => return Ok(()),
        Action::KillFigure { clan, figure, province } => (clan, figure, province),
        _ => return Err(Refusal::NotNow),
    };
    let victim = state.seat_of(clan).ok_or(Refusal::NotInGame { clan })?;
    if victim == seat {
        Err(Refusal::NotYourself)
    } else if at != province || !(figure == Figure::Bushi || figure.is_shinto()) {
        Err(Refusal::NotATarget { clan, figure })
    } else if !state.has(victim, figure, Spot::Map(province)) {
        Err(Refusal::NoFigureThere { figure, province })
    } else if state.is_protected(victim, province) {
        Err(Refusal::ProtectedByAmaterasu { clan })
    } else {
        Ok(())
    }
}

pub(crate) fn perform_keiri(
    state: &mut State,
    seat: Seat,
    province: Province,
    (left, mut counted): (u8, bool),
    action: Action,
    events: &mut impl EventSink,
) {
    let Action::KillFigure { clan, figure, .. } = action else {
        state.agenda.pop();
        return;
    };
    if let Some(victim) = state.seat_of(clan) {
        let mut fallen = [0; _];
        state.kill(seat, victim, figure, province, &mut fallen, events);
        state.gain_vp_together(seat, 3, Card::WayOfTheKeiri, &mut counted, events);
        state.mourn(seat, &fallen, &mut counted, events);
        state.agenda.replace(Step::Keiri { seat, province, left: left - 1, counted });
    }
}
