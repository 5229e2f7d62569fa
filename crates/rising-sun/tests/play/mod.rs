//! Random play for tests: whole games with every kind of option, deals included.

#![allow(dead_code, unreachable_pub)]

use rising_sun::*;
use table::{Chance, Game, Seat, Unheard, Viewer};

/// Random options: three to five clans, any set, any kami.
pub fn options(chance: &mut Chance) -> Options {
    let mut clans = CLANS.map(|row| row.clan).to_vec();
    chance.shuffle(&mut clans);
    clans.truncate(3 + chance.below(3) as usize);
    let kami = if chance.below(4) == 0 { KamiChoice::FirstGame } else { KamiChoice::Random };
    Options { clans, set: SetChoice::Set(pick(chance, &CardSet::ALL)), kami, kami_unbound: chance.below(2) == 0 }
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

/// Terms that two players might agree on.
pub fn terms(chance: &mut Chance) -> Terms {
    let mut goods = || Goods { coins: chance.below(3) as u16, ronin: chance.below(2) as u16 };
    let (give, ask) = (goods(), goods());
    match chance.below(4) {
        0 => Terms { alliance: true, give, ask },
        1 => Terms { alliance: true, ..Terms::default() },
        2 => Terms { give, ..Terms::default() },
        _ => Terms { give, ask, ..Terms::default() },
    }
}

/// Now and then two players agree on something, if they may.
pub fn bargain(state: &mut State, chance: &mut Chance) {
    if chance.below(8) == 0 {
        let seats = state.seats() as u32;
        let (from, to) = (Seat(chance.below(seats) as u8), Seat(chance.below(seats) as u8));
        let terms = terms(chance);
        let before = *state;
        if state.agree(from, to, &terms, &mut Unheard).is_err() {
            assert!(*state == before, "a refused deal changes nothing");
        }
    }
}

/// A legal action of a seat at random.
pub fn choose(state: &State, seat: Seat, chance: &mut Chance) -> Action {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    assert!(!actions.is_empty(), "{seat:?} is waited for and can do nothing: {:?}", state.position().table.agenda);
    pick(chance, &actions)
}

/// All viewers of a game.
pub fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    let seats = state.seats() as u8;
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Every action that can be written down, with bids up to `most` coins.
pub fn universe(most: u8) -> Vec<Action> {
    let mut all = vec![
        Action::Ready,
        Action::NotReady,
        Action::Stay,
        Action::DemandToll,
        Action::WaiveToll,
        Action::TakeFromRichest,
        Action::Spare,
        Action::Kill,
        Action::RiseToTop,
        Action::TakeBackBids,
        Action::Execute,
        Action::Done,
    ];
    let sites: Vec<Site> = Province::ALL.map(Site::Province).into_iter().chain(Kami::ALL.map(Site::Shrine)).collect();
    all.extend((0..6).map(|slot| Action::ChooseMandate { slot }));
    all.extend(Mandate::ALL.map(|mandate| Action::Announce { mandate }));
    all.extend(Kami::ALL.map(|kami| Action::Worship { kami }));
    all.extend(Province::ALL.map(|province| Action::BuildStronghold { province }));
    all.extend(Card::all().map(|card| Action::BuyCard { card }));
    for advantage in Advantage::ALL {
        all.extend((0..=most).map(|coins| Action::Bid { advantage, coins }));
    }
    for from in Province::ALL {
        all.extend(Province::ALL.map(|to| Action::MoveStronghold { from, to }));
    }
    for figure in Figure::ALL {
        all.extend(Province::ALL.map(|province| Action::Summon { figure, province }));
        all.extend(sites.iter().map(|&site| Action::PlaceFigure { figure, site }));
        for from in Province::ALL {
            all.extend(Province::ALL.map(|to| Action::MoveFigure { figure, from, to }));
        }
    }
    for clan in CLANS.map(|row| row.clan) {
        all.push(Action::GiveCoin { to: clan });
        for figure in Figure::ALL {
            all.push(Action::TakeHostage { clan, figure });
            all.extend(Province::ALL.map(|province| Action::KillFigure { clan, figure, province }));
            for &site in &sites {
                all.extend(Figure::ALL.map(|with| Action::Replace { clan, figure, site, with }));
            }
        }
    }
    all
}
