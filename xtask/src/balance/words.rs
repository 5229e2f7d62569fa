//! How names and figures are written on the page.

use super::figures::{Cell, Sure};

/// A name of a document as people write it.
pub(crate) fn title(name: &str) -> String {
    let word = |(place, word): (usize, &str)| match word {
        "of" | "the" if place > 0 => word.to_owned(),
        _ => word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect(),
    };
    name.split(['_', ' ', '-']).enumerate().map(word).collect::<Vec<String>>().join(" ")
}

/// A share with its interval.
pub(crate) fn percent(sure: Sure) -> String {
    format!("{:.1} % ({:.0} to {:.0})", sure.value * 100.0, sure.low * 100.0, sure.high * 100.0)
}

/// So many times what is fair, or usual, with its interval; bold where the interval leaves 1 out.
pub(crate) fn times(sure: Sure) -> String {
    let value = format!("{:.2}", sure.value);
    let value = if sure.low > 1.0 || sure.high < 1.0 { format!("**{value}**") } else { value };
    format!("{value} ({:.2} to {:.2})", sure.low, sure.high)
}

/// How many times the usual share, or nothing where there are too few to say anything.
pub(crate) fn usual(cell: Cell) -> String {
    if cell.seats < 50 { "too few".to_owned() } else { times(cell.to_usual()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_people_write_them() {
        assert_eq!(title("way_of_the_shogun"), "Way of the Shogun");
        assert_eq!(title("sun-preset"), "Sun Preset");
    }

    #[test]
    fn what_is_sure_is_bold() {
        assert_eq!(times(Sure { value: 1.2, low: 1.1, high: 1.3 }), "**1.20** (1.10 to 1.30)");
        assert_eq!(times(Sure { value: 1.0, low: 0.9, high: 1.1 }), "1.00 (0.90 to 1.10)");
    }
}
