//! Control of a kami: at any time, it belongs to the player with the most force at its shrine.

use super::prelude::*;

/// A tie at Hachiman's shrine, which Koi wins by honor. Hachiman is in Kyoto.
fn tie(scene: Scene) -> Scene {
    scene.descended(Hachiman, Kyoto, Koi).worship(Lotus, Hachiman, Shinto, 1)
}

/// Who controls Hachiman, and the forces of Koi and Lotus that come of it in Kyoto.
fn hachiman(table: &Table) -> (Option<Clan>, u16, u16) {
    (table.controller(Hachiman), table.force(Koi, Kyoto), table.force(Lotus, Kyoto))
}

const OF_KOI: (Option<Clan>, u16, u16) = (Some(Koi), 1, 0);
const OF_LOTUS: (Option<Clan>, u16, u16) = (Some(Lotus), 0, 1);

/// Kami Unbound, "Einen Kami kontrollieren": the most force at the shrine counts, no matter who brought it down.
#[test]
fn the_most_force_at_the_shrine_controls() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Koi);
    assert_eq!(hachiman(&scene.clone().mandate_turn(Koi)), OF_KOI);
    assert_eq!(hachiman(&scene.worship(Lotus, Hachiman, Shinto, 2).mandate_turn(Koi)), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren": in a tie, more honor.
#[test]
fn honor_breaks_ties() {
    assert_eq!(hachiman(&tie(three(Archway, Spring)).mandate_turn(Koi)), OF_KOI);
    let table = tie(three(Archway, Spring)).honor(&[Dragonfly, Lotus, Koi]).mandate_turn(Koi);
    assert_eq!(hachiman(&table), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren": a shinto that goes to the shrine takes control at once,
/// in the middle of a mandate.
#[test]
fn a_new_worshipper_takes_control_at_once() {
    let mut table = tie(three(Archway, Spring)).mandate(Koi, Recruit);
    table.act(Lotus, summon(Shinto, Nagato));
    assert_eq!(hachiman(&table), OF_KOI);
    table.act(Lotus, worship(Hachiman));
    assert_eq!(hachiman(&table), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren": the force counts at once, in the same mandate turn; the
/// clan that lost the kami has none left.
#[test]
fn the_force_goes_with_the_kami() {
    let scene = three(Archway, Spring).descended(Hachiman, Kyoto, Koi).place(Koi, Kyoto, &[(Bushi, 1)]);
    let mut table = scene.worship(Lotus, Hachiman, Shinto, 1).mandate(Koi, Recruit);
    assert_eq!((table.force(Koi, Kyoto), table.force(Lotus, Kyoto)), (2, 0));
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, worship(Hachiman));
    assert_eq!((table.force(Koi, Kyoto), table.force(Lotus, Kyoto)), (1, 1));
}

/// Kami Unbound, "Einen Kami kontrollieren": honor gained by Benevolence breaks the tie the other way.
#[test]
fn benevolence_changes_control() {
    let scene = tie(three(Archway, Spring)).cards(Lotus, &[Card::Benevolence]).coins(Lotus, 2);
    let mut table = scene.mandate(Koi, Train);
    table.done(Koi).act(Lotus, buy(Card::Righteousness));
    assert_eq!(hachiman(&table), OF_KOI);
    table.act(Lotus, give(Dragonfly));
    assert_eq!((table.honor(), hachiman(&table)), (vec![Lotus, Koi, Dragonfly], OF_LOTUS));
}

/// Kami Unbound, "Einen Kami kontrollieren", p.18: the honor that a broken alliance costs.
#[test]
fn a_broken_alliance_changes_control() {
    let scene = tie(three(Archway, Spring)).honor(&[Lotus, Koi, Dragonfly]).allies(Lotus, Dragonfly);
    let mut table = scene.mandate_turn(Lotus);
    assert_eq!(hachiman(&table), OF_LOTUS);
    lotus_announces(&mut table, Betray);
    assert_eq!((table.honor(), hachiman(&table)), (vec![Koi, Lotus, Dragonfly], OF_KOI));
}

/// Kami Unbound, "Einen Kami kontrollieren", p.19: Amaterasu's shrine changes who controls the others.
#[test]
fn amaterasus_shrine_changes_control() {
    let mut table = tie(three(Archway, Spring)).worship(Lotus, Amaterasu, Shinto, 1).kami_turn();
    assert_eq!(hachiman(&table), OF_KOI);
    table.act(Lotus, Action::RiseToTop);
    assert_eq!(hachiman(&table), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren", docs/facts/rising-sun.md, 6.3 Path of the Unrighteous: a
/// worshipper that is replaced takes the kami along.
#[test]
fn replacing_a_worshipper_changes_control() {
    let scene = three(Teapot, Autumn).cards(Lotus, &[Card::PathOfTheUnrighteous]).descended(Hachiman, Kyoto, Koi);
    let mut table = scene.mandate(Lotus, Betray);
    assert_eq!(hachiman(&table), OF_KOI);
    table.act(Lotus, replace_at(Koi, Shinto, Hachiman, Shinto));
    assert_eq!(hachiman(&table), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren", docs/facts/rising-sun.md, 5.7 Path of the Kannushi: a worshipper
/// that goes to another shrine gives control up here, and gains it there.
#[test]
fn moving_a_worshipper_changes_control() {
    let scene =
        tie(three(Mountain, Spring)).cards(Koi, &[Card::PathOfTheKannushi]).descended(Tsukuyomi, Oshu, Dragonfly);
    let mut table = scene.mandate(Lotus, Marshal);
    table.done(Dragonfly);
    assert_eq!((hachiman(&table), table.controller(Tsukuyomi)), (OF_KOI, Some(Dragonfly)));
    table.act(Koi, send(Shinto, Hachiman, Tsukuyomi));
    assert_eq!((hachiman(&table), table.controller(Tsukuyomi)), (OF_LOTUS, Some(Koi)));
    assert_eq!((table.force(Koi, Oshu), table.force(Dragonfly, Oshu)), (1, 0));
    assert!(table.may(Koi, go(Figure::Tsukuyomi, Oshu, Edo)), "control counts at once");
}

/// Kami Unbound, "Einen Kami kontrollieren": control passes to *another* player who has more force;
/// where the last worshipper left, the last holder keeps the card.
#[test]
fn a_shrine_left_empty_keeps_its_last_holder() {
    let scene = three(Mountain, Spring).cards(Koi, &[Card::PathOfTheKannushi]).descended(Hachiman, Kyoto, Koi);
    let mut table = scene.mandate(Lotus, Marshal);
    table.act(Koi, send(Shinto, Hachiman, Fujin));
    assert_eq!((table.at_shrine(Koi, Shinto, Hachiman), hachiman(&table)), (0, OF_KOI));
    table.act(Koi, go(Figure::Hachiman, Kyoto, Edo));
    assert_eq!(table.force(Koi, Edo), 1);
}

/// Kami Unbound, "Einen Kami kontrollieren": the last holder is who controlled it when the last
/// worshipper left, not who brought it down.
#[test]
fn the_last_controller_keeps_the_kami() {
    let scene = three(Mountain, Spring).cards(Lotus, &[Card::PathOfTheKannushi]);
    let scene = scene.worship(Lotus, Hachiman, Shinto, 1).walk(Hachiman, Kyoto, Koi);
    let mut table = scene.mandate(Koi, Marshal);
    assert_eq!(hachiman(&table), OF_LOTUS);
    table.act(Lotus, send(Shinto, Hachiman, Fujin));
    assert_eq!(hachiman(&table), OF_LOTUS);
    assert_eq!(table.doc().table.walks[&Hachiman].holder, Lotus);
}

/// Kami Unbound, "Einen Kami kontrollieren": the next player to worship at the empty shrine has the kami,
/// even with less honor.
#[test]
fn the_next_worshipper_takes_it_from_the_last_holder() {
    let mut table = three(Archway, Spring).walk(Hachiman, Kyoto, Koi).mandate(Koi, Recruit);
    assert_eq!(hachiman(&table), OF_KOI);
    table.act(Lotus, summon(Shinto, Nagato)).act(Lotus, worship(Hachiman));
    assert_eq!(hachiman(&table), OF_LOTUS);
}

/// Kami Unbound, "Einen Kami kontrollieren": a kami that has not come down belongs to no player, however many
/// worship it.
#[test]
fn a_kami_in_the_mountains_has_no_controller() {
    let mut table = three(Archway, Spring).unbound().worship(Koi, Hachiman, Shinto, 2).mandate(Lotus, Marshal);
    assert_eq!(table.controller(Hachiman), None);
    assert_eq!(Province::ALL.map(|province| table.force(Koi, province)), [0; 8]);
    assert_eq!(table.refuses(Lotus, go(Figure::Hachiman, Kyoto, Edo)), not_there(Figure::Hachiman, Kyoto));
}

/// A battle for Kyoto with Hachiman, whose shrine Koi and Lotus share.
fn battle(scene: Scene, bushi: u8) -> Scene {
    let scene = tie(scene).place(Koi, Kyoto, &[(Bushi, bushi)]).place(Lotus, Kyoto, &[(Bushi, bushi)]);
    scene.coins(Lotus, 1).wars(&[Kyoto])
}

/// Kami Unbound, "Kami als Figur eines Klans", Wichtig: control changes in the middle of a battle, with
/// the force and the winner. Lotus has one bushi, Koi a bushi and the kami; Lotus' Seppuku lifts it
/// above Koi, and the kami is its force.
#[test]
fn seppuku_changes_control_in_the_middle_of_a_battle() {
    let mut table = battle(three(Archway, Spring), 1).war();
    assert_eq!(hachiman(&table), (Some(Koi), 2, 1));
    table.bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((forces(&table, Koi), forces(&table, Lotus)), (vec![1], vec![1]));
    assert_eq!(table.honor(), [Lotus, Koi, Dragonfly]);
    assert_eq!((tokens(&table, Koi, Spring), tokens(&table, Lotus, Spring)), (vec![], vec![Kyoto]));
    assert_eq!((table.vp(Lotus), table.reserve(Koi, Bushi)), (1, 6), "Koi's bushi died in the end");
}

/// The same battle without Seppuku: Koi keeps the kami, and wins.
#[test]
fn without_seppuku_control_stays() {
    let mut table = battle(three(Archway, Spring), 1).war();
    table.bid(Lotus, [1, 0, 0, 0]).done(Lotus);
    assert_eq!((forces(&table, Koi), forces(&table, Lotus)), (vec![2], vec![1]));
    assert_eq!((tokens(&table, Koi, Spring), tokens(&table, Lotus, Spring)), (vec![Kyoto], vec![]));
}

/// Kami Unbound, "Kami als Figur eines Klans", Wichtig: a clan that is in the battle by its kami alone
/// stays in it without any force when it loses the kami (p.22).
#[test]
fn a_player_who_loses_the_kami_stays_in_the_battle() {
    let scene = tie(three(Archway, Spring)).place(Lotus, Kyoto, &[(Bushi, 1)]).coins(Koi, 1).coins(Lotus, 1);
    let mut table = scene.wars(&[Kyoto]).war();
    assert_eq!(fought(&table), Some((Kyoto, vec![Koi, Lotus])));
    table.bid(Koi, [0, 0, 0, 1]).bid(Lotus, [1, 0, 0, 0]).act(Lotus, Action::Execute);
    assert_eq!((forces(&table, Koi), forces(&table, Lotus)), (vec![0], vec![1]));
    table.act(Koi, Action::Execute);
    assert_eq!((table.vp(Koi), tokens(&table, Lotus, Spring)), (1, vec![Kyoto]), "Koi's poets sing");
}

/// Kami Unbound, "Kami als Figur eines Klans", Wichtig; docs/facts/rising-sun.md, 5.7 Sincerity: the honor of a
/// hostage does the same. Lotus has two bushi; Koi two and the kami, then one.
#[test]
fn sincerity_changes_control_in_the_middle_of_a_battle() {
    let outcome = |cards: &[Card]| {
        let mut table = battle(three(Mountain, Summer), 2).cards(Lotus, cards).war();
        table.bid(Lotus, [0, 1, 0, 0]).act(Lotus, capture(Koi, Bushi));
        (forces(&table, Koi), forces(&table, Lotus), tokens(&table, Lotus, Summer))
    };
    assert_eq!(outcome(&[]), (vec![2], vec![2], vec![]), "Koi wins the tie");
    assert_eq!(outcome(&[Card::Sincerity]), (vec![1], vec![3], vec![Kyoto]));
}
