//! Honor (p.7-8).

use super::play::*;

/// A battle for Oshu in which a clan with some bushi commits seppuku: it gains honor for each.
fn seppuku(clan: Clan, other: Clan, bushi: u8) -> Table {
    let mut table = Scene::of(&FIVE)
        .wars(&[Oshu])
        .place(clan, Oshu, &[(Bushi, bushi)])
        .place(other, Oshu, &[(Bushi, 1)])
        .coins(clan, 1)
        .war();
    table.bid(clan, [1, 0, 0, 0]).act(clan, Action::Execute);
    table
}

/// p.8: Each gain moves the marker up one slot and the one above it down one; no two share a slot.
#[test]
fn each_gain_is_one_slot() {
    assert_eq!(seppuku(Bonsai, Koi, 1).honor(), [Koi, Lotus, Turtle, Bonsai, Dragonfly]);
    assert_eq!(seppuku(Bonsai, Koi, 2).honor(), [Koi, Lotus, Bonsai, Turtle, Dragonfly]);
    assert_eq!(seppuku(Bonsai, Koi, 3).honor(), [Koi, Bonsai, Lotus, Turtle, Dragonfly]);
}

/// p.8: A clan at the top of the honor track gains no honor.
#[test]
fn at_the_top_a_gain_has_no_effect() {
    assert_eq!(seppuku(Koi, Bonsai, 2).honor(), FIVE);
    assert_eq!(seppuku(Lotus, Bonsai, 4).honor(), [Lotus, Koi, Turtle, Dragonfly, Bonsai]);
}

/// p.8: A clan at the bottom, empty slots disregarded, loses no honor.
#[test]
fn at_the_bottom_a_loss_has_no_effect() {
    let table = Scene::of(&THREE).allies(Dragonfly, Koi).mandate(Dragonfly, Betray);
    assert_eq!(table.honor(), THREE);
    assert_eq!(table.player(Dragonfly).ally, None);
}

/// p.7: Whenever there is a tie, the tied player with the highest honor wins: force in a province.
#[test]
fn honor_settles_force_in_a_province() {
    for (honor, winner) in [([Koi, Dragonfly, Lotus], Koi), ([Dragonfly, Lotus, Koi], Lotus)] {
        let table = Scene::of(&THREE)
            .honor(&honor)
            .wars(&[Oshu])
            .place(Koi, Oshu, &[(Bushi, 2)])
            .place(Lotus, Oshu, &[(Bushi, 2)])
            .place(Dragonfly, Oshu, &[(Bushi, 1)])
            .war();
        assert_eq!(tokens(&table, winner, Spring), [Oshu]);
    }
}

/// p.7: Whenever there is a tie, the tied player with the highest honor wins: force at a shrine.
#[test]
fn honor_settles_force_at_a_shrine() {
    for (honor, top) in [([Koi, Dragonfly, Lotus], Koi), ([Dragonfly, Lotus, Koi], Lotus)] {
        let table = Scene::of(&THREE)
            .honor(&honor)
            .worship(Koi, Tsukuyomi, Shinto, 2)
            .worship(Lotus, Tsukuyomi, Shinto, 2)
            .worship(Dragonfly, Tsukuyomi, Shinto, 1)
            .kami_turn();
        assert_eq!(THREE.map(|clan| table.coins(clan)), THREE.map(|clan| if clan == top { 2 } else { 0 }));
    }
}

/// p.7: Whenever there is a tie, the tied player with the highest honor wins: coins on a war advantage.
#[test]
fn honor_settles_coins_on_an_advantage() {
    for (honor, winner) in [([Koi, Dragonfly, Lotus], Koi), ([Dragonfly, Lotus, Koi], Lotus)] {
        let mut table = Scene::of(&THREE)
            .honor(&honor)
            .wars(&[Oshu])
            .place(Koi, Oshu, &[(Bushi, 1)])
            .place(Lotus, Oshu, &[(Bushi, 1)])
            .place(Dragonfly, Oshu, &[(Bushi, 1)])
            .coins(Koi, 2)
            .coins(Lotus, 2)
            .coins(Dragonfly, 1)
            .war();
        table.bid(Koi, [0, 2, 0, 0]).bid(Lotus, [0, 2, 0, 0]).bid(Dragonfly, [0, 1, 0, 0]);
        assert_eq!(table.waiting_for(), [winner]);
    }
}
