//! Moving armies into a neighbouring province (p.8): into one's own, or into battle.

use engine::Seat;

use crate::action::Action;
use crate::building::Building;
use crate::event::{Event, Lapse};
use crate::event_card::Effect;
use crate::field::Field;
use crate::province::{Province, Provinces};
use crate::refusal::Refusal;
use crate::state::{Open, State, Tell};
use crate::step::Step;

impl Open {
    /// The provinces with a temple, which the event of the round protects from attacks.
    fn is_sacred(&self, province: Province) -> bool {
        self.effect() == Some(Effect::SacredTemples) && self.buildings(province).has(Building::Temple)
    }

    /// Where armies may go from a province.
    pub(crate) fn targets(&self, seat: Seat, field: Field, from: Province) -> Provinces {
        let lands = self.player(seat).lands;
        let around = self.neighbours(from);
        if field == Field::OneArmy {
            return around.and(lands);
        }
        if self.effect() != Some(Effect::SacredTemples) {
            return around;
        }
        around.iter().filter(|&to| lands.has(to) || !self.is_sacred(to)).collect()
    }

    /// Whether the player may let the armies stay: after deploying one army, or where the table
    /// plays so.
    pub(crate) fn may_stay(&self, field: Field) -> bool {
        field == Field::OneArmy || self.free_marches
    }

    pub(crate) fn legal_march(&self, seat: Seat, field: Field, from: Province, actions: &mut Vec<Action>) {
        let most = self.armies(from) - 1;
        for to in self.targets(seat, field, from).iter() {
            actions.extend((1..=most).map(|armies| Action::March { to, armies }));
        }
        if self.may_stay(field) {
            actions.push(Action::Stay);
        }
    }

    pub(crate) fn check_march(&self, seat: Seat, field: Field, from: Province, action: Action) -> Result<(), Refusal> {
        match action {
            Action::March { to, armies } => {
                if !from.adjacent().has(to) {
                    return Err(Refusal::NotNeighbours { from, to });
                }
                if !self.playing.has(to) {
                    return Err(Refusal::ProvinceClosed { province: to });
                }
                if !self.player(seat).lands.has(to) {
                    if field == Field::OneArmy {
                        return Err(Refusal::NotYourProvince { province: to });
                    }
                    if self.is_sacred(to) {
                        return Err(Refusal::TempleProtects { province: to });
                    }
                }
                let most = self.armies(from) - 1;
                if (1..=most).contains(&armies) { Ok(()) } else { Err(Refusal::WrongNumberOfArmies { most }) }
            }
            Action::Stay if self.may_stay(field) => Ok(()),
            Action::Stay => Err(Refusal::MustMarch),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl State {
    /// Lets a player decide where to march, if that is possible at all.
    pub(crate) fn set_out(&mut self, seat: Seat, field: Field, from: Province) -> Result<(), Lapse> {
        if self.armies(from) < 2 {
            return Err(Lapse::OneArmyOnly);
        }
        if self.targets(seat, field, from).is_empty() {
            return Err(Lapse::NoWay);
        }
        self.open.step = Step::March { seat, field, from };
        Ok(())
    }

    pub(crate) fn perform_march(&mut self, seat: Seat, from: Province, action: Action, tell: &mut impl Tell) {
        self.open.step = Step::Act;
        let colour = self.colour(seat);
        let Action::March { to, armies } = action else {
            tell.tell(Event::Stayed { colour, province: from });
            return;
        };
        self.open.armies[from.index()] -= armies;
        if self.player(seat).lands.has(to) {
            self.open.armies[to.index()] += armies;
            tell.tell(Event::Moved { colour, from, to, armies });
        } else {
            let defender = self.owner(to);
            let hit = defender.map(|seat| self.colour(seat));
            tell.tell(Event::Attacked { colour, from, to, armies, defender: hit });
            self.battle(seat, armies, defender, to, tell);
        }
    }
}
