//! Plays the games. The same seed gives the same figures on every machine.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Contest, Series, Watch};
use rising_sun::State as RisingSun;
use shogun::{Board, Start, State as Shogun};

use super::count::Book;
use super::figures::{Figures, Kind};
use super::{Order, rising_sun as sun, shogun as war};
use crate::tower::tally;

/// Plays all kinds of games.
pub(crate) fn all(order: &Order) -> Result<Figures, String> {
    if !RisingSun::BOTS.contains(&order.bot.as_str()) {
        return Err(format!("there is no bot {}; there are {}", order.bot, RisingSun::BOTS.join(", ")));
    }
    let mut kinds = Vec::new();
    for players in 3..=5 {
        for (way, kami_unbound) in [("bound", false), ("unbound", true)] {
            let plan = bots::rising_sun::Plan { players: Some(players), kami_unbound, ..Default::default() };
            kinds.push(rising_sun(order, plan, players, way)?);
        }
        for (board, start) in [(Board::Sun, Start::Draft), (Board::Sun, Start::Preset), (Board::Moon, Start::Draft)] {
            let plan = bots::shogun::Plan {
                players: Some(players),
                board: Some(board),
                start: Some(start),
                ..Default::default()
            };
            kinds.push(shogun(order, plan, players)?);
        }
    }
    kinds.sort_by(|one, other| one.game.cmp(&other.game));
    Ok(Figures {
        about: "Games of Rising Sun and Shogun among bots: measured by `cargo xtask balance`, explained in \
                docs/balance.md. Each share has the number of players of whom its key is true, how many of them won, \
                and how many would have won by chance (fair) or at the usual rate of their clans or seats (usual)."
            .to_owned(),
        bot: order.bot.clone(),
        seed: order.seed,
        games: order.games,
        kinds,
    })
}

fn series<G: Contest>(order: &Order, plan: G::Plan) -> Series<G> {
    Series::new(vec![order.bot.clone()], plan, order.seed)
}

fn rising_sun(order: &Order, plan: bots::rising_sun::Plan, players: usize, way: &str) -> Result<Kind, String> {
    let series = series::<RisingSun>(order, plan);
    let book = book(order, &format!("rising-sun, {players} players, {way}"), |number, book| {
        let set = RisingSun::ground(&series.deal(number).options);
        play(&series, number, &mut sun::Onlooker::new(book, set))
    })?;
    Ok(book.figures("rising-sun", players, way))
}

fn shogun(order: &Order, plan: bots::shogun::Plan, players: usize) -> Result<Kind, String> {
    let series = series::<Shogun>(order, plan);
    let way = Shogun::ground(&series.deal(0).options);
    let book = book(order, &format!("shogun, {players} players, {way}"), |number, book| {
        play(&series, number, &mut war::Onlooker::new(book))
    })?;
    Ok(book.figures("shogun", players, way))
}

fn play<G: Contest>(series: &Series<G>, number: u64, watch: &mut impl Watch<G>) -> Result<(), String> {
    series.play(number, watch).map(|_| ()).map_err(|mishap| format!("game {number}: {mishap:?}"))
}

/// Plays games on all cores and says now and then how far they are.
fn book(order: &Order, what: &str, game: impl Fn(u64, &mut Book) -> Result<(), String> + Sync) -> Result<Book, String> {
    let played = AtomicU64::new(0);
    let mut book: Book = tally(order.games, |number, book: &mut Book| {
        if book.trouble.is_none() {
            book.trouble = game(number, book).err().or(book.trouble.take());
        }
        let played = 1 + played.fetch_add(1, Ordering::Relaxed);
        if played == order.games || played.is_multiple_of(500) {
            eprintln!("{what}: {played} of {} games", order.games);
        }
    });
    book.trouble.take().map_or(Ok(book), |why| Err(format!("{what}: {why}")))
}
