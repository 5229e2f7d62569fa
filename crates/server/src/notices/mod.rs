//! Telling people that something waits for them: in the page, by webhook and by mail. Only those are told
//! who do not look at the table, through whichever process, each at most once in some minutes for each table.
//! The process that wrote the line tells of it, so that several processes do not all do; pages hear of it from
//! the process that serves them.

mod mail;
mod webhook;

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use parking_lot::Mutex;
use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::notifications::{NotificationEvent, NotificationKind, NotificationSwitches};
use tables::error::RequestError;
use tokio::sync::mpsc;

pub(crate) use mail::{EmailMessage, Mailer, is_address};

use crate::api::App;
use crate::config::OutsideChannels;
use crate::hub::Hub;

/// So long somebody has to come back by themselves before they are told elsewhere than in the page.
const PATIENCE: Millis = 5_000;
/// So long nobody is told again of the same table.
const THROTTLE: Millis = 10 * 60_000;

/// What waits to be told.
struct Pending {
    kinds: Vec<NotificationKind>,
    /// When the last of it happened.
    since: Millis,
    due: Millis,
}

/// Everything about telling.
pub(crate) struct Notices {
    /// Pages that are open, by person.
    pages: Mutex<HashMap<PersonId, Vec<mpsc::Sender<Utf8Bytes>>>>,
    pending: Mutex<HashMap<(PersonId, TableId), Pending>>,
    outside: OutsideChannels,
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
    fn put(&self, table: &TableId, person: PersonId, kind: NotificationKind, now: Millis) {
        let mut pending = self.pending.lock();
        let waits = pending.entry((person, table.clone()));
        let waits = waits.or_insert(Pending { kinds: Vec::new(), since: now, due: now + PATIENCE });
        waits.since = now;
        if !waits.kinds.contains(&kind) {
            waits.kinds.push(kind);
        }
    }

    fn take_due(&self, now: Millis) -> Vec<((PersonId, TableId), Pending)> {
        let mut pending = self.pending.lock();
        let due: Vec<_> = pending.iter().filter(|(_, waits)| waits.due <= now).map(|(key, _)| key.clone()).collect();
        due.into_iter().filter_map(|key| pending.remove(&key).map(|waits| (key, waits))).collect()
    }

    fn put_off(&self, key: (PersonId, TableId), kinds: Vec<NotificationKind>, since: Millis, due: Millis) {
        self.pending.lock().entry(key).or_insert(Pending { kinds, since, due });
    }
}

impl App {
    /// Tells what is due.
    pub(crate) async fn tell_notices(&self) -> Result<(), RequestError> {
        let now = self.hub.clock.now();
        let mut trouble = None;
        for ((person, table), Pending { kinds, since, .. }) in self.hub.notices.take_due(now) {
            if trouble.is_none() {
                match self.tell_away(&person, &table, kinds.clone(), since, now).await {
                    Err(problem) if problem.is_unavailable() => trouble = Some(problem),
                    // Of a table that cannot be read there is nothing to tell, also later.
                    Err(problem) => tracing::warn!(%table, code = problem.code, "nobody can be told of a table"),
                    Ok(()) => {}
                }
            }
            // Without the database nobody can be told, and nobody is forgotten.
            if trouble.is_some() {
                self.hub.notices.put_off((person, table), kinds, since, now + PATIENCE);
            }
        }
        trouble.map_or(Ok(()), Err)
    }

    async fn tell_away(
        &self,
        person: &PersonId,
        table: &TableId,
        mut kinds: Vec<NotificationKind>,
        since: Millis,
        now: Millis,
    ) -> Result<(), RequestError> {
        let hub = &self.hub;
        let Some((language, settings)) = hub.store.notices_of(person).await? else { return Ok(()) };
        let (name, game) = {
            let room = hub.room(table);
            let mut guard = room.live.lock().await;
            let live = hub.opened(&room, &mut guard).await?;
            if live.is_here(person) {
                return Ok(());
            }
            match hub.presence.seen(table, person) {
                Some(seen) if seen > since => return Ok(()),
                // Nobody knows whether they still looked when it happened: their process may have ended.
                Some(_) => {
                    hub.notices.put_off((person.clone(), table.clone()), kinds, since, now + PATIENCE);
                    return Ok(());
                }
                None => {}
            }
            if !live.table.awaited().contains(person) {
                kinds.retain(|kind| *kind != NotificationKind::Turn);
            }
            (live.table.setup.name.clone(), live.table.setup.game.clone())
        };
        let wanted = |switches: &NotificationSwitches| {
            kinds.iter().copied().filter(|kind| switches.has(*kind)).collect::<Vec<_>>()
        };
        let hook =
            settings.webhook.as_ref().map(|hook| (hook, wanted(&hook.switches))).filter(|(_, kinds)| !kinds.is_empty());
        let letters = settings.mail.as_ref().filter(|mail| mail.confirmed && hub.notices.post.is_some());
        let letters = letters.map(|mail| (mail, wanted(&mail.switches))).filter(|(_, kinds)| !kinds.is_empty());
        if hook.is_none() && letters.is_none() {
            return Ok(());
        }
        if let Some(again) = hub.store.claim_notice(person, table, now, now - THROTTLE).await? {
            hub.notices.put_off((person.clone(), table.clone()), kinds, since, again + THROTTLE);
            return Ok(());
        }
        let locale = self.best_tongue(language.as_deref()).about(&game);
        let what = if name.is_empty() { locale.name(&game) } else { name.clone() };
        let say = |kinds: &[NotificationKind]| {
            let sentences = kinds.iter().map(|kind| locale.say(message_of(*kind), &[("table", what.as_str().into())]));
            sentences.collect::<Vec<_>>().join(" ")
        };
        let link = hub.notices.link(&format!("/tables/{table}"));
        if let Some((hook, kinds)) = hook {
            let body = serde_json::json!({
                "kinds": kinds, "table": table, "name": name, "game": game, "text": say(&kinds), "link": link, "at": now,
            });
            let call = webhook::Delivery { url: hook.url.clone(), secret: hook.secret.clone(), body: body.to_string() };
            tokio::spawn(webhook::deliver(call, hub.notices.outside.private_webhooks, hub.metrics.clone()));
        }
        if let (Some((mail, kinds)), Some(post)) = (letters, &hub.notices.post) {
            let link = link.map(|link| format!("\n\n{link}")).unwrap_or_default();
            let text = say(&kinds);
            let body = format!("{text}{link}\n\n{}\n", locale.say("notice-why", &[]));
            post.send(EmailMessage { to: mail.address.clone(), subject: text, body });
        }
        Ok(())
    }
}

impl Hub {
    /// Passes on what a table has to tell to those who are away: to open pages at once, elsewhere when it is due.
    pub(crate) fn pass_on(&self, live: &mut crate::room::Live) {
        let (told, now) = (std::mem::take(&mut live.absent), self.clock.now());
        for (person, kind) in told {
            let table = &live.table;
            if self.presence.seen(&table.id, &person).is_none() {
                self.notices.show(table, &person, kind);
                self.presence.pass_on(kind, &table.id, &person);
            }
            self.notices.put(&table.id, person, kind, now);
        }
    }
}

/// Name of the sentence that tells people of a kind of notification.
fn message_of(kind: NotificationKind) -> &'static str {
    match kind {
        NotificationKind::Turn => "notice-turn",
        NotificationKind::Talk => "notice-talk",
        NotificationKind::Over => "notice-over",
    }
}
