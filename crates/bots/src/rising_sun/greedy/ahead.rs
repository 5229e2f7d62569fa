//! Looking ahead on imagined states.

use engine::{DiscardEvents, Game, Seat};
use rising_sun::{Action, State, Step, steps};

use super::wars;
use super::weigh::weigh;
use crate::Dice;

/// How deep decisions that belong together are looked through: buy a monster, summon it, let it worship.
const DEPTH: u8 = 2;
/// No mandate takes longer than this.
const LONGEST: usize = 400;

/// The index of the greatest value; the first of them where there are several.
pub(in crate::rising_sun) fn best(values: impl IntoIterator<Item = f64>) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (index, value) in values.into_iter().enumerate() {
        if value > best.1 {
            best = (index, value);
        }
    }
    best.0
}

/// Chooses the action after which `me` stands best.
pub(in crate::rising_sun) fn choose(state: &State, me: Seat, legal: &[Action]) -> usize {
    best(legal.iter().map(|&action| after(state, me, action, DEPTH)))
}

/// What an action is worth at first sight.
pub(in crate::rising_sun) fn sight(state: &State, me: Seat, action: Action) -> f64 {
    after(state, me, action, DEPTH)
}

fn after(state: &State, me: Seat, action: Action, depth: u8) -> f64 {
    // Where one may go on or stop, stopping is worth what one has. What comes after everybody has
    // stopped comes in any case, and must not speak for stopping.
    if action == Action::Done && goes_on(state, me) {
        return weigh(state.public(), me);
    }
    let mut next = *state;
    if next.perform(me, action, &mut DiscardEvents).is_err() {
        return f64::NEG_INFINITY;
    }
    wars::finish_battle(&mut next);
    if depth > 0 && is_part(next.public().step(), me) {
        let mut legal = Vec::new();
        next.legal_actions(me, &mut legal);
        return legal.iter().map(|&action| after(&next, me, action, depth - 1)).fold(f64::NEG_INFINITY, f64::max);
    }
    weigh(next.public(), me)
}

/// Whether `me` is in the midst of several actions, any of which may be the last.
fn goes_on(state: &State, me: Seat) -> bool {
    match state.public().step() {
        Step::Recruit(steps::Recruit { seat, .. })
        | Step::Marshal(steps::Marshal { seat, .. })
        | Step::Fujin(steps::Fujin { seat, .. })
        | Step::Betray(steps::Betray { seat, .. })
        | Step::AfterSummon(steps::AfterSummon { seat, .. })
        | Step::EndOfRecruit(steps::EndOfRecruit { seat, .. }) => seat == me,
        _ => false,
    }
}

/// Whether a step only completes what the same player has just done.
fn is_part(step: Step, me: Seat) -> bool {
    match step {
        Step::Worship(steps::Worship { seat, .. })
        | Step::SummonMonster(steps::SummonMonster { seat, .. })
        | Step::Benevolence(steps::Benevolence { seat, .. }) => seat == me,
        _ => false,
    }
}

/// What `me` has of a mandate, once all have performed it: `me` with foresight, the others by dice.
pub(in crate::rising_sun) fn mandate(state: &State, me: Seat, action: Action, dice: &mut Dice) -> f64 {
    let mut next = *state;
    if next.perform(me, action, &mut DiscardEvents).is_err() {
        return f64::NEG_INFINITY;
    }
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let Some(seat) = next.waiting_for().iter().next() else { break };
        legal.clear();
        next.legal_actions(seat, &mut legal);
        let choice = match legal.as_slice() {
            [] | [Action::ChooseMandate { .. } | Action::Bid { .. } | Action::Ready, ..] => break,
            [_] => 0,
            _ if seat == me => choose(&next, me, &legal),
            _ => dice.below(legal.len()),
        };
        if next.perform(seat, legal[choice], &mut DiscardEvents).is_err() {
            break;
        }
    }
    weigh(next.public(), me)
}
