//! `tenka show`: the game as somebody sees it.

use std::io::IsTerminal;
use std::path::PathBuf;

use rising_sun::{State, ViewDocument};
use serde::Serialize;
use table::{Game, Session, Viewer};
use text::Tongue;

use crate::fault::Fault;
use crate::file::Source;
use crate::games::GameName;
use crate::output::Output;
use crate::play::{self, Style};
use crate::viewer::Eyes;

/// Show the game as a seat, a spectator or everybody together sees it.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  tenka show game.json --as koi")]
pub(crate) struct Args {
    /// The record or position; - for standard input.
    record: PathBuf,
    /// Whose eyes to look with; all sees every secret.
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "spectator")]
    eyes: String,
    /// After the first N actions.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The view as JSON; of all, the position.
    #[arg(long)]
    json: bool,
}

/// A view with the dealings that its viewer knows of.
#[derive(Serialize)]
struct Whole<'a, V, D> {
    #[serde(flatten)]
    view: &'a V,
    #[serde(flatten)]
    dealings: D,
}

/// The dealings that a viewer knows of.
#[derive(Serialize)]
struct Dealings<O, P> {
    offers: O,
    promises: P,
}

/// Shows the game.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    match source.game(tongue)? {
        GameName::RisingSun => {
            let session = source.session::<State>(args.to, tongue)?;
            let eyes = Eyes::named(&args.eyes, &session, tongue)?;
            let mut output = Output::new();
            if args.json {
                json(&session, eyes, &mut output)?;
            } else {
                output.text(&board(&session, eyes, tongue))?;
            }
            output.end()
        }
    }
}

fn json<G: Game>(session: &Session<G>, eyes: Eyes, output: &mut Output) -> Result<(), Fault> {
    match eyes {
        Eyes::All => output.text(&session.position().write()),
        Eyes::Of(viewer) => {
            let view = session.view(viewer);
            let dealings = Dealings { offers: &view.offers, promises: &view.promises };
            output.json(&Whole { view: &view.game, dealings })
        }
    }
}

fn board(session: &Session<State>, eyes: Eyes, tongue: &Tongue) -> String {
    let view = match eyes {
        Eyes::Of(viewer) => session.game().view(viewer).document(),
        Eyes::All => everything(session.game()),
    };
    let style = if std::io::stdout().is_terminal() { Style::of_terminal() } else { Style::PLAIN };
    play::board(&view, tongue, style)
}

/// A view that hides nothing.
fn everything(game: &State) -> ViewDocument {
    let position = game.position();
    let mut view = game.view(Viewer::Spectator).document();
    view.deck = position.deck.into_iter().map(Some).collect();
    view.table = position.table;
    if let Some(battle) = &mut view.table.battle {
        battle.bids.get_or_insert(position.bids);
    }
    view
}
