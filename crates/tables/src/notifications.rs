//! Whom an event concerns, so that they are notified where they are away.

use protocol::ids::PersonId;
use protocol::message::{Channel, Stage};
use protocol::notifications::NotificationKind;

use crate::table::Table;
use crate::table_event::{StoredEvent, TableEvent};

impl Table {
    /// People whom these events concern, and why. `awaited` are those who owed a decision before, `was` is the stage
    /// before.
    pub fn notifications(
        &self,
        lines: &[StoredEvent],
        awaited: &[PersonId],
        was: Stage,
    ) -> Vec<(PersonId, NotificationKind)> {
        let mut told: Vec<(PersonId, NotificationKind)> = Vec::new();
        // Bots wait for ever, and nobody else sits there.
        if self.setup.lesson.is_some() {
            return told;
        }
        told.extend(
            self.awaited()
                .into_iter()
                .filter(|person| !awaited.contains(person))
                .map(|one| (one, NotificationKind::Turn)),
        );
        for line in lines {
            let names = match &line.what {
                TableEvent::Said { to: Channel::Pair(pair), .. } => pair.to_vec(),
                TableEvent::Did { action, .. } => addressee(action.get()).into_iter().collect(),
                _ => Vec::new(),
            };
            let people = names.iter().filter_map(|name| self.seat_named(name).ok());
            let people = people.filter_map(|seat| self.places.get(seat.index())?.person().cloned());
            told.extend(
                people
                    .filter(|person| line.who.as_ref() != Some(person))
                    .map(|person| (person, NotificationKind::Talk)),
            );
        }
        if self.stage == Stage::Over && was != Stage::Over {
            told.extend(self.members().into_iter().map(|person| (person, NotificationKind::Over)));
        }
        told.sort();
        told.dedup();
        told
    }
}

/// The seat to which a deed puts an offer, a gift or a promise.
fn addressee(action: &str) -> Option<String> {
    if !["{\"offer\"", "{\"gift\"", "{\"promise\""].iter().any(|start| action.trim_start().starts_with(start)) {
        return None;
    }
    let action: serde_json::Value = serde_json::from_str(action).ok()?;
    action.as_object()?.values().next()?.get("to")?.as_str().map(str::to_owned)
}
