//! `tenka legal`: what may be done now.

use std::path::PathBuf;

use engine::{Entry, Game, PlayerAction, Seats};
use text::Locale;

use crate::error::CliError;
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;
use crate::viewer;

/// The options of `tenka legal`.
#[derive(clap::Args)]
#[command(after_help = "tenka legal game.json --as koi")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<String>,
    #[arg(long)]
    free: bool,
}

/// Lists the actions.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, list(&source, args, locale))
}

fn list<G: Game>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let session = source.session::<G>(None, locale)?;
    let seats = match &args.seat {
        Some(name) => Seats::one(viewer::seat(name, &session, locale)?),
        None => Seats::first(session.game().seats()),
    };
    let mut output = Output::new();
    for seat in seats.iter() {
        let free = if args.free { session.free(seat) } else { Vec::new() };
        for action in session.legal(seat).into_iter().chain(free) {
            output.json(&Entry::new(session.game(), seat, PlayerAction::<G>::Game(action)))?;
        }
    }
    output.end()
}
