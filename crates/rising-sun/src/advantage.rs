//! The four war advantages.

use serde::{Deserialize, Serialize};

/// A war advantage, in the order in which they are resolved (p.22-23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = engine::list_names))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Advantage {
    /// Kill all own figures for points and honor.
    Seppuku,
    /// Capture a figure.
    TakeHostage,
    /// Add ronin to the force.
    HireRonin,
    /// Points for all figures killed.
    ImperialPoets,
}

/// How many advantages there are.
pub const ADVANTAGES: usize = 4;

impl Advantage {
    /// All advantages, from left to right.
    pub const ALL: [Advantage; ADVANTAGES] =
        [Advantage::Seppuku, Advantage::TakeHostage, Advantage::HireRonin, Advantage::ImperialPoets];
}
