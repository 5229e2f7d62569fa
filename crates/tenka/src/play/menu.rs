//! What may be decided, numbered and grouped.

use serde::Serialize;
use text::{Locale, kebab};

use super::on_screen::{OnScreen, ViewContext};
use super::style::{GAP, KEEP};

/// What a number chooses.
pub(super) enum Pick<G: OnScreen> {
    /// These actions, one after the other.
    Do(Vec<G::Action>),
    /// To be asked further.
    Ask(Menu<G>),
}

/// What a player may decide, and what they read.
pub(crate) struct Menu<G: OnScreen> {
    /// Each choice with its number.
    numbered: Vec<(usize, Pick<G>)>,
    /// The question and the choices, line by line.
    lines: Vec<String>,
}

impl<G: OnScreen> Menu<G> {
    /// A menu under a question, without choices so far.
    pub(super) fn new(context: &ViewContext<'_, G>, question: &str) -> Menu<G> {
        let question = context.style.heading(&context.style.wrap(question, 2));
        Menu { numbered: Vec::new(), lines: vec![question] }
    }

    /// A line that chooses nothing.
    pub(super) fn say(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Adds all actions, each with its text. Those that differ only in their last choice share a
    /// line, headed by the message `group-…`, in which each is its `pick-…`.
    pub(super) fn add_all(
        &mut self,
        context: &ViewContext<'_, G>,
        actions: &[G::Action],
        text: impl Fn(G::Action) -> String,
    ) {
        let mut groups: Vec<(Option<String>, Vec<G::Action>)> = Vec::new();
        for &action in actions {
            let head = group(context.locale, &action);
            match groups.iter_mut().find(|(other, _)| head.is_some() && *other == head) {
                Some((_, members)) => members.push(action),
                None => groups.push((head, vec![action])),
            }
        }
        for (head, members) in groups {
            match (head, members.as_slice()) {
                (Some(head), [_, _, ..]) => self.add_group(context, &head, &members),
                _ => members.iter().for_each(|&action| self.add(context, action, &text(action))),
            }
        }
    }

    /// Adds an action on a line of its own.
    pub(super) fn add(&mut self, context: &ViewContext<'_, G>, action: G::Action, text: &str) {
        let number = self.number(action);
        self.lines.push(context.style.wrap(&format!("{number:>4}  {text}"), 8));
    }

    /// Adds what a number chooses, on a line of its own, with the next number or the one that is given.
    pub(super) fn add_pick(&mut self, context: &ViewContext<'_, G>, number: Option<usize>, pick: Pick<G>, text: &str) {
        let number = number.unwrap_or(self.range().1 + 1);
        self.numbered.push((number, pick));
        self.lines.push(context.style.wrap(&format!("{number:>4}  {text}"), 8));
    }

    /// Adds actions that share a line; each is named by its `pick-…`.
    pub(super) fn add_group(&mut self, context: &ViewContext<'_, G>, head: &str, members: &[G::Action]) {
        let items = members.iter().map(|action| {
            let item = context.locale.tell("pick", action, &[]);
            let number = self.number(*action).to_string();
            // What is its own number need not be said twice; a number stays with its item.
            if item == number { number } else { format!("{number}{KEEP}{}", item.replace(' ', &KEEP.to_string())) }
        });
        let items: Vec<String> = items.collect();
        self.lines.push(context.style.wrap(&format!("  {head}:{GAP}{}", items.join(GAP)), 6));
    }

    /// Adds choices that share a line, each with its text.
    pub(super) fn add_picks(&mut self, context: &ViewContext<'_, G>, head: &str, picks: Vec<(String, Pick<G>)>) {
        let mut line = format!("  {head}:");
        for (text, pick) in picks {
            let number = self.range().1 + 1;
            self.numbered.push((number, pick));
            line += &format!("{GAP}{number}{KEEP}{}", text.replace(' ', &KEEP.to_string()));
        }
        self.lines.push(context.style.wrap(&line, 6));
    }

    /// Adds actions that need no line of their own, since the question says all.
    pub(super) fn add_quietly(&mut self, actions: &[G::Action]) {
        for &action in actions {
            self.number(action);
        }
    }

    /// Gives an action its number.
    fn number(&mut self, action: G::Action) -> usize {
        let number = G::number(&action).unwrap_or(self.range().1 + 1);
        self.numbered.push((number, Pick::Do(vec![action])));
        number
    }

    /// All that a player reads.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// What a number chooses.
    pub(super) fn pick(&self, number: usize) -> Option<&Pick<G>> {
        self.numbered.iter().find(|(one, _)| *one == number).map(|(_, pick)| pick)
    }

    /// The actions at the end of several questions, each answered with a number.
    pub(super) fn follow(&self, numbers: &[usize]) -> Option<&[G::Action]> {
        match (self.pick(*numbers.first()?)?, &numbers[1..]) {
            (Pick::Do(actions), []) => Some(actions),
            (Pick::Ask(menu), rest) => menu.follow(rest),
            (Pick::Do(_), _) => None,
        }
    }

    /// The smallest and the largest number.
    pub(super) fn range(&self) -> (usize, usize) {
        let numbers = || self.numbered.iter().map(|(number, _)| *number);
        (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
    }

    /// The way to do nothing more, if there is one.
    pub(super) fn done(&self) -> Option<G::Action> {
        self.numbered.iter().find_map(|(_, pick)| match pick {
            Pick::Do(actions) => actions.iter().copied().find(G::ends),
            Pick::Ask(_) => None,
        })
    }
}

/// What heads the actions that differ from this one only in their last choice.
fn group(locale: &Locale, action: &impl Serialize) -> Option<String> {
    let value = serde_json::to_value(action).ok()?;
    let tag = value.as_object()?.keys().next()?;
    locale.knows(&format!("group-{}", kebab(tag))).then(|| locale.tell("group", action, &[]))
}
