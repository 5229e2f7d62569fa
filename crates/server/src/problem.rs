//! Why something is not done, for people and for programs.

use std::fmt;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{Denied, Flaw, Game};
use text::Tongue;

/// A reason that knows how to say itself.
pub(crate) trait Reason: Send + Sync + fmt::Debug {
    /// The sentence.
    fn say(&self, tongue: &Tongue) -> String;
    /// The same for programs.
    fn detail(&self) -> Value;
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status of the answer over HTTP.
    pub(crate) status: u16,
    /// The message that says why.
    pub(crate) code: &'static str,
    values: Vec<(&'static str, table::Value)>,
    reason: Option<Arc<dyn Reason>>,
    /// The game that gives the reason, in whose words it is said.
    game: Option<&'static str>,
}

/// A problem as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ProblemDocument {
    /// The name of the reason.
    pub code: String,
    /// The reason as a sentence.
    pub text: String,
    /// What the game or the document says, for programs.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub detail: Value,
}

impl Problem {
    fn new(status: u16, code: &'static str) -> Problem {
        Problem { status, code, values: Vec::new(), reason: None, game: None }
    }

    /// The request is wrong.
    pub(crate) fn bad(code: &'static str) -> Problem {
        Problem::new(400, code)
    }

    /// Nobody knows who asks.
    pub(crate) fn nobody() -> Problem {
        Problem::new(401, "problem-sign-in-first")
    }

    /// The asker has no right to it.
    pub(crate) fn forbidden(code: &'static str) -> Problem {
        Problem::new(403, code)
    }

    /// There is no such thing, as far as the asker may know.
    pub(crate) fn missing(code: &'static str) -> Problem {
        Problem::new(404, code)
    }

    /// Not now.
    pub(crate) fn conflict(code: &'static str) -> Problem {
        Problem::new(409, code)
    }

    /// Too much at once.
    pub(crate) fn too_many(seconds: u64) -> Problem {
        Problem::new(429, "problem-too-many-requests").with("seconds", seconds as i64)
    }

    /// Too many things at once that do not end by themselves.
    pub(crate) fn too_many_of(code: &'static str) -> Problem {
        Problem::new(429, code)
    }

    /// The request is addressed to a host that this server is not.
    pub(crate) fn misdirected() -> Problem {
        Problem::new(421, "problem-other-host")
    }

    /// The asker has added as much to the log of a table as they may for now.
    pub(crate) fn log_share_spent(seconds: u64) -> Problem {
        Problem::new(429, "problem-log-share-spent").with("seconds", seconds as i64)
    }

    /// Too many sockets.
    pub(crate) fn too_many_sockets() -> Problem {
        Problem::new(429, "problem-too-many-sockets")
    }

    /// More was sent than is read.
    pub(crate) fn too_long(limit: usize) -> Problem {
        Problem::new(413, "problem-too-long").with("limit", limit)
    }

    /// After how many seconds it is worth trying again, where that is known.
    pub(crate) fn retry_after(&self) -> Option<i64> {
        self.values.iter().find_map(|(name, value)| match value {
            table::Value::Number(seconds) if *name == "seconds" => Some(*seconds),
            _ => None,
        })
    }

    /// The database cannot be reached. What was asked for may or may not have been done: the same
    /// key, sent again, settles it.
    pub(crate) fn unavailable() -> Problem {
        Problem::new(503, "problem-unavailable")
    }

    /// The database accepts no changes: its disk is full or fails. Nothing was changed.
    pub(crate) fn cannot_save() -> Problem {
        Problem::new(503, "problem-cannot-save")
    }

    /// Adds a value that the sentence speaks of.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<table::Value>) -> Problem {
        self.values.push((name, value.into()));
        self
    }

    /// Lets the reason be said in the words of a game.
    #[must_use]
    pub(crate) fn in_game(mut self, game: &'static str) -> Problem {
        self.game = Some(game);
        self
    }

    /// The problem as a document in a language.
    pub fn document(&self, tongue: &Tongue) -> ProblemDocument {
        let text = match &self.reason {
            Some(reason) => match self.game {
                Some(game) => reason.say(&tongue.about(game)),
                None => reason.say(tongue),
            },
            None => {
                let args: Vec<(&str, text::Value<'_>)> =
                    self.values.iter().map(|(name, value)| (*name, spoken(value))).collect();
                tongue.say(self.code, &args)
            }
        };
        let detail = self.reason.as_ref().map_or(Value::Null, |reason| reason.detail());
        let code = self.code.strip_prefix("problem-").unwrap_or(self.code).to_owned();
        ProblemDocument { code, text, detail }
    }
}

fn spoken(value: &table::Value) -> text::Value<'_> {
    match value {
        table::Value::Number(number) => (*number).into(),
        table::Value::Text(text) => text.as_str().into(),
    }
}

impl<G: Game> Reason for Denied<G> {
    fn say(&self, tongue: &Tongue) -> String {
        tongue.denied(self)
    }

    fn detail(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }
}

impl Reason for Flaw {
    fn say(&self, tongue: &Tongue) -> String {
        tongue.flaw(self)
    }

    fn detail(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }
}

impl<G: Game> From<Denied<G>> for Problem {
    fn from(denied: Denied<G>) -> Problem {
        Problem { reason: Some(Arc::new(denied)), ..Problem::new(409, "problem-denied") }
    }
}

impl From<Flaw> for Problem {
    fn from(flaw: Flaw) -> Problem {
        Problem { reason: Some(Arc::new(flaw)), ..Problem::new(400, "problem-flawed") }
    }
}

impl From<sqlx::Error> for Problem {
    fn from(error: sqlx::Error) -> Problem {
        crate::metrics::database_failed();
        tracing::warn!(%error, "the database does not answer as it should");
        Problem::unavailable()
    }
}
