//! Tests of the engine, played with a toy game.

mod documents;
mod fairness;
mod session;
mod toy;
