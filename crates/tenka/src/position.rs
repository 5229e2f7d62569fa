//! `tenka position`: the game as it stands, as a document.

use std::path::PathBuf;

use table::Game;
use text::Tongue;

use crate::fault::Fault;
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
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, write(&source, args.to, tongue))
}

fn write<G: Game>(source: &Source, to: Option<usize>, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let mut output = Output::new();
    output.text(&source.session::<G>(to, tongue)?.position().write())?;
    output.end()
}
