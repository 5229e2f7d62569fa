//! Deploying armies (p.8).

use crate::rulebook::helpers::*;

const KINDS: [(Field, u8, u16); 3] = [(FiveArmies, 5, 3), (ThreeArmies, 3, 2), (OneArmy, 1, 1)];

/// Blue deploys in Kai, without the special card for six armies. No other province of blue is near.
fn kai(field: Field, chests: u16) -> Scene {
    Scene::of(&FOUR).special(Blue, Attack).land(Blue, Kai, 1).chests(Blue, chests).plan(Blue, field, Kai)
}

/// p.8: Five armies cost three chests, three cost two, one costs one; they come from the player's supply.
#[test]
fn each_deployment_has_its_price() {
    for (field, armies, price) in KINDS {
        let table = kai(field, 5).act();
        assert_eq!((table.armies(Kai), table.chests(Blue)), (1 + armies, 5 - price));
        assert_eq!(table.supply(Blue), 61 - armies);
        assert!(table.happened(Event::Deployed { colour: Blue, province: Kai, armies, price }));
    }
}

/// p.9: The last chest and the last armies are enough.
#[test]
fn last_chests_and_armies_are_enough() {
    for (field, armies, price) in KINDS {
        let table = kai(field, price).supply(Blue, armies).act();
        assert_eq!((table.armies(Kai), table.chests(Blue), table.supply(Blue)), (1 + armies, 0, 0));
    }
}

/// p.9: Whoever cannot pay deploys nothing.
#[test]
fn without_chests_nothing_is_deployed() {
    for (field, _, price) in KINDS {
        let table = kai(field, price - 1).act();
        assert_eq!(table.lapse(Blue, field), Some(Lapse::NoChests));
        assert_eq!((table.armies(Kai), table.chests(Blue), table.supply(Blue)), (1, price - 1, 61));
    }
}

/// p.9: With too few armies in the supply the action lapses; nothing is paid.
#[test]
fn with_too_few_armies_nothing_is_deployed() {
    for (field, armies, _) in KINDS {
        let table = kai(field, 5).supply(Blue, armies - 1).act();
        assert_eq!(table.lapse(Blue, field), Some(Lapse::NoArmies));
        assert_eq!((table.armies(Kai), table.chests(Blue), table.supply(Blue)), (1, 5, armies - 1));
    }
}

/// p.8: Any number of armies may be in a province.
#[test]
fn any_number_of_armies_in_a_province() {
    let scene = Scene::of(&FOUR).land(Blue, Kai, 56).chests(Blue, 3).special(Blue, SixArmies);
    assert_eq!(scene.plan(Blue, FiveArmies, Kai).act().armies(Kai), 62);
}

/// p.8: After five or three armies there is no move.
#[test]
fn five_and_three_armies_do_not_move() {
    for field in [FiveArmies, ThreeArmies] {
        let table = kai(field, 5).land(Blue, Suruga, 1).act();
        assert_eq!(table.table().season, Summer, "no decision is pending");
    }
}

/// Blue deploys one army in Kai, next to its own Suruga and Totomi, yellow's Sagami and neutral Musashi.
fn one_army() -> Scene {
    kai(OneArmy, 1).land(Blue, Kai, 3).lands(Blue, &[Suruga, Totomi, Kii], 1).land(Yellow, Sagami, 1)
}

/// p.8: First the army is paid and deployed, then armies may move out of that province, the new one too.
#[test]
fn after_one_army_armies_may_move() {
    let mut table = one_army().act();
    assert_eq!((table.armies(Kai), table.chests(Blue)), (4, 0));
    assert_eq!(table.waiting_for(), [Blue]);
    table.march(Blue, Suruga, 3);
    assert_eq!((table.armies(Kai), table.armies(Suruga)), (1, 4));
    assert!(table.happened(Event::Moved { colour: Blue, from: Kai, to: Suruga, armies: 3 }));
    assert!(table.throws().is_empty());
}

/// p.8: The move is into one own neighboring province; there is no fighting.
#[test]
fn one_army_moves_only_among_own_provinces() {
    let mut table = one_army().act();
    assert_eq!(table.refuses(Blue, march(Sagami, 1)), Refusal::NotYourProvince { province: Sagami });
    assert_eq!(table.refuses(Blue, march(Musashi, 1)), Refusal::NotYourProvince { province: Musashi });
    assert_eq!(table.refuses(Blue, march(Kii, 1)), Refusal::NotNeighbours { from: Kai, to: Kii });
    let mut targets: Vec<Province> = table
        .legal(Blue)
        .into_iter()
        .filter_map(|action| match action {
            Action::March { to, .. } => Some(to),
            _ => None,
        })
        .collect();
    targets.dedup();
    assert_eq!(targets, [Suruga, Totomi]);
    table.march(Blue, Totomi, 1);
    assert_eq!(table.table().season, Summer, "one move into one province, and the action is done");
}

/// p.8: At least one army stays behind.
#[test]
fn one_army_stays_behind() {
    let mut table = one_army().act();
    for armies in [0, 4, 5] {
        assert_eq!(table.refuses(Blue, march(Suruga, armies)), Refusal::WrongNumberOfArmies { most: 3 });
    }
}

/// p.8: Nobody has to move after deploying one army.
#[test]
fn move_is_optional() {
    let mut table = one_army().act();
    table.act(Blue, Action::Stay);
    assert_eq!(table.armies(Kai), 4);
    assert!(table.happened(Event::Stayed { colour: Blue, province: Kai }));
}

/// p.8: Even the single army of a province makes a move possible, for now there are two.
#[test]
fn deployed_army_may_move_with_others() {
    let mut table = kai(OneArmy, 1).land(Blue, Suruga, 1).act();
    table.march(Blue, Suruga, 1);
    assert_eq!((table.armies(Kai), table.armies(Suruga)), (1, 2));
}

/// p.8: Without a neighboring province of their own, the player cannot move.
#[test]
fn no_move_without_own_neighbor() {
    let table = kai(OneArmy, 1).land(Yellow, Suruga, 1).act();
    assert_eq!((table.armies(Kai), table.table().season), (2, Summer));
}

/// p.9: Without the army there is no move either: an action done in part is not done.
#[test]
fn without_the_army_there_is_no_move() {
    for scene in [one_army().chests(Blue, 0), one_army().supply(Blue, 0)] {
        let table = scene.act();
        assert!(table.lapse(Blue, OneArmy).is_some());
        assert_eq!((table.armies(Kai), table.table().season), (3, Summer));
    }
}

/// p.8: The move goes over sea routes too.
#[test]
fn move_goes_by_sea() {
    let mut table = Scene::of(&FOUR).lands(Blue, &[Kaga, Tajima], 1).chests(Blue, 1).plan(Blue, OneArmy, Kaga).act();
    table.march(Blue, Tajima, 1);
    assert_eq!(table.armies(Tajima), 2);
}

/// p.7: The card for six armies with fewer in the supply adds what there is, and makes nothing impossible; what the
/// action gives without it must be there.
#[test]
fn six_armies_with_fewer_in_the_supply() {
    let scene = |supply: u8| kai(FiveArmies, 3).special(Blue, SixArmies).supply(Blue, supply);
    for (supply, deployed) in [(7, 6), (6, 6), (5, 5)] {
        let table = scene(supply).act();
        assert_eq!((table.armies(Kai), table.supply(Blue), table.chests(Blue)), (1 + deployed, supply - deployed, 0));
    }
    assert_eq!(scene(4).act().lapse(Blue, FiveArmies), Some(Lapse::NoArmies));
    for (supply, deployed) in [(6, 6), (5, 5), (4, 4), (3, 3)] {
        assert_eq!(scene(supply).event(FewRecruits1).act().armies(Kai), 1 + deployed);
    }
    assert_eq!(scene(2).event(FewRecruits1).act().lapse(Blue, FiveArmies), Some(Lapse::NoArmies));
}
