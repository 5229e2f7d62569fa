//! Promises: the rulebook knows no trade, so that a word is all that players can give. They are
//! never binding, but judged and remembered.

use engine::{NegotiationAction, PlayerAction, PromiseContent, Session, Verdict};
use shogun::{Pledge, Until};

use crate::rulebook::helpers::*;

/// Blue may march from Shinano; Kozuke is Yellow's, Hida Red's, Kai neutral.
fn session() -> Session<State> {
    let scene = Scene::of(&FOUR)
        .land(Blue, Shinano, 8)
        .land(Yellow, Kozuke, 1)
        .land(Red, Hida, 1)
        .land(Black, Aki, 1)
        .order(&[Blue, Yellow, Red, Black])
        .actions(&[BattleA, BattleB])
        .plan(Blue, BattleA, Shinano);
    Session::from_position(scene.act().state)
}

fn promise(session: &mut Session<State>, by: Colour, to: Colour, pledge: Pledge) {
    let seat = session.game().seat_of(by).unwrap();
    let free = NegotiationAction::Promise { to: to.name().into(), content: PromiseContent::Pledge(pledge) };
    session.perform(seat, PlayerAction::Negotiate(free)).unwrap();
}

fn act(session: &mut Session<State>, by: Colour, action: Action) {
    let seat = session.game().seat_of(by).unwrap();
    session.perform(seat, PlayerAction::Game(action)).unwrap();
}

/// Everybody does the first thing that is legal until `over`.
fn play_until(session: &mut Session<State>, over: impl Fn(&State) -> bool) {
    while !over(session.game()) {
        let seat = session.game().waiting_for().iter().next().unwrap();
        let action = session.legal(seat)[0];
        session.perform(seat, PlayerAction::Game(action)).unwrap();
    }
}

fn verdicts(session: &Session<State>) -> Vec<Option<Verdict>> {
    session.negotiations().promises().iter().map(|promise| promise.verdict).collect()
}

const ROUND: Pledge = Pledge::Peace { until: Until::RoundEnd };
const YEAR: Pledge = Pledge::Peace { until: Until::Winter };

/// Ruling S71: an attack on the other breaks the peace, with that one alone.
#[test]
fn attack_breaks_the_peace() {
    let mut table = session();
    promise(&mut table, Blue, Yellow, ROUND);
    promise(&mut table, Blue, Red, ROUND);
    act(&mut table, Blue, march(Kozuke, 5));
    assert_eq!(verdicts(&table), [Some(Verdict::Broken), Some(Verdict::Kept)]);
}

/// Ruling S71: the pledge is kept by marching elsewhere until the round ends.
#[test]
fn peace_is_kept_at_the_end_of_the_round() {
    let mut table = session();
    promise(&mut table, Blue, Yellow, ROUND);
    promise(&mut table, Yellow, Blue, YEAR);
    assert_eq!(verdicts(&table), [None, None]);
    act(&mut table, Blue, march(Kai, 5));
    assert_eq!(verdicts(&table), [Some(Verdict::Kept), None]);
}

/// Ruling S71: peace until winter outlasts the round and is kept when winter comes.
#[test]
fn peace_until_winter_is_kept_when_winter_comes() {
    let mut table = session();
    promise(&mut table, Black, Yellow, YEAR);
    act(&mut table, Blue, march(Kai, 5));
    play_until(&mut table, |game| game.position().table.season == Autumn);
    assert_eq!(verdicts(&table), [None]);
    play_until(&mut table, |game| game.position().table.year == 2);
    assert_eq!(verdicts(&table), [Some(Verdict::Kept)]);
}

/// Ruling S72: an attack on the province breaks the pledge, regardless of its owner.
#[test]
fn stay_out_pledge_concerns_attacks_on_province() {
    for (to, broken) in [(Kai, true), (Kozuke, false)] {
        let mut table = session();
        promise(&mut table, Blue, Black, Pledge::StayOut { province: Kai, until: Until::RoundEnd });
        act(&mut table, Blue, march(to, 5));
        let expected = if broken { Verdict::Broken } else { Verdict::Kept };
        assert_eq!(verdicts(&table), [Some(expected)], "{to:?}");
    }
}

/// Ruling S71: a promise that is still open when the game ends was kept.
#[test]
fn unbroken_pledge_is_kept_at_end_of_game() {
    // Four hungry provinces: two revolt, and Blue says which comes first.
    let scene = Scene::of(&THREE).year(2).lands(Blue, &[Suruga, Kai, Musashi, Sagami], 2);
    let mut table = Session::from_position(scene.land(Yellow, Omi, 2).land(Red, Bingo, 2).wintering().state);
    promise(&mut table, Yellow, Blue, YEAR);
    promise(&mut table, Yellow, Red, ROUND);
    play_until(&mut table, |game| game.waiting_for().is_empty());
    assert_eq!(verdicts(&table), [Some(Verdict::Kept), Some(Verdict::Kept)]);
}

/// Ruling S70: words may be offered and asked for at any time, and nothing else can be.
#[test]
fn offers_contain_promises_only() {
    let mut table = session();
    let [blue, yellow] = [Blue, Yellow].map(|colour| table.game().seat_of(colour).unwrap());
    let words = vec![PromiseContent::Pledge(ROUND)];
    let offer =
        NegotiationAction::Offer { to: "yellow".into(), terms: None, i_promise: words.clone(), you_promise: words };
    table.perform(blue, PlayerAction::Negotiate(offer)).unwrap();
    let offer = table.view(Viewer::Seat(yellow)).offers[0].id;
    table.perform(yellow, PlayerAction::Negotiate(NegotiationAction::Accept { offer })).unwrap();
    assert_eq!(verdicts(&table), [None, None]);
}
