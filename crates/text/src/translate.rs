//! From values as documents write them to sentences.

use engine::{ActionError, DocumentError, Game, ReplayError, SessionEvent};
use fluent::{FluentArgs, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::kebab::{is_name, kebab};
use crate::locale::Locale;

impl Locale {
    /// An event as a sentence (`event-…`).
    pub fn event(&self, event: &impl Serialize) -> String {
        self.tell("event", event, &[])
    }

    /// An action as something to choose (`action-…`).
    pub fn action(&self, action: &impl Serialize) -> String {
        self.tell("action", action, &[])
    }

    /// Why an action is not allowed (`refusal-…`).
    pub fn refusal(&self, refusal: &impl Serialize) -> String {
        self.tell("refusal", refusal, &[])
    }

    /// What a step of the agenda asks of the one who decides it (`step-…`).
    pub fn question(&self, step: &impl Serialize) -> String {
        self.tell("step", step, &[])
    }

    /// An event of a session (`news-…`); an event of the game as itself.
    pub fn news<G: Game>(&self, news: &SessionEvent<G>) -> String {
        match news {
            SessionEvent::Game(event) => self.about(G::NAME).event(event),
            news => self.about(G::NAME).tell("news", news, &[]),
        }
    }

    /// Why a session refuses an action (`action-error-…`); why the game refuses it, as the refusal.
    pub fn action_error<G: Game>(&self, error: &ActionError<G>) -> String {
        match error {
            ActionError::Refused(refusal) => self.about(G::NAME).refusal(refusal),
            error => self.about(G::NAME).tell("action-error", error, &[]),
        }
    }

    /// An error in a document (`document-error-…`) with its path.
    pub fn document_error(&self, error: &DocumentError) -> String {
        let values = error.values.iter().map(|(name, value)| ((*name).to_owned(), to_value(value)));
        let fields: Vec<(String, Value)> = values.collect();
        let what = self
            .told(
                &format!("document-error-{}", error.why),
                fields.iter().map(|(name, value)| (name.as_str(), value)),
                &[],
            )
            .0;
        if error.at.is_empty() {
            what
        } else {
            self.say("at-path", &[("at", error.at.as_str().into()), ("what", what.into())])
        }
    }

    /// Why a record cannot be played.
    pub fn unplayable<G: Game>(&self, unplayable: &ReplayError<G>) -> String {
        match unplayable {
            ReplayError::InvalidDocument(error) => self.about(G::NAME).document_error(error),
            ReplayError::InvalidAction { index, why } => {
                let at = format!("actions[{index}]");
                self.say("at-path", &[("at", at.into()), ("what", self.action_error(why).into())])
            }
        }
    }

    /// Any externally tagged value as the message `prefix-tag`, with more arguments if need be.
    pub fn tell(&self, prefix: &str, value: &impl Serialize, more: &[(&str, FluentValue<'_>)]) -> String {
        self.tell_checked(prefix, &to_value(value), more).0
    }

    pub(crate) fn tell_checked(
        &self,
        prefix: &str,
        value: &Value,
        more: &[(&str, FluentValue<'_>)],
    ) -> (String, Vec<String>) {
        let (tag, content) = match value {
            Value::String(tag) => (tag.as_str(), None),
            Value::Object(object) if object.len() == 1 => match object.iter().next() {
                Some((tag, content)) => (tag.as_str(), Some(content)),
                None => ("", None),
            },
            _ => ("", None),
        };
        let id = format!("{prefix}-{}", kebab(tag));
        match content {
            None => self.told(&id, std::iter::empty(), more),
            // A variant that holds another enum, such as `{"pledge":{"stay_out":…}}`.
            Some(inner @ Value::Object(fields)) if self.is_enum(tag, fields) => {
                self.told(&id, std::iter::once((tag, inner)), more)
            }
            Some(Value::Object(fields)) => {
                self.told(&id, fields.iter().map(|(name, value)| (name.as_str(), value)), more)
            }
            Some(only) => self.told(&id, std::iter::once((tag, only)), more),
        }
    }

    /// Whether an object is an enum for which there are messages, and not a struct.
    fn is_enum(&self, field: &str, object: &Map<String, Value>) -> bool {
        let tag = object.keys().next().filter(|_| object.len() == 1);
        tag.is_some_and(|tag| self.knows(&format!("{}-{}", kebab(field), kebab(tag))))
    }

    /// The message with the fields, and what else there is, as its arguments.
    fn told<'v>(
        &self,
        id: &str,
        fields: impl Iterator<Item = (&'v str, &'v Value)>,
        more: &[(&str, FluentValue<'_>)],
    ) -> (String, Vec<String>) {
        let mut args = FluentArgs::new();
        let mut errors = Vec::new();
        for (field, value) in fields {
            self.argue(&mut args, &mut errors, field, value);
        }
        for (name, value) in more {
            args.set((*name).to_owned(), value.clone());
        }
        let (text, more_errors) = self.fill(id, &args);
        errors.extend(more_errors);
        (text, errors)
    }

    /// Makes a field an argument.
    fn argue(&self, args: &mut FluentArgs<'_>, errors: &mut Vec<String>, field: &str, value: &Value) {
        let name = kebab(field);
        match value {
            Value::Number(number) => {
                if let Some(number) = number.as_i64() {
                    args.set(format!("{name}-from-one"), number + 1);
                    args.set(name, number);
                } else {
                    args.set(name, number.as_f64().unwrap_or_default());
                }
                return;
            }
            Value::String(raw) => args.set(format!("{name}-id"), kebab(raw)),
            Value::Bool(raw) => args.set(format!("{name}-id"), raw.to_string()),
            Value::Null => args.set(format!("{name}-id"), "none"),
            Value::Array(items) => {
                args.set(format!("{name}-count"), items.len());
                for kind in self.forms().kinds() {
                    let name_of = |item| self.forms().of(&self.phrase(errors, &name, item), kind).to_owned();
                    let items: Vec<String> = items.iter().map(name_of).collect();
                    args.set(format!("{name}-{kind}"), self.list(&items));
                }
            }
            Value::Object(fields) => {
                let tag = fields.keys().next().filter(|_| fields.len() == 1);
                args.set(format!("{name}-id"), tag.map_or("some".to_owned(), |tag| kebab(tag)));
            }
        }
        let text = self.phrase(errors, &name, value);
        args.set(name, text);
    }

    /// A value as a part of a sentence.
    fn phrase(&self, errors: &mut Vec<String>, field: &str, value: &Value) -> String {
        match value {
            Value::Null => String::new(),
            Value::Bool(raw) => raw.to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(raw) if is_name(raw) => {
                let own = format!("{field}-{}", kebab(raw));
                if self.knows(&own) { self.say(&own, &[]) } else { self.name(raw) }
            }
            Value::String(raw) => raw.clone(),
            Value::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.phrase(errors, field, item)).collect();
                self.list(&items)
            }
            Value::Object(fields) => {
                let parts = format!("{field}-parts");
                let (text, more) = if fields.len() == 1 {
                    self.tell_checked(if self.is_enum(field, fields) { field } else { "part" }, value, &[])
                } else if !self.knows(&parts) && fields.values().all(Value::is_number) {
                    self.counts(fields)
                } else {
                    self.told(&parts, fields.iter().map(|(name, value)| (name.as_str(), value)), &[])
                };
                errors.extend(more);
                text
            }
        }
    }

    /// A struct that only counts, such as cubes by colour, as a list of what there is.
    fn counts(&self, fields: &Map<String, Value>) -> (String, Vec<String>) {
        let number = |name: &str| fields.iter().find(|(field, _)| kebab(field) == name)?.1.as_i64();
        let (items, mut errors) = self.fill_counts("counts", |name| number(name).unwrap_or(0));
        if items.len() < fields.values().filter(|count| count.as_i64() != Some(0)).count() {
            errors.push(format!("counts lacks some of {fields:?}"));
        }
        let join = |rest: String, first: &String| {
            self.say("list-counts", &[("first", first.as_str().into()), ("rest", rest.into())])
        };
        let text = match items.split_last() {
            None => self.list(&items),
            Some((last, before)) => before.iter().rev().fold(last.clone(), join),
        };
        (text, errors)
    }

    /// Items joined as one speaks: “a, b and c”.
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => self.say("list-none", &[]),
            [only] => only.as_ref().to_owned(),
            [first, last] => self.say("list-two", &[("first", first.as_ref().into()), ("last", last.as_ref().into())]),
            [first, rest @ ..] => {
                self.say("list-more", &[("first", first.as_ref().into()), ("rest", self.list(rest).into())])
            }
        }
    }
}

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
