//! American spelling and plain English in prose, each pattern with a budget that may only shrink.

use super::prose::Word;

/// A way of writing that should not spread, and what to write instead.
struct Pattern {
    /// Any of these, word by word; `*` is any word.
    phrases: &'static [&'static str],
    /// Words that make the phrase plain English: before it, after it, or in the place of its `*`.
    unless: &'static [&'static str],
    instead: &'static str,
}

/// Words that ordinary English has after "is no".
const FINE_AFTER_NO: &[&str] = &["longer", "such", "more", "less", "other", "better", "worse", "`", "there"];

const PATTERNS: &[Pattern] = &[
    Pattern { phrases: &["whoever", "whomever"], unless: &[], instead: "the player who; anyone who" },
    Pattern { phrases: &["whom"], unless: &[], instead: "who; a sentence with a subject" },
    Pattern { phrases: &["is no *", "are no *"], unless: FINE_AFTER_NO, instead: "is not a; are not" },
    Pattern {
        phrases: &["put up a table", "puts up a table", "put up tables", "put up the table", "put a table up"],
        unless: &[],
        instead: "create a table",
    },
    Pattern { phrases: &["sit down", "sits down", "sat down", "sitting down"], unless: &[], instead: "join" },
    Pattern { phrases: &["stand up", "stands up", "stood up"], unless: &[], instead: "leave" },
    Pattern { phrases: &["at last"], unless: &[], instead: "finally" },
    Pattern {
        phrases: &[
            ", for it",
            ", for they",
            ", for there",
            ", for he",
            ", for she",
            ", for we",
            ", for nobody",
            ", for nothing",
            ", for no",
            ", for what",
        ],
        unless: &[],
        instead: "because",
    },
    Pattern { phrases: &["for ever"], unless: &[], instead: "forever; permanently" },
    Pattern { phrases: &["also where", "also when", "also once", "also if"], unless: &[], instead: "even" },
    Pattern {
        phrases: &["is told", "are told", "was told", "were told"],
        unless: &["apart"],
        instead: "is notified; receives",
    },
    Pattern { phrases: &["hears of", "hear of", "heard of"], unless: &[], instead: "receives; is notified" },
    Pattern { phrases: &["stands"], unless: &[], instead: "is; reads" },
    Pattern { phrases: &["lies"], unless: &[], instead: "is" },
    Pattern { phrases: &["nobody"], unless: &[], instead: "no one; a sentence about what happens" },
    Pattern { phrases: &["anew"], unless: &[], instead: "again" },
];

/// British spellings by their beginnings, and the American ones.
const SPELLINGS: &[(&str, &str)] = &[
    ("acknowledgement", "acknowledgment"),
    ("armour", "armor"),
    ("artefact", "artifact"),
    ("behaviour", "behavior"),
    ("cancelled", "canceled"),
    ("cancelling", "canceling"),
    ("catalogue", "catalog"),
    ("centre", "center"),
    ("colour", "color"),
    ("defence", "defense"),
    ("endeavour", "endeavor"),
    ("favour", "favor"),
    ("flavour", "flavor"),
    ("grey", "gray"),
    ("harbour", "harbor"),
    ("honour", "honor"),
    ("humour", "humor"),
    ("judgement", "judgment"),
    ("labelled", "labeled"),
    ("labour", "labor"),
    ("levelled", "leveled"),
    ("licence", "license"),
    ("modelled", "modeled"),
    ("neighbour", "neighbor"),
    ("offence", "offense"),
    ("practise", "practice"),
    ("pretence", "pretense"),
    ("rumour", "rumor"),
    ("signalled", "signaled"),
    ("skilful", "skillful"),
    ("theatre", "theater"),
    ("travell", "travel"),
    ("whilst", "while"),
];

/// Verbs that Britain spells with -ise.
const VERBS_IN_IZE: &[&str] = &[
    "apolog", "author", "capital", "categor", "custom", "final", "formal", "general", "initial", "local", "maxim",
    "memor", "minim", "normal", "optim", "organ", "penal", "priorit", "random", "real", "recogn", "serial", "special",
    "stabil", "standard", "summar", "symbol", "synchron", "util", "visual",
];
const ENDINGS_OF_ISE: &[&str] = &["ise", "ised", "iser", "isers", "ises", "ising", "isation", "isations"];

/// A place where a pattern was found.
pub(super) struct Hit {
    /// Names the pattern in the budget file.
    pub(super) pattern: &'static str,
    pub(super) line: usize,
    pub(super) message: String,
}

/// Names all patterns, in the order of the budget file.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    [SPELLING].into_iter().chain(PATTERNS.iter().map(|pattern| pattern.phrases[0]))
}

const SPELLING: &str = "British spelling";

/// Finds British spelling.
pub(super) fn spelling(words: &[Word]) -> impl Iterator<Item = Hit> {
    words.iter().filter_map(|word| {
        let american = american(&word.text)?;
        let message = format!("\"{}\": write \"{american}\"", word.text);
        Some(Hit { pattern: SPELLING, line: word.line, message })
    })
}

fn american(word: &str) -> Option<String> {
    if let Some((british, american)) = SPELLINGS.iter().find(|(british, _)| word.starts_with(british)) {
        return Some(word.replacen(british, american, 1));
    }
    let is_british = |verb: &&&str| word.strip_prefix(**verb).is_some_and(|ending| ENDINGS_OF_ISE.contains(&ending));
    VERBS_IN_IZE.iter().find(is_british).map(|verb| word.replacen(&format!("{verb}is"), &format!("{verb}iz"), 1))
}

/// Finds phrases that plain English has other words for.
pub(super) fn dialect(words: &[Word]) -> impl Iterator<Item = Hit> {
    (0..words.len()).filter_map(|start| {
        let pattern = PATTERNS.iter().find(|pattern| {
            let begins = |phrase: &&str| matches(phrase, words, start, pattern.unless);
            pattern.phrases.iter().any(begins)
        })?;
        let after = words[start..].iter().take(4).map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
        let message = format!("\"{after}\": write \"{}\"", pattern.instead);
        Some(Hit { pattern: pattern.phrases[0], line: words[start].line, message })
    })
}

fn matches(phrase: &str, words: &[Word], start: usize, unless: &[&str]) -> bool {
    let is_excepted = |word: &Word| unless.contains(&word.text.as_str());
    let (before, after) = (start.checked_sub(1), start + phrase.split(' ').count());
    if [before, Some(after)].into_iter().flatten().filter_map(|at| words.get(at)).any(is_excepted) {
        return false;
    }
    phrase.split(' ').zip(start..).all(|(part, at)| {
        words.get(at).is_some_and(|word| {
            if part == "*" { word.text != "." && word.text != "," && !is_excepted(word) } else { word.text == part }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::prose::words;
    use super::{american, dialect, spelling};

    #[test]
    fn british_words_have_american_ones() {
        for (british, other) in [
            ("colours", "colors"),
            ("neighbouring", "neighboring"),
            ("licence", "license"),
            ("grey", "gray"),
            ("optimised", "optimized"),
            ("organisation", "organization"),
        ] {
            assert_eq!(american(british).as_deref(), Some(other));
        }
        for word in ["optimistic", "organism", "promise", "color", "realistic", "specialist"] {
            assert_eq!(american(word), None, "{word}");
        }
        assert_eq!(spelling(&words("a.rs", "// Two colours, `colours`.\n")).count(), 1);
    }

    #[test]
    fn dialect_is_found_across_lines_but_not_across_sentences() {
        let found = |text: &str| dialect(&words("a.md", text)).map(|hit| (hit.pattern, hit.line)).collect::<Vec<_>>();
        assert_eq!(found("He is to put\nup a table now"), [("put up a table", 1)]);
        assert_eq!(found("They put. Up a table"), []);
        assert_eq!(found("Whom we saw, for they came"), [("whom", 1), (", for it", 1)]);
    }

    #[test]
    fn ordinary_negation_is_allowed() {
        let count = |text: &str| dialect(&words("a.md", text)).count();
        assert_eq!(count("A castle is no figure"), 1);
        assert_eq!(count("There is no figure"), 0);
        assert_eq!(count("It is no longer open"), 0);
        assert_eq!(count("The answer is no."), 0);
        assert_eq!(count("They are told apart by shape."), 0);
    }
}
