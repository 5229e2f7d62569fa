//! What is wrong with a command line, in the reader's language. clap knows what is wrong, but says it in English.

use std::error::Error as _;
use std::ffi::{OsStr, OsString};
use std::net::AddrParseError;
use std::num::{ParseFloatError, ParseIntError};

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use text::{Locale, Value};

use crate::error::CliError;

/// Help goes to standard output and is not an error; a wrong usage is reported in one line.
pub(crate) fn report(error: &Error, command: &Command, words: &[OsString], locale: &Locale) -> Result<(), CliError> {
    if !error.use_stderr() {
        let _ = error.print();
        return Ok(());
    }
    let what = Wrong { error, locale }.sentence();
    let args = [("what", what.into()), ("command", asked(command, words).into())];
    Err(CliError::request(locale.say("cli-usage", &args)))
}

/// The command whose help says more: the innermost one that was named.
fn asked(program: &Command, words: &[OsString]) -> String {
    let (mut command, mut name) = (program, program.get_name().to_owned());
    let mut words = words.iter().skip(1).map(OsString::as_os_str);
    while let Some(word) = words.next() {
        if let Some(below) = command.find_subcommand(word).filter(|below| below.get_name() != "help") {
            command = below;
            name = format!("{name} {}", below.get_name());
        } else if takes_next(command, word) {
            words.next();
        }
    }
    name
}

/// Whether what follows an option is its value.
fn takes_next(command: &Command, word: &OsStr) -> bool {
    let name = word.to_str().and_then(|word| word.strip_prefix("--"));
    let argument = name.and_then(|name| command.get_arguments().find(|argument| argument.get_long() == Some(name)));
    argument.is_some_and(|argument| argument.get_action().takes_values())
}

struct Wrong<'a> {
    error: &'a Error,
    locale: &'a Locale,
}

impl Wrong<'_> {
    /// What is wrong, without a full stop.
    fn sentence(&self) -> String {
        let argument = self.all(ContextKind::InvalidArg);
        let value = self.all(ContextKind::InvalidValue).concat();
        let option = || ("option", Value::from(argument.join(", ")));
        match self.error.kind() {
            ErrorKind::UnknownArgument => {
                let what = self.say("cli-usage-unknown-option", &[("name", argument.concat().into())]);
                self.did_you_mean(what, ContextKind::SuggestedArg)
            }
            ErrorKind::InvalidSubcommand => {
                let name = self.all(ContextKind::InvalidSubcommand).concat();
                let what = self.say("cli-usage-unknown-command", &[("name", name.into())]);
                self.did_you_mean(what, ContextKind::SuggestedSubcommand)
            }
            ErrorKind::InvalidValue if value.is_empty() => self.say("cli-usage-no-value", &[option()]),
            ErrorKind::InvalidValue => {
                let known = self.all(ContextKind::ValidValue).join(", ");
                self.say("cli-unknown-value", &[option(), ("name", value.into()), ("known", known.into())])
            }
            ErrorKind::ValueValidation => self.unreadable(option(), value),
            ErrorKind::MissingRequiredArgument => {
                self.say("cli-usage-missing", &[("options", self.locale.list(&argument).into())])
            }
            ErrorKind::MissingSubcommand => {
                let known = self.all(ContextKind::ValidSubcommand).join(", ");
                self.say("cli-usage-no-command", &[("known", known.into())])
            }
            ErrorKind::ArgumentConflict => self.conflict(argument),
            ErrorKind::TooManyValues => self.say("cli-usage-needless-value", &[option(), ("value", value.into())]),
            ErrorKind::InvalidUtf8 => self.say("cli-usage-not-text", &[]),
            // Nothing that the commands declare can go wrong in another way.
            _ => self.say("cli-usage-wrong", &[]),
        }
    }

    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.locale.say(id, args)
    }

    /// The names that clap has for something.
    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(name)) => vec![name.clone()],
            Some(ContextValue::Strings(names)) => names.clone(),
            _ => Vec::new(),
        }
    }

    fn did_you_mean(&self, what: String, kind: ContextKind) -> String {
        let names = self.all(kind);
        if names.is_empty() {
            return what;
        }
        self.say("cli-usage-did-you-mean", &[("what", what.into()), ("names", names.join(", ").into())])
    }

    /// Two things that exclude each other, or one that was given twice.
    fn conflict(&self, argument: Vec<String>) -> String {
        let others = self.all(ContextKind::PriorArg);
        let one = if argument.is_empty() { self.all(ContextKind::InvalidSubcommand) } else { argument };
        let id = if one == others { "cli-usage-twice" } else { "cli-usage-conflict" };
        self.say(id, &[("option", one.concat().into()), ("others", self.locale.list(&others).into())])
    }

    /// A value that is not of the kind that is needed.
    fn unreadable(&self, option: (&str, Value<'_>), value: String) -> String {
        let Some(source) = self.error.source() else { return self.say("cli-usage-wrong", &[]) };
        let value = ("value", value.into());
        // A value outside a range is reported in words that contain it: “9 is not in 3..=5”.
        let text = source.to_string();
        if let Some((least, most)) = text.rsplit(' ').next().and_then(|range| range.split_once("..")) {
            let most = most.trim_start_matches('=');
            // Without a limit, it is that of the type.
            let has_limit = most.parse().is_ok_and(|most: i64| most < i64::MAX);
            let id = if has_limit { "cli-usage-out-of-range" } else { "cli-usage-too-small" };
            return self.say(id, &[option, value, ("least", least.into()), ("most", most.into())]);
        }
        let id = if source.is::<ParseIntError>() {
            "cli-usage-no-whole-number"
        } else if source.is::<ParseFloatError>() {
            "cli-usage-no-number"
        } else if source.is::<AddrParseError>() {
            "cli-usage-no-address"
        } else {
            "cli-usage-bad-value"
        };
        self.say(id, &[option, value])
    }
}
