//! `tenka verify`: whether a record is what it says it is.

use std::path::PathBuf;

use serde::Serialize;
use table::{Flaw, Game, Session};
use text::Tongue;

use crate::fault::{Fault, clause};
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;

/// The options of `tenka verify`.
#[derive(clap::Args)]
#[command(after_help = "tenka verify game.json")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Serialize)]
struct Found {
    game: &'static str,
    rules: u32,
    entries: usize,
    commitment: Option<String>,
    over: bool,
}

/// Checks the record.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, check(&source, args, tongue))
}

fn check<G: Game>(source: &Source, args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    // Reading checks the form, the rules, the seats and the commitment.
    let record = source.record::<G>(tongue)?;
    let mut broken: Option<(usize, Flaw)> = None;
    let mut look = |entries: usize, game: &G| {
        if let (None, Err(flaw)) = (&broken, game.check()) {
            broken = Some((entries, flaw));
        }
    };
    look(0, &record.start().map_err(|flaw| Fault::flaw(&source.name, &flaw, tongue))?);
    let session = Session::replay_with(&record, usize::MAX, |session, _| look(session.entries().len(), session.game()))
        .map_err(|why| Fault::unplayable(&source.name, &why, tongue))?;
    if let Some((entries, flaw)) = broken {
        let what = tongue.flaw(&flaw);
        let args = [("file", source.name.as_str().into()), ("entries", entries.into()), ("what", clause(&what).into())];
        return Err(Fault::Trouble(tongue.say("cli-broken-rule", &args)));
    }
    let found = Found {
        game: G::NAME,
        rules: record.rules,
        entries: record.entries.len(),
        commitment: record.commitment,
        over: session.game().outcome().is_some(),
    };
    let mut output = Output::new();
    if args.json {
        output.json(&found)?;
    } else {
        let commitment = if found.commitment.is_some() { "yes" } else { "no" };
        let over = if found.over { "yes" } else { "no" };
        let args = [
            ("file", source.name.as_str().into()),
            ("entries", found.entries.into()),
            ("commitment", commitment.into()),
            ("over", over.into()),
        ];
        output.line(&tongue.say("cli-verified", &args))?;
    }
    output.end()
}
