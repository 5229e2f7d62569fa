//! Winter (p.10-12): the loss of rice, the supply of the provinces, and revolts.

use std::collections::BTreeSet;

use crate::rulebook::helpers::*;

/// Provinces far from each other's trouble.
const LANDS: [Province; 10] = [Aki, Bingo, Hoki, Kai, Kii, Omi, Settsu, Kaga, Noto, Etchu];

fn winter(event: EventCard) -> Scene {
    Scene::of(&FOUR).winter(event)
}

/// The revolts that were drawn for a player.
fn drawn(table: &Table, colour: Colour) -> Vec<Province> {
    let drawn = |event: &Event| match *event {
        Event::RevoltDrawn { colour: of, province } if of == colour => Some(province),
        _ => None,
    };
    table.events.iter().filter_map(drawn).collect()
}

/// p.10, sheet: The event card that is left says how much rice each player loses.
#[test]
fn event_that_is_left_takes_rice() {
    let losses = [
        (TheatersCalm5, 5),
        (TheatersCalm7, 7),
        (WaryPeasants3, 3),
        (StrongCastles2, 2),
        (StrongCastles6, 6),
        (SacredTemples3, 3),
        (SacredTemples4, 4),
        (LowTaxes0, 0),
        (HighTaxes2, 2),
        (RichHarvest3, 3),
        (PoorHarvest4, 4),
        (FewRecruits1, 1),
    ];
    for (event, loss) in losses {
        let table = winter(event).rice(Blue, 9).rice(Yellow, 8).rice(Red, 7).rice(Black, 10).wintering();
        assert!(table.happened(Event::WinterCame { year: 1, event, loss }));
        for (colour, rice) in [(Blue, 9), (Yellow, 8), (Red, 7), (Black, 10)] {
            let (lost, left) = (u16::from(loss), rice - u16::from(loss));
            assert!(table.happened(Event::RiceLost { colour, lost, left }), "{event:?} {colour:?}");
        }
    }
}

/// p.10: With one rice for each province there is no revolt.
#[test]
fn no_revolt_with_enough_rice() {
    let table = winter(PoorHarvest4).lands(Blue, &LANDS[..5], 1).rice(Blue, 9).wintering();
    assert_eq!(table.count(|event| matches!(event, Event::Unsupplied { .. } | Event::RevoltBroke { .. })), 0);
    assert_eq!(table.state.lands(table.seat(Blue)).len(), 5);
}

/// p.10: The loss comes first, then the provinces are counted.
#[test]
fn loss_comes_before_the_supply() {
    let table = winter(FewRecruits1).lands(Blue, &LANDS[..5], 9).rice(Blue, 5).wintering();
    assert!(table.happened(Event::Unsupplied { colour: Blue, provinces: 1, revolts: 1, peasants: 1 }));
}

/// p.10: The table says how many provinces revolt and how many peasants join.
#[test]
fn table_of_supply() {
    let rows =
        [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (8, 3, 3), (9, 3, 3), (10, 3, 3)];
    for (short, revolts, peasants) in rows {
        let scene = winter(LowTaxes0).lands(Blue, &LANDS, 5).rice(Blue, 10 - short);
        let mut table = scene.wintering();
        let provinces = short as u8;
        assert!(table.happened(Event::Unsupplied { colour: Blue, provinces, revolts, peasants }), "{short}");
        assert_eq!(drawn(&table, Blue).len(), usize::from(revolts));
        while let Some(&action) = table.legal(Blue).first().filter(|action| matches!(action, Action::Face { .. })) {
            table.act(Blue, action);
        }
        let broke = |event: &Event| matches!(event, Event::RevoltBroke { peasants: rose, .. } if *rose == peasants);
        assert_eq!(table.count(broke), usize::from(revolts), "each revolt with its peasants");
    }
}

/// p.10: Which provinces revolt is drawn from all cards of the player, each only once.
#[test]
fn any_province_may_be_drawn() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let scene = winter(LowTaxes0).lands(Blue, &LANDS[..7], 5).land(Yellow, Noto, 1).rice(Yellow, 1);
        let table = scene.seed(seed).wintering();
        let lands: BTreeSet<Province> = drawn(&table, Blue).into_iter().collect();
        assert_eq!(lands.len(), 3);
        seen.extend(lands);
    }
    assert_eq!(seen, LANDS[..7].iter().copied().collect());
}

/// p.11-12: In winter the peasants of the table join those of the unrest markers.
#[test]
fn table_adds_to_the_markers() {
    let table = winter(LowTaxes0).land(Blue, Kai, 9).unrest(Kai, 3).wintering();
    assert!(table.happened(Event::RevoltBroke { colour: Blue, province: Kai, peasants: 4 }));
    assert_eq!(table.thrown(), Pile { blue: 9, peasants: 4, ..NONE });
    assert_eq!((table.owner(Kai), table.armies(Kai)), (Some(Blue), 5));
}

/// p.12: The tray is thrown in winter as well.
#[test]
fn tray_is_thrown_in_winter() {
    let table = winter(LowTaxes0).land(Blue, Kai, 9).tray(Pile { yellow: 2, peasants: 1, ..NONE }).wintering();
    assert_eq!(table.thrown(), Pile { blue: 9, yellow: 2, peasants: 2, ..NONE });
}

/// p.10: A player with several revolts says in which order they are fought.
#[test]
fn player_orders_the_revolts() {
    let mut table = winter(LowTaxes0).lands(Blue, &LANDS[..7], 5).wintering();
    let mut places = drawn(&table, Blue);
    places.sort();
    assert_eq!(table.waiting_for(), [Blue]);
    assert_eq!(table.legal(Blue), places.iter().map(|&province| Action::Face { province }).collect::<Vec<_>>());
    let calm = LANDS[..7].iter().copied().find(|one| !places.contains(one)).unwrap();
    assert_eq!(table.refuses(Blue, Action::Face { province: calm }), Refusal::NoRevolt { province: calm });
    assert_eq!(table.refuses(Blue, Action::Stay), Refusal::NotNow);
    assert_eq!(table.refuses(Yellow, Action::Face { province: places[0] }), Refusal::NotYourDecision);
    table.act(Blue, Action::Face { province: places[1] });
    let again = Action::Face { province: places[1] };
    assert_eq!(table.refuses(Blue, again), Refusal::NoRevolt { province: places[1] });
    table.act(Blue, Action::Face { province: places[2] });
    let fought: Vec<Province> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::RevoltFought { province, .. } => Some(province),
            _ => None,
        })
        .collect();
    assert_eq!(fought, [places[1], places[2], places[0]], "the last comes by itself");
}

/// p.10: A revolt that was lost changes neither the number nor the size of the others.
#[test]
fn lost_revolt_does_not_change_the_others() {
    let mut table = winter(LowTaxes0).lands(Blue, &LANDS[..3], 1).wintering();
    let places = drawn(&table, Blue);
    assert_eq!(places.len(), 2);
    table.act(Blue, Action::Face { province: places[0] });
    let broke = |event: &Event| matches!(event, Event::RevoltBroke { peasants: 2, .. });
    assert_eq!(table.count(broke), 2);
    assert!(places.iter().all(|&one| table.is_neutral(one)));
}

/// p.10: Revolts are fought in the turn order of autumn.
#[test]
fn revolts_go_by_the_turn_order_of_autumn() {
    let scene = winter(LowTaxes0).order(&[Red, Black, Blue, Yellow]);
    let scene = scene.land(Blue, Kai, 9).land(Yellow, Kii, 9).land(Red, Omi, 9).land(Black, Hoki, 9);
    let table = scene.wintering();
    let rose: Vec<Colour> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::RevoltBroke { colour, .. } => Some(colour),
            _ => None,
        })
        .collect();
    assert_eq!(rose, [Red, Black, Blue, Yellow]);
}

/// p.9: After autumn the daimyo cards stay until winter is over.
#[test]
fn turn_order_stays_through_winter() {
    let scene = winter(LowTaxes0).places([None, Some(Red), Some(Blue), Some(Yellow), Some(Black)]);
    let table = scene.lands(Blue, &LANDS[..3], 1).wintering();
    assert_eq!(table.table().places, [None, Some(Red), Some(Blue), Some(Yellow), Some(Black)]);
    assert_eq!(table.table().season, Winter);
    let mut after = table;
    let first = after.legal(Blue)[0];
    after.act(Blue, first);
    assert_eq!((after.table().places, after.table().season), ([None; 5], Spring));
}

/// p.12: A winter revolt that is lost razes the province before the points are counted.
#[test]
fn lost_winter_revolt_costs_points() {
    let table = winter(LowTaxes0).land(Blue, Kai, 1).built(Kai, &[Castle]).wintering();
    assert!(table.is_neutral(Kai));
    assert!(table.happened(Event::Scored { colour: Blue, provinces: 0, buildings: 0 }));
    assert_eq!(table.points(Blue), 0);
}

/// p.10: After the winter of the first year: four new events, no rice, no unrest.
#[test]
fn second_year_starts_after_first_winter() {
    let scene = winter(LowTaxes0).lands(Blue, &[Kai, Kii], 2).unrest(Kai, 2).unrest(Kii, 1).rice(Blue, 9).rice(Red, 4);
    let table = scene.wintering();
    let doc = table.table();
    assert_eq!((doc.year, doc.season, doc.events.len(), doc.spent.len()), (2, Spring, 8, 3));
    assert_eq!((table.unrest(Kai), table.unrest(Kii)), (0, 0));
    assert!(FOUR.iter().all(|&colour| table.rice(colour) == 0));
    assert!(table.happened(Event::YearBegan { year: 2, events: doc.events[4..].to_vec().try_into().unwrap() }));
    assert_eq!(table.waiting_for(), FOUR);
}

/// p.10: Armies, buildings, chests and points stay; so do the cubes in tower and tray.
#[test]
fn possessions_stay_for_second_year() {
    let tray = Pile { red: 2, peasants: 1, ..NONE };
    let scene = winter(LowTaxes0).land(Blue, Kai, 4).built(Kai, &[Castle]).rice(Blue, 1).chests(Blue, 7);
    let table = scene.tray(tray).points(Blue, 5).wintering();
    assert_eq!((table.armies(Kai), table.buildings(Kai), table.chests(Blue), table.tray()), (4, vec![Castle], 7, tray));
    assert_eq!(table.points(Blue), 5 + 1 + 1 + 3);
}

/// p.9: The rounds before winter: spring and summer are followed by a round like any other.
#[test]
fn winter_comes_only_after_autumn() {
    for (season, next) in [(Spring, Summer), (Summer, Autumn)] {
        let table = Scene::of(&FOUR).season(season).act();
        assert_eq!(table.table().season, next);
        assert_eq!(table.count(|event| matches!(event, Event::WinterCame { .. })), 0);
    }
}
