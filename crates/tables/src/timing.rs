//! The clocks of a table.

use engine::{Seat, Seats};
use protocol::Millis;
use protocol::setup::Pace;
use serde::{Deserialize, Serialize};

const SECOND: Millis = 1000;
const DAY: Millis = 86_400 * SECOND;

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Dial {
    /// What was left when it last stood still.
    left: Millis,
    /// Since when it runs; not before the end of a vacation.
    since: Option<Millis>,
    /// Until when the seat is on vacation.
    away_until: Millis,
    /// How many vacation days are left.
    vacation: u32,
}

/// The clocks of all seats. They follow from the log alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Clocks {
    pace: Pace,
    dials: Vec<Dial>,
    /// Until when time in which no server ran has been given back.
    credited: Millis,
}

impl Clocks {
    /// Clocks that nobody has started.
    pub fn new(pace: Pace, seats: usize) -> Clocks {
        let dial = match pace {
            Pace::Untimed => Dial::default(),
            Pace::Live { bank_seconds, .. } => Dial { left: Millis::from(bank_seconds) * SECOND, ..Dial::default() },
            Pace::Days { days, vacation_days } => {
                Dial { left: Millis::from(days) * DAY, vacation: vacation_days, ..Dial::default() }
            }
        };
        Clocks { pace, dials: vec![dial; seats], credited: 0 }
    }

    /// At `now` the seats in `acted` decided something, and these are waited for from here on.
    pub fn turn(&mut self, now: Millis, acted: Seats, waiting: Seats) {
        if self.pace == Pace::Untimed {
            return;
        }
        for (seat, dial) in (0..).map(Seat).zip(&mut self.dials) {
            // Several small decisions in a row are one turn on a live clock.
            let again = acted.has(seat) && matches!(self.pace, Pace::Days { .. });
            if again || !waiting.has(seat) {
                dial.stop(now, self.pace);
            }
            if waiting.has(seat) && dial.since.is_none() {
                dial.since = Some(now.max(dial.away_until));
            }
        }
    }

    /// A seat whose time was up, or whose player comes back, has at least enough for its next decision.
    pub fn renew(&mut self, now: Millis, seat: Seat) {
        let least = match self.pace {
            Pace::Untimed => 0,
            Pace::Live { increment_seconds, .. } => Millis::from(increment_seconds.max(30)) * SECOND,
            Pace::Days { days, .. } => Millis::from(days) * DAY,
        };
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            let ran = dial.since.is_some();
            dial.pause(now);
            dial.left = dial.left.max(least);
            dial.since = ran.then(|| now.max(dial.away_until));
        }
    }

    /// A bot decides for a seat from here on: its time stands still, and nothing is added to it.
    pub fn pause(&mut self, now: Millis, seat: Seat) {
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            dial.pause(now);
        }
    }

    /// A seat takes back the decision that ended its turn, and with it what was added for that.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        if let Pace::Live { increment_seconds, .. } = self.pace
            && let Some(dial) = self.dials.get_mut(seat.index()).filter(|dial| dial.since.is_none())
        {
            dial.left = (dial.left - Millis::from(increment_seconds) * SECOND).max(0);
        }
    }

    /// Nobody could decide between two moments, for no server ran: that time is nobody's. What was
    /// credited before is not credited again.
    pub(crate) fn stood_still(&mut self, from: Millis, until: Millis) {
        let from = from.max(self.credited);
        for dial in &mut self.dials {
            if let Some(since) = &mut dial.since {
                *since += (until - from.max(*since)).max(0);
            }
        }
        self.credited = self.credited.max(until);
    }

    /// A seat goes on vacation; returns whether it has so many days.
    pub fn leave(&mut self, now: Millis, seat: Seat, days: u32) -> bool {
        let Some(dial) = self.dials.get_mut(seat.index()).filter(|dial| days > 0 && dial.vacation >= days) else {
            return false;
        };
        dial.vacation -= days;
        dial.away_until = now.max(dial.away_until) + Millis::from(days) * DAY;
        if let Some(since) = dial.since {
            dial.left -= (now - since).max(0);
            dial.since = Some(dial.away_until);
        }
        true
    }

    /// When the time of a seat is up, if it runs.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let dial = self.dials.get(seat.index()).filter(|_| self.pace != Pace::Untimed)?;
        dial.since.map(|since| since + dial.left)
    }

    /// What a seat had left when its clock last stood still.
    pub fn left(&self, seat: Seat) -> Option<Millis> {
        self.dials.get(seat.index()).filter(|_| self.pace != Pace::Untimed).map(|dial| dial.left)
    }

    /// The vacation days that a seat has left.
    pub(crate) fn vacation(&self, seat: Seat) -> Option<u32> {
        let has_vacation = matches!(self.pace, Pace::Days { .. });
        self.dials.get(seat.index()).filter(|_| has_vacation).map(|dial| dial.vacation)
    }
}

impl Dial {
    fn pause(&mut self, now: Millis) {
        if let Some(since) = self.since.take() {
            self.left = (self.left - (now - since).max(0)).max(0);
        }
    }

    fn stop(&mut self, now: Millis, pace: Pace) {
        if self.since.is_none() {
            return;
        }
        self.pause(now);
        match pace {
            Pace::Untimed => {}
            Pace::Live { increment_seconds, .. } => self.left += Millis::from(increment_seconds) * SECOND,
            Pace::Days { days, .. } => self.left = Millis::from(days) * DAY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn both() -> Seats {
        Seats::one(A).with(B)
    }

    #[test]
    fn a_bank_is_used_up_and_grows_after_each_turn() {
        let mut clocks = Clocks::new(Pace::Live { bank_seconds: 100, increment_seconds: 10 }, 2);
        assert_eq!(clocks.deadline(A), None);
        clocks.turn(0, Seats::NONE, Seats::one(A));
        assert_eq!(clocks.deadline(A), Some(100_000));
        assert_eq!(clocks.deadline(B), None);
        clocks.turn(20_000, Seats::one(A), Seats::one(A));
        clocks.turn(30_000, Seats::one(A), Seats::one(B));
        assert_eq!((clocks.left(A), clocks.deadline(A)), (Some(80_000), None));
        assert_eq!(clocks.deadline(B), Some(130_000));
    }

    #[test]
    fn all_who_are_waited_for_use_their_own_time() {
        let mut clocks = Clocks::new(Pace::Live { bank_seconds: 100, increment_seconds: 0 }, 2);
        clocks.turn(0, Seats::NONE, both());
        clocks.turn(40_000, Seats::one(A), Seats::one(B));
        clocks.turn(50_000, Seats::one(B), both());
        assert_eq!(clocks.left(A), Some(60_000));
        assert_eq!((clocks.deadline(A), clocks.deadline(B)), (Some(110_000), Some(100_000)));
    }

    #[test]
    fn days_begin_anew_with_each_decision_and_stand_still_on_vacation() {
        let mut clocks = Clocks::new(Pace::Days { days: 3, vacation_days: 10 }, 2);
        clocks.turn(0, Seats::NONE, Seats::one(A));
        assert_eq!(clocks.deadline(A), Some(3 * DAY));
        assert!(clocks.leave(DAY, A, 7));
        assert_eq!(clocks.deadline(A), Some(10 * DAY), "two days are left after the eighth");
        assert!(!clocks.leave(DAY, A, 4), "only three days are left");
        clocks.turn(2 * DAY, Seats::one(A), Seats::one(A));
        assert_eq!(clocks.deadline(A), Some(11 * DAY), "still away until the eighth day");
    }

    #[test]
    fn a_turn_that_is_taken_back_earns_nothing() {
        let mut clocks = Clocks::new(Pace::Live { bank_seconds: 100, increment_seconds: 10 }, 2);
        clocks.turn(0, Seats::NONE, Seats::one(A));
        clocks.turn(20_000, Seats::one(A), Seats::one(B));
        assert_eq!(clocks.left(A), Some(90_000));
        clocks.take_back(A);
        clocks.turn(25_000, Seats::NONE, Seats::one(A));
        assert_eq!(clocks.deadline(A), Some(105_000));
    }

    #[test]
    fn a_bank_stands_still_while_a_bot_decides_and_is_kept_for_whoever_returns() {
        let mut clocks = Clocks::new(Pace::Live { bank_seconds: 100, increment_seconds: 10 }, 2);
        clocks.turn(0, Seats::NONE, Seats::one(A));
        clocks.pause(40_000, A);
        assert_eq!((clocks.left(A), clocks.deadline(A)), (Some(60_000), None));
        clocks.renew(90_000, A);
        clocks.turn(90_000, Seats::NONE, Seats::one(A));
        assert_eq!(clocks.deadline(A), Some(150_000));
        clocks.turn(150_000, Seats::NONE, Seats::one(A));
        clocks.renew(150_000, A);
        assert_eq!(clocks.deadline(A), Some(180_000), "half a minute at least");
    }

    #[test]
    fn time_without_a_server_is_given_back_once() {
        let mut clocks = Clocks::new(Pace::Live { bank_seconds: 100, increment_seconds: 0 }, 2);
        clocks.turn(0, Seats::NONE, Seats::one(A));
        clocks.stood_still(50_000, 80_000);
        assert_eq!(clocks.deadline(A), Some(130_000));
        clocks.stood_still(50_000, 81_000);
        assert_eq!(clocks.deadline(A), Some(131_000), "two processes that start together give back the same time");
        clocks.turn(90_000, Seats::one(A), Seats::one(B));
        clocks.stood_still(85_000, 95_000);
        assert_eq!(clocks.deadline(B), Some(195_000), "no more than it ran");
    }
}
