//! Removing what a person wrote: messages in every channel, names of tables, reports. Decisions stay, because they are
//! the game.
//!
//! Everybody at a table hears of it by a line of its log ([`TableEvent::Erased`]); then the texts themselves are
//! overwritten where they are stored, so that a table that is read again never knew them.

use std::collections::BTreeSet;

use protocol::ids::{PersonId, TableId};
use serde_json::Value;

use crate::table::{Effect, Table, Words};
use crate::table_event::{StoredEvent, StoredEventRow, TableEvent};

/// The author of a line, where it holds something that they wrote.
pub fn author(line: &StoredEvent) -> Option<&PersonId> {
    match &line.what {
        TableEvent::Said { by, .. } => Some(by),
        TableEvent::Created { by, setup, .. } => (!setup.name.is_empty()).then_some(by),
        TableEvent::Configured { setup } => line.who.as_ref().filter(|_| !setup.name.is_empty()),
        _ => None,
    }
}

/// The same for a line as it is stored.
pub fn author_of(body: &str) -> Option<PersonId> {
    let line: StoredEvent = serde_json::from_str(body).ok()?;
    author(&line).cloned()
}

impl Table {
    /// Forgets what a person said here, and what the table is called if that is theirs.
    pub(crate) fn erase(&mut self, person: &PersonId, table_name: bool) -> Effect {
        for saying in self.sayings.iter_mut().filter(|saying| saying.person.as_ref() == Some(person)) {
            saying.what = Words::Removed;
        }
        if table_name {
            self.setup.name.clear();
        }
        Effect { table: table_name, erased: Some(person.clone()), ..Effect::default() }
    }

    /// Whether anything is still shown here that a person said.
    pub fn shows_words_of(&self, person: &PersonId) -> bool {
        let shown = |what: &Words| matches!(what, Words::Text(_));
        self.sayings.iter().any(|saying| saying.person.as_ref() == Some(person) && shown(&saying.what))
    }
}

/// What a person wrote at one table, and the lines of its log without it.
#[derive(Default)]
pub struct Written {
    /// The names that they gave the table.
    pub names: BTreeSet<String>,
    /// What they said.
    pub texts: BTreeSet<String>,
    /// The lines that change.
    pub lines: Vec<(i64, String)>,
    /// Where the same people met again, under the same name.
    pub rematches: Vec<TableId>,
}

impl Written {
    /// Looks through the lines of a table; `copied` are names that others took over from the person's own tables.
    pub fn find(lines: Vec<StoredEventRow>, person: &PersonId, copied: &BTreeSet<String>) -> Written {
        let mut written = Written::default();
        for StoredEventRow { seq, mut line, .. } in lines {
            let who = line.who.clone();
            let is_changed = match &mut line.what {
                TableEvent::Said { by, text, removed, .. } if by == person && !*removed => {
                    written.texts.insert(std::mem::take(text));
                    *removed = true;
                    line.key = None;
                    true
                }
                TableEvent::Created { setup, .. } | TableEvent::Configured { setup } => {
                    let is_theirs = who.as_ref() == Some(person) || copied.contains(&setup.name);
                    let name = if is_theirs { std::mem::take(&mut setup.name) } else { String::new() };
                    !name.is_empty() && { written.names.insert(name) || is_theirs }
                }
                TableEvent::Rematched { table } => {
                    written.rematches.push(table.clone());
                    false
                }
                _ => false,
            };
            if is_changed {
                let body = serde_json::to_string(&line).expect("a line has a form in JSON");
                written.lines.push((seq, body));
            }
        }
        written
    }
}

/// Takes a quoted message out of a report; returns whether it was one of these by this person.
pub fn remove_quote(report: &mut Value, person: &PersonId, texts: &BTreeSet<String>) -> bool {
    let quote = &report["line"];
    let is_said = quote["text"].as_str().is_some_and(|text| texts.contains(text));
    // Older reports do not say whose words they quote.
    let is_theirs = match quote["by"].as_str() {
        Some(by) => by == person.0,
        None => is_said,
    };
    if !is_theirs || !quote["text"].is_string() {
        return false;
    }
    report["line"]["text"] = Value::Null;
    report["line"]["removed"] = true.into();
    true
}
