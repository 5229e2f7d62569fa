//! `tenka new`: a record of a game in which nothing has been done yet.

use std::path::PathBuf;

use engine::{Document, Game, Origin, Record, Seed};
use text::Locale;

use crate::error::CliError;
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
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    of_game!(args.game, write(args, locale))
}

fn write<G: Playable>(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let record = match &args.from {
        Some(path) => from::<G>(&Source::read(path, locale)?, locale)?,
        None => deal::<G>(args.options.options::<G>(locale)?, args.seed.as_deref(), locale)?,
    };
    let mut output = Output::new();
    output.text(&record.write())?;
    output.end()
}

fn from<G: Game>(source: &Source, locale: &Locale) -> Result<Record<G>, CliError> {
    match source.document(locale)? {
        Document::Position(position) => Record::new(Origin::Position(Box::new(position.state)))
            .map_err(|error| CliError::error(&source.name, &error, locale)),
        Document::Record(_) => {
            Err(CliError::request(locale.say("cli-not-a-position", &[("file", source.name.as_str().into())])))
        }
    }
}

fn deal<G: Game>(options: G::Options, text: Option<&str>, locale: &Locale) -> Result<Record<G>, CliError> {
    let origin = Origin::Deal { options, seed: seed(text, locale)? };
    Record::new(origin).map_err(|error| CliError::request(locale.document_error(&error)))
}

/// The given seed, or an unpredictable one of 128 bits.
pub(crate) fn seed(text: Option<&str>, locale: &Locale) -> Result<Seed, CliError> {
    let text = match text {
        Some(text) => text.to_owned(),
        None => {
            let mut bytes = [0; 16];
            getrandom::fill(&mut bytes).map_err(|error| CliError::Failed(error.to_string()))?;
            format!("{:032x}", u128::from_be_bytes(bytes))
        }
    };
    Seed::new(text).ok_or_else(|| CliError::request(locale.say("cli-bad-seed", &[])))
}
