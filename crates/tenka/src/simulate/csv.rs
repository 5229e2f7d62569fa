//! Every game and seat as a row for spreadsheets.

use std::borrow::Cow;
use std::fmt::Write;

use bots::{Contest, Series};
use engine::Place;

use super::work::Finished;

/// The rows under their headings.
pub(super) fn text<G: Contest>(series: &Series<G>, games: &[Finished]) -> String {
    rows(series, games, "", |_, _| String::new())
}

/// The rows with more columns at their end: their headings, and their content for a game and
/// a seat, each after a comma.
pub(crate) fn rows<G: Contest>(
    series: &Series<G>,
    games: &[Finished],
    headings: &str,
    more: impl Fn(&Finished, usize) -> String,
) -> String {
    let mut text = format!("game,seed,seat,{},bot,rank,score,decisions{headings}\n", G::KIND);
    for game in games {
        let (number, decisions) = (game.number, game.played.decisions);
        let seed = series.deal(number).seed;
        for (seat, seated) in game.played.seats.iter().enumerate() {
            let (name, bot) = (seated.name, field(&series.bots[seated.bot]));
            let Place { rank, score } = seated.place;
            let more = more(game, seat);
            let _ = writeln!(text, "{number},{seed},{seat},{name},{bot},{rank},{score},{decisions}{more}");
        }
    }
    text
}

/// A value, in quotation marks where it would be taken for several.
fn field(value: &str) -> Cow<'_, str> {
    if value.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", value.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(value)
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn values_that_look_like_several_are_quoted() {
        assert_eq!(field("greedy"), "greedy");
        assert_eq!(field(r#"exec:"a" 1,2"#), r#""exec:""a"" 1,2""#);
    }
}
