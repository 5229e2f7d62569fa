//! What may be decided, numbered and grouped.

use serde::Serialize;
use text::{Tongue, kebab};

use super::on_screen::{Look, OnScreen};
use super::style::KEEP;

/// What a player may decide, and what they read.
pub(crate) struct Menu<G: OnScreen> {
    /// Each action with the number that chooses it.
    numbered: Vec<(usize, G::Action)>,
    /// The question and the choices, line by line.
    lines: Vec<String>,
}

impl<G: OnScreen> Menu<G> {
    /// A menu under a question, without choices so far.
    pub(super) fn new(look: &Look<'_, G>, question: &str) -> Menu<G> {
        let question = look.style.heading(&look.style.wrap(question, 2));
        Menu { numbered: Vec::new(), lines: vec![question] }
    }

    /// A line that chooses nothing.
    pub(super) fn say(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Adds all actions, each with its text. Those that differ only in their last choice share a
    /// line, headed by the message `group-…`, in which each is its `pick-…`.
    pub(super) fn add_all(&mut self, look: &Look<'_, G>, actions: &[G::Action], text: impl Fn(G::Action) -> String) {
        let mut groups: Vec<(Option<String>, Vec<G::Action>)> = Vec::new();
        for &action in actions {
            let head = group(look.tongue, &action);
            match groups.iter_mut().find(|(other, _)| head.is_some() && *other == head) {
                Some((_, members)) => members.push(action),
                None => groups.push((head, vec![action])),
            }
        }
        for (head, members) in groups {
            match (head, members.as_slice()) {
                (Some(head), [_, _, ..]) => self.add_group(look, &head, &members),
                _ => members.iter().for_each(|&action| self.add(look, action, &text(action))),
            }
        }
    }

    /// Adds an action on a line of its own.
    pub(super) fn add(&mut self, look: &Look<'_, G>, action: G::Action, text: &str) {
        let number = self.number(action);
        self.lines.push(look.style.wrap(&format!("{number:>4}  {text}"), 8));
    }

    /// Adds actions that share a line; each is told by its `pick-…`.
    pub(super) fn add_group(&mut self, look: &Look<'_, G>, head: &str, members: &[G::Action]) {
        let items = members.iter().map(|action| {
            let item = look.tongue.tell("pick", action, &[]);
            let number = self.number(*action).to_string();
            // What is its own number need not be said twice; a number stays with its item.
            if item == number { number } else { format!("{number}{KEEP}{}", item.replace(' ', &KEEP.to_string())) }
        });
        let items: Vec<String> = items.collect();
        self.lines.push(look.style.wrap(&format!("  {head}:  {}", items.join("  ")), 6));
    }

    /// Gives an action its number.
    fn number(&mut self, action: G::Action) -> usize {
        let number = G::number(&action).unwrap_or(self.range().1 + 1);
        self.numbered.push((number, action));
        number
    }

    /// All that a player reads.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The action that a number chooses.
    pub(super) fn pick(&self, number: usize) -> Option<G::Action> {
        self.numbered.iter().find(|(one, _)| *one == number).map(|(_, action)| *action)
    }

    /// The smallest and the largest number.
    pub(super) fn range(&self) -> (usize, usize) {
        let numbers = || self.numbered.iter().map(|(number, _)| *number);
        (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
    }

    /// The way to do nothing more, if there is one.
    pub(super) fn done(&self) -> Option<G::Action> {
        self.numbered.iter().map(|(_, action)| *action).find(G::ends)
    }
}

/// What heads the actions that differ from this one only in their last choice.
fn group(tongue: &Tongue, action: &impl Serialize) -> Option<String> {
    let value = serde_json::to_value(action).ok()?;
    let tag = value.as_object()?.keys().next()?;
    tongue.knows(&format!("group-{}", kebab(tag))).then(|| tongue.tell("group", action, &[]))
}
