//! Kami turns (p.19): shrine by shrine from the left, honor changing as it goes.

use crate::event::Event;
use crate::kami::{Kami, SHRINES};
use crate::state::{EventSink, Movement, State};
use crate::steps;

impl State {
    /// Resolves one shrine and moves on to the next.
    pub(crate) fn resolve_shrine(&mut self, shrine: u8, events: &mut impl EventSink) {
        if shrine as usize == SHRINES {
            self.agenda.pop();
            return;
        }
        self.agenda.replace(steps::KamiTurn { shrine: shrine + 1 });
        let Some(seat) = self.top_worshipper(shrine) else { return };
        if self.unbound {
            self.agenda.push(steps::Descent { shrine });
        }
        let kami = self.kami[shrine as usize];
        events.emit(Event::ShrineResolved { kami, clan: self.clan(seat) });
        match kami {
            Kami::Amaterasu => {
                if self.honor[seat.index()] > 0 {
                    self.agenda.push(steps::Amaterasu { seat });
                }
            }
            Kami::Fujin => {
                self.movement = Movement::default();
                self.agenda.push(steps::Fujin { seat, moves: 2 });
            }
            Kami::Hachiman => self.gain_ronin(seat, 2, kami.into(), events),
            Kami::Raijin => {
                if self.player(seat).bushi_reserve > 0 {
                    self.agenda.push(steps::Raijin { seat });
                }
            }
            Kami::Ryujin => self.agenda.push(steps::Ryujin { seat }),
            Kami::Susanoo => {
                let vp = self.player(seat).strongholds_on_map().into();
                self.gain_vp(seat, vp, kami, events);
            }
            Kami::Tsukuyomi => self.gain_coins(seat, 2, kami.into(), events),
        }
    }
}
