//! All integration tests of the rules of Rising Sun, in one binary so that they link once.

mod cards;
mod laws;
mod play;
mod rulebook;
mod scene;
mod unbound;
