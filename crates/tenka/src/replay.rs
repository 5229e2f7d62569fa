//! `tenka replay`: the story of a game.

use std::path::PathBuf;

use serde::Serialize;
use table::{Game, News, Session, Told};
use text::Tongue;

use crate::fault::Fault;
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;
use crate::viewer::Eyes;

/// The options of `tenka replay`.
#[derive(clap::Args)]
#[command(after_help = "tenka replay game.json --as spectator --to 20")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "all")]
    eyes: String,
    #[arg(long)]
    json: bool,
}

/// One line of the story.
#[derive(Serialize)]
struct Line<'a, E> {
    entry: Option<usize>,
    seat: Option<&'a str>,
    event: E,
}

/// Tells the story.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, tell(&source, args, tongue))
}

fn tell<G: Game>(source: &Source, args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let record = source.record::<G>(tongue)?;
    let unplayable = |why| Fault::unplayable(&source.name, &why, tongue);
    let start = Session::replay_to(&record, 0).map_err(unplayable)?;
    let eyes = Eyes::named(&args.eyes, &start, tongue)?;
    let hears = |told: &&Told<G>| match eyes {
        Eyes::All => true,
        Eyes::Of(viewer) => told.heard_by(viewer),
    };
    let mut output = Output::new();
    for told in start.opening().iter().filter(hears) {
        write(&mut output, &start, told, args.json, tongue)?;
    }
    let mut result = Ok(());
    let played = Session::replay_with(&record, args.to.unwrap_or(usize::MAX), |session, told| {
        for told in told.iter().filter(hears) {
            if result.is_ok() {
                result = write(&mut output, session, told, args.json, tongue);
            }
        }
    });
    result?;
    output.end()?;
    played.map(|_| ()).map_err(unplayable)
}

fn write<G: Game>(
    output: &mut Output,
    session: &Session<G>,
    told: &Told<G>,
    json: bool,
    tongue: &Tongue,
) -> Result<(), Fault> {
    if !json {
        return output.line(&tongue.news(&told.what));
    }
    let entry = session.entries().len().checked_sub(1);
    let seat = session.entries().last().map(|entry| entry.seat.as_str());
    match &told.what {
        News::Game(event) => output.json(&Line { entry, seat, event }),
        news => output.json(&Line { entry, seat, event: news }),
    }
}
