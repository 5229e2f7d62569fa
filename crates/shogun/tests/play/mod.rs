//! Random play for tests: whole games with every kind of option.

#![allow(dead_code, unreachable_pub)]

use shogun::*;
use table::{Chance, Game, Seat, Viewer};

/// Random options: three to five colours in any order, both sides, both starts, any tower.
pub fn options(chance: &mut Chance) -> Options {
    let mut colours = Colour::ALL.to_vec();
    chance.shuffle(&mut colours);
    colours.truncate(3 + chance.below(3) as usize);
    let board = pick(chance, &Board::ALL);
    let preset = board == Board::Sun && chance.below(2) == 0;
    let (_, tower) = if chance.below(2) == 0 { Tower::NAMED[0] } else { pick(chance, &Tower::NAMED) };
    Options {
        colours,
        board,
        start: if preset { Start::Preset } else { Start::Draft },
        tower,
        free_marches: chance.below(4) == 0,
        limited_stock: chance.below(4) == 0,
    }
}

/// One of these.
pub fn pick<T: Copy>(chance: &mut Chance, from: &[T]) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// A seat that owes a decision, if any.
pub fn someone(state: &State, chance: &mut Chance) -> Option<Seat> {
    let seats: Vec<Seat> = state.waiting_for().iter().collect();
    (!seats.is_empty()).then(|| pick(chance, &seats))
}

/// A legal action of a seat at random; now and then one of the free actions.
pub fn choose(state: &State, seat: Seat, chance: &mut Chance) -> Action {
    let mut actions = Vec::new();
    if chance.below(12) == 0 {
        state.free_actions(seat, &mut actions);
    }
    if actions.is_empty() {
        state.legal_actions(seat, &mut actions);
    }
    assert!(!actions.is_empty(), "{seat:?} is waited for and can do nothing: {:?}", state.position().table.step);
    pick(chance, &actions)
}

/// All viewers of a game.
pub fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    let seats = state.seats() as u8;
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Every action that can be written down, with up to `most` armies.
pub fn universe(most: u8) -> Vec<Action> {
    let mut all = vec![Action::DrawCard, Action::ReplaceCards, Action::Commit, Action::Reopen, Action::Stay];
    all.extend((0..8).map(|armies| Action::Station { armies }));
    all.extend((0..8).map(|place| Action::ChoosePlace { place }));
    for province in Province::ALL {
        all.push(Action::TakeCard { province });
        all.push(Action::Face { province });
        all.extend((0..=most).map(|armies| Action::March { to: province, armies }));
    }
    let cards = Province::ALL.map(Card::Province).into_iter().chain((0..7).map(Card::Chests));
    let cards: Vec<Card> = cards.chain([Card::Chests(60), Card::Chests(255)]).collect();
    for field in Field::ALL {
        all.push(Action::LeaveEmpty { field });
        all.push(Action::TakeBack { field });
        all.extend(cards.iter().map(|&card| Action::Plan { field, card }));
    }
    all
}
