//! `tenka new`: a record of a game in which nothing has been done yet.

use std::path::PathBuf;

use table::{Document, Game, Origin, Record, Seed};
use text::Tongue;

use crate::fault::Fault;
use crate::file::Source;
use crate::games::{GameName, Playable, of_game};
use crate::options::GameOptions;
use crate::output::Output;

/// The options of `tenka new`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka new rising-sun --clans koi,lotus,turtle --set archway --kami first-game --seed 42\ntenka new shogun --players 4 --board moon"
)]
pub(crate) struct Args {
    game: GameName,
    #[arg(long)]
    seed: Option<String>,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["players", "rising_sun", "shogun", "seed"])]
    from: Option<PathBuf>,
    #[command(flatten)]
    options: GameOptions,
}

/// Writes the record.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    of_game!(args.game, write(args, tongue))
}

fn write<G: Playable>(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let record = match &args.from {
        Some(path) => from::<G>(&Source::read(path, tongue)?, tongue)?,
        None => deal::<G>(args.options.options::<G>(tongue)?, args.seed.as_deref(), tongue)?,
    };
    let mut output = Output::new();
    output.text(&record.write())?;
    output.end()
}

fn from<G: Game>(source: &Source, tongue: &Tongue) -> Result<Record<G>, Fault> {
    match source.document(tongue)? {
        Document::Position(position) => Record::new(Origin::Position(Box::new(position.state)))
            .map_err(|flaw| Fault::flaw(&source.name, &flaw, tongue)),
        Document::Record(_) => {
            Err(Fault::request(tongue.say("cli-not-a-position", &[("file", source.name.as_str().into())])))
        }
    }
}

fn deal<G: Game>(options: G::Options, text: Option<&str>, tongue: &Tongue) -> Result<Record<G>, Fault> {
    let origin = Origin::Deal { options, seed: seed(text, tongue)? };
    Record::new(origin).map_err(|flaw| Fault::request(tongue.flaw(&flaw)))
}

/// The seed that was asked for, or one of 128 bits that nobody can guess.
pub(crate) fn seed(text: Option<&str>, tongue: &Tongue) -> Result<Seed, Fault> {
    let text = match text {
        Some(text) => text.to_owned(),
        None => {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes).map_err(|error| Fault::Trouble(error.to_string()))?;
            format!("{:032x}", u128::from_be_bytes(bytes))
        }
    };
    Seed::new(text).ok_or_else(|| Fault::request(tongue.say("cli-bad-seed", &[])))
}
