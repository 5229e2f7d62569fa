//! The viewer that a command shows a game to: `--as SEAT|spectator|all`.

use engine::{Game, Seat, Session, Viewer};
use text::Locale;

use crate::error::CliError;

/// The viewer to show a game to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// What one viewer may know.
    Of(Viewer),
    /// Everything, secrets included.
    All,
}

impl Perspective {
    /// The perspective of a name.
    pub(crate) fn named<G: Game>(name: &str, session: &Session<G>, locale: &Locale) -> Result<Perspective, CliError> {
        match name {
            "spectator" => Ok(Perspective::Of(Viewer::Spectator)),
            "all" => Ok(Perspective::All),
            _ => match session.seat(name) {
                Some(seat) => Ok(Perspective::Of(Viewer::Seat(seat))),
                None => Err(unknown(name, &[&session.seat_names()[..], &["spectator", "all"]].concat(), locale)),
            },
        }
    }
}

/// The seat of that name.
pub(crate) fn seat<G: Game>(name: &str, session: &Session<G>, locale: &Locale) -> Result<Seat, CliError> {
    session.seat(name).ok_or_else(|| unknown(name, &session.seat_names(), locale))
}

fn unknown(name: &str, known: &[&str], locale: &Locale) -> CliError {
    let args = [("name", name.into()), ("known", known.join(", ").into())];
    CliError::request(locale.say("cli-unknown-seat", &args))
}
