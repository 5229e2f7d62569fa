//! How likely each seat is to win, learned from games.
//!
//! Every seat is described by the same numbers, a small [`Net`] turns them into a strength, and the
//! strengths of all seats at the table together give the chances: the larger share for the
//! stronger. Nothing about the seats' order is known to it, so that all seats are judged alike.

pub mod fit;
mod net;
mod row;

use engine::Seat;

pub use net::Net;
pub(crate) use row::Row;

use crate::Contest;

/// The most seats at a table.
pub const SEATS: usize = 5;
/// The most numbers that describe a seat.
pub const NUMBERS: usize = 96;

/// A game whose tables can be appraised.
pub trait Appraise: Contest {
    /// How many numbers describe a seat: a multiple of eight, which the net reads at once; what is
    /// not used stays 0.
    const FEATURES: usize;

    /// The numbers that describe each seat, as far as the table shows: one row for each seat.
    fn describe(game: &Self, rows: &mut [[f32; NUMBERS]]);

    /// Whether nothing is half done, so that the table can be appraised fairly.
    fn is_quiet(game: &Self) -> bool;

    /// The fitted net.
    fn net() -> &'static Net;
}

/// How likely each seat is to win as the table lies; certain once the game is over.
pub fn chances<G: Appraise>(game: &G, net: &Net) -> [f64; SEATS] {
    let mut chances = [0.0; SEATS];
    let seats = game.seats().min(SEATS);
    if let Some(outcome) = game.outcome() {
        let winners = outcome.winners();
        for seat in winners.iter() {
            chances[seat.index()] = 1.0 / winners.len() as f64;
        }
        return chances;
    }
    let mut rows = [[0.0; NUMBERS]; SEATS];
    G::describe(game, &mut rows[..seats]);
    let strengths = rows.map(|row| net.strength(&row[..G::FEATURES]));
    let highest = strengths[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for (chance, strength) in chances.iter_mut().zip(&strengths[..seats]) {
        *chance = f64::from(strength - highest).exp();
        all += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= all);
    chances
}

/// How likely `me` is to win.
pub fn chance<G: Appraise>(game: &G, me: Seat) -> f64 {
    chances(game, G::net())[me.index()]
}
