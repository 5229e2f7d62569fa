//! Arbitrary bytes as records, positions and single entries.
#![no_main]

#[path = "../../crates/rising-sun/tests/play/mod.rs"]
mod play;
#[path = "../harness.rs"]
mod harness;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| harness::documents(bytes));
