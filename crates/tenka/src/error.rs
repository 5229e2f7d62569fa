//! Why a command did not do what was asked, and what the shell hears of it.

use std::io;
use std::process::ExitCode;

use engine::{DocumentError, Game, ReplayError};
use text::Locale;

/// The longest line of complaint, in characters; documents can hold names of any length.
const LONGEST: usize = 700;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The request was wrong: status 2.
    Usage(String),
    /// Anything else: status 1.
    Failed(String),
    /// Nobody reads on. No fault of anybody's.
    Quiet,
}

impl CliError {
    /// The request was wrong.
    pub(crate) fn request(line: impl Into<String>) -> CliError {
        CliError::Usage(line.into())
    }

    /// Something is wrong with a document.
    pub(crate) fn error(file: &str, error: &DocumentError, locale: &Locale) -> CliError {
        CliError::document(file, locale.document_error(error), locale)
    }

    /// A record cannot be played.
    pub(crate) fn unplayable<G: Game>(file: &str, why: &ReplayError<G>, locale: &Locale) -> CliError {
        CliError::document(file, locale.unplayable(why), locale)
    }

    fn document(file: &str, what: String, locale: &Locale) -> CliError {
        CliError::Usage(locale.say("cli-bad-document", &[("file", file.into()), ("what", clause(&what).into())]))
    }

    /// A file, or standard input, cannot be read.
    pub(crate) fn read(file: &str, error: &io::Error, locale: &Locale) -> CliError {
        let args = [("file", file.into()), ("why", error.to_string().into())];
        CliError::Usage(locale.say("cli-cannot-read", &args))
    }

    /// A file cannot be written.
    pub(crate) fn write(file: &str, error: &io::Error, locale: &Locale) -> CliError {
        let args = [("file", file.into()), ("why", error.to_string().into())];
        CliError::Failed(locale.say("cli-cannot-write", &args))
    }

    /// Tells the fault in one line and gives the status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            CliError::Usage(line) => {
                eprintln!("tenka: {}", one_line(&line));
                ExitCode::from(2)
            }
            CliError::Failed(line) => {
                eprintln!("tenka: {}", one_line(&line));
                ExitCode::FAILURE
            }
            CliError::Quiet => ExitCode::SUCCESS,
        }
    }
}

/// Writing to standard output failed.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe { CliError::Quiet } else { CliError::Failed(error.to_string()) }
    }
}

/// A sentence as a part of another one.
pub(crate) fn clause(sentence: &str) -> &str {
    sentence.trim_end().trim_end_matches('.')
}

/// The text on one line, without what could confuse a terminal, and not without end.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let line = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        // The beginning says where, the end how to mend it.
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
    fn a_complaint_is_one_line_of_a_bearable_length() {
        assert_eq!(one_line("a\n  b\u{1b}[31m\r\nc"), "a b [31m c");
        let long = format!("state.vp: {} mend it", "x".repeat(10_000_000));
        let line = one_line(&long);
        assert!(line.len() < 1000 && line.starts_with("state.vp: x") && line.ends_with("x mend it"));
    }
}
