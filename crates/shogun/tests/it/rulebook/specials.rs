//! The five special cards (p.6-7).

use crate::rulebook::helpers::*;

/// Blue does one action in a province with a special card.
fn doing(field: Field, province: Province, special: Special) -> Table {
    let scene = Scene::of(&FOUR).special(Blue, special).land(Blue, province, 1).chests(Blue, 10);
    scene.plan(Blue, field, province).act()
}

/// p.6: One chest more from taxes, for that card alone.
#[test]
fn one_chest_more() {
    for special in Special::ALL {
        let more = u16::from(special == ExtraChest);
        assert_eq!(doing(Tax, Kai, special).chests(Blue), 10 + 5 + more, "{special:?}");
    }
}

/// p.7: One rice more, for that card alone.
#[test]
fn one_rice_more() {
    for special in Special::ALL {
        let more = u16::from(special == ExtraRice);
        assert_eq!(doing(Rice, Kai, special).rice(Blue), 3 + more, "{special:?}");
    }
}

/// p.7: Six armies instead of five at the same price, for that card alone.
#[test]
fn six_armies() {
    for special in Special::ALL {
        let table = doing(FiveArmies, Kai, special);
        assert_eq!(
            (table.armies(Kai), table.chests(Blue)),
            (if special == SixArmies { 7 } else { 6 }, 7),
            "{special:?}"
        );
    }
}

/// p.7: The card for six armies changes no other deployment.
#[test]
fn six_armies_are_for_the_five_only() {
    for (field, armies) in [(ThreeArmies, 3), (OneArmy, 1)] {
        assert_eq!(doing(field, Kai, SixArmies).armies(Kai), 1 + armies);
    }
}

/// p.7: An army more in each attack, in A and in B, from the own supply.
#[test]
fn army_more_in_each_attack() {
    for field in [BattleA, BattleB] {
        for special in Special::ALL {
            let scene = Scene::of(&FOUR).special(Blue, special).land(Blue, Shinano, 4).land(Yellow, Kozuke, 2);
            let mut table = scene.plan(Blue, field, Shinano).act();
            table.march(Blue, Kozuke, 3);
            let more = u8::from(special == Attack);
            assert_eq!(table.thrown(), Pile { blue: 3 + more, yellow: 2, ..NONE }, "{special:?}");
            assert_eq!(table.armies(Kozuke), 1 + more);
            assert_eq!(table.supply(Blue), 62 - 1 - 1 - more);
            assert_eq!(table.happened(Event::Reinforced { colour: Blue, help: Help::Attack }), more == 1);
        }
    }
}

/// p.7: It helps in both attacks of a round, and against neutral provinces.
#[test]
fn attackers_card_helps_in_both_battles() {
    let scene = Scene::of(&FOUR).special(Blue, Attack).lands(Blue, &[Kai, Shinano], 3);
    let mut table = scene.plan(Blue, BattleA, Kai).plan(Blue, BattleB, Shinano).act();
    table.march(Blue, Musashi, 2);
    assert_eq!(table.thrown(), Pile { blue: 3, peasants: 1, ..NONE });
    table.march(Blue, Kozuke, 2);
    assert_eq!(table.thrown(), Pile { blue: 3, peasants: 1, ..NONE });
}

/// p.7: It does not help one who defends, moves, or meets a revolt.
#[test]
fn attackers_card_helps_attackers_only() {
    let table = into_kozuke(3)(kozuke(3, 2).special(Yellow, Attack));
    assert_eq!(table.thrown(), Pile { blue: 3, yellow: 2, ..NONE });
    let mut table =
        Scene::of(&FOUR).special(Blue, Attack).lands(Blue, &[Kai, Suruga], 3).plan(Blue, BattleA, Kai).act();
    table.march(Blue, Suruga, 2);
    assert_eq!((table.armies(Suruga), table.supply(Blue)), (5, 62 - 6));
    let scene = Scene::of(&FOUR).special(Blue, Attack).land(Blue, Kai, 3).unrest(Kai, 1).plan(Blue, Tax, Kai);
    assert_eq!(scene.act().thrown(), Pile { blue: 3, peasants: 1, ..NONE });
}

/// p.7: An army more in each defense against A or B, from the own supply.
#[test]
fn army_more_in_each_defense() {
    for special in Special::ALL {
        let table = into_kozuke(2)(kozuke(2, 3).special(Yellow, special));
        let more = u8::from(special == Defense);
        assert_eq!(table.thrown(), Pile { blue: 2, yellow: 3 + more, ..NONE }, "{special:?}");
        assert_eq!((table.armies(Kozuke), table.supply(Yellow)), (1 + more, 62 - 1 - more));
        assert_eq!(table.happened(Event::Reinforced { colour: Yellow, help: Help::Defense }), more == 1);
    }
}

/// p.7: It helps against each attack of the round.
#[test]
fn defenders_card_helps_each_time() {
    let scene = kozuke(1, 3).special(Yellow, Defense).land(Blue, Musashi, 2).plan(Blue, BattleB, Musashi);
    let mut table = scene.act();
    table.march(Blue, Kozuke, 1);
    assert_eq!((table.thrown(), table.armies(Kozuke)), (Pile { blue: 1, yellow: 4, ..NONE }, 3));
    table.march(Blue, Kozuke, 1);
    assert_eq!((table.thrown(), table.armies(Kozuke)), (Pile { blue: 1, yellow: 4, ..NONE }, 3));
}

/// p.7: It does not help one who attacks.
#[test]
fn defenders_card_helps_defenders_only() {
    let table = into_kozuke(3)(kozuke(3, 2).special(Blue, Defense));
    assert_eq!(table.thrown(), Pile { blue: 3, yellow: 2, ..NONE });
}

/// p.7: Both cards may meet.
#[test]
fn attack_meets_defense() {
    let table = into_kozuke(3)(kozuke(3, 2).special(Blue, Attack).special(Yellow, Defense));
    assert_eq!(table.thrown(), Pile { blue: 4, yellow: 3, ..NONE });
    assert_eq!(ended(&table), Some((Ending::Conquered, 1)));
}

/// p.6: A special card is for the round in which it was won.
#[test]
fn special_card_is_for_one_round() {
    let table = Scene::of(&FOUR).special(Blue, ExtraRice).act();
    assert_eq!(table.player(Blue).special, None);
}

/// p.6-7: There is one of each.
#[test]
fn each_special_card_exists_once() {
    let all = Scene::of(&FIVE).planning().table().specials;
    let mut all: Vec<Special> = all.into_iter().flatten().collect();
    all.sort();
    assert_eq!(all, [ExtraChest, ExtraRice, SixArmies, Attack, Defense]);
}
