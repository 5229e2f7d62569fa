//! Every language says the same, each in its own words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{LANGUAGES, Tongue};

/// A message as it stands in a file: what it shows, what it asks for, and what its attributes are called.
#[derive(Default)]
struct Message {
    text: String,
    variables: BTreeSet<String>,
    attributes: Vec<String>,
}

fn folder(code: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(code)
}

/// The Fluent files of a language by name, each with its messages in their order.
fn files(code: &str) -> BTreeMap<String, Vec<(String, Message)>> {
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
                    Expression::Inline(inline) => read_inline(inline, message),
                    Expression::Select { selector, variants } => {
                        read_inline(selector, message);
                        variants.iter().for_each(|variant| read(&variant.value, message));
                    }
                }
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, message));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                read_inline(inline, message);
            }
        }
        _ => {}
    }
}

/// What an argument is about: `province` for `province-loc` in a language whose names have that form.
fn base<'a>(variable: &'a str, kinds: &BTreeSet<String>) -> &'a str {
    let own = ["id", "count", "from-one"];
    match variable.rsplit_once('-') {
        Some((base, kind)) if kinds.contains(kind) || own.contains(&kind) => base,
        _ if variable.ends_with("-from-one") => variable.trim_end_matches("-from-one"),
        _ => variable,
    }
}

fn kinds(code: &str) -> BTreeSet<String> {
    let files = files(code);
    let messages = files.values().flatten().filter(|(id, _)| id != "counts");
    messages.flat_map(|(_, message)| message.attributes.clone()).collect()
}

#[test]
fn every_language_has_the_same_files_and_messages_in_the_same_order() {
    let first = files("en");
    for language in &LANGUAGES[1..] {
        let mine = files(language.code);
        assert_eq!(mine.keys().collect::<Vec<_>>(), first.keys().collect::<Vec<_>>(), "{}", language.code);
        for (name, messages) in &mine {
            let theirs = &first[name];
            let other = messages.iter().zip(theirs).find(|((mine, _), (theirs, _))| mine != theirs);
            let other = other.map(|((mine, _), (theirs, _))| format!("{mine} where {theirs} is expected"));
            assert_eq!(other, None, "{}/{name}", language.code);
            assert_eq!(messages.len(), theirs.len(), "{}/{name}", language.code);
        }
    }
}

#[test]
fn every_language_asks_for_the_same_things() {
    let first = files("en");
    for language in &LANGUAGES[1..] {
        let kinds = kinds(language.code);
        let none = BTreeSet::new();
        for (name, messages) in &files(language.code) {
            for ((id, mine), (_, other)) in messages.iter().zip(&first[name]) {
                let given: BTreeSet<&str> = other.variables.iter().map(|variable| base(variable, &none)).collect();
                let asked: BTreeSet<&str> = mine.variables.iter().map(|variable| base(variable, &kinds)).collect();
                let unknown: Vec<_> = asked.difference(&given).collect();
                assert!(unknown.is_empty(), "{}/{name}: {id} asks for {unknown:?}", language.code);
                // What English only selects by, such as whether a noun is there, another language may not need.
                let missing = given.difference(&asked).count();
                assert!(missing <= 1, "{}/{name}: {id} leaves out some of {given:?}", language.code);
                if id == "counts" {
                    assert_eq!(mine.attributes, other.attributes, "{}/{name}", language.code);
                }
            }
        }
    }
}

/// What may read the same in another language: names, signs and words that all three share.
const SHARED: &[&str] = &["page-tenka", "page-en", "page-de", "page-pl"];

#[test]
fn nothing_was_left_in_the_first_language() {
    let first = files("en");
    for language in &LANGUAGES[1..] {
        let mut same = Vec::new();
        for (name, messages) in &files(language.code) {
            for ((id, mine), (_, other)) in messages.iter().zip(&first[name]) {
                let words =
                    mine.text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 1).count();
                // One word can be the same by chance or by tradition: Bushi, Ronin, Bot, Status.
                if mine.text == other.text && words > 2 && !SHARED.contains(&id.as_str()) {
                    same.push(format!("{}/{name}: {id} = {}", language.code, mine.text));
                }
            }
        }
        assert!(same.is_empty(), "{same:#?}");
    }
}

#[test]
fn quotes_and_dashes_are_those_of_printers() {
    for language in LANGUAGES {
        for (name, messages) in &files(language.code) {
            // What is typed into a terminal is written as it is typed.
            let is_typed = ["cli.ftl", "admin.ftl", "arena.ftl", "play.ftl", "flaws.ftl"].contains(&name.as_str());
            for (id, message) in messages {
                let at = format!("{}/{name}: {id} = {}", language.code, message.text);
                assert!(is_typed || !message.text.contains('"'), "a straight quote in {at}");
                assert!(!message.text.contains('\''), "a straight apostrophe in {at}");
                assert!(is_typed || !message.text.contains(" - "), "a hyphen for a dash in {at}");
                assert!(is_typed || !message.text.contains("..."), "three points for an ellipsis in {at}");
                let opened = match language.code {
                    "en" => '“',
                    _ => '„',
                };
                let closed = match language.code {
                    "de" => '“',
                    _ => '”',
                };
                let count = |sign| message.text.chars().filter(|letter| *letter == sign).count();
                assert_eq!(count(opened), count(closed), "quotes in {at}");
            }
        }
    }
}

#[test]
fn sentences_ask_for_forms() {
    let polish = Tongue::named("pl").unwrap().about("rising-sun");
    let moved = serde_json::json!({"moved": {"clan": "koi", "figure": "daimyo", "from": "edo", "to": "kyoto"}});
    assert_eq!(polish.event(&moved), "Koi przesuwa daimyo z Edo do Kioto.");
    let taken = serde_json::json!({"coins_taken": {"clan": "koi", "from": "lotus", "coins": 2, "source": "income"}});
    assert!(polish.event(&taken).starts_with("Koi zabiera klanowi Lotosu 2 monety"), "{}", polish.event(&taken));
    let german = Tongue::named("de").unwrap().about("rising-sun");
    let moved = serde_json::json!({"moved": {"clan": "koi", "figure": "bushi", "from": "edo", "to": "kyoto"}});
    assert_eq!(german.event(&moved), "Koi bewegt einen Bushi von Edo nach Kyoto.");
}
