//! The error of a command, with its exit status.

use std::fmt;
use std::io;
use std::process::ExitCode;

use engine::{DocumentError, Game, ReplayError};
use text::Locale;

/// The longest error message, in characters; documents can hold names of any length.
const LONGEST: usize = 700;

/// Why a command stopped, as a sentence for the user.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The request or a document is wrong: exit status 2.
    Usage(String),
    /// Anything else: exit status 1.
    Failed(String),
    /// The reader of the output went away, which is not an error.
    Quiet,
}

impl fmt::Display for CliError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CliError::Usage(line) | CliError::Failed(line) => write!(out, "{}", one_line(line)),
            CliError::Quiet => Ok(()),
        }
    }
}

impl std::error::Error for CliError {}

impl CliError {
    /// An error in the request.
    pub(crate) fn request(line: impl Into<String>) -> CliError {
        CliError::Usage(line.into())
    }

    /// An error in a document.
    pub(crate) fn error(file: &str, error: &DocumentError, locale: &Locale) -> CliError {
        CliError::document(file, locale.document_error(error), locale)
    }

    /// An error of a record that cannot be replayed.
    pub(crate) fn unplayable<G: Game>(file: &str, why: &ReplayError<G>, locale: &Locale) -> CliError {
        CliError::document(file, locale.unplayable(why), locale)
    }

    fn document(file: &str, what: String, locale: &Locale) -> CliError {
        CliError::Usage(locale.say("cli-bad-document", &[("file", file.into()), ("what", clause(&what).into())]))
    }

    /// An error when reading a file or standard input.
    pub(crate) fn read(file: &str, error: &io::Error, locale: &Locale) -> CliError {
        let args = [("file", file.into()), ("why", error.to_string().into())];
        CliError::Usage(locale.say("cli-cannot-read", &args))
    }

    /// An error when writing a file.
    pub(crate) fn write(file: &str, error: &io::Error, locale: &Locale) -> CliError {
        let args = [("file", file.into()), ("why", error.to_string().into())];
        CliError::Failed(locale.say("cli-cannot-write", &args))
    }

    /// Prints the error in one line and returns the exit status.
    pub(crate) fn report(self) -> ExitCode {
        let status = match self {
            CliError::Usage(_) => ExitCode::from(2),
            CliError::Failed(_) => ExitCode::FAILURE,
            CliError::Quiet => return ExitCode::SUCCESS,
        };
        eprintln!("tenka: {self}");
        status
    }
}

/// An error when writing to standard output.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe { CliError::Quiet } else { CliError::Failed(error.to_string()) }
    }
}

/// A sentence as a part of another one: without its full stop.
pub(crate) fn clause(sentence: &str) -> &str {
    sentence.trim_end().trim_end_matches('.')
}

/// The text on one line of limited length, without control characters.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let line = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        // The beginning says where the error is, the end how to fix it.
        Some(_) => {
            let letters: Vec<char> = line.chars().collect();
            let head: String = letters[..LONGEST * 2 / 3].iter().collect();
            let tail: String = letters[letters.len() - LONGEST / 3..].iter().collect();
            format!("{head} … {tail}")
        }
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn message_is_one_line_of_limited_length() {
        assert_eq!(one_line("a\n  b\u{1b}[31m\r\nc"), "a b [31m c");
        let long = format!("state.vp: {} mend it", "x".repeat(10_000_000));
        let line = one_line(&long);
        assert!(line.len() < 1000 && line.starts_with("state.vp: x") && line.ends_with("x mend it"));
    }
}
