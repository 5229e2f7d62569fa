//! Players that are other programs, in any language: they read questions as lines of JSON from
//! their standard input and write answers to their standard output. `docs/protocol.md` is for those
//! who write one.
//!
//! A program that is late, dies or answers nonsense loses that turn: the built-in bot decides, and
//! the caller learns of the [`BotError`]. After an error it is no longer clear to which question the
//! program's next line belongs, so it is ended and started again for its next turn; after a few lost
//! turns it is given up for the rest of the game.

mod error;
mod live;
mod message;
mod process;
mod strays;

use std::time::{Duration, Instant};

use engine::{Game, OfferOf, Outcome, Seat, Seed, SessionView};
use serde::Serialize;

pub use error::{BotError, BotErrorKind, LostTurns};
pub use live::end_all;
pub use message::{Hello, Offering, PROTOCOL, Placed, Question, Ready, Reply, Shown, ShownOf};
use process::Process;

use crate::{Answer, Motive, Player, Proposal, UnknownBotError};

/// How many turns a program may lose in a game before it is given up.
pub const MAX_LOST_TURNS: u32 = 3;
/// How long to wait for a program to say whether it makes offers; once, when that first matters.
const READY: Duration = Duration::from_secs(1);
/// The most that is kept back of a deadline so that the built-in bot can still decide within it.
const RESERVE: Duration = Duration::from_millis(50);

type QuestionOf<'a, G> = Question<ShownOf<'a, G>, &'a [<G as Game>::Action], &'a OfferOf<G>>;
type ReplyOf<G> = Reply<<G as Game>::Terms, <G as Game>::Pledge>;

/// A player that is another program.
pub struct Outside<G: Game> {
    words: Vec<String>,
    /// How long it may think.
    patience: Duration,
    hello: Hello,
    running: Option<Running>,
    fallback: Box<dyn Player<G>>,
    /// How many questions were asked.
    asked: u64,
    /// How many turns it may still lose.
    left: u32,
    /// Errors that the caller has not taken yet.
    errors: Vec<BotError>,
}

/// A running program and what is known about it.
struct Running {
    process: Process,
    /// Whether it has been greeted.
    greeted: bool,
    /// What it said that it can do, as its first line.
    ready: Option<Ready>,
    /// Whether it has said anything else, so that it can no longer say what it can do.
    spoke: bool,
    /// Whether the bot has waited for it to say what it can do.
    awaited: bool,
}

impl<G: Game> Outside<G> {
    /// Starts a program, whose command line is split as a shell does and run without one. All it
    /// takes to answer, with the start where it was ended before, must fit in the deadline.
    pub fn new(
        command: &str,
        seed: u64,
        deadline: Duration,
        fallback: Box<dyn Player<G>>,
    ) -> Result<Outside<G>, UnknownBotError> {
        let words = words(command).ok_or_else(|| UnknownBotError::NotACommand { command: command.to_owned() })?;
        let patience = deadline - (deadline / 10).min(RESERVE);
        let hello = Hello {
            protocol: PROTOCOL,
            game: G::NAME,
            rules: G::RULES,
            // A program must not be able to work out the seed of a series, and so of its games.
            seed: Seed::from(seed).chance().below(u32::MAX),
            deadline_ms: milliseconds(patience),
            ..Hello::default()
        };
        let running = Running::start(&words)
            .map_err(|why| UnknownBotError::CannotStart { program: words[0].clone(), why: why.to_string() })?;
        let running = Some(running);
        Ok(Outside { words, patience, hello, running, fallback, asked: 0, left: MAX_LOST_TURNS, errors: Vec::new() })
    }

    /// Puts a question to the program and reads its answer; `None` where the built-in bot has to
    /// see to it.
    fn ask<'a, T>(
        &mut self,
        until: Instant,
        question: impl FnOnce(u64, u64) -> QuestionOf<'a, G>,
        read: impl FnOnce(ReplyOf<G>) -> Option<T>,
    ) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        self.asked += 1;
        let question = question(self.asked, milliseconds(until.saturating_duration_since(Instant::now())));
        let answer = self.running().and_then(|running| running.ask::<G>(&question, until));
        let answer = answer.and_then(|(reply, line)| {
            let fits = reply.id.is_none_or(|id| id == self.asked);
            if fits { read(reply) } else { None }.ok_or_else(|| BotErrorKind::nonsense(&line))
        });
        self.note_error(answer)
    }

    /// When an answer to a question that is asked now would be late.
    fn until(&self) -> Instant {
        Instant::now() + self.patience
    }

    /// Keeps the error of an answer, and ends the program.
    fn note_error<T>(&mut self, answer: Result<T, BotErrorKind>) -> Option<T> {
        let kind = match answer {
            Ok(answer) => return Some(answer),
            Err(kind) => kind,
        };
        if let Some(running) = self.running.take() {
            running.process.kill();
        }
        self.left = self.left.saturating_sub(1);
        self.errors.push(BotError { kind, given_up: self.left == 0 });
        None
    }

    /// The program, started where it does not run, and greeted.
    fn running(&mut self) -> Result<&mut Running, BotErrorKind> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.words).map_err(|_| BotErrorKind::Ended)?,
        };
        let running = self.running.insert(running);
        running.greet(&self.hello);
        Ok(running)
    }
}

impl Running {
    fn start(words: &[String]) -> std::io::Result<Running> {
        let process = Process::start(words)?;
        Ok(Running { process, greeted: false, ready: None, spoke: false, awaited: false })
    }

    fn greet(&mut self, hello: &Hello) {
        if !std::mem::replace(&mut self.greeted, true) {
            self.say(&Question::<(), (), ()>::Hello(hello.clone()));
        }
    }

    fn say(&mut self, message: &impl Serialize) {
        // Plain data can always be written.
        let mut line = serde_json::to_vec(message).unwrap_or_default();
        line.push(b'\n');
        self.process.say(line);
    }

    /// Asks a question and returns the answer with the line that it was read from.
    fn ask<G: Game>(
        &mut self,
        question: &QuestionOf<'_, G>,
        until: Instant,
    ) -> Result<(ReplyOf<G>, Vec<u8>), BotErrorKind> {
        // What was said before anybody asked answers nothing.
        while let Some(line) = self.process.heard()? {
            self.note(&line)?;
        }
        self.say(question);
        loop {
            let line = self.process.hear(until)?;
            if self.note(&line).is_err() {
                self.spoke = true;
                let reply = read::<ReplyOf<G>>(&line).ok_or_else(|| BotErrorKind::nonsense(&line))?;
                return Ok((reply, line));
            }
        }
    }

    /// Notes what the program says it can do. That may only be the first thing it says.
    fn note(&mut self, line: &[u8]) -> Result<(), BotErrorKind> {
        #[derive(serde::Deserialize)]
        struct First {
            ready: Ready,
        }
        let first = if self.spoke || self.ready.is_some() { None } else { read::<First>(line) };
        self.ready = Some(first.ok_or_else(|| BotErrorKind::nonsense(line))?.ready);
        Ok(())
    }

    /// Whether the program makes offers. One that says nothing about it does not.
    fn proposes(&mut self, until: Instant) -> Result<bool, BotErrorKind> {
        let awaited = std::mem::replace(&mut self.awaited, true);
        if !awaited && self.ready.is_none() && !self.spoke {
            match self.process.hear(until.min(Instant::now() + READY)) {
                Ok(line) => self.note(&line)?,
                Err(BotErrorKind::Late) => {}
                Err(kind) => return Err(kind),
            }
        }
        Ok(self.ready.is_some_and(|ready| ready.propose))
    }
}

impl<G: Game> Player<G> for Outside<G> {
    fn sit(&mut self, seat: Seat, seats: &[&'static str]) {
        self.hello.seat = seats.get(seat.index()).copied().unwrap_or_default();
        self.hello.seats = seats.to_vec();
        // The program gets ready while others play.
        if let Some(running) = &mut self.running {
            running.greet(&self.hello);
        }
    }

    fn decide(&mut self, seen: &SessionView<G>, legal: &[G::Action]) -> usize {
        let question = |id, deadline_ms| Question::Decide { id, view: seen.into(), legal, deadline_ms };
        let choice = self.ask(self.until(), question, |reply| reply.choose.filter(|&choice| choice < legal.len()));
        choice.unwrap_or_else(|| self.fallback.decide(seen, legal))
    }

    fn answer(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> Answer {
        let question = |id, deadline_ms| Question::Offer { id, offer, view: seen.into(), deadline_ms };
        match self.ask(self.until(), question, |reply| reply.answer) {
            Some(yes) => Answer { yes, why: Motive::Whim },
            None => self.fallback.answer(seen, offer),
        }
    }

    fn withdraws(&mut self, seen: &SessionView<G>, offer: &OfferOf<G>) -> bool {
        // Programs have no word for it.
        self.left == 0 && self.fallback.withdraws(seen, offer)
    }

    fn propose(&mut self, seen: &SessionView<G>) -> Option<Proposal<G>> {
        if self.left == 0 {
            return self.fallback.propose(seen);
        }
        let until = self.until();
        let proposes = self.running().and_then(|running| running.proposes(until));
        match self.note_error(proposes) {
            Some(true) => {}
            Some(false) => return None,
            None => return self.fallback.propose(seen),
        }
        let seats = self.hello.seats.clone();
        let proposal = |offer: Offering<G::Terms, G::Pledge>| {
            let to = seats.iter().position(|seat| *seat == offer.to)?;
            let Offering { terms, i_promise, you_promise, .. } = offer;
            Some(Proposal { to: Seat(to as u8), terms, i_promise, you_promise, why: Motive::Whim })
        };
        let question = |id, deadline_ms| Question::Propose { id, view: seen.into(), deadline_ms };
        let answer = self.ask(until, question, |reply| match reply.propose? {
            None => Some(None),
            Some(offer) => proposal(offer).map(Some),
        });
        answer.unwrap_or_else(|| self.fallback.propose(seen))
    }

    fn over(&mut self, seen: &SessionView<G>, outcome: &Outcome) {
        let places = self.hello.seats.iter().zip(&outcome.places);
        let places = places.map(|(seat, place)| Placed { seat, rank: place.rank, score: place.score }).collect();
        let over: QuestionOf<'_, G> = Question::Over { places, view: seen.into() };
        if let Some(mut running) = self.running.take() {
            running.say(&over);
        }
    }

    fn take_error(&mut self) -> Option<BotError> {
        (!self.errors.is_empty()).then(|| self.errors.remove(0))
    }
}

/// A line as what it should be. All of it must be text.
fn read<T: serde::de::DeserializeOwned>(line: &[u8]) -> Option<T> {
    serde_json::from_str(str::from_utf8(line).ok()?).ok()
}

fn milliseconds(time: Duration) -> u64 {
    ((time.as_micros() + 500) / 1000).try_into().unwrap_or(u64::MAX)
}

/// The words of a command line. One that is quoted as a whole, as in `exec:"python3 bot.py"`, is
/// the text between the quotes.
fn words(command: &str) -> Option<Vec<String>> {
    let command = command.trim();
    let words = shlex::split(command)?;
    let words = match words.as_slice() {
        [whole] if command.starts_with(['"', '\'']) => shlex::split(whole)?,
        _ => words,
    };
    words.first().is_some_and(|program| !program.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn commands_are_split_as_a_shell_does() {
        let split = |command: &str| words(command).map(|words| words.join("|"));
        assert_eq!(split("python3 bot.py").unwrap(), "python3|bot.py");
        assert_eq!(split("\"python3 bot.py --x=1,2\"").unwrap(), "python3|bot.py|--x=1,2");
        assert_eq!(split("\"python3 'my bot.py'\"").unwrap(), "python3|my bot.py");
        assert_eq!(split("'my bot' \"a b\"").unwrap(), "my bot|a b");
        assert_eq!(split("\"'my bot'\"").unwrap(), "my bot");
        for nothing in ["", "  ", "\"\"", "python3 \"bot.py", "'' x"] {
            assert_eq!(split(nothing), None, "{nothing}");
        }
    }
}
