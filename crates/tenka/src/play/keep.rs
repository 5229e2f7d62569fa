//! Keeping the game in its file, and leaving it there.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use super::game::Table;
use super::on_screen::OnScreen;
use super::save;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Says how to go on another time.
    pub(super) fn leave(&mut self) -> io::Result<()> {
        self.autosave()?;
        let line = match &self.save {
            Some(path) if !self.unsaved => {
                let seats: Vec<&str> = self.me.iter().map(|&seat| self.session.game().seat_name(seat)).collect();
                let args = [
                    ("game", G::NAME.into()),
                    ("file", path.display().to_string().into()),
                    ("seats", seats.join(",").into()),
                ];
                self.locale.say("play-resume", &args)
            }
            _ => self.locale.say("play-not-saved", &[]),
        };
        self.say_lines(&[line])
    }

    pub(super) fn save_as(&mut self, file: &str) -> io::Result<()> {
        let path = if file.is_empty() { self.save.clone() } else { Some(PathBuf::from(file)) };
        let Some(path) = path else { return self.say_lines(&[self.locale.say("play-save-where", &[])]) };
        let line = match save::write(&path, &self.session.record().write()) {
            Ok(()) => {
                self.save.get_or_insert(path.clone());
                self.locale.say("play-saved", &[("file", path.display().to_string().into())])
            }
            Err(error) => self.cannot_save(&path, &error),
        };
        self.say_lines(&[line])
    }

    pub(super) fn cannot_save(&self, path: &Path, error: &io::Error) -> String {
        let args = [("file", path.display().to_string().into()), ("why", error.to_string().into())];
        self.locale.say("play-cannot-save", &args)
    }

    /// Saves the game; a failure is reported once and does not stop the game.
    pub(super) fn autosave(&mut self) -> io::Result<()> {
        let Some(path) = self.save.clone() else { return Ok(()) };
        let saved = save::write(&path, &self.session.record().write());
        let was_unsaved = std::mem::replace(&mut self.unsaved, saved.is_err());
        match saved {
            Err(error) if !was_unsaved => self.say_lines(&[self.cannot_save(&path, &error)]),
            _ => Ok(()),
        }
    }
}
