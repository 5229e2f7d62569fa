//! Prepared tables to learn from.

use ::lessons::{Kind, Lesson};
use axum::http::Method;
use protocol::lessons::{LessonInfo, LessonKind, LessonList, StartLesson};
use protocol::tables::TableCreated;
use protocol::tokens::Scope;
use tables::error::RequestError;

use super::call::{Reply, reply};
use super::{Access, Call, Routes};
use crate::api::limits::Limit;

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

async fn all(_: Call) -> Result<Reply<LessonList>, RequestError> {
    let lesson = |lesson: &'static Lesson| LessonInfo {
        name: &lesson.name,
        kind: match lesson.kind() {
            Kind::Guide => LessonKind::Guide,
            Kind::Puzzle => LessonKind::Puzzle,
        },
        game: &lesson.game,
        seat: &lesson.seat,
    };
    reply(LessonList { lessons: Lesson::all().iter().map(lesson).collect() })
}

async fn begin(call: Call, StartLesson { lesson }: StartLesson) -> Result<Reply<TableCreated>, RequestError> {
    call.count_table()?;
    let table = call.app.hub.teach(call.person()?, &lesson).await?;
    reply(TableCreated { table })
}
