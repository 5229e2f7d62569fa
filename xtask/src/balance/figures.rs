//! What is published: for each kind of game how often seats of some kind won, and means.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// All that was measured.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Figures {
    /// What this is.
    pub(crate) about: String,
    /// The bot at all seats.
    pub(crate) bot: String,
    /// Where all chance came from.
    pub(crate) seed: u64,
    /// Games of each kind.
    pub(crate) games: u64,
    /// By kind of game.
    pub(crate) kinds: Vec<Kind>,
}

/// One kind of game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Kind {
    /// `rising-sun` or `shogun`.
    pub(crate) game: String,
    /// How many play.
    pub(crate) players: usize,
    /// `bound` or `unbound` kami; the board and the start in Shogun.
    pub(crate) way: String,
    /// How many games were played.
    pub(crate) games: u64,
    /// Win rates of the players with a property, by topic and key.
    pub(crate) shares: BTreeMap<String, BTreeMap<String, Cell>>,
    /// By topic and key: means.
    pub(crate) means: BTreeMap<String, BTreeMap<String, Mean>>,
}

/// Win rate of the players with a property.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Cell {
    /// How many players, over all games.
    pub(crate) seats: u64,
    /// How many of them won; a win that several share is divided.
    pub(crate) wins: f64,
    /// How many would have won if all players won alike.
    pub(crate) fair: f64,
    /// How many would have won at the usual rate of their clans or seats.
    pub(crate) usual: f64,
}

/// A mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Mean {
    /// Of how many numbers.
    pub(crate) count: u64,
    /// The mean.
    pub(crate) mean: f64,
    /// The standard deviation.
    pub(crate) sd: f64,
}

/// A value with its interval of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sure {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Sure {
    /// All three, so many times.
    fn times(self, factor: f64) -> Sure {
        Sure { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

impl Cell {
    /// The share that won, with Wilson's interval.
    pub(crate) fn share(&self) -> Sure {
        const Z: f64 = 1.96;
        if self.seats == 0 {
            return Sure { value: 0.0, low: 0.0, high: 1.0 };
        }
        let n = self.seats as f64;
        let value = self.wins / n;
        let middle = (value + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Sure { value, low: middle - half, high: middle + half }
    }

    /// How many times the fair share won.
    pub(crate) fn to_fair(self) -> Sure {
        self.share().times(self.seats as f64 / self.fair.max(f64::MIN_POSITIVE))
    }

    /// How many times the usual share of the same clans, or seats, won.
    pub(crate) fn to_usual(self) -> Sure {
        self.share().times(self.seats as f64 / self.usual.max(f64::MIN_POSITIVE))
    }

    fn add(&mut self, other: &Cell) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.fair += other.fair;
        self.usual += other.usual;
    }
}

impl Mean {
    fn add(&mut self, other: &Mean) {
        let (n, m) = (self.count as f64, other.count as f64);
        if n + m == 0.0 {
            return;
        }
        let mean = (self.mean * n + other.mean * m) / (n + m);
        let squares = n * (self.sd.powi(2) + self.mean.powi(2)) + m * (other.sd.powi(2) + other.mean.powi(2));
        self.sd = (squares / (n + m) - mean * mean).max(0.0).sqrt();
        self.mean = mean;
        self.count += other.count;
    }
}

/// Some kinds of games, looked at together.
#[derive(Clone, Debug)]
pub(crate) struct Those<'a>(Vec<&'a Kind>);

impl Figures {
    /// The kinds of a game that are like that.
    pub(crate) fn those(&self, game: &str, like: impl Fn(&Kind) -> bool) -> Those<'_> {
        Those(self.kinds.iter().filter(|kind| kind.game == game && like(kind)).collect())
    }
}

impl Those<'_> {
    /// How many games.
    pub(crate) fn games(&self) -> u64 {
        self.0.iter().map(|kind| kind.games).sum()
    }

    /// Win rate of the players with this property.
    pub(crate) fn cell(&self, topic: &str, key: &str) -> Cell {
        let mut sum = Cell::default();
        let cells = self.0.iter().filter_map(|kind| kind.shares.get(topic)?.get(key));
        cells.for_each(|cell| sum.add(cell));
        sum
    }

    /// A mean over all of them.
    pub(crate) fn mean(&self, topic: &str, key: &str) -> Mean {
        let mut sum = Mean::default();
        let means = self.0.iter().filter_map(|kind| kind.means.get(topic)?.get(key));
        means.for_each(|mean| sum.add(mean));
        sum
    }

    /// All keys of a topic with how often those won, in the order of `by`, the largest first.
    pub(crate) fn ranked(&self, topic: &str, by: impl Fn(Cell) -> f64) -> Vec<(String, Cell)> {
        let mut cells: BTreeMap<String, Cell> = BTreeMap::new();
        for (key, cell) in self.0.iter().filter_map(|kind| kind.shares.get(topic)).flatten() {
            cells.entry(key.clone()).or_default().add(cell);
        }
        let mut cells: Vec<_> = cells.into_iter().collect();
        cells.sort_by(|one, other| by(other.1).total_cmp(&by(one.1)));
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_contain_the_share_and_shrink_with_games() {
        let of = |seats: u64| Cell { seats, wins: seats as f64 / 4.0, fair: seats as f64 / 5.0, usual: 0.0 };
        let (few, many) = (of(100).share(), of(10_000).share());
        assert!((few.low - 0.1755).abs() < 1e-3 && (few.high - 0.3430).abs() < 1e-3, "{few:?}");
        assert!(many.high - many.low < (few.high - few.low) / 9.0);
        assert!((of(100).to_fair().value - 1.25).abs() < 1e-9);
    }

    #[test]
    fn means_put_together_are_the_mean_of_all() {
        // 1, 3 and 5, 5, 8.
        let mut one = Mean { count: 2, mean: 2.0, sd: 1.0 };
        one.add(&Mean { count: 3, mean: 6.0, sd: 2f64.sqrt() });
        assert_eq!(one.count, 5);
        assert!((one.mean - 4.4).abs() < 1e-9 && (one.sd - 5.44f64.sqrt()).abs() < 1e-9, "{one:?}");
    }
}
