//! The promises that every bot keeps.

use std::collections::BTreeSet;

use bots::{Contest, Done, DoneIn, Series, Tally, Unwatched, Watch, entries};
use rising_sun::State;
use table::{Flaw, Game, Origin, Record, Seat, Session};

fn series<G: Contest<Plan: Default>>(bots: &[&str], seed: u64) -> Series<G> {
    let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
    Series { bots, plan: Default::default(), seed }
}

/// Writes down what is done, and checks every invariant.
struct Scribe<G: Game> {
    done: Vec<DoneIn<G>>,
}

impl<G: Game> Scribe<G> {
    fn new() -> Scribe<G> {
        Scribe { done: Vec::new() }
    }
}

impl<G: Game> Watch<G> for Scribe<G> {
    fn before(&mut self, what: &DoneIn<G>) {
        self.done.push(what.clone());
    }

    fn after(&mut self, game: &G) -> Result<(), Flaw> {
        game.check()
    }
}

/// The same seed gives the same game, and what bots do is a record that can be played again.
fn can_be_played_again<G: Contest<Plan: Default>>() {
    for bot in G::BOTS {
        let series = series::<G>(&[bot, bot, "random"], 7);
        let (mut one, mut two) = (Scribe::new(), Scribe::new());
        let played = series.play(1, &mut one).unwrap();
        series.play(1, &mut two).unwrap();
        assert_eq!(one.done, two.done);
        let deal = series.deal(1);
        let game = G::deal(&deal.options, &deal.seed).unwrap();
        let mut record = Record::new(Origin::<G>::Deal { options: deal.options, seed: deal.seed }).unwrap();
        record.entries = entries(&game, one.done);
        let session = Session::replay(&record).unwrap();
        let places: Vec<_> = played.seats.iter().map(|seat| seat.place).collect();
        assert_eq!(session.game().outcome().unwrap().places, places);
    }
}

#[test]
fn what_bots_do_follows_from_the_seed_and_can_be_played_again() {
    can_be_played_again::<State>();
    can_be_played_again::<shogun::State>();
}

#[test]
fn bots_form_alliances() {
    for bot in State::BOTS {
        let mut scribe = Scribe::new();
        series::<State>(&[bot, bot, bot, bot], 5).play(0, &mut scribe).unwrap();
        assert!(
            scribe.done.iter().any(|done| matches!(done, Done::Agreement { terms, .. } if terms.alliance)),
            "{bot}"
        );
    }
}

fn takes_every_seat<G: Contest<Plan: Default>>(bots: &[&str]) {
    let series = series::<G>(bots, 2);
    let deals: Vec<_> = (0..3).map(|number| series.deal(number)).collect();
    assert!(deals.windows(2).all(|pair| pair[0].options == pair[1].options && pair[0].seed == pair[1].seed));
    for seat in [0, 1, 2].map(Seat) {
        let mut bots: Vec<usize> = deals.iter().map(|deal| series.bot_at(deal, seat)).collect();
        bots.sort_unstable();
        assert_eq!(bots, [0, 1, 2]);
    }
    assert_ne!(series.deal(3).seed, deals[0].seed);
}

#[test]
fn each_bot_takes_each_seat_of_each_deal() {
    takes_every_seat::<State>(&["greedy", "random", "random"]);
    takes_every_seat::<shogun::State>(&["random", "random", "random"]);
}

#[test]
fn a_series_of_shogun_covers_tables_boards_and_starts() {
    let series = series::<shogun::State>(&["random"], 1);
    let kind = |number| {
        let options = series.deal(number).options;
        (options.colours.len(), options.board, options.start)
    };
    let kinds: BTreeSet<_> = (0..100).map(kind).collect();
    assert_eq!(kinds.len(), 9, "{kinds:?}");
    let first: BTreeSet<_> = (0..100).map(|number| series.deal(number).options.colours[0]).collect();
    assert_eq!(first.len(), 5);
}

#[test]
fn greedy_beats_random() {
    let series = series::<State>(&["greedy", "random", "random", "random", "random"], 11);
    let mut tally = Tally::default();
    for number in 0..20 {
        let played = series.play(number, &mut Unwatched).unwrap();
        series.count(&played, &mut tally);
    }
    assert!(tally.bots["greedy"].share().low > 0.6, "{:?}", tally.bots);
}
