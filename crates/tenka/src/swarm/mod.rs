//! `tenka swarm`: many real clients that play whole games against a server, and check afterwards that the server
//! has stored everything that it acknowledged.

mod group;
mod groups;
mod pace;
mod progress;
mod report;
mod server;

use std::time::Duration;

use text::Locale;

use crate::error::CliError;
use crate::games::GameName;
use crate::output::Output;
use groups::Swarm;
use report::Report;
use server::{Server, SwarmError};

/// The options of `tenka swarm`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka serve --data /tmp/crowd --no-limits &\ntenka swarm http://127.0.0.1:7300 --tables 334 --seats 3 --seconds 20 --json"
)]
pub(crate) struct Args {
    url: String,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(3..=5))]
    seats: u32,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    #[arg(long, value_name = "DECISIONS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rate: Option<u32>,
    #[arg(long, default_value = "rising-sun")]
    game: GameName,
    #[arg(long)]
    views: bool,
    // Only start the games: measures what tables cost at which nothing happens.
    #[arg(long, hide = true)]
    idle: bool,
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CliError::Failed(error.to_string()))?;
    let report = runtime.block_on(measure(args, locale)).map_err(|error| error.report(locale))?;
    Output::report(args.json, &report, || report.sentence(locale))?;
    if report.lost > 0 {
        return Err(CliError::Failed(locale.say("cli-swarm-lost", &[("lost", report.lost.into())])));
    }
    Ok(())
}

async fn measure(args: &Args, locale: &Locale) -> Result<Report, SwarmError> {
    let (tables, seats) = (args.tables as usize, args.seats as usize);
    let server = Server::new(&args.url, locale)?;
    let swarm = Swarm::new(server, args.game.name(), seats, args.views);
    if args.idle {
        return swarm.leave_alone(tables).await;
    }
    let time = Duration::from_secs(u64::from(args.seconds));
    swarm.play(tables, time, args.rate, locale).await
}
