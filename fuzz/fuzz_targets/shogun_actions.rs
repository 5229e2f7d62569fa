//! Arbitrary actions, legal and not, in a game that arbitrary bytes choose.
#![no_main]

#[path = "../../crates/shogun/tests/play/mod.rs"]
mod play;

use std::sync::LazyLock;

use laws::Subject;
use play::Shogun;

static UNIVERSE: LazyLock<Vec<shogun::Action>> = LazyLock::new(|| Shogun::universe(20));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::try_actions::<Shogun>(&UNIVERSE, bytes));
