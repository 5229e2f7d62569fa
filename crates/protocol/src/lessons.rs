//! Prepared tables: guided first games and puzzles.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A prepared table.
#[derive(Serialize, JsonSchema)]
pub struct LessonInfo {
    /// Game and lesson, such as `shogun/first-game`.
    pub name: &'static str,
    /// Guided first game or puzzle.
    pub kind: LessonKind,
    /// Name of the game.
    pub game: &'static str,
    /// Seat of the learner.
    pub seat: &'static str,
}

/// The two kinds of prepared tables.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonKind {
    /// A whole game with a guide.
    Guide,
    /// A position with a goal.
    Puzzle,
}

/// All prepared tables.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Lessons")]
pub struct LessonList {
    /// The lessons of each game from the easiest to the hardest.
    pub lessons: Vec<LessonInfo>,
}

/// Request to create a prepared table.
#[derive(Deserialize, JsonSchema)]
#[schemars(rename = "Begin")]
#[serde(deny_unknown_fields)]
pub struct StartLesson {
    /// Game and lesson, such as `shogun/first-game`.
    pub lesson: String,
}
