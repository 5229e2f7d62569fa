//! Kills, and the virtues that react to them.

use engine::Seat;

use crate::card::Card;
use crate::event::Event;
use crate::figure::Figure;
use crate::province::Province;
use crate::state::{EventSink, SEATS, Spot, State};
use crate::steps::{self, MercyTarget};

/// How many figures of each player died at the same time.
pub(crate) type Fallen = [u8; SEATS];

impl State {
    /// Kills one figure in a province: it goes to its owner's reserve (p.6).
    pub(crate) fn kill(
        &mut self,
        killer: Seat,
        victim: Seat,
        figure: Figure,
        province: Province,
        fallen: &mut Fallen,
        events: &mut impl EventSink,
    ) {
        self.put(victim, figure, Spot::Map(province), Spot::Reserve);
        fallen[victim.index()] += 1;
        if self.battle.province == Some(province) {
            self.battle.killed += 1;
        }
        let (clan, by) = (self.clan(victim), (killer != victim).then(|| self.clan(killer)));
        events.emit(Event::Killed { clan, figure, province, by });
    }

    /// Kills all figures of a player in a province.
    pub(crate) fn kill_all(
        &mut self,
        killer: Seat,
        victim: Seat,
        province: Province,
        fallen: &mut Fallen,
        events: &mut impl EventSink,
    ) {
        while let Some(figure) = self.any_at(victim, Spot::Map(province)) {
            self.kill(killer, victim, figure, province, fallen, events);
        }
    }

    /// Points for figures that died at the same time: Righteousness gives them to those who lost figures,
    /// Justice to the killer. `counted` is whether Loyalty has added to the killer's gain.
    pub(crate) fn mourn(&mut self, killer: Seat, fallen: &Fallen, counted: &mut bool, events: &mut impl EventSink) {
        for seat in self.all().iter() {
            let dead = u16::from(fallen[seat.index()]);
            let vp = dead * u16::from(self.copies(seat, Card::Righteousness));
            if seat == killer {
                self.gain_vp_together(seat, vp, Card::Righteousness, counted, events);
            } else {
                self.gain_vp(seat, vp, Card::Righteousness, events);
            }
        }
        let judged =
            self.others(killer).iter().filter(|&seat| fallen[seat.index()] > 0 && self.is_more_honorable(killer, seat));
        let vp = 3 * judged.count() as u16 * u16::from(self.copies(killer, Card::Justice));
        self.gain_vp_together(killer, vp, Card::Justice, counted, events);
    }

    /// Asks an owner of Mercy before a kill; returns whether it did.
    pub(crate) fn ask_mercy(&mut self, seat: Seat, target: MercyTarget) -> bool {
        let asks = self.copies(seat, Card::Mercy) > 0;
        if asks {
            self.agenda.push(steps::Mercy { seat, target });
        }
        asks
    }

    /// The points of Mercy for one group spared.
    pub(crate) fn mercy_points(&self, seat: Seat) -> u16 {
        2 * u16::from(self.copies(seat, Card::Mercy))
    }
}
