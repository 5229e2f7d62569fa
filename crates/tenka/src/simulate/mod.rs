//! `tenka simulate`: many games without people.

mod clock;
mod csv;
mod failure;
mod progress;
mod report;
mod work;

use std::path::{Path, PathBuf};
use std::time::Instant;

use bots::Series;
use text::Locale;

use crate::error::CliError;
use crate::file::{check_writable, write_whole};
use crate::games::{GameName, Playable, of_game};
use crate::options::{Deadline, GameOptions, no_bot};
use crate::output::Output;

pub(crate) use clock::Thought;
pub(crate) use csv::rows;
pub(crate) use report::{Head, Row, lost_turns, percent};
pub(crate) use work::{Finished, Outcome, Work};

/// The options of `tenka simulate`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka simulate rising-sun --games 200 --bots greedy,random,random,random,random\ntenka simulate rising-sun --games 100000 --bots random --check\ntenka simulate shogun --games 1000 --bots random --players 4\ntenka simulate shogun --games 10 --bots 'exec:\"python3 bot.py\",greedy,random'"
)]
pub(crate) struct Args {
    game: GameName,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "BOT,BOT,…")]
    bots: String,
    #[command(flatten)]
    run: Run,
}

/// How games are run and reported, whichever bots play.
#[derive(clap::Args)]
pub(crate) struct Run {
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    #[arg(long)]
    pub(crate) check: bool,
    #[command(flatten)]
    deadline: Deadline,
    #[command(flatten)]
    pub(crate) options: GameOptions,
}

impl Run {
    /// How many threads.
    pub(crate) fn threads(&self) -> usize {
        self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
    }

    /// Games of all these bots at one table, every part of the plan checked, and that there are
    /// such bots.
    pub(crate) fn series<G: Playable>(&self, bots: &str, locale: &Locale) -> Result<Series<G>, CliError> {
        let (bots, deadline) = (bots::names(bots), self.deadline.time(locale)?);
        let series = Series::new(bots, self.options.plan::<G>(locale)?, self.seed);
        for name in &series.bots {
            Series::<G>::knows(name, deadline).map_err(|why| no_bot::<G>(why, locale))?;
        }
        Ok(Series { deadline, ..series })
    }
}

/// Plays the games and reports.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    of_game!(args.game, simulate(args, locale))
}

fn simulate<G: Playable>(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let series = series::<G>(args, locale)?;
    if let Some(path) = &args.run.csv {
        check_writable(path, locale)?;
    }
    let start = Instant::now();
    let (check, keep) = (args.run.check, args.run.csv.is_some());
    let work = Work { series: &series, games: args.games, check, keep, listener: None };
    let result = work.run(args.run.threads(), Vec::new(), locale);
    let seconds = start.elapsed().as_secs_f64();
    if let Some(path) = &args.run.csv {
        write_whole(path, &csv::text(&series, &result.rows), locale)?;
    }
    let report = report::Report::new::<G>(args.games, &result.tally, seconds);
    Output::report(args.run.json, &report, || report.people(locale))?;
    end(&series, args.games, result, "cli-stopped", locale)
}

/// The error of a run: a game that failed, or some that were not played; `stopped`
/// is the message for these.
pub(crate) fn end<G: Playable>(
    series: &Series<G>,
    games: u64,
    result: Outcome<G>,
    stopped: &str,
    locale: &Locale,
) -> Result<(), CliError> {
    if let Some(failure) = result.failure {
        return Err(failure::write(Path::new(""), series, failure, locale));
    }
    if result.tally.finished < games {
        let numbers = [("finished", result.tally.finished.into()), ("games", games.into())];
        return Err(CliError::Failed(locale.say(stopped, &numbers)));
    }
    Ok(())
}

/// How many seats the first game of a series has; nothing where its plan is wrong.
pub(crate) fn seats<G: Playable>(series: &Series<G>, locale: &Locale) -> Result<usize, CliError> {
    let deal = series.deal(0);
    let game = G::deal(&deal.options, &deal.seed).map_err(|error| CliError::request(locale.document_error(&error)))?;
    Ok(game.seats())
}

/// The plan of the games, every part of it checked.
fn series<G: Playable>(args: &Args, locale: &Locale) -> Result<Series<G>, CliError> {
    let series = args.run.series::<G>(&args.bots, locale)?;
    let seats = seats(&series, locale)?;
    if series.bots.len() > seats {
        let numbers = [("bots", series.bots.len().into()), ("seats", seats.into())];
        return Err(CliError::request(locale.say("cli-too-many-bots", &numbers)));
    }
    Ok(series)
}
