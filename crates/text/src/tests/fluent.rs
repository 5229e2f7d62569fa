//! Fluent files as they stand: what a message shows and what it asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A message as it stands in a file: what it shows, what it asks for, and what its attributes are called.
#[derive(Default)]
pub(super) struct Message {
    pub(super) text: String,
    /// How much of it is the message itself, before its attributes.
    own: usize,
    /// The arguments that it shows.
    pub(super) shown: BTreeSet<String>,
    /// The arguments by which it selects what it shows.
    selectors: BTreeSet<String>,
    pub(super) attributes: Vec<String>,
}

impl Message {
    /// All arguments that it asks for.
    pub(super) fn variables(&self) -> impl Iterator<Item = &String> {
        self.shown.union(&self.selectors)
    }
}

/// What a message says itself, without its attributes.
pub(super) fn value(message: &Message) -> &str {
    &message.text[..message.own]
}

/// Where the files of a language are.
pub(super) fn folder(code: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(code)
}

/// The Fluent files of a language by name, each with its messages in their order.
pub(super) fn files(code: &str) -> BTreeMap<String, Vec<(String, Message)>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder(code)).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".ftl") {
            files.insert(name, messages(&fs::read_to_string(entry.path()).unwrap()));
        }
    }
    files
}

fn messages(source: &str) -> Vec<(String, Message)> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(found) = entry {
            let mut message = Message::default();
            found.value.iter().for_each(|pattern| read(pattern, &mut message));
            message.own = message.text.len();
            for attribute in &found.attributes {
                message.attributes.push(attribute.id.name.to_owned());
                read(&attribute.value, &mut message);
            }
            messages.push((found.id.name.to_owned(), message));
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => {
                message.text.push('·');
                match expression {
                    Expression::Inline(inline) => read_inline(inline, message, false),
                    Expression::Select { selector, variants } => {
                        read_inline(selector, message, true);
                        variants.iter().for_each(|variant| read(&variant.value, message));
                    }
                }
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message, selects: bool) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let variables = if selects { &mut message.selectors } else { &mut message.shown };
            variables.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, message, selects));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                read_inline(inline, message, selects);
            }
        }
        _ => {}
    }
}

/// What the forms of the names of a language are called.
pub(super) fn kinds(code: &str) -> BTreeSet<String> {
    let files = files(code);
    let messages = files.values().flatten().filter(|(id, _)| id != "counts");
    messages.flat_map(|(_, message)| message.attributes.clone()).collect()
}
