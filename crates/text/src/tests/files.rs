//! The messages in the Fluent files of the first language.

use std::collections::BTreeSet;

use crate::{Files, LANGUAGES};

/// The messages for all games, each with its file.
pub(super) fn shared() -> BTreeSet<(&'static str, String)> {
    messages(LANGUAGES[0].files)
}

/// The messages of a game.
pub(super) fn own(game: &str) -> BTreeSet<(&'static str, String)> {
    messages(files(game))
}

/// The arguments that a message asks for.
pub(super) fn variables(game: Option<&str>, id: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, source) in heard(game) {
        let begin = format!("{id} =");
        let mut lines = source.lines().skip_while(|line| !line.starts_with(&begin));
        let first = lines.next().into_iter();
        // What a message goes on with is indented.
        for line in first.chain(lines.take_while(|line| line.starts_with(' '))) {
            let variable = |rest: &str| {
                rest.split(|letter: char| letter != '-' && !letter.is_alphanumeric()).next().map(str::to_owned)
            };
            names.extend(line.split('$').skip(1).filter_map(variable));
        }
    }
    names
}

/// Whether another message has this one in it.
pub(super) fn is_part(game: Option<&str>, id: &str) -> bool {
    heard(game).any(|(_, source)| source.contains(&format!("{{ {id} }}")))
}

fn files(game: &str) -> Files {
    LANGUAGES[0].games.iter().find(|own| own.game == game).unwrap().files
}

fn heard(game: Option<&str>) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    LANGUAGES[0].files.iter().chain(game.map_or(&[][..], files))
}

fn messages(files: Files) -> BTreeSet<(&'static str, String)> {
    let mut messages = BTreeSet::new();
    for (file, source) in files {
        for id in ids(file, source) {
            assert!(messages.insert((*file, id.clone())), "{file}: {id} is there twice");
        }
    }
    messages
}

/// The names of the messages in a file.
pub(super) fn ids(file: &str, source: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let name = |entry: fluent_syntax::ast::Entry<&str>| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.into_iter().filter_map(name).collect()
}
