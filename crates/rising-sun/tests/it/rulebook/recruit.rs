//! Recruit (p.14).

use super::play::*;

/// Summons bushi at home as often as possible; returns how many.
fn summon_all(table: &mut Table, clan: Clan, home: Province) -> u8 {
    let mut count = 0;
    while table.waiting_for() == [clan] && table.may(clan, summon(Bushi, home)) {
        table.act(clan, summon(Bushi, home));
        count += 1;
    }
    count
}

/// p.14: With 3 strongholds on the map, up to 3 figures, each in a province with one of them.
#[test]
fn one_figure_for_each_stronghold() {
    let mut table = Scene::of(&THREE).strongholds(Koi, &[Edo, Oshu, Kyoto]).mandate(Dragonfly, Recruit);
    assert_eq!(table.refuses(Koi, summon(Bushi, Nagato)), Refusal::NoStrongholdThere { province: Nagato });
    table.act(Koi, summon(Bushi, Oshu));
    assert_eq!(table.refuses(Koi, summon(Bushi, Oshu)), Refusal::StrongholdsUsed { province: Oshu });
    table.act(Koi, summon(Daimyo, Edo)).act(Koi, summon(Bushi, Kyoto));
    assert_eq!(table.waiting_for(), [Lotus], "three figures are all");
    assert_eq!((table.count(Koi, Bushi, Oshu), table.count(Koi, Daimyo, Edo)), (1, 1));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.reserve(Koi, Bushi)), (1, 4));
}

/// p.14: With several strongholds in one province, as many figures there.
#[test]
fn several_strongholds_in_one_province() {
    let mut table = Scene::of(&THREE).strongholds(Koi, &[Edo, Edo, Edo, Oshu]).mandate(Dragonfly, Recruit);
    assert_eq!(summon_all(&mut table, Koi, Edo), 3);
    table.act(Koi, summon(Bushi, Oshu));
    assert_eq!(table.waiting_for(), [Lotus]);
    assert_eq!((table.count(Koi, Bushi, Edo), table.count(Koi, Bushi, Oshu)), (3, 1));
}

/// p.14: "May": a player can summon fewer figures, or none.
#[test]
fn summoning_is_optional() {
    let mut table = Scene::of(&THREE).strongholds(Koi, &[Edo, Oshu]).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Bushi, Edo)).done(Koi).done(Lotus);
    assert_eq!((table.reserve(Koi, Bushi), table.reserve(Lotus, Bushi)), (5, 6));
}

/// p.14: Without figures in reserve there is nothing to summon.
#[test]
fn nothing_in_reserve() {
    let mut table = Scene::of(&THREE)
        .place(Koi, Edo, &[(Bushi, 6), (Shinto, 3), (Daimyo, 1)])
        .place(Lotus, Edo, &[(Bushi, 6), (Shinto, 2), (Daimyo, 1)])
        .strongholds(Lotus, &[Nagato, Kyushu])
        .mandate(Dragonfly, Recruit);
    assert_eq!(table.waiting_for(), [Lotus], "Koi has nobody left");
    assert_eq!(table.refuses(Lotus, summon(Bushi, Nagato)), Refusal::NotInReserve { figure: Bushi });
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, Action::Stay);
    assert_eq!(table.waiting_for(), [Dragonfly], "a second stronghold is of no use");
}

/// p.14: No limit to the number of figures in a province.
#[test]
fn a_province_holds_any_number() {
    let mut table =
        Scene::of(&THREE).place(Koi, Edo, &[(Bushi, 5), (Shinto, 3), (Daimyo, 1)]).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Bushi, Edo));
    assert_eq!(table.force(Koi, Edo), 10);
}

/// p.14: The current player and their ally summon 1 more at any stronghold, used or not; no other player does.
#[test]
fn one_more_for_the_chooser_and_the_ally() {
    let mut table = Scene::of(&FOUR).allies(Lotus, Koi).mandate(Koi, Recruit);
    assert_eq!(summon_all(&mut table, Lotus, Nagato), 2);
    assert_eq!(summon_all(&mut table, Turtle, Kyoto), 1);
    assert_eq!(summon_all(&mut table, Dragonfly, Hokkaido), 1);
    assert_eq!(summon_all(&mut table, Koi, Edo), 2);
    assert!(is_choosing(&table));
}

/// p.14: The bonus goes to "any one of their Strongholds", once.
#[test]
fn the_bonus_is_used_once() {
    let mut table = Scene::of(&THREE).strongholds(Koi, &[Edo, Oshu]).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly);
    table.act(Koi, summon(Bushi, Edo)).act(Koi, summon(Bushi, Edo));
    assert_eq!(table.refuses(Koi, summon(Bushi, Edo)), Refusal::StrongholdsUsed { province: Edo });
    assert_eq!(table.refuses(Koi, summon(Bushi, Kyoto)), Refusal::NoStrongholdThere { province: Kyoto });
    table.act(Koi, summon(Bushi, Oshu));
    assert!(is_choosing(&table));
    assert_eq!((table.count(Koi, Bushi, Edo), table.count(Koi, Bushi, Oshu)), (2, 1));
}

/// p.14: A shinto just summoned may go to any of the 4 shrines, or stay.
#[test]
fn a_summoned_shinto_may_worship() {
    let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Shinto, Edo));
    let choices = [Action::Stay].into_iter().chain(Kami::FIRST_GAME.map(worship)).collect::<Vec<_>>();
    assert_eq!(table.legal(Koi), choices);
    assert_eq!(table.refuses(Koi, worship(Raijin)), Refusal::NoSuchShrine { kami: Raijin });
    table.act(Koi, worship(Fujin));
    assert_eq!((table.at_shrine(Koi, Shinto, Fujin), table.count(Koi, Shinto, Edo)), (1, 0));
    assert_eq!(table.reserve(Koi, Shinto), 2);
}

/// p.14: The shinto is taken from the province where it was summoned: there must be a stronghold.
#[test]
fn a_worshipper_is_summoned_to_a_stronghold_first() {
    let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
    assert_eq!(table.refuses(Koi, summon(Shinto, Oshu)), Refusal::NoStrongholdThere { province: Oshu });
    table.act(Koi, summon(Shinto, Edo)).act(Koi, worship(Amaterasu));
    assert_eq!(table.waiting_for(), [Lotus], "its stronghold is used");
}

/// p.14: Only at the moment when it is summoned.
#[test]
fn worship_only_at_the_moment_of_summoning() {
    let mut table =
        Scene::of(&THREE).place(Koi, Oshu, &[(Shinto, 1)]).strongholds(Koi, &[Edo, Kyoto]).mandate(Dragonfly, Recruit);
    assert_eq!(table.refuses(Koi, worship(Fujin)), Refusal::NotNow);
    table.act(Koi, summon(Shinto, Edo)).act(Koi, Action::Stay);
    assert_eq!(table.refuses(Koi, worship(Fujin)), Refusal::NotNow);
    table.done(Koi);
    let mut marshal = Scene::of(&THREE).place(Koi, Oshu, &[(Shinto, 1)]).mandate(Dragonfly, Marshal);
    assert_eq!(marshal.refuses(Koi, worship(Fujin)), Refusal::NotNow);
}

/// p.6: Only shinto worship: a bushi or a daimyo just summoned stays.
#[test]
fn others_do_not_worship() {
    for figure in [Bushi, Daimyo] {
        let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
        table.act(Koi, summon(figure, Edo));
        assert_eq!(table.waiting_for(), [Lotus]);
        assert_eq!(table.count(Koi, figure, Edo), 1);
    }
}

/// p.14: No limit to the number of shinto at a shrine.
#[test]
fn a_shrine_holds_any_number() {
    let mut table = Scene::of(&THREE)
        .worship(Koi, Fujin, Shinto, 2)
        .worship(Lotus, Fujin, Shinto, 3)
        .worship(Dragonfly, Fujin, Shinto, 3)
        .mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Shinto, Edo)).act(Koi, worship(Fujin));
    assert_eq!(THREE.map(|clan| table.at_shrine(clan, Shinto, Fujin)), [3, 3, 3]);
}

/// p.14: A shinto at a shrine is not on the map: it lends no force to the province where it was summoned.
#[test]
fn a_worshipper_is_not_on_the_map() {
    let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
    table.act(Koi, summon(Shinto, Edo));
    assert_eq!(table.force(Koi, Edo), 1);
    table.act(Koi, worship(Tsukuyomi));
    assert_eq!(table.force(Koi, Edo), 0);
}

/// p.14: Summoning does not depend on the chooser: without alliances, only the chooser has the bonus.
#[test]
fn without_an_ally_only_the_chooser_has_the_bonus() {
    let mut table = Scene::of(&THREE).mandate(Lotus, Recruit);
    assert_eq!(summon_all(&mut table, Dragonfly, Hokkaido), 1);
    assert_eq!(summon_all(&mut table, Koi, Edo), 1);
    assert_eq!(summon_all(&mut table, Lotus, Nagato), 2);
}
