//! What the page says: it reads the same files, and some of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::files;
use super::games::GAMES;
use super::sources;
use crate::kebab;

/// What the page alone says.
fn own() -> BTreeSet<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut messages = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("page") {
            let text = fs::read_to_string(entry.path()).unwrap();
            messages.extend(files::ids(&name, &text).into_iter().map(|id| (name.clone(), id)));
        }
    }
    messages
}

/// Whether a message is one that a template can name: what stands between ${ and } must be a word that the page knows.
fn fits(pattern: &[&str], id: &str, words: &BTreeSet<String>) -> bool {
    let Some((first, rest)) = pattern.split_first() else { return id.is_empty() };
    let Some(after) = id.strip_prefix(first) else { return false };
    if rest.is_empty() {
        return after.is_empty();
    }
    (1..=after.len()).any(|end| {
        let (word, after) = after.split_at(end);
        words.contains(word) && fits(rest, after, words)
    })
}

/// Every word that the page writes between quotes or as the name of a field, as messages write it.
fn words(source: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let mut words = BTreeSet::new();
    for (at, _) in source.match_indices(['"', '\'', '`', ':']) {
        let (before, after) = (&source[..at], &source[at..]);
        if after.starts_with(':') {
            let word = before.rsplit(|letter| !is_part(letter)).next().unwrap_or_default();
            words.insert(kebab(word.trim_end_matches('?')));
        } else {
            let word = after[1..].split(|letter| !is_part(letter)).next().unwrap_or_default();
            words.insert(kebab(word));
        }
    }
    words
}

#[test]
fn every_message_of_the_page_is_there_and_used() {
    let source = sources::page();
    let mut words = words(&source);
    words.extend(lessons());
    let own = own();
    let known: BTreeSet<&str> = own.iter().map(|(_, id)| id.as_str()).collect();
    let everywhere: BTreeSet<String> = GAMES
        .iter()
        .flat_map(|game| files::shared().into_iter().chain(files::own(game.name)))
        .map(|(_, id)| id)
        .collect();
    let mut missing = BTreeSet::new();
    for quote in ['"', '\''] {
        for (at, call) in source.match_indices(&format!("say({quote}")) {
            let id = source[at + call.len()..].split(quote).next().unwrap_or_default();
            if !known.contains(id) && !everywhere.contains(id) {
                missing.insert(id);
            }
        }
    }
    assert!(missing.is_empty(), "the page says what is nowhere: {missing:#?}");
    let templates: Vec<Vec<&str>> = source
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|template| template.starts_with("page-"))
        .map(|template| template.split("${").enumerate().map(|(number, piece)| tail(number, piece)).collect())
        .collect();
    // `${name}-text` says more about what a template names.
    let is_end = |template: &&str| template.starts_with("${") && template.matches("${").count() == 1;
    let ends: Vec<&str> =
        source.split('`').skip(1).step_by(2).filter(is_end).map(|template| tail(1, template)).collect();
    let is_made = |id: &str| templates.iter().any(|template| fits(template, id, &words));
    let is_more = |id: &str| {
        let bases = ends.iter().filter(|end| end.starts_with('-')).filter_map(|end| id.strip_suffix(end));
        bases.into_iter().any(is_made)
    };
    let is_named = |id: &str| ['"', '\'', '`'].iter().any(|quote| source.contains(&format!("{quote}{id}{quote}")));
    let is_used = |id: &str| is_named(id) || is_made(id) || is_more(id);
    let unused: Vec<_> = own.iter().filter(|(_, id)| !is_used(id)).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The names of all lessons, as messages write them: the page hears them from the server.
fn lessons() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let games = fs::read_dir(folder).unwrap().flatten();
    let files =
        games.flat_map(|game| fs::read_dir(game.path()).unwrap().flatten().map(move |file| (game.file_name(), file)));
    let name = |(game, file): (std::ffi::OsString, fs::DirEntry)| {
        format!("{}-{}", game.to_string_lossy(), file.file_name().to_string_lossy().trim_end_matches(".json"))
    };
    files.map(name).collect()
}

/// What follows a value in a template.
fn tail(number: usize, piece: &str) -> &str {
    if number == 0 { piece } else { piece.split_once('}').map_or("", |(_, after)| after) }
}

#[test]
fn no_message_of_the_page_is_there_twice() {
    let mut ids = BTreeSet::new();
    for (file, id) in own() {
        assert!(ids.insert(id.clone()), "{file}: {id} is there twice");
        assert!(id.starts_with("page-"), "{file}: {id} could be taken for somebody else's");
    }
}
