//! The war upgrades of all sets, and the order of things at the start of the war phase.

use rising_sun::CardSet::{Archway, Horseman};

use super::prelude::*;

/// Koi and Lotus fight in Kyoto, a bushi each.
fn at_war(scene: Scene) -> Table {
    scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]).wars(&[Kyoto]).war()
}

/// docs/facts/rising-sun.md, 5.1 Way of the Shogun: 3 coins at the start of the war phase, for each copy.
#[test]
fn the_shogun_gets_3_coins() {
    assert_eq!(at_war(three(Archway, Spring).cards(Koi, &[Card::WayOfTheShogun])).coins(Koi), 3);
    let table = at_war(three(Archway, Spring).cards(Koi, &[Card::WayOfTheShogun; 2]));
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (6, 0));
}

/// docs/facts/rising-sun.md, 5.3 Way of the Moneylender: 5 coins; p.16: different cards add up as well.
#[test]
fn the_moneylender_gets_5_coins() {
    assert_eq!(at_war(three(Archway, Autumn).cards(Lotus, &[Card::WayOfTheMoneylender])).coins(Lotus), 5);
    let cards = [Card::WayOfTheMoneylender, Card::WayOfTheShogun, Card::WayOfTheShogun];
    assert_eq!(at_war(three(Archway, Autumn).cards(Lotus, &cards)).coins(Lotus), 11);
}

/// docs/facts/rising-sun.md, 5.2 Way of Bushido: 2 coins and 2 points for each different virtue; copies count
/// once.
#[test]
fn bushido_pays_for_each_different_virtue() {
    let with = |virtues: &[Card]| {
        let scene = three(Archway, Summer).cards(Koi, &[Card::WayOfBushido]).cards(Koi, virtues).coins(Koi, 1);
        let table = at_war(scene);
        (table.coins(Koi), table.vp(Koi))
    };
    assert_eq!(with(&[]), (1, 0));
    assert_eq!(with(&[Card::Respect]), (3, 2));
    assert_eq!(with(&[Card::Respect, Card::Respect]), (3, 2));
    assert_eq!(with(&[Card::Respect, Card::Respect, Card::Righteousness]), (5, 4));
    assert_eq!(with(&[Card::Respect, Card::Righteousness, Card::Benevolence, Card::Justice]), (9, 8));
}

/// docs/facts/rising-sun.md, 5.2 Way of the Ronin: 2 ronin for each copy.
#[test]
fn the_way_of_the_ronin_gives_2_ronin() {
    let with = |copies: usize| {
        at_war(three(Archway, Summer).cards(Lotus, &vec![Card::WayOfTheRonin; copies]).coins(Lotus, 1)).ronin(Lotus)
    };
    assert_eq!((with(1), with(2)), (2, 4));
}

/// docs/facts/rising-sun.md, 5.2, 7 Koi conversion: the Koi's ronin, the new ones included, are coins at once.
#[test]
fn the_koi_turn_the_ways_ronin_into_coins() {
    let table = at_war(three(Archway, Summer).cards(Koi, &[Card::WayOfTheRonin; 2]).ronin(Koi, 1));
    assert_eq!((table.coins(Koi), table.ronin(Koi)), (5, 0));
}

/// docs/facts/rising-sun.md, 6.2 "Start of War" cards: once in a war phase, not once in a battle.
#[test]
fn war_upgrades_work_once_in_a_war_phase() {
    let scene = three(Archway, Spring).cards(Koi, &[Card::WayOfTheShogun]).wars(&[Kyoto, Edo]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Koi, Edo, &[(Bushi, 1)]).place(Lotus, Edo, &[(Bushi, 1)]).war();
    table.bid(Koi, [0; 4]);
    assert_eq!(table.doc().table.battle.map(|battle| battle.province), Some(Edo));
    assert_eq!(table.coins(Koi), 3);
}

/// p.7 and p.20: a war upgrade works in the war phase of each season.
#[test]
fn war_upgrades_work_in_later_seasons() {
    assert_eq!(at_war(three(Archway, Summer).cards(Koi, &[Card::WayOfTheShogun])).coins(Koi), 3);
    assert_eq!(at_war(three(Archway, Autumn).cards(Koi, &[Card::WayOfTheShogun])).coins(Koi), 3);
}

/// docs/facts/rising-sun.md, 5.6 Way of the Righteous: 1 coin from each player of lower honor, for each copy;
/// players without coins give none.
#[test]
fn the_righteous_takes_from_all_below() {
    let coins = |owner: Clan, copies: usize| {
        let scene = three(Horseman, Spring).cards(owner, &vec![Card::WayOfTheRighteous; copies]);
        let table = at_war(scene.coins(Koi, 2).coins(Lotus, 3).coins(Dragonfly, 1));
        (table.coins(Koi), table.coins(Lotus), table.coins(Dragonfly))
    };
    assert_eq!(coins(Koi, 1), (4, 2, 0));
    assert_eq!(coins(Koi, 2), (5, 1, 0));
    assert_eq!(coins(Lotus, 1), (2, 4, 0));
    assert_eq!(coins(Dragonfly, 2), (2, 3, 1));
}

/// docs/facts/rising-sun.md, 5.4 Way of the Katana: in the war phase, and only then, the owner's bushi have
/// force 2.
#[test]
fn the_katana_gives_bushi_force_2_in_the_war_phase() {
    let scene = three(Archway, Autumn).cards(Koi, &[Card::WayOfTheKatana]).coins(Koi, 1).wars(&[Kyoto]);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 2), (Shinto, 1), (Daimyo, 1)]).place(Lotus, Kyoto, &[(Bushi, 3)]);
    let before = scene.clone().mandate_turn(Koi);
    assert_eq!((before.force(Koi, Kyoto), before.force(Lotus, Kyoto)), (4, 3));
    let table = scene.war();
    assert_eq!((table.force(Koi, Kyoto), table.force(Lotus, Kyoto)), (6, 3));
}

/// docs/facts/rising-sun.md, 5.4 Way of the Katana: it decides battles.
#[test]
fn the_katana_wins_battles() {
    let with = |cards: &[Card]| {
        let scene = three(Archway, Autumn).cards(Dragonfly, cards).place(Dragonfly, Kyoto, &[(Bushi, 2)]);
        let table = scene.place(Koi, Kyoto, &[(Bushi, 3)]).wars(&[Kyoto]).war();
        table.player(Dragonfly).tokens.get(&Autumn).cloned().unwrap_or_default()
    };
    assert_eq!(with(&[]), []);
    assert_eq!(with(&[Card::WayOfTheKatana]), [Kyoto]);
}

/// docs/facts/rising-sun.md, 7 Start of War order: one queue from the top of the honor track down.
#[test]
fn the_start_of_war_follows_honor() {
    // Koi takes before Lotus has anything.
    let scene = three(Horseman, Spring).cards(Koi, &[Card::WayOfTheRighteous]).cards(Lotus, &[Card::WayOfTheShogun]);
    let table = at_war(scene);
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (0, 3));
    // Lotus takes from Koi before the Koi's ronin are coins.
    let scene = three(Horseman, Spring).honor(&[Lotus, Koi, Dragonfly]).cards(Lotus, &[Card::WayOfTheRighteous]);
    let table = at_war(scene.ronin(Koi, 3));
    assert_eq!((table.coins(Koi), table.coins(Lotus)), (3, 0));
}
