//! Games that are kept in a file as they end: a head that says what is played, then one game on each
//! line. docs/arena.md describes it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Mutex;

use bots::exec::LostTurns;
use bots::{Played, Seated, Series, is_outside};
use engine::{Place, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Locale;

use crate::error::CliError;
use crate::games::Playable;
use crate::simulate::{Finished, Thought};

/// No line that this program writes is longer.
const LONGEST_LINE: u64 = 1 << 20;

/// The file, at its end.
pub(super) struct Store(Mutex<File>);

/// A game on its line.
#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    decisions: u64,
    seats: Vec<SeatLine>,
}

#[derive(Serialize, Deserialize)]
struct SeatLine {
    name: String,
    bot: usize,
    rank: u8,
    score: i32,
    #[serde(rename = "lapses", default, skip_serializing_if = "LostTurns::is_empty")]
    lost_turns: LostTurns,
    thought: Thought,
}

impl Store {
    /// Opens the file, or begins one, and reads the games of it that are asked for. A line that was
    /// broken off is taken away.
    pub(super) fn open<G: Playable>(
        path: &Path,
        series: &Series<G>,
        lineups: [bool; 2],
        games: u64,
        locale: &Locale,
    ) -> Result<(Store, Vec<Finished>), CliError> {
        let name = path.display().to_string();
        let failed = |error: io::Error| CliError::read(&name, &error, locale);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        // Where a disk knows no locks, that two runs use one file remains the reader's care.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(CliError::request(locale.say("arena-store-in-use", &[("file", name.as_str().into())])));
        }
        let head = head(series, lineups).map_err(|error| failed(error.into()))?;
        let reader = Reader { name: &name, series, games, locale, head };
        let (end, found) = reader.read(&mut BufReader::new(&file))?;
        file.set_len(end).and_then(|()| file.seek(SeekFrom::Start(end)).map(|_| ())).map_err(failed)?;
        if end == 0 {
            writeln!(file, "{}", reader.head).map_err(failed)?;
        }
        Ok((Store(Mutex::new(file)), found))
    }

    /// Writes a game down.
    pub(super) fn add(&self, game: &Finished) -> io::Result<()> {
        let seats = game.played.seats.iter().enumerate().map(|(number, seat)| {
            let (Place { rank, score }, lost_turns) = (seat.place, seat.lost_turns);
            let thought = game.thought.get(number).copied().unwrap_or_default();
            SeatLine { name: seat.name.to_owned(), bot: seat.bot, rank, score, lost_turns, thought }
        });
        let line = Line { game: game.number, decisions: game.played.decisions, seats: seats.collect() };
        // In one piece, so that only the last line can be broken.
        let text = serde_json::to_string(&line).map_err(io::Error::from)? + "\n";
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).write_all(text.as_bytes())
    }
}

/// What games must have in common to be counted together.
#[derive(Serialize)]
struct Head<'a, P> {
    format: &'static str,
    version: u32,
    program: &'static str,
    game: &'static str,
    rules: u32,
    bots: &'a [String],
    pairs: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    alone: bool,
    seed: u64,
    plan: &'a P,
    /// In seconds, where a bot is another program: others look at no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<f64>,
}

/// The first line for a series.
fn head<G: Playable>(series: &Series<G>, [pairs, alone]: [bool; 2]) -> serde_json::Result<String> {
    serde_json::to_string(&Head {
        format: "tenka-arena",
        version: 1,
        program: env!("CARGO_PKG_VERSION"),
        game: G::NAME,
        rules: G::RULES,
        bots: &series.bots,
        pairs,
        alone,
        seed: series.seed,
        plan: &series.plan,
        deadline: series.bots.iter().any(|bot| is_outside(bot)).then_some(series.deadline.as_secs_f64()),
    })
}

struct Reader<'a, G: Playable> {
    name: &'a str,
    series: &'a Series<G>,
    games: u64,
    locale: &'a Locale,
    /// The first line as it must be.
    head: String,
}

impl<G: Playable> Reader<'_, G> {
    /// Reads all whole lines; returns where the last of them ends, and the games.
    fn read(&self, file: &mut impl BufRead) -> Result<(u64, Vec<Finished>), CliError> {
        let (mut end, mut games, mut line) = (0, Vec::new(), Vec::new());
        for number in 1.. {
            line.clear();
            let read = file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
            read.map_err(|error| CliError::read(self.name, &error, self.locale))?;
            if !line.ends_with(b"\n") {
                // Broken off: at the end of games anything; at the beginning only what is ours.
                let ours = number > 1 || self.head.as_bytes().starts_with(&line);
                if line.len() as u64 == LONGEST_LINE || !ours {
                    return Err(self.foreign(number));
                }
                break;
            }
            if number == 1 {
                self.check_head(&line)?;
            } else {
                let line: Line = serde_json::from_slice(&line).map_err(|_| self.foreign(number))?;
                // What a longer series played beyond this one stays where it is.
                if line.game < self.games {
                    games.push(self.game(line).ok_or_else(|| self.foreign(number))?);
                }
            }
            end += line.len() as u64;
        }
        games.sort_by_key(|game: &Finished| game.number);
        games.dedup_by_key(|game| game.number);
        Ok((end, games))
    }

    fn foreign(&self, line: u64) -> CliError {
        let args = [("file", self.name.into()), ("line", line.into())];
        CliError::request(self.locale.say("arena-store-foreign", &args))
    }

    /// The head must say what is asked for now; the first field that does not is named.
    fn check_head(&self, line: &[u8]) -> Result<(), CliError> {
        let read = |text: &[u8]| serde_json::from_slice::<Value>(text).map_err(|_| self.foreign(1));
        let (found, asked) = (read(line)?, read(self.head.as_bytes())?);
        if found["format"] != asked["format"] {
            return Err(self.foreign(1));
        }
        let mut fields = asked.as_object().into_iter().flatten();
        match fields.find(|(field, asked)| found[field.as_str()] != **asked) {
            None => Ok(()),
            Some((field, asked)) => {
                let found = found[field.as_str()].to_string();
                let args = [
                    ("file", self.name.into()),
                    ("field", field.as_str().into()),
                    ("found", found.into()),
                    ("asked", asked.to_string().into()),
                ];
                Err(CliError::request(self.locale.say("arena-store-differs", &args)))
            }
        }
    }

    /// The game of a line; nothing where the series has no such game.
    fn game(&self, line: Line) -> Option<Finished> {
        let deal = self.series.deal(line.game);
        let game = G::deal(&deal.options, &deal.seed).ok()?;
        if line.seats.len() != game.seats() {
            return None;
        }
        let seats = Seats::first(game.seats()).iter().zip(&line.seats).map(|(seat, found)| {
            let (name, bot) = (game.seat_name(seat), self.series.bot_at(&deal, seat));
            let place = Place { rank: found.rank, score: found.score };
            (found.name == name && found.bot == bot).then_some(Seated {
                name,
                bot,
                place,
                lost_turns: found.lost_turns,
            })
        });
        let played = Played { decisions: line.decisions, seats: seats.collect::<Option<Vec<_>>>()? };
        let thought = line.seats.iter().map(|seat| seat.thought).collect();
        Some(Finished { number: line.game, played, thought })
    }
}
