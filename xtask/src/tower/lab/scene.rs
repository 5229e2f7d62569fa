//! Battles staged in the engine: a real position in which one player is about to march, with any
//! tower, any number of armies and any mood of the peasants put into its document.

use engine::{Chance, DiscardEvents, Game, Seat, Seed, Sink};
use shogun::{
    Action, Card, Ending, Event, EventCard, Field, Pile, PositionDocument, Province, Special, State, Tower,
    TowerDocument,
};

use super::play::options;
use super::{OWNERS, PEASANTS, cubes, pile};

/// The cubes of a player, and of the peasants.
const ARMIES: [u8; 2] = [shogun::ARMIES, shogun::PEASANT_ARMIES];
/// Events that have nothing to do with battles, for the first year.
const HARMLESS: [EventCard; 4] =
    [EventCard::LowTaxes0, EventCard::HighTaxes2, EventCard::RichHarvest3, EventCard::PoorHarvest4];
/// The most armies that march.
pub(crate) const MOST: u8 = 12;

/// The defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Foe {
    /// A neutral province.
    Neutral,
    /// So many armies in a calm province: peasants in the tray help them.
    Quiet(u8),
    /// So many armies in a province with unrest: peasants look on.
    Unrest(u8),
}

/// How a battle went.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Battle {
    pub(crate) ending: Ending,
    pub(crate) attackers: u8,
    pub(crate) defenders: u8,
    pub(crate) peasants: u8,
    /// All that was thrown, and all that came out.
    pub(crate) thrown: Pile,
    pub(crate) out: Pile,
}

/// The stage: an attacker in a province next to one of another player and to a neutral one.
/// Seats and colors are in the same order.
pub(crate) struct Scene {
    position: PositionDocument,
    from: Province,
    held: Province,
    neutral: Province,
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
}

impl Scene {
    /// Sets the stage by playing up to the first battle of a game in which only that comes first.
    pub(crate) fn new(tower: Tower) -> Scene {
        let state = State::deal(&options(4, tower), &Seed::from(1)).expect("options that fit");
        let place = |from: Province| {
            let (around, attacker) = (state.neighbours(from), state.owner(from)?);
            let neutral = around.iter().find(|&to| state.owner(to).is_none())?;
            let mut foes = around.iter().filter_map(|to| Some((to, state.owner(to)?)));
            let (held, defender) = foes.find(|&(_, owner)| owner != attacker)?;
            Some((from, held, neutral, attacker, defender))
        };
        let found = Province::ALL.into_iter().find_map(place);
        let (from, held, neutral, attacker, defender) = found.expect("a border");
        let mut position = state.position();
        first(&mut position.table.actions, &mut position.hidden_actions, &[Field::BattleA]);
        first(&mut position.table.events, &mut position.hidden_events, &HARMLESS);
        position.table.specials = Special::ALL.map(Some);
        let mut state = State::from_position(position).expect("a position");
        // Everybody has a march to decide on, so that play stops right after the first battle.
        let marches = |seat: Seat| {
            let fits = |&province: &Province| state.armies(province) > 1 && province != held;
            if seat == attacker { from } else { state.lands(seat).iter().find(fits).expect("a garrison") }
        };
        let marches: Vec<Card> = (0..4).map(|seat| Card::Province(marches(Seat(seat)))).collect();
        let mut actions = Vec::new();
        loop {
            let seat = state.waiting_for().iter().next().expect("a game that goes on");
            actions.clear();
            state.legal_actions(seat, &mut actions);
            if matches!(actions[0], Action::March { .. }) {
                break;
            }
            let march = marches[seat.index()];
            let fits = |action: &&Action| match **action {
                Action::Plan { field: Field::BattleA, card } => card == march,
                Action::Plan { card, .. } => card != march,
                // The special cards of the first three places have nothing to do with battles.
                Action::ChoosePlace { place } if seat == attacker => place == 1,
                Action::ChoosePlace { place } if seat == defender => place == 2,
                Action::ChoosePlace { place } => place > 2,
                _ => true,
            };
            let action = *actions.iter().find(fits).expect("an action that fits");
            state.perform(seat, action, &mut DiscardEvents).expect("a legal action");
        }
        Scene { position: state.position(), from, held, neutral, attacker, defender }
    }

    /// The province that is attacked.
    fn target(&self, foe: Foe) -> Province {
        if foe == Foe::Neutral { self.neutral } else { self.held }
    }

    /// The tower with so many cubes of the attacker inside and so many in the tray, instead of those that
    /// were there; each of those inside is on the upper floor as often as `upper` says.
    pub(crate) fn furnished(
        &self,
        tower: &TowerDocument,
        upper: f64,
        [inside, tray]: [u8; 2],
        chance: &mut Chance,
    ) -> TowerDocument {
        const FINE: u32 = 100_000;
        let own = self.attacker.index();
        let mut floors = tower.floors.map(cubes);
        let mut lying = cubes(tower.tray);
        floors.iter_mut().for_each(|floor| floor[own] = 0);
        for _ in 0..inside {
            let below = f64::from(chance.below(FINE)) >= upper * f64::from(FINE);
            floors[usize::from(below)][own] += 1;
        }
        lying[own] = tray;
        TowerDocument { model: tower.model, floors: floors.map(pile), tray: pile(lying) }
    }

    /// The tower without the cubes of those who fight, and with nothing in the tray.
    pub(crate) fn cleared(&self, tower: &TowerDocument) -> TowerDocument {
        let floors = tower.floors.map(|floor| {
            let mut floor = cubes(floor);
            (floor[self.attacker.index()], floor[self.defender.index()]) = (0, 0);
            pile(floor)
        });
        TowerDocument { model: tower.model, floors, tray: Pile::default() }
    }

    /// Puts a tower and a foe on the stage. Supplies are what is left over, so that no cube is made or lost.
    pub(crate) fn stage(&self, tower: &TowerDocument, foe: Foe, chance: &mut Chance) -> State {
        let mut position = self.position.clone();
        position.chance = chance.fork();
        position.table.tower = tower.clone();
        let mut left = [ARMIES[0]; OWNERS];
        left[PEASANTS] = ARMIES[1];
        for cubes in [tower.floors[0], tower.floors[1], tower.tray].map(cubes) {
            left.iter_mut().zip(cubes).for_each(|(left, cubes)| *left -= cubes);
        }
        position.table.peasants = left[PEASANTS];
        for player in &mut position.table.players {
            if let Some(province) = player.provinces.get_mut(&self.from) {
                province.armies = MOST + 1;
            }
            if let Some(province) = player.provinces.get_mut(&self.held) {
                (province.armies, province.unrest) = match foe {
                    Foe::Neutral => (1, 0),
                    Foe::Quiet(armies) => (armies, 0),
                    Foe::Unrest(armies) => (armies, 1),
                };
            }
            let map: u8 = player.provinces.values().map(|province| province.armies).sum();
            player.supply = left[player.colour as usize] - map;
        }
        State::from_position(position).expect("a position that fits")
    }

    /// Fights on a stage that is set; the stage stays as it is.
    pub(crate) fn fight(&self, stage: &State, foe: Foe, armies: u8) -> Battle {
        let mut ear = Ear::default();
        let march = Action::March { to: self.target(foe), armies };
        let mut state = *stage;
        state.perform(self.attacker, march, &mut ear).expect("a march");
        ear.battle.expect("a battle")
    }
}

/// Lets some cards lie on top.
fn first<T: Copy + PartialEq>(shown: &mut Vec<T>, hidden: &mut Vec<T>, top: &[T]) {
    let len = shown.len();
    let mut all: Vec<T> = top.to_vec();
    all.extend(shown.iter().chain(hidden.iter()).filter(|card| !top.contains(card)));
    // Cards that were out of the game may have come in for others.
    all.truncate(len + hidden.len());
    *hidden = all.split_off(len);
    *shown = all;
}

/// Hears how the battle went.
#[derive(Default)]
struct Ear {
    throw: Option<(Pile, Pile)>,
    battle: Option<Battle>,
}

impl Sink<Event> for Ear {
    fn emit(&mut self, event: Event) {
        match event {
            Event::Thrown { thrown, tray } if self.throw.is_none() => self.throw = Some((thrown, tray)),
            Event::BattleFought { attackers, defenders, peasants, ending, .. } if self.battle.is_none() => {
                let (thrown, out) = self.throw.unwrap_or_default();
                self.battle = Some(Battle { ending, attackers, defenders, peasants, thrown, out });
            }
            _ => {}
        }
    }
}

/// The same tower with its colors in random order, because seats are equal only over many games.
pub(crate) fn shuffled(tower: &TowerDocument, chance: &mut Chance) -> TowerDocument {
    let mut order = [0, 1, 2, 3];
    chance.shuffle(&mut order);
    let change = |held: Pile| {
        let mut changed = cubes(held);
        for (place, &from) in order.iter().enumerate() {
            changed[place] = cubes(held)[from];
        }
        pile(changed)
    };
    TowerDocument { model: tower.model, floors: tower.floors.map(change), tray: change(tower.tray) }
}
