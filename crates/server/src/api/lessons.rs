//! Prepared tables to learn from.

use ::lessons::{Kind, Lesson};
use axum::http::Method;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::call::{Reply, reply};
use super::route::Scope;
use super::tables::TableCreated;
use super::{Access, Call, Routes};
use crate::api_error::ApiError;
use crate::limits::Limit;

/// What can be asked about lessons.
pub(super) fn routes(routes: &mut Routes) {
    routes.read(
        "/api/lessons",
        Access::Anyone,
        Limit::Read,
        "The prepared tables: a first game with a guide, and puzzles, the easiest first.",
        all,
    );
    routes.write(
        Method::POST,
        "/api/lessons",
        Access::Person(Scope::Create),
        Limit::Table,
        "Put up a prepared table, at which one sits at once, alone with bots, and the game has begun.",
        begin,
    );
}

/// A prepared table.
#[derive(Serialize, JsonSchema)]
struct LessonInfo {
    /// The game and the lesson, as in `shogun/first-game`.
    name: &'static str,
    /// Whether it is a first game with a guide, or a puzzle.
    kind: LessonKind,
    /// The game.
    game: &'static str,
    /// The seat of whoever learns.
    seat: &'static str,
}

/// What a lesson is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum LessonKind {
    /// A whole game, with a guide.
    Guide,
    /// A position in which something is to be reached.
    Puzzle,
}

/// All prepared tables.
#[derive(Serialize, JsonSchema)]
struct Lessons {
    /// The lessons, those of a game from the easiest to the hardest.
    lessons: Vec<LessonInfo>,
}

async fn all(_: Call) -> Result<Reply<Lessons>, ApiError> {
    let lesson = |lesson: &'static Lesson| LessonInfo {
        name: &lesson.name,
        kind: match lesson.kind() {
            Kind::Guide => LessonKind::Guide,
            Kind::Puzzle => LessonKind::Puzzle,
        },
        game: &lesson.game,
        seat: &lesson.seat,
    };
    reply(Lessons { lessons: Lesson::all().iter().map(lesson).collect() })
}

/// Which lesson.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Begin {
    /// Its name, as in `shogun/first-game`.
    lesson: String,
}

async fn begin(call: Call, Begin { lesson }: Begin) -> Result<Reply<TableCreated>, ApiError> {
    call.count_table()?;
    let table = call.app.hub.teach(call.person()?, &lesson).await?;
    reply(TableCreated { table })
}
