//! Counting, and how sure a count is. Everything is counted in whole numbers and put together in
//! any order, so that the figures do not depend on how many threads there are.

use std::thread;

use super::figures::{Mean, Share};

/// What trials are counted in.
pub(crate) trait Tally: Default + Send {
    /// Takes in what another thread has counted.
    fn merge(&mut self, other: Self);
}

/// Makes trials on all cores.
pub(crate) fn tally<T: Tally>(trials: u64, run: impl Fn(u64, &mut T) + Sync) -> T {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let part = |thread: u64| {
        let mut tally = T::default();
        (trials * thread / threads..trials * (thread + 1) / threads).for_each(|trial| run(trial, &mut tally));
        tally
    };
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        let mut all = T::default();
        for part in parts {
            all.merge(part.join().expect("a trial that ends"));
        }
        all
    })
}

impl<T: Tally> Tally for Vec<T> {
    fn merge(&mut self, other: Self) {
        self.resize_with(self.len().max(other.len()), T::default);
        self.iter_mut().zip(other).for_each(|(one, other)| one.merge(other));
    }
}

/// The entry of a list that grows as needed.
pub(crate) fn at<T: Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize_with(index + 1, T::default);
    }
    &mut list[index]
}

impl Tally for u64 {
    fn merge(&mut self, other: Self) {
        *self += other;
    }
}

/// How often each small number came up.
#[derive(Clone, Default)]
pub(crate) struct Spread(pub(crate) Vec<u64>);

impl Tally for Spread {
    fn merge(&mut self, other: Self) {
        self.0.merge(other.0);
    }
}

impl Spread {
    /// Counts one number.
    pub(crate) fn count(&mut self, number: usize) {
        *at(&mut self.0, number) += 1;
    }

    /// How many numbers were counted.
    pub(crate) fn trials(&self) -> u64 {
        self.0.iter().sum()
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = self.0.iter().enumerate().map(|(number, &times)| of(number as f64) * times as f64).sum();
        sum / self.trials() as f64
    }

    /// The smallest number that at least this part of all do not exceed.
    fn quantile(&self, part: f64) -> usize {
        let mut below = 0;
        let enough = |times: &u64| {
            below += times;
            below as f64 >= part * self.trials() as f64
        };
        self.0.iter().position(enough).unwrap_or(0)
    }

    /// Mean, standard deviation, standard error and the band of the middle four fifths.
    pub(crate) fn mean(&self) -> Mean {
        let mean = self.moment(|number| number);
        let sd = self.moment(|number| (number - mean).powi(2)).sqrt();
        Mean {
            trials: self.trials(),
            mean: round(mean),
            sd: round(sd),
            error: round(sd / (self.trials() as f64).sqrt()),
            low: self.quantile(0.1),
            high: self.quantile(0.9),
        }
    }
}

/// The part of the trials in which something happened.
pub(crate) fn share(times: u64, trials: u64) -> Share {
    let share = times as f64 / trials as f64;
    Share { share: round(share), error: round((share * (1.0 - share) / trials as f64).sqrt()) }
}

/// A share of things that come in bunches, such as the cubes of one throw: bunches are independent of each
/// other, the things in them are not.
#[derive(Clone, Copy, Default)]
pub(crate) struct Bunches {
    happened: u64,
    all: u64,
    squares: [u64; 3],
}

impl Tally for Bunches {
    fn merge(&mut self, other: Self) {
        self.happened += other.happened;
        self.all += other.all;
        self.squares.iter_mut().zip(other.squares).for_each(|(one, other)| *one += other);
    }
}

impl Bunches {
    /// Counts a bunch: to how many it happened, of how many.
    pub(crate) fn count(&mut self, happened: u64, all: u64) {
        self.happened += happened;
        self.all += all;
        self.squares
            .iter_mut()
            .zip([happened * happened, happened * all, all * all])
            .for_each(|(sum, one)| *sum += one);
    }

    /// How often it happened to one, or how much of it there was for each.
    pub(crate) fn share(&self) -> Share {
        let share = self.happened as f64 / self.all as f64;
        let [happened, both, all] = self.squares.map(|square| square as f64);
        let variance = (happened - 2.0 * share * both + share * share * all).max(0.0);
        Share { share: round(share), error: round(variance.sqrt() / self.all as f64) }
    }
}

/// Five digits are more than the error leaves.
pub(crate) fn round(number: f64) -> f64 {
    (number * 1e5).round() / 1e5
}

/// How battles ended: won by the attacker, drawn, lost.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Endings(pub(crate) [u64; 3]);

impl Tally for Endings {
    fn merge(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one += other);
    }
}

impl Endings {
    /// How many battles there were.
    pub(crate) fn trials(&self) -> u64 {
        self.0.iter().sum()
    }

    /// How often they were won, drawn and lost.
    pub(crate) fn shares(&self) -> [Share; 3] {
        self.0.map(|times| share(times, self.trials()))
    }
}
