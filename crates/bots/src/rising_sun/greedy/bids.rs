//! Bids in a battle: a few dozen ways to spread the coins, each tried against bids that the others
//! might make.

use engine::{Chance, DiscardEvents, Game, Seat};
use rising_sun::{ADVANTAGES, Action, Advantage, State, View};

use super::{ahead, wars, weigh::weigh};
use crate::Dice;

/// The bids of one player, from left to right.
pub(in crate::rising_sun) type Spread = [u8; ADVANTAGES];

/// How many sets of the others' bids are imagined.
const IMAGINED: usize = 6;
/// In which proportions coins may be spread: Seppuku, hostage, ronin, poets.
const PATTERNS: [Spread; 9] = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [1, 0, 0, 1],
    [0, 1, 1, 0],
    [0, 1, 0, 1],
    [0, 0, 1, 1],
    [0, 1, 1, 1],
];

/// The bids for one battle, decided together and placed one by one.
#[derive(Clone, Debug, Default)]
pub(in crate::rising_sun) struct Plan {
    spread: Spread,
    placed: usize,
}

impl Plan {
    /// What to bid on an advantage. The first of them decides all.
    pub(in crate::rising_sun) fn bid(&mut self, advantage: Advantage, make: impl FnOnce() -> Spread) -> u8 {
        let place = advantage as usize;
        if place == 0 || place != self.placed {
            self.spread = make();
        }
        self.placed = place + 1;
        self.spread[place]
    }
}

/// The best way to spread the coins of `me`; what was bid already is part of it.
pub(super) fn spread(view: &View, me: Seat, chance: &mut Chance, dice: &mut Dice) -> Spread {
    let coins = view.open().coins(me).min(u8::MAX.into()) as u8;
    let placed = view.bids();
    let mut spreads = spreads(coins);
    spreads.retain(|spread| spread.starts_with(placed));
    if spreads.is_empty() {
        spreads.push(std::array::from_fn(|place| placed.get(place).copied().unwrap_or(0)));
    }
    let mut worth = vec![0.0; spreads.len()];
    for _ in 0..IMAGINED {
        let mut state = State::imagine(view, chance);
        for seat in others(&state, me) {
            let bids = guess(&state, seat, dice);
            bid(&mut state, seat, &bids);
        }
        for (worth, spread) in worth.iter_mut().zip(&spreads) {
            *worth += outcome(state, me, &spread[placed.len()..]);
        }
    }
    spreads[ahead::best(worth)]
}

/// The ways to spread up to `coins`.
pub(in crate::rising_sun) fn spreads(coins: u8) -> Vec<Spread> {
    let mut spreads = vec![[0; ADVANTAGES]];
    for part in 1..=3 {
        let budget = (u32::from(coins) * part).div_ceil(3);
        for pattern in PATTERNS {
            let sum: u32 = pattern.iter().map(|&share| u32::from(share)).sum();
            let spread = pattern.map(|share| (budget * u32::from(share) / sum) as u8);
            if !spreads.contains(&spread) {
                spreads.push(spread);
            }
        }
    }
    spreads
}

fn others(state: &State, me: Seat) -> Vec<Seat> {
    state.waiting_for().iter().filter(|&seat| seat != me).collect()
}

/// Bids that another player might make: any part of the coins, each on any advantage.
fn guess(state: &State, seat: Seat, dice: &mut Dice) -> Spread {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let coins = legal.len().saturating_sub(1);
    let mut bids = [0; ADVANTAGES];
    for _ in 0..dice.below(coins + 1) {
        bids[dice.below(ADVANTAGES)] += 1;
    }
    bids
}

pub(in crate::rising_sun) fn bid(state: &mut State, seat: Seat, bids: &[u8]) {
    let first = ADVANTAGES - bids.len();
    for (&advantage, &coins) in Advantage::ALL[first..].iter().zip(bids) {
        // A clan without coins need not bid on.
        if state.perform(seat, Action::Bid { advantage, coins }, &mut DiscardEvents).is_err() {
            break;
        }
    }
}

/// What the battle is worth to `me` with these bids.
fn outcome(mut state: State, me: Seat, bids: &[u8]) -> f64 {
    bid(&mut state, me, bids);
    wars::finish_battle(&mut state);
    weigh(state.public(), me)
}
