//! Looking ahead in Shogun: plans are tried out against plans that the others might make, marches
//! and places by playing the round to its end.

use engine::{Chance, Game, Seat, Seats, Seed, SessionView, Viewer};
use shogun::{Action, Field, Open, Season, State, Step, View};

use super::greedy::plan::{self, Plan};
use super::greedy::{self, Greedy, march};
use super::planning::{self, Planner};
use super::stand::weigh;
use crate::search::{Budget, Foresight, Search};
use crate::value::chance;
use crate::{Advice, Dice, Measure, Oracle, Player};

impl Foresight for State {
    fn weigh(game: &State, me: Seat) -> f64 {
        chance(game, me)
    }

    fn points(game: &State, me: Seat) -> f64 {
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

    fn with_luck(game: &State, chance: &mut Chance) -> State {
        game.with_luck(chance)
    }

    fn first_sight(game: &State, me: Seat, action: Action, _dice: &mut Dice) -> f64 {
        let view = game.view(Viewer::Seat(me));
        greedy::value(game.public(), me, &view, action)
    }
}

/// How much a thinker thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    /// How far marches and places are looked through.
    pub search: Budget,
    /// How many plans are compared.
    pub plans: usize,
    /// In how many imagined rounds all of them are tried, and in how many the best.
    pub rounds: (usize, usize),
    /// How many changes of the best are tried.
    pub changes: usize,
}

impl Mind {
    /// Looks ahead a little.
    pub const SKILLED: Mind = Mind {
        search: Budget { iterations: 60, width: 8, depth: 1, curiosity: 0.03 },
        plans: 32,
        rounds: (8, 16),
        changes: 0,
    };
    /// Tries more plans in more rounds, and improves on the best.
    pub const MASTER: Mind = Mind {
        search: Budget { iterations: 120, width: 8, depth: 1, curiosity: 0.03 },
        plans: 64,
        rounds: (8, 48),
        changes: 100,
    };

    /// The mind of a level, if that level looks ahead.
    pub(super) fn of(level: &str) -> Option<Mind> {
        match level {
            "skilled" => Some(Mind::SKILLED),
            "master" => Some(Mind::MASTER),
            _ => None,
        }
    }
}

/// Tries out plans, then plays them with foresight; drafts as the greedy bot does.
pub struct Thinker {
    mind: Mind,
    greedy: Greedy,
    chance: Chance,
    dice: Dice,
    /// The plan of a round, and how likely it wins.
    plan: Option<(u8, Season, (Plan, f64))>,
    oracle: Option<Oracle<State>>,
}

impl Thinker {
    /// A bot that always decides the same way for the same seed.
    pub fn new(seed: u64, mind: Mind) -> Thinker {
        Thinker {
            mind,
            greedy: Greedy::new(seed),
            chance: Seed::from(seed).chance(),
            dice: Dice::new(seed),
            plan: None,
            oracle: None,
        }
    }

    /// The same bot, but it cheats: it thinks of the table as it is instead of imagining.
    pub(crate) fn with_oracle(self, oracle: Oracle<State>) -> Thinker {
        Thinker { oracle: Some(oracle), ..self }
    }

    /// The card of this round's plan for the field in question.
    fn plan(&mut self, view: &View, me: Seat, legal: &[Action]) -> Advice {
        let open = view.open();
        let now = (open.year(), open.season());
        let fresh = Field::ALL.iter().all(|&field| view.planned(field).is_none());
        let plan = match self.plan.take() {
            Some((year, season, plan)) if (year, season) == now && !fresh => plan,
            _ => {
                let oracle = self.oracle.as_ref();
                Planner { view, me, chance: &mut self.chance, dice: &mut self.dice, oracle }.make(&self.mind)
            }
        };
        let advice = Advice::of_whole(greedy::planned(&plan.0, legal), plan.1);
        self.plan = Some((now.0, now.1, plan));
        advice
    }

    /// Plays the round through for every choice. What the others have planned is unknown, but they
    /// are likely to have planned something sensible.
    fn search(&mut self, view: &View, me: Seat, legal: &[Action]) -> Advice {
        let open = view.open();
        let search = Search::<State>::new(view, me, self.mind.search, self.dice.roll());
        let findings = match &self.oracle {
            Some(oracle) => search.think_of(|game, _| oracle.look(game)),
            None => {
                let others = others(open, me);
                let choices: Vec<plan::Choices> = others.iter().map(|seat| plan::choices(open, seat)).collect();
                search.think_of(|game, dice| {
                    for (seat, choices) in others.iter().zip(&choices) {
                        for (field, card) in planning::guess(open, seat, choices, dice) {
                            game.suppose(seat, field, card);
                        }
                    }
                })
            }
        };
        findings.advice(legal, Measure::WinChance)
    }
}

/// All seats but one.
pub(super) fn others(open: &Open, me: Seat) -> Seats {
    Seats::first(open.seat_count()).without(me)
}

impl Player<State> for Thinker {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        self.advise(seen, legal).choice
    }

    fn advise(&mut self, seen: &SessionView<State>, legal: &[Action]) -> Advice {
        let view = &seen.game;
        let Viewer::Seat(me) = view.viewer() else { return Advice::bare(0) };
        if legal.len() < 2 {
            return Advice::bare(0);
        }
        match view.open().step() {
            Step::Plan { .. } => self.plan(view, me, legal),
            Step::March { .. } | Step::ChoosePlace { .. } => self.search(view, me, legal),
            _ => Advice::bare(self.greedy.decide(seen, legal)),
        }
    }
}
