//! Why something is not done, for people and for programs.

use std::fmt;
use std::sync::Arc;

use engine::{ActionError, DocumentError, Game};
use protocol::error::ApiErrorBody;
use serde_json::Value;
use text::Locale;

/// A reason that knows how to say itself.
pub(crate) trait Reason: Send + Sync + fmt::Debug {
    /// The sentence.
    fn say(&self, locale: &Locale) -> String;
    /// The same for programs.
    fn detail(&self) -> Value;
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub struct ApiError {
    /// The status of the answer over HTTP.
    pub(crate) status: u16,
    /// The message that says why.
    pub(crate) code: &'static str,
    values: Vec<(&'static str, engine::Value)>,
    reason: Option<Arc<dyn Reason>>,
    /// The game that gives the reason, in whose words it is said.
    game: Option<&'static str>,
}

impl ApiError {
    fn new(status: u16, code: &'static str) -> ApiError {
        ApiError { status, code, values: Vec::new(), reason: None, game: None }
    }

    /// The request is wrong.
    pub(crate) fn bad(code: &'static str) -> ApiError {
        ApiError::new(400, code)
    }

    /// Nobody knows who asks.
    pub(crate) fn nobody() -> ApiError {
        ApiError::new(401, "problem-sign-in-first")
    }

    /// The asker has no right to it.
    pub(crate) fn forbidden(code: &'static str) -> ApiError {
        ApiError::new(403, code)
    }

    /// There is no such thing, as far as the asker may know.
    pub(crate) fn missing(code: &'static str) -> ApiError {
        ApiError::new(404, code)
    }

    /// Not now.
    pub(crate) fn conflict(code: &'static str) -> ApiError {
        ApiError::new(409, code)
    }

    /// Too much at once.
    pub(crate) fn too_many(seconds: u64) -> ApiError {
        ApiError::new(429, "problem-too-many-requests").with("seconds", seconds as i64)
    }

    /// Too many things at once that do not end by themselves.
    pub(crate) fn too_many_of(code: &'static str) -> ApiError {
        ApiError::new(429, code)
    }

    /// The request is addressed to a host that this server is not.
    pub(crate) fn misdirected() -> ApiError {
        ApiError::new(421, "problem-other-host")
    }

    /// The asker has added as much to the log of a table as they may for now.
    pub(crate) fn log_share_spent(seconds: u64) -> ApiError {
        ApiError::new(429, "problem-log-share-spent").with("seconds", seconds as i64)
    }

    /// Too many sockets.
    pub(crate) fn too_many_sockets() -> ApiError {
        ApiError::new(429, "problem-too-many-sockets")
    }

    /// More was sent than is read.
    pub(crate) fn too_long(limit: usize) -> ApiError {
        ApiError::new(413, "problem-too-long").with("limit", limit)
    }

    /// After how many seconds it is worth trying again, where that is known.
    pub(crate) fn retry_after(&self) -> Option<i64> {
        self.values.iter().find_map(|(name, value)| match value {
            engine::Value::Number(seconds) if *name == "seconds" => Some(*seconds),
            _ => None,
        })
    }

    /// The database cannot be reached. What was asked for may or may not have been done: the same
    /// key, sent again, settles it.
    pub(crate) fn unavailable() -> ApiError {
        ApiError::new(503, "problem-unavailable")
    }

    /// The database accepts no changes: its disk is full or fails. Nothing was changed.
    pub(crate) fn cannot_save() -> ApiError {
        ApiError::new(503, "problem-cannot-save")
    }

    /// Adds a value that the sentence speaks of.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<engine::Value>) -> ApiError {
        self.values.push((name, value.into()));
        self
    }

    /// Lets the reason be said in the words of a game.
    #[must_use]
    pub(crate) fn in_game(mut self, game: &'static str) -> ApiError {
        self.game = Some(game);
        self
    }

    /// The problem as a document in a language.
    pub fn document(&self, locale: &Locale) -> ApiErrorBody {
        let text = match &self.reason {
            Some(reason) => match self.game {
                Some(game) => reason.say(&locale.about(game)),
                None => reason.say(locale),
            },
            None => {
                let args: Vec<(&str, text::Value<'_>)> =
                    self.values.iter().map(|(name, value)| (*name, spoken(value))).collect();
                locale.say(self.code, &args)
            }
        };
        let detail = self.reason.as_ref().map_or(Value::Null, |reason| reason.detail());
        let code = self.code.strip_prefix("problem-").unwrap_or(self.code).to_owned();
        ApiErrorBody { code, text, detail }
    }
}

fn spoken(value: &engine::Value) -> text::Value<'_> {
    match value {
        engine::Value::Number(number) => (*number).into(),
        engine::Value::Text(text) => text.as_str().into(),
    }
}

impl<G: Game> Reason for ActionError<G> {
    fn say(&self, locale: &Locale) -> String {
        locale.action_error(self)
    }

    fn detail(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }
}

impl Reason for DocumentError {
    fn say(&self, locale: &Locale) -> String {
        locale.document_error(self)
    }

    fn detail(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }
}

impl<G: Game> From<ActionError<G>> for ApiError {
    fn from(error: ActionError<G>) -> ApiError {
        ApiError { reason: Some(Arc::new(error)), ..ApiError::new(409, "problem-denied") }
    }
}

impl From<DocumentError> for ApiError {
    fn from(error: DocumentError) -> ApiError {
        ApiError { reason: Some(Arc::new(error)), ..ApiError::new(400, "problem-flawed") }
    }
}

impl From<sqlx::Error> for ApiError {
    fn from(error: sqlx::Error) -> ApiError {
        crate::metrics::database_failed();
        tracing::warn!(%error, "the database does not answer as it should");
        ApiError::unavailable()
    }
}
