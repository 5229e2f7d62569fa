//! Checks of a table's setup, apart from the options, which the game judges.

use crate::error::RequestError;
use crate::game::Kind;
use crate::names::has_controls;
use engine::Seed;
use protocol::setup::{Pace, Setup};

/// Maximum length of a table's name, in characters.
const NAME_LIMIT: usize = 60;
/// Maximum size of the options of a game, in bytes. The longest that make sense have a few hundred.
const OPTIONS_LIMIT: usize = 4 << 10;

/// Refuses a setup that no table can have.
pub fn validate_setup(setup: &Setup) -> Result<(), RequestError> {
    if setup.lesson.is_some() {
        return Err(RequestError::bad("api-error-lesson-is-given"));
    }
    if setup.name.chars().count() > NAME_LIMIT {
        return Err(RequestError::bad("api-error-name-too-long").with("limit", NAME_LIMIT));
    }
    if has_controls(&setup.name) || setup.name.contains(['\n', '\r']) {
        return Err(RequestError::bad("api-error-control-characters"));
    }
    if serde_json::to_string(&setup.options).map_or(0, |options| options.len()) > OPTIONS_LIMIT {
        return Err(RequestError::bad("api-error-options-too-long").with("limit", OPTIONS_LIMIT));
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
        _ => Err(RequestError::bad("api-error-strange-pace")),
    }
}

/// Refuses a setup with which no game can be dealt, by dealing one.
pub fn validate_options(setup: &Setup) -> Result<(), RequestError> {
    validate_setup(setup)?;
    let kind = Kind::named(&setup.game)?;
    let names = (kind.names)();
    if !(1..=names.len()).contains(&setup.seats) {
        return Err(RequestError::bad("api-error-wrong-seats").with("most", names.len()));
    }
    let seats: Vec<String> = names.iter().take(setup.seats).map(|name| (*name).to_owned()).collect();
    (kind.deal)(kind.options(&setup.options, &seats), Seed::from(0)).map(|_| ())
}
