//! When cards act: groups of Summons, the end of a mandate, and cards of several players at one moment.

use rising_sun::CardSet::{Archway, Horseman, Teapot};

use super::prelude::*;

/// docs/facts/rising-sun.md, 6.2 Place vs Summon: what the Samurai and the Light place moves no Kenin.
#[test]
fn placing_is_not_a_summon() {
    let cards = [Card::PathOfTheKenin, Card::PathOfTheLight, Card::PathOfTheSamurai];
    let mut table = three(Archway, Summer).cards(Lotus, &cards).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi);
    table.act(Lotus, place(Bushi, Oshu)).act(Lotus, place_at(Shinto, Fujin));
    assert_eq!((table.count(Lotus, Bushi, Oshu), table.at_shrine(Lotus, Shinto, Fujin)), (1, 1));
    assert!(!table.may(Lotus, place(Bushi, Nagato)));
    assert_eq!(table.reserve(Lotus, Bushi), 5);
}

/// docs/facts/rising-sun.md, 6.2 Place vs Summon, p.14: a shinto that is placed is not asked to worship, and
/// stays where it was placed.
#[test]
fn a_placed_shinto_is_not_asked_to_worship() {
    let mut table = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheLight]).mandate(Koi, Recruit);
    table.done(Lotus).done(Dragonfly).done(Koi);
    table.act(Lotus, place_at(Shinto, Fujin));
    assert!(!table.may(Lotus, worship(Hachiman)));
}

/// docs/facts/rising-sun.md, 6.2 Summon grouping, 6.3: three figures of one Recruit are one Summon for every
/// card.
#[test]
fn one_recruit_is_one_summon() {
    let three_figures = |scene: Scene| {
        let mut table = scene.strongholds(Lotus, &[Nagato, Nagato, Kyushu]).mandate(Koi, Recruit);
        table.act(Lotus, summon(Bushi, Nagato)).act(Lotus, summon(Bushi, Nagato)).act(Lotus, summon(Bushi, Kyushu));
        table
    };
    let mut table = three_figures(three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin]));
    table.act(Lotus, place(Bushi, Kyushu));
    assert_eq!((table.reserve(Lotus, Bushi), table.waiting_for()), (2, vec![Dragonfly]));

    let scene = three(Teapot, Spring).cards(Lotus, &[Card::PathOfTheWarlord, Card::PathOfThePatron]);
    let table = three_figures(scene.honor(&[Lotus, Koi, Dragonfly]));
    assert_eq!(table.coins(Lotus), 1 + 2);

    let scene = three(Horseman, Autumn).cards(Lotus, &[Card::PathOfTheSpirit]).honor(&[Lotus, Koi, Dragonfly]);
    let table = three_figures(scene);
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (2, 2));

    let cards = [Card::PathOfTheNinja, Card::PathOfTheMonkey];
    let scene = three(Horseman, Summer).cards(Lotus, &cards).place(Koi, Edo, &[(Bushi, 3)]).coins(Koi, 3);
    let mut table = three_figures(scene);
    table.act(Lotus, Action::TakeFromRichest).act(Lotus, kill(Koi, Bushi, Edo));
    assert_eq!((table.coins(Lotus), table.count(Koi, Bushi, Edo)), (1, 2));
    assert_eq!(table.waiting_for(), [Dragonfly]);
}

/// docs/facts/rising-sun.md, 6.3: the cards of a Recruit act after that player has finished, before the next
/// begins.
#[test]
fn cards_after_a_summon_wait_for_the_end_of_the_players_recruit() {
    let scene = three(Archway, Spring).cards(Lotus, &[Card::PathOfTheKenin]).strongholds(Lotus, &[Nagato, Kyushu]);
    let mut table = scene.mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato));
    assert!(!table.may(Lotus, place(Bushi, Nagato)));
    table.done(Lotus);
    assert!(table.may(Lotus, place(Bushi, Nagato)));
}

/// docs/facts/rising-sun.md, 5.6: the Spirit and the cost of the Monkey come one after the other: the coins are
/// gained while the honor is still the highest.
#[test]
fn the_spirit_comes_before_the_monkeys_dishonor() {
    let scene = three(Horseman, Autumn).cards(Lotus, &[Card::PathOfTheSpirit, Card::PathOfTheMonkey]);
    let mut table = scene.honor(&[Lotus, Koi, Dragonfly]).coins(Koi, 1).mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato)).act(Lotus, Action::TakeFromRichest);
    assert_eq!((table.coins(Lotus), table.vp(Lotus)), (3, 2));
    assert_eq!(table.honor(), [Koi, Lotus, Dragonfly]);
}

/// docs/facts/rising-sun.md, 6.2 End of a Mandate: all have executed it, their cards after the Summon included.
#[test]
fn the_end_of_a_mandate_comes_after_all_players() {
    let scene = three(Archway, Summer).cards(Lotus, &[Card::PathOfTheSamurai]).cards(Koi, &[Card::PathOfTheKenin]);
    let mut table = scene.mandate(Koi, Recruit);
    table.act(Lotus, summon(Bushi, Nagato));
    assert_eq!(table.waiting_for(), [Dragonfly]);
    table.done(Dragonfly).act(Koi, summon(Bushi, Edo)).act(Koi, summon(Bushi, Edo));
    assert_eq!(table.waiting_for(), [Koi]);
    table.act(Koi, place(Bushi, Edo)).act(Lotus, place(Bushi, Edo));
    assert_eq!((table.count(Koi, Bushi, Edo), table.count(Lotus, Bushi, Edo)), (3, 1));
}

/// docs/facts/rising-sun.md, 7 Timing conflicts: at the end of a mandate, the order of honor.
#[test]
fn the_end_of_a_mandate_follows_honor() {
    let order = |honor: &[Clan]| {
        let scene = three(Archway, Summer).cards(Lotus, &[Card::PathOfTheSamurai]).cards(Koi, &[Card::PathOfTheLight]);
        let mut table = scene.honor(honor).mandate(Koi, Recruit);
        table.done(Lotus).done(Dragonfly).done(Koi);
        let first = table.waiting_for();
        table.done(first[0]);
        [first, table.waiting_for()].concat()
    };
    assert_eq!(order(&[Koi, Lotus, Dragonfly]), [Koi, Lotus]);
    assert_eq!(order(&[Lotus, Dragonfly, Koi]), [Lotus, Koi]);
}

/// p.16: a card is in effect as soon as it is acquired.
#[test]
fn a_card_works_at_once() {
    let scene = three(Archway, Spring).place(Koi, Edo, &[(Daimyo, 1)]);
    let mut table = scene.mandate(Koi, Train);
    assert_eq!(table.force(Koi, Edo), 1);
    table.act(Koi, buy(Card::PathOfTheLion));
    assert_eq!(table.force(Koi, Edo), 2);
}

/// p.16: a second copy bought later stacks with the first.
#[test]
fn a_second_copy_may_be_bought() {
    let mut table = three(Archway, Spring).cards(Koi, &[Card::Righteousness]).coins(Koi, 1).mandate(Koi, Train);
    table.act(Koi, buy(Card::Righteousness));
    assert_eq!((table.player(Koi).cards[&Card::Righteousness], table.coins(Koi)), (2, 0));
    assert!(!table.may(Lotus, buy(Card::Righteousness)), "both copies are sold");
}

/// docs/facts/rising-sun.md, 6.2 Allies as opponents: cards aimed at opponents may hit an ally.
#[test]
fn allies_are_opponents_for_cards() {
    let cards = [Card::PathOfTheMonkey, Card::PathOfTheNinja];
    let scene = three(Horseman, Summer).cards(Lotus, &cards).allies(Koi, Lotus).coins(Koi, 2);
    let mut table = scene.place(Koi, Edo, &[(Bushi, 1)]).mandate(Dragonfly, Recruit);
    table.done(Koi).act(Lotus, summon(Bushi, Nagato));
    table.act(Lotus, Action::TakeFromRichest).act(Lotus, kill(Koi, Bushi, Edo));
    assert_eq!((table.coins(Koi), table.coins(Lotus), table.count(Koi, Bushi, Edo)), (1, 1, 0));
}

/// p.11: cards that were not bought are gone with their season.
#[test]
fn leftover_cards_are_discarded() {
    let table = three(Archway, Spring).war();
    let market = table.doc().table.market;
    assert_eq!(table.doc().table.season, Summer);
    assert!(market.keys().all(|card| card.row().season == Summer));
    assert_eq!(market.values().map(|&copies| usize::from(copies)).sum::<usize>(), 12);
}
