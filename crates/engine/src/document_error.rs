//! The error of reading documents.

use std::fmt;

use serde::Serialize;

/// A number or name that a message about an error mentions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A count.
    Number(i64),
    /// A name, or an excerpt of the document.
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

/// The first problem found in options, a record or a position: where it is, and the message that
/// explains it (`error-…` in `locales/`) with its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DocumentError {
    /// Path of the field in the document, such as `players.koi.bushi`.
    pub at: String,
    /// Identifier of the message, such as `wrong-seats`.
    pub why: &'static str,
    /// Values to insert into the message, by name.
    pub values: Vec<(&'static str, Value)>,
}

impl DocumentError {
    /// An error at a field, without values.
    pub fn new(at: impl Into<String>, why: &'static str) -> DocumentError {
        DocumentError { at: at.into(), why, values: Vec::new() }
    }

    /// Adds a value to insert into the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> DocumentError {
        self.values.push((name, value.into()));
        self
    }

    /// Prefixes the path with the name of the enclosing field.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> DocumentError {
        self.at = if self.at.is_empty() { outer.to_owned() } else { format!("{outer}.{}", self.at) };
        self
    }
}

/// Returns an error at the path `at` unless `holds` is true.
pub fn ensure(holds: bool, at: &str, why: &'static str) -> Result<(), DocumentError> {
    if holds { Ok(()) } else { Err(DocumentError::new(at, why)) }
}

/// Like [`ensure`], but builds the path only if it is needed.
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
