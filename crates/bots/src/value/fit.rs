//! Fitting a net: games among bots, what the table looked like, and who won.

use engine::{DocumentError, OfferOf, Outcome, Seat, Seats, Session, SessionView};

use super::{Appraise, NUMBERS, Net};
use crate::{Answer, Contest, Dice, Player, Proposal, Series, Watch, play};

/// Where the examples come from and how long they are looked at.
#[derive(Clone, Debug)]
pub struct Course {
    /// The line-ups; each game takes the next.
    pub tables: Vec<Vec<String>>,
    /// How many games.
    pub games: u64,
    /// How many in a hundred decisions are left to dice, so that unusual tables are seen, too.
    pub slips: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many hidden units.
    pub hidden: usize,
    /// How often all examples are looked at.
    pub epochs: usize,
    /// How much large weights are held down.
    pub decay: f32,
}

/// One table: the numbers of each seat, and the share of the win that each deserved.
pub struct Example {
    rows: Vec<f32>,
    won: Vec<f32>,
}

/// A player whose hand slips now and then.
struct Slipping<G: Contest> {
    player: Box<dyn Player<G>>,
    slips: usize,
    dice: Dice,
}

impl<G: Contest> Player<G> for Slipping<G> {
    fn decide(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> usize {
        let choice = self.player.decide(seen, legal);
        if self.dice.below(100) < self.slips { self.dice.below(legal.len()) } else { choice }
    }

    fn answer(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> Answer {
        self.player.answer(seen, offer)
    }

    fn propose(&mut self, seen: &SessionView<G>) -> Option<Proposal<G>> {
        self.player.propose(seen)
    }
}

/// Writes down what quiet tables look like.
struct Onlooker {
    tables: Vec<Vec<f32>>,
}

impl<G: Appraise> Watch<G> for Onlooker {
    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        let game = session.game();
        if G::is_quiet(game) && game.outcome().is_none() {
            let table = describe::<G>(game);
            if self.tables.last() != Some(&table) {
                self.tables.push(table);
            }
        }
        Ok(())
    }
}

/// The numbers of all seats in one row.
fn describe<G: Appraise>(game: &G) -> Vec<f32> {
    let mut rows = vec![[0.0; NUMBERS]; game.seats()];
    G::describe(game, &mut rows);
    rows.iter().flat_map(|row| &row[..G::FEATURES]).copied().collect()
}

/// The examples of one game of a course.
pub fn examples<G: Appraise>(course: &Course, plan: &G::Plan, number: u64) -> Vec<Example> {
    let tables = course.tables.len() as u64;
    let bots = course.tables[(number % tables) as usize].clone();
    let series = Series::<G>::new(bots, plan.clone(), Dice::mix(&[course.seed, number % tables]));
    let deal = series.deal(number / tables);
    let Ok(mut session) = Session::<G>::new(deal.options.clone(), deal.seed.clone()) else { return Vec::new() };
    let Ok(players) = series.players(number / tables, &deal, session.game().seats()) else { return Vec::new() };
    let mut dice = Dice::new(Dice::mix(&[course.seed, number]));
    let slip = |player| -> Box<dyn Player<G>> {
        Box::new(Slipping { player, slips: course.slips, dice: Dice::new(dice.roll()) })
    };
    let mut players: Vec<_> = players.into_iter().map(slip).collect();
    let mut onlooker = Onlooker { tables: Vec::new() };
    if play(&mut session, &mut players, &mut onlooker).is_err() {
        return Vec::new();
    }
    let Some(outcome) = session.game().outcome() else { return Vec::new() };
    let won = deserved(&outcome);
    onlooker.tables.into_iter().map(|rows| Example { rows, won: won.clone() }).collect()
}

/// The share of the win that each seat deserved: half of it goes to the winners, the other half by
/// how close all came. Who came close might have won with a little luck, and to know that makes one
/// game tell as much as several.
fn deserved(outcome: &Outcome) -> Vec<f32> {
    let winners = outcome.winners();
    let scores: Vec<f32> = outcome.places.iter().map(|place| place.score as f32 / CLOSE).collect();
    let close = chances(&scores);
    let won = |seat: Seat| if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    Seats::first(close.len()).iter().zip(close).map(|(seat, close)| 0.5 * won(seat) + 0.5 * close).collect()
}

/// So many points apart are as much as chance can make of equals.
const CLOSE: f32 = 4.0;

/// The chances that strengths give.
fn chances(strengths: &[f32]) -> Vec<f32> {
    let highest = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let shares: Vec<f32> = strengths.iter().map(|strength| (strength - highest).exp()).collect();
    let all: f32 = shares.iter().sum();
    shares.into_iter().map(|share| share / all).collect()
}

/// How wrong a net is on average: the surprise at who won. A blind guess has the logarithm of the
/// number of seats.
pub fn surprise(net: &Net, features: usize, examples: &[Example]) -> f64 {
    let mut all = 0.0;
    for example in examples {
        let strengths: Vec<f32> = example.rows.chunks_exact(features).map(|row| net.strength(row)).collect();
        let told = chances(&strengths).into_iter().zip(&example.won);
        all -= told.map(|(chance, won)| f64::from(won * chance.max(1e-9).ln())).sum::<f64>();
    }
    all / examples.len().max(1) as f64
}

/// Fits a net to examples, each of which is looked at once in an epoch, in random order.
pub fn fit(course: &Course, features: usize, examples: &[Example], mut told: impl FnMut(usize, &Net)) -> Net {
    let scale = Scale::of(features, examples);
    let mut trainer = Trainer::new(features, course);
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut dice = Dice::new(Dice::mix(&[course.seed, 2]));
    let steps = (course.epochs * examples.len()).div_ceil(BATCH).max(1);
    let mut step = 0;
    for epoch in 0..course.epochs {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            for &index in batch {
                trainer.learn(&scale.apply(&examples[index].rows), &examples[index].won);
            }
            let left = 1.0 - step as f32 / steps as f32;
            trainer.step(RATE * left.max(0.02), batch.len());
            step += 1;
        }
        told(epoch, &trainer.net(&scale));
    }
    trainer.net(&scale)
}

const BATCH: usize = 64;
const RATE: f32 = 0.003;

/// The mean and spread of each number, so that all of them weigh alike at first.
struct Scale {
    mean: Vec<f32>,
    spread: Vec<f32>,
}

impl Scale {
    fn of(features: usize, examples: &[Example]) -> Scale {
        let (mut count, mut sum, mut squares) = (0.0f64, vec![0.0f64; features], vec![0.0f64; features]);
        for row in examples.iter().flat_map(|example| example.rows.chunks_exact(features)) {
            count += 1.0;
            for (index, &number) in row.iter().enumerate() {
                sum[index] += f64::from(number);
                squares[index] += f64::from(number) * f64::from(number);
            }
        }
        let mean: Vec<f64> = sum.iter().map(|sum| sum / f64::max(count, 1.0)).collect();
        let spread =
            |(mean, squares): (&f64, &f64)| ((squares / count.max(1.0) - mean * mean).max(0.0).sqrt() as f32).max(1e-3);
        Scale {
            spread: mean.iter().zip(&squares).map(spread).collect(),
            mean: mean.iter().map(|&mean| mean as f32).collect(),
        }
    }

    fn apply(&self, rows: &[f32]) -> Vec<f32> {
        let features = self.mean.len();
        let scaled =
            |(index, number): (usize, &f32)| (number - self.mean[index % features]) / self.spread[index % features];
        rows.iter().enumerate().map(scaled).collect()
    }
}

/// One weight matrix with what Adam remembers of it.
struct Weights {
    now: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Weights {
    fn new(now: Vec<f32>) -> Weights {
        let zeros = vec![0.0; now.len()];
        Weights { now, slope: zeros.clone(), mean: zeros.clone(), square: zeros }
    }

    fn step(&mut self, rate: f32, batch: f32, time: i32, decay: f32) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        let (correct, correct_square) = (1.0 - KEEP.powi(time), 1.0 - KEEP_SQUARE.powi(time));
        for index in 0..self.now.len() {
            let slope = self.slope[index] / batch;
            self.slope[index] = 0.0;
            self.mean[index] = KEEP * self.mean[index] + (1.0 - KEEP) * slope;
            self.square[index] = KEEP_SQUARE * self.square[index] + (1.0 - KEEP_SQUARE) * slope * slope;
            let change = self.mean[index] / correct / ((self.square[index] / correct_square).sqrt() + 1e-8);
            self.now[index] -= rate * (change + decay * self.now[index]);
        }
    }
}

/// The net while it learns, on scaled numbers.
struct Trainer {
    features: usize,
    decay: f32,
    inputs: Weights,
    bias: Weights,
    outputs: Weights,
    direct: Weights,
    time: i32,
}

impl Trainer {
    fn new(features: usize, course: &Course) -> Trainer {
        let mut dice = Dice::new(Dice::mix(&[course.seed, 3]));
        let mut small = |count: usize, size: f32| -> Vec<f32> {
            (0..count).map(|_| (dice.below(2001) as f32 / 1000.0 - 1.0) * size).collect()
        };
        let inputs = small(features * course.hidden, (3.0 / features as f32).sqrt());
        Trainer {
            features,
            decay: course.decay,
            inputs: Weights::new(inputs),
            bias: Weights::new(vec![0.0; course.hidden]),
            outputs: Weights::new(small(course.hidden, 0.1)),
            direct: Weights::new(vec![0.0; features]),
            time: 0,
        }
    }

    /// Adds the slopes of one example.
    fn learn(&mut self, rows: &[f32], won: &[f32]) {
        let hidden = self.bias.now.len();
        let mut strengths = Vec::with_capacity(won.len());
        let mut active = vec![0.0; hidden * won.len()];
        for (seat, row) in rows.chunks_exact(self.features).enumerate() {
            let mut strength: f32 = self.direct.now.iter().zip(row).map(|(weight, number)| weight * number).sum();
            for unit in 0..hidden {
                let weights = &self.inputs.now[unit * self.features..][..self.features];
                let sum: f32 = weights.iter().zip(row).map(|(weight, number)| weight * number).sum();
                let out = (sum + self.bias.now[unit]).max(0.0);
                active[seat * hidden + unit] = out;
                strength += self.outputs.now[unit] * out;
            }
            strengths.push(strength);
        }
        for (seat, (row, chance)) in rows.chunks_exact(self.features).zip(chances(&strengths)).enumerate() {
            let error = chance - won[seat];
            add(&mut self.direct.slope, row, error);
            for unit in 0..hidden {
                let out = active[seat * hidden + unit];
                if out > 0.0 {
                    self.outputs.slope[unit] += error * out;
                    let back = error * self.outputs.now[unit];
                    self.bias.slope[unit] += back;
                    add(&mut self.inputs.slope[unit * self.features..][..self.features], row, back);
                }
            }
        }
    }

    fn step(&mut self, rate: f32, batch: usize) {
        self.time += 1;
        for weights in [&mut self.inputs, &mut self.bias, &mut self.outputs, &mut self.direct] {
            weights.step(rate, batch as f32, self.time, self.decay);
        }
    }

    /// The net for numbers as they are: the scale becomes part of the weights.
    fn net(&self, scale: &Scale) -> Net {
        let mut inputs = self.inputs.now.clone();
        let mut bias = self.bias.now.clone();
        for (weights, bias) in inputs.chunks_exact_mut(self.features).zip(&mut bias) {
            for (index, weight) in weights.iter_mut().enumerate() {
                *weight /= scale.spread[index];
                *bias -= *weight * scale.mean[index];
            }
        }
        let direct = self.direct.now.iter().zip(&scale.spread).map(|(weight, spread)| weight / spread).collect();
        Net { made_by: String::new(), inputs, bias, outputs: self.outputs.now.clone(), direct }
    }
}

fn add(sums: &mut [f32], row: &[f32], by: f32) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += number * by;
    }
}
