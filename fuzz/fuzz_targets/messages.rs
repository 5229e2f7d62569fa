//! Arbitrary bytes as messages to tables of both games.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    server::trial::try_message(bytes);
});
