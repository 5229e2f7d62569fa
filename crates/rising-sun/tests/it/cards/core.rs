//! The core cards: virtues, enhancements and winter upgrades. Monsters, war upgrades and the Path of
//! the Serpent have their own modules.

use rising_sun::CardSet::{Archway, Horseman};

use super::prelude::*;

/// docs/facts/rising-sun.md, 5.1 Path of the Lion: +1 for the owner's daimyo, nothing for anyone else.
#[test]
fn the_lion_gives_the_daimyo_1_force() {
    let with = |figures: &[(Figure, u8)]| {
        let scene = three(Archway, Spring).cards(Koi, &[Card::PathOfTheLion]).place(Lotus, Nagato, &[(Daimyo, 1)]);
        scene.place(Koi, Edo, figures).mandate_turn(Koi)
    };
    assert_eq!(with(&[(Daimyo, 1)]).force(Koi, Edo), 2);
    assert_eq!(with(&[(Bushi, 2), (Shinto, 1)]).force(Koi, Edo), 3);
    assert_eq!(with(&[(Daimyo, 1)]).force(Lotus, Nagato), 1);
}

/// docs/facts/rising-sun.md, 5.3 Path of the Dragon: +3 for the daimyo; p.16: with the Lion they stack.
#[test]
fn the_dragon_gives_the_daimyo_3_force_and_stacks_with_the_lion() {
    let with = |cards: &[Card]| {
        three(Archway, Autumn).cards(Koi, cards).place(Koi, Edo, &[(Daimyo, 1), (Bushi, 1)]).mandate_turn(Koi)
    };
    assert_eq!(with(&[]).force(Koi, Edo), 2);
    assert_eq!(with(&[Card::PathOfTheDragon]).force(Koi, Edo), 5);
    assert_eq!(with(&[Card::PathOfTheDragon, Card::PathOfTheLion]).force(Koi, Edo), 6);
}

/// docs/facts/rising-sun.md, 5.2 Yurei, 6.2 Daimyo immunity: what counts as a daimyo has the daimyo's bonuses.
#[test]
fn yurei_has_the_bonuses_of_the_daimyo() {
    let with = |cards: &[Card]| {
        let scene = three(Archway, Autumn).cards(Koi, &[Card::Yurei]).cards(Koi, cards);
        scene.place(Koi, Edo, &[(Figure::Yurei, 1)]).mandate_turn(Koi)
    };
    assert_eq!(with(&[]).force(Koi, Edo), 2);
    assert_eq!(with(&[Card::PathOfTheLion]).force(Koi, Edo), 3);
    assert_eq!(with(&[Card::PathOfTheDragon]).force(Koi, Edo), 5);
    assert_eq!(with(&[Card::PathOfTheDragon, Card::PathOfTheLion]).force(Koi, Edo), 6);
}

/// docs/facts/rising-sun.md, 5.1 Righteousness: 1 point for each own figure killed, for each copy.
#[test]
fn righteousness_counts_each_figure_lost_in_battle() {
    let lost_with = |cards: &[Card]| {
        let scene = three(Archway, Spring).cards(Lotus, cards).place(Koi, Kyoto, &[(Bushi, 4)]);
        scene.place(Lotus, Kyoto, &[(Bushi, 1), (Shinto, 1), (Daimyo, 1)]).wars(&[Kyoto]).war()
    };
    assert_eq!(lost_with(&[]).vp(Lotus), 0);
    assert_eq!(lost_with(&[Card::Righteousness]).vp(Lotus), 3);
    let twice = lost_with(&[Card::Righteousness; 2]);
    assert_eq!((twice.vp(Lotus), twice.vp(Koi)), (6, 0));
}

/// docs/facts/rising-sun.md, 5.1 Righteousness: whatever the cause, so Seppuku as well.
#[test]
fn righteousness_counts_seppuku() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::Righteousness; 2]).place(Koi, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.place(Lotus, Kyoto, &[(Bushi, 2)]).coins(Lotus, 1).wars(&[Kyoto]).war();
    table.bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((table.gained(Lotus, Reason::Seppuku), table.gained(Lotus, Card::Righteousness)), (2, 4));
    assert_eq!(table.vp(Lotus), 6);
}

/// docs/facts/rising-sun.md, 5.1 Righteousness: whatever the cause: a monster's prey, a ninja's victim.
#[test]
fn righteousness_counts_kills_by_cards() {
    let scene = three(Horseman, Autumn).cards(Dragonfly, &[Card::OniOfHate, Card::PathOfTheNinja]);
    let scene = scene.cards(Koi, &[Card::Righteousness]).place(Koi, Kyoto, &[(Bushi, 2)]);
    let mut table = scene.mandate(Lotus, Recruit);
    table.act(Dragonfly, summon(Figure::OniOfHate, Kyoto));
    assert_eq!(table.vp(Koi), 1);
    table.act(Dragonfly, kill(Koi, Bushi, Kyoto));
    assert_eq!(table.vp(Koi), 2);
}

/// docs/facts/rising-sun.md, 6.3 Righteousness and Betray: a figure replaced was not killed.
#[test]
fn righteousness_does_not_count_betrayal() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::Righteousness; 2]).place(Lotus, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.mandate(Koi, Betray);
    table.act(Koi, replace(Lotus, Bushi, Kyoto, Bushi));
    assert_eq!((table.count(Koi, Bushi, Kyoto), table.vp(Lotus)), (1, 0));
}

/// docs/facts/rising-sun.md, 5.1 Righteousness, p.22: a hostage has not been killed.
#[test]
fn righteousness_does_not_count_hostages() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::Righteousness]).coins(Koi, 1).wars(&[Kyoto]);
    let mut table = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 1)]).war();
    table.bid(Koi, [0, 1, 0, 0]).act(Koi, capture(Lotus, Bushi));
    assert_eq!(table.vp(Lotus), 0);
}

/// Koi, with these cards, wins Take Hostage against two bushi and a shinto of Lotus, and one bushi
/// of the Dragonfly.
fn hostages(cards: &[Card]) -> Table {
    let scene = three(Archway, Summer).cards(Koi, cards).coins(Koi, 1).vp(Lotus, 5).vp(Dragonfly, 5);
    let scene = scene.place(Koi, Kyoto, &[(Bushi, 1)]).place(Lotus, Kyoto, &[(Bushi, 2), (Shinto, 1)]);
    let mut table = scene.place(Dragonfly, Kyoto, &[(Bushi, 1)]).wars(&[Kyoto]).war();
    table.bid(Koi, [0, 1, 0, 0]);
    table
}

/// p.22: without Respect one hostage is all.
#[test]
fn without_respect_there_is_one_hostage() {
    let mut table = hostages(&[]);
    table.act(Koi, capture(Lotus, Bushi));
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (1, 4));
    assert!(!table.may(Koi, capture(Lotus, Bushi)));
}

/// docs/facts/rising-sun.md, 5.2, 6.3 Respect: one more hostage for each copy, each stealing a point, of anyone
/// there.
#[test]
fn respect_allows_one_more_hostage_for_each_copy() {
    let mut table = hostages(&[Card::Respect]);
    table.act(Koi, capture(Lotus, Bushi)).act(Koi, capture(Dragonfly, Bushi));
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (2, 4, 4));
    assert!(!table.may(Koi, capture(Lotus, Bushi)));

    let mut table = hostages(&[Card::Respect; 2]);
    table.act(Koi, capture(Lotus, Bushi)).act(Koi, capture(Lotus, Shinto)).act(Koi, capture(Lotus, Bushi));
    assert_eq!((table.vp(Koi), table.vp(Lotus), table.vp(Dragonfly)), (3, 2, 5));
    assert!(!table.may(Koi, capture(Dragonfly, Bushi)));
}

/// docs/facts/rising-sun.md, 6.3 Respect: the owner may stop after the first.
#[test]
fn respect_may_stop_after_the_first_hostage() {
    let mut table = hostages(&[Card::Respect; 2]);
    table.act(Koi, capture(Lotus, Bushi)).done(Koi);
    assert_eq!((table.vp(Koi), table.vp(Lotus)), (1, 4));
    let taken = table.events.iter().filter(|event| matches!(event, Event::HostageTaken { .. })).count();
    assert_eq!(taken, 1);
}

/// docs/facts/rising-sun.md, 5.3 Form of the Kitsune: 3 points for each stronghold on the map, for each copy.
#[test]
fn the_kitsune_scores_strongholds_on_the_map() {
    let with = |copies: usize| {
        let cards = vec![Card::FormOfTheKitsune; copies];
        three(Archway, Autumn).cards(Koi, &cards).strongholds(Koi, &[Edo, Edo, Oshu]).war()
    };
    assert_eq!((with(0).vp(Koi), with(1).vp(Koi), with(2).vp(Koi)), (0, 9, 18));
    assert_eq!(with(2).vp(Lotus), 0);
}

/// docs/facts/rising-sun.md, 5.3 Form of the Phoenix: 3 points for each different virtue, for each copy.
#[test]
fn the_phoenix_scores_different_virtues() {
    let with = |cards: &[Card]| three(Archway, Autumn).cards(Koi, cards).war().vp(Koi);
    assert_eq!(with(&[Card::FormOfThePhoenix]), 0);
    assert_eq!(with(&[Card::FormOfThePhoenix, Card::Respect, Card::Respect]), 3);
    let two = [Card::Respect, Card::Respect, Card::Righteousness];
    assert_eq!(with(&[&two[..], &[Card::FormOfThePhoenix]].concat()), 6);
    assert_eq!(with(&[&two[..], &[Card::FormOfThePhoenix; 2]].concat()), 12);
}
