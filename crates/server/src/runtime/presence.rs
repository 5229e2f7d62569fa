//! Who looks at a table through another process. Where several processes share a database, each tells the others by
//! its notices who looks at what, so that nobody counts as away because somebody else serves them.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::notifications::NotificationKind;
use tables::entropy::EntropySource;
use tokio::sync::mpsc;

/// How often all is told again: a notice may be lost, and a process may end without a word.
pub(super) const ANNOUNCE_EVERY: Duration = Duration::from_secs(5);
/// Whoever was not heard of for so long is gone.
pub(super) const ABSENT_AFTER: Millis = 15_000;
/// So long it is remembered when somebody was last seen.
pub(super) const REMEMBERED: Millis = 3_600_000;
/// How many words make a notice, which holds at most 8000 bytes.
pub(super) const WORDS_PER_NOTICE: usize = 64;
/// How much may wait to be told. What does not fit is made up for by the next beat.
const QUEUE: usize = 1024;

/// What is to be told to other processes.
pub(crate) enum Saying {
    /// Whether somebody looks at a table: they just came or left.
    Looks(TableId, PersonId),
    /// Everybody who looks at anything.
    All,
    /// This word.
    Line(String),
}

/// Somebody who looks at a table through another process.
pub(super) struct Sight {
    pub(super) person: PersonId,
    pub(super) process: String,
    /// When that was last heard.
    pub(super) at: Millis,
}

/// Who looks at what elsewhere. Without other processes, nobody does.
#[derive(Default)]
pub(crate) struct Presence {
    /// What this process is called here. Unlike its name in the store, this never changes.
    pub(super) me: String,
    elsewhere: Mutex<HashMap<TableId, Vec<Sight>>>,
    /// When those were last seen elsewhere who no longer are.
    pub(super) gone: Mutex<HashMap<(TableId, PersonId), Millis>>,
    /// To whoever tells the others.
    to: Option<mpsc::Sender<Saying>>,
}

impl Presence {
    /// Nobody is known yet; what is to be told to others, if there may be any, arrives at the other end.
    pub(crate) fn new(is_shared: bool) -> (Presence, mpsc::Receiver<Saying>) {
        let (to, from) = mpsc::channel(QUEUE);
        (Presence { me: EntropySource::System.id(), to: is_shared.then_some(to), ..Presence::default() }, from)
    }

    /// When somebody was last heard to look at a table through another process.
    pub(crate) fn seen(&self, table: &TableId, person: &PersonId) -> Option<Millis> {
        self.to.as_ref()?;
        let elsewhere = self.elsewhere.lock();
        elsewhere.get(table)?.iter().filter(|sight| sight.person == *person).map(|sight| sight.at).max()
    }

    /// Whether anybody looks at a table through another process.
    pub(crate) fn is_watched(&self, table: &TableId) -> bool {
        self.elsewhere.lock().get(table).is_some_and(|sights| !sights.is_empty())
    }

    /// When somebody who no longer looks at a table through another process was last seen there.
    pub(crate) fn last_seen(&self, table: &TableId, person: &PersonId) -> Option<Millis> {
        self.to.as_ref()?;
        self.gone.lock().get(&(table.clone(), person.clone())).copied()
    }

    pub(super) fn say(&self, saying: Saying) {
        if let Some(to) = &self.to {
            // The next beat tells everything.
            let _ = to.try_send(saying);
        }
    }

    /// Somebody came to a table, or left it.
    pub(crate) fn changed(&self, table: &TableId, person: Option<&PersonId>) {
        if let (Some(_), Some(person)) = (&self.to, person) {
            self.say(Saying::Looks(table.clone(), person.clone()));
        }
    }

    /// Asks the others who looks at what.
    pub(crate) fn ask(&self) {
        self.say(Saying::Line(format!("?{}", self.me)));
    }

    /// Lets the pages that others serve hear what somebody is told.
    pub(crate) fn pass_on(&self, kind: NotificationKind, table: &TableId, person: &PersonId) {
        self.say(Saying::Line(format!("*{}/{table}/{person}", kind.name())));
    }

    pub(super) fn word(&self, looks: bool, table: &TableId, person: &PersonId) -> String {
        format!("{}{}/{table}/{person}", if looks { '+' } else { '-' }, self.me)
    }

    /// Another process says that somebody looks at a table; returns whether that is new.
    pub(super) fn came(&self, process: &str, table: &TableId, person: &PersonId, now: Millis) -> bool {
        let mut elsewhere = self.elsewhere.lock();
        let sights = elsewhere.entry(table.clone()).or_default();
        if let Some(sight) = sights.iter_mut().find(|sight| sight.process == process && sight.person == *person) {
            sight.at = now;
            return false;
        }
        sights.push(Sight { person: person.clone(), process: process.to_owned(), at: now });
        true
    }

    /// Forgets whoever is gone; returns the tables at which that is so.
    pub(super) fn forget(&self, is_gone: impl Fn(&TableId, &Sight) -> bool) -> Vec<TableId> {
        let mut changed = Vec::new();
        self.elsewhere.lock().retain(|table, sights| {
            let gone: Vec<Sight> = sights.extract_if(.., |sight| is_gone(table, sight)).collect();
            if !gone.is_empty() {
                changed.push(table.clone());
            }
            self.gone.lock().extend(gone.into_iter().map(|sight| ((table.clone(), sight.person), sight.at)));
            !sights.is_empty()
        });
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_heard_of_is_gone() {
        let (presence, _from) = Presence::new(true);
        let (table, person) = (TableId("t".to_owned()), PersonId("p".to_owned()));
        assert!(presence.came("one", &table, &person, 1));
        assert!(presence.came("other", &table, &person, 2));
        assert!(!presence.came("one", &table, &person, 3), "that is known");
        assert_eq!(presence.seen(&table, &person), Some(3));
        assert_eq!(presence.forget(|_, sight| sight.process == "one"), std::slice::from_ref(&table));
        assert_eq!(presence.seen(&table, &person), Some(2), "another process still serves them");
        assert_eq!(presence.forget(|_, sight| sight.at < 3), std::slice::from_ref(&table));
        assert_eq!(presence.seen(&table, &person), None);
        assert_eq!(presence.last_seen(&table, &person), Some(2));
        assert!(presence.elsewhere.lock().is_empty());
    }
}
