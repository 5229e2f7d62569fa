//! `tenka lessons`: the prepared tables, and whether a puzzle is one.

use std::path::PathBuf;

use ::lessons::{Lesson, Puzzle, Report, Taught};
use serde_json::json;
use text::Tongue;

use crate::fault::Fault;
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
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    match &args.command {
        None => list(args.json),
        Some(Command::Check { puzzle }) => {
            let source = Source::read(puzzle, tongue)?;
            let lesson = source.lesson(tongue)?;
            of_game!(source.named(&lesson.game, tongue)?, check(&source, &lesson, args.json, tongue))
        }
    }
}

fn list(json: bool) -> Result<(), Fault> {
    let row = |lesson: &Lesson| json!({"name": lesson.name, "kind": lesson.kind().name(), "game": lesson.game, "seat": lesson.seat});
    let all: Vec<_> = Lesson::all().iter().map(row).collect();
    Output::report(json, &all, || Lesson::all().iter().map(|lesson| format!("{}\n", lesson.name)).collect())
}

fn check<G: Taught>(source: &Source, lesson: &Lesson, json: bool, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let flawed = |flaw| Fault::flaw(&source.name, &flaw, tongue);
    let puzzle = Puzzle::<G>::of(lesson).map_err(flawed)?;
    let puzzle = puzzle.ok_or_else(|| flawed(table::Flaw::new("position", "missing-field")))?;
    let Report { moments, by_chance } = puzzle.check().map_err(flawed)?;
    let bots: Vec<_> =
        by_chance.iter().map(|(bot, solved, tries)| json!({"bot": bot, "solved": solved, "tries": tries})).collect();
    let report = json!({"game": G::NAME, "every_reply": moments.is_some(), "moments": moments, "by_chance": bots});
    Output::report(json, &report, || {
        let id = if moments.is_some() { "cli-puzzle-every-reply" } else { "cli-puzzle-bots" };
        let mut lines = tongue.say(id, &[("file", source.name.as_str().into())]);
        for (bot, solved, tries) in by_chance {
            let args = [("bot", bot.into()), ("solved", (solved as usize).into()), ("tries", (tries as usize).into())];
            lines += &format!("\n{}", tongue.say("cli-puzzle-by-chance", &args));
        }
        lines + "\n"
    })
}

impl Source {
    /// The lesson in the document.
    fn lesson(&self, tongue: &Tongue) -> Result<Lesson, Fault> {
        Lesson::read("", self.bytes()).map_err(|flaw| Fault::flaw(&self.name, &flaw, tongue))
    }

    /// The game of that name.
    fn named(&self, game: &str, tongue: &Tongue) -> Result<GameName, Fault> {
        GameName::named(game).ok_or_else(|| self.unknown_game(game, tongue))
    }
}
