//! `tenka verify`: whether a record is what it says it is, and what a player's own receipt proves of it.

use std::path::PathBuf;

use serde::Serialize;
use table::fairness::{Proof, Receipt, Source as Contributor};
use table::{Flaw, Game, Origin, Record, Session};
use text::Tongue;

use crate::fault::{Fault, clause};
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
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let source = Source::read(&args.record, tongue)?;
    of_game!(source.game(tongue)?, check(&source, args, tongue))
}

fn check<G: Game>(source: &Source, args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    // Reading checks the form, the rules, the seats, the commitment and the contributions to the seed.
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
    let receipt = match &args.receipt {
        Some(file) => {
            let kept = Source::read(file, tongue)?;
            let receipt = Receipt::read(kept.bytes()).map_err(|flaw| Fault::flaw(&kept.name, &flaw, tongue))?;
            let proof = receipt.compare(&record).map_err(|flaw| {
                let what = tongue.flaw(&flaw);
                let args = [
                    ("file", source.name.as_str().into()),
                    ("receipt", kept.name.as_str().into()),
                    ("what", clause(&what).into()),
                ];
                Fault::request(tongue.say("cli-receipt-differs", &args))
            })?;
            Some(if proof == Proof::Deal { "deal" } else { "seed" })
        }
        None => None,
    };
    let kept = args.commitment.as_deref().map(|kept| belongs_to(&record, kept, source, tongue)).transpose()?;
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
        tell(&found, source, &mut output, tongue)?;
    }
    output.end()
}

/// What a commitment that somebody kept belongs to; or that it belongs to nothing in this record.
fn belongs_to<G: Game>(
    record: &Record<G>,
    kept: &str,
    source: &Source,
    tongue: &Tongue,
) -> Result<&'static str, Fault> {
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
        Err(Fault::request(tongue.say("cli-other-commitment", &args)))
    }
}

/// How many seats' players contributed to the seed, and how many seats there are.
fn contributed<G: Game>(record: &Record<G>) -> Option<(usize, usize)> {
    let contributions = &record.fairness.as_ref()?.contributions;
    let players = contributions.iter().filter(|one| one.source == Contributor::Player).count();
    Some((players, contributions.len()))
}

fn tell(found: &Found, source: &Source, output: &mut Output, tongue: &Tongue) -> Result<(), Fault> {
    let commitment = if found.commitment.is_some() { "yes" } else { "no" };
    let over = if found.over { "yes" } else { "no" };
    let args = [
        ("file", source.name.as_str().into()),
        ("entries", found.entries.into()),
        ("commitment", commitment.into()),
        ("over", over.into()),
    ];
    output.line(&tongue.say("cli-verified", &args))?;
    if let Some(proof) = found.receipt {
        let (players, seats) = found.contributed.unwrap_or_default();
        let args = [("proof", proof.into()), ("players", players.into()), ("seats", seats.into())];
        output.line(&tongue.say("cli-verified-receipt", &args))?;
    }
    if let Some(what) = found.kept {
        output.line(&tongue.say("cli-verified-commitment", &[("what", what.into())]))?;
    }
    if found.receipt.is_none() && found.kept.is_none() {
        output.line(&tongue.say("cli-verified-alone", &[]))?;
    }
    Ok(())
}
