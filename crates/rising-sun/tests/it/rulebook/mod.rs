//! The rulebook as tests: every worked example with its names and numbers, then every rule,
//! page by page. "p.14" is the page of the English rulebook; the German one is named where it
//! says more.

mod battle;
mod betray;
mod clans;
mod examples;
mod harvest;
mod honor;
mod kami;
mod marshal;
mod negotiation;
mod play;
mod politics;
mod promises;
mod recruit;
mod seasons;
mod setup;
mod train;
mod war;
mod winter;
