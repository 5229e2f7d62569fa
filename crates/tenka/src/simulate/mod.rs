//! `tenka simulate`: many games without people.

mod csv;
mod failure;
mod progress;
mod report;
mod work;

use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::Series;
use text::Tongue;

use crate::fault::Fault;
use crate::file::write_whole;
use crate::games::{GameName, Playable, of_game};
use crate::options::{GameOptions, unknown};
use crate::output::Output;
use crate::playing::bot_names;

/// Play games without people and count who wins.
///
/// The bots take the seats in turn: as many games in a row as there are bots have the same deal,
/// and each bot plays each seat of it. The same seed gives the same results with any number of
/// threads. Ctrl-C stops and reports what was done.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  tenka simulate rising-sun --games 200 --bots greedy,random,random,random,random\n  tenka simulate rising-sun --games 100000 --bots random --check\n  tenka simulate shogun --games 1000 --bots random --players 4"
)]
pub(crate) struct Args {
    /// The game.
    game: GameName,
    /// How many games.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots at the table, such as greedy,random,random, or greedy:raider with a character. Fewer than three fill three to five seats.
    #[arg(long, value_name = "BOT,BOT,…")]
    bots: String,
    /// The number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as the machine has otherwise.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// One JSON document.
    #[arg(long)]
    json: bool,
    /// Write a row for each game and seat to this file.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Check after every action all that must hold; a game that fails is written to a file.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    options: GameOptions,
}

/// Plays the games and reports.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    of_game!(args.game, simulate(args, tongue))
}

fn simulate<G: Playable>(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let tongue = &tongue.about(G::NAME);
    let series = series::<G>(args, tongue)?;
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let start = Instant::now();
    let work = work::Work { series: &series, games: args.games, check: args.check, keep: args.csv.is_some() };
    let result = work.run(threads, tongue)?;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(path) = &args.csv {
        write_whole(path, &csv::text(&series, &result.rows), tongue)?;
    }
    let report = report::Report::new::<G>(args.games, &result.tally, seconds);
    let mut output = Output::new();
    if args.json {
        output.json(&report)?;
    } else {
        output.text(&report.people(tongue))?;
    }
    output.end()?;
    if let Some((number, failure)) = result.failure {
        return Err(failure::write(Path::new(""), &series, number, failure, tongue));
    }
    if result.tally.finished < args.games {
        let numbers = [("finished", result.tally.finished.into()), ("games", args.games.into())];
        return Err(Fault::Trouble(tongue.say("cli-stopped", &numbers)));
    }
    Ok(())
}

/// The plan of the games, every part of it checked.
fn series<G: Playable>(args: &Args, tongue: &Tongue) -> Result<Series<G>, Fault> {
    let bots: Vec<String> = args.bots.split(',').map(|name| name.trim().to_owned()).collect();
    if let Some(name) = bots.iter().find(|name| G::bot(name, 0).is_none()) {
        return Err(unknown("--bots", name, bot_names::<G>(), tongue));
    }
    let series = Series { bots, plan: args.options.plan::<G>(tongue)?, seed: args.seed };
    let deal = series.deal(0);
    let game = G::deal(&deal.options, &deal.seed).map_err(|flaw| Fault::request(tongue.flaw(&flaw)))?;
    if series.bots.len() > game.seats() {
        let numbers = [("bots", series.bots.len().into()), ("seats", game.seats().into())];
        return Err(Fault::request(tongue.say("cli-too-many-bots", &numbers)));
    }
    Ok(series)
}
