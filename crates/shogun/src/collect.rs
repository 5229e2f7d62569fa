//! Collecting rice and taxes (p.7), which peasants tolerate once a year.

use engine::Seat;

use crate::event::{Event, Lapse};
use crate::event_card::Effect;
use crate::province::Province;
use crate::special::Special;
use crate::state::{EventSink, State};

impl State {
    /// The rice that a province yields this round: the event applies first, then the special card.
    pub(crate) fn rice_yield(&self, seat: Seat, province: Province) -> u16 {
        let rice = province.row().rice;
        let rice = match self.effect() {
            Some(Effect::RiceAtLeast(least)) => rice.max(least),
            Some(Effect::RiceAtMost(most)) => rice.min(most),
            _ => rice,
        };
        u16::from(rice) + u16::from(self.player(seat).special == Some(Special::ExtraRice))
    }

    /// The chests that a province yields this round: the event applies first, then the special card.
    pub(crate) fn tax_yield(&self, seat: Seat, province: Province) -> u16 {
        let chests = province.row().chests;
        let chests = match self.effect() {
            Some(Effect::TaxAtMost(most)) => chests.min(most),
            Some(Effect::TaxAtLeast(least)) => chests.max(least),
            _ => chests,
        };
        u16::from(chests) + u16::from(self.player(seat).special == Some(Special::ExtraChest))
    }

    pub(crate) fn collect_rice(
        &mut self,
        seat: Seat,
        province: Province,
        events: &mut impl EventSink,
    ) -> Result<(), Lapse> {
        let rice = self.rice_yield(seat, province);
        self.player_mut(seat).rice += rice;
        events.emit(Event::RiceCollected { colour: self.colour(seat), province, rice });
        self.provoke_peasants(seat, province, events);
        Ok(())
    }

    pub(crate) fn collect_taxes(
        &mut self,
        seat: Seat,
        province: Province,
        events: &mut impl EventSink,
    ) -> Result<(), Lapse> {
        let chests = self.tax_yield(seat, province);
        if self.bank() < chests {
            return Err(Lapse::BankEmpty);
        }
        self.player_mut(seat).chests += chests;
        events.emit(Event::TaxesCollected { colour: self.colour(seat), province, chests });
        self.provoke_peasants(seat, province, events);
        Ok(())
    }

    /// Fights a revolt if the province already has unrest. Unless the province is lost, it then gets an unrest
    /// marker.
    fn provoke_peasants(&mut self, seat: Seat, province: Province, events: &mut impl EventSink) {
        let unrest = self.unrest(province);
        if unrest > 0 && !self.revolt(seat, province, unrest, events) {
            return;
        }
        if self.has_unrest_marker() {
            self.open.unrest[province.index()] += 1;
            events.emit(Event::UnrestGrew { province, unrest: unrest + 1 });
        }
    }
}
