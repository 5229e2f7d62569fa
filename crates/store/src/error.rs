//! Why something could not be read or written.

use std::fmt;

use tables::error::RequestError;

use super::metrics;

/// Why something could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// The database does not answer, or not as it should. A write may or may not have happened.
    Database(sqlx::Error),
    /// Nobody confirmed a write: it may or may not have happened.
    Unconfirmed,
    /// The database accepts no changes, because its disk is full or fails. Nothing was changed.
    CannotSave,
    /// Another account has this name.
    NameTaken,
    /// A stored event cannot be read.
    UnreadableLog,
    /// The cursor of a list is not one that this server made.
    BadCursor,
}

impl fmt::Display for StoreError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(error) => error.fmt(to),
            StoreError::Unconfirmed => to.write_str("unconfirmed"),
            StoreError::CannotSave => to.write_str("cannot-save"),
            StoreError::NameTaken => to.write_str("name-taken"),
            StoreError::UnreadableLog => to.write_str("unreadable-log"),
            StoreError::BadCursor => to.write_str("bad-cursor"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Database(error) => Some(error),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        metrics::database_failed();
        tracing::warn!(%error, "Database operation failed");
        StoreError::Database(error)
    }
}

/// What the person who asked is told.
impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> RequestError {
        match error {
            StoreError::Database(_) | StoreError::Unconfirmed => RequestError::unavailable(),
            StoreError::CannotSave => RequestError::cannot_save(),
            StoreError::NameTaken => RequestError::conflict("api-error-name-is-kept"),
            StoreError::UnreadableLog => RequestError::conflict("api-error-strange-log"),
            StoreError::BadCursor => RequestError::bad("api-error-strange-mark"),
        }
    }
}
