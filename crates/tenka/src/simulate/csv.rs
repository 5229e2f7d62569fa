//! Every game and seat as a row for spreadsheets.

use std::borrow::Cow;
use std::fmt::Write;

use bots::{Contest, Played, Series};
use table::Place;

/// The rows under their headings.
pub(super) fn text<G: Contest>(series: &Series<G>, games: &[(u64, Played)]) -> String {
    let mut text = format!("game,seed,seat,{},bot,rank,score,decisions\n", G::KIND);
    for (number, played) in games {
        let seed = series.deal(*number).seed;
        for (seat, seated) in played.seats.iter().enumerate() {
            let (name, bot, decisions) = (seated.name, field(&series.bots[seated.bot]), played.decisions);
            let Place { rank, score } = seated.place;
            let _ = writeln!(text, "{number},{seed},{seat},{name},{bot},{rank},{score},{decisions}");
        }
    }
    text
}

/// The name of a bot, which may be a command line.
fn field(name: &str) -> Cow<'_, str> {
    if name.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", name.replace('"', "\"\"")).into()
    } else {
        name.into()
    }
}
