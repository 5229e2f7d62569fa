//! Arbitrary actions, legal and not, in a game that arbitrary bytes choose.
#![no_main]

#[path = "../../crates/rising-sun/tests/it/play/mod.rs"]
mod play;

use std::sync::LazyLock;

use laws::Subject;
use play::RisingSun;

static UNIVERSE: LazyLock<Vec<rising_sun::Action>> = LazyLock::new(|| RisingSun::universe(20));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::try_actions::<RisingSun>(&UNIVERSE, bytes));
