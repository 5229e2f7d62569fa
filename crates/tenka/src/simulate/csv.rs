//! Every game and seat as a row for spreadsheets.

use std::fmt::Write;

use bots::{Played, Series};

/// The rows under their headings. No value holds a comma or a quotation mark.
pub(super) fn text(series: &Series, games: &[(u64, Played)]) -> String {
    let mut text = String::from("game,seed,seat,clan,bot,rank,score,decisions\n");
    for (number, played) in games {
        let seed = series.deal(*number).seed;
        for (seat, (clan, bot, rank, score)) in played.seats.iter().enumerate() {
            let (clan, bot, decisions) = (clan.name(), &series.bots[*bot], played.decisions);
            let _ = writeln!(text, "{number},{seed},{seat},{clan},{bot},{rank},{score},{decisions}");
        }
    }
    text
}
