//! Every game and seat as a row for spreadsheets.

use std::fmt::Write;

use bots::{Contest, Played, Series};
use table::Place;

/// The rows under their headings. No value holds a comma or a quotation mark.
pub(super) fn text<G: Contest>(series: &Series<G>, games: &[(u64, Played)]) -> String {
    let mut text = format!("game,seed,seat,{},bot,rank,score,decisions\n", G::KIND);
    for (number, played) in games {
        let seed = series.deal(*number).seed;
        for (seat, seated) in played.seats.iter().enumerate() {
            let (name, bot, decisions) = (seated.name, &series.bots[seated.bot], played.decisions);
            let Place { rank, score } = seated.place;
            let _ = writeln!(text, "{number},{seed},{seat},{name},{bot},{rank},{score},{decisions}");
        }
    }
    text
}
