//! `tenka verify`: whether a record is what it says it is, and what a player's own receipt proves of it.

use std::path::PathBuf;

use engine::fairness::{Proof, Receipt, Source as Contributor};
use engine::{DocumentError, Game, Origin, Record, Session};
use serde::Serialize;
use text::Locale;

use crate::error::{CliError, clause};
use crate::file::Source;
use crate::games::of_game;
use crate::output::Output;

/// The options of `tenka verify`.
#[derive(clap::Args)]
#[command(after_help = "tenka verify game.json\ntenka verify game.json --receipt receipt.json")]
pub(crate) struct Args {
    record: PathBuf,
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
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
    /// What the receipt proves: `deal`, or only `seed`; nothing without one.
    receipt: Option<&'static str>,
    /// What the kept commitment belongs to: `seed` or `secret`; nothing without one.
    kept: Option<&'static str>,
    /// The seats whose players contributed to the seed, and all seats, where the record says so.
    contributed: Option<(usize, usize)>,
}

/// Checks the record.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let source = Source::read(&args.record, locale)?;
    of_game!(source.game(locale)?, check(&source, args, locale))
}

fn check<G: Game>(source: &Source, args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    // Reading checks the form, the rules, the seats, the commitment and the contributions to the seed.
    let record = source.record::<G>(locale)?;
    let mut broken: Option<(usize, DocumentError)> = None;
    let mut look = |entries: usize, game: &G| {
        if let (None, Err(error)) = (&broken, game.check()) {
            broken = Some((entries, error));
        }
    };
    look(0, &record.start().map_err(|error| CliError::error(&source.name, &error, locale))?);
    let session = Session::replay_with(&record, usize::MAX, |session, _| look(session.entries().len(), session.game()))
        .map_err(|why| CliError::unplayable(&source.name, &why, locale))?;
    if let Some((entries, error)) = broken {
        let what = locale.document_error(&error);
        let args = [("file", source.name.as_str().into()), ("entries", entries.into()), ("what", clause(&what).into())];
        return Err(CliError::Failed(locale.say("cli-broken-rule", &args)));
    }
    let receipt = match &args.receipt {
        Some(file) => {
            let kept = Source::read(file, locale)?;
            let receipt = Receipt::read(kept.bytes()).map_err(|error| CliError::error(&kept.name, &error, locale))?;
            let proof = receipt.compare(&record).map_err(|error| {
                let what = locale.document_error(&error);
                let args = [
                    ("file", source.name.as_str().into()),
                    ("receipt", kept.name.as_str().into()),
                    ("what", clause(&what).into()),
                ];
                CliError::request(locale.say("cli-receipt-differs", &args))
            })?;
            Some(if proof == Proof::Deal { "deal" } else { "seed" })
        }
        None => None,
    };
    let kept = args.commitment.as_deref().map(|kept| belongs_to(&record, kept, source, locale)).transpose()?;
    let found = Found {
        game: G::NAME,
        rules: record.rules,
        entries: record.entries.len(),
        over: session.game().outcome().is_some(),
        receipt,
        kept,
        contributed: contributed(&record),
        commitment: record.commitment,
    };
    let mut output = Output::new();
    if args.json {
        output.json(&found)?;
    } else {
        tell(&found, source, &mut output, locale)?;
    }
    output.end()
}

/// What a kept commitment belongs to, or that it belongs to nothing in this record.
fn belongs_to<G: Game>(
    record: &Record<G>,
    kept: &str,
    source: &Source,
    locale: &Locale,
) -> Result<&'static str, CliError> {
    let seed = match (&record.origin, &record.fairness) {
        (Origin::Deal { seed, .. }, _) => Some(seed.commitment()),
        (_, Some(fairness)) => Some(fairness.seed().commitment()),
        (_, None) => None,
    };
    let fits = |found: Option<&str>| found.is_some_and(|found| found.eq_ignore_ascii_case(kept.trim()));
    if fits(seed.as_deref()) {
        Ok("seed")
    } else if fits(record.fairness.as_ref().map(|fairness| fairness.server_commitment.as_str())) {
        Ok("secret")
    } else {
        let args = [("file", source.name.as_str().into()), ("commitment", kept.into())];
        Err(CliError::request(locale.say("cli-other-commitment", &args)))
    }
}

/// How many seats' players contributed to the seed, and how many seats there are.
fn contributed<G: Game>(record: &Record<G>) -> Option<(usize, usize)> {
    let contributions = &record.fairness.as_ref()?.contributions;
    let players = contributions.iter().filter(|one| one.source == Contributor::Player).count();
    Some((players, contributions.len()))
}

fn tell(found: &Found, source: &Source, output: &mut Output, locale: &Locale) -> Result<(), CliError> {
    let commitment = if found.commitment.is_some() { "yes" } else { "no" };
    let over = if found.over { "yes" } else { "no" };
    let args = [
        ("file", source.name.as_str().into()),
        ("entries", found.entries.into()),
        ("commitment", commitment.into()),
        ("over", over.into()),
    ];
    output.line(&locale.say("cli-verified", &args))?;
    if let Some(proof) = found.receipt {
        let (players, seats) = found.contributed.unwrap_or_default();
        let args = [("proof", proof.into()), ("players", players.into()), ("seats", seats.into())];
        output.line(&locale.say("cli-verified-receipt", &args))?;
    }
    if let Some(what) = found.kept {
        output.line(&locale.say("cli-verified-commitment", &[("what", what.into())]))?;
    }
    if found.receipt.is_none() && found.kept.is_none() {
        output.line(&locale.say("cli-verified-alone", &[]))?;
    }
    Ok(())
}
