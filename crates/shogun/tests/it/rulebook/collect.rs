//! Collecting rice and taxes (p.7-8, p.11).

use crate::rulebook::helpers::*;

/// Blue collects in a province; the special card of blue is of no use to it.
fn collecting(field: Field, province: Province, armies: u8) -> Scene {
    Scene::of(&FOUR).special(Blue, Attack).land(Blue, province, armies).plan(Blue, field, province)
}

/// p.7: Rice brings what the province card says, for every province.
#[test]
fn rice_matches_card() {
    for province in Province::ALL {
        let rice = province.row().rice.into();
        let table = collecting(Rice, province, 1).rice(Blue, 2).act();
        assert_eq!((table.rice(Blue), table.chests(Blue)), (2 + rice, 0), "{province:?}");
        assert!(table.happened(Event::RiceCollected { colour: Blue, province, rice }));
    }
}

/// p.7: Taxes bring as many chests as the province card says, for every province.
#[test]
fn taxes_match_card() {
    for province in Province::ALL {
        let chests = province.row().chests.into();
        let table = collecting(Tax, province, 1).chests(Blue, 2).act();
        assert_eq!((table.chests(Blue), table.rice(Blue)), (2 + chests, 0), "{province:?}");
        assert!(table.happened(Event::TaxesCollected { colour: Blue, province, chests }));
    }
}

/// p.7-8: Without unrest there is no revolt; an unrest marker is added.
#[test]
fn calm_province_gets_a_marker() {
    for field in [Rice, Tax] {
        let table = collecting(field, Kai, 1).act();
        assert_eq!((table.unrest(Kai), table.armies(Kai)), (1, 1));
        assert!(table.happened(Event::UnrestGrew { province: Kai, unrest: 1 }));
        assert!(table.throws().is_empty());
    }
}

/// p.11: Collecting in a province with unrest causes a revolt.
#[test]
fn unrest_marker_causes_revolt() {
    for field in [Rice, Tax] {
        for unrest in 1..4 {
            let table = collecting(field, Kai, 5).unrest(Kai, unrest).act();
            assert!(table.happened(Event::RevoltBroke { colour: Blue, province: Kai, peasants: unrest }));
            assert_eq!(table.thrown(), Pile { blue: 5, peasants: unrest, ..NONE });
        }
    }
}

/// p.8: When the revolt is beaten, one marker more is laid.
#[test]
fn beaten_revolt_adds_a_marker() {
    for field in [Rice, Tax] {
        let table = collecting(field, Kai, 5).unrest(Kai, 2).act();
        assert_eq!((table.owner(Kai), table.armies(Kai), table.unrest(Kai)), (Some(Blue), 3, 3));
        assert!(table.happened(Event::UnrestGrew { province: Kai, unrest: 3 }));
    }
}

/// p.12: If the revolt is lost, no marker is added, because the province is neutral.
#[test]
fn lost_revolt_adds_no_marker() {
    for field in [Rice, Tax] {
        let table = collecting(field, Kai, 1).unrest(Kai, 2).act();
        assert!(table.is_neutral(Kai));
        assert_eq!(table.count(|event| matches!(event, Event::UnrestGrew { .. })), 0);
    }
}

/// p.7: The yield comes before the revolt and is kept.
#[test]
fn yield_comes_before_the_revolt() {
    for field in [Rice, Tax] {
        let table = collecting(field, Kai, 1).unrest(Kai, 2).act();
        let got = |event: &Event| matches!(event, Event::RiceCollected { .. } | Event::TaxesCollected { .. });
        let yielded = table.events.iter().position(got).unwrap();
        let rose = table.events.iter().position(|event| matches!(event, Event::RevoltBroke { .. })).unwrap();
        assert!(yielded < rose);
        assert_eq!((table.rice(Blue), table.chests(Blue)), if field == Rice { (3, 0) } else { (0, 5) });
    }
}

/// p.11: Rice and taxes of a round come from different provinces; the unrest of one is not that of the other.
#[test]
fn unrest_belongs_to_its_province() {
    let table = collecting(Rice, Kai, 1).land(Blue, Kii, 1).unrest(Kai, 0).plan(Blue, Tax, Kii).act();
    assert_eq!((table.unrest(Kai), table.unrest(Kii)), (1, 1));
    assert!(table.throws().is_empty());
}

/// p.8: Markers stay from round to round, so that a second collection in a year meets a revolt.
#[test]
fn second_collection_of_a_year_meets_a_revolt() {
    let mut table = collecting(Rice, Kai, 3).act();
    assert_eq!((table.table().season, table.unrest(Kai)), (Summer, 1));
    table.commit(Blue, &[(Tax, province(Kai))]).commit(Yellow, &[]).commit(Red, &[]).commit(Black, &[]);
    while let StepDocument::ChoosePlace { seat } = table.step() {
        let first = table.legal(seat)[0];
        table.act(seat, first);
    }
    assert!(table.happened(Event::RevoltBroke { colour: Blue, province: Kai, peasants: 1 }));
    assert_eq!((table.unrest(Kai), table.armies(Kai)), (2, 2));
}
