//! Building castles, temples and theaters (p.7).

use engine::Seat;

use crate::building::Building;
use crate::event::{Event, Lapse};
use crate::event_card::Effect;
use crate::field::Field;
use crate::province::Province;
use crate::state::{EventSink, State};

impl State {
    /// Builds on a free site; no kind may be built twice in a province.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        action: Field,
        province: Province,
        events: &mut impl EventSink,
    ) -> Result<(), Lapse> {
        let Some(building) = action.builds() else { return Ok(()) };
        let standing = self.buildings(province);
        if standing.has(building) {
            return Err(Lapse::BuildingThere);
        }
        if standing.len() >= province.row().sites {
            return Err(Lapse::NoSite);
        }
        if self.tiles(building) == 0 {
            return Err(Lapse::NoTile);
        }
        let price = self.pay(seat, action)?;
        self.open.tiles[building as usize] -= 1;
        self.open.buildings[province.index()] = standing.with(building);
        events.emit(Event::Built { colour: self.colour(seat), building, province, price });
        if building == Building::Theater && self.effect() == Some(Effect::TheatersCalm) && self.unrest(province) > 0 {
            self.open.unrest[province.index()] -= 1;
            events.emit(Event::UnrestCalmed { province, unrest: self.unrest(province) });
        }
        Ok(())
    }

    /// Pays the price of an action and returns it.
    pub(crate) fn pay(&mut self, seat: Seat, action: Field) -> Result<u16, Lapse> {
        let price = action.price();
        let player = self.player_mut(seat);
        player.chests = player.chests.checked_sub(price).ok_or(Lapse::NoChests)?;
        Ok(price)
    }
}
