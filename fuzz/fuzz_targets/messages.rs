//! Arbitrary bytes as messages to tables of both games.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    tables::dry_run::try_message(bytes);
});
