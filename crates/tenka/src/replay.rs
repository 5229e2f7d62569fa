//! `tenka replay`: the events of a game in order.

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
    perspective: String,
    #[arg(long)]
    json: bool,
}

/// A line of the replay.
#[derive(Serialize)]
struct Line<'a, E> {
    entry: Option<usize>,
    seat: Option<&'a str>,
    event: E,
}

/// Runs the command.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, tell(&source, args, locale))
}

fn tell<G: Game>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let record = source.record::<G>(locale)?;
    let unplayable = |why| CliError::unplayable(&source.name, &why, locale);
    let start = Session::replay_to(&record, 0).map_err(unplayable)?;
    let perspective = Perspective::named(&args.perspective, &start, locale)?;
    let is_visible = |event: &&AddressedEvent<G>| match perspective {
        Perspective::All => true,
        Perspective::Of(viewer) => event.visible_to(viewer),
    };
    let mut output = Output::new();
    for event in start.opening().iter().filter(is_visible) {
        write(&mut output, &start, event, args.json, locale)?;
    }
    let mut result = Ok(());
    let played = Session::replay_with(&record, args.to.unwrap_or(usize::MAX), |session, events| {
        for event in events.iter().filter(is_visible) {
            if result.is_ok() {
                result = write(&mut output, session, event, args.json, locale);
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
    event: &AddressedEvent<G>,
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    if !json {
        return output.line(&locale.news(&event.what));
    }
    let entry = session.entries().len().checked_sub(1);
    let seat = session.entries().last().map(|entry| entry.seat.as_str());
    match &event.what {
        SessionEvent::Game(event) => output.json(&Line { entry, seat, event }),
        news => output.json(&Line { entry, seat, event: news }),
    }
}
