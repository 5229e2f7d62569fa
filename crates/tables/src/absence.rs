//! Players who are gone: a bot takes their seat by the table's rule, then perhaps another person; and they can come back.
//! Whoever takes a seat sees what its player saw, so that nobody can be driven from one: a vote counts only about
//! somebody who is late or long gone, and a seat is given free only by somebody who left it, ran out of time,
//! or did not come back for a day.

use engine::Seat;
use protocol::Millis;
use protocol::ids::PersonId;
use protocol::message::Stage;
use protocol::setup::Pace;

use crate::decide::{Requester, TableEvents};
use crate::error::RequestError;
use crate::table::{Absence, AbsenceReason, Table};
use crate::table_event::{Holder, TableEvent};

/// The bot that takes the seat of somebody who is gone.
pub const SUBSTITUTE: &str = "skilled";
/// Where no clock runs, others may vote about whoever has not looked at the table for so long.
const GONE_AFTER: Millis = 10 * 60_000;
/// Whoever was voted out has so long to come back before another person may take the seat.
const BACK_WITHIN: Millis = 24 * 3_600_000;

impl Table {
    /// What happens when somebody leaves the table.
    pub fn leave(&self, who: &PersonId) -> Result<TableEvents, RequestError> {
        let mine: Vec<Seat> = self.seats_of(who).collect();
        if mine.is_empty() {
            return Err(RequestError::forbidden("api-error-not-seated"));
        }
        let plays =
            |person: &PersonId| self.seats_of(person).any(|seat| self.places[seat.index()].substitute.is_none());
        let others = || self.members().into_iter().filter(|member| member != who);
        // Somebody who is gone too inherits only where nobody else is left.
        let heir = others().find(plays).or_else(|| others().next());
        let mut happenings: TableEvents = match self.stage {
            Stage::Lobby if self.draw.is_some() => return Err(RequestError::conflict("api-error-begun-already")),
            Stage::Lobby => mine.iter().map(|seat| TableEvent::Stood { seat: seat.index() }).collect(),
            Stage::Playing => {
                let stay = mine.iter().filter(|seat| self.places[seat.index()].substitute.is_none());
                stay.map(|seat| TableEvent::Replaced { seat: seat.0, bot: SUBSTITUTE.to_owned() }).collect()
            }
            Stage::Over | Stage::Closed => return Err(RequestError::conflict("api-error-game-over")),
        };
        match heir {
            Some(heir) if self.owner == *who => happenings.push(TableEvent::HandedOver { to: heir }),
            // Nobody is left to wait for.
            None if self.stage == Stage::Lobby => happenings.push(TableEvent::Closed),
            _ => {}
        }
        if happenings.is_empty() { Err(RequestError::conflict("api-error-left-already")) } else { Ok(happenings) }
    }

    /// Wants, or no longer wants, that a bot takes the seat of somebody who is gone.
    pub(crate) fn vote(&self, asker: &Requester<'_>, about: &str, replace: bool) -> Result<TableEvents, RequestError> {
        self.playing()?;
        let who = asker.person;
        let seat = self.seat_named(about)?;
        let place = &self.places[seat.index()];
        let is_player =
            |person: &PersonId| self.seats_of(person).any(|seat| self.places[seat.index()].substitute.is_none());
        if !is_player(who) || place.person() == Some(who) {
            return Err(RequestError::forbidden("api-error-players-only"));
        }
        if place.bot().is_some() {
            return Err(RequestError::conflict("api-error-bot-plays-there"));
        }
        if replace && !place.timed_out {
            let is_gone = |person| (asker.absence)(person) >= GONE_AFTER;
            match self.setup.pace {
                Pace::Live { .. } | Pace::Days { .. } => {
                    return Err(RequestError::conflict("api-error-still-has-time"));
                }
                Pace::Untimed if place.person().is_some_and(is_gone) => {}
                Pace::Untimed => {
                    return Err(RequestError::conflict("api-error-still-here").with("minutes", GONE_AFTER / 60_000));
                }
            }
        }
        let voted = TableEvent::Voted { by: who.clone(), about: seat.0, replace };
        let mut voters: Vec<PersonId> = self.members().into_iter().filter(|member| is_player(member)).collect();
        voters.retain(|voter| Some(voter) != place.person());
        let yes =
            voters.iter().filter(|voter| if *voter == who { replace } else { place.votes.contains(voter) }).count();
        if yes * 2 > voters.len() {
            Ok(vec![voted, TableEvent::Replaced { seat: seat.0, bot: SUBSTITUTE.to_owned() }])
        } else {
            Ok(vec![voted])
        }
    }

    /// Decides again for the seats that bots hold for somebody.
    pub(crate) fn come_back(&self, who: &PersonId) -> Result<TableEvents, RequestError> {
        self.playing()?;
        let gone = self.seats_of(who).filter(|seat| self.places[seat.index()].substitute.is_some());
        let back: TableEvents = gone.map(|seat| TableEvent::Returned { seat: seat.0 }).collect();
        if back.is_empty() { Err(RequestError::conflict("api-error-not-replaced")) } else { Ok(back) }
    }

    /// Lets anybody take a seat that a bot holds for somebody, or no longer does.
    pub(crate) fn give_free(
        &self,
        asker: &Requester<'_>,
        about: &str,
        open: bool,
    ) -> Result<TableEvents, RequestError> {
        self.playing()?;
        self.owned_by(asker.person)?;
        let seat = self.replaced_seat(about)?;
        let may_come_back = |gone: Absence| gone.how == AbsenceReason::VotedOut && asker.now < gone.since + BACK_WITHIN;
        if open && self.places[seat.index()].gone.is_some_and(may_come_back) {
            return Err(RequestError::conflict("api-error-may-come-back").with("hours", BACK_WITHIN / 3_600_000));
        }
        Ok(vec![TableEvent::Opened { seat: seat.0, open }])
    }

    /// Takes a seat that is free; or one that was one's own, as soon as whoever took it is gone too.
    pub(crate) fn take_over(&self, who: &PersonId, about: &str) -> Result<TableEvents, RequestError> {
        self.playing()?;
        let seat = self.replaced_seat(about)?;
        let place = &self.places[seat.index()];
        if !place.open && !place.former.contains(who) {
            return Err(RequestError::forbidden("api-error-seat-taken"));
        }
        if self.seat_of(who).is_some() {
            return Err(RequestError::conflict("api-error-seated-already"));
        }
        Ok(vec![TableEvent::Sat { seat: seat.index(), holder: Holder::Person(who.clone()), wish: None }])
    }

    fn replaced_seat(&self, name: &str) -> Result<Seat, RequestError> {
        let seat = self.seat_named(name)?;
        match self.places[seat.index()].substitute {
            Some(_) => Ok(seat),
            None => Err(RequestError::conflict("api-error-not-replaced")),
        }
    }
}

impl Table {
    /// What happens when a person leaves for good: seats before a game are free again, bots take those
    /// in a game, and a table that is left to nobody is closed.
    pub fn part(&self, person: &PersonId) -> Vec<TableEvent> {
        let mut happenings = self.leave(person).unwrap_or_default();
        let is_going = matches!(self.stage, Stage::Lobby | Stage::Playing);
        let others = self.members().iter().any(|member| member != person);
        if is_going && !others {
            happenings.retain(|what| !matches!(what, TableEvent::Closed));
            happenings.push(TableEvent::Closed);
        } else if is_going && self.owner == *person && self.seat_of(person).is_none() {
            let heir = self.members().into_iter().find(|member| member != person);
            happenings.extend(heir.map(|to| TableEvent::HandedOver { to }));
        }
        happenings
    }
}
