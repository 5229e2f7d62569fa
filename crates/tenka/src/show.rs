//! `tenka show`: the game as somebody sees it.

use std::io::IsTerminal;
use std::path::PathBuf;

use bots::exec::ShownOf;
use table::{Game, Session};
use text::Tongue;

use crate::fault::Fault;
use crate::file::Source;
use crate::games::{Playable, of_game};
use crate::output::Output;
use crate::play::{Look, Style};
use crate::viewer::Eyes;

/// The options of `tenka show`.
#[derive(clap::Args)]
#[command(after_help = "tenka show game.json --as koi")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "spectator")]
    eyes: String,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long)]
    json: bool,
}

/// Shows the game.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, show(&source, args, tongue))
}

fn show<G: Playable>(source: &Source, args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let session = source.session::<G>(args.to, tongue)?;
    let eyes = Eyes::named(&args.eyes, &session, tongue)?;
    let mut output = Output::new();
    if args.json {
        json(&session, eyes, &mut output)?;
    } else {
        let style = if std::io::stdout().is_terminal() { Style::of_terminal() } else { Style::PLAIN };
        let board = G::board(&Look { game: session.game(), eyes, tongue, style });
        output.text(&style.paint(tongue, G::COLOURS, &board))?;
    }
    output.end()
}

fn json<G: Game>(session: &Session<G>, eyes: Eyes, output: &mut Output) -> Result<(), Fault> {
    match eyes {
        Eyes::All => output.text(&session.position().write()),
        Eyes::Of(viewer) => {
            let view = session.view(viewer);
            output.json(&ShownOf::<G>::from(&view))
        }
    }
}
