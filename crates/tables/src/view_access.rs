//! Who may see what at a table.

use engine::Viewer;
use protocol::ids::PersonId;

use crate::error::RequestError;
use crate::table::Table;

/// Somebody who wants to look at a table.
#[derive(Clone, Debug, Default)]
pub struct ViewAccess {
    /// Who, if they are known.
    pub person: Option<PersonId>,
    /// Whose eyes they ask for: the name of a seat of theirs, or `spectator`.
    pub asked: Option<String>,
    /// The end of the link by which they came.
    pub invite: Option<String>,
}

impl Table {
    /// Says whether somebody may see the table: its people, whoever has the link, and anybody where
    /// it is open. All others must not even learn that there is one.
    pub fn may_be_seen(&self, eyes: &ViewAccess) -> Result<(), RequestError> {
        let is_member = eyes.person.as_ref().is_some_and(|person| self.is_member(person));
        let invited = eyes.invite.as_deref() == Some(self.invite.as_str());
        if is_member || invited || self.setup.open {
            Ok(())
        } else {
            Err(RequestError::not_found("api-error-no-such-table"))
        }
    }

    /// The eyes with which somebody looks at the game: those of a seat of theirs, or a spectator's.
    pub fn viewer(&self, eyes: &ViewAccess) -> Result<Viewer, RequestError> {
        self.may_be_seen(eyes)?;
        let mine = || eyes.person.iter().flat_map(|person| self.seats_of(person));
        match eyes.asked.as_deref() {
            Some("spectator") | None if mine().next().is_none() => {
                let is_owner = eyes.person.as_ref() == Some(&self.owner);
                if self.setup.spectators || is_owner {
                    Ok(Viewer::Spectator)
                } else {
                    Err(RequestError::forbidden("api-error-no-spectators"))
                }
            }
            Some("spectator") => Ok(Viewer::Spectator),
            None => mine().next().map(Viewer::Seat).ok_or(RequestError::forbidden("api-error-not-your-seat")),
            Some(name) => match self.seat_named(name) {
                Ok(seat) if mine().any(|one| one == seat) => Ok(Viewer::Seat(seat)),
                _ => Err(RequestError::forbidden("api-error-not-your-seat")),
            },
        }
    }

    /// Whether somebody has to do with the table: sits at it, or owns it.
    pub fn is_member(&self, person: &PersonId) -> bool {
        self.owner == *person || self.seat_of(person).is_some()
    }
}
