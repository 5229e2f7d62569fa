//! Deploying armies (p.8).

use engine::Seat;

use crate::event::{Event, Lapse};
use crate::event_card::Effect;
use crate::field::Field;
use crate::province::Province;
use crate::special::Special;
use crate::state::{EventSink, State};
use crate::step::Step;

impl State {
    /// Deploys armies from the supply. After a single army, the player may march from the province.
    pub(crate) fn deploy(
        &mut self,
        seat: Seat,
        action: Field,
        province: Province,
        events: &mut impl EventSink,
    ) -> Result<(), Lapse> {
        let few = self.effect() == Some(Effect::FewRecruits);
        let mut armies = match action {
            Field::FiveArmies if few => 3,
            Field::FiveArmies => 5,
            Field::ThreeArmies if few => 2,
            Field::ThreeArmies => 3,
            _ => 1,
        };
        let supply = self.player(seat).supply;
        if supply < armies {
            return Err(Lapse::NoArmies);
        }
        if action == Field::FiveArmies && self.player(seat).special == Some(Special::SixArmies) {
            // The card gives what the supply allows; it never makes the action impossible.
            armies = supply.min(6);
        }
        let price = self.pay(seat, action)?;
        self.player_mut(seat).supply -= armies;
        self.open.armies[province.index()] += armies;
        events.emit(Event::Deployed { colour: self.colour(seat), province, armies, price });
        if action == Field::OneArmy && !self.targets(seat, action, province).is_empty() {
            self.open.step = Step::March { seat, field: action, from: province };
        }
        Ok(())
    }
}
