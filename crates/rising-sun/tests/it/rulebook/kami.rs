//! Kami turns (p.19).

use super::play::*;

/// p.19: Shrines are resolved from left to right, each before the next.
#[test]
fn from_left_to_right() {
    let mut table = Scene::of(&THREE)
        .kami([Raijin, Tsukuyomi, Fujin, Hachiman])
        .worship(Koi, Raijin, Shinto, 1)
        .worship(Lotus, Tsukuyomi, Shinto, 1)
        .worship(Lotus, Fujin, Shinto, 1)
        .worship(Koi, Hachiman, Shinto, 1)
        .place(Lotus, Oshu, &[(Bushi, 1)])
        .kami_turn();
    assert_eq!((table.waiting_for(), table.coins(Lotus)), (vec![Koi], 0));
    table.act(Koi, summon(Bushi, Edo));
    assert_eq!((table.waiting_for(), table.coins(Lotus), table.ronin(Koi)), (vec![Lotus], 2, 0));
    table.done(Lotus);
    assert_eq!(table.ronin(Koi), 2);
}

/// p.19: Only the clan with the most force gets the benefit.
#[test]
fn only_the_top_worshipper() {
    let table = Scene::of(&THREE)
        .worship(Koi, Hachiman, Shinto, 1)
        .worship(Lotus, Hachiman, Shinto, 2)
        .worship(Dragonfly, Hachiman, Shinto, 3)
        .kami_turn();
    assert_eq!(THREE.map(|clan| table.ronin(clan)), [0, 0, 2]);
}

/// p.19: A shrine without shinto is skipped.
#[test]
fn empty_shrines_are_skipped() {
    let table = Scene::of(&THREE).kami_turn();
    assert!(is_choosing(&table));
    assert_eq!(table.honor(), THREE);
    for clan in THREE {
        assert_eq!((table.vp(clan), table.coins(clan), table.ronin(clan)), (0, 0, 0));
    }
}

/// p.14, p.19: Worshippers stay for the season, through all three kami turns.
#[test]
fn worshippers_serve_three_times() {
    let mut table = Scene::of(&THREE).worship(Dragonfly, Hachiman, Shinto, 1).mandate_turn(Koi);
    idle_until(&mut table, |table| season(table) == Summer);
    let gained = |event: &Event| match *event {
        Event::RoninGained { clan: Dragonfly, ronin, source } if source == Hachiman.into() => ronin,
        _ => 0,
    };
    assert_eq!(table.events.iter().map(gained).sum::<u16>(), 3 * 2);
}

/// p.19: Amaterasu lets her worshipper go straight to the top; all others shift down.
#[test]
fn amaterasu() {
    let mut table = Scene::of(&FIVE).worship(Bonsai, Amaterasu, Shinto, 1).kami_turn();
    table.act(Bonsai, Action::RiseToTop);
    assert_eq!(table.honor(), [Bonsai, Koi, Lotus, Turtle, Dragonfly]);
    let mut table = Scene::of(&FIVE).worship(Turtle, Amaterasu, Shinto, 1).kami_turn();
    table.act(Turtle, Action::RiseToTop);
    assert_eq!(table.honor(), [Turtle, Koi, Lotus, Dragonfly, Bonsai]);
}

/// p.19: "Allows": the worshipper may stay below.
#[test]
fn amaterasu_may_be_declined() {
    let mut table = Scene::of(&FIVE).worship(Bonsai, Amaterasu, Shinto, 1).kami_turn();
    assert_eq!(table.legal(Bonsai), [Action::RiseToTop, Action::Done]);
    table.done(Bonsai);
    assert_eq!(table.honor(), FIVE);
    assert!(is_choosing(&table));
}

/// p.19: The new honor counts for the shrines that follow, not for those before.
#[test]
fn honor_changes_as_it_goes() {
    let mut table = Scene::of(&THREE)
        .kami([Tsukuyomi, Amaterasu, Hachiman, Fujin])
        .worship(Koi, Tsukuyomi, Shinto, 1)
        .worship(Dragonfly, Tsukuyomi, Shinto, 1)
        .worship(Dragonfly, Amaterasu, Shinto, 1)
        .worship(Koi, Hachiman, Shinto, 1)
        .worship(Dragonfly, Hachiman, Shinto, 1)
        .kami_turn();
    table.act(Dragonfly, Action::RiseToTop);
    assert_eq!(THREE.map(|clan| table.coins(clan)), [2, 0, 0]);
    assert_eq!(THREE.map(|clan| table.ronin(clan)), [0, 0, 2]);
}

fn fujin() -> Table {
    Scene::of(&THREE)
        .worship(Koi, Fujin, Shinto, 1)
        .place(Koi, Edo, &[(Bushi, 2), (Daimyo, 1)])
        .place(Lotus, Edo, &[(Bushi, 1)])
        .kami_turn()
}

/// p.19: Fujin allows 2 moves: two figures one province each.
#[test]
fn fujin_moves_two_figures() {
    let mut table = fujin();
    table.act(Koi, go(Bushi, Edo, Kyoto)).act(Koi, go(Daimyo, Edo, Oshu));
    assert!(is_choosing(&table), "two moves are all");
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.count(Koi, Daimyo, Oshu)), (1, 1));
    assert_eq!(table.count(Koi, Bushi, Edo), 1);
}

/// p.19: Or one figure twice in a row, by border or shipping route.
#[test]
fn fujin_moves_one_figure_twice() {
    for figure in [Bushi, Daimyo] {
        let mut table = fujin();
        table.act(Koi, go(figure, Edo, Oshu)).act(Koi, go(figure, Oshu, Hokkaido));
        assert!(is_choosing(&table));
        assert_eq!(table.count(Koi, figure, Hokkaido), 1);
    }
}

/// p.19: "Up to": one move, or none.
#[test]
fn fujin_allows_fewer_moves() {
    let mut table = fujin();
    table.act(Koi, go(Bushi, Edo, Kyoto)).done(Koi);
    assert!(is_choosing(&table));
    let mut table = fujin();
    table.done(Koi);
    assert_eq!(table.force(Koi, Edo), 3);
}

/// p.19: Just like in a Marshal: to adjacent provinces, own figures, figures on the map.
#[test]
fn fujin_moves_like_a_marshal() {
    let mut table = fujin();
    assert_eq!(table.refuses(Koi, go(Bushi, Edo, Kansai)), Refusal::NotAdjacent { from: Edo, to: Kansai });
    let shinto = Refusal::NoFigureThere { figure: Shinto, province: Edo };
    assert_eq!(table.refuses(Koi, go(Shinto, Edo, Kyoto)), shinto);
    assert_eq!(table.refuses(Koi, carry(Edo, Kyoto)), Refusal::StrongholdsStandFast);
    assert_eq!(table.refuses(Koi, build(Edo)), Refusal::NotNow);
}

fn raijin(scene: Scene) -> Table {
    scene.kami([Raijin, Fujin, Hachiman, Ryujin]).worship(Koi, Raijin, Shinto, 1).kami_turn()
}

/// p.19: Raijin summons 1 bushi in any province, with or without a stronghold.
#[test]
fn raijin_summons_a_bushi_anywhere() {
    for province in Province::ALL {
        let mut table = raijin(Scene::of(&THREE));
        table.act(Koi, summon(Bushi, province));
        assert!(is_choosing(&table), "one bushi is all");
        assert_eq!((table.count(Koi, Bushi, province), table.reserve(Koi, Bushi)), (1, 5));
    }
}

/// p.19: Only a bushi; and the player may decline.
#[test]
fn raijin_summons_only_bushi() {
    let mut table = raijin(Scene::of(&THREE));
    for figure in [Shinto, Daimyo] {
        assert_eq!(table.refuses(Koi, summon(figure, Edo)), Refusal::NotNow);
    }
    table.done(Koi);
    assert_eq!(table.reserve(Koi, Bushi), 6);
}

/// p.14, p.19: From reserve: without a bushi there, nothing happens.
#[test]
fn raijin_needs_a_bushi_in_reserve() {
    let table = raijin(Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 6)]));
    assert!(is_choosing(&table));
}

/// p.19: Raijin's is a Summon: cards that act after a Summon do.
#[test]
fn raijin_summons_in_the_full_sense() {
    let mut table = raijin(Scene::of(&THREE).set(CardSet::Teapot).cards(Koi, &[Card::PathOfTheWarlord]));
    table.act(Koi, summon(Bushi, Kyushu));
    assert_eq!(table.coins(Koi), 1);
}

fn ryujin(scene: Scene) -> Table {
    scene.kami([Ryujin, Fujin, Hachiman, Raijin]).worship(Koi, Ryujin, Shinto, 1).kami_turn()
}

/// p.19: Ryujin allows to acquire a card at its full cost.
#[test]
fn ryujin_sells_a_card_at_full_cost() {
    let mut table = ryujin(Scene::of(&THREE).coins(Koi, 5).allies(Koi, Lotus));
    table.act(Koi, buy(Card::Righteousness));
    assert_eq!((table.coins(Koi), table.player(Koi).cards), (3, [(Card::Righteousness, 1)].into()));
    assert!(is_choosing(&table), "one card, and for nobody else");
    let mut table = ryujin(Scene::of(&THREE).coins(Koi, 1));
    assert_eq!(table.refuses(Koi, buy(Card::Righteousness)), Refusal::NotEnoughCoins { cost: 2, coins: 1 });
    table.done(Koi);
    assert_eq!(table.coins(Koi), 1);
}

/// p.16, p.19: Just like in a Train: a monster is summoned at once.
#[test]
fn ryujin_sells_monsters() {
    let mut table = ryujin(Scene::of(&THREE).coins(Koi, 2));
    table.act(Koi, buy(Card::OniOfSkulls));
    assert_eq!(table.legal(Koi), [summon(OniOfSkulls, Edo)]);
    table.act(Koi, summon(OniOfSkulls, Edo));
    assert_eq!(table.count(Koi, OniOfSkulls, Edo), 1);
    assert!(is_choosing(&table));
}

/// p.19: Hachiman grants 2 ronin.
#[test]
fn hachiman() {
    let table = Scene::of(&THREE).ronin(Lotus, 1).worship(Lotus, Hachiman, Shinto, 1).kami_turn();
    assert_eq!((table.ronin(Lotus), table.coins(Lotus), table.vp(Lotus)), (1 + 2, 0, 0));
}

/// p.19: Susanoo grants a victory point for each stronghold on the map, even several in one province.
#[test]
fn susanoo() {
    let scene = || Scene::of(&THREE).kami([Susanoo, Fujin, Hachiman, Raijin]).worship(Lotus, Susanoo, Shinto, 1);
    assert_eq!(scene().kami_turn().vp(Lotus), 1);
    let table = scene().strongholds(Lotus, &[Nagato, Nagato, Oshu, Edo]).vp(Lotus, 3).kami_turn();
    assert_eq!(table.vp(Lotus), 3 + 4);
}

/// p.19: Tsukuyomi grants 2 coins.
#[test]
fn tsukuyomi() {
    let table = Scene::of(&THREE).coins(Lotus, 1).worship(Lotus, Tsukuyomi, Shinto, 1).kami_turn();
    assert_eq!((table.ronin(Lotus), table.coins(Lotus), table.vp(Lotus)), (0, 1 + 2, 0));
}

/// p.19: One clan can be the top worshipper of several kami.
#[test]
fn several_shrines() {
    let table = Scene::of(&THREE).worship(Lotus, Tsukuyomi, Shinto, 1).worship(Lotus, Hachiman, Shinto, 1).kami_turn();
    assert_eq!((table.coins(Lotus), table.ronin(Lotus)), (2, 2));
}
