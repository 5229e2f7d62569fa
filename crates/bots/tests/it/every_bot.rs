//! The promises that every bot keeps.

use std::collections::BTreeSet;

use crate::common::series;
use bots::{Contest, Tally, Unwatched, Watch};
use engine::{
    AddressedEvent, DiscardEvents, DocumentError, Game, NegotiationAction, PlayerAction, Record, Seat, Seed, Session,
    SessionView, Viewer,
};
use rising_sun::State;

/// Keeps the record so far, and checks every invariant.
struct Scribe<G: Game> {
    record: Option<Record<G>>,
}

impl<G: Game> Scribe<G> {
    fn new() -> Scribe<G> {
        Scribe { record: None }
    }
}

impl<G: Game> Watch<G> for Scribe<G> {
    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        self.record = Some(session.record());
        session.game().check()
    }
}

/// The same seed gives the same game, and what bots do is a record that can be played again.
fn can_be_played_again<G: Contest<Plan: Default>>() {
    for bot in G::BOTS.iter().chain(&["greedy:any"]) {
        let series = series::<G>(&[bot, bot, "random"], 7);
        let (mut one, mut two) = (Scribe::new(), Scribe::new());
        let played = series.play(1, &mut one).unwrap();
        series.play(1, &mut two).unwrap();
        assert_eq!(one.record, two.record);
        let session = Session::replay(&one.record.unwrap()).unwrap();
        let places: Vec<_> = played.seats.iter().map(|seat| seat.place).collect();
        assert_eq!(session.game().outcome().unwrap().places, places);
    }
}

#[test]
fn games_follow_from_the_seed_and_can_be_replayed() {
    can_be_played_again::<State>();
    can_be_played_again::<shogun::State>();
}

/// Keeps every event.
struct Listener<G: Game> {
    events: Vec<AddressedEvent<G>>,
    record: Option<Record<G>>,
}

impl<G: Game> Watch<G> for Listener<G> {
    fn events(&mut self, events: &[AddressedEvent<G>]) {
        self.events.extend_from_slice(events);
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        self.record = Some(session.record());
        Ok(())
    }
}

#[test]
fn observer_gets_every_event() {
    let mut listener = Listener::<State> { events: Vec::new(), record: None };
    series(&["greedy", "random", "random"], 3).play(0, &mut listener).unwrap();
    let mut heard = Vec::new();
    let record = listener.record.unwrap();
    Session::replay_with(&record, usize::MAX, |_, told| heard.extend_from_slice(told)).unwrap();
    assert!(listener.events.len() > record.entries.len());
    assert_eq!(listener.events, heard);
}

#[test]
fn bots_form_alliances() {
    for bot in State::BOTS {
        let mut scribe = Scribe::new();
        series::<State>(&[bot, bot, bot, bot], 5).play(0, &mut scribe).unwrap();
        assert!(
            scribe
                .record
                .unwrap()
                .entries
                .iter()
                .any(|entry| matches!(entry.action, PlayerAction::Negotiate(NegotiationAction::Accept { .. }))),
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

/// A bot is shown the view alone: where only hidden things differ, it decides the same.
fn decides_by_its_view<G: Contest<Plan: Default>>() {
    let mut chance = Seed::from(3).chance();
    for bot in G::BOTS {
        let deal = series::<G>(&["random", "random", "random"], 9).deal(2);
        let mut game = G::deal(&deal.options, &deal.seed).unwrap();
        let (mut legal, mut asked) = (Vec::new(), 0);
        while let Some(seat) = game.waiting_for().iter().next() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            if legal.len() > 1 && chance.below(12) == 0 {
                let view = game.view(Viewer::Seat(seat));
                let twin = G::imagine(&view, &mut chance).view(Viewer::Seat(seat));
                let decide = |view: &G::View| G::bot(bot, 5).unwrap().decide(&SessionView::of(view.clone()), &legal);
                assert_eq!(decide(&view), decide(&twin), "{bot}");
                asked += 1;
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.perform(seat, action, &mut DiscardEvents).unwrap();
        }
        assert!(asked > 3, "{bot} was asked only {asked} times");
    }
}

#[test]
fn hidden_things_change_no_decision() {
    decides_by_its_view::<State>();
    decides_by_its_view::<shogun::State>();
}

/// The levels in their order, each against the one before it.
#[test]
fn each_level_beats_the_one_before() {
    fn beats<G: Contest<Plan: Default>>(one: &str, other: &str, games: u64, least: f64) {
        let series = series::<G>(&[one, other, other, other], 11);
        let mut tally = Tally::default();
        for number in 0..games {
            let played = series.play(number, &mut Unwatched).unwrap();
            series.count(&played, &mut tally);
        }
        let share = tally.bots[one].share();
        assert!(share.win_share > least, "{} {one} against {other}: {share:?}", G::NAME);
    }
    beats::<State>("master", "greedy", 10, 0.3);
    beats::<shogun::State>("master", "greedy", 10, 0.3);
    beats::<State>("skilled", "greedy", 20, 0.25);
    beats::<shogun::State>("greedy", "random", 24, 0.8);
    beats::<shogun::State>("skilled", "greedy", 20, 0.25);
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
