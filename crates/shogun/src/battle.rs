//! Battles and revolts (p.11-12), which the cubes in the tray of the tower decide.

use engine::Seat;

use crate::building::{Building, Buildings};
use crate::card::Card;
use crate::event::{Ending, Event, Help, Pile};
use crate::event_card::Effect;
use crate::field::Field;
use crate::province::Province;
use crate::season::Season;
use crate::special::Special;
use crate::state::{EventSink, Open, Slot, State, VisibleCard};
use crate::tower::{Cubes, PEASANTS, Throw};

impl Open {
    /// Converts cubes by seat to cubes by color.
    pub(crate) fn pile(&self, cubes: Cubes) -> Pile {
        let mut pile = Pile { peasants: cubes.0[PEASANTS], ..Pile::default() };
        for seat in self.all().iter() {
            *pile.of(self.colour(seat)) = cubes.0[seat.index()];
        }
        pile
    }

    /// Puts peasants from the supply into the funnel, as far as there are any.
    fn add_peasants(&mut self, count: u8, funnel: &mut Cubes) {
        let count = count.min(self.peasants);
        self.peasants -= count;
        funnel.0[PEASANTS] += count;
    }

    /// Adds an army from the supply, if there is one.
    fn reinforce(&mut self, seat: Seat, help: Help, funnel: &mut Cubes, events: &mut impl EventSink) {
        let player = self.player_mut(seat);
        if player.supply > 0 {
            player.supply -= 1;
            funnel.0[seat.index()] += 1;
            events.emit(Event::Reinforced { colour: self.colour(seat), help });
        }
    }

    /// Moves all armies of a province into the funnel.
    fn add_garrison(&mut self, seat: Seat, province: Province, funnel: &mut Cubes) {
        funnel.0[seat.index()] += std::mem::take(&mut self.armies[province.index()]);
    }

    /// Returns armies to the supply of their owner.
    fn return_armies(&mut self, seat: Seat, armies: u8) {
        self.player_mut(seat).supply += armies;
    }
}

impl State {
    /// Throws the funnel and the cubes of the tray into the tower.
    fn throw(&mut self, mut funnel: Cubes, events: &mut impl EventSink) {
        let open = &mut self.open;
        funnel.add(std::mem::take(&mut open.content.tray));
        open.content.throw(open.tower, funnel, Throw::Fight, &mut self.hidden.chance);
        events.emit(Event::Thrown { thrown: self.pile(funnel), tray: self.pile(self.content.tray) });
    }

    /// Attacks a province with armies that have already left their own.
    pub(crate) fn battle(
        &mut self,
        attacker: Seat,
        armies: u8,
        defender: Option<Seat>,
        province: Province,
        events: &mut impl EventSink,
    ) {
        let mut funnel = Cubes::NONE;
        funnel.0[attacker.index()] = armies;
        if self.player(attacker).special == Some(Special::Attack) {
            self.open.reinforce(attacker, Help::Attack, &mut funnel, events);
        }
        match defender {
            Some(defender) => {
                self.open.add_garrison(defender, province, &mut funnel);
                // The event comes before the special card.
                if self.effect() == Some(Effect::StrongCastles) && self.buildings(province).has(Building::Castle) {
                    self.open.reinforce(defender, Help::Castle, &mut funnel, events);
                }
                if self.player(defender).special == Some(Special::Defense) {
                    self.open.reinforce(defender, Help::Defense, &mut funnel, events);
                }
            }
            None => {
                let peasants = if self.effect() == Some(Effect::WaryPeasants) { 2 } else { 1 };
                self.open.add_peasants(peasants, &mut funnel);
            }
        }
        self.throw(funnel, events);
        self.decide_battle(attacker, defender, province, events);
    }

    /// Compares the cubes in the tray and settles the province.
    fn decide_battle(
        &mut self,
        attacker: Seat,
        defender: Option<Seat>,
        province: Province,
        events: &mut impl EventSink,
    ) {
        let tray = &mut self.open.content.tray;
        let attackers = tray.take(attacker.index());
        let defenders = defender.map_or(0, |seat| tray.take(seat.index()));
        // Peasants help the defender, but not in a province with unrest.
        let peasants = if self.open.unrest[province.index()] == 0 { tray.take(PEASANTS) } else { 0 };
        let defense = defenders + peasants;
        let (ending, left) = if attackers > defense {
            (Ending::Conquered, attackers - defense)
        } else if defense > attackers && defenders > 0 {
            // Peasants are lost first.
            (Ending::Held, defenders.min(defense - attackers))
        } else {
            // A win by peasants alone counts as a draw.
            (Ending::Drawn, 0)
        };
        events.emit(Event::BattleFought {
            province,
            attacker: self.colour(attacker),
            defender: defender.map(|seat| self.colour(seat)),
            attackers,
            defenders,
            peasants,
            ending,
            left,
        });
        self.open.peasants += peasants;
        let survivors = |wins: Ending| if ending == wins { left } else { 0 };
        self.open.return_armies(attacker, attackers - survivors(Ending::Conquered));
        if let Some(defender) = defender {
            self.open.return_armies(defender, defenders - survivors(Ending::Held));
        }
        self.open.armies[province.index()] = left;
        match ending {
            Ending::Held => {}
            Ending::Conquered => self.pass_card(province, defender, Some(attacker), events),
            Ending::Drawn => {
                if let Some(defender) = defender {
                    self.lose_province(defender, province, events);
                }
            }
        }
    }

    /// Fights a revolt and returns whether the owner of the province has beaten it.
    pub(crate) fn revolt(&mut self, seat: Seat, province: Province, peasants: u8, events: &mut impl EventSink) -> bool {
        let mut funnel = Cubes::NONE;
        self.open.add_garrison(seat, province, &mut funnel);
        self.open.add_peasants(peasants, &mut funnel);
        let colour = self.colour(seat);
        events.emit(Event::RevoltBroke { colour, province, peasants: funnel.0[PEASANTS] });
        self.throw(funnel, events);
        let tray = &mut self.open.content.tray;
        let (armies, peasants) = (tray.take(seat.index()), tray.take(PEASANTS));
        let left = armies.saturating_sub(peasants);
        let beaten = left > 0;
        events.emit(Event::RevoltFought { colour, province, armies, peasants, beaten, left });
        self.open.peasants += peasants;
        self.open.return_armies(seat, armies - left);
        self.open.armies[province.index()] = left;
        if !beaten {
            self.lose_province(seat, province, events);
        }
        beaten
    }

    /// Makes a province neutral and clears it.
    fn lose_province(&mut self, seat: Seat, province: Province, events: &mut impl EventSink) {
        let buildings = std::mem::take(&mut self.open.buildings[province.index()]);
        let unrest = std::mem::take(&mut self.open.unrest[province.index()]);
        for building in buildings.iter() {
            self.open.tiles[building as usize] += 1;
        }
        if buildings != Buildings::NONE || unrest > 0 {
            events.emit(Event::Razed { province, buildings: buildings.len(), unrest });
        }
        self.pass_card(province, Some(seat), None, events);
    }

    /// Hands over a province card at once, even from a player board (p.12).
    fn pass_card(&mut self, province: Province, from: Option<Seat>, to: Option<Seat>, events: &mut impl EventSink) {
        let mut taken_from = None;
        if let Some(loser) = from {
            let player = self.player_mut(loser);
            player.lands = player.lands.without(province);
            let card = Slot::Card(Card::Province(province));
            let plan = &mut self.hidden.plans[loser.index()];
            if let Some(place) = plan.iter().position(|&slot| slot == card) {
                plan[place] = Slot::Empty;
                self.open.fields[loser.index()][place] = VisibleCard::None;
                taken_from = Some(Field::ALL[place]);
            }
        }
        if let Some(winner) = to {
            let player = self.player_mut(winner);
            player.lands = player.lands.with(province);
        }
        // In winter there are no plans.
        if self.season != Season::Winter {
            self.open.fresh = self.fresh.with(province);
        }
        let colour = |seat: Option<Seat>| seat.map(|seat| self.colour(seat));
        events.emit(Event::CardPassed { province, from: colour(from), to: colour(to), field: taken_from });
    }
}
