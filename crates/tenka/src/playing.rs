//! `tenka play`: sits people and bots down at the table in the terminal.

use std::path::PathBuf;
use std::{env, fs, io};

use bots::{Character, Dice, is_outside};
use engine::{Game, Origin, Seat, Seats, Session};
use text::Locale;

use crate::error::CliError;
use crate::file::{Source, is_standard_input};
use crate::games::{GameName, Playable, of_game};
use crate::new::seed;
use crate::options::{Deadline, GameOptions, leave_nobody_behind, player};
use crate::play::{self, Bot, Style, TerminalGame};
use crate::viewer;

/// The options of `tenka play`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka play rising-sun --clans koi,lotus,turtle --as koi --bots greedy --save game.json\ntenka play rising-sun --resume game.json --as koi\ntenka play shogun --colours blue,red,black --as red"
)]
pub(crate) struct Args {
    game: GameName,
    #[arg(long)]
    seed: Option<String>,
    #[arg(long = "as", value_name = "SEAT,…")]
    seats: Option<String>,
    #[arg(long, value_name = "BOT,…")]
    bots: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "rising_sun", "shogun", "seed"])]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    deadline: Deadline,
    #[command(flatten)]
    options: GameOptions,
}

/// Plays.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    of_game!(args.game, play(args, locale))
}

fn play<G: Playable>(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let locale = &locale.about(G::NAME);
    let session = match &args.resume {
        Some(path) if is_standard_input(path) => return Err(CliError::request(locale.say("cli-resume-input", &[]))),
        Some(path) => Source::read(path, locale)?.session::<G>(None, locale)?,
        None => {
            let options = args.options.options::<G>(locale)?;
            let seed = seed(args.seed.as_deref(), locale)?;
            Session::new(options, seed).map_err(|error| CliError::request(locale.document_error(&error)))?
        }
    };
    let people = people(args.seats.as_deref(), &session, locale)?;
    let bots = bots(args, &session, &people, locale)?;
    let save = args.save.clone().or_else(|| args.resume.clone()).or_else(|| usual_place(&session));
    let game_setup = TerminalGame { session, people, bots, save };
    play::run(game_setup, locale, Style::of_terminal(), io::stdin().lock(), io::stdout().lock())?;
    Ok(())
}

/// The default file of a game: among the user's own files, with a name that only its seed has.
fn usual_place<G: Game>(session: &Session<G>) -> Option<PathBuf> {
    let Origin::Deal { seed, .. } = session.origin() else { return None };
    let state = env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let folder = state.or_else(|| Some(env::home_dir()?.join(".local/state")))?.join("tenka");
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join(format!("{}-{}.json", G::NAME, &seed.commitment()[..8])))
}

/// The seats of people.
fn people<G: Game>(names: Option<&str>, session: &Session<G>, locale: &Locale) -> Result<Vec<Seat>, CliError> {
    let Some(names) = names else { return Ok(vec![Seat(0)]) };
    let mut people = Vec::new();
    for name in names.split(',') {
        let seat = viewer::seat(name.trim(), session, locale)?;
        if !people.contains(&seat) {
            people.push(seat);
        }
    }
    Ok(people)
}

/// A bot at each of the other seats; those that may have any character each have another.
fn bots<G: Playable>(
    args: &Args,
    session: &Session<G>,
    people: &[Seat],
    locale: &Locale,
) -> Result<Vec<Bot<G>>, CliError> {
    let names = match &args.bots {
        Some(names) => bots::names(names),
        None => G::BOTS.last().map(|strongest| format!("{strongest}:any")).into_iter().collect(),
    };
    let deadline = args.deadline.time(locale)?;
    leave_nobody_behind(names.iter().map(String::as_str));
    let others = Seats::first(session.game().seats()).iter().filter(|seat| !people.contains(seat));
    let (mut bots, mut taken, mut dice) = (Vec::new(), Vec::new(), characters(session));
    for (seat, name) in others.zip(names.iter().cycle()) {
        let name = match name.strip_suffix(":any") {
            Some(level) if !is_outside(name) => format!("{level}:{}", Character::draw(&mut dice, &taken).name),
            _ => name.clone(),
        };
        // What bots do is recorded, so that their own chance need not be.
        let seed = Dice::mix(&[session.entries().len() as u64, seat.0.into()]);
        let player = player(&name, seed, deadline, locale)?;
        let character = character(&name);
        taken.extend(character);
        bots.push(Bot { seat, name, character, player });
    }
    Ok(bots)
}

/// Dice for the characters of a game: the same whenever it goes on.
fn characters<G: Game>(session: &Session<G>) -> Dice {
    let letters = match session.origin() {
        Origin::Deal { seed, .. } => seed.commitment(),
        Origin::Position(_) | Origin::Resumed { .. } => String::new(),
    };
    Dice::new(letters.bytes().fold(0, |mixed, letter| Dice::mix(&[mixed, letter.into()])))
}

/// Who a bot of that name is. Programs may be anybody, whatever they are called, and a level alone is nobody
/// in particular.
fn character(name: &str) -> Option<&'static Character> {
    let named = !is_outside(name) && name.contains(':');
    named.then(|| Character::of_bot(name, 0)).flatten().map(|(_, character)| character)
}

#[cfg(test)]
mod tests {
    use super::character;

    #[test]
    fn only_named_characters_are_introduced() {
        let name = |bot: &str| character(bot).map(|character| character.name);
        assert_eq!(name("greedy:raider"), Some("raider"));
        assert_eq!(name("greedy"), None);
        assert_eq!(name("exec:raider"), None);
    }
}
