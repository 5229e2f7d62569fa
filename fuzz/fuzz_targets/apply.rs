//! Arbitrary actions, legal and not, in a game that arbitrary bytes choose.
#![no_main]

#[path = "../../crates/rising-sun/tests/play/mod.rs"]
mod play;
#[path = "../harness.rs"]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| harness::apply(bytes));
