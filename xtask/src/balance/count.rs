//! Counting while games are played, in whole numbers, so that the figures do not depend on how many
//! threads there are.

use std::collections::BTreeMap;

use serde::Serialize;

use super::figures::{Cell, Kind, Mean};
use crate::tower::Tally;

/// A whole win: it can be divided among up to six.
const WIN: u64 = 60;

/// How many seats there were, and how much they won.
#[derive(Clone, Copy, Default)]
struct Wins {
    seats: u64,
    parts: u64,
}

/// Numbers of which the mean is wanted.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: u64,
    sum: i64,
    squares: i64,
}

/// All that was counted in games of one kind.
#[derive(Default)]
pub(crate) struct Book {
    games: u64,
    /// By clan or seat: what they usually win.
    usual: BTreeMap<String, Wins>,
    /// By topic and key, then by clan or seat.
    shares: BTreeMap<(&'static str, String), BTreeMap<String, Wins>>,
    sums: BTreeMap<(String, String), Sum>,
    /// What went wrong first.
    pub(crate) trouble: Option<String>,
}

/// A player at the end of a game.
#[derive(Clone, Debug)]
pub(crate) struct Winner {
    /// The clan or the seat whose usual share is compared with.
    who: String,
    parts: u64,
}

impl Winner {
    /// The players of a game by their ranks.
    pub(crate) fn all(ranks: &[u8], who: impl Fn(usize) -> String) -> Vec<Winner> {
        let first = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as u64;
        let parts = |rank: u8| if rank == 1 { WIN / first } else { 0 };
        ranks.iter().enumerate().map(|(seat, &rank)| Winner { who: who(seat), parts: parts(rank) }).collect()
    }

    /// In which group of means this player is.
    pub(crate) fn group(&self) -> &'static str {
        if self.parts > 0 { "winner" } else { "other" }
    }
}

impl Book {
    /// Counts a game.
    pub(crate) fn game(&mut self, winners: &[Winner]) {
        self.games += 1;
        for winner in winners {
            let wins = self.usual.entry(winner.who.clone()).or_default();
            wins.seats += 1;
            wins.parts += winner.parts;
        }
    }

    /// Something is true of a player.
    pub(crate) fn mark(&mut self, winner: &Winner, topic: &'static str, key: impl Into<String>) {
        let by = self.shares.entry((topic, key.into())).or_default();
        let wins = by.entry(winner.who.clone()).or_default();
        wins.seats += 1;
        wins.parts += winner.parts;
    }

    /// A number of which the mean is wanted.
    pub(crate) fn number(&mut self, topic: &str, key: &str, number: impl Into<i64>) {
        let number = number.into();
        let sum = self.sums.entry((topic.to_owned(), key.to_owned())).or_default();
        sum.count += 1;
        sum.sum += number;
        sum.squares += number * number;
    }

    /// The figures of it all.
    pub(crate) fn figures(&self, game: &str, players: usize, way: &str) -> Kind {
        let mut kind = Kind {
            game: game.to_owned(),
            players,
            way: way.to_owned(),
            games: self.games,
            shares: BTreeMap::new(),
            means: BTreeMap::new(),
        };
        for ((topic, key), by) in &self.shares {
            kind.shares.entry((*topic).to_owned()).or_default().insert(key.clone(), self.cell(players, by));
        }
        for ((topic, key), sum) in &self.sums {
            kind.means.entry(topic.clone()).or_default().insert(key.clone(), mean(sum));
        }
        kind
    }

    fn cell(&self, players: usize, by: &BTreeMap<String, Wins>) -> Cell {
        let mut cell = Cell::default();
        for (who, wins) in by {
            let usual = self.usual.get(who).copied().unwrap_or_default();
            let rate = usual.parts as f64 / (WIN * usual.seats.max(1)) as f64;
            cell.seats += wins.seats;
            cell.wins += wins.parts as f64 / WIN as f64;
            cell.usual += rate * wins.seats as f64;
        }
        let fair = cell.seats as f64 / players as f64;
        Cell { seats: cell.seats, wins: round(cell.wins), fair: round(fair), usual: round(cell.usual) }
    }
}

fn mean(sum: &Sum) -> Mean {
    let count = sum.count as f64;
    let mean = sum.sum as f64 / count;
    Mean { count: sum.count, mean: round(mean), sd: round((sum.squares as f64 / count - mean * mean).max(0.0).sqrt()) }
}

/// Four digits are more than the error leaves.
fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

impl Tally for Book {
    fn merge(&mut self, other: Book) {
        self.games += other.games;
        other.usual.into_iter().for_each(|(who, wins)| add(self.usual.entry(who).or_default(), wins));
        for (key, by) in other.shares {
            let mine = self.shares.entry(key).or_default();
            by.into_iter().for_each(|(who, wins)| add(mine.entry(who).or_default(), wins));
        }
        for (key, sum) in other.sums {
            let mine = self.sums.entry(key).or_default();
            mine.count += sum.count;
            mine.sum += sum.sum;
            mine.squares += sum.squares;
        }
        self.trouble = self.trouble.take().or(other.trouble);
    }
}

fn add(mine: &mut Wins, other: Wins) {
    mine.seats += other.seats;
    mine.parts += other.parts;
}

/// The name of something in documents.
pub(crate) fn name(thing: impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(other) => other.to_string(),
        Err(why) => why.to_string(),
    }
}

/// The places that numbers give: the largest is first, `1 alone` where no other is as large.
pub(crate) fn ranks(numbers: &[i64]) -> Vec<String> {
    let rank = |number: &i64| {
        let alone = numbers.iter().filter(|other| *other == number).count() == 1;
        match 1 + numbers.iter().filter(|other| *other > number).count() {
            1 if alone => "1 alone".to_owned(),
            rank => rank.to_string(),
        }
    };
    numbers.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_divided_and_the_usual_share_is_that_of_the_clan() {
        let mut book = Book::default();
        for ranks in [[1, 2, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3]] {
            let winners = Winner::all(&ranks, |seat| seat.to_string());
            book.game(&winners);
            book.mark(&winners[0], "first", "yes");
            if ranks[1] == 1 {
                book.mark(&winners[1], "second", "yes");
            }
        }
        let kind = book.figures("game", 3, "way");
        let first = kind.shares["first"]["yes"];
        assert_eq!((first.seats, first.wins, first.usual), (4, 2.5, 2.5));
        let second = kind.shares["second"]["yes"];
        assert_eq!((second.seats, second.wins), (2, 1.5));
        assert_eq!((second.fair, second.usual), (0.6667, 0.75), "the second seat wins 1.5 of 4");
    }

    #[test]
    fn equal_numbers_share_a_rank() {
        assert_eq!(ranks(&[3, 9, 3, 1]), ["2", "1 alone", "2", "4"]);
        assert_eq!(ranks(&[9, 3, 9]), ["1", "3", "1"]);
    }
}
