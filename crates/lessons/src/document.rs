//! A lesson as a document.

use std::collections::BTreeMap;

use engine::{DocumentError, PositionDocument, Seat, Seats};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::goal::{Goal, Judge, Taught};

/// What the field `format` says.
pub const FORMAT: &str = "tenka-lesson";
/// The version of the documents that this crate reads.
pub const VERSION: u32 = 1;

/// What a lesson is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole game with a fixed seed, for a guide.
    Guide,
    /// A position and a goal.
    Puzzle,
}

impl Kind {
    /// The name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Guide => "guide",
            Kind::Puzzle => "puzzle",
        }
    }
}

/// A prepared table, whichever its game is.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The game and the lesson, as in `shogun/first-game`; empty where it is not one of those on the shelf.
    pub name: String,
    /// The game.
    pub game: String,
    /// The seat of the learner.
    pub seat: String,
    /// The bots of all others, by seat.
    pub bots: BTreeMap<String, String>,
    /// Where the game begins.
    pub origin: Origin,
}

/// Where the game of a lesson begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// It is dealt.
    Deal {
        /// The options of the game.
        options: Map<String, Value>,
        /// Where chance comes from.
        seed: String,
    },
    /// It is set up, and there is something to reach.
    Position {
        /// A position document.
        position: Value,
        /// The goal, and when it is judged.
        goal: Value,
        /// What the learner does, decision by decision.
        solution: Value,
    },
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    format: String,
    version: u32,
    game: String,
    seat: String,
    bots: BTreeMap<String, String>,
    options: Option<Map<String, Value>>,
    seed: Option<String>,
    position: Option<Value>,
    goal: Option<Value>,
    solution: Option<Value>,
}

/// Reads a part of a document; errors have paths from the top.
pub(crate) fn part<T: DeserializeOwned>(value: &Value, at: &str) -> Result<T, DocumentError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let path = if path == "." { at.to_owned() } else { format!("{at}.{path}") };
        let detail = error.inner().to_string();
        DocumentError::new(path, "malformed").with("line", 1usize).with("column", 1usize).with("detail", detail)
    })
}

impl Lesson {
    /// Reads a lesson as far as that can be done without knowing its game.
    pub fn read(name: &str, bytes: &[u8]) -> Result<Lesson, DocumentError> {
        let mut reader = serde_json::Deserializer::from_slice(bytes);
        let text: Text = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let (path, inner) = (error.path().to_string(), error.inner());
            let why = if inner.classify() == serde_json::error::Category::Data { "malformed" } else { "not-json" };
            let (line, column, detail) = (inner.line(), inner.column(), inner.to_string());
            let detail = detail.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&detail);
            DocumentError::new(if path == "." { String::new() } else { path }, why)
                .with("line", line)
                .with("column", column)
                .with("detail", detail)
        })?;
        if text.format != FORMAT {
            return Err(DocumentError::new("format", "wrong-format")
                .with("found", text.format)
                .with("expected", FORMAT));
        }
        if text.version > VERSION {
            let (version, known) = (i64::from(text.version), i64::from(VERSION));
            return Err(DocumentError::new("version", "later-version").with("version", version).with("known", known));
        }
        let missing = |field: &str| DocumentError::new(field, "missing-field");
        let origin = match (text.options, text.seed, text.position) {
            (Some(options), Some(seed), None) => Origin::Deal { options, seed },
            (None, None, Some(position)) => Origin::Position {
                position,
                goal: text.goal.ok_or_else(|| missing("goal"))?,
                solution: text.solution.ok_or_else(|| missing("solution"))?,
            },
            (_, _, Some(_)) => return Err(DocumentError::new("position", "two-origins")),
            (None, _, None) => return Err(missing("position")),
            (Some(_), None, None) => return Err(missing("seed")),
        };
        Ok(Lesson { name: name.to_owned(), game: text.game, seat: text.seat, bots: text.bots, origin })
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        match self.origin {
            Origin::Deal { .. } => Kind::Guide,
            Origin::Position { .. } => Kind::Puzzle,
        }
    }
}

/// A puzzle of a game.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Taught> {
    /// How it begins.
    pub state: G,
    /// The learner's seat.
    pub seat: Seat,
    /// The bots of the seats in order; none at the learner's.
    pub bots: Vec<Option<String>>,
    /// The goal.
    pub goal: Goal<G>,
    /// What the learner does, decision by decision; where there is no choice, nothing need be said.
    pub solution: Vec<G::Action>,
}

impl<G: Taught> Puzzle<G> {
    /// Reads the puzzle in a lesson, every invariant of its position checked; nothing where the lesson is a guide.
    pub fn of(lesson: &Lesson) -> Result<Option<Puzzle<G>>, DocumentError> {
        let Origin::Position { position, goal, solution } = &lesson.origin else { return Ok(None) };
        if lesson.game != G::NAME {
            return Err(DocumentError::new("game", "wrong-game")
                .with("found", lesson.game.as_str())
                .with("expected", G::NAME));
        }
        let state = PositionDocument::<G>::read(position.to_string().as_bytes())
            .map_err(|error| error.inside("position"))?
            .state;
        let seats = Seats::first(state.seats());
        let names: Vec<&str> = seats.iter().map(|seat| state.seat_name(seat)).collect();
        let unknown = |at: &str, seat: &str| {
            DocumentError::new(at, "unknown-seat").with("seat", seat).with("seats", names.join(", "))
        };
        let seat = names.iter().position(|name| *name == lesson.seat).ok_or_else(|| unknown("seat", &lesson.seat))?;
        if let Some(stranger) = lesson.bots.keys().find(|name| !names.contains(&name.as_str())) {
            return Err(unknown("bots", stranger));
        }
        let bots: Vec<Option<String>> = names.iter().map(|name| lesson.bots.get(*name).cloned()).collect();
        for (index, (name, bot)) in names.iter().zip(&bots).enumerate() {
            let at = format!("bots.{name}");
            match bot {
                None if index != seat => return Err(DocumentError::new(at, "missing-field")),
                Some(_) if index == seat => return Err(unknown(&at, name)),
                Some(bot) if G::bot(bot, 0).is_none() => return Err(DocumentError::new(at, "unknown-bot")),
                _ => {}
            }
        }
        Ok(Some(Puzzle {
            state,
            seat: Seat(seat as u8),
            bots,
            goal: part(goal, "goal")?,
            solution: part(solution, "solution")?,
        }))
    }

    /// A judge of whether the goal is reached.
    pub fn judge(&self) -> Judge<G> {
        Judge::new(self.goal.clone(), self.seat)
    }
}
