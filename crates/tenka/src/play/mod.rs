//! `tenka play rising-sun`: a whole game in the terminal, against bots or between people who
//! share the screen. Input and output are parameters, so that tests can play.
//!
//! All rules are asked of the session: this module shows what a view says and offers what the
//! list of legal actions holds.

mod bargain;
mod board;
mod canvas;
mod cards;
mod choices;
mod command;
mod deals;
mod game;
mod journal;
mod keep;
mod map;
mod panels;
mod save;
mod screen;
mod style;
mod turn;

pub(crate) use board::board;
pub(crate) use game::{Bot, Ending, run};
pub(crate) use style::Style;

#[cfg(test)]
mod tests;
