//! `tenka bench`: how fast the rules run.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Budget, Dice, look_ahead};
use engine::{DiscardEvents, Game, Seed, Viewer};
use serde::Serialize;
use text::Locale;

use crate::error::CliError;
use crate::games::{GameName, Playable, of_game};
use crate::options::GameOptions;
use crate::output::Output;

/// The options of `tenka bench`.
#[derive(clap::Args)]
#[command(after_help = "tenka bench rising-sun --seconds 5 --json")]
pub(crate) struct Args {
    game: Option<GameName>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    #[command(flatten)]
    options: GameOptions,
}

/// What was measured.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    players: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    copies_per_second: f64,
    bytes_per_state: usize,
    allocations_per_decision: f64,
    imagined_decisions_per_second: f64,
}

/// Measures.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(CliError::request(locale.say("cli-bad-seconds", &[])));
    }
    let games = match args.game {
        Some(game) => vec![game],
        None => GameName::ALL.to_vec(),
    };
    let length = match args.games {
        Some(games) => Length::Games(games),
        None => Length::Time(Duration::from_secs_f64(args.seconds)),
    };
    // Report an error of one game before measuring another for a while.
    for &game in &games {
        of_game!(game, try_out(&args.options, locale))?;
    }
    let mut output = Output::new();
    for game in games {
        let measured = of_game!(game, measure(&args.options, length, locale))?;
        if args.json {
            output.json(&measured)?;
        } else {
            output.line(&sentence(&measured, locale))?;
        }
    }
    output.end()
}

/// Deals one game, to see whether that can be done.
fn try_out<G: Playable>(asked: &GameOptions, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let dealt = G::deal(&asked.options::<G>(locale)?, &Seed::from(0));
    dealt.map(|_| ()).map_err(|error| CliError::request(locale.document_error(&error)))
}

/// What random play counts.
#[derive(Default)]
struct Run {
    games: u64,
    decisions: u64,
    allocations: u64,
}

/// How much is played.
#[derive(Clone, Copy)]
enum Length {
    Time(Duration),
    Games(u64),
}

impl Length {
    /// Whether it goes on after so much.
    fn goes_on(self, games: u64, start: Instant) -> bool {
        match self {
            Length::Time(time) => start.elapsed() < time,
            Length::Games(most) => games < most,
        }
    }

    /// What comes before, to warm up: a fifth, or a single game.
    fn warm_up(self) -> Length {
        match self {
            Length::Time(time) => Length::Time(time / 5),
            Length::Games(_) => Length::Games(1),
        }
    }
}

fn measure<G: Playable>(asked: &GameOptions, length: Length, locale: &Locale) -> Result<Measured, CliError> {
    let locale = &locale.about(G::NAME);
    let options = asked.options::<G>(locale)?;
    let wrong = |error| CliError::request(locale.document_error(&error));
    let mut legal = Vec::with_capacity(1024);
    let mut samples = Vec::with_capacity(1024);
    let mut play_for = |length: Length, first: u64, samples: &mut Vec<G>| -> Result<(Run, f64), CliError> {
        let mut run = Run::default();
        let start = Instant::now();
        while length.goes_on(run.games, start) {
            let number = first + run.games;
            let mut dice = Dice::new(number);
            let mut game = G::deal(&options, &Seed::from(number)).map_err(wrong)?;
            run.allocations += heap::allocations_during(|| {
                while let Some(seat) = game.waiting_for().iter().next() {
                    legal.clear();
                    game.legal_actions(seat, &mut legal);
                    game.mingle(seat, &legal, &mut dice);
                    let action = legal[dice.below(legal.len())];
                    let _ = black_box(game.perform(seat, action, &mut DiscardEvents));
                    run.decisions += 1;
                    if run.decisions.is_multiple_of(61) && samples.len() < samples.capacity() {
                        samples.push(game.clone());
                    }
                }
            });
            run.games += 1;
        }
        Ok((run, start.elapsed().as_secs_f64()))
    };
    // The first games fill caches, and the samples.
    play_for(length.warm_up(), 0, &mut samples)?;
    let (run, seconds) = play_for(length, 1 << 32, &mut Vec::new())?;
    Ok(Measured {
        game: G::NAME,
        players: samples.first().map_or(0, G::seats),
        games_per_second: run.games as f64 / seconds,
        decisions_per_second: run.decisions as f64 / seconds,
        decisions_per_game: run.decisions as f64 / run.games as f64,
        copies_per_second: copies(&samples, length.warm_up()),
        bytes_per_state: size_of::<G>(),
        allocations_per_decision: run.allocations as f64 / run.decisions as f64,
        imagined_decisions_per_second: imagined(&samples, length.warm_up()),
    })
}

/// How often a state can be copied in a second.
fn copies<G: Game>(samples: &[G], length: Length) -> f64 {
    let mut count = 0u64;
    let start = Instant::now();
    while length.goes_on(count, start) {
        for state in samples {
            black_box(black_box(state).clone());
        }
        count += samples.len() as u64;
    }
    count as f64 / start.elapsed().as_secs_f64()
}

/// How many decisions a bot that looks ahead imagines in a second: it imagines tables, plays on and
/// appraises where it stops.
fn imagined<G: Playable>(samples: &[G], length: Length) -> f64 {
    let budget = Budget { iterations: 20, width: 6, depth: 3, curiosity: 0.05 };
    let (mut searches, mut decided) = (0, 0);
    let start = Instant::now();
    while length.goes_on(searches, start) {
        let game = &samples[searches as usize % samples.len().max(1)];
        if let Some(seat) = game.waiting_for().iter().next() {
            decided += look_ahead::<G>(&game.view(Viewer::Seat(seat)), seat, budget, searches).decided;
        }
        searches += 1;
    }
    decided as f64 / start.elapsed().as_secs_f64()
}

fn sentence(measured: &Measured, locale: &Locale) -> String {
    let whole = |number: f64| number.round().into();
    locale.say(
        "cli-bench",
        &[
            ("game", measured.game.into()),
            ("players", measured.players.into()),
            ("games", whole(measured.games_per_second)),
            ("decisions", whole(measured.decisions_per_second)),
            ("length", whole(measured.decisions_per_game)),
            ("copies", whole(measured.copies_per_second)),
            ("bytes", measured.bytes_per_state.into()),
            ("allocations", format!("{:.3}", measured.allocations_per_decision).into()),
            ("imagined", whole(measured.imagined_decisions_per_second)),
        ],
    )
}
