//! Moving armies into a neighboring province (p.8), which is attacked unless it is the player's own.

use engine::{Seat, Seats};

use crate::action::Action;
use crate::building::Building;
use crate::card::Card;
use crate::decision::Decision;
use crate::event::{Event, Lapse};
use crate::event_card::Effect;
use crate::field::{ACTIONS, Field};
use crate::province::{Province, Provinces};
use crate::refusal::Refusal;
use crate::state::{EventSink, Open, Slot, State};
use crate::step::Step;

impl Open {
    /// Whether the event of the round protects a province because of its temple.
    fn is_sacred(&self, province: Province) -> bool {
        self.effect() == Some(Effect::SacredTemples) && self.buildings(province).has(Building::Temple)
    }

    /// The provinces that armies may enter from a province.
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

    /// Whether the player may decline to march: after deploying one army, or with the option of free marches.
    pub(crate) fn may_stay(&self, field: Field) -> bool {
        field == Field::OneArmy || self.free_marches
    }
}

impl State {
    /// Asks a player where to march, if any march is possible.
    pub(crate) fn start_march(&mut self, seat: Seat, field: Field, from: Province) -> Result<(), Lapse> {
        if self.armies(from) < 2 {
            return Err(Lapse::OneArmyOnly);
        }
        if self.targets(seat, field, from).is_empty() {
            return Err(Lapse::NoWay);
        }
        self.open.step = Step::March { seat, field, from };
        Ok(())
    }
}

/// Decision: where to march, with how many armies.
#[derive(Clone, Copy)]
pub(crate) struct ChooseMarch {
    pub(crate) seat: Seat,
    pub(crate) field: Field,
    pub(crate) from: Province,
}

impl Decision for ChooseMarch {
    #[inline]
    fn seats(self, _open: &Open) -> Seats {
        Seats::one(self.seat)
    }

    fn list_legal(self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let most = state.armies(self.from) - 1;
        for to in state.targets(seat, self.field, self.from).iter() {
            actions.extend((1..=most).map(|armies| Action::March { to, armies }));
        }
        if state.may_stay(self.field) {
            actions.push(Action::Stay);
        }
    }

    fn check(self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let ChooseMarch { field, from, .. } = self;
        match action {
            Action::March { to, armies } => {
                if !from.adjacent().has(to) {
                    return Err(Refusal::NotNeighbours { from, to });
                }
                if !state.playing.has(to) {
                    return Err(Refusal::ProvinceClosed { province: to });
                }
                if !state.player(seat).lands.has(to) {
                    if field == Field::OneArmy {
                        return Err(Refusal::NotYourProvince { province: to });
                    }
                    if state.is_sacred(to) {
                        return Err(Refusal::TempleProtects { province: to });
                    }
                }
                let most = state.armies(from) - 1;
                if (1..=most).contains(&armies) { Ok(()) } else { Err(Refusal::WrongNumberOfArmies { most }) }
            }
            Action::Stay if state.may_stay(field) => Ok(()),
            Action::Stay => Err(Refusal::MustMarch),
            _ => Err(Refusal::NotNow),
        }
    }

    fn perform(self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink) {
        let from = self.from;
        state.open.step = Step::Act;
        let colour = state.colour(seat);
        let Action::March { to, armies } = action else {
            events.emit(Event::Stayed { colour, province: from });
            return;
        };
        state.open.armies[from.index()] -= armies;
        if state.player(seat).lands.has(to) {
            state.open.armies[to.index()] += armies;
            events.emit(Event::Moved { colour, from, to, armies });
        } else {
            let defender = state.owner(to);
            let hit = defender.map(|seat| state.colour(seat));
            events.emit(Event::Attacked { colour, from, to, armies, defender: hit });
            state.battle(seat, armies, defender, to, events);
        }
    }

    fn is_valid(self, state: &State) -> bool {
        let ChooseMarch { seat, field, from } = self;
        let on_turn = state.turn > 0 && state.seat_in_order(state.turn - 1) == Some(seat);
        let marches = matches!(field, Field::OneArmy | Field::BattleA | Field::BattleB);
        let planned = state.hidden.plans[seat.index()][field.index()] == Slot::Card(Card::Province(from));
        let possible = state.armies(from) > 1 && !state.targets(seat, field, from).is_empty();
        let now = state.hidden.actions[usize::from(state.done).min(ACTIONS - 1)] == field;
        on_turn && marches && planned && possible && now
    }
}
