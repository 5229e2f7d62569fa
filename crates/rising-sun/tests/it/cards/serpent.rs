//! Path of the Serpent: the toll on the shipping routes.

use super::prelude::*;

const TO_KANSAI: Action = Action::MoveFigure { figure: Bushi, from: Shikoku, to: Kansai };

/// Koi demands tolls; Lotus has three bushi and the daimyo in Shikoku.
fn harbour() -> Scene {
    let scene = Scene::of(&[Koi, Lotus, Turtle]).season(Summer).cards(Koi, &[Card::PathOfTheSerpent]);
    scene.place(Lotus, Shikoku, &[(Bushi, 3), (Daimyo, 1)])
}

/// docs/facts/rising-sun.md, 5.2, 6.3: 1 coin, once for each route however many cross; the daimyo is not exempt
/// (6.2).
#[test]
fn one_coin_for_each_route() {
    let mut table = harbour().coins(Lotus, 3).mandate(Koi, Marshal);
    table.act(Lotus, TO_KANSAI);
    assert_eq!((table.waiting_for(), table.count(Lotus, Bushi, Shikoku)), (vec![Koi], 3));
    table.act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (2, 1));
    table.act(Lotus, TO_KANSAI);
    assert_eq!((table.waiting_for(), table.count(Lotus, Bushi, Kansai)), (vec![Lotus], 2));

    table.act(Lotus, go(Daimyo, Shikoku, Kyushu));
    assert_eq!(table.waiting_for(), [Koi]);
    table.act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (1, 2));
    assert_eq!(table.count(Lotus, Daimyo, Kyushu), 1);
}

/// docs/facts/rising-sun.md, 6.3: the owner may waive; the route is then settled for that mover.
#[test]
fn the_owner_may_waive_it() {
    let mut table = harbour().coins(Lotus, 2).mandate(Koi, Marshal);
    table.act(Lotus, TO_KANSAI).act(Koi, Action::WaiveToll).act(Lotus, TO_KANSAI);
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (2, 0));
    assert_eq!(table.count(Lotus, Bushi, Kansai), 2);
}

/// docs/facts/rising-sun.md, 6.3: a demanded toll that cannot be paid undoes the move; the route is then
/// closed.
#[test]
fn a_figure_stays_if_the_toll_cannot_be_paid() {
    let mut table = harbour().mandate(Koi, Marshal);
    table.act(Lotus, TO_KANSAI).act(Koi, Action::DemandToll);
    assert_eq!((table.count(Lotus, Bushi, Shikoku), table.count(Lotus, Bushi, Kansai)), (3, 0));
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (0, 0));
    assert_eq!(table.refuses(Lotus, TO_KANSAI), Refusal::RouteClosed { from: Shikoku, to: Kansai });
    // The other route has not been asked for yet, and all three bushi may still move.
    for _ in 0..3 {
        table.act(Lotus, go(Bushi, Shikoku, Kyushu));
        if table.waiting_for() == [Koi] {
            table.act(Koi, Action::WaiveToll);
        }
    }
    assert_eq!(table.count(Lotus, Bushi, Kyushu), 3);
}

/// docs/facts/rising-sun.md, 6.3: the toll is each mover's own, and of each Marshal.
#[test]
fn every_mover_pays_in_every_marshal() {
    let mut table =
        harbour().place(Turtle, Shikoku, &[(Bushi, 1)]).coins(Lotus, 2).coins(Turtle, 1).mandate(Koi, Marshal);
    table.act(Lotus, TO_KANSAI).act(Koi, Action::DemandToll).done(Lotus);
    table.act(Turtle, TO_KANSAI);
    assert_eq!(table.waiting_for(), [Koi]);
    table.act(Koi, Action::DemandToll).all_done(&[Turtle, Koi]);
    assert_eq!((table.coins(Lotus), table.coins(Turtle), table.coins(Koi)), (1, 0, 2));

    table.act(Lotus, Action::ChooseMandate { slot: 0 }).act(Lotus, Action::Announce { mandate: Marshal });
    table.all_done(&[Turtle, Koi]);
    table.act(Lotus, go(Bushi, Kansai, Shikoku)).act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (0, 3));
}

/// docs/facts/rising-sun.md, 5.2: only shipping routes; borders are free.
#[test]
fn borders_are_free() {
    let mut table = harbour().place(Lotus, Nagato, &[(Bushi, 1)]).coins(Lotus, 1).mandate(Koi, Marshal);
    table.act(Lotus, go(Bushi, Nagato, Kansai));
    assert_eq!((table.waiting_for(), table.coins(Lotus)), (vec![Lotus], 1));
    assert_eq!(table.count(Lotus, Bushi, Kansai), 1);
}

/// docs/facts/rising-sun.md, 5.2: "another player": the owner's own figures sail free.
#[test]
fn the_owner_sails_free() {
    let mut table = harbour().place(Koi, Shikoku, &[(Bushi, 1)]).coins(Koi, 1).mandate(Turtle, Marshal);
    table.act(Koi, TO_KANSAI);
    assert_eq!((table.count(Koi, Bushi, Kansai), table.coins(Koi)), (1, 1));
}

/// docs/facts/rising-sun.md, 6.3, p.26: the Dragonfly never uses shipping routes, so it never pays.
#[test]
fn the_dragonfly_never_pays() {
    let mut table = Scene::of(&[Koi, Lotus, Dragonfly])
        .season(Summer)
        .cards(Koi, &[Card::PathOfTheSerpent])
        .place(Dragonfly, Hokkaido, &[(Bushi, 2)])
        .coins(Dragonfly, 1)
        .mandate(Lotus, Marshal);
    table.act(Dragonfly, go(Bushi, Hokkaido, Oshu)).act(Dragonfly, go(Bushi, Hokkaido, Shikoku));
    assert_eq!((table.coins(Dragonfly), table.coins(Koi)), (1, 0));
}

/// docs/facts/rising-sun.md, 6.3: Turtle strongholds are exempt.
#[test]
fn turtle_strongholds_are_exempt() {
    let mut table = harbour().strongholds(Turtle, &[Shikoku]).coins(Turtle, 1).mandate(Lotus, Marshal);
    table.act(Turtle, Action::MoveStronghold { from: Shikoku, to: Kansai });
    assert_eq!((table.coins(Turtle), table.coins(Koi)), (1, 0));
    assert_eq!(table.player(Turtle).strongholds, [(Kansai, 1)].into());
}

/// docs/facts/rising-sun.md, 6.3: what is exempt from the toll is not stopped by a toll that a figure could not
/// pay.
#[test]
fn turtle_strongholds_cross_a_route_that_is_closed_to_figures() {
    let mut table =
        harbour().strongholds(Turtle, &[Shikoku]).place(Turtle, Shikoku, &[(Bushi, 1)]).mandate(Lotus, Marshal);
    table.act(Turtle, TO_KANSAI).act(Koi, Action::DemandToll);
    assert_eq!(table.count(Turtle, Bushi, Shikoku), 1);
    table.act(Turtle, Action::MoveStronghold { from: Shikoku, to: Kansai });
    assert_eq!(table.player(Turtle).strongholds, [(Kansai, 1)].into());
}

/// docs/facts/rising-sun.md, 5.2, 6.2 Effects outside Mandates: any Move counts, whatever granted it; there and
/// back is one route.
#[test]
fn fujins_moves_pay_the_toll() {
    let mut table = harbour().worship(Lotus, Fujin, Shinto, 1).coins(Lotus, 2).kami_turn();
    table.act(Lotus, TO_KANSAI).act(Koi, Action::DemandToll);
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (1, 1));
    table.act(Lotus, go(Bushi, Kansai, Shikoku));
    assert_eq!((table.coins(Lotus), table.coins(Koi)), (1, 1));
    assert!(table.legal(Lotus).is_empty(), "both moves are made");
}

/// docs/facts/rising-sun.md, 6.3: the move undone is not one of Fujin's two.
#[test]
fn an_unpaid_toll_uses_up_no_move_of_fujin() {
    let mut table = harbour().worship(Lotus, Fujin, Shinto, 1).kami_turn();
    table.act(Lotus, TO_KANSAI).act(Koi, Action::DemandToll);
    table.act(Lotus, go(Bushi, Shikoku, Kyushu)).act(Koi, Action::WaiveToll).act(Lotus, go(Bushi, Shikoku, Kyushu));
    assert_eq!((table.count(Lotus, Bushi, Kyushu), table.count(Lotus, Bushi, Shikoku)), (2, 1));
    assert!(table.legal(Lotus).is_empty(), "both moves are made");
}
