//! Bots by name.

use std::fmt;
use std::time::Duration;

use engine::DocumentError;

use crate::exec::Outside;
use crate::{Contest, Player, Random};

/// How long an outside program may think about each question by default.
pub const DEADLINE: Duration = Duration::from_secs(5);

/// What the name of a bot begins with that is another program.
const EXEC: &str = "exec:";

/// The bot that decides for a program that cannot.
const FALLBACK: &str = "greedy";

/// Why a bot cannot be created from a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownBotError {
    /// The game has no bot of this name.
    Unknown {
        /// The unknown name.
        name: String,
    },
    /// The command line is empty, or a quotation mark is missing.
    NotACommand {
        /// The text after `exec:`.
        command: String,
    },
    /// A program cannot be started.
    CannotStart {
        /// The program.
        program: String,
        /// The error of the system.
        why: String,
    },
}

impl fmt::Display for UnknownBotError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownBotError::Unknown { name } => write!(out, "no bot is named {name}"),
            UnknownBotError::NotACommand { command } => write!(out, "not a command line: {command}"),
            UnknownBotError::CannotStart { program, why } => write!(out, "{program} cannot be started: {why}"),
        }
    }
}

impl std::error::Error for UnknownBotError {}

impl From<UnknownBotError> for DocumentError {
    fn from(why: UnknownBotError) -> DocumentError {
        match why {
            UnknownBotError::Unknown { .. } => DocumentError::new("bots", "unknown-bot"),
            UnknownBotError::NotACommand { command } => {
                DocumentError::new("bots", "not-a-command").with("command", command)
            }
            UnknownBotError::CannotStart { program, why } => {
                DocumentError::new("bots", "cannot-start").with("program", program).with("why", why)
            }
        }
    }
}

/// The bot of that name: one of the game's, or another program where the name is `exec:` and its
/// command line. That program is started at once and ends with the player; it has so long for each
/// answer. The built-in bots are quick and look at no clock.
pub fn player<G: Contest>(name: &str, seed: u64, deadline: Duration) -> Result<Box<dyn Player<G>>, UnknownBotError> {
    let Some(command) = name.strip_prefix(EXEC) else {
        return G::bot(name, seed).ok_or_else(|| UnknownBotError::Unknown { name: name.to_owned() });
    };
    let fallback = G::bot(FALLBACK, seed).unwrap_or_else(|| Box::new(Random::new(seed)));
    Ok(Box::new(Outside::new(command, seed, deadline, fallback)?))
}

/// Whether a bot of that name is another program.
pub fn is_outside(name: &str) -> bool {
    name.starts_with(EXEC)
}

/// The names in a list such as `greedy,random`. A comma between quotation marks parts nothing.
pub fn names(list: &str) -> Vec<String> {
    let (mut names, mut name, mut quote) = (Vec::new(), String::new(), None);
    let mut letters = list.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            (',', None) => {
                names.push(std::mem::take(&mut name));
                continue;
            }
            ('"' | '\'', None) => quote = Some(letter),
            (mark, Some(open)) if mark == open => quote = None,
            // As in a shell, a backslash takes the next letter as it is, but not in single quotes.
            ('\\', None | Some('"')) => {
                name.push(letter);
                name.extend(letters.next());
                continue;
            }
            _ => {}
        }
        name.push(letter);
    }
    names.push(name);
    names.iter().map(|name| name.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_in_quotes_part_nothing() {
        assert_eq!(names("greedy, random"), ["greedy", "random"]);
        assert_eq!(names("exec:\"bot --x=1,2\",greedy"), ["exec:\"bot --x=1,2\"", "greedy"]);
        assert_eq!(names("exec:'a \"b,c' d,greedy"), ["exec:'a \"b,c' d", "greedy"]);
        assert_eq!(names(r#"exec:"a \", b",greedy"#), [r#"exec:"a \", b""#, "greedy"]);
        assert_eq!(names("exec:\"open,greedy"), ["exec:\"open,greedy"]);
        assert_eq!(names(""), [""]);
    }

    #[test]
    fn unknown_bot_gives_a_reason() {
        let why = |name: &str| player::<shogun::State>(name, 1, Duration::from_secs(1)).err();
        assert_eq!(why("greedy"), None);
        assert_eq!(why("grudgy"), Some(UnknownBotError::Unknown { name: "grudgy".to_owned() }));
        assert_eq!(why("exec: "), Some(UnknownBotError::NotACommand { command: " ".to_owned() }));
        assert!(
            matches!(why("exec:no-such-program x"), Some(UnknownBotError::CannotStart { program, .. }) if program == "no-such-program")
        );
    }
}
