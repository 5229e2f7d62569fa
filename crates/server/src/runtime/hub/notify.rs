//! Notifying people who are away of what happened at their tables.

use protocol::Millis;
use protocol::ids::{PersonId, TableId};
use protocol::notifications::{NotificationKind, NotificationSwitches};
use tables::error::RequestError;

use crate::runtime::hub::Hub;
use crate::runtime::notices::{EmailMessage, PATIENCE, Pending, THROTTLE, webhook};
use crate::runtime::room::Live;

impl Hub {
    /// Tells what is due.
    pub(crate) async fn tell_notices(&self) -> Result<(), RequestError> {
        let now = self.clock.now();
        let mut trouble = None;
        for ((person, table), Pending { kinds, since, .. }) in self.notices.take_due(now) {
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
                self.notices.put_off((person, table), kinds, since, now + PATIENCE);
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
        let hub = self;
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
        let locale = self.locales.best(language.as_deref()).about(&game);
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
    pub(crate) fn pass_on(&self, live: &mut Live) {
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
