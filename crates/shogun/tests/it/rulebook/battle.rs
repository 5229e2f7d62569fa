//! Battles against players and neutral provinces (p.11-12).

use std::collections::BTreeSet;

use crate::rulebook::helpers::*;

/// p.11: All armies that marched and all that defend are thrown; those that stayed behind are not.
#[test]
fn all_armies_of_both_sides_are_thrown() {
    let table = into_kozuke(4)(kozuke(6, 3).land(Yellow, Musashi, 5).land(Blue, Kai, 5));
    assert_eq!(table.thrown(), Pile { blue: 4, yellow: 3, ..NONE });
    assert_eq!((table.armies(Shinano), table.armies(Musashi), table.armies(Kai)), (3, 5, 5));
}

/// p.11: The cubes of the tray are thrown, too.
#[test]
fn tray_is_thrown_too() {
    let tray = Pile { blue: 1, red: 2, peasants: 3, ..NONE };
    let table = into_kozuke(4)(kozuke(4, 3).tray(tray));
    assert_eq!(table.thrown(), Pile { blue: 5, yellow: 3, red: 2, peasants: 3, ..NONE });
}

/// p.11: Some cubes stay in the tower; some that were inside come out.
#[test]
fn tower_keeps_some_and_gives_others() {
    let inside = Pile { blue: 2, yellow: 2, red: 2, peasants: 2, ..NONE };
    let scene = kozuke(4, 3).tower("sieve:1/2:1/2:1/2").inside(inside);
    let wanted = Pile { blue: 5, yellow: 1, red: 1, ..NONE };
    let table = scene.falling(wanted, into_kozuke(4));
    let floor = table.table().tower.floors[0];
    assert_eq!(floor, Pile { blue: 1, yellow: 4, red: 1, peasants: 2, ..NONE });
    assert_eq!((ended(&table), table.armies(Kozuke)), (Some((Ending::Conquered, 4)), 4));
}

/// p.11: Whatever tower is chosen, it keeps some cubes and gives others, and no battle goes like the other.
#[test]
fn every_tower_keeps_some_and_gives_others() {
    for (name, _) in Tower::NAMED {
        let scene = kozuke(8, 6).tower(name).inside(Pile { red: 9, ..NONE });
        let trays: BTreeSet<[u8; 3]> = (0..200)
            .map(|seed| {
                let tray = into_kozuke(8)(scene.clone().seed(seed)).throws()[0].1;
                [tray.blue, tray.yellow, tray.red]
            })
            .collect();
        assert!(trays.len() > 20, "{name}: {trays:?}");
        assert!(trays.iter().any(|tray| tray[0] < 8) && trays.iter().any(|tray| tray[1] < 6), "{name} keeps some");
        assert!(trays.iter().any(|tray| tray[2] > 0), "{name} gives some");
    }
}

/// p.12: With a tower that keeps nearly everything, every battle is a draw.
#[test]
fn tower_that_keeps_everything_gives_draws() {
    let scene = kozuke(4, 3).tower("floors:1/1000:0/1").inside(Pile { peasants: 1, ..NONE });
    let table = scene.falling(NONE, into_kozuke(4));
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
    assert_eq!(table.table().tower.floors[0], Pile { blue: 4, yellow: 3, peasants: 1, ..NONE });
    assert!(table.is_neutral(Kozuke));
}

/// p.12: The side with more armies in the tray wins. It loses as many as the other side had, and the others are placed
/// in the province. All others go back to the supplies.
#[test]
fn attacker_wins_and_loses_as_many() {
    let table = into_kozuke(5)(kozuke(5, 2));
    assert_eq!(ended(&table), Some((Ending::Conquered, 3)));
    assert_eq!((table.owner(Kozuke), table.armies(Kozuke)), (Some(Blue), 3));
    assert_eq!((table.supply(Blue), table.supply(Yellow)), (62 - 1 - 3, 62));
    assert_eq!(table.tray(), NONE);
    let (attackers, defenders, peasants, ending, left) = (5, 2, 0, Ending::Conquered, 3);
    let (attacker, defender, province) = (Blue, Some(Yellow), Kozuke);
    assert!(table.happened(Event::BattleFought {
        province,
        attacker,
        defender,
        attackers,
        defenders,
        peasants,
        ending,
        left
    }));
}

/// p.12: The winner gets the province card at once.
#[test]
fn winner_gets_the_card() {
    let table = into_kozuke(5)(kozuke(5, 2));
    assert!(table.happened(Event::CardPassed { province: Kozuke, from: Some(Yellow), to: Some(Blue), field: None }));
    assert!(table.view_of(Blue).hand.contains(&province(Kozuke)));
    assert!(!table.view_of(Yellow).hand.contains(&province(Kozuke)));
}

/// p.12: A defender who wins keeps province and card, and loses as many armies as attacked.
#[test]
fn defender_wins_and_loses_as_many() {
    let table = into_kozuke(2)(kozuke(2, 5));
    assert_eq!(ended(&table), Some((Ending::Held, 3)));
    assert_eq!((table.owner(Kozuke), table.armies(Kozuke)), (Some(Yellow), 3));
    assert_eq!((table.supply(Blue), table.supply(Yellow)), (62 - 1, 62 - 3));
    assert_eq!(table.count(|event| matches!(event, Event::CardPassed { .. })), 0);
}

/// p.12: A winner keeps buildings and unrest as they are.
#[test]
fn buildings_and_unrest_survive_conquest() {
    for (attackers, defenders, owner) in [(5, 2, Blue), (2, 5, Yellow)] {
        let scene = kozuke(attackers, defenders).built(Kozuke, &[Castle, Theater]).unrest(Kozuke, 2);
        let table = into_kozuke(attackers)(scene);
        assert_eq!(table.owner(Kozuke), Some(owner));
        assert_eq!((table.buildings(Kozuke), table.unrest(Kozuke)), (vec![Castle, Theater], 2));
    }
}

/// p.12: Without unrest the peasants in the tray count for the defender and fall first.
#[test]
fn peasants_of_a_calm_province_help_and_fall_first() {
    for (attackers, defenders, peasants, ending, left) in [
        (4, 3, 2, Ending::Held, 1),
        (2, 3, 1, Ending::Held, 2),
        (2, 3, 2, Ending::Held, 3),
        (1, 3, 2, Ending::Held, 3),
        (6, 3, 2, Ending::Conquered, 1),
        (5, 3, 2, Ending::Drawn, 0),
    ] {
        let table = into_kozuke(attackers)(kozuke(attackers, defenders).tray(Pile { peasants, ..NONE }));
        assert_eq!(ended(&table), Some((ending, left)), "{attackers} against {defenders} and {peasants}");
        assert_eq!(table.armies(Kozuke), left);
        assert_eq!((table.peasants(), table.tray()), (20, NONE), "peasants never stay on the board");
        let mine = if ending == Ending::Conquered { left } else { 0 };
        let theirs = if ending == Ending::Held { left } else { 0 };
        assert_eq!((table.supply(Blue), table.supply(Yellow)), (62 - 1 - mine, 62 - theirs));
    }
}

/// p.12: With unrest they look on and stay in the tray.
#[test]
fn peasants_do_not_defend_province_with_unrest() {
    for unrest in 1..3 {
        let table = into_kozuke(4)(kozuke(4, 3).unrest(Kozuke, unrest).tray(Pile { peasants: 2, ..NONE }));
        assert_eq!(ended(&table), Some((Ending::Conquered, 1)));
        assert_eq!(table.tray(), Pile { peasants: 2, ..NONE });
        assert_eq!(table.peasants(), 18);
    }
}

/// p.12: It is the unrest of the province attacked that counts, not that where the attack begins.
#[test]
fn only_unrest_of_the_attacked_province_counts() {
    let table = into_kozuke(4)(kozuke(4, 3).unrest(Shinano, 2).tray(Pile { peasants: 2, ..NONE }));
    assert_eq!(ended(&table), Some((Ending::Held, 1)));
}

/// p.12: Armies of those who take no part do not count and stay in the tray for the next battle.
#[test]
fn bystanders_stay_in_the_tray() {
    let tray = Pile { red: 3, black: 2, ..NONE };
    let table = into_kozuke(4)(kozuke(4, 3).tray(tray));
    assert_eq!(ended(&table), Some((Ending::Conquered, 1)));
    assert_eq!(table.tray(), tray);
}

/// p.11: What stayed in the tray is thrown in the next battle, and may decide it.
#[test]
fn bystanders_are_thrown_next_time() {
    let scene = kozuke(4, 3).tray(Pile { red: 3, ..NONE }).land(Red, Ise, 2).land(Black, Kii, 4);
    let mut table = scene.plan(Red, BattleA, Ise).act();
    table.march(Blue, Kozuke, 4).march(Red, Kii, 1);
    assert_eq!(table.thrown(), Pile { red: 4, black: 4, ..NONE });
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
}

/// p.12: A draw sends all armies of both sides home and lays the province bare; the card goes back to the stock.
#[test]
fn draw_lays_the_province_bare() {
    let scene =
        kozuke(3, 3).built(Kozuke, &[Castle, Temple]).unrest(Kozuke, 2).tray(Pile { red: 1, peasants: 1, ..NONE });
    let table = into_kozuke(3)(scene);
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
    assert!(table.is_neutral(Kozuke));
    assert_eq!((table.supply(Blue), table.supply(Yellow)), (61, 62));
    assert_eq!(table.tray(), Pile { red: 1, peasants: 1, ..NONE });
    assert!(table.happened(Event::Razed { province: Kozuke, buildings: 2, unrest: 2 }));
    assert!(table.happened(Event::CardPassed { province: Kozuke, from: Some(Yellow), to: None, field: None }));
    let tiles = table.view(Viewer::Spectator).tiles;
    assert_eq!((tiles[&Castle], tiles[&Temple]), (28, 26), "the tiles can be built again");
}

/// p.12: A draw takes unrest away also where nothing is built, and there is nothing to raze in a bare province.
#[test]
fn draw_takes_unrest_away() {
    let table = into_kozuke(3)(kozuke(3, 3).unrest(Kozuke, 2));
    assert!(table.happened(Event::Razed { province: Kozuke, buildings: 0, unrest: 2 }));
    assert!(table.is_neutral(Kozuke));
    let table = into_kozuke(3)(kozuke(3, 3));
    assert_eq!(table.count(|event| matches!(event, Event::Razed { .. })), 0);
}

/// p.12: When only peasants came out for a defending side that has won, it is a draw.
#[test]
fn peasants_alone_win_nothing() {
    let scene = kozuke(2, 3).built(Kozuke, &[Castle]).tower("sieve:1/2:1/2:1/2").inside(Pile { peasants: 3, ..NONE });
    let table = scene.falling(Pile { blue: 2, peasants: 3, ..NONE }, into_kozuke(2));
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
    assert!(table.is_neutral(Kozuke));
    assert_eq!((table.supply(Blue), table.peasants()), (61, 20));
    assert_eq!(table.table().tower.floors[0], Pile { yellow: 3, ..NONE });
}

/// p.12: One defender beside the peasants is enough to hold.
#[test]
fn one_defender_beside_the_peasants_holds() {
    let scene = kozuke(2, 3).tower("sieve:1/2:1/2:1/2").inside(Pile { peasants: 3, ..NONE });
    let table = scene.falling(Pile { blue: 2, yellow: 1, peasants: 3, ..NONE }, into_kozuke(2));
    assert_eq!(ended(&table), Some((Ending::Held, 1)));
    assert_eq!((table.owner(Kozuke), table.armies(Kozuke)), (Some(Yellow), 1));
}

/// p.12: More armies in the tray than were thrown, because some came out of the tower: they all fight.
#[test]
fn armies_in_tray_fight() {
    let scene = kozuke(2, 3).tower("sieve:1/1:1/1:1/1").inside(Pile { blue: 4, yellow: 1, ..NONE });
    let table = into_kozuke(2)(scene);
    assert_eq!((ended(&table), table.armies(Kozuke)), (Some((Ending::Conquered, 2)), 2));
    assert_eq!(table.supply(Blue), 62 - 1 - 2);
}

fn musashi(attackers: u8) -> Scene {
    Scene::of(&FOUR).land(Blue, Shinano, attackers + 1).plan(Blue, BattleA, Shinano)
}

fn into_musashi(armies: u8) -> impl Fn(Scene) -> Table {
    move |scene| {
        let mut table = scene.act();
        table.march(Blue, Musashi, armies);
        table
    }
}

/// p.11: One peasant from the supply defends a neutral province.
#[test]
fn neutral_province_is_defended_by_a_peasant() {
    let table = into_musashi(3)(musashi(3));
    assert_eq!(table.thrown(), Pile { blue: 3, peasants: 1, ..NONE });
    assert_eq!(
        (ended(&table), table.owner(Musashi), table.armies(Musashi)),
        (Some((Ending::Conquered, 2)), Some(Blue), 2)
    );
    assert_eq!((table.peasants(), table.supply(Blue)), (20, 62 - 1 - 2));
    assert!(table.happened(Event::CardPassed { province: Musashi, from: None, to: Some(Blue), field: None }));
    assert!(table.view_of(Blue).hand.contains(&province(Musashi)));
}

/// p.12: All peasants in the tray defend a neutral province.
#[test]
fn all_peasants_in_the_tray_defend_a_neutral_province() {
    let table = into_musashi(4)(musashi(4).tray(Pile { peasants: 2, red: 1, ..NONE }));
    assert_eq!((ended(&table), table.armies(Musashi)), (Some((Ending::Conquered, 1)), 1));
    assert_eq!(table.tray(), Pile { red: 1, ..NONE });
}

/// p.12: If there are as many peasants or more, the province stays neutral and empty.
#[test]
fn neutral_province_that_is_not_conquered_stays_neutral() {
    for peasants in [0, 3] {
        let table = into_musashi(1)(musashi(1).tray(Pile { peasants, ..NONE }));
        assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
        assert!(table.is_neutral(Musashi));
        assert_eq!((table.peasants(), table.supply(Blue)), (20, 61));
        assert_eq!(table.count(|event| matches!(event, Event::CardPassed { .. })), 0);
    }
}

/// p.11: With an empty tray, only the fighters are thrown.
#[test]
fn only_fighters_are_thrown() {
    let table = into_musashi(2)(musashi(2).inside(Pile { red: 5, peasants: 4, ..NONE }));
    assert_eq!(table.thrown(), Pile { blue: 2, peasants: 1, ..NONE });
    assert_eq!(table.table().tower.floors[0], Pile { red: 5, peasants: 4, ..NONE });
}

/// p.12: What was conquered in a battle is an own province in the next.
#[test]
fn conquered_province_is_ones_own() {
    let mut table = musashi(3).land(Blue, Kai, 3).plan(Blue, BattleB, Kai).act();
    table.march(Blue, Musashi, 3).march(Blue, Musashi, 2);
    assert!(table.happened(Event::Moved { colour: Blue, from: Kai, to: Musashi, armies: 2 }));
    assert_eq!(table.armies(Musashi), 4);
}
