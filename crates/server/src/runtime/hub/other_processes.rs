//! Telling other processes who looks at which table, and hearing it from them.

use protocol::ids::{PersonId, TableId};
use protocol::notifications::NotificationKind;
use store::PATIENCE;
use tokio::sync::{mpsc, watch};

use crate::runtime::hub::Hub;
use crate::runtime::presence::{ABSENT_AFTER, ANNOUNCE_EVERY, REMEMBERED, Saying, Sight, WORDS_PER_NOTICE};

impl Hub {
    /// Tells other processes who looks at what, as long as the server runs.
    pub(crate) async fn tell_of_presence(
        self,
        mut sayings: mpsc::Receiver<Saying>,
        mut stopping: watch::Receiver<bool>,
    ) {
        let mut beat = tokio::time::interval(ANNOUNCE_EVERY);
        let mut waiting = Vec::with_capacity(WORDS_PER_NOTICE);
        loop {
            tokio::select! {
                _ = sayings.recv_many(&mut waiting, WORDS_PER_NOTICE) => {}
                _ = beat.tick() => {
                    let now = self.clock.now();
                    self.show_presence(self.presence.forget(|_, sight| sight.at + ABSENT_AFTER < now), None);
                    self.presence.gone.lock().retain(|_, at| *at + REMEMBERED > now);
                    waiting.push(Saying::All);
                }
                _ = stopping.changed() => {
                    self.tell_others(&[format!("-{}", self.presence.me)]).await;
                    return;
                }
            }
            let mut words = Vec::with_capacity(waiting.len());
            for saying in waiting.drain(..) {
                match saying {
                    Saying::Looks(table, person) => {
                        let looks = match self.known_room(&table) {
                            Some(room) => room.live.lock().await.as_ref().is_some_and(|live| live.is_here(&person)),
                            None => false,
                        };
                        words.push(self.presence.word(looks, &table, &person));
                    }
                    Saying::All => {
                        for room in self.rooms() {
                            let people = room.live.lock().await.as_ref().map_or(Vec::new(), |live| live.viewers());
                            words.extend(people.iter().map(|person| self.presence.word(true, &room.id, person)));
                        }
                    }
                    Saying::Line(word) => words.push(word),
                }
            }
            for words in words.chunks(WORDS_PER_NOTICE) {
                self.tell_others(words).await;
            }
        }
    }

    async fn tell_others(&self, words: &[String]) {
        let told = tokio::time::timeout(PATIENCE, self.store.notify(&words.join(" "))).await;
        if !matches!(told, Ok(Ok(()))) {
            tracing::warn!("other processes cannot be told who looks at what");
        }
    }

    /// Does what a word of another process says of who looks at what; returns whether it is such a word.
    pub(crate) fn handle_presence(&self, word: &str) -> bool {
        let Some((mark, rest)) = word.split_at_checked(1) else { return false };
        let mut parts = rest.split('/');
        let process = parts.next().unwrap_or_default();
        let named = parts.next().zip(parts.next());
        let named = named.map(|(table, person)| (TableId(table.to_owned()), PersonId(person.to_owned())));
        let presence = &self.presence;
        match (mark, named) {
            // What this process says itself comes back under the name that it had before.
            ("+" | "-" | "?", _) if process == presence.me => {}
            ("+", Some((table, person))) => {
                if presence.came(process, &table, &person, self.clock.now()) {
                    self.show_presence(vec![table], Some(person));
                }
            }
            ("-", Some((table, person))) => {
                let is_it =
                    |at: &TableId, sight: &Sight| *at == table && sight.person == person && sight.process == process;
                self.show_presence(presence.forget(is_it), Some(person.clone()));
            }
            ("-", None) => self.show_presence(presence.forget(|_, sight| sight.process == process), None),
            ("?", _) => presence.say(Saying::All),
            ("*", Some((table, person))) => {
                if let Some(kind) = NotificationKind::named(process) {
                    self.show_page(kind, table, person);
                }
            }
            _ => return false,
        }
        true
    }

    /// Tells those who look at tables here that others came or left elsewhere.
    fn show_presence(&self, tables: Vec<TableId>, who: Option<PersonId>) {
        for room in tables.iter().filter_map(|table| self.known_room(table)) {
            let who = who.clone();
            tokio::spawn(async move {
                if let Some(live) = room.live.lock().await.as_mut()
                    // Onlookers are counted by the process that serves them.
                    && who.is_none_or(|who| live.table.is_member(&who))
                {
                    live.tell_of_people();
                }
            });
        }
    }

    /// Tells the pages of somebody what another process has to tell them.
    fn show_page(&self, kind: NotificationKind, table: TableId, person: PersonId) {
        if !self.notices.has_page(&person) {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            let room = hub.room(&table);
            let mut guard = room.live.lock().await;
            match hub.opened(&room, &mut guard).await {
                Ok(live) if live.is_here(&person) => {}
                Ok(live) => hub.notices.show(&live.table, &person, kind),
                Err(problem) => tracing::warn!(%table, code = problem.code, "a page cannot be told of a table"),
            }
        });
    }
}
