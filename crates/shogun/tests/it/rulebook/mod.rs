//! The rulebook as tests: every worked example with its names and numbers, then every rule, page by
//! page. "p.7" is the page of the German rulebook; "sheet" is the supplementary sheet.

mod auction;
mod battle;
mod build;
mod collect;
mod deploy;
mod draft;
mod end;
mod events;
mod examples;
mod handover;
mod helpers;
mod march;
mod plan;
mod presets;
mod promises;
mod revolt;
mod round;
mod rulings;
mod scoring;
mod secrets;
mod setup;
mod specials;
mod winter;
