//! What the command line looks like, and which command it calls.

use std::env;
use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use text::{LANGUAGES, Language, Locale};

use crate::error::CliError;
use crate::{
    admin, apply, arena, bench, help, legal, lessons, new, playing, position, replay, rules, serve, show, simulate,
    swarm, usage, verify,
};

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "tenka",
    version,
    after_help = "tenka new rising-sun --clans koi,lotus,turtle --seed 42 > game.json\ntenka legal game.json | head -1 | tenka apply game.json --in-place\ntenka show game.json --as koi"
)]
struct Cli {
    #[arg(long, global = true, value_name = "CODE")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Admin(admin::Args),
    Play(playing::Args),
    Rules(rules::Args),
    New(new::Args),
    Show(show::Args),
    Legal(legal::Args),
    Apply(apply::Args),
    Position(position::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Lessons(lessons::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Swarm(swarm::Args),
}

/// Reads the command line and does what it says.
pub(crate) fn run() -> Result<(), CliError> {
    let words: Vec<OsString> = env::args_os().collect();
    let locale = named(&words).unwrap_or_else(Locale::from_environment);
    let mut command = help::in_language(Cli::command(), &locale);
    let read = command.try_get_matches_from_mut(&words).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error, &command, &words, &locale),
    };
    if let Some(code) = cli.lang.filter(|code| Language::named(code).is_none()) {
        let known: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
        let args = [("code", code.into()), ("known", known.join(", ").into())];
        return Err(CliError::request(locale.say("cli-unknown-language", &args)));
    }
    match cli.command {
        None => {
            // `tenka` alone explains itself. A reader who goes away early is no fault.
            let _ = command.print_long_help();
            Ok(())
        }
        Some(Command::Serve(args)) => serve::run(&args, &locale),
        Some(Command::Admin(args)) => admin::run(&args, &locale),
        Some(Command::Play(args)) => playing::run(&args, &locale),
        Some(Command::Rules(args)) => rules::run(&args, &locale),
        Some(Command::New(args)) => new::run(&args, &locale),
        Some(Command::Show(args)) => show::run(&args, &locale),
        Some(Command::Legal(args)) => legal::run(&args, &locale),
        Some(Command::Apply(args)) => apply::run(&args, &locale),
        Some(Command::Position(args)) => position::run(&args, &locale),
        Some(Command::Replay(args)) => replay::run(&args, &locale),
        Some(Command::Verify(args)) => verify::run(&args, &locale),
        Some(Command::Lessons(args)) => lessons::run(&args, &locale),
        Some(Command::Simulate(args)) => simulate::run(&args, &locale),
        Some(Command::Arena(args)) => arena::run(&args, &locale),
        Some(Command::Bench(args)) => bench::run(&args, &locale),
        Some(Command::Swarm(args)) => swarm::run(&args, &locale),
    }
}

/// The language that `--lang` names, if there is such a one. It is needed before the command line is read, for what is
/// wrong with that is reported in this language, too.
fn named(words: &[OsString]) -> Option<Locale> {
    let mut words = words.iter().skip(1).map(|word| word.to_str().unwrap_or_default());
    let code = loop {
        match words.next()? {
            "--" => return None,
            "--lang" => break words.next()?,
            word => {
                if let Some(code) = word.strip_prefix("--lang=") {
                    break code;
                }
            }
        }
    };
    Locale::named(code)
}

/// The commands as they are declared, without words.
#[cfg(test)]
pub(crate) fn declared() -> clap::Command {
    Cli::command()
}
