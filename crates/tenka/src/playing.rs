//! `tenka play`: sits people and bots down at the table in the terminal.

use std::cell::RefCell;
use std::path::PathBuf;
use std::{env, fs, io};

use bots::{Dice, NAMES, Player, by_name};
use rising_sun::{Action, State, Terms, View};
use table::{Game, Origin, Seat, Seats, Session};
use text::Tongue;

use crate::fault::Fault;
use crate::file::{Source, is_standard_input};
use crate::games::{GameArg, GameName};
use crate::new::seed;
use crate::options;
use crate::play::{self, Bot, Ending, Style};
use crate::viewer;

/// Play in the terminal, against bots or with friends at the same screen.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  tenka play rising-sun --clans koi,lotus,turtle --as koi --bots greedy --save game.json\n  tenka play rising-sun --resume game.json --as koi"
)]
pub(crate) struct Args {
    /// The game.
    game: GameArg,
    #[command(flatten)]
    options: options::GameOptions,
    /// Any short text from which all chance of the game follows; random where it is not given.
    #[arg(long)]
    seed: Option<String>,
    /// The seats of people, such as koi or koi,lotus; the first seat otherwise.
    #[arg(long = "as", value_name = "SEAT,…")]
    seats: Option<String>,
    /// The bots at the other seats, in turn.
    #[arg(long, value_name = "BOT,…", default_value = "greedy")]
    bots: String,
    /// Go on with the game in this record.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["clans", "set", "kami", "kami_unbound", "seed"])]
    resume: Option<PathBuf>,
    /// Keep the game in this file; that of --resume, or one among your own files, where none is given.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Plays.
pub(crate) fn run(args: &Args, tongue: &Tongue) -> Result<(), Fault> {
    let GameName::RisingSun = args.game.known(tongue)?;
    let session = match &args.resume {
        Some(path) if is_standard_input(path) => return Err(Fault::request(tongue.say("cli-resume-input", &[]))),
        Some(path) => Source::read(path, tongue)?.session::<State>(None, tongue)?,
        None => {
            let options = args.options.options(tongue)?;
            let seed = seed(args.seed.as_deref(), tongue)?;
            Session::new(options, seed).map_err(|flaw| Fault::request(tongue.flaw(&flaw)))?
        }
    };
    let people = people(args.seats.as_deref(), &session, tongue)?;
    let players = players(&args.bots, &session, &people, tongue)?;
    let save = args.save.clone().or_else(|| args.resume.clone()).or_else(|| usual_place(&session));
    play(session, people, &players, save.as_ref(), tongue)
}

/// Where a game is kept when nobody says: among the user's own files, by a name that its seed alone has.
fn usual_place(session: &Session<State>) -> Option<PathBuf> {
    let Origin::Deal { seed, .. } = session.origin() else { return None };
    let state = env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let folder = state.or_else(|| Some(env::home_dir()?.join(".local/state")))?.join("tenka");
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join(format!("{}-{}.json", State::NAME, &seed.commitment()[..8])))
}

/// The seats of people.
fn people(names: Option<&str>, session: &Session<State>, tongue: &Tongue) -> Result<Vec<Seat>, Fault> {
    let Some(names) = names else { return Ok(vec![Seat(0)]) };
    let mut people = Vec::new();
    for name in names.split(',') {
        let seat = viewer::seat(name.trim(), session, tongue)?;
        if !people.contains(&seat) {
            people.push(seat);
        }
    }
    Ok(people)
}

/// A bot at each of the other seats.
type Players = Vec<(Seat, RefCell<Box<dyn Player<State>>>)>;

fn players(names: &str, session: &Session<State>, people: &[Seat], tongue: &Tongue) -> Result<Players, Fault> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    let others = Seats::first(session.seat_names().len()).iter().filter(|seat| !people.contains(seat));
    let mut players = Vec::new();
    for (seat, name) in others.zip(names.iter().cycle()) {
        // What bots do is recorded, so that their own chance need not be.
        let bot = by_name(name, Dice::mix(&[session.entries().len() as u64, seat.0.into()]));
        let bot = bot.ok_or_else(|| options::unknown("--bots", name, NAMES.join(", "), tongue))?;
        players.push((seat, RefCell::new(bot)));
    }
    Ok(players)
}

fn play(
    session: Session<State>,
    people: Vec<Seat>,
    players: &Players,
    save: Option<&PathBuf>,
    tongue: &Tongue,
) -> Result<(), Fault> {
    let mut decide: Vec<_> = players
        .iter()
        .map(|(_, bot)| move |view: &View, legal: &[Action]| bot.borrow_mut().decide(view, legal))
        .collect();
    let mut answer: Vec<_> = players
        .iter()
        .map(|(_, bot)| move |view: &View, from: Seat, terms: &Terms| bot.borrow_mut().answer(view, from, terms))
        .collect();
    let mut propose: Vec<_> =
        players.iter().map(|(_, bot)| move |view: &View| bot.borrow_mut().propose(view)).collect();
    let hands = players.iter().zip(&mut decide).zip(answer.iter_mut().zip(&mut propose));
    let mut bots: Vec<Bot<'_>> = hands
        .map(|(((seat, _), decide), (answer, propose))| Bot {
            seat: *seat,
            decide,
            answer: Some(answer),
            propose: Some(propose),
        })
        .collect();
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let style = Style::of_terminal();
    let _: Ending = play::run(session, people, &mut bots, tongue, style, input, output, save.map(PathBuf::as_path))?;
    Ok(())
}
