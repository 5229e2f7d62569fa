//! Every command and argument has its words in every language, and no words are left over.

use std::collections::BTreeSet;

use clap::{Arg, Command};
use text::{LANGUAGES, Language, Locale};

use super::{Help, PROGRAM, below_of, heading_of, in_language, is_capital, value_id};
use crate::cli::declared;

/// What is said of no command or argument in particular.
const COMMON: [&str; 15] = [
    "help-help",
    "help-flag-help",
    "help-flag-help-short",
    "help-flag-help-long",
    "help-flag-version",
    "help-heading-usage",
    "help-heading-commands",
    "help-heading-options",
    "help-heading-example",
    "help-note-environment",
    "help-note-default",
    "help-note-alias",
    "help-note-values",
    "help-value-command",
    "help-value-options",
];

/// Names of values that are the same in every language.
const NAMES: [&str; 5] = ["BOT", "ID", "KAMI", "N", "URL"];

/// What clap would say by itself.
const CLAP: [&str; 11] = [
    "Usage",
    "Commands",
    "COMMAND",
    "Arguments:",
    "Options",
    "OPTIONS",
    "[env",
    "[default",
    "[alias",
    "ossible values",
    "Print",
];

/// The messages about help that a language has.
fn messages(language: &Language) -> BTreeSet<&'static str> {
    let (_, source) = language.files.iter().find(|(path, _)| path.ends_with("/help.ftl")).unwrap();
    source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(|id| !id.contains(' ')).collect()
}

/// What the commands ask for.
struct Needed<'a> {
    help: Help<'a>,
    there: BTreeSet<&'static str>,
    needed: BTreeSet<String>,
}

impl Needed<'_> {
    fn command(&mut self, command: &Command, id: &str) {
        self.own(id.to_owned());
        for part in ["more", "note"].map(|part| format!("{id}-{part}")) {
            if self.there.contains(part.as_str()) {
                self.own(part);
            }
        }
        for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
            self.argument(argument, id);
        }
        for below in command.get_subcommands() {
            self.command(below, &below_of(id, below));
        }
    }

    fn argument(&mut self, argument: &Arg, id: &str) {
        self.needed.insert(heading_of(argument));
        match self.help.id_of(argument, id) {
            own if own.starts_with(&format!("{id}-")) => self.own(own),
            shared => drop(self.needed.insert(shared)),
        }
        let names =
            argument.get_value_names().unwrap_or_default().iter().filter(|_| argument.get_action().takes_values());
        for word in names.flat_map(|name| name.split(|letter| !is_capital(letter))).filter(|word| !word.is_empty()) {
            if !NAMES.contains(&word) {
                self.needed.insert(value_id(word));
            }
        }
    }

    /// A message that belongs to one command or argument alone.
    fn own(&mut self, id: String) {
        assert!(self.needed.insert(id.clone()), "{id} is about two things");
    }
}

#[test]
fn every_command_and_argument_has_its_words_and_no_words_are_left_over() {
    for language in LANGUAGES {
        let locale = Locale::new(language);
        let needed = COMMON.map(str::to_owned).into();
        let mut needed = Needed { help: Help { locale: &locale }, there: messages(language), needed };
        needed.command(&declared(), PROGRAM);
        assert!(needed.needed.len() > 150);
        let there: BTreeSet<String> = needed.there.iter().map(|id| (*id).to_owned()).collect();
        let missing: Vec<_> = needed.needed.difference(&there).collect();
        let left_over: Vec<_> = there.difference(&needed.needed).collect();
        assert!(missing.is_empty() && left_over.is_empty(), "{}: {missing:?} {left_over:?}", language.code);
    }
}

/// The help of a command and of all below it, short and long.
fn printed(command: &mut Command) -> Vec<(String, String)> {
    let name = command.get_bin_name().unwrap_or(command.get_name()).to_owned();
    let mut all =
        vec![(name.clone(), command.render_help().to_string()), (name, command.render_long_help().to_string())];
    for below in command.get_subcommands_mut().filter(|below| below.get_name() != "help") {
        all.extend(printed(below));
    }
    all
}

/// What a line says: what stands behind an option, if there is one.
fn said(line: &str) -> &str {
    line.rsplit("  ").next().unwrap_or_default().trim()
}

/// Whether a line may be the same in every language: an example, or an option without words.
fn is_typed(line: &str) -> bool {
    let begins = |begin: &&str| said(line).starts_with(begin);
    !said(line).contains(' ') || ["-", "tenka ", "echo "].iter().any(begins)
}

#[test]
fn nothing_is_left_in_english() {
    // Without an end of lines, each sentence is on one.
    let speak = |language| printed(&mut in_language(declared().term_width(0), &Locale::new(language)));
    let english = speak(&LANGUAGES[0]);
    assert!(english.len() > 50);
    for language in &LANGUAGES[1..] {
        for ((name, english), (_, other)) in english.iter().zip(&speak(language)) {
            let is_same = |line: &&str| english.lines().any(|known| said(known) == said(line)) && !is_typed(line);
            let same: Vec<&str> = other.lines().filter(is_same).collect();
            assert!(same.is_empty(), "{}: {name}: {same:#?}", language.code);
            for word in CLAP {
                assert!(!other.contains(word), "{}: {name}: {word} in {other}", language.code);
            }
            assert!(!other.contains('⟨'), "{}: {name}: {other}", language.code);
        }
    }
}
