//! Tests of Shogun: its rulebook, the laws of all games, and the published odds of the cube tower.

mod laws;
#[path = "../play/mod.rs"]
mod play;
mod rulebook;
#[path = "../scene/mod.rs"]
mod scene;
mod tower;
