//! Harvest (p.17).

use super::play::*;

fn goods(table: &Table, clan: Clan) -> (u16, u16, u16) {
    (table.vp(clan), table.coins(clan), table.ronin(clan))
}

/// p.17: All gain 1 coin.
#[test]
fn a_coin_for_all() {
    let table = Scene::of(&FIVE).strongholds(Turtle, &[Hokkaido]).coins(Lotus, 3).mandate(Koi, Harvest);
    assert_eq!(FIVE.map(|clan| table.coins(clan)), [1, 4, 1, 1, 1]);
    assert_eq!(FIVE.map(|clan| (table.vp(clan), table.ronin(clan))), [(0, 0); 5]);
}

/// p.17 and the board: what each province yields, in victory points, coins and ronin.
#[test]
fn the_reward_of_each_province() {
    let rewards = [
        (Hokkaido, 0, 0, 2),
        (Oshu, 0, 3, 0),
        (Edo, 2, 2, 0),
        (Kyoto, 4, 0, 0),
        (Kansai, 3, 0, 0),
        (Nagato, 1, 1, 1),
        (Shikoku, 0, 3, 0),
        (Kyushu, 1, 1, 1),
    ];
    for (province, vp, coins, ronin) in rewards {
        let table = Scene::of(&THREE).place(Lotus, province, &[(Bushi, 1)]).mandate(Lotus, Harvest);
        assert_eq!(goods(&table, Lotus), (vp, 1 + coins, ronin), "{province:?}");
    }
}

/// p.17: The rewards of every province with the most force come together.
#[test]
fn all_provinces_together() {
    let scene =
        Province::ALL[..6].iter().fold(Scene::of(&THREE), |scene, &province| scene.place(Koi, province, &[(Bushi, 1)]));
    let table = scene.place(Koi, Shikoku, &[(Shinto, 1)]).place(Koi, Kyushu, &[(Daimyo, 1)]).mandate(Koi, Harvest);
    assert_eq!(goods(&table, Koi), (11, 1 + 10, 4));
}

/// p.17: The current player and their ally collect; others do not, however strong they are.
#[test]
fn rewards_for_the_chooser_and_the_ally() {
    let table = Scene::of(&FOUR)
        .allies(Koi, Dragonfly)
        .strongholds(Turtle, &[Shikoku])
        .place(Koi, Kyoto, &[(Bushi, 1)])
        .place(Dragonfly, Kansai, &[(Bushi, 1)])
        .place(Lotus, Hokkaido, &[(Bushi, 6)])
        .place(Turtle, Oshu, &[(Bushi, 6)])
        .mandate(Koi, Harvest);
    assert_eq!(goods(&table, Koi), (4, 1, 0));
    assert_eq!(goods(&table, Dragonfly), (3, 1, 0));
    assert_eq!(goods(&table, Lotus), (0, 1, 0));
    assert_eq!(goods(&table, Turtle), (0, 1, 0));
}

/// p.17: More force than any other clan: a stronger enemy, or ally, takes the reward away.
#[test]
fn the_most_force_is_needed() {
    let table = Scene::of(&THREE)
        .allies(Koi, Lotus)
        .place(Koi, Kyoto, &[(Bushi, 2)])
        .place(Dragonfly, Kyoto, &[(Bushi, 3)])
        .place(Koi, Kansai, &[(Bushi, 1)])
        .place(Lotus, Kansai, &[(Bushi, 2)])
        .mandate(Koi, Harvest);
    assert_eq!(goods(&table, Koi), (0, 1, 0));
    assert_eq!(goods(&table, Lotus), (3, 1, 0));
}

/// p.17: In a tie, the tied player with the highest honor has the most force.
#[test]
fn ties_go_to_honor() {
    for (honor, vp) in [([Lotus, Koi, Dragonfly], 4), ([Koi, Dragonfly, Lotus], 0), ([Dragonfly, Lotus, Koi], 4)] {
        let table = Scene::of(&THREE)
            .honor(&honor)
            .place(Lotus, Kyoto, &[(Bushi, 2)])
            .place(Koi, Kyoto, &[(Bushi, 2)])
            .place(Dragonfly, Kyoto, &[(Bushi, 1)])
            .mandate(Lotus, Harvest);
        assert_eq!(goods(&table, Lotus), (vp, 1, 0), "{honor:?}");
    }
}

/// p.14, p.17: Worshippers lend no force on the map.
#[test]
fn worshippers_do_not_harvest() {
    let table = Scene::of(&THREE).worship(Koi, Fujin, Shinto, 3).mandate(Koi, Harvest);
    assert_eq!(goods(&table, Koi), (0, 1, 0));
}
