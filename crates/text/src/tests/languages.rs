//! Every language says the same, each in its own words.

use std::collections::BTreeSet;

use super::fluent::{files, kinds};
use crate::{LANGUAGES, Locale};

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

/// What an argument is about: `province` for `province-loc` in a language whose names have that form.
fn without_form<'a>(variable: &'a str, kinds: &BTreeSet<String>) -> &'a str {
    variable.rsplit_once('-').filter(|(_, kind)| kinds.contains(*kind)).map_or(variable, |(base, _)| base)
}

/// What an argument is about, however it is passed: `province` for `province-id`, too.
fn subject<'a>(variable: &'a str, kinds: &BTreeSet<String>) -> &'a str {
    let variable = without_form(variable, kinds);
    ["-id", "-count", "-from-one"].iter().find_map(|end| variable.strip_suffix(end)).unwrap_or(variable)
}

/// Arguments that a language does not show, although English does: it has a word of its own for each value.
const WORDED: &[(&str, &str, &str)] = &[("de", "event-built", "building")];

#[test]
fn every_language_asks_for_the_same_things() {
    let (first, mut worded) = (files("en"), WORDED.to_vec());
    for language in &LANGUAGES[1..] {
        let (code, kinds) = (language.code, kinds(language.code));
        for (name, messages) in &files(code) {
            for ((id, mine), (_, other)) in messages.iter().zip(&first[name]) {
                let shown: BTreeSet<&str> = mine.shown.iter().map(|variable| without_form(variable, &kinds)).collect();
                let theirs: BTreeSet<&str> = other.shown.iter().map(String::as_str).collect();
                let mut other_than: Vec<_> = theirs.symmetric_difference(&shown).collect();
                other_than.retain(|variable| {
                    let place = worded.iter().position(|known| *known == (code, id.as_str(), **variable));
                    place.map(|place| worded.remove(place)).is_none()
                });
                assert!(other_than.is_empty(), "{code}/{name}: {id} differs from English in {other_than:?}");
                // By what a language selects is its own affair, as long as it is told of it.
                let known: BTreeSet<&str> = other.variables().map(|variable| subject(variable, &kinds)).collect();
                let asked: BTreeSet<&str> = mine.variables().map(|variable| subject(variable, &kinds)).collect();
                assert_eq!(asked, known, "{code}/{name}: {id}");
                if id == "counts" {
                    assert_eq!(mine.attributes, other.attributes, "{code}/{name}");
                }
            }
        }
    }
    assert!(worded.is_empty(), "shown after all: {worded:?}");
}

#[test]
fn quotes_and_dashes_are_those_of_printers() {
    for language in LANGUAGES {
        for (name, messages) in &files(language.code) {
            // What is typed into a terminal is written as it is typed.
            let is_typed = ["cli.ftl", "help.ftl", "admin.ftl", "arena.ftl", "play.ftl", "document-errors.ftl"]
                .contains(&name.as_str());
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
    let polish = Locale::named("pl").unwrap().about("rising-sun");
    let moved = serde_json::json!({"moved": {"clan": "koi", "figure": "daimyo", "from": "edo", "to": "kyoto"}});
    assert_eq!(polish.event(&moved), "Koi przesuwa daimyo z Edo do Kioto.");
    let taken = serde_json::json!({"coins_taken": {"clan": "koi", "from": "lotus", "coins": 2, "source": "income"}});
    assert!(polish.event(&taken).starts_with("Koi zabiera klanowi Lotosu 2 monety"), "{}", polish.event(&taken));
    let german = Locale::named("de").unwrap().about("rising-sun");
    let moved = serde_json::json!({"moved": {"clan": "koi", "figure": "bushi", "from": "edo", "to": "kyoto"}});
    assert_eq!(german.event(&moved), "Koi bewegt einen Bushi von Edo nach Kyoto.");
}
