//! Marshal (p.15).

use super::play::*;

/// The borders and shipping routes of the board.
const BORDERS: [(Province, Province); 5] =
    [(Nagato, Kansai), (Kansai, Kyoto), (Kyoto, Edo), (Kyoto, Oshu), (Edo, Oshu)];
const ROUTES: [(Province, Province); 6] =
    [(Hokkaido, Oshu), (Hokkaido, Kansai), (Hokkaido, Kyushu), (Kyushu, Shikoku), (Shikoku, Kansai), (Kyushu, Kansai)];

/// p.15: A figure moves across a border or along a shipping route to an adjacent province, and nowhere else.
#[test]
fn a_figure_moves_to_an_adjacent_province() {
    for from in Province::ALL {
        let mut table = Scene::of(&THREE).place(Koi, from, &[(Bushi, 1)]).mandate(Dragonfly, Marshal);
        for to in Province::ALL {
            let joined =
                |&(one, other): &(Province, Province)| (one, other) == (from, to) || (other, one) == (from, to);
            if BORDERS.iter().chain(&ROUTES).any(joined) {
                assert!(table.may(Koi, go(Bushi, from, to)), "{from:?} to {to:?}");
            } else {
                assert_eq!(table.refuses(Koi, go(Bushi, from, to)), Refusal::NotAdjacent { from, to });
            }
        }
    }
}

/// p.15: Each figure may move, of whatever kind; none has to.
#[test]
fn any_number_of_figures_move() {
    let scene = Scene::of(&THREE).cards(Koi, &[Card::Komainu]).place(
        Koi,
        Kansai,
        &[(Bushi, 2), (Shinto, 1), (Daimyo, 1), (Figure::Komainu, 1)],
    );
    let mut table = scene.clone().mandate(Dragonfly, Marshal);
    table.act(Koi, go(Bushi, Kansai, Nagato)).act(Koi, go(Bushi, Kansai, Kyoto));
    table.act(Koi, go(Shinto, Kansai, Hokkaido)).act(Koi, go(Daimyo, Kansai, Kyushu));
    table.act(Koi, go(Figure::Komainu, Kansai, Shikoku));
    assert_eq!([Nagato, Kyoto, Hokkaido, Kyushu, Shikoku].map(|province| table.force(Koi, province)), [1; 5]);
    assert_eq!(table.waiting_for(), [Dragonfly], "when all have moved, the turn is over");
    let mut table = scene.mandate(Dragonfly, Marshal);
    table.done(Koi);
    assert_eq!(table.force(Koi, Kansai), 5);
}

/// p.15: Each figure moves only once in a Marshal.
#[test]
fn a_figure_moves_once() {
    let mut table = Scene::of(&THREE)
        .cards(Koi, &[Card::Komainu])
        .place(Koi, Edo, &[(Bushi, 1), (Shinto, 1), (Daimyo, 1), (Figure::Komainu, 1)])
        .place(Koi, Nagato, &[(Bushi, 1)])
        .mandate(Dragonfly, Marshal);
    for figure in [Bushi, Shinto, Daimyo, Figure::Komainu] {
        table.act(Koi, go(figure, Edo, Kyoto));
        let refusal = Refusal::AlreadyMoved { figure, province: Kyoto };
        assert_eq!(table.refuses(Koi, go(figure, Kyoto, Kansai)), refusal);
    }
}

/// p.15: Where a figure that has moved meets one that has not, only the other may go on.
#[test]
fn figures_that_have_moved_stay() {
    let mut table =
        Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 1)]).place(Koi, Kyoto, &[(Bushi, 1)]).mandate(Dragonfly, Marshal);
    table.act(Koi, go(Bushi, Edo, Kyoto)).act(Koi, go(Bushi, Kyoto, Kansai));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Koi, Bushi, Kansai)), (1, 1));
    assert_eq!(table.waiting_for(), [Dragonfly], "both have moved");
}

/// p.15: A new Marshal lets all move again.
#[test]
fn all_move_again_in_the_next_marshal() {
    let mut table = Scene::of(&THREE).deck(&[Marshal, Marshal]).place(Koi, Edo, &[(Bushi, 1)]).mandate_turn(Dragonfly);
    table.act(Dragonfly, choose(0)).act(Koi, go(Bushi, Edo, Kyoto)).done(Dragonfly);
    table.act(Koi, choose(0)).act(Koi, go(Bushi, Kyoto, Kansai));
    assert_eq!(table.count(Koi, Bushi, Kansai), 1);
}

/// p.15: The current player and their ally may build a stronghold for 3 coins; no other player may.
#[test]
fn the_chooser_and_the_ally_build() {
    let scene =
        FOUR.iter().fold(Scene::of(&FOUR), |scene, &clan| scene.coins(clan, 4).place(clan, Oshu, &[(Bushi, 1)]));
    let mut table = scene.allies(Koi, Turtle).mandate(Koi, Marshal);
    assert_eq!(table.refuses(Lotus, build(Oshu)), Refusal::NoBonus);
    table.done(Lotus);
    table.act(Turtle, build(Oshu)).done(Turtle);
    assert_eq!(table.refuses(Dragonfly, build(Oshu)), Refusal::NoBonus);
    table.done(Dragonfly);
    table.act(Koi, build(Oshu)).done(Koi);
    assert_eq!(FOUR.map(|clan| table.coins(clan)), [1, 4, 1, 4]);
    assert_eq!(FOUR.map(|clan| strongholds(&table, clan, Oshu)), [1, 0, 1, 0]);
}

/// p.15: In any province, adjacent or not, even where there are strongholds already.
#[test]
fn a_stronghold_anywhere() {
    for province in Province::ALL {
        let mut table = Scene::of(&THREE).coins(Koi, 3).strongholds(Lotus, &[province]).mandate(Koi, Marshal);
        let before = strongholds(&table, Koi, province);
        table.act(Koi, build(province));
        assert_eq!((strongholds(&table, Koi, province), table.coins(Koi)), (before + 1, 0));
    }
}

/// p.15: One stronghold in each Marshal.
#[test]
fn one_stronghold_at_a_time() {
    let mut table = Scene::of(&THREE).coins(Koi, 9).place(Koi, Edo, &[(Bushi, 1)]).mandate(Koi, Marshal);
    table.act(Koi, build(Oshu));
    assert_eq!(table.refuses(Koi, build(Kyoto)), Refusal::NoBonus);
    table.act(Koi, go(Bushi, Edo, Oshu));
    assert_eq!((table.coins(Koi), strongholds(&table, Koi, Oshu)), (6, 1));
}

/// p.15: A stronghold costs 3 coins.
#[test]
fn two_coins_are_not_enough() {
    let mut table = Scene::of(&THREE).coins(Koi, 2).mandate(Koi, Marshal);
    assert_eq!(table.refuses(Koi, build(Oshu)), Refusal::NotEnoughCoins { cost: 3, coins: 2 });
}

/// p.15: With all 4 strongholds placed, none is left to build.
#[test]
fn no_fifth_stronghold() {
    let mut table = Scene::of(&THREE)
        .coins(Koi, 9)
        .strongholds(Koi, &[Edo, Edo, Oshu, Kyoto])
        .place(Koi, Edo, &[(Bushi, 1)])
        .mandate(Koi, Marshal);
    assert_eq!(table.refuses(Koi, build(Kansai)), Refusal::NoStrongholdInReserve);
    table.done(Koi);
    assert_eq!(table.coins(Koi), 9);
}

/// p.14-15: Figures at shrines can never be moved, neither to the map nor to another shrine.
#[test]
fn worshippers_do_not_move() {
    let mut table =
        Scene::of(&THREE).worship(Koi, Fujin, Shinto, 3).place(Koi, Edo, &[(Bushi, 1)]).mandate(Dragonfly, Marshal);
    assert!(
        table.legal(Koi).iter().all(|action| matches!(action, Action::MoveFigure { figure: Bushi, .. } | Action::Done))
    );
    let refusal = Refusal::NoFigureThere { figure: Shinto, province: Edo };
    assert_eq!(table.refuses(Koi, go(Shinto, Edo, Oshu)), refusal);
    table.done(Koi);
    assert_eq!(table.at_shrine(Koi, Shinto, Fujin), 3);
}

/// p.26: Strongholds do not move, unless they are the Turtle's.
#[test]
fn strongholds_stand_fast() {
    let mut table = Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 1)]).mandate(Dragonfly, Marshal);
    assert_eq!(table.refuses(Koi, carry(Edo, Kyoto)), Refusal::StrongholdsStandFast);
}

/// p.15: Only one's own figures.
#[test]
fn only_own_figures() {
    let mut table = Scene::of(&THREE)
        .place(Koi, Edo, &[(Bushi, 1)])
        .place(Lotus, Kansai, &[(Bushi, 1)])
        .mandate(Dragonfly, Marshal);
    let refusal = Refusal::NoFigureThere { figure: Bushi, province: Kansai };
    assert_eq!(table.refuses(Koi, go(Bushi, Kansai, Kyoto)), refusal);
}
