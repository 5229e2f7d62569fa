//! How much each person may add to the log of a table.
//!
//! A table is what its log says, so whatever a person can repeat for ever (doing and undoing, offers, chat) would fill
//! the disk and slow down everybody who opens the table. Each person has a share: a burst that refills with time up to a
//! total, and with every public step of the game, of which there are only as many as the rules allow. Long games over
//! weeks never meet it. A share follows from the log alone, so that every process, also after a crash, knows it; and it
//! depends only on what its owner and the public game did, so that it tells nobody what others do in secret.

use std::collections::BTreeMap;

use protocol::Millis;
use protocol::ids::PersonId;
use protocol::setup::Setup;
use serde::{Deserialize, Serialize};

use crate::error::RequestError;
use crate::table_event::{StoredEvent, TableEvent};

/// Bytes that a stored line takes besides its text: the row, its keys and the names of the fields.
const LINE_OVERHEAD: i64 = 160;
/// How many people have shares of their own as players. More than that have sat at a table only where somebody plays
/// tricks; they count as visitors.
const PLAYERS: usize = 32;
/// How many visitors have shares of their own; all others share what is left for visitors.
const VISITORS: usize = 256;

/// How a supply is filled: lines or bytes.
#[derive(Clone, Copy, Debug)]
struct Rate {
    /// What one can use at once.
    burst: i64,
    /// How long it takes to get one unit back.
    every: Millis,
    /// How much comes back with time in all.
    total: i64,
    /// What every public step of the game gives back.
    per_step: i64,
}

/// Those who hold a seat, and the owner of the table.
const PLAYER: [Rate; 2] = [
    Rate { burst: 400, every: 10_000, total: 4_000, per_step: 4 },
    Rate { burst: 192 << 10, every: 16, total: 1 << 20, per_step: 2 << 10 },
];
/// Everybody else: those who look on, and those who are about to sit down.
const VISITOR: [Rate; 2] = [
    Rate { burst: 60, every: 15_000, total: 600, per_step: 0 },
    Rate { burst: 32 << 10, every: 32, total: 128 << 10, per_step: 0 },
];
/// What all visitors together may ever add.
const CROWD: [Rate; 2] = [
    Rate { burst: 3_000, every: 1_000, total: 0, per_step: 0 },
    Rate { burst: 1 << 20, every: 1_000, total: 0, per_step: 0 },
];

/// A supply of lines or of bytes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Supply {
    left: i64,
    /// How much has come back with time.
    refilled: i64,
    since: Millis,
}

impl Supply {
    fn full(rate: Rate, at: Millis) -> Supply {
        Supply { left: rate.burst, refilled: 0, since: at }
    }

    fn refill(&mut self, rate: Rate, now: Millis) {
        let units = (now - self.since).max(0) / rate.every;
        self.since += units * rate.every;
        let gain = units.min(rate.burst - self.left).min(rate.total - self.refilled).max(0);
        self.left += gain;
        self.refilled += gain;
    }

    /// How long until so much is there; nothing where time alone does not bring it.
    fn wait(mut self, rate: Rate, now: Millis, units: i64) -> Option<Millis> {
        self.refill(rate, now);
        let missing = units.min(rate.burst) - self.left;
        match missing {
            ..=0 => Some(0),
            _ if missing > rate.total - self.refilled => None,
            _ => Some(missing * rate.every - (now - self.since).max(0)),
        }
    }
}

/// What one person, or all visitors together, may add: lines, then bytes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Share([Supply; 2]);

impl Share {
    fn full(rates: &[Rate; 2], at: Millis) -> Share {
        Share(rates.map(|rate| Supply::full(rate, at)))
    }

    fn spend(&mut self, rates: &[Rate; 2], at: Millis, cost: Cost) {
        for ((supply, rate), units) in self.0.iter_mut().zip(rates).zip(cost.0) {
            supply.refill(*rate, at);
            supply.left = (supply.left - units).max(0);
        }
    }

    fn wait(&self, rates: &[Rate; 2], now: Millis, cost: Cost) -> Option<Millis> {
        let waits = self.0.iter().zip(rates).zip(cost.0).map(|((supply, rate), units)| supply.wait(*rate, now, units));
        waits.collect::<Option<Vec<Millis>>>()?.into_iter().max()
    }

    fn advance(&mut self, rates: &[Rate; 2]) {
        for (supply, rate) in self.0.iter_mut().zip(rates) {
            supply.left = (supply.left + rate.per_step).min(rate.burst);
        }
    }
}

/// What lines cost: how many they are, and their bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost([i64; 2]);

impl Cost {
    /// What these lines cost.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a StoredEvent>) -> Cost {
        lines.into_iter().fold(Cost([0, 0]), |Cost([count, bytes]), line| Cost([count + 1, bytes + size(line)]))
    }
}

/// About how many bytes a line takes in the database: never much less than it really does.
fn size(line: &StoredEvent) -> i64 {
    let key = line.key.as_ref().map_or(0, |key| written(key));
    let text = match &line.what {
        TableEvent::Did { action, .. } => action.get().len(),
        TableEvent::Said { text, .. } => written(text),
        TableEvent::Created { setup, from, .. } => {
            let position = from.as_ref().map_or(0, |from| from.position.to_string().len());
            setup_size(setup) + position
        }
        TableEvent::Configured { setup } => setup_size(setup),
        // What else a person can bring about holds ids and numbers.
        _ => 0,
    };
    LINE_OVERHEAD + (key + text) as i64
}

/// How long a text is in JSON, where some characters are escaped.
pub fn written(text: &str) -> usize {
    text.bytes().map(|byte| if byte < 0x20 { 6 } else { 1 + usize::from(matches!(byte, b'"' | b'\\')) }).sum()
}

fn setup_size(setup: &Setup) -> usize {
    serde_json::to_string(setup).map_or(0, |text| text.len())
}

/// What a person is to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// They hold a seat, or own the table.
    Player,
    /// They look on, or are about to sit down.
    Visitor,
}

/// The shares of all people at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LogBudget {
    players: BTreeMap<PersonId, Share>,
    visitors: BTreeMap<PersonId, Share>,
    crowd: Share,
}

impl LogBudget {
    /// The budget of a table that was created then.
    pub fn new(at: Millis) -> LogBudget {
        LogBudget { players: BTreeMap::new(), visitors: BTreeMap::new(), crowd: Share::full(&CROWD, at) }
    }

    /// Where a person's share is kept: their own, and what they share with all visitors.
    fn role(&self, who: &PersonId, role: Role) -> Role {
        let has_room = self.players.contains_key(who) || self.players.len() < PLAYERS;
        if role == Role::Player && has_room { Role::Player } else { Role::Visitor }
    }

    /// A person added lines.
    pub(crate) fn spend(&mut self, at: Millis, who: &PersonId, role: Role, cost: Cost) {
        let (shares, rates) = match self.role(who, role) {
            Role::Player => (&mut self.players, &PLAYER),
            Role::Visitor => {
                self.crowd.spend(&CROWD, at, cost);
                (&mut self.visitors, &VISITOR)
            }
        };
        if shares.contains_key(who) || shares.len() < VISITORS {
            let share = shares.entry(who.clone()).or_insert_with(|| Share::full(rates, at));
            share.spend(rates, at, cost);
        }
    }

    /// Whether a person may add lines now; or why not, and when they may.
    pub fn check(&self, now: Millis, who: &PersonId, role: Role, cost: Cost) -> Result<(), RequestError> {
        let own = |shares: &BTreeMap<PersonId, Share>, rates| match shares.get(who) {
            Some(share) => share.wait(rates, now, cost),
            None => Some(0),
        };
        let wait = match self.role(who, role) {
            Role::Player => own(&self.players, &PLAYER),
            Role::Visitor => {
                own(&self.visitors, &VISITOR).and_then(|wait| Some(wait.max(self.crowd.wait(&CROWD, now, cost)?)))
            }
        };
        match wait {
            Some(0) => Ok(()),
            Some(wait) => Err(RequestError::log_share_spent((wait / 1000 + 1) as u64)),
            None => Err(RequestError::conflict("api-error-log-share-used-up")),
        }
    }

    /// The game took a step that everybody saw and nobody can take back.
    pub(crate) fn advance(&mut self) {
        self.players.values_mut().for_each(|share| share.advance(&PLAYER));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrorKind;

    const LINE: Cost = Cost([1, 200]);

    fn person(name: &str) -> PersonId {
        PersonId(name.to_owned())
    }

    /// Adds lines as long as that is allowed; returns how many.
    fn exhaust(budget: &mut LogBudget, now: Millis, who: &PersonId, role: Role) -> i64 {
        let mut lines = 0;
        while budget.check(now, who, role, LINE).is_ok() {
            budget.spend(now, who, role, LINE);
            lines += 1;
            assert!(lines < 1_000_000, "there is no end to it");
        }
        lines
    }

    #[test]
    fn burst_then_a_line_every_ten_seconds() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        assert_eq!(exhaust(&mut budget, 0, &anna, Role::Player), 400);
        let refused = budget.check(4_000, &anna, Role::Player, LINE).unwrap_err();
        assert_eq!(
            (refused.kind, refused.code, refused.retry_after()),
            (ErrorKind::TooMany, "api-error-log-share-spent", Some(7))
        );
        assert_eq!(exhaust(&mut budget, 60_000, &anna, Role::Player), 6);
    }

    #[test]
    fn total_over_years_is_bounded() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        let day = 86_400_000;
        let lines: i64 = (0..3_000).map(|days| exhaust(&mut budget, days * day, &anna, Role::Player)).sum();
        assert_eq!(lines, 400 + 4_000);
        let refused = budget.check(3_000 * day, &anna, Role::Player, LINE).unwrap_err();
        assert_eq!((refused.kind, refused.code), (ErrorKind::Conflict, "api-error-log-share-used-up"));
    }

    #[test]
    fn progress_of_the_game_gives_lines_back() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        exhaust(&mut budget, 0, &anna, Role::Player);
        for _ in 0..10_000 {
            budget.advance();
            assert_eq!(exhaust(&mut budget, 0, &anna, Role::Player), 4, "also when nothing comes with time any more");
        }
    }

    #[test]
    fn bytes_are_bounded_too() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        let long = Cost([1, 24 << 10]);
        let mut lines = 0;
        while budget.check(0, &anna, Role::Player, long).is_ok() {
            budget.spend(0, &anna, Role::Player, long);
            lines += 1;
        }
        assert_eq!(lines, 8);
    }

    #[test]
    fn others_do_not_use_up_a_players_share() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        exhaust(&mut budget, 0, &person("bert"), Role::Player);
        for visitor in 0..1_000 {
            exhaust(&mut budget, 0, &person(&format!("visitor {visitor}")), Role::Visitor);
        }
        assert_eq!(exhaust(&mut budget, 0, &anna, Role::Player), 400);
    }

    #[test]
    fn visitors_together_are_bounded() {
        let mut budget = LogBudget::new(0);
        let visitors = (0..1_000).map(|visitor| person(&format!("visitor {visitor}")));
        let lines: Vec<i64> = visitors.map(|who| exhaust(&mut budget, 0, &who, Role::Visitor)).collect();
        assert_eq!((lines[0], lines.iter().sum::<i64>()), (60, 3_000));
    }

    #[test]
    fn clock_that_goes_back_gives_nothing() {
        let (mut budget, anna) = (LogBudget::new(0), person("anna"));
        exhaust(&mut budget, 1_000_000, &anna, Role::Player);
        assert_eq!(exhaust(&mut budget, 0, &anna, Role::Player), 0);
        assert_eq!(exhaust(&mut budget, 1_000_000, &anna, Role::Player), 0);
    }

    #[test]
    fn size_counts_what_json_makes_of_a_text() {
        let said = |text: &str| {
            let to = protocol::message::Channel::Table;
            let what = TableEvent::Said { by: person("anna"), to, text: text.to_owned(), removed: false };
            StoredEvent { who: Some(person("anna")), key: Some("key".to_owned()), what }
        };
        for text in ["plain", "\u{1}\u{2}\n\"\\", "茶茶茶"] {
            let line = said(text);
            let written = serde_json::to_string(&line).unwrap().len() as i64;
            assert!(size(&line) >= written, "{text:?}: {} for {written} bytes", size(&line));
        }
    }
}
