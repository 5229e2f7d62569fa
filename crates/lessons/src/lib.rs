//! Prepared tables: first games with a guide, and puzzles whose goals the engine judges.
//!
//! A lesson is a document (`lessons/` of the repository; docs/puzzles.md explains how to write one). A guide is a deal
//! with a seed, so that every first game begins alike. A puzzle is a position, a goal and a solution: the goal
//! is data that is judged on the real state at a moment that it names.
//!
//! ```
//! use lessons::Lesson;
//!
//! let lesson = Lesson::named("rising-sun/first-game").unwrap();
//! assert_eq!((lesson.game.as_str(), lesson.seat.as_str()), ("rising-sun", "koi"));
//! ```

#![forbid(unsafe_code)]

mod check;
mod document;
mod goal;
mod rising_sun;
mod shelf;
mod shogun;

pub use check::Report;
pub use document::{FORMAT, Kind, Lesson, Origin, Puzzle, VERSION};
pub use goal::{Goal, Judge, Standing, Taught};
pub use rising_sun::{Condition as RisingSunCondition, Moment as RisingSunMoment};
pub use shogun::{Condition as ShogunCondition, Moment as ShogunMoment};
