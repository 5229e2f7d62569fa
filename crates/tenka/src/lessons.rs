//! `tenka lessons`: the prepared tables, and whether a puzzle is one.

use std::path::PathBuf;

use ::lessons::{Lesson, Puzzle, Report, Taught};
use serde_json::json;
use text::Locale;

use crate::error::CliError;
use crate::file::Source;
use crate::games::{GameName, of_game};
use crate::output::Output;

/// The options of `tenka lessons`.
#[derive(clap::Args)]
#[command(after_help = "tenka lessons\ntenka lessons check my-puzzle.json")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    Check { puzzle: PathBuf },
}

/// Lists or checks.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    match &args.command {
        None => list(args.json),
        Some(Command::Check { puzzle }) => {
            let source = Source::read(puzzle, locale)?;
            let lesson = source.lesson(locale)?;
            of_game!(source.named(&lesson.game, locale)?, check(&source, &lesson, args.json, locale))
        }
    }
}

fn list(json: bool) -> Result<(), CliError> {
    let row = |lesson: &Lesson| json!({"name": lesson.name, "kind": lesson.kind().name(), "game": lesson.game, "seat": lesson.seat});
    let all: Vec<_> = Lesson::all().iter().map(row).collect();
    Output::report(json, &all, || Lesson::all().iter().map(|lesson| format!("{}\n", lesson.name)).collect())
}

fn check<G: Taught>(source: &Source, lesson: &Lesson, json: bool, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let invalid_document = |error| CliError::error(&source.name, &error, locale);
    let puzzle = Puzzle::<G>::of(lesson).map_err(invalid_document)?;
    let puzzle = puzzle.ok_or_else(|| invalid_document(engine::DocumentError::new("position", "missing-field")))?;
    let Report { moments, by_chance } = puzzle.check().map_err(invalid_document)?;
    let bots: Vec<_> =
        by_chance.iter().map(|(bot, solved, tries)| json!({"bot": bot, "solved": solved, "tries": tries})).collect();
    let report = json!({"game": G::NAME, "every_reply": moments.is_some(), "moments": moments, "by_chance": bots});
    Output::report(json, &report, || {
        let id = if moments.is_some() { "cli-puzzle-every-reply" } else { "cli-puzzle-bots" };
        let mut lines = locale.say(id, &[("file", source.name.as_str().into())]);
        for (bot, solved, tries) in by_chance {
            let args = [("bot", bot.into()), ("solved", (solved as usize).into()), ("tries", (tries as usize).into())];
            lines += &format!("\n{}", locale.say("cli-puzzle-by-chance", &args));
        }
        lines + "\n"
    })
}

impl Source {
    /// The lesson in the document.
    fn lesson(&self, locale: &Locale) -> Result<Lesson, CliError> {
        Lesson::read("", self.bytes()).map_err(|error| CliError::error(&self.name, &error, locale))
    }

    /// The game of that name.
    fn named(&self, game: &str, locale: &Locale) -> Result<GameName, CliError> {
        GameName::named(game).ok_or_else(|| self.unknown_game(game, locale))
    }
}
