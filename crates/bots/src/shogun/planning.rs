//! Making a plan: many are tried in imagined rounds, the best are tried in more, and the best of
//! all is improved card by card.

use engine::{Chance, DiscardEvents, Game, Seat};
use shogun::{Action, Card, Field, Open, State, Step, View};

use super::greedy::plan::{self, Choices, Plan};
use super::thinker::{Mind, others};
use crate::clock::Clock;
use crate::{Dice, Foresight, Oracle};

/// How far own plans, and those guessed of others, stray from the greedy one, in points.
const STRAY: f64 = 1.2;
const GUESS: f64 = 0.8;
/// By how much a change may seem worse in the first rounds and still be tried in all, in chances to win.
const DOUBT: f64 = 0.01;

/// What is needed to make a plan.
pub(super) struct Planner<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) chance: &'a mut Chance,
    pub(super) dice: &'a mut Dice,
    pub(super) oracle: Option<&'a Oracle<State>>,
}

/// A round that may come: what is hidden, what the others plan, how the dice fall. All plans go
/// through the same rounds, so that luck favours none of them.
struct Round {
    state: State,
    dice: Dice,
}

/// A plan and what came of it.
struct Tried {
    plan: Plan,
    total: f64,
    rounds: usize,
}

impl Planner<'_> {
    /// The best plan that was found, and how likely it wins.
    pub(super) fn make(mut self, mind: &Mind) -> (Plan, f64) {
        let (open, me, clock) = (self.view.open(), self.me, Clock::start());
        let choices: Vec<Choices> = (0..open.seat_count() as u8).map(|seat| plan::choices(open, Seat(seat))).collect();
        let mut plans = vec![Tried::new(plan::make(open, me))];
        for _ in 1..mind.plans {
            let varied = vary(open, me, &choices[me.index()], STRAY, self.dice);
            if plans.iter().all(|tried| tried.plan != varied) {
                plans.push(Tried::new(varied));
            }
        }
        let (first, last) = mind.rounds;
        let mut rounds = Vec::new();
        let mut count = first;
        loop {
            while rounds.len() < count {
                rounds.push(self.imagine(&choices));
            }
            plans.iter_mut().for_each(|tried| tried.go_through(&rounds, me));
            plans.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            if count >= last || clock.is_up() {
                break;
            }
            plans.truncate(plans.len().div_ceil(2).max(2));
            count = (2 * count).min(last);
        }
        let mut best = plans.swap_remove(0);
        for _ in 0..mind.changes {
            let Some(changed) = self.change(&best.plan) else { continue };
            let mut changed = Tried::new(changed);
            changed.go_through(&rounds[..first.min(rounds.len())], me);
            if changed.mean() + DOUBT > best.mean() && !clock.is_up() {
                changed.go_through(&rounds, me);
                if changed.mean() > best.mean() {
                    best = changed;
                }
            }
        }
        let chance = best.mean();
        (best.plan, chance)
    }

    /// A round that may come.
    fn imagine(&mut self, choices: &[Choices]) -> Round {
        let open = self.view.open();
        let mut state = State::imagine(self.view, self.chance);
        if let Some(oracle) = self.oracle {
            oracle.look(&mut state);
        }
        let ready = if let Step::Plan { ready } = open.step() { ready } else { return self.round(state) };
        for seat in others(open, self.me).iter() {
            // With an oracle, the cards that already lie on the boards are known.
            if self.oracle.is_none() || !ready.has(seat) {
                lay(&mut state, seat, &guess(open, seat, &choices[seat.index()], self.dice));
            }
        }
        self.round(state)
    }

    fn round(&mut self, state: State) -> Round {
        Round { state, dice: Dice::new(self.dice.roll()) }
    }

    /// A plan with one card elsewhere, where that can be.
    fn change(&mut self, plan: &Plan) -> Option<Plan> {
        let mut plan = plan.clone();
        let (at, other) = (self.dice.below(plan.len()), self.dice.below(plan.len()));
        let unused = |cards: Vec<Card>| -> Vec<Card> {
            cards.into_iter().filter(|&card| plan.iter().all(|(_, one)| *one != card)).collect()
        };
        let bids = |place: usize| plan[place].0 == Field::Bid;
        match self.dice.below(3) {
            0 if at != other && !bids(at) && !bids(other) => {
                (plan[at].1, plan[other].1) = (plan[other].1, plan[at].1);
            }
            1 if !bids(at) => {
                let lands = unused(self.view.open().lands(self.me).iter().map(Card::Province).collect());
                plan[at].1 = *lands.get(self.dice.below(lands.len().max(1)))?;
            }
            2 => {
                let chests = unused((0..=4).map(Card::Chests).collect());
                plan[at].1 = *chests.get(self.dice.below(chests.len().max(1)))?;
            }
            _ => return None,
        }
        Some(plan)
    }
}

impl Tried {
    fn new(plan: Plan) -> Tried {
        Tried { plan, total: 0.0, rounds: 0 }
    }

    fn mean(&self) -> f64 {
        self.total / self.rounds.max(1) as f64
    }

    /// Tries the plan in those rounds that it has not been through.
    fn go_through(&mut self, rounds: &[Round], me: Seat) {
        for round in rounds.get(self.rounds..).unwrap_or_default() {
            let mut game = round.state;
            lay(&mut game, me, &self.plan);
            self.total += play_round(&round.state, game, me, &mut round.dice.clone());
            self.rounds += 1;
        }
    }
}

/// What another player may have planned.
pub(super) fn guess(open: &Open, seat: Seat, choices: &Choices, dice: &mut Dice) -> Plan {
    vary(open, seat, choices, GUESS, dice)
}

/// A plan like the greedy one with other weights.
fn vary(open: &Open, seat: Seat, choices: &Choices, stray: f64, dice: &mut Dice) -> Plan {
    let mut noise = || (dice.below(2001) as f64 / 1000.0 - 1.0) * stray;
    let varied: Choices = choices.iter().map(|&(worth, field, land)| (worth + noise(), field, land)).collect();
    let bid = match dice.below(4) {
        0 => (plan::bid(open, seat) + 1).min(open.chests(seat).min(4) as u8),
        _ => plan::bid(open, seat),
    };
    plan::compose(open, seat, varied, bid)
}

/// Lays out a whole plan for a seat, whatever it had laid out before.
fn lay(game: &mut State, seat: Seat, plan: &Plan) {
    let _ = game.perform(seat, Action::Reopen, &mut DiscardEvents);
    for field in Field::ALL {
        let _ = game.perform(seat, Action::TakeBack { field }, &mut DiscardEvents);
    }
    for &(field, card) in plan.iter().rev() {
        let _ = game.perform(seat, Action::Plan { field, card }, &mut DiscardEvents);
    }
    let mut legal = Vec::new();
    for _ in 0..=Field::ALL.len() {
        let Step::Plan { ready } = game.public().step() else { return };
        if ready.has(seat) {
            return;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let Some(&action) = legal.last() else { return };
        if game.perform(seat, action, &mut DiscardEvents).is_err() {
            return;
        }
    }
}

/// Plays the round to its end by quick judgement and says how likely `me` wins then.
fn play_round(from: &State, mut game: State, me: Seat, dice: &mut Dice) -> f64 {
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting_for().iter().next() {
        if State::is_far(from, &game) {
            break;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let choice = if legal.len() > 1 { State::quick(&game, seat, &legal, dice) } else { 0 };
        if game.perform(seat, legal[choice], &mut DiscardEvents).is_err() {
            break;
        }
    }
    State::weigh(&game, me)
}
