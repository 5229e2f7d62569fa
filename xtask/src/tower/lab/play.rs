//! Whole games, and what their events say of the tower.

use engine::{Chance, Game, Seat, Seed, Sink};
use shogun::{Action, Colour, Event, Options, Pile, Start, State, Tower, TowerDocument};

use super::{OWNERS, PEASANTS, cubes, total};

/// Who plays all seats of a game: chooses one of the legal actions. How full the tower is depends on what
/// is thrown, and so on the play.
pub(crate) trait Way {
    fn choose(&mut self, state: &State, seat: Seat, actions: &[Action], chance: &mut Chance) -> Action;
}

/// Any legal action.
pub(crate) struct AtRandom;

impl Way for AtRandom {
    fn choose(&mut self, _: &State, _: Seat, actions: &[Action], chance: &mut Chance) -> Action {
        actions[chance.below(actions.len() as u32) as usize]
    }
}

/// The moments of a game at which the tower is looked at: after the first filling, and after every season.
pub(crate) const MOMENTS: [&str; 9] =
    ["filling", "spring 1", "summer 1", "autumn 1", "winter 1", "spring 2", "summer 2", "autumn 2", "winter 2"];

/// The rounds, each with the moment before it. The second to the sixth together stand for the middle of
/// a game.
pub(crate) const ROUNDS: [(&str, usize); 6] =
    [("spring 1", 0), ("summer 1", 1), ("autumn 1", 2), ("spring 2", 4), ("summer 2", 5), ("autumn 2", 6)];

/// The contents of the tower and of the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Held {
    pub(crate) inside: [i32; OWNERS],
    pub(crate) tray: [i32; OWNERS],
}

/// One throw in a battle or a revolt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thrown {
    pub(crate) thrown: usize,
    pub(crate) out: usize,
}

/// Tracks the contents of the tower from events.
#[derive(Default)]
pub(crate) struct Watch {
    pub(crate) held: Held,
    pub(crate) moments: Vec<Held>,
    pub(crate) throws: Vec<Thrown>,
}

impl Watch {
    fn throw(&mut self, thrown: Pile, out: Pile) {
        for ((inside, thrown), out) in self.held.inside.iter_mut().zip(cubes(thrown)).zip(cubes(out)) {
            *inside += i32::from(thrown) - i32::from(out);
        }
    }

    fn take(&mut self, owner: usize, count: u8) {
        self.held.tray[owner] -= i32::from(count);
    }
}

impl Sink<Event> for Watch {
    fn emit(&mut self, event: Event) {
        match event {
            Event::TowerFilled { thrown, fell } => {
                self.throw(thrown, fell);
                self.moments.push(self.held);
            }
            Event::Thrown { thrown, tray } => {
                self.throw(thrown, tray);
                self.held.tray = cubes(tray).map(i32::from);
                self.throws.push(Thrown { thrown: total(thrown), out: total(tray) });
            }
            Event::BattleFought { attacker, defender, attackers, defenders, peasants, .. } => {
                self.take(attacker as usize, attackers);
                defender.into_iter().for_each(|defender| self.take(defender as usize, defenders));
                self.take(PEASANTS, peasants);
            }
            Event::RevoltFought { colour, armies, peasants, .. } => {
                self.take(colour as usize, armies);
                self.take(PEASANTS, peasants);
            }
            Event::RoundEnded { .. } | Event::YearEnded { .. } => self.moments.push(self.held),
            _ => {}
        }
    }
}

/// The options of a game by the tables of the rulebook.
pub(crate) fn options(players: usize, tower: Tower) -> Options {
    Options { start: Start::Preset, tower, ..Options::of(&Colour::ALL[..players]) }
}

/// What was thrown at the first filling, and what fell through.
pub(crate) fn fill(players: usize, tower: Tower, seed: &Seed) -> (Pile, Pile) {
    let mut events = Vec::new();
    State::open(&options(players, tower), seed, &mut events).expect("options that fit");
    let filled = events.iter().find_map(|event| match *event {
        Event::TowerFilled { thrown, fell } => Some((thrown, fell)),
        _ => None,
    });
    filled.expect("a filled tower")
}

/// Plays until the tower has been looked at so many times, or to the end.
pub(crate) fn play(state: &mut State, watch: &mut Watch, moments: usize, way: &mut impl Way, chance: &mut Chance) {
    let mut actions = Vec::new();
    while let Some(seat) = state.waiting_for().iter().next()
        && watch.moments.len() < moments
    {
        actions.clear();
        state.legal_actions(seat, &mut actions);
        let action = way.choose(state, seat, &actions, chance);
        state.perform(seat, action, watch).expect("a legal action");
    }
}

/// A game of four up to some moment.
pub(crate) fn game(tower: Tower, moments: usize, way: &mut impl Way, chance: &mut Chance) -> (State, Watch) {
    let seed = Seed::new(format!("{} {}", chance.below(u32::MAX), chance.below(u32::MAX))).expect("a short seed");
    let mut watch = Watch::default();
    let mut state = State::open(&options(4, tower), &seed, &mut watch).expect("options that fit");
    play(&mut state, &mut watch, moments, way, chance);
    (state, watch)
}

/// The tower of a game of four before one of its rounds.
pub(crate) fn before(tower: Tower, round: usize, way: &mut impl Way, chance: &mut Chance) -> TowerDocument {
    game(tower, ROUNDS[round].1 + 1, way, chance).0.position().table.tower
}

/// The tower of a game of four before its second to sixth round, in turn.
pub(crate) fn middle(tower: Tower, way: &mut impl Way, trial: u64, chance: &mut Chance) -> TowerDocument {
    before(tower, 1 + trial as usize % (ROUNDS.len() - 1), way, chance)
}

/// The tower of a game of four after the first filling.
pub(crate) fn filled(tower: Tower, chance: &mut Chance) -> TowerDocument {
    before(tower, 0, &mut AtRandom, chance)
}
