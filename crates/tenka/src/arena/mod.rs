//! `tenka arena`: bots are rated against each other.

mod page;
mod plots;
mod report;
mod sheet;
mod standing;
mod store;

use std::path::{PathBuf, absolute};
use std::time::Instant;

use bots::{Schedule, Series};
use text::Locale;

use crate::error::CliError;
use crate::file::{check_writable, write_whole};
use crate::games::{GameName, Playable, of_game};
use crate::output::Output;
use crate::simulate::{self, Head, Run, Work};
use standing::Standing;
use store::Store;

/// How many sit at a table where nothing else says so.
const SEATS: usize = 4;
/// As many bots as have tables that can be listed.
const MOST_BOTS: usize = 20;

/// The options of `tenka arena`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka arena rising-sun --bots random,greedy,skilled --games 600\ntenka arena shogun --bots random,greedy,skilled --pairs --games 200 --seats 4\ntenka arena rising-sun --bots master,greedy --alone --games 400 --seats 5\ntenka arena shogun --bots random,greedy,skilled --games 5000 --resume games.jsonl --report report.html\ntenka arena shogun --bots 'exec:\"python3 bot.py\",greedy,skilled' --games 60 --deadline 2"
)]
pub(crate) struct Args {
    game: GameName,
    #[arg(long, value_name = "BOT,BOT,…")]
    bots: String,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long)]
    pairs: bool,
    #[arg(long, conflicts_with = "pairs")]
    alone: bool,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long, visible_alias = "keep", value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    run: Run,
}

impl Args {
    /// Whether a bot plays alone among copies of another.
    fn is_among_copies(&self) -> bool {
        self.pairs || self.alone
    }
}

/// Plays the games and reports.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    of_game!(args.game, arena(args, locale))
}

fn arena<G: Playable>(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let series = series::<G>(args, locale)?;
    let lineups = if args.is_among_copies() { series.schedule.lineups().len() as u64 } else { 1 };
    let games = args.games.checked_mul(lineups).ok_or_else(|| {
        CliError::request(locale.say("arena-too-many-games", &[("most", (u64::MAX / lineups).to_string().into())]))
    })?;
    check_files(args, locale)?;
    let (store, before) = match &args.resume {
        Some(path) => Store::open(path, &series, [args.pairs, args.alone], games, locale)
            .map(|(store, before)| (Some(store), before))?,
        None => (None, Vec::new()),
    };
    let start = Instant::now();
    let listen = |game: &simulate::Finished| store.as_ref().map_or(Ok(()), |store| store.add(game));
    let work = Work { series: &series, games, check: args.run.check, keep: true, listener: Some(&listen) };
    let result = work.run(args.run.threads(), before, locale);
    let seconds = start.elapsed().as_secs_f64();

    let standing = Standing::new(&series, &result.rows, args.is_among_copies());
    let head = Head { game: G::NAME, games, seconds, tally: &result.tally };
    let report = report::Report { head, seed: args.run.seed, kind: G::KIND, ground: G::GROUND, standing: &standing };
    if let Some(path) = &args.run.csv {
        write_whole(path, &report::csv(&series, &result.rows), locale)?;
    }
    if let Some(path) = &args.report {
        write_whole(path, &page::text(&report, locale), locale)?;
    }
    Output::report(args.run.json, &report, || report.people(locale))?;
    if let (Some(path), Some(error)) = (&args.resume, &result.trouble) {
        return Err(CliError::write(&path.display().to_string(), error, locale));
    }
    let stopped = if store.is_some() { "arena-stopped" } else { "cli-stopped" };
    simulate::end(&series, games, result, stopped, locale)
}

/// The plan of the games, every part of it checked.
fn series<G: Playable>(args: &Args, locale: &Locale) -> Result<Series<G>, CliError> {
    let all = args.run.series::<G>(&args.bots, locale)?;
    let bots = &all.bots;
    if let Some((_, name)) = bots.iter().enumerate().find(|(place, name)| bots[..*place].contains(name)) {
        return Err(CliError::request(locale.say("arena-bot-twice", &[("name", name.as_str().into())])));
    }
    if bots.len() > MOST_BOTS {
        let numbers = [("bots", bots.len().into()), ("most", MOST_BOTS.into())];
        return Err(CliError::request(locale.say("arena-too-many-bots", &numbers)));
    }
    if args.is_among_copies() && bots.len() < 2 {
        return Err(CliError::request(locale.say("arena-one-bot", &[])));
    }
    let count = bots.len();
    // How many sit down follows from the plan, or from how many there are.
    let usual = if args.is_among_copies() || count > 5 { SEATS } else { count };
    let table = Series { schedule: Schedule::together(&vec![String::new(); usual]), ..all.clone() };
    let seats = simulate::seats(&table, locale)?;
    let schedule = if args.pairs {
        Schedule::pairs(count, seats)
    } else if args.alone {
        Schedule::alone(count, seats)
    } else if count > seats {
        Schedule::tables(count, seats, args.games, args.run.seed)
    } else {
        all.schedule
    };
    Ok(Series { schedule, ..all })
}

/// Everything that will be written at the end can be, and nothing is written over by another thing.
fn check_files(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let named = [("--csv", &args.run.csv), ("--report", &args.report), ("--resume", &args.resume)];
    // However a file is named, it is one file.
    let whole = |path: &PathBuf| path.canonicalize().or_else(|_| absolute(path)).unwrap_or_else(|_| path.clone());
    let named: Vec<(&str, PathBuf)> =
        named.into_iter().filter_map(|(option, path)| Some((option, whole(path.as_ref()?)))).collect();
    for (place, (option, path)) in named.iter().enumerate() {
        if let Some((other, _)) = named[..place].iter().find(|(_, other)| other == path) {
            let args = [("one", (*other).into()), ("other", (*option).into())];
            return Err(CliError::request(locale.say("arena-same-file", &args)));
        }
    }
    // The games are kept in a file that is opened at once.
    args.run.csv.iter().chain(&args.report).try_for_each(|path| check_writable(path, locale))
}
