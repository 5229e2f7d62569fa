//! What the command line looks like, and which command it calls.

use clap::{CommandFactory, Parser, Subcommand};
use text::{LANGUAGES, Tongue};

use crate::fault::Fault;
use crate::{
    admin, apply, arena, bench, legal, lessons, new, playing, position, replay, rules, serve, show, simulate, swarm,
    verify,
};

/// Rising Sun and Shogun on one table: play them, inspect them, simulate them.
///
/// A RECORD is a file with a game in it, or `-` for standard input; a position does as well.
#[derive(Parser)]
#[command(
    name = "tenka",
    version,
    after_help = "Example:\n  tenka new rising-sun --clans koi,lotus,turtle --seed 42 > game.json\n  tenka legal game.json | head -1 | tenka apply game.json --in-place\n  tenka show game.json --as koi\n\nAn unofficial work by fans of the games."
)]
struct Cli {
    /// The language of what is written for people; that of the environment otherwise.
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
pub(crate) fn run() -> Result<(), Fault> {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let tongue = tongue(cli.lang.as_deref())?;
    match cli.command {
        None => {
            // `tenka` alone explains itself. A reader who goes away early is no fault.
            let _ = Cli::command().print_long_help();
            Ok(())
        }
        Some(Command::Serve(args)) => serve::run(&args, &tongue),
        Some(Command::Admin(args)) => admin::run(&args, &tongue),
        Some(Command::Play(args)) => playing::run(&args, &tongue),
        Some(Command::Rules(args)) => rules::run(&args, &tongue),
        Some(Command::New(args)) => new::run(&args, &tongue),
        Some(Command::Show(args)) => show::run(&args, &tongue),
        Some(Command::Legal(args)) => legal::run(&args, &tongue),
        Some(Command::Apply(args)) => apply::run(&args, &tongue),
        Some(Command::Position(args)) => position::run(&args, &tongue),
        Some(Command::Replay(args)) => replay::run(&args, &tongue),
        Some(Command::Verify(args)) => verify::run(&args, &tongue),
        Some(Command::Lessons(args)) => lessons::run(&args, &tongue),
        Some(Command::Simulate(args)) => simulate::run(&args, &tongue),
        Some(Command::Arena(args)) => arena::run(&args, &tongue),
        Some(Command::Bench(args)) => bench::run(&args, &tongue),
        Some(Command::Swarm(args)) => swarm::run(&args, &tongue),
    }
}

fn tongue(lang: Option<&str>) -> Result<Tongue, Fault> {
    let Some(code) = lang else { return Ok(Tongue::from_environment()) };
    Tongue::named(code).ok_or_else(|| {
        let known: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
        let tongue = Tongue::from_environment();
        let args = [("code", code.into()), ("known", known.join(", ").into())];
        Fault::request(tongue.say("cli-unknown-language", &args))
    })
}

/// Help goes to standard output and is no fault; a wrong usage is told in one line.
fn usage(error: &clap::Error) -> Result<(), Fault> {
    if !error.use_stderr() {
        let _ = error.print();
        return Ok(());
    }
    let text = error.render().to_string();
    let text = text.split("For more information").next().unwrap_or(&text);
    let (what, rest) = text.split_once("Usage: ").unwrap_or((text, ""));
    let what = what.trim().trim_start_matches("error: ").trim_end_matches('.');
    let command: Vec<&str> = rest.split_whitespace().take_while(|word| !word.starts_with(['[', '<', '-'])).collect();
    let command = if command.is_empty() { "tenka".to_owned() } else { command.join(" ") };
    Err(Fault::request(format!("{what} (see {command} --help)")))
}
