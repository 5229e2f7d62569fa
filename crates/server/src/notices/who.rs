//! Who is to be told of a line.

use protocol::ids::PersonId;
use protocol::message::{Channel, Stage};
use protocol::notifications::NotificationKind;

use crate::room::Live;
use crate::table_event::{StoredEvent, TableEvent};

impl Live {
    /// Those who are away and whom these lines concern; `awaited` are the people who were waited for before.
    pub(crate) fn absent(
        &self,
        lines: &[StoredEvent],
        awaited: &[PersonId],
        was: Stage,
    ) -> Vec<(PersonId, NotificationKind)> {
        let mut told: Vec<(PersonId, NotificationKind)> = Vec::new();
        let table = &self.table;
        // Bots wait for ever, and nobody else sits there.
        if table.setup.lesson.is_some() {
            return told;
        }
        told.extend(
            table
                .awaited()
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
            let people = names.iter().filter_map(|name| table.seat_named(name).ok());
            let people = people.filter_map(|seat| table.places.get(seat.index())?.person().cloned());
            told.extend(
                people
                    .filter(|person| line.who.as_ref() != Some(person))
                    .map(|person| (person, NotificationKind::Talk)),
            );
        }
        if table.stage == Stage::Over && was != Stage::Over {
            told.extend(table.members().into_iter().map(|person| (person, NotificationKind::Over)));
        }
        told.retain(|(person, _)| !self.is_here(person));
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
