//! `tenka show`: the game as a viewer sees it.

use std::io::IsTerminal;
use std::path::PathBuf;

use bots::exec::ShownOf;
use engine::{Game, Session};
use text::Locale;

use crate::error::CliError;
use crate::file::Source;
use crate::games::{Playable, of_game};
use crate::output::Output;
use crate::play::{Style, ViewContext};
use crate::viewer::Perspective;

/// The options of `tenka show`.
#[derive(clap::Args)]
#[command(after_help = "tenka show game.json --as koi")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "spectator")]
    perspective: String,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long)]
    json: bool,
}

/// Shows the game.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, show(&source, args, locale))
}

fn show<G: Playable>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let session = source.session::<G>(args.to, locale)?;
    let perspective = Perspective::named(&args.perspective, &session, locale)?;
    let mut output = Output::new();
    if args.json {
        json(&session, perspective, &mut output)?;
    } else {
        let style = if std::io::stdout().is_terminal() { Style::of_terminal() } else { Style::PLAIN };
        let board = G::board(&ViewContext { game: session.game(), perspective, locale, style });
        output.text(&style.paint(locale, G::COLOURS, &board))?;
    }
    output.end()
}

fn json<G: Game>(session: &Session<G>, perspective: Perspective, output: &mut Output) -> Result<(), CliError> {
    match perspective {
        Perspective::All => output.text(&session.position().write()),
        Perspective::Of(viewer) => {
            let view = session.view(viewer);
            output.json(&ShownOf::<G>::from(&view))
        }
    }
}
