//! `tenka position`: the present state as a document.

use std::path::PathBuf;

use engine::Game;
use text::Locale;

use crate::error::CliError;
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;

/// The options of `tenka position`.
#[derive(clap::Args)]
#[command(after_help = "tenka position game.json > puzzle.json\ntenka new rising-sun --from puzzle.json")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// Writes the position.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, write(&source, args.to, locale))
}

fn write<G: Game>(source: &Source, to: Option<usize>, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let mut output = Output::new();
    output.text(&source.session::<G>(to, locale)?.position().write())?;
    output.end()
}
