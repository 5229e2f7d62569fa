//! Kami turns (p.19): shrine by shrine from the left, honor changing as it goes.

use engine::Seat;

use crate::action::Action;
use crate::agenda::Step;
use crate::event::Event;
use crate::figure::Figure;
use crate::kami::{Kami, SHRINES};
use crate::province::Province;
use crate::refusal::Refusal;
use crate::state::{EventSink, Movement, Open, State};

impl State {
    /// Resolves one shrine and moves on to the next.
    pub(crate) fn run_kami_turn(&mut self, shrine: u8, events: &mut impl EventSink) {
        if shrine as usize == SHRINES {
            self.agenda.pop();
            return;
        }
        self.agenda.replace(Step::KamiTurn { shrine: shrine + 1 });
        let Some(seat) = self.top_worshipper(shrine) else { return };
        if self.unbound {
            self.agenda.push(Step::Descent { shrine });
        }
        let kami = self.kami[shrine as usize];
        events.emit(Event::ShrineResolved { kami, clan: self.clan(seat) });
        match kami {
            Kami::Amaterasu => {
                if self.honor[seat.index()] > 0 {
                    self.agenda.push(Step::Amaterasu { seat });
                }
            }
            Kami::Fujin => {
                self.movement = Movement::default();
                self.agenda.push(Step::Fujin { seat, moves: 2 });
            }
            Kami::Hachiman => self.gain_ronin(seat, 2, kami.into(), events),
            Kami::Raijin => {
                if self.player(seat).bushi_reserve > 0 {
                    self.agenda.push(Step::Raijin { seat });
                }
            }
            Kami::Ryujin => self.agenda.push(Step::Ryujin { seat }),
            Kami::Susanoo => {
                let vp = self.player(seat).strongholds_on_map().into();
                self.gain_vp(seat, vp, kami, events);
            }
            Kami::Tsukuyomi => self.gain_coins(seat, 2, kami.into(), events),
        }
    }
}

pub(crate) fn check_amaterasu(action: Action) -> Result<(), Refusal> {
    match action {
        Action::RiseToTop | Action::Done => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_amaterasu(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
    state.agenda.pop();
    if action == Action::RiseToTop {
        state.rise_to_top(seat, events);
    } else {
        events.emit(Event::Passed { clan: state.clan(seat) });
    }
}

pub(crate) fn legal_raijin(actions: &mut Vec<Action>) {
    actions.extend(Province::ALL.map(|province| Action::Summon { figure: Figure::Bushi, province }));
    actions.push(Action::Done);
}

pub(crate) fn check_raijin(state: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Summon { figure: Figure::Bushi, .. } => crate::summon::check_reserve(state, seat, Figure::Bushi),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn perform_raijin(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
    if let Action::Summon { figure, province } = action {
        state.agenda.replace(Step::Summoned { seat });
        state.summon(seat, figure, province, events);
    } else {
        state.agenda.pop();
        events.emit(Event::Passed { clan: state.clan(seat) });
    }
}
