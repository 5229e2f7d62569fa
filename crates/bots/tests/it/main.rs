//! Bots in whole games: what they decide, what they know, how they deal with each other.

mod common;

mod balance;
mod characters;
mod diplomacy;
mod every_bot;
mod leader;
mod minds;
