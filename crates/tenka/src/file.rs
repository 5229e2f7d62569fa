//! Documents from files or standard input, and files that are written whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use engine::{Document, Game, Record, SIZE_LIMIT, Session, read_document, read_game_name};
use text::Locale;

use crate::error::CliError;
use crate::games::GameName;

/// A document that was read.
pub(crate) struct Source {
    /// What it is called in messages.
    pub(crate) name: String,
    bytes: Vec<u8>,
}

impl Source {
    /// Reads a file; `-` is standard input.
    pub(crate) fn read(path: &Path, locale: &Locale) -> Result<Source, CliError> {
        let name = name(path, locale);
        // One byte more than allowed, so that what is too large is known to be.
        let limit = SIZE_LIMIT as u64 + 1;
        let mut bytes = Vec::new();
        let read = if is_standard_input(path) {
            io::stdin().lock().take(limit).read_to_end(&mut bytes)
        } else {
            File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
        };
        match read {
            Ok(_) => Ok(Source { name, bytes }),
            Err(error) => Err(CliError::read(&name, &error, locale)),
        }
    }

    /// The game of the document.
    pub(crate) fn game(&self, locale: &Locale) -> Result<GameName, CliError> {
        let (_, game) = read_game_name(&self.bytes).map_err(|error| CliError::error(&self.name, &error, locale))?;
        GameName::named(&game).ok_or_else(|| self.unknown_game(&game, locale))
    }

    /// The error of a document that names an unknown game.
    pub(crate) fn unknown_game(&self, game: &str, locale: &Locale) -> CliError {
        let args = [("file", self.name.as_str().into()), ("game", game.into()), ("known", GameName::names().into())];
        CliError::request(locale.say("cli-unknown-game", &args))
    }

    /// What was read, as it is.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The document itself.
    pub(crate) fn document<G: Game>(&self, locale: &Locale) -> Result<Document<G>, CliError> {
        read_document(&self.bytes).map_err(|error| CliError::error(&self.name, &error, locale))
    }

    /// The record; of a position, the record that begins there.
    pub(crate) fn record<G: Game>(&self, locale: &Locale) -> Result<Record<G>, CliError> {
        self.document(locale)?.into_record().map_err(|error| CliError::error(&self.name, &error, locale))
    }

    /// The game after the first `count` entries of the record, or after all.
    pub(crate) fn session<G: Game>(&self, count: Option<usize>, locale: &Locale) -> Result<Session<G>, CliError> {
        let record = self.record(locale)?;
        Session::replay_to(&record, count.unwrap_or(usize::MAX))
            .map_err(|why| CliError::unplayable(&self.name, &why, locale))
    }
}

/// Whether the path means standard input.
pub(crate) fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

fn name(path: &Path, locale: &Locale) -> String {
    if is_standard_input(path) { locale.say("cli-standard-input", &[]) } else { path.display().to_string() }
}

/// Writes a file beside its place and then moves it there: at no moment is it half written.
pub(crate) fn write_whole(path: &Path, text: &str, locale: &Locale) -> Result<(), CliError> {
    // A link stays a link to the file that is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let draft = draft(&path);
    let written = fill(&draft, &path, text).and_then(|()| fs::rename(&draft, &path));
    written.map_err(|error| {
        let _ = fs::remove_file(&draft);
        CliError::write(&path.display().to_string(), &error, locale)
    })
}

/// Whether a file can be written later: what takes long should not be in vain.
pub(crate) fn check_writable(path: &Path, locale: &Locale) -> Result<(), CliError> {
    let tried = if path.is_dir() {
        Err(io::Error::from(io::ErrorKind::IsADirectory))
    } else {
        let draft = draft(path);
        File::create(&draft).and_then(|_| fs::remove_file(&draft))
    };
    tried.map_err(|error| {
        let args = [("file", path.display().to_string().into()), ("why", error.to_string().into())];
        CliError::request(locale.say("cli-cannot-write", &args))
    })
}

/// A file that is written beside its place, however long that takes, and goes if it is not moved there.
pub(crate) struct Draft {
    /// Where it is to be.
    place: PathBuf,
    /// Where it is written.
    pub(crate) path: PathBuf,
}

impl Draft {
    /// An empty draft of a file that only its owner may read.
    pub(crate) fn private(place: &Path, locale: &Locale) -> Result<Draft, CliError> {
        check_writable(place, locale)?;
        let draft = Draft { place: place.to_owned(), path: draft(place) };
        match store::private::file(&draft.path) {
            Ok(_) => Ok(draft),
            Err(error) => Err(CliError::write(&place.display().to_string(), &error, locale)),
        }
    }

    /// Moves it to its place once it is on the disk.
    pub(crate) fn finish(self, locale: &Locale) -> Result<(), CliError> {
        let written = File::open(&self.path).and_then(|file| file.sync_all());
        let moved = written.and_then(|()| fs::rename(&self.path, &self.place));
        moved.map_err(|error| CliError::write(&self.place.display().to_string(), &error, locale))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn draft(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.draft", std::process::id()));
    path.with_file_name(name)
}

fn fill(draft: &Path, path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(draft)?;
    if let Ok(old) = fs::metadata(path) {
        file.set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
