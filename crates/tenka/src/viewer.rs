//! Whose eyes a command looks with: `--as SEAT|spectator|all`.

use table::{Game, Seat, Session, Viewer};
use text::Tongue;

use crate::fault::Fault;

/// Whose eyes to look with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// What one viewer may know.
    Of(Viewer),
    /// Everything, secrets included.
    All,
}

impl Eyes {
    /// The eyes of that name.
    pub(crate) fn named<G: Game>(name: &str, session: &Session<G>, tongue: &Tongue) -> Result<Eyes, Fault> {
        match name {
            "spectator" => Ok(Eyes::Of(Viewer::Spectator)),
            "all" => Ok(Eyes::All),
            _ => match session.seat(name) {
                Some(seat) => Ok(Eyes::Of(Viewer::Seat(seat))),
                None => Err(unknown(name, &[&session.seat_names()[..], &["spectator", "all"]].concat(), tongue)),
            },
        }
    }
}

/// The seat of that name.
pub(crate) fn seat<G: Game>(name: &str, session: &Session<G>, tongue: &Tongue) -> Result<Seat, Fault> {
    session.seat(name).ok_or_else(|| unknown(name, &session.seat_names(), tongue))
}

fn unknown(name: &str, known: &[&str], tongue: &Tongue) -> Fault {
    let args = [("name", name.into()), ("known", known.join(", ").into())];
    Fault::request(tongue.say("cli-unknown-seat", &args))
}
