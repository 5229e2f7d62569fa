//! What many games say about bots and seats.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::exec::LostTurns;

/// How often a bot played, and with what success.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Games, or seats where several are taken in one game.
    pub seats: u64,
    /// First places, shared ones included.
    pub wins: u64,
    /// The sum of the points.
    pub points: i64,
    /// The turns that were lost.
    pub lost_turns: LostTurns,
}

impl Count {
    /// One more seat.
    pub fn add(&mut self, won: bool, score: i32) {
        *self += Count { seats: 1, wins: won.into(), points: score.into(), lost_turns: LostTurns::default() };
    }

    /// The share of wins with the interval that holds the true share in 95 of 100 cases.
    pub fn share(&self) -> Share {
        let (low, high) = wilson(self.wins, self.seats);
        let of = |sum: f64| if self.seats == 0 { 0.0 } else { sum / self.seats as f64 };
        Share { win_share: of(self.wins as f64), low, high, mean_score: of(self.points as f64) }
    }
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, more: Count) {
        self.seats += more.seats;
        self.wins += more.wins;
        self.points += more.points;
        self.lost_turns += more.lost_turns;
    }
}

/// How well a bot did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// Wins by seats.
    pub win_share: f64,
    /// The lower end of the 95 % interval of it.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The mean of the points.
    pub mean_score: f64,
}

/// Counts by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games that were played to their end.
    pub finished: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// By bot.
    pub bots: BTreeMap<String, Count>,
    /// By the name of the seat, such as a clan.
    pub seats: BTreeMap<&'static str, Count>,
}

impl Tally {
    /// Adds what another tally counted. Whole numbers only, so the order does not matter.
    pub fn merge(&mut self, other: Tally) {
        self.finished += other.finished;
        self.decisions += other.decisions;
        for (bot, count) in other.bots {
            *self.bots.entry(bot).or_default() += count;
        }
        for (name, count) in other.seats {
            *self.seats.entry(name).or_default() += count;
        }
    }
}

/// Wilson's interval of a share, for 95 %.
fn wilson(wins: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (count, share) = (of as f64, wins as f64 / of as f64);
    let spread = Z * Z / count;
    let centre = share + spread / 2.0;
    let reach = Z * (share * (1.0 - share) / count + spread / (4.0 * count)).sqrt();
    let scale = 1.0 + spread;
    // Rounding must not push the interval past the share itself, which is 0 or 1 at the ends.
    (((centre - reach) / scale).clamp(0.0, share), ((centre + reach) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_those_of_the_tables() {
        let near = |found: (f64, f64), low: f64, high: f64| {
            assert!((found.0 - low).abs() < 5e-4 && (found.1 - high).abs() < 5e-4, "{found:?}");
        };
        near(wilson(5, 10), 0.2366, 0.7634);
        near(wilson(0, 10), 0.0, 0.2775);
        near(wilson(10, 10), 0.7225, 1.0);
        near(wilson(0, 0), 0.0, 1.0);
        assert_eq!((wilson(0, 800).0, wilson(200, 200).1), (0.0, 1.0));
    }
}
