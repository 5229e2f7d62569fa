//! The promises that every bot keeps.

use bots::{Done, DoneIn, NAMES, Series, Tally, Unwatched, Watch, entries};
use rising_sun::State;
use table::{Flaw, Game, Origin, Record, Session};

fn series(bots: &[&str], seed: u64) -> Series {
    let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
    Series {
        bots,
        clans: None,
        players: None,
        set: Default::default(),
        kami: Default::default(),
        kami_unbound: false,
        seed,
    }
}

/// Writes down what is done, and checks every invariant.
#[derive(Default)]
struct Scribe {
    done: Vec<DoneIn<State>>,
}

impl Watch<State> for Scribe {
    fn before(&mut self, what: &DoneIn<State>) {
        self.done.push(*what);
    }

    fn after(&mut self, game: &State) -> Result<(), Flaw> {
        game.check()
    }
}

#[test]
fn the_same_seed_gives_the_same_game_move_for_move() {
    for bot in NAMES {
        let series = series(&[bot, bot, "random"], 7);
        let (mut one, mut two) = (Scribe::default(), Scribe::default());
        series.play(1, &mut one).unwrap();
        series.play(1, &mut two).unwrap();
        assert_eq!(one.done, two.done);
    }
}

#[test]
fn what_bots_do_is_a_record_that_can_be_played_again() {
    let series = series(&["greedy", "random", "random", "greedy"], 3);
    let mut scribe = Scribe::default();
    let played = series.play(0, &mut scribe).unwrap();
    let deal = series.deal(0);
    let game = State::deal(&deal.options, &deal.seed).unwrap();
    let mut record = Record::new(Origin::<State>::Deal { options: deal.options, seed: deal.seed }).unwrap();
    record.entries = entries(&game, scribe.done);
    let session = Session::replay(&record).unwrap();
    let places = session.game().outcome().unwrap().places;
    let scores: Vec<i32> = played.seats.iter().map(|&(.., score)| score).collect();
    assert_eq!(places.iter().map(|place| place.score).collect::<Vec<_>>(), scores);
}

#[test]
fn bots_form_alliances() {
    for bot in NAMES {
        let mut scribe = Scribe::default();
        series(&[bot, bot, bot, bot], 5).play(0, &mut scribe).unwrap();
        assert!(
            scribe.done.iter().any(|done| matches!(done, Done::Agreement { terms, .. } if terms.alliance)),
            "{bot}"
        );
    }
}

#[test]
fn each_bot_takes_each_seat_of_each_deal() {
    let series = series(&["greedy", "random", "random"], 2);
    let deals: Vec<_> = (0..3).map(|number| series.deal(number)).collect();
    assert!(deals.windows(2).all(|pair| pair[0].options == pair[1].options && pair[0].seed == pair[1].seed));
    let mut seats: Vec<usize> = deals.iter().filter_map(|deal| deal.seats.iter().position(|&bot| bot == 0)).collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2]);
    assert_ne!(series.deal(3).seed, deals[0].seed);
}

#[test]
fn greedy_beats_random() {
    let series = series(&["greedy", "random", "random", "random", "random"], 11);
    let mut tally = Tally::default();
    for number in 0..20 {
        let played = series.play(number, &mut Unwatched).unwrap();
        series.count(&played, &mut tally);
    }
    assert!(tally.bots["greedy"].share().low > 0.6, "{:?}", tally.bots);
}
