//! What is printed on the cards: type, season, cost and copies, from `docs/facts/rising-sun.md`.

use CardType::{Enhancement, Monster, Virtue, WarUpgrade, WinterUpgrade};
use rising_sun::CardSet::{Archway, Horseman, Mountain, Teapot};

use super::prelude::*;

/// Season, card, type, cost, copies.
type Printed = (Season, Card, CardType, u16, u8);

/// docs/facts/rising-sun.md, 5.1, 5.2, 5.3.
const CORE_CARDS: [Printed; 15] = [
    (Spring, Card::Komainu, Monster, 2, 1),
    (Spring, Card::OniOfSkulls, Monster, 2, 1),
    (Spring, Card::PathOfTheLion, Enhancement, 0, 1),
    (Spring, Card::Righteousness, Virtue, 2, 2),
    (Spring, Card::WayOfTheShogun, WarUpgrade, 2, 2),
    (Summer, Card::PathOfTheSerpent, Enhancement, 0, 1),
    (Summer, Card::Respect, Virtue, 0, 2),
    (Summer, Card::WayOfBushido, WarUpgrade, 3, 1),
    (Summer, Card::WayOfTheRonin, WarUpgrade, 1, 2),
    (Summer, Card::Yurei, Monster, 3, 1),
    (Autumn, Card::FormOfTheKitsune, WinterUpgrade, 4, 2),
    (Autumn, Card::FormOfThePhoenix, WinterUpgrade, 3, 2),
    (Autumn, Card::PathOfTheDragon, Enhancement, 3, 1),
    (Autumn, Card::RiverDragon, Monster, 3, 1),
    (Autumn, Card::WayOfTheMoneylender, WarUpgrade, 0, 1),
];

/// docs/facts/rising-sun.md, 5.4.
const ARCHWAY_CARDS: [Printed; 11] = [
    (Spring, Card::Benevolence, Virtue, 1, 2),
    (Spring, Card::PathOfTheKenin, Enhancement, 2, 2),
    (Spring, Card::PathOfTheLight, Enhancement, 1, 1),
    (Summer, Card::Justice, Virtue, 1, 2),
    (Summer, Card::OniOfBlood, Monster, 3, 1),
    (Summer, Card::OniOfSouls, Monster, 2, 1),
    (Summer, Card::PathOfTheSamurai, Enhancement, 2, 1),
    (Autumn, Card::FormOfTheBeast, WinterUpgrade, 4, 2),
    (Autumn, Card::OniOfHate, Monster, 3, 1),
    (Autumn, Card::OniOfSpite, Monster, 3, 1),
    (Autumn, Card::WayOfTheKatana, WarUpgrade, 3, 1),
];

/// docs/facts/rising-sun.md, 5.5.
const TEAPOT_CARDS: [Printed; 9] = [
    (Spring, Card::Honesty, Virtue, 0, 2),
    (Spring, Card::PathOfThePatron, Enhancement, 2, 1),
    (Spring, Card::PathOfTheWarlord, Enhancement, 1, 2),
    (Summer, Card::Loyalty, Virtue, 1, 2),
    (Summer, Card::OniOfSouls, Monster, 2, 1),
    (Summer, Card::WayOfTheMerchant, Enhancement, 2, 2),
    (Autumn, Card::FormOfTheKindred, WinterUpgrade, 3, 2),
    (Autumn, Card::OniOfHate, Monster, 3, 1),
    (Autumn, Card::PathOfTheUnrighteous, Enhancement, 0, 2),
];

/// docs/facts/rising-sun.md, 5.6.
const HORSEMAN_CARDS: [Printed; 10] = [
    (Spring, Card::Courage, Virtue, 3, 2),
    (Spring, Card::PathOfTheNinja, Enhancement, 2, 1),
    (Spring, Card::WayOfTheRighteous, WarUpgrade, 2, 2),
    (Summer, Card::Mercy, Virtue, 1, 2),
    (Summer, Card::OniOfBlood, Monster, 3, 1),
    (Summer, Card::PathOfTheMonkey, Enhancement, 0, 2),
    (Autumn, Card::FormOfTheDemon, WinterUpgrade, 3, 2),
    (Autumn, Card::OniOfHate, Monster, 3, 1),
    (Autumn, Card::OniOfSpite, Monster, 3, 1),
    (Autumn, Card::PathOfTheSpirit, Enhancement, 2, 1),
];

/// docs/facts/rising-sun.md, 5.7.
const MOUNTAIN_CARDS: [Printed; 11] = [
    (Spring, Card::PathOfTheBuilder, Enhancement, 0, 1),
    (Spring, Card::PathOfTheKannushi, Enhancement, 2, 2),
    (Spring, Card::Piety, Virtue, 1, 2),
    (Summer, Card::OniOfBlood, Monster, 3, 1),
    (Summer, Card::PathOfSengoku, Enhancement, 1, 1),
    (Summer, Card::PathOfTheFavored, Enhancement, 1, 1),
    (Summer, Card::Sincerity, Virtue, 1, 2),
    (Autumn, Card::FormOfTheTanuki, WinterUpgrade, 2, 2),
    (Autumn, Card::OniOfHate, Monster, 3, 1),
    (Autumn, Card::OniOfSpite, Monster, 3, 1),
    (Autumn, Card::WayOfTheKeiri, WarUpgrade, 0, 1),
];

fn check(deck: &[(Card, u8)], printed: &[Printed]) {
    assert_eq!(deck.len(), printed.len());
    for &(season, card, kind, cost, copies) in printed {
        let found: Vec<u8> = deck.iter().filter(|entry| entry.0 == card).map(|entry| entry.1).collect();
        assert_eq!(found, [copies], "copies of {card:?}");
        let row = card.row();
        assert_eq!((row.season, row.kind, row.cost), (season, kind, cost), "{card:?}");
    }
}

/// docs/facts/rising-sun.md, 5.1 to 5.3.
#[test]
fn the_core_cards_are_as_printed() {
    check(&CORE, &CORE_CARDS);
}

/// docs/facts/rising-sun.md, 5.4 to 5.7, 5.9 for the Oni that several sets share.
#[test]
fn the_cards_of_each_set_are_as_printed() {
    check(Archway.cards(), &ARCHWAY_CARDS);
    check(Teapot.cards(), &TEAPOT_CARDS);
    check(Horseman.cards(), &HORSEMAN_CARDS);
    check(Mountain.cards(), &MOUNTAIN_CARDS);
}

/// docs/facts/rising-sun.md, 5.0: every card of the engine is in a deck.
#[test]
fn every_card_is_in_a_deck() {
    let decks = [&CORE_CARDS[..], &ARCHWAY_CARDS, &TEAPOT_CARDS, &HORSEMAN_CARDS, &MOUNTAIN_CARDS].concat();
    for card in Card::all() {
        assert!(decks.iter().any(|printed| printed.1 == card), "{card:?}");
    }
}

/// docs/facts/rising-sun.md, 5.0, p.9: the season's core cards and the set's, all copies, are for sale.
#[test]
fn a_season_sells_its_core_cards_and_those_of_the_set() {
    let sets = [
        (Archway, &ARCHWAY_CARDS[..]),
        (Teapot, &TEAPOT_CARDS),
        (Horseman, &HORSEMAN_CARDS),
        (Mountain, &MOUNTAIN_CARDS),
    ];
    for (set, printed) in sets {
        for season in Season::PLAYED {
            let expected =
                CORE_CARDS.iter().chain(printed).filter(|card| card.0 == season).map(|card| (card.1, card.4));
            let market = three(set, season).tea().doc().table.market;
            assert_eq!(market, expected.collect(), "{set:?} in {season:?}");
        }
    }
}

/// docs/facts/rising-sun.md, 5.0: the eight monsters of the box, each with the card of its name.
#[test]
fn each_monster_comes_with_its_card() {
    let monsters = [
        (Card::Komainu, Figure::Komainu),
        (Card::OniOfSkulls, Figure::OniOfSkulls),
        (Card::Yurei, Figure::Yurei),
        (Card::OniOfBlood, Figure::OniOfBlood),
        (Card::OniOfSouls, Figure::OniOfSouls),
        (Card::RiverDragon, Figure::RiverDragon),
        (Card::OniOfHate, Figure::OniOfHate),
        (Card::OniOfSpite, Figure::OniOfSpite),
    ];
    for card in Card::all() {
        let expected = monsters.iter().find(|pair| pair.0 == card).map(|pair| pair.1);
        assert_eq!(card.row().monster, expected, "{card:?}");
    }
}

/// docs/facts/rising-sun.md, 5.9: five of the eight are Oni.
#[test]
fn five_monsters_are_oni() {
    let oni: Vec<Figure> = Figure::ALL.into_iter().filter(|figure| figure.is_oni()).collect();
    let expected = [Figure::OniOfSkulls, Figure::OniOfBlood, Figure::OniOfSouls, Figure::OniOfHate, Figure::OniOfSpite];
    assert_eq!(oni, expected);
}
