//! `tenka replay`: the story of a game.

use std::path::PathBuf;

use engine::{AddressedEvent, Game, Session, SessionEvent};
use serde::Serialize;
use text::Locale;

use crate::error::CliError;
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;
use crate::viewer::Perspective;

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
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, tell(&source, args, locale))
}

fn tell<G: Game>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let record = source.record::<G>(locale)?;
    let unplayable = |why| CliError::unplayable(&source.name, &why, locale);
    let start = Session::replay_to(&record, 0).map_err(unplayable)?;
    let eyes = Perspective::named(&args.eyes, &start, locale)?;
    let hears = |told: &&AddressedEvent<G>| match eyes {
        Perspective::All => true,
        Perspective::Of(viewer) => told.visible_to(viewer),
    };
    let mut output = Output::new();
    for told in start.opening().iter().filter(hears) {
        write(&mut output, &start, told, args.json, locale)?;
    }
    let mut result = Ok(());
    let played = Session::replay_with(&record, args.to.unwrap_or(usize::MAX), |session, told| {
        for told in told.iter().filter(hears) {
            if result.is_ok() {
                result = write(&mut output, session, told, args.json, locale);
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
    told: &AddressedEvent<G>,
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    if !json {
        return output.line(&locale.news(&told.what));
    }
    let entry = session.entries().len().checked_sub(1);
    let seat = session.entries().last().map(|entry| entry.seat.as_str());
    match &told.what {
        SessionEvent::Game(event) => output.json(&Line { entry, seat, event }),
        news => output.json(&Line { entry, seat, event: news }),
    }
}
