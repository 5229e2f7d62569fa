//! `tenka play`: a whole game in the terminal, against bots or between people who share the
//! screen. Input and output are parameters, so that tests can play.
//!
//! All rules are asked of the session: this module shows what a view says and offers what the
//! list of legal actions holds. What a game looks like and how its choices read is in
//! [`OnScreen`], with a folder for each game; turns, deals, undo and saving are the same for all.

mod bargain;
mod canvas;
mod command;
mod deals;
mod game;
mod hint;
mod journal;
mod keep;
mod menu;
mod names;
mod on_screen;
mod reasons;
mod rising_sun;
mod save;
mod screen;
mod seated;
mod shogun;
mod style;
mod thought;
mod turn;

pub(crate) use game::{Bot, TerminalGame, run};
pub(crate) use on_screen::{OnScreen, ViewContext};
pub(crate) use style::Style;

#[cfg(test)]
mod tests;
