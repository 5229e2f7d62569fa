//! What `--help` says, in the reader's language. The sources declare commands and arguments; the words for them stand
//! in `locales/` and are put in here: `help-serve` for a command, `help-serve-listen` for what it takes, and
//! `help-any-json` for what several commands take and mean alike.

mod note;

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command};
use text::{Locale, kebab};

/// The message of the program itself.
const PROGRAM: &str = "help-tenka";
/// What clap writes before a usage, in English whatever one does.
const USAGE: &str = "Usage:";
/// The placeholder for all options in a usage line, likewise.
const OPTIONS: &str = "[OPTIONS]";

/// The command and all below it with every text in a language, ready to parse.
pub(crate) fn in_language(command: Command, locale: &Locale) -> Command {
    let help = Help { locale };
    let mut command = help.describe(command, PROGRAM);
    // Only now each knows its whole name and has what clap adds by itself: --help, --version, and the command help.
    command.build();
    help.finish(command)
}

struct Help<'a> {
    locale: &'a Locale,
}

impl Help<'_> {
    fn say(&self, id: &str) -> String {
        self.locale.say(id, &[])
    }

    /// The message, where there is one.
    fn said(&self, id: &str) -> Option<String> {
        self.locale.knows(id).then(|| self.say(id))
    }

    /// Puts in the texts of a command, of what it takes, and of the commands below it.
    fn describe(&self, command: Command, id: &str) -> Command {
        let about = self.say(id);
        let more = self.said(&format!("{id}-more")).map(|more| format!("{about}.\n\n{more}"));
        let after = self.after(&command, id);
        let mut place = 0;
        command
            .about(about)
            .long_about(Resettable::from(more.map(StyledStr::from)))
            .after_help(after)
            .subcommand_help_heading(self.say("help-heading-commands"))
            .subcommand_value_name(self.say("help-value-command"))
            // A missing command is an error; the whole help would not be an answer.
            .arg_required_else_help(false)
            .mut_args(|argument| {
                place += 1;
                self.argument(argument, id, place)
            })
            .mut_subcommands(|below| {
                let id = below_of(id, &below);
                self.describe(below, &id)
            })
    }

    /// The end of the help: the examples, which are the same in every language, and a note.
    fn after(&self, command: &Command, id: &str) -> StyledStr {
        let examples = command.get_after_help().map(ToString::to_string).filter(|examples| !examples.is_empty());
        let examples = examples.map(|examples| {
            let lines = examples.lines().map(|line| format!("\n  {line}"));
            self.say("help-heading-example") + ":" + &lines.collect::<String>()
        });
        let parts = [examples, self.said(&format!("{id}-note"))];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n").into()
    }

    /// Puts in the texts of an argument, under a heading of its own, for clap's are English.
    fn argument(&self, argument: Arg, id: &str, place: usize) -> Arg {
        if argument.is_hide_set() {
            return argument;
        }
        let text = [self.say(&self.id_of(&argument, id))].into_iter().chain(self.notes(&argument));
        let text = text.collect::<Vec<_>>().join(" ");
        let heading = self.say(&heading_of(&argument));
        let argument = if argument.is_positional() { argument.display_order(place) } else { argument };
        self.named_values(note::hide(argument)).help(text).long_help(Resettable::Reset).help_heading(heading)
    }

    /// The message of an argument: one of the command's own, or one for all who take it.
    fn id_of(&self, argument: &Arg, id: &str) -> String {
        let name = name_of(argument);
        let own = format!("{id}-{name}");
        if self.locale.knows(&own) { own } else { format!("help-any-{name}") }
    }

    /// Names the values of an argument: in `SEAT|spectator|all` what is capital is a word, and what is not is typed.
    fn named_values(&self, argument: Arg) -> Arg {
        if !argument.get_action().takes_values() {
            return argument;
        }
        let names = argument.get_value_names().unwrap_or_default();
        let names: Vec<String> = names.iter().map(|name| self.value_name(name)).collect();
        if names.is_empty() { argument } else { argument.value_names(names) }
    }

    /// The name of a value as the language has it; one without a message is the same in every language.
    fn value_name(&self, name: &str) -> String {
        let mut named = String::new();
        let mut rest = name;
        while let Some(begin) = rest.find(is_capital) {
            let end = rest[begin..].find(|letter| !is_capital(letter)).map_or(rest.len(), |end| begin + end);
            let word = &rest[begin..end];
            named += &rest[..begin];
            named += &self.said(&value_id(word)).unwrap_or_else(|| word.to_owned());
            rest = &rest[end..];
        }
        named + rest
    }

    /// Puts in what can be known only when all is built.
    fn finish(&self, mut command: Command) -> Command {
        let usage = self.usage(&mut command);
        let has_more = command.get_long_about().is_some();
        let style = *command.get_styles().get_usage();
        let heading = self.say("help-heading-usage");
        command
            .override_usage(usage)
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .mut_args(|argument| self.built_in(argument, has_more))
            .mut_subcommands(|below| match below.get_name() {
                "help" => below.about(self.say("help-help")),
                _ => self.finish(below),
            })
    }

    /// What clap says of usage, without its heading, and with the language's word for options.
    fn usage(&self, command: &mut Command) -> StyledStr {
        let usage = command.render_usage().ansi().to_string();
        let (_, usage) = usage.split_once(USAGE).unwrap_or_default();
        let (_, usage) = usage.split_once(' ').unwrap_or_default();
        // Further lines stand below the first, to the right of the heading.
        let width = self.say("help-heading-usage").chars().count() + ": ".len();
        let blank = |width| format!("\n{:width$}", "");
        let usage = usage.replace(&blank(USAGE.len() + 1), &blank(width));
        usage.replace(OPTIONS, &format!("[{}]", self.say("help-value-options"))).into()
    }

    /// The texts of --help and --version.
    fn built_in(&self, argument: Arg, has_more: bool) -> Arg {
        let argument = match argument.get_id().as_str() {
            "help" if has_more => {
                argument.help(self.say("help-flag-help-short")).long_help(self.say("help-flag-help-long"))
            }
            "help" => argument.help(self.say("help-flag-help")),
            "version" => argument.help(self.say("help-flag-version")),
            _ => return argument,
        };
        argument.help_heading(self.say("help-heading-options"))
    }
}

/// The message of a command below another.
fn below_of(id: &str, below: &Command) -> String {
    if id == PROGRAM { format!("help-{}", below.get_name()) } else { format!("{id}-{}", below.get_name()) }
}

/// What an argument is called in messages: as it is typed, if it is.
fn name_of(argument: &Arg) -> String {
    argument.get_long().map_or_else(|| kebab(argument.get_id().as_str()), str::to_owned)
}

/// The message of the heading of an argument: that of a game, if it belongs to one.
fn heading_of(argument: &Arg) -> String {
    let usual = if argument.is_positional() { "arguments" } else { "options" };
    format!("help-heading-{}", argument.get_help_heading().unwrap_or(usual))
}

fn value_id(word: &str) -> String {
    format!("help-value-{}", word.to_ascii_lowercase().replace('_', "-"))
}

fn is_capital(letter: char) -> bool {
    letter.is_ascii_uppercase() || letter == '_'
}

#[cfg(test)]
mod tests;
