//! Secret bids by [regret matching](crate::regret): all who bid are imagined to fight the same
//! battle many times and to learn what they should have bid.

use engine::{Chance, DiscardEvents, Game, Seat};
use rising_sun::{ADVANTAGES, Action, State, View};

use super::greedy::bids::{Spread, bid, spreads};
use super::greedy::wars::finish_battle;
use crate::clock::Clock;
use crate::regret::Learner;
use crate::{Dice, Oracle, value};

/// One bidder's ways to spread the coins, and what was learned of them.
struct Bidder {
    seat: Seat,
    spreads: Vec<Spread>,
    learner: Learner,
}

/// The best way for `me` to spread the coins against what the others learn to bid, and how likely
/// `me` wins with it; what was bid already is part of it.
pub(super) fn spread(
    view: &View,
    me: Seat,
    rounds: u32,
    chance: &mut Chance,
    dice: &mut Dice,
    oracle: Option<&Oracle<State>>,
) -> (Spread, f64) {
    let clock = Clock::start();
    let mut bidders = bidders(view, me);
    for _ in 0..rounds {
        if clock.is_up() {
            break;
        }
        let mut base = State::imagine(view, chance);
        if let Some(oracle) = oracle {
            oracle.look(&mut base);
        }
        // What those have bid who were quicker is to be learned, too; but who peeks knows it.
        for bidder in bidders.iter().filter(|bidder| oracle.is_none() || bidder.seat == me) {
            let _ = base.perform(bidder.seat, Action::TakeBackBids, &mut DiscardEvents);
        }
        let chosen: Vec<usize> = bidders.iter().map(|bidder| bidder.learner.choose(dice)).collect();
        for learner in 0..bidders.len() {
            let mut before = base;
            for (other, &choice) in bidders.iter().zip(&chosen) {
                if other.seat != bidders[learner].seat {
                    bid(&mut before, other.seat, &other.spreads[choice]);
                }
            }
            let Bidder { seat, spreads, learner: learning } = &mut bidders[learner];
            let worths: Vec<f64> = spreads.iter().map(|spread| outcome(before, *seat, spread)).collect();
            learning.learn(chosen[learner], &worths);
        }
    }
    let mine = bidders.iter().find(|bidder| bidder.seat == me);
    mine.map_or(([0; ADVANTAGES], 0.0), |mine| {
        let best = mine.learner.best();
        (mine.spreads[best], mine.learner.mean(best))
    })
}

/// All who have coins to bid.
fn bidders(view: &View, me: Seat) -> Vec<Bidder> {
    let open = view.open();
    let placed = view.bids();
    let bidder = |seat: Seat| {
        let mut spreads = spreads(open.coins(seat).min(u8::MAX.into()) as u8);
        if seat == me {
            spreads.retain(|spread| spread.starts_with(placed));
            if spreads.is_empty() {
                spreads.push(std::array::from_fn(|place| placed.get(place).copied().unwrap_or(0)));
            }
        }
        Bidder { seat, learner: Learner::new(spreads.len()), spreads }
    };
    open.participants().iter().filter(|&seat| open.coins(seat) > 0).map(bidder).collect()
}

/// How likely `seat` wins the game with these bids.
fn outcome(mut state: State, seat: Seat, spread: &Spread) -> f64 {
    bid(&mut state, seat, spread);
    finish_battle(&mut state);
    value::chance(&state, seat)
}
