//! Betray (p.18).

use super::play::*;

/// Two bushi of Lotus and one of Dragonfly are on the map.
fn scene() -> Scene {
    Scene::of(&THREE).place(Lotus, Oshu, &[(Bushi, 1)]).place(Lotus, Kansai, &[(Bushi, 1)]).place(
        Dragonfly,
        Kyoto,
        &[(Bushi, 1)],
    )
}

/// p.18: The alliance is broken at once, and the betrayer loses honor; the former ally does not.
#[test]
fn the_alliance_breaks() {
    let table = Scene::of(&FOUR).allies(Lotus, Dragonfly).allies(Koi, Turtle).mandate(Lotus, Betray);
    assert_eq!(FOUR.map(|clan| table.player(clan).ally), [Some(Turtle), None, Some(Koi), None]);
    assert_eq!(table.honor(), [Koi, Turtle, Lotus, Dragonfly]);
}

/// p.18: A player without an alliance loses no honor, and the alliances of others remain.
#[test]
fn without_an_alliance_no_honor_is_lost() {
    let table = Scene::of(&THREE).allies(Lotus, Dragonfly).mandate(Koi, Betray);
    assert_eq!(table.honor(), THREE);
    assert_eq!(table.player(Lotus).ally, Some(Dragonfly));
}

/// p.18: Only the current player benefits: no other player is asked.
#[test]
fn only_the_betrayer_acts() {
    let mut table = scene().mandate(Koi, Betray);
    assert_eq!(in_turn(&mut table), [Koi]);
    assert_eq!(table.waiting_for(), [Lotus]);
}

/// p.18: Up to 2 figures: one is enough, and none as well.
#[test]
fn up_to_two_figures() {
    let mut table = scene().mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Oshu, Bushi)).done(Koi);
    assert!(is_choosing(&table));
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Dragonfly, Bushi, Kyoto)), (1, 1));
    let mut table = scene().mandate(Koi, Betray);
    table.done(Koi);
    assert_eq!((table.reserve(Koi, Bushi), table.reserve(Lotus, Bushi)), (6, 4));
}

/// p.18: Belonging to 2 different players.
#[test]
fn not_two_figures_of_the_same_player() {
    let mut table = scene().mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Oshu, Bushi));
    let second = replace(Lotus, Bushi, Kansai, Bushi);
    assert_eq!(table.refuses(Koi, second), Refusal::AlreadyBetrayed { clan: Lotus });
    table.act(Koi, replace(Dragonfly, Bushi, Kyoto, Bushi));
    assert!(is_choosing(&table), "two figures are all");
    assert_eq!((table.count(Lotus, Bushi, Kansai), table.reserve(Koi, Bushi)), (1, 4));
}

/// p.18: With a figure of the same type.
#[test]
fn the_same_type() {
    let mut table = scene()
        .cards(Lotus, &[Card::OniOfSkulls])
        .place(Lotus, Nagato, &[(Shinto, 1), (OniOfSkulls, 1)])
        .mandate(Koi, Betray);
    for (figure, with) in [(Shinto, Bushi), (Bushi, Shinto), (OniOfSkulls, Bushi), (OniOfSkulls, Daimyo)] {
        let province = if figure == Bushi { Oshu } else { Nagato };
        let refusal = Refusal::DifferentType { figure, with };
        assert_eq!(table.refuses(Koi, replace(Lotus, figure, province, with)), refusal);
    }
    table.act(Koi, replace(Lotus, Shinto, Nagato, Shinto));
    assert_eq!((table.count(Koi, Shinto, Nagato), table.reserve(Lotus, Shinto)), (1, 3));
}

/// p.18: From one's own reserve, not from the map.
#[test]
fn a_figure_in_reserve_is_needed() {
    let mut table = scene().place(Lotus, Nagato, &[(Shinto, 1)]).place(Koi, Edo, &[(Shinto, 3)]).mandate(Koi, Betray);
    let refusal = Refusal::NotInReserve { figure: Shinto };
    assert_eq!(table.refuses(Koi, replace(Lotus, Shinto, Nagato, Shinto)), refusal);
}

/// p.18: A monster in reserve can replace another monster, whatever their names.
#[test]
fn a_monster_replaces_a_monster() {
    let mut table = Scene::of(&THREE)
        .season(Summer)
        .cards(Koi, &[Card::OniOfBlood])
        .cards(Lotus, &[Card::OniOfSkulls])
        .place(Lotus, Kyushu, &[(OniOfSkulls, 1)])
        .mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, OniOfSkulls, Kyushu, Figure::OniOfBlood));
    assert_eq!((table.count(Koi, Figure::OniOfBlood, Kyushu), table.reserve(Lotus, OniOfSkulls)), (1, 1));
    assert_eq!(table.player(Lotus).cards, [(Card::OniOfSkulls, 1)].into(), "it stays in its clan");
}

/// p.18: Without a monster no monster is replaced.
#[test]
fn no_monster_in_reserve() {
    let mut table =
        scene().cards(Lotus, &[Card::OniOfSkulls]).place(Lotus, Kyushu, &[(OniOfSkulls, 1)]).mandate(Koi, Betray);
    let replaces = |action: &Action| matches!(action, Action::Replace { figure: OniOfSkulls, .. });
    assert!(!table.legal(Koi).iter().any(replaces));
    table.done(Koi);
    assert_eq!(table.count(Lotus, OniOfSkulls, Kyushu), 1);
}

/// p.6, p.18: Daimyo cannot be affected.
#[test]
fn daimyo_are_immune() {
    let mut table = scene().place(Lotus, Nagato, &[(Daimyo, 1)]).mandate(Koi, Betray);
    let refusal = Refusal::DaimyoImmune { figure: Daimyo };
    assert_eq!(table.refuses(Koi, replace(Lotus, Daimyo, Nagato, Daimyo)), refusal);
}

/// p.18: Shinto on the shrines are not affected, unlike any on the map.
#[test]
fn worshippers_are_immune() {
    let mut table = scene().worship(Lotus, Fujin, Shinto, 1).place(Lotus, Nagato, &[(Shinto, 1)]).mandate(Koi, Betray);
    let at_shrine = Action::Replace { clan: Lotus, figure: Shinto, site: Site::Shrine(Fujin), with: Shinto };
    assert_eq!(table.refuses(Koi, at_shrine), Refusal::AtShrine { figure: Shinto });
    table.act(Koi, replace(Lotus, Shinto, Nagato, Shinto));
    assert_eq!(table.at_shrine(Lotus, Shinto, Fujin), 1);
}

/// p.18: Replacing is not a Summon: the shinto cannot go on to worship.
#[test]
fn a_replacement_does_not_worship() {
    let mut table = scene().place(Lotus, Nagato, &[(Shinto, 1)]).mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Shinto, Nagato, Shinto));
    assert_eq!(table.refuses(Koi, worship(Fujin)), Refusal::NotNow);
    assert_eq!(table.count(Koi, Shinto, Nagato), 1);
}

/// p.18: The replaced figures are not killed: effects of killed figures do not apply.
#[test]
fn the_replaced_are_not_killed() {
    let mut table = scene().cards(Lotus, &[Card::Righteousness]).mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Oshu, Bushi));
    assert_eq!((table.vp(Lotus), table.reserve(Lotus, Bushi)), (0, 5));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Killed { .. })));
}

/// p.18: Any two opponents will do; the former ally need not be one of them, but may.
#[test]
fn the_former_ally_may_be_spared() {
    let scene = || {
        Scene::of(&FOUR)
            .place(Lotus, Oshu, &[(Bushi, 1)])
            .place(Turtle, Oshu, &[(Bushi, 1)])
            .place(Dragonfly, Oshu, &[(Bushi, 1)])
            .allies(Koi, Lotus)
    };
    let mut table = scene().mandate(Koi, Betray);
    table.act(Koi, replace(Turtle, Bushi, Oshu, Bushi)).act(Koi, replace(Dragonfly, Bushi, Oshu, Bushi));
    assert_eq!((table.count(Lotus, Bushi, Oshu), table.count(Koi, Bushi, Oshu)), (1, 2));
    let mut table = scene().mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Oshu, Bushi));
    assert_eq!((table.count(Lotus, Bushi, Oshu), table.count(Koi, Bushi, Oshu)), (0, 1));
}

/// p.18: One's own figures are not replaced.
#[test]
fn not_oneself() {
    let mut table = scene().place(Koi, Edo, &[(Bushi, 1)]).mandate(Koi, Betray);
    assert_eq!(table.refuses(Koi, replace(Koi, Bushi, Edo, Bushi)), Refusal::NotYourself);
}
