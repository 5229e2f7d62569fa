//! Looking ahead by playing on: a tree over the player's own decisions, grown on states that are imagined
//! again for every iteration.
//!
//! What the others do, and what is hidden or left to chance, is not part of the tree: it is played
//! by quick judgement and differs between iterations, so that no decision can lean on what the
//! player may not know. Iterations are the budget; the same seed gives the same decision.

use engine::{Chance, DiscardEvents, Game, Seat};

use crate::clock::Clock;
use crate::{Advice, Contest, Dice, Measure};

/// A game in which bots can look ahead.
pub trait Foresight: Contest {
    /// How likely `me` wins, as far as the table shows.
    fn weigh(game: &Self, me: Seat) -> f64;

    /// How `me` stands against the others by judgement, in points: quick, and good enough to compare deals.
    fn points(game: &Self, me: Seat) -> f64;

    /// A quick and sensible decision for the seat that must decide.
    fn quick(game: &Self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> usize;

    /// Whether playing on from `from` has gone far enough.
    fn is_far(from: &Self, game: &Self) -> bool;

    /// The same table with other luck to come.
    fn with_luck(game: &Self, chance: &mut Chance) -> Self;

    /// What a choice is worth at first sight, before anything is tried; higher is tried earlier.
    fn first_sight(game: &Self, me: Seat, action: Self::Action, dice: &mut Dice) -> f64;
}

/// How much a bot thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// How often a decision is played through.
    pub iterations: u32,
    /// How many choices are looked at, the best at first sight.
    pub width: usize,
    /// The depth of the tree in the player's own decisions.
    pub depth: usize,
    /// How much a choice that was tried seldom is preferred, in chances to win.
    pub curiosity: f64,
}

/// One of the player's choices and what came of it.
struct Branch<A> {
    action: A,
    visits: u32,
    total: f64,
    next: Option<usize>,
}

/// The choices after one sequence of the player's own decisions.
struct Node<A> {
    branches: Vec<Branch<A>>,
}

/// The search for one decision.
pub(crate) struct Search<'a, G: Foresight> {
    view: &'a G::View,
    me: Seat,
    budget: Budget,
    nodes: Vec<Node<G::Action>>,
    chance: Chance,
    dice: Dice,
    decided: u64,
}

/// What a search found: for each choice that was looked at, how often it was tried and what it is
/// worth on average.
pub struct Findings<A> {
    /// The choices, the most promising at first sight first.
    pub choices: Vec<(A, u32, f64)>,
    /// How many decisions were imagined, the player's own and those of the others.
    pub decided: u64,
}

impl<A: Copy + PartialEq> Findings<A> {
    /// The choice that was tried most often: the search returns to what is good.
    pub fn best(&self) -> Option<A> {
        let often = |one: &&(A, u32, f64), other: &&(A, u32, f64)| one.1.cmp(&other.1).then(one.2.total_cmp(&other.2));
        self.choices.iter().max_by(often).map(|choice| choice.0)
    }

    /// As advice on the actions that are legal.
    pub fn advice(&self, legal: &[A], measure: Measure) -> Advice {
        let place = |wanted: A| legal.iter().position(|&action| action == wanted);
        let choice = self.best().and_then(place).unwrap_or(0);
        let tried = self.choices.iter().filter(|(_, visits, _)| *visits > 0);
        let mut weighed: Vec<(usize, f64)> =
            tried.filter_map(|&(action, _, mean)| Some((place(action)?, mean))).collect();
        // The choice itself first: it was tried most often, so that its worth is the surest.
        weighed.sort_by(|one, other| (other.0 == choice).cmp(&(one.0 == choice)).then(other.1.total_cmp(&one.1)));
        Advice { choice, weighed, measure }
    }
}

impl<'a, G: Foresight> Search<'a, G> {
    /// A search for a decision of `me`.
    pub(crate) fn new(view: &'a G::View, me: Seat, budget: Budget, seed: u64) -> Search<'a, G> {
        Search {
            view,
            me,
            budget,
            nodes: vec![Node { branches: Vec::new() }],
            chance: engine::Seed::from(seed).chance(),
            dice: Dice::new(seed),
            decided: 0,
        }
    }

    /// Thinks, and says what it found.
    pub(crate) fn think(self) -> Findings<G::Action> {
        self.think_of(|_, _| {})
    }

    /// Thinks of tables that were imagined and then made likelier by `suppose`.
    pub(crate) fn think_of(mut self, mut suppose: impl FnMut(&mut G, &mut Dice)) -> Findings<G::Action> {
        let clock = Clock::start();
        for _ in 0..self.budget.iterations {
            if clock.is_up() {
                break;
            }
            let mut from = G::imagine(self.view, &mut self.chance);
            suppose(&mut from, &mut self.dice);
            self.iterate(from);
        }
        let root = self.nodes.first().map_or(&[][..], |node| &node.branches);
        let choices = root.iter().map(|branch| {
            let mean = if branch.visits > 0 { branch.total / f64::from(branch.visits) } else { f64::NEG_INFINITY };
            (branch.action, branch.visits, mean)
        });
        Findings { choices: choices.collect(), decided: self.decided }
    }

    /// Plays through once: down the tree while it lasts, then by quick judgement.
    fn iterate(&mut self, from: G) {
        let mut game = from.clone();
        let mut legal = Vec::new();
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = Some(0);
        while let Some(seat) = next_seat(&game, self.me) {
            if !path.is_empty() && G::is_far(&from, &game) {
                break;
            }
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = match at {
                Some(node) if seat == self.me && legal.len() > 1 => {
                    let (branch, fresh) = self.choose(node, &game, &legal);
                    let action = self.nodes[node].branches[branch].action;
                    path.push((node, branch));
                    at = if fresh || path.len() >= self.budget.depth { None } else { Some(self.descend(node, branch)) };
                    action
                }
                _ if legal.len() == 1 => legal[0],
                _ => legal[G::quick(&game, seat, &legal, &mut self.dice).min(legal.len() - 1)],
            };
            if game.perform(seat, action, &mut DiscardEvents).is_err() {
                break;
            }
            self.decided += 1;
        }
        let worth = G::weigh(&game, self.me);
        for (node, branch) in path {
            let branch = &mut self.nodes[node].branches[branch];
            branch.visits += 1;
            branch.total += worth;
        }
    }

    /// Chooses a branch of a node: one that was never tried, or the best with allowance for those
    /// tried seldom. Says whether it is tried for the first time.
    fn choose(&mut self, node: usize, game: &G, legal: &[G::Action]) -> (usize, bool) {
        if self.nodes[node].branches.is_empty() {
            let mut sighted: Vec<(f64, G::Action)> =
                legal.iter().map(|&action| (G::first_sight(game, self.me, action, &mut self.dice), action)).collect();
            sighted.sort_by(|one, other| other.0.total_cmp(&one.0));
            sighted.truncate(self.budget.width);
            let branch = |(_, action)| Branch { action, visits: 0, total: 0.0, next: None };
            self.nodes[node].branches = sighted.into_iter().map(branch).collect();
        }
        // Another imagined state may allow other things: only what is legal here is looked at.
        let branches = &mut self.nodes[node].branches;
        if !branches.iter().any(|branch| legal.contains(&branch.action)) {
            branches.push(Branch { action: legal[0], visits: 0, total: 0.0, next: None });
        }
        let tried: u32 = branches.iter().map(|branch| branch.visits).sum();
        let log = f64::from(tried.max(1)).ln();
        let mut best = (0, f64::NEG_INFINITY);
        for (index, branch) in branches.iter().enumerate().filter(|(_, branch)| legal.contains(&branch.action)) {
            if branch.visits == 0 {
                return (index, true);
            }
            let visits = f64::from(branch.visits);
            let worth = branch.total / visits + self.budget.curiosity * (log / visits).sqrt();
            if worth > best.1 {
                best = (index, worth);
            }
        }
        (best.0, false)
    }

    /// The node after a branch, made when it is first needed.
    fn descend(&mut self, node: usize, branch: usize) -> usize {
        if let Some(next) = self.nodes[node].branches[branch].next {
            return next;
        }
        let next = self.nodes.len();
        self.nodes[node].branches[branch].next = Some(next);
        self.nodes.push(Node { branches: Vec::new() });
        next
    }
}

/// Looks ahead from where `me` has to decide, and says what it found.
pub fn look_ahead<G: Foresight>(view: &G::View, me: Seat, budget: Budget, seed: u64) -> Findings<G::Action> {
    Search::<G>::new(view, me, budget, seed).think()
}

/// Who decides next: others before `me` where several decide at once, because their choice is unknown.
fn next_seat<G: Game>(game: &G, me: Seat) -> Option<Seat> {
    let waiting = game.waiting_for();
    waiting.iter().find(|&seat| seat != me).or_else(|| waiting.iter().next())
}
