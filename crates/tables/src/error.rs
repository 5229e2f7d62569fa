//! Why a request is refused, for people and for programs.

use std::fmt;
use std::sync::Arc;

use engine::{ActionError, DocumentError, Game};
use protocol::error::ApiErrorBody;
use serde_json::Value;
use text::Locale;

/// A reason given by a game or a document reader.
pub trait Reason: Send + Sync + fmt::Debug {
    /// The reason as a sentence.
    fn say(&self, locale: &Locale) -> String;
    /// The reason for programs.
    fn detail(&self) -> Value;
}

/// What kind of error this is: what the client can do about it. The HTTP layer makes a status of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// The request makes no sense.
    BadRequest,
    /// Nobody is signed in.
    SignInRequired,
    /// The person lacks the permission.
    Forbidden,
    /// There is no such thing, as far as the person may know.
    NotFound,
    /// The request makes sense, but not in the current state.
    Conflict,
    /// The request is too long.
    TooLarge,
    /// The request is for another host.
    WrongHost,
    /// A rate limit or another limit is exhausted; after [`RequestError::retry_after`] seconds there is room again.
    TooMany,
    /// The database does not answer or accepts no changes.
    Unavailable,
}

/// Why a request is refused, or could not be executed.
#[derive(Clone, Debug)]
pub struct RequestError {
    /// What the client can do about it.
    pub kind: ErrorKind,
    /// Name of the sentence that says why.
    pub code: &'static str,
    values: Vec<(&'static str, engine::Value)>,
    reason: Option<Arc<dyn Reason>>,
    /// The game whose words the sentence uses.
    game: Option<&'static str>,
}

impl RequestError {
    /// An error of a kind, with the name of its sentence.
    pub fn new(kind: ErrorKind, code: &'static str) -> RequestError {
        RequestError { kind, code, values: Vec::new(), reason: None, game: None }
    }

    /// The request makes no sense.
    pub fn bad(code: &'static str) -> RequestError {
        RequestError::new(ErrorKind::BadRequest, code)
    }

    /// Nobody is signed in.
    pub fn sign_in_required() -> RequestError {
        RequestError::new(ErrorKind::SignInRequired, "api-error-sign-in-first")
    }

    /// The person lacks the permission.
    pub fn forbidden(code: &'static str) -> RequestError {
        RequestError::new(ErrorKind::Forbidden, code)
    }

    /// There is no such thing, as far as the person may know.
    pub fn not_found(code: &'static str) -> RequestError {
        RequestError::new(ErrorKind::NotFound, code)
    }

    /// The request makes sense, but not in the current state.
    pub fn conflict(code: &'static str) -> RequestError {
        RequestError::new(ErrorKind::Conflict, code)
    }

    /// A rate limit is exhausted for some seconds.
    pub fn too_many(seconds: u64) -> RequestError {
        RequestError::new(ErrorKind::TooMany, "api-error-too-many-requests").with("seconds", seconds as i64)
    }

    /// A limit that does not refill with time is exhausted.
    pub fn too_many_of(code: &'static str) -> RequestError {
        RequestError::new(ErrorKind::TooMany, code)
    }

    /// The person has used up their share of a table's log for some seconds.
    pub fn log_share_spent(seconds: u64) -> RequestError {
        RequestError::new(ErrorKind::TooMany, "api-error-log-share-spent").with("seconds", seconds as i64)
    }

    /// The request is longer than `limit` bytes.
    pub fn too_long(limit: usize) -> RequestError {
        RequestError::new(ErrorKind::TooLarge, "api-error-too-long").with("limit", limit)
    }

    /// The database does not answer. The request may or may not have been executed; sending it again with the same
    /// idempotency key is safe.
    pub fn unavailable() -> RequestError {
        RequestError::new(ErrorKind::Unavailable, "api-error-unavailable")
    }

    /// The database accepts no changes, because its disk is full or fails. Nothing was changed.
    pub fn cannot_save() -> RequestError {
        RequestError::new(ErrorKind::Unavailable, "api-error-cannot-save")
    }

    /// Whether the database is the reason, so that the same request may succeed later.
    pub fn is_unavailable(&self) -> bool {
        self.kind == ErrorKind::Unavailable
    }

    /// After how many seconds the request may succeed, where that is known.
    pub fn retry_after(&self) -> Option<i64> {
        self.values.iter().find_map(|(name, value)| match value {
            engine::Value::Number(seconds) if *name == "seconds" => Some(*seconds),
            _ => None,
        })
    }

    /// Adds a value to the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<engine::Value>) -> RequestError {
        self.values.push((name, value.into()));
        self
    }

    /// Says the reason in the words of a game.
    #[must_use]
    pub fn in_game(mut self, game: &'static str) -> RequestError {
        self.game = Some(game);
        self
    }

    /// The error as clients see it, in a language.
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
        let code = self.code.strip_prefix("api-error-").unwrap_or(self.code).to_owned();
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

impl<G: Game> From<ActionError<G>> for RequestError {
    fn from(error: ActionError<G>) -> RequestError {
        RequestError { reason: Some(Arc::new(error)), ..RequestError::conflict("api-error-denied") }
    }
}

impl From<DocumentError> for RequestError {
    fn from(error: DocumentError) -> RequestError {
        RequestError { reason: Some(Arc::new(error)), ..RequestError::bad("api-error-flawed") }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.code.strip_prefix("api-error-").unwrap_or(self.code))
    }
}

impl std::error::Error for RequestError {}
