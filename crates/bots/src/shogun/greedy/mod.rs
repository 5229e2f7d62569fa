//! The bot that weighs every choice by what it is likely to bring, without looking further.

mod draft;
mod fight;
pub(super) mod march;
pub(super) mod plan;
pub(super) mod worth;

use engine::{Seat, SessionView, Viewer};
use shogun::{Action, Field, Open, Special, State, Step, View};

use super::bargain::Leanings;
use crate::bargain::{Commitment, commitments};
use crate::{Advice, Character, Dice, Player};

/// Weighs every choice in victory points and takes the best; dice only where choices are alike.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    character: &'static Character,
    /// The plan that is being laid out, and what was promised when it was made.
    plan: Option<(plan::Plan, Vec<Commitment<State>>)>,
}

impl Greedy {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy::of(seed, Character::plain())
    }

    /// A bot whose plans are to the liking of a character.
    pub fn of(seed: u64, character: &'static Character) -> Greedy {
        Greedy { dice: Dice::new(seed), character, plan: None }
    }

    /// The plan: made before the first card is laid, and anew where a promise changes it.
    fn plan(&mut self, seen: &SessionView<State>, me: Seat) -> &plan::Plan {
        let commitments = commitments(seen, me);
        let fresh = Field::ALL.iter().all(|&field| seen.game.planned(field).is_none());
        let known = self.plan.take().filter(|(_, then)| !fresh && *then == commitments);
        let made = known.unwrap_or_else(|| (self.make_plan(seen, me, &commitments), commitments));
        &self.plan.insert(made).0
    }

    fn make_plan(&self, seen: &SessionView<State>, me: Seat, commitments: &[Commitment<State>]) -> plan::Plan {
        let open = seen.game.open();
        let mut choices = plan::choices(open, me);
        Leanings::of(&seen.game, me, commitments, self.character).bend(open, me, &mut choices);
        plan::compose(open, me, choices, plan::bid(open, me))
    }
}

impl Player<State> for Greedy {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        self.advise(seen, legal).choice
    }

    fn advise(&mut self, seen: &SessionView<State>, legal: &[Action]) -> Advice {
        let view = &seen.game;
        let Viewer::Seat(me) = view.viewer() else { return Advice::bare(0) };
        if legal.len() < 2 {
            return Advice::bare(0);
        }
        let open = view.open();
        if let Step::Plan { .. } = open.step() {
            // The cards of a plan are chosen together, not compared for one field.
            return Advice::bare(planned(self.plan(seen, me), legal));
        }
        let dice = &mut self.dice;
        Advice::of_points(legal.iter().map(|&action| value(open, me, view, action) + 1e-6 * dice.below(1000) as f64))
    }
}

/// The card of the plan for the field in question; where it is not to be had, the last choice.
pub(super) fn planned(plan: &plan::Plan, legal: &[Action]) -> usize {
    let wanted = |action: &Action| match *action {
        Action::Plan { field, card } => plan.contains(&(field, card)),
        Action::LeaveEmpty { field } => plan.iter().all(|(one, _)| *one != field),
        _ => false,
    };
    legal.iter().position(wanted).unwrap_or(legal.len() - 1)
}

/// What an action is worth.
pub(super) fn value(open: &Open, me: Seat, view: &View, action: Action) -> f64 {
    match (open.step(), action) {
        (_, Action::TakeCard { province }) => draft::card(open, me, province),
        (_, Action::DrawCard) => draft::stack(open, me),
        // New cards are as good as the stack, and one more is to choose from.
        (_, Action::ReplaceCards) => draft::stack(open, me) + 0.5,
        (Step::Station { province, .. }, Action::Station { armies }) => draft::group(open, me, province, armies),
        (_, Action::ChoosePlace { place }) => {
            let special = open.specials().get(usize::from(place).saturating_sub(1)).copied().flatten();
            // Early is better: what one wants is still there, and what one has not yet taken away.
            special.map_or(0.0, |special| special_card(view, special)) - 0.12 * f64::from(place)
        }
        (Step::March { from, .. }, Action::March { to, armies }) => march::value(open, me, from, to, armies),
        // Revolts: the strongest armies first, for their cubes may help the others.
        (_, Action::Face { province }) => f64::from(open.armies(province)),
        _ => 0.0,
    }
}

/// What a special card is worth with the viewer's plan.
fn special_card(view: &View, special: Special) -> f64 {
    let plans = |field: Field| matches!(view.planned(field), Some(shogun::Card::Province(_)));
    let battles = [Field::BattleA, Field::BattleB].into_iter().filter(|&field| plans(field)).count() as f64;
    match special {
        Special::ExtraChest if plans(Field::Tax) => 0.35,
        Special::ExtraRice if plans(Field::Rice) => 0.5,
        Special::SixArmies if plans(Field::FiveArmies) => 0.35,
        Special::Attack => 0.35 * battles,
        Special::Defense => 0.4,
        _ => 0.0,
    }
}
