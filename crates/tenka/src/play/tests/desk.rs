//! A screen and a player who answers it.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::rc::Rc;

use bots::{Answer, Motive, Player};
use engine::{Game, OfferOf, Seat, Session, SessionView};
use text::Locale;

use super::super::{Bot, OnScreen, Style, TerminalGame, run};

/// Answers the text on the screen, or leaves.
type Answering = Box<dyn FnMut(&str) -> Option<String>>;

/// A player, and how they answer the text on the screen.
pub(super) struct Desk {
    pub(super) me: Vec<Seat>,
    pub(super) answer: Answering,
    pub(super) save: Option<PathBuf>,
    pub(super) style: Style,
}

/// What was left on the desk.
pub(super) struct Left<G: Game> {
    pub(super) session: Session<G>,
    pub(super) over: bool,
    pub(super) screen: String,
    width: usize,
}

impl Desk {
    /// A player who reads the screen since the last answer.
    pub(super) fn answering(me: &[Seat], answer: impl FnMut(&str) -> Option<String> + 'static) -> Desk {
        Desk { me: me.to_vec(), answer: Box::new(answer), save: None, style: Style::PLAIN }
    }

    /// A player who always gives the same answer.
    pub(super) fn always(me: &[Seat], line: &'static str) -> Desk {
        let mut left = 20_000;
        Desk::answering(me, move |_| {
            left -= 1;
            (left > 0).then(|| line.to_owned())
        })
    }

    /// A player who enters these lines and leaves.
    pub(super) fn lines(me: &[Seat], lines: &[&str]) -> Desk {
        let mut lines = lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>().into_iter();
        Desk::answering(me, move |_| lines.next())
    }
}

impl<G: Game> Left<G> {
    /// Nothing is missing, and no line is too long.
    pub(super) fn check_screen(&self) {
        assert!(!self.screen.contains(['⟨', '⟩']), "a message is missing");
        assert!(!self.screen.contains("{$"), "an argument is missing");
        for line in self.screen.lines() {
            assert!(line.chars().count() <= self.width, "{line}");
        }
    }
}

/// Chooses from the middle of the list, and accepts every offer or none.
struct Middling {
    accepts: bool,
}

impl<G: Game> Player<G> for Middling {
    fn decide(&mut self, _seen: &SessionView<G>, legal: &[G::Action]) -> usize {
        legal.len() / 2
    }

    fn answer(&mut self, _seen: &SessionView<G>, _offer: &OfferOf<G>) -> Answer {
        Answer { yes: self.accepts, why: Motive::Whim }
    }
}

/// Plays against bots; the one at the second seat accepts every offer.
pub(super) fn play<G: OnScreen>(session: Session<G>, desk: Desk) -> Left<G> {
    play_against(session, desk, |seat| Box::new(Middling { accepts: seat == 1 }))
}

/// Plays against bots, one for each seat.
pub(super) fn play_against<G: OnScreen>(
    session: Session<G>,
    desk: Desk,
    player: impl Fn(u8) -> Box<dyn Player<G>>,
) -> Left<G> {
    let locale = Locale::named("en").unwrap().about(G::NAME);
    let screen = Screen::default();
    let bot = |seat| Bot { seat: Seat(seat), name: String::new(), character: None, player: player(seat) };
    let input = Answers { screen: screen.clone(), read: 0, answer: desk.answer, line: Vec::new() };
    let game_setup = TerminalGame { session, people: desk.me, bots: (0..5).map(bot).collect(), save: desk.save };
    let ending = run(game_setup, &locale, desk.style, input, screen.clone()).unwrap();
    let screen = String::from_utf8(screen.0.borrow().clone()).unwrap();
    Left { session: ending.session, over: ending.over, screen, width: desk.style.width }
}

/// A file of its own for each test.
pub(super) fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tenka-play-{}-{name}.json", std::process::id()))
}

#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Answers {
    screen: Screen,
    /// How much of the screen has been read.
    read: usize,
    answer: Answering,
    line: Vec<u8>,
}

impl Read for Answers {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.line[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Answers {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            let mut screen = self.screen.0.borrow_mut();
            let answer = (self.answer)(&String::from_utf8_lossy(&screen[self.read..]));
            self.read = screen.len();
            if let Some(answer) = answer {
                self.line = format!("{answer}\n").into_bytes();
                // A terminal echoes what is written.
                screen.extend_from_slice(&self.line);
            }
        }
        Ok(&self.line)
    }

    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}
