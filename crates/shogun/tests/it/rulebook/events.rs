//! The twelve events (sheet), each alone and together with the special card that it meets. The event always comes
//! first (p.7, sheet).

use crate::rulebook::helpers::*;

/// What blue gets from a province with an event and a special card.
fn collected(field: Field, province: Province, event: EventCard, special: Special) -> u16 {
    let scene = Scene::of(&FOUR).event(event).special(Blue, special).land(Blue, province, 1);
    let table = scene.plan(Blue, field, province).act();
    table.rice(Blue) + table.chests(Blue)
}

/// Sheet: Building a theater takes one unrest marker away (both cards).
#[test]
fn theaters_calm() {
    for event in [TheatersCalm5, TheatersCalm7] {
        for unrest in 1..4 {
            let scene = Scene::of(&FOUR).event(event).land(Blue, Kaga, 1).unrest(Kaga, unrest).chests(Blue, 1);
            let table = scene.land(Blue, Kii, 1).unrest(Kii, 2).plan(Blue, Field::Theater, Kaga).act();
            assert_eq!((table.unrest(Kaga), table.unrest(Kii)), (unrest - 1, 2));
            assert!(table.happened(Event::UnrestCalmed { province: Kaga, unrest: unrest - 1 }));
        }
    }
}

/// Sheet: Where there is no unrest, the theater is built all the same.
#[test]
fn theater_without_unrest_changes_nothing() {
    let scene = Scene::of(&FOUR).event(TheatersCalm5).land(Blue, Kaga, 1).chests(Blue, 1);
    let table = scene.plan(Blue, Field::Theater, Kaga).act();
    assert_eq!((table.unrest(Kaga), table.buildings(Kaga)), (0, vec![Theater]));
    assert_eq!(table.count(|event| matches!(event, Event::UnrestCalmed { .. })), 0);
}

/// Sheet: Castles and temples remove no unrest, and neither does a theater in another round.
#[test]
fn only_theaters_calm_and_only_with_the_event() {
    for (event, field, calm) in [
        (TheatersCalm5, Field::Castle, false),
        (TheatersCalm5, Field::Temple, false),
        (TheatersCalm5, Field::Theater, true),
        (FewRecruits1, Field::Theater, false),
    ] {
        let scene = Scene::of(&FOUR).event(event).land(Blue, Kaga, 1).unrest(Kaga, 2).chests(Blue, 3);
        let table = scene.plan(Blue, field, Kaga).act();
        assert_eq!(table.unrest(Kaga), if calm { 1 } else { 2 }, "{event:?} {field:?}");
    }
}

/// Sheet, p.9: Only a theater that is built in this round removes unrest.
#[test]
fn lapsed_theater_removes_no_unrest() {
    let scene = Scene::of(&FOUR).event(TheatersCalm7).land(Blue, Kaga, 1).unrest(Kaga, 2);
    for scene in [scene.clone(), scene.chests(Blue, 1).built(Kaga, &[Theater])] {
        let table = scene.plan(Blue, Field::Theater, Kaga).act();
        assert!(table.lapse(Blue, Field::Theater).is_some());
        assert_eq!(table.unrest(Kaga), 2);
    }
}

/// Sheet: A province that a theater has calmed is calm for the rest of the round.
#[test]
fn unrest_removed_by_theater_stays_removed() {
    let scene = Scene::of(&FOUR).event(TheatersCalm5).land(Yellow, Kozuke, 3).unrest(Kozuke, 1).chests(Yellow, 1);
    let mut table = scene
        .land(Blue, Shinano, 5)
        .tray(Pile { peasants: 2, ..NONE })
        .plan(Yellow, Field::Theater, Kozuke)
        .plan(Blue, BattleA, Shinano)
        .act();
    table.march(Blue, Kozuke, 4);
    assert_eq!(ended(&table), Some((Ending::Held, 1)), "the province is calm: its peasants help");
}

/// A march of three armies into neutral Musashi.
fn musashi(event: EventCard, special: Special) -> Table {
    let scene = Scene::of(&FOUR).event(event).special(Blue, special).land(Blue, Kai, 4).plan(Blue, BattleA, Kai);
    let mut table = scene.act();
    table.march(Blue, Musashi, 3);
    table
}

/// Sheet: A neutral province is defended by two peasants; the attacker's card adds an army.
#[test]
fn wary_peasants() {
    assert_eq!(musashi(WaryPeasants3, SixArmies).thrown(), Pile { blue: 3, peasants: 2, ..NONE });
    assert_eq!(musashi(WaryPeasants3, Attack).thrown(), Pile { blue: 4, peasants: 2, ..NONE });
    assert_eq!(musashi(TheatersCalm5, SixArmies).thrown(), Pile { blue: 3, peasants: 1, ..NONE });
    let table = musashi(WaryPeasants3, Attack);
    assert_eq!((table.owner(Musashi), table.armies(Musashi)), (Some(Blue), 2));
}

/// Sheet: In a province of a player the event changes nothing, and neither in a revolt.
#[test]
fn wary_peasants_defend_neutral_provinces_only() {
    let table = into_kozuke(3)(kozuke(3, 2).event(WaryPeasants3));
    assert_eq!(table.thrown(), Pile { blue: 3, yellow: 2, ..NONE });
    let scene = Scene::of(&FOUR).event(WaryPeasants3).land(Blue, Kai, 4).unrest(Kai, 1);
    assert_eq!(scene.plan(Blue, Tax, Kai).act().thrown(), Pile { blue: 4, peasants: 1, ..NONE });
}

/// Sheet: A province with a castle is defended by an army more from the supply (both cards).
#[test]
fn strong_castles() {
    for event in [StrongCastles2, StrongCastles6] {
        let table = into_kozuke(4)(kozuke(4, 2).built(Kozuke, &[Castle]).event(event));
        assert_eq!(table.thrown(), Pile { blue: 4, yellow: 3, ..NONE });
        assert!(table.happened(Event::Reinforced { colour: Yellow, help: Help::Castle }));
        assert_eq!((ended(&table), table.supply(Yellow)), (Some((Ending::Conquered, 1)), 62));
    }
}

/// Sheet: It may be the one who holds: the new army stays in the province.
#[test]
fn strong_castle_may_add_an_army_to_the_province() {
    let table = into_kozuke(1)(kozuke(1, 2).built(Kozuke, &[Castle]).event(StrongCastles2));
    assert_eq!((ended(&table), table.armies(Kozuke), table.supply(Yellow)), (Some((Ending::Held, 2)), 2, 60));
}

/// Sheet: Castle and defender's card add an army each, the castle first; the attacker's card adds one too.
#[test]
fn strong_castles_with_special_cards() {
    for event in [StrongCastles2, StrongCastles6] {
        let scene = kozuke(4, 2).built(Kozuke, &[Castle]).event(event).special(Yellow, Defense);
        let table = into_kozuke(4)(scene.clone());
        assert_eq!(table.thrown(), Pile { blue: 4, yellow: 4, ..NONE });
        let helps: Vec<Help> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::Reinforced { help, .. } => Some(help),
                _ => None,
            })
            .collect();
        assert_eq!(helps, [Help::Castle, Help::Defense]);
        let table = into_kozuke(4)(scene.special(Blue, Attack));
        assert_eq!(table.thrown(), Pile { blue: 5, yellow: 4, ..NONE });
    }
}

/// Sheet: Other buildings are no castles; other events leave castles as they are.
#[test]
fn only_castles_are_strong_and_only_with_the_event() {
    for (event, standing) in [(StrongCastles2, &[Temple, Theater][..]), (StrongCastles6, &[]), (LowTaxes0, &[Castle])] {
        let table = into_kozuke(4)(kozuke(4, 2).built(Kozuke, standing).event(event));
        assert_eq!(table.thrown(), Pile { blue: 4, yellow: 2, ..NONE });
    }
}

/// Sheet: A castle in the province where the attack begins is of no use.
#[test]
fn attackers_castle_is_of_no_use() {
    let table = into_kozuke(4)(kozuke(4, 2).built(Shinano, &[Castle]).event(StrongCastles2));
    assert_eq!(table.thrown(), Pile { blue: 4, yellow: 2, ..NONE });
}

/// Sheet: Provinces with a temple cannot be attacked (both cards), whatever the attacker holds.
#[test]
fn sacred_temples() {
    for event in [SacredTemples3, SacredTemples4] {
        for special in [SixArmies, Attack] {
            let scene = kozuke(4, 2).built(Kozuke, &[Temple]).event(event).special(Blue, special);
            let mut table = scene.land(Yellow, Musashi, 1).act();
            assert_eq!(table.refuses(Blue, march(Kozuke, 1)), Refusal::TempleProtects { province: Kozuke });
            table.march(Blue, Musashi, 1);
            assert_eq!(table.throws().len(), 1, "a province without a temple may be attacked");
        }
    }
}

/// Sheet: Other buildings protect no province, and temples only with the event.
#[test]
fn only_temples_are_sacred_and_only_with_the_event() {
    for (event, standing) in
        [(SacredTemples3, &[Castle, Theater][..]), (StrongCastles2, &[Temple]), (LowTaxes0, &[Temple])]
    {
        let table = into_kozuke(4)(kozuke(4, 2).built(Kozuke, standing).event(event));
        assert_eq!(table.throws().len(), 1);
    }
}

/// Sheet: Armies may move into an own province with a temple, and march out of one.
#[test]
fn own_temples_may_be_entered() {
    let scene = Scene::of(&FOUR).event(SacredTemples4).land(Blue, Shinano, 4).land(Blue, Kozuke, 1).chests(Blue, 1);
    let scene = scene.built(Kozuke, &[Temple]).built(Shinano, &[Temple]);
    for field in [BattleA, OneArmy] {
        let mut table = scene.clone().plan(Blue, field, Shinano).act();
        table.march(Blue, Kozuke, 2);
        assert_eq!(table.armies(Kozuke), 3);
    }
}

/// Sheet, p.9: Where own temples stand all around, armies can still move.
#[test]
fn march_into_own_temple_provinces_is_possible() {
    let scene = Scene::of(&FOUR).event(SacredTemples3).land(Blue, Noto, 4).lands(Blue, &[Etchu, Kaga], 1);
    let scene = scene.built(Etchu, &[Temple]).built(Kaga, &[Temple]).plan(Blue, BattleA, Noto);
    let mut table = scene.act();
    assert_eq!(table.lapse(Blue, BattleA), None);
    table.march(Blue, Kaga, 3);
    assert_eq!(table.armies(Kaga), 4);
}

/// Sheet, p.9: Where temples stand in all neighboring provinces, the action lapses.
#[test]
fn march_lapses_if_temples_protect_all_neighbors() {
    let scene = Scene::of(&FOUR).event(SacredTemples3).land(Blue, Noto, 4).lands(Yellow, &[Etchu, Kaga], 1);
    let scene = scene.built(Etchu, &[Temple]).plan(Blue, BattleA, Noto);
    let mut table = scene.clone().act();
    table.march(Blue, Kaga, 2);
    let table = scene.built(Kaga, &[Temple]).act();
    assert_eq!(table.lapse(Blue, BattleA), Some(Lapse::NoWay));
    assert_eq!((table.armies(Noto), table.table().season), (4, Summer));
}

/// Sheet: Temples do not keep peasants from rising.
#[test]
fn sacred_temples_do_not_stop_revolts() {
    let scene = Scene::of(&FOUR).event(SacredTemples3).land(Blue, Kai, 1).unrest(Kai, 1).built(Kai, &[Temple]);
    assert!(scene.plan(Blue, Tax, Kai).act().is_neutral(Kai));
}

/// Sheet: Taxes bring at most five chests; the card adds one.
#[test]
fn low_taxes() {
    for (province, alone, with_card) in [(Settsu, 5, 6), (Izu, 5, 6), (Kai, 5, 6), (Aki, 4, 5), (Omi, 3, 4)] {
        assert_eq!(collected(Tax, province, LowTaxes0, SixArmies), alone, "{province:?}");
        assert_eq!(collected(Tax, province, LowTaxes0, ExtraChest), with_card, "{province:?}");
    }
}

/// Sheet: Taxes bring at least six chests; the card adds one.
#[test]
fn high_taxes() {
    for (province, alone, with_card) in [(Settsu, 7, 8), (Izu, 6, 7), (Kai, 6, 7), (Aki, 6, 7), (Omi, 6, 7)] {
        assert_eq!(collected(Tax, province, HighTaxes2, SixArmies), alone, "{province:?}");
        assert_eq!(collected(Tax, province, HighTaxes2, ExtraChest), with_card, "{province:?}");
    }
}

/// Sheet: At least four rice; the card adds one.
#[test]
fn rich_harvest() {
    for (province, alone, with_card) in [(Hoki, 5, 6), (Kii, 4, 5), (Kai, 4, 5), (Omi, 4, 5)] {
        assert_eq!(collected(Rice, province, RichHarvest3, SixArmies), alone, "{province:?}");
        assert_eq!(collected(Rice, province, RichHarvest3, ExtraRice), with_card, "{province:?}");
    }
}

/// Sheet: At most three rice; the card adds one.
#[test]
fn poor_harvest() {
    for (province, alone, with_card) in [(Hoki, 3, 4), (Kii, 3, 4), (Kai, 3, 4), (Omi, 2, 3)] {
        assert_eq!(collected(Rice, province, PoorHarvest4, SixArmies), alone, "{province:?}");
        assert_eq!(collected(Rice, province, PoorHarvest4, ExtraRice), with_card, "{province:?}");
    }
}

/// Sheet: Events about taxes leave rice alone, and the other way round.
#[test]
fn events_bend_their_own_action_only() {
    for event in [LowTaxes0, HighTaxes2, FewRecruits1, WaryPeasants3] {
        assert_eq!(collected(Rice, Hoki, event, SixArmies), 5, "{event:?}");
        assert_eq!(collected(Rice, Omi, event, SixArmies), 2, "{event:?}");
    }
    for event in [RichHarvest3, PoorHarvest4, FewRecruits1, WaryPeasants3] {
        assert_eq!(collected(Tax, Settsu, event, SixArmies), 7, "{event:?}");
        assert_eq!(collected(Tax, Omi, event, SixArmies), 3, "{event:?}");
    }
}

/// What blue deploys in Kai.
fn deployed(field: Field, event: EventCard, special: Special) -> (u8, u16) {
    let scene = Scene::of(&FOUR).event(event).special(Blue, special).land(Blue, Kai, 1).chests(Blue, 3);
    let table = scene.plan(Blue, field, Kai).act();
    (table.armies(Kai) - 1, 3 - table.chests(Blue))
}

/// Sheet: Five and three armies become three and two at the old price; one stays one. The card makes the five six.
#[test]
fn few_recruits() {
    for (field, armies, price) in [(FiveArmies, 3, 3), (ThreeArmies, 2, 2), (OneArmy, 1, 1)] {
        assert_eq!(deployed(field, FewRecruits1, Attack), (armies, price));
    }
    assert_eq!(deployed(FiveArmies, FewRecruits1, SixArmies), (6, 3));
    assert_eq!(deployed(ThreeArmies, FewRecruits1, SixArmies), (2, 2));
    assert_eq!(deployed(OneArmy, FewRecruits1, SixArmies), (1, 1));
}

/// Sheet, p.9: With few recruits, three or two armies in the supply are enough; with fewer the action lapses.
#[test]
fn few_recruits_need_fewer_armies() {
    for (field, armies) in [(FiveArmies, 3), (ThreeArmies, 2)] {
        let scene = Scene::of(&FOUR).event(FewRecruits1).special(Blue, Attack).land(Blue, Kai, 1).chests(Blue, 3);
        let scene = scene.plan(Blue, field, Kai);
        assert_eq!(scene.clone().supply(Blue, armies).act().armies(Kai), 1 + armies);
        assert_eq!(scene.supply(Blue, armies - 1).act().lapse(Blue, field), Some(Lapse::NoArmies));
    }
}

/// p.9: An event is for all players.
#[test]
fn event_is_for_all() {
    let lands = [(Blue, Settsu), (Yellow, Tamba), (Red, Etchu), (Black, Suruga)];
    let scene =
        Scene::of(&FOUR).event(LowTaxes0).special(Yellow, Attack).special(Red, ExtraRice).special(Black, Defense);
    let table =
        lands.iter().fold(scene, |scene, &(colour, one)| scene.land(colour, one, 1).plan(colour, Tax, one)).act();
    assert_eq!(FOUR.map(|colour| table.chests(colour)), [5; 4]);
}

/// p.9: An event is for its round only.
#[test]
fn event_lasts_for_its_round() {
    let mut table = Scene::of(&THREE).event(SacredTemples3).act();
    for colour in THREE {
        table.commit(colour, &[]);
    }
    assert_ne!(table.table().event, Some(SacredTemples3));
}
