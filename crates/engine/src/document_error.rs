//! What is wrong with a document, and where.

use std::fmt;

use serde::Serialize;

/// A number or a name that explains a flaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A count.
    Number(i64),
    /// A name or a piece of the document.
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as i64)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

/// One thing that is wrong with options, a record or a position: where it stands, and the
/// name of the sentence that says what is wrong (`error-…` in `locales/`) with its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DocumentError {
    /// The field, as a path into the document: `players.koi.bushi`.
    pub at: String,
    /// The name of the reason.
    pub why: &'static str,
    /// What the reason speaks of.
    pub values: Vec<(&'static str, Value)>,
}

impl DocumentError {
    /// A flaw at a field.
    pub fn new(at: impl Into<String>, why: &'static str) -> DocumentError {
        DocumentError { at: at.into(), why, values: Vec::new() }
    }

    /// Adds a value that the reason speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> DocumentError {
        self.values.push((name, value.into()));
        self
    }

    /// The same flaw seen from one level further out.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> DocumentError {
        self.at = if self.at.is_empty() { outer.to_owned() } else { format!("{outer}.{}", self.at) };
        self
    }
}

/// Says that something is wrong at `at` where `holds` is false.
pub fn ensure(holds: bool, at: &str, why: &'static str) -> Result<(), DocumentError> {
    if holds { Ok(()) } else { Err(DocumentError::new(at, why)) }
}

/// The same for places whose path takes work to write: most of the time nobody needs it.
pub fn ensure_at(holds: bool, at: impl FnOnce() -> String, why: &'static str) -> Result<(), DocumentError> {
    if holds { Ok(()) } else { Err(DocumentError::new(at(), why)) }
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)?;
        for (name, value) in &self.values {
            match value {
                Value::Number(number) => write!(f, " {name}={number}")?,
                Value::Text(text) => write!(f, " {name}={text}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for DocumentError {}
