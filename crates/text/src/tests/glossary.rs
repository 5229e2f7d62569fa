//! The glossary says what the program says: rows that name a message have its words in every language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::fluent::{files, value};
use crate::LANGUAGES;

/// What a message says in each language, by its name and the game it belongs to; only messages without arguments.
fn said() -> BTreeMap<(String, String), Vec<String>> {
    let mut said: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    for language in LANGUAGES {
        for (file, messages) in files(language.code) {
            let game = ["rising-sun", "shogun"].into_iter().find(|game| file.starts_with(game)).unwrap_or_default();
            for (id, message) in messages.iter().filter(|(_, message)| message.variables().next().is_none()) {
                said.entry((game.to_owned(), id.clone())).or_default().push(value(message).to_owned());
            }
        }
    }
    said
}

/// The game of a chapter of the glossary.
fn game(heading: &str) -> &'static str {
    match heading {
        "Rising Sun" | "Kami Unbound" => "rising-sun",
        "Shogun" => "shogun",
        _ => "",
    }
}

#[test]
fn glossary_has_the_words_of_the_program() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let (text, said) = (fs::read_to_string(&path).unwrap(), said());
    let (mut chapter, mut rows, mut renewed) = ("", Vec::new(), String::new());
    for line in text.lines() {
        chapter = line.strip_prefix("## ").map_or(chapter, game);
        let id = line.strip_prefix("| `").and_then(|rest| rest.split('`').next());
        let Some(id) = id else {
            renewed += &format!("{line}\n");
            continue;
        };
        let words = said.get(&(chapter.to_owned(), id.to_owned())).unwrap_or_else(|| panic!("no message {id}"));
        let printed = line.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        renewed += &format!("| `{id}` | {} | {printed} |\n", words.join(" | "));
        rows.push((chapter, id));
    }
    if std::env::var_os("TENKA_UPDATE").is_some() {
        fs::write(&path, &renewed).unwrap();
    } else {
        assert!(text == renewed, "docs/glossary.md: other words than in locales/; TENKA_UPDATE=1 writes them again");
    }
    // Whatever has a name has a row.
    let names = said.keys().filter(|(game, id)| !game.is_empty() && id.starts_with("name-"));
    let missing: Vec<_> = names.filter(|(game, id)| !rows.contains(&(game.as_str(), id.as_str()))).collect();
    assert!(missing.is_empty(), "not in docs/glossary.md: {missing:?}");
}
