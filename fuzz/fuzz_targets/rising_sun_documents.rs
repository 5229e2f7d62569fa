//! Arbitrary bytes as records, positions and single entries.
#![no_main]

#[path = "../../crates/rising-sun/tests/it/play/mod.rs"]
mod play;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::try_documents::<play::RisingSun>(bytes));
