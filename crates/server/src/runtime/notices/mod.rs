//! Telling people that something waits for them: in the page, by webhook and by mail. Only those are told
//! who do not look at the table, through whichever process, each at most once in some minutes for each table.
//! The process that wrote the line tells of it, so that several processes do not all do; pages are notified by
//! the process that serves them.

mod mail;
pub(super) mod webhook;

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use parking_lot::Mutex;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::notifications::{NotificationEvent, NotificationKind};
use tokio::sync::mpsc;

pub(crate) use mail::{EmailMessage, Mailer, is_address};

use crate::config::OutsideChannels;

/// So long somebody has to come back by themselves before they are told elsewhere than in the page.
pub(super) const PATIENCE: Millis = 5_000;
/// So long nobody is told again of the same table.
pub(super) const THROTTLE: Millis = 10 * 60_000;

/// What waits to be told.
pub(super) struct Pending {
    pub(super) kinds: Vec<NotificationKind>,
    /// When the last of it happened.
    pub(super) since: Millis,
    pub(super) due: Millis,
}

/// Everything about telling.
pub(crate) struct Notices {
    /// Pages that are open, by person.
    pages: Mutex<HashMap<PersonId, Vec<mpsc::Sender<Utf8Bytes>>>>,
    pending: Mutex<HashMap<(PersonId, TableId), Pending>>,
    pub(super) outside: OutsideChannels,
    pub(crate) post: Option<Mailer>,
}

impl Notices {
    /// Nothing to tell yet.
    pub(crate) fn new(outside: &OutsideChannels) -> Result<Notices, String> {
        let post = Mailer::new(outside)?;
        Ok(Notices { pages: Mutex::default(), pending: Mutex::default(), outside: outside.clone(), post })
    }

    /// A page wants to hear.
    pub(crate) fn listen(&self, person: &PersonId, to: mpsc::Sender<Utf8Bytes>) {
        self.pages.lock().entry(person.clone()).or_default().push(to);
    }

    /// Forgets the pages of a person that no longer hear.
    pub(crate) fn unlisten(&self, person: &PersonId) {
        let mut pages = self.pages.lock();
        let Some(open) = pages.get_mut(person) else { return };
        open.retain(|page| !page.is_closed());
        if open.is_empty() {
            pages.remove(person);
        }
    }

    /// The address of something on this server, if the host said where that is.
    pub(crate) fn link(&self, path: &str) -> Option<String> {
        self.outside.public_url.as_ref().map(|url| format!("{}{path}", url.trim_end_matches('/')))
    }

    /// Whether somebody has a page open here.
    pub(crate) fn has_page(&self, person: &PersonId) -> bool {
        self.pages.lock().contains_key(person)
    }

    /// Tells the pages that somebody has open here.
    pub(crate) fn show(&self, table: &tables::table::Table, person: &PersonId, kind: NotificationKind) {
        let mut pages = self.pages.lock();
        let Some(open) = pages.get_mut(person) else { return };
        let (name, game) = (table.setup.name.clone(), table.setup.game.clone());
        let event = NotificationEvent::Notice { kind, table: table.id.clone(), name, game };
        let text: Utf8Bytes = serde_json::to_string(&event).unwrap_or_default().into();
        open.retain(|page| page.try_send(text.clone()).is_ok());
        if open.is_empty() {
            pages.remove(person);
        }
    }

    /// Keeps what happened until it is due.
    pub(super) fn put(&self, table: &TableId, person: PersonId, kind: NotificationKind, now: Millis) {
        let mut pending = self.pending.lock();
        let waits = pending.entry((person, table.clone()));
        let waits = waits.or_insert(Pending { kinds: Vec::new(), since: now, due: now + PATIENCE });
        waits.since = now;
        if !waits.kinds.contains(&kind) {
            waits.kinds.push(kind);
        }
    }

    pub(super) fn take_due(&self, now: Millis) -> Vec<((PersonId, TableId), Pending)> {
        let mut pending = self.pending.lock();
        let due: Vec<_> = pending.iter().filter(|(_, waits)| waits.due <= now).map(|(key, _)| key.clone()).collect();
        due.into_iter().filter_map(|key| pending.remove(&key).map(|waits| (key, waits))).collect()
    }

    pub(super) fn put_off(&self, key: (PersonId, TableId), kinds: Vec<NotificationKind>, since: Millis, due: Millis) {
        self.pending.lock().entry(key).or_insert(Pending { kinds, since, due });
    }
}
