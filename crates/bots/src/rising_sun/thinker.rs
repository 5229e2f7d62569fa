//! Looking ahead in Rising Sun.

use engine::{Chance, DiscardEvents, Game, Seat, Seed, SessionView, Viewer};
use rising_sun::{Action, Phase, State};

use super::Greedy;
use super::bidding;
use super::greedy::{ahead, bids, weigh::weigh};
use crate::search::{Findings, Foresight, Search};
use crate::value::chance;
use crate::{Advice, Budget, Dice, Measure, Oracle, Player};

/// How many choices quick judgement compares.
const GLANCES: usize = 3;
/// How many mandate turns beyond the present one are played on. To the end of the present one is
/// too short by far; longer brings nothing more.
const TURNS: usize = 2;

impl Foresight for State {
    fn weigh(game: &State, me: Seat) -> f64 {
        chance(game, me)
    }

    fn points(game: &State, me: Seat) -> f64 {
        weigh(game.public(), me)
    }

    fn quick(game: &State, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for _ in 0..GLANCES {
            let index = dice.below(legal.len());
            let mut after = *game;
            if after.perform(seat, legal[index], &mut DiscardEvents).is_ok() {
                let worth = weigh(after.public(), seat);
                if worth > best.1 {
                    best = (index, worth);
                }
            }
        }
        best.0
    }

    fn is_far(from: &State, game: &State) -> bool {
        let (from, game) = (from.public(), game.public());
        match from.phase() {
            Phase::War => game.phase() != Phase::War || game.wars_ahead().len() + 1 < from.wars_ahead().len(),
            _ => {
                game.phase() == Phase::War
                    || game.season() != from.season()
                    || game.turns_left() + TURNS < from.turns_left()
            }
        }
    }

    fn with_luck(game: &State, chance: &mut Chance) -> State {
        game.with_luck(chance)
    }

    fn first_sight(game: &State, me: Seat, action: Action, dice: &mut Dice) -> f64 {
        let _ = dice;
        ahead::sight(game, me, action)
    }
}

/// How much a thinker thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    /// How far a decision is looked through.
    pub search: Budget,
    /// From how many imagined rounds of bidding all learn; where there are none, bids are greedy.
    pub bid_rounds: u32,
}

impl Mind {
    /// Looks ahead a little.
    pub const SKILLED: Mind =
        Mind { search: Budget { iterations: 40, width: 6, depth: 3, curiosity: 0.05 }, bid_rounds: 0 };
    /// Looks through more, and learns what to bid.
    pub const MASTER: Mind =
        Mind { search: Budget { iterations: 100, width: 6, depth: 3, curiosity: 0.05 }, bid_rounds: 30 };

    /// The mind of a level, if that level looks ahead.
    pub(super) fn of(level: &str) -> Option<Mind> {
        match level {
            "skilled" => Some(Mind::SKILLED),
            "master" => Some(Mind::MASTER),
            _ => None,
        }
    }
}

/// Looks ahead for every decision but the draw of bids, which are learned.
pub struct Thinker {
    mind: Mind,
    greedy: Greedy,
    chance: Chance,
    dice: Dice,
    bids: bids::Plan,
    /// How likely these bids win.
    hope: f64,
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
            bids: bids::Plan::default(),
            hope: 0.0,
            oracle: None,
        }
    }

    /// The same bot, but it cheats: it thinks of the table as it is instead of imagining.
    pub(crate) fn with_oracle(self, oracle: Oracle<State>) -> Thinker {
        Thinker { oracle: Some(oracle), ..self }
    }

    fn search(&mut self, seen: &SessionView<State>, me: Seat) -> Findings<Action> {
        let search = Search::<State>::new(&seen.game, me, self.mind.search, self.dice.roll());
        match &self.oracle {
            None => search.think(),
            Some(oracle) => search.think_of(|game, _| oracle.look(game)),
        }
    }

    fn bid(&mut self, seen: &SessionView<State>, me: Seat, legal: &[Action]) -> Advice {
        let Some(Action::Bid { advantage, .. }) = legal.first() else { return Advice::bare(0) };
        let (rounds, chance, dice) = (self.mind.bid_rounds, &mut self.chance, &mut self.dice);
        let (oracle, hope) = (self.oracle.as_ref(), &mut self.hope);
        let bid = self.bids.bid(*advantage, || {
            let (spread, chance) = bidding::spread(&seen.game, me, rounds, chance, dice, oracle);
            *hope = chance;
            spread
        });
        let wanted = |action: &Action| matches!(action, Action::Bid { coins, .. } if *coins == bid);
        Advice::of_whole(legal.iter().position(wanted).unwrap_or(0), self.hope)
    }
}

impl Player<State> for Thinker {
    fn decide(&mut self, seen: &SessionView<State>, legal: &[Action]) -> usize {
        self.advise(seen, legal).choice
    }

    fn advise(&mut self, seen: &SessionView<State>, legal: &[Action]) -> Advice {
        let Viewer::Seat(me) = seen.game.viewer() else { return Advice::bare(0) };
        match legal {
            [_] => Advice::bare(0),
            [Action::Bid { .. }, ..] if self.mind.bid_rounds > 0 => self.bid(seen, me, legal),
            [Action::Bid { .. }, ..] => Advice::bare(self.greedy.decide(seen, legal)),
            _ => self.search(seen, me).advice(legal, Measure::WinChance),
        }
    }
}
