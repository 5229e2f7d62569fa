//! What is written to the screen and read from the keyboard.

use std::io::{self, BufRead, Write};

use engine::Seat;

use super::game::Table;
use super::on_screen::OnScreen;
use super::turn::Next;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Where several people share the screen, hides what the last one saw.
    pub(super) fn hand_over(&mut self, seat: Seat) -> io::Result<Next> {
        let before = self.shown.seat.replace(seat);
        if before == Some(seat) || self.me.len() < 2 {
            return Ok(Next::Go);
        }
        self.shown.at = None;
        let clear = self.style.clear();
        write!(self.output, "{clear}")?;
        let prompt = self.locale.say("play-hand-over", &[("seat", self.name(seat).into())]);
        let read = self.read_line(&prompt)?;
        write!(self.output, "{clear}")?;
        Ok(if read.is_some() { Next::Go } else { Next::Leave })
    }

    pub(super) fn say_lines(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            writeln!(self.output, "{}", self.style.paint(self.locale, G::COLOURS, line))?;
        }
        Ok(())
    }

    /// A line of input; `None` at its end. What is no text is read as a line that says nothing.
    pub(super) fn read_line(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{}", self.style.paint(self.locale, G::COLOURS, prompt))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) => {
                writeln!(self.output)?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) => Err(error),
        }
    }
}
