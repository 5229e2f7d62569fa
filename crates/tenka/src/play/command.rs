//! What a line of input asks for.

/// What a player can write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Nothing.
    Empty,
    /// One number.
    Number(usize),
    /// Several numbers, such as bids.
    Numbers(Vec<usize>),
    /// A word of [`WORDS`] or of the game, and what follows it.
    Keyword(&'static str, String),
    /// Something else.
    Unknown(String),
}

/// The words that can begin a line in every game.
const WORDS: [&str; 17] = [
    "undo", "save", "quit", "help", "map", "log", "offer", "gift", "promise", "accept", "decline", "withdraw", "judge",
    "ledger", "done", "hint", "rules",
];

impl Command {
    /// Reads a line; `more` are the words of the game. Words may be cut short as long as it is
    /// clear which is meant.
    pub(super) fn read(line: &str, more: &[&'static str]) -> Command {
        let line = line.trim();
        if line.is_empty() {
            return Command::Empty;
        }
        let parts: Vec<&str> = line.split([' ', ',', '\t']).filter(|part| !part.is_empty()).collect();
        if let Ok(numbers) = parts.iter().map(|part| part.parse()).collect::<Result<Vec<usize>, _>>() {
            return match numbers.as_slice() {
                [number] => Command::Number(*number),
                _ => Command::Numbers(numbers),
            };
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = match first.to_lowercase().as_str() {
            "exit" | ":q" => "quit".to_owned(),
            "?" => "help".to_owned(),
            other => other.to_owned(),
        };
        let words = || WORDS.iter().chain(more).copied();
        let mut meant = words().filter(|word| word.starts_with(&first));
        let word = match (words().find(|word| *word == first), meant.next(), meant.next()) {
            (Some(exact), ..) => exact,
            (None, Some(only), None) => only,
            _ => return Command::Unknown(line.to_owned()),
        };
        Command::Keyword(word, rest.trim().to_owned())
    }
    /// Whether a line says this with nothing but numbers or with the whole word.
    pub(super) fn is_spelled_out(&self, line: &str) -> bool {
        match self {
            Command::Empty | Command::Number(_) | Command::Numbers(_) => true,
            Command::Keyword(word, _) => {
                line.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case(word))
            }
            Command::Unknown(_) => false,
        }
    }
}
