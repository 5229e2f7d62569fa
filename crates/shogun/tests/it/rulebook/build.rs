//! Building castles, temples and theaters (p.7).

use crate::rulebook::helpers::*;

const KINDS: [(Field, Building, u16); 3] =
    [(Field::Castle, Castle, 3), (Field::Temple, Temple, 2), (Field::Theater, Theater, 1)];

/// Blue builds in Kaga, which has three sites.
fn kaga(field: Field, chests: u16) -> Scene {
    Scene::of(&THREE).land(Blue, Kaga, 1).chests(Blue, chests).plan(Blue, field, Kaga)
}

/// p.7: A castle costs three chests, a temple two, a theater one; the building comes out of the box.
#[test]
fn each_building_has_its_price() {
    for (field, building, price) in KINDS {
        let table = kaga(field, 5).act();
        assert_eq!(table.buildings(Kaga), [building]);
        assert_eq!(table.chests(Blue), 5 - price);
        assert!(table.happened(Event::Built { colour: Blue, building, province: Kaga, price }));
        assert_eq!(table.view(Viewer::Spectator).tiles[&building], building.tiles() - 1);
    }
}

/// p.9: The last chest is enough.
#[test]
fn last_chest_is_enough() {
    for (field, building, price) in KINDS {
        let table = kaga(field, price).act();
        assert_eq!((table.buildings(Kaga), table.chests(Blue)), (vec![building], 0));
    }
}

/// p.9: Whoever cannot pay does not build, and keeps what they have.
#[test]
fn without_chests_nothing_is_built() {
    for (field, _, price) in KINDS {
        let table = kaga(field, price - 1).act();
        assert_eq!(table.lapse(Blue, field), Some(Lapse::NoChests));
        assert_eq!((table.buildings(Kaga), table.chests(Blue)), (vec![], price - 1));
    }
}

/// p.7: A building needs a free site.
#[test]
fn building_needs_a_free_site() {
    for (site, standing) in [(Settsu, &[Temple][..]), (Kii, &[Temple, Theater])] {
        let scene = Scene::of(&THREE).land(Blue, site, 1).built(site, standing).chests(Blue, 9);
        let table = scene.plan(Blue, Field::Castle, site).act();
        assert_eq!(table.lapse(Blue, Field::Castle), Some(Lapse::NoSite));
        assert_eq!((table.buildings(site), table.chests(Blue)), (standing.to_vec(), 9));
    }
}

/// p.7: The last of two or three sites is a site.
#[test]
fn last_site_may_be_built_on() {
    for (site, standing) in [(Settsu, &[][..]), (Kii, &[Temple]), (Kaga, &[Temple, Theater])] {
        let scene = Scene::of(&THREE).land(Blue, site, 1).built(site, standing).chests(Blue, 3);
        let table = scene.plan(Blue, Field::Castle, site).act();
        assert_eq!(table.buildings(site).len(), standing.len() + 1);
    }
}

/// p.7: No building twice in a province, though there be sites.
#[test]
fn no_building_twice_in_a_province() {
    for (field, building, _) in KINDS {
        let table = kaga(field, 9).built(Kaga, &[building]).act();
        assert_eq!(table.lapse(Blue, field), Some(Lapse::BuildingThere));
        assert_eq!((table.buildings(Kaga), table.chests(Blue)), (vec![building], 9));
    }
}

/// p.3: When the box has no more of a building, it cannot be built.
#[test]
fn building_that_is_sold_out_cannot_be_built() {
    for (field, building, price) in KINDS {
        let others = || Province::ALL.into_iter().filter(|one| *one != Kaga);
        let with = |count: usize| {
            let sites: Vec<Province> = others().take(count).collect();
            let scene = Scene::of(&FOUR).land(Blue, Kaga, 1).chests(Blue, 9).lands(Yellow, &sites, 1);
            let scene = sites.iter().fold(scene, |scene, &site| scene.built(site, &[building]));
            scene.plan(Blue, field, Kaga).act()
        };
        let table = with(building.tiles().into());
        assert_eq!(table.lapse(Blue, field), Some(Lapse::NoTile));
        assert_eq!((table.buildings(Kaga), table.chests(Blue)), (vec![], 9));
        let table = with(usize::from(building.tiles()) - 1);
        assert_eq!((table.buildings(Kaga), table.chests(Blue)), (vec![building], 9 - price));
    }
}

/// p.6: All three may be built in one round, in three provinces.
#[test]
fn three_buildings_in_a_round() {
    let table = Scene::of(&THREE)
        .lands(Blue, &[Kai, Kii, Kaga], 1)
        .chests(Blue, 6)
        .plan(Blue, Field::Castle, Kai)
        .plan(Blue, Field::Temple, Kii)
        .plan(Blue, Field::Theater, Kaga)
        .act();
    assert_eq!([Kai, Kii, Kaga].map(|one| table.buildings(one)[0]), [Castle, Temple, Theater]);
    assert_eq!(table.chests(Blue), 0);
}

/// p.7: Building changes nothing but the site and the money.
#[test]
fn building_does_not_change_armies_or_unrest() {
    let table = kaga(Field::Theater, 1).unrest(Kaga, 2).event(LowTaxes0).act();
    assert_eq!((table.armies(Kaga), table.unrest(Kaga)), (1, 2));
}
