//! How text is laid out: colours, if any, and lines of a certain width.

use std::io::IsTerminal;

use text::Locale;

use super::names::short;

/// The widest line that is ever drawn.
const WIDE: usize = 100;
/// The narrowest screen that the map is drawn for.
const NARROW: usize = 79;

/// How to lay text out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    /// Whether seats have their colours. They always have their names, too.
    pub(crate) color: bool,
    /// How many columns there are.
    pub(crate) width: usize,
}

impl Style {
    /// Without colours and as wide as the map likes to be.
    pub(crate) const PLAIN: Style = Style { color: false, width: WIDE };

    /// What the terminal behind standard output can show. `NO_COLOR` is respected.
    pub(crate) fn of_terminal() -> Style {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let size = || terminal_size::terminal_size().map(|(terminal_size::Width(width), _)| width.into());
        Style {
            color: std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb,
            width: columns.or_else(size).unwrap_or(WIDE).clamp(NARROW, WIDE),
        }
    }

    /// Whether there is room for the wide map.
    pub(crate) fn is_wide(self) -> bool {
        self.width >= WIDE
    }

    /// Puts all before out of sight.
    pub(crate) fn clear(self) -> String {
        if self.color { "\x1b[2J\x1b[3J\x1b[H".to_owned() } else { "\n".repeat(60) }
    }

    /// A heading.
    pub(crate) fn heading(self, text: &str) -> String {
        if self.color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What need not be read.
    pub(crate) fn faint(self, text: &str) -> String {
        if self.color { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Gives the names of seats, long and short, their colours.
    pub(crate) fn paint(self, locale: &Locale, colours: &[(&str, u8)], text: &str) -> String {
        if !self.color {
            return text.to_owned();
        }
        let mut names = Vec::new();
        for (name, color) in colours {
            names.push((locale.name(name), color));
            names.push((short(locale, name), color));
        }
        let mut painted = String::with_capacity(text.len() + 64);
        let mut word = String::new();
        for letter in text.chars().chain(['\n']) {
            if letter.is_alphanumeric() {
                word.push(letter);
                continue;
            }
            match names.iter().find(|(name, _)| *name == word) {
                Some((name, color)) => painted.push_str(&format!("\x1b[1;{color}m{name}\x1b[0m")),
                None => painted.push_str(&word),
            }
            word.clear();
            painted.push(letter);
        }
        painted.pop();
        painted
    }

    /// Breaks a text into lines; all but the first begin with `indent` blanks.
    pub(crate) fn wrap(self, text: &str, indent: usize) -> String {
        wrap(text, self.width, indent).join("\n")
    }
}

/// The lines of a text of at most `width` columns; all but the first begin with `indent` blanks.
/// What a no-break space joins stays together, and is shown with a blank.
pub(super) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let words = text.trim_start_matches(' ');
    let mut line = " ".repeat(text.len() - words.len());
    let mut length = line.len();
    let mut lines = Vec::new();
    let mut begun = false;
    for word in words.split(' ') {
        let count = word.chars().count();
        if begun && length + 1 + count > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            length = indent;
        } else if begun {
            line.push(' ');
            length += 1;
        }
        begun = true;
        line.push_str(word);
        length += count;
    }
    lines.push(line);
    lines.iter().map(|line| line.trim_end().replace(KEEP, " ")).collect()
}

/// Joins what must stay on one line.
pub(super) const KEEP: char = '\u{a0}';

/// Between what may stand on different lines: two blanks, of which none begins a line.
pub(super) const GAP: &str = "\u{a0} ";

/// A text filled up with blanks, or cut, to a number of columns.
pub(super) fn pad(text: &str, width: usize) -> String {
    let count = text.chars().count();
    if count > width { text.chars().take(width).collect() } else { format!("{text}{}", " ".repeat(width - count)) }
}
