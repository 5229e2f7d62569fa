//! Looking ahead in Shogun: plans are tried out against plans that the others might make, marches
//! and places by playing the round to its end.

use shogun::{Action, Field, Open, Season, State, Step, View};
use table::{Chance, Game, Seat, SessionView, Unheard, Viewer};

use super::greedy::plan::{self, Plan};
use super::greedy::{self, Greedy, march};
use super::stand::weigh;
use crate::search::{Budget, Foresight, Search};
use crate::{Dice, Player};

/// How far marches and places are looked through.
const SEARCH: Budget = Budget { iterations: 80, width: 8, depth: 1, curiosity: 3.0 };
/// How many plans are compared, and in how many imagined rounds.
const PLANS: usize = 24;
const ROUNDS: usize = 12;

impl Foresight for State {
    fn weigh(game: &State, me: Seat) -> f64 {
        weigh(game.public(), me)
    }

    fn quick(game: &State, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let open = game.public();
        if let Step::March { field, from, .. } = open.step() {
            let best = march::best(open, seat, field, from);
            let best = best.map(|(to, armies, _)| Action::March { to, armies });
            return best.and_then(|best| legal.iter().position(|&action| action == best)).unwrap_or(legal.len() - 1);
        }
        dice.below(legal.len())
    }

    fn is_far(from: &State, game: &State) -> bool {
        let (from, game) = (from.public(), game.public());
        game.season() != from.season() || game.year() != from.year()
    }

    fn first_sight(game: &State, me: Seat, action: Action, _dice: &mut Dice) -> f64 {
        let view = game.view(Viewer::Seat(me));
        greedy::value(game.public(), me, &view, action)
    }
}

/// Tries out plans, then plays them with foresight; drafts as the greedy bot does.
pub struct Skilled {
    greedy: Greedy,
    chance: Chance,
    dice: Dice,
    plan: Option<(u8, Season, Plan)>,
}

impl Skilled {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64) -> Skilled {
        let chance = table::Seed::from(seed).chance();
        Skilled { greedy: Greedy::new(seed), chance, dice: Dice::new(seed), plan: None }
    }

    /// A plan like the greedy one with other weights.
    fn vary(&mut self, open: &Open, seat: Seat, choices: &plan::Choices, spread: f64) -> Plan {
        let noise = |dice: &mut Dice| (dice.below(2001) as f64 / 1000.0 - 1.0) * spread;
        let varied: plan::Choices =
            choices.iter().map(|&(worth, field, land)| (worth + noise(&mut self.dice), field, land)).collect();
        let bid = match self.dice.below(4) {
            0 => (plan::bid(open, seat) + 1).min(open.chests(seat).min(4) as u8),
            _ => plan::bid(open, seat),
        };
        plan::compose(open, seat, varied, bid)
    }

    /// The best of some plans, each tried in the same imagined rounds.
    fn make_plan(&mut self, view: &View, me: Seat) -> Plan {
        let open = view.open();
        let choices: Vec<plan::Choices> =
            (0..open.seat_count() as u8).map(|seat| plan::choices(open, Seat(seat))).collect();
        let mut plans = vec![plan::make(open, me)];
        for _ in 1..PLANS {
            let varied = self.vary(open, me, &choices[me.index()], 1.2);
            plans.push(varied);
        }
        let mut worth = vec![0.0; plans.len()];
        for _ in 0..ROUNDS {
            let mut state = State::imagine(view, &mut self.chance);
            for seat in (0..open.seat_count() as u8).map(Seat).filter(|&seat| seat != me) {
                let guess = self.vary(open, seat, &choices[seat.index()], 0.8);
                lay(&mut state, seat, &guess);
            }
            // The same dice for every plan, so that luck favours none of them.
            let dice = Dice::new(self.dice.roll());
            for (worth, plan) in worth.iter_mut().zip(&plans) {
                let mut game = state;
                lay(&mut game, me, plan);
                *worth += play_round(&state, game, me, &mut dice.clone());
            }
        }
        let best = (0..plans.len()).max_by(|&one, &other| worth[one].total_cmp(&worth[other])).unwrap_or(0);
        plans.swap_remove(best)
    }
}

/// Lays out a whole plan for a seat, whatever it had laid out before.
fn lay(game: &mut State, seat: Seat, plan: &Plan) {
    let _ = game.perform(seat, Action::Reopen, &mut Unheard);
    for field in Field::ALL {
        let _ = game.perform(seat, Action::TakeBack { field }, &mut Unheard);
    }
    for &(field, card) in plan.iter().rev() {
        let _ = game.perform(seat, Action::Plan { field, card }, &mut Unheard);
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
        if game.perform(seat, action, &mut Unheard).is_err() {
            return;
        }
    }
}

/// Plays the round to its end by quick judgement and says how `me` stands then.
fn play_round(from: &State, mut game: State, me: Seat, dice: &mut Dice) -> f64 {
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting_for().iter().next() {
        if State::is_far(from, &game) {
            break;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let choice = if legal.len() > 1 { State::quick(&game, seat, &legal, dice) } else { 0 };
        if game.perform(seat, legal[choice], &mut Unheard).is_err() {
            break;
        }
    }
    weigh(game.public(), me)
}

impl Player<State> for Skilled {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        let view = &seen.game;
        let Viewer::Seat(me) = view.viewer() else { return 0 };
        if legal.len() < 2 {
            return 0;
        }
        let open = view.open();
        match open.step() {
            Step::Plan { .. } => {
                let now = (open.year(), open.season());
                let fresh = Field::ALL.iter().all(|&field| view.planned(field).is_none());
                let plan = match self.plan.take() {
                    Some((year, season, plan)) if (year, season) == now && !fresh => plan,
                    _ => self.make_plan(view, me),
                };
                let choice = greedy::planned(&plan, legal);
                self.plan = Some((now.0, now.1, plan));
                choice
            }
            Step::March { .. } | Step::ChoosePlace { .. } => {
                let found = Search::<State>::new(view, me, SEARCH, self.dice.roll()).think();
                found.best().and_then(|best| legal.iter().position(|&action| action == best)).unwrap_or(0)
            }
            _ => self.greedy.decide(seen, legal),
        }
    }
}
