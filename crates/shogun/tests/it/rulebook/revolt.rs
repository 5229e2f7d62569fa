//! Revolts (p.11-12): those against rice and taxes, and what all revolts have in common.

use crate::rulebook::helpers::*;

/// Blue collects taxes in Kii, where there is unrest.
fn kii(armies: u8, unrest: u8) -> Scene {
    Scene::of(&FOUR).special(Blue, Attack).land(Blue, Kii, armies).unrest(Kii, unrest).plan(Blue, Tax, Kii)
}

/// p.11: All armies of the province fight, and as many peasants from the supply as there were markers.
#[test]
fn all_armies_fight_as_many_peasants_as_markers() {
    let table = kii(4, 3).land(Blue, Ise, 5).act();
    assert_eq!(table.thrown(), Pile { blue: 4, peasants: 3, ..NONE });
    assert_eq!((revolted(&table), table.armies(Ise)), (Some((true, 1)), 5));
}

/// p.12: The tray is thrown too, and all peasants that lie there afterwards count.
#[test]
fn tray_is_thrown_too() {
    let table = kii(4, 1).tray(Pile { blue: 1, yellow: 2, peasants: 3, ..NONE }).act();
    assert_eq!(table.thrown(), Pile { blue: 5, yellow: 2, peasants: 4, ..NONE });
    assert_eq!(revolted(&table), Some((true, 1)));
    assert_eq!((table.tray(), table.peasants()), (Pile { yellow: 2, ..NONE }, 20));
}

/// p.12: Whoever wins sets what is left of the armies back into the province; buildings stay.
#[test]
fn surviving_armies_occupy_province() {
    let table = kii(5, 2).built(Kii, &[Castle, Temple]).act();
    assert_eq!((table.owner(Kii), table.armies(Kii), table.supply(Blue)), (Some(Blue), 3, 59));
    assert_eq!((table.buildings(Kii), table.peasants()), (vec![Castle, Temple], 20));
    let (colour, province) = (Blue, Kii);
    assert!(table.happened(Event::RevoltFought { colour, province, armies: 5, peasants: 2, beaten: true, left: 3 }));
    assert_eq!(table.count(|event| matches!(event, Event::CardPassed { .. })), 0);
}

/// p.12: Peasants who win, or are as many, take the province: all armies go home, buildings and unrest are
/// removed, the card goes to the stock.
#[test]
fn peasants_win_or_draw_and_the_province_is_lost() {
    for (armies, unrest) in [(2, 2), (2, 3), (1, 4)] {
        let table = kii(armies, unrest).built(Kii, &[Castle, Theater]).act();
        assert_eq!(revolted(&table), Some((false, 0)));
        assert!(table.is_neutral(Kii));
        assert_eq!((table.supply(Blue), table.peasants()), (62, 20), "peasants are never set on the board");
        assert!(table.happened(Event::Razed { province: Kii, buildings: 2, unrest }));
        assert!(table.happened(Event::CardPassed { province: Kii, from: Some(Blue), to: None, field: Some(Tax) }));
        assert_eq!(table.view(Viewer::Spectator).tiles[&Castle], 28);
    }
}

/// p.12: Armies of others in the tray look on.
#[test]
fn bystanders_do_not_fight() {
    let tray = Pile { yellow: 3, red: 1, ..NONE };
    let table = kii(3, 2).tray(tray).act();
    assert_eq!((revolted(&table), table.tray()), (Some((true, 1)), tray));
}

/// p.12: The tower may keep the lord's armies; nothing in the tray is no victory.
#[test]
fn no_army_in_the_tray_is_a_lost_revolt() {
    let scene = kii(2, 1).tower("sieve:1/2:1/2:1/2");
    for fallen in [NONE, Pile { peasants: 1, ..NONE }] {
        let table = scene.clone().falling(fallen, Scene::act);
        assert_eq!(revolted(&table), Some((false, 0)));
        assert!(table.is_neutral(Kii));
    }
    let table = scene.falling(Pile { blue: 1, ..NONE }, Scene::act);
    assert_eq!((revolted(&table), table.armies(Kii)), (Some((true, 1)), 1));
}

/// p.11: Revolts come from collecting where there is unrest, and from nothing else in a round.
#[test]
fn other_actions_raise_no_revolt() {
    let table = Scene::of(&FOUR)
        .lands(Blue, &[Kii, Kai, Kaga, Hoki, Omi, Mino], 1)
        .unrest(Kii, 2)
        .unrest(Kai, 2)
        .unrest(Kaga, 2)
        .unrest(Hoki, 2)
        .unrest(Omi, 2)
        .unrest(Mino, 2)
        .chests(Blue, 12)
        .plan(Blue, Field::Castle, Kii)
        .plan(Blue, Field::Temple, Kai)
        .plan(Blue, Field::Theater, Kaga)
        .plan(Blue, FiveArmies, Hoki)
        .plan(Blue, ThreeArmies, Omi)
        .event(LowTaxes0)
        .act();
    assert_eq!(table.count(|event| matches!(event, Event::RevoltBroke { .. })), 0);
    assert_eq!([Kii, Kai, Kaga, Hoki, Omi, Mino].map(|one| table.unrest(one)), [2; 6]);
}

/// p.11-12: A marker that was laid earlier in the round counts in a later battle.
#[test]
fn marker_of_this_round_keeps_peasants_from_helping() {
    let mut table =
        kozuke(4, 3).tray(Pile { peasants: 2, ..NONE }).plan(Yellow, Rice, Kozuke).actions(&[Rice, BattleA]).act();
    table.march(Blue, Kozuke, 4);
    assert_eq!(ended(&table), Some((Ending::Conquered, 1)), "the peasants no longer help");
}
