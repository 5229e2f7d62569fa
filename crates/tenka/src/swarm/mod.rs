//! `tenka swarm`: a crowd of real clients that plays whole games against a server, and checks afterwards
//! that the server has kept all that it acknowledged.

mod crowd;
mod group;
mod pace;
mod progress;
mod report;
mod web;

use std::time::Duration;

use text::Tongue;

use crate::fault::Fault;
use crate::games::GameName;
use crate::output::Output;
use crowd::Crowd;
use report::Report;
use web::Trouble;

/// Let a crowd of real clients play against a server, measure it, and check that nothing was lost.
///
/// Every seat is a guest with a socket of its own who chooses at random among what is legal. At the end each
/// guest asks which of their decisions the server has stored; one that was acknowledged and is not there is
/// lost, and the command fails. The server must have been started with `--no-limits`.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  tenka serve --data /tmp/crowd --no-limits &\n  tenka swarm http://127.0.0.1:7300 --tables 334 --seats 3 --seconds 20 --json"
)]
pub(crate) struct Args {
    /// The server itself, such as http://127.0.0.1:7300.
    url: String,
    /// How many tables are played at once.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many people sit at each.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(3..=5))]
    seats: u32,
    /// How long to measure, once all sit.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// So many decisions a second over all tables; as many as the server can take otherwise.
    #[arg(long, value_name = "DECISIONS_PER_SECOND", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rate: Option<u32>,
    /// The game.
    #[arg(long, default_value = "rising-sun")]
    game: GameName,
    /// Let every message come with what the seat sees, as pages ask for it.
    #[arg(long)]
    views: bool,
    /// Put up and begin the games, and leave it at that: what do tables cost at which nothing happens?
    #[arg(long, hide = true)]
    idle: bool,
    /// One JSON document.
    #[arg(long)]
    json: bool,
}

/// Plays and measures.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fault::Trouble(error.to_string()))?;
    let report = runtime.block_on(measure(args, tongue)).map_err(|trouble| trouble.fault(tongue))?;
    Output::report(args.json, &report, || report.sentence(tongue))?;
    if report.lost > 0 {
        return Err(Fault::Trouble(tongue.say("cli-swarm-lost", &[("lost", report.lost.into())])));
    }
    Ok(())
}

async fn measure(args: &Args, tongue: &Tongue) -> Result<Report, Trouble> {
    let (tables, seats) = (args.tables as usize, args.seats as usize);
    let crowd = Crowd::new(&args.url, args.game.name(), seats, args.views)?;
    if args.idle {
        return crowd.leave_alone(tables).await;
    }
    let time = Duration::from_secs(u64::from(args.seconds));
    crowd.play(tables, time, args.rate, tongue).await
}
