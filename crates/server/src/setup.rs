//! Checks of a table's setup, apart from the options, which the game judges.

use protocol::setup::{Pace, Setup};

use crate::api_error::ApiError;
use crate::names::has_controls;

/// Maximum length of a table's name, in characters.
const NAME_LIMIT: usize = 60;
/// Maximum size of the options of a game, in bytes. The longest that make sense have a few hundred.
const OPTIONS_LIMIT: usize = 4 << 10;

/// Refuses a setup that no table can have.
pub(crate) fn check_setup(setup: &Setup) -> Result<(), ApiError> {
    if setup.lesson.is_some() {
        return Err(ApiError::bad("problem-lesson-is-given"));
    }
    if setup.name.chars().count() > NAME_LIMIT {
        return Err(ApiError::bad("problem-name-too-long").with("limit", NAME_LIMIT));
    }
    if has_controls(&setup.name) || setup.name.contains(['\n', '\r']) {
        return Err(ApiError::bad("problem-control-characters"));
    }
    if serde_json::to_string(&setup.options).map_or(0, |options| options.len()) > OPTIONS_LIMIT {
        return Err(ApiError::bad("problem-options-too-long").with("limit", OPTIONS_LIMIT));
    }
    let day = 86_400;
    match setup.pace {
        Pace::Untimed => Ok(()),
        Pace::Live { bank_seconds, increment_seconds }
            if (10..=day).contains(&bank_seconds) && increment_seconds <= day =>
        {
            Ok(())
        }
        Pace::Days { days, vacation_days } if (1..=60).contains(&days) && vacation_days <= 365 => Ok(()),
        _ => Err(ApiError::bad("problem-strange-pace")),
    }
}
