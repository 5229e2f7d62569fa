//! Every worked example of the rulebook with its names and numbers, in the order of the pages. Arne, Dirk and the
//! colors sit where the example needs them.

use crate::rulebook::helpers::*;

/// p.5: 31 cubes are thrown into the tower before a game of three begins.
#[test]
fn cubes_31_for_three_players() {
    let table = Table::dealt(&preset_options(&THREE), 1);
    let thrown = table.events.iter().find_map(|event| match *event {
        Event::TowerFilled { thrown, .. } => Some(thrown),
        _ => None,
    });
    let Pile { blue, yellow, red, black, purple, peasants } = thrown.unwrap();
    assert_eq!(blue + yellow + red + black + purple + peasants, 31);
}

/// p.6: Four event cards, drawn at random, lie open.
#[test]
fn four_event_cards_lie_open() {
    for seed in 0..5 {
        let table = Table::dealt(&preset_options(&FOUR), seed);
        assert!(viewers(&table).into_iter().all(|viewer| table.view(viewer).table.events.len() == 4));
    }
}

/// p.6: Ten action cards are laid out: 1 to 5 open, 6 to 10 face down.
#[test]
fn ten_action_cards_are_laid_out() {
    let document = Table::dealt(&preset_options(&FOUR), 1).doc();
    assert_eq!((document.table.actions.len(), document.hidden_actions.len()), (5, 5));
}

/// p.7: Arne collects taxes in Settsu: seven chests, five by the event, six with his special card.
#[test]
fn arne_collects_taxes_in_settsu() {
    let arne = |event: EventCard, special: Special| {
        let scene = Scene::of(&FOUR).event(event).special(Blue, special).land(Blue, Settsu, 2);
        scene.plan(Blue, Tax, Settsu).act().chests(Blue)
    };
    assert_eq!(arne(TheatersCalm5, SixArmies), 7);
    assert_eq!(arne(LowTaxes0, SixArmies), 5);
    assert_eq!(arne(LowTaxes0, ExtraChest), 6);
}

/// p.7: A temple is built in Aki; one more site is left, for a theater or a castle.
#[test]
fn temple_in_aki() {
    let scene = Scene::of(&FOUR).land(Blue, Aki, 1).chests(Blue, 9);
    let table = scene.clone().plan(Blue, Field::Temple, Aki).act();
    assert_eq!(table.buildings(Aki), [Temple]);
    let scene = scene.built(Aki, &[Temple]);
    let second = |field: Field| scene.clone().plan(Blue, field, Aki).act();
    assert_eq!(second(Field::Theater).buildings(Aki), [Temple, Theater]);
    assert_eq!(second(Field::Castle).buildings(Aki), [Castle, Temple]);
    assert_eq!(second(Field::Temple).lapse(Blue, Field::Temple), Some(Lapse::BuildingThere));
    let full = scene.built(Aki, &[Temple, Theater]).plan(Blue, Field::Castle, Aki).act();
    assert_eq!(full.lapse(Blue, Field::Castle), Some(Lapse::NoSite));
}

/// p.8: Armies go by sea from Shima to Izu, and from Izu to Shima.
#[test]
fn by_sea_from_shima_to_izu_and_back() {
    for (from, to) in [(Shima, Izu), (Izu, Shima)] {
        let scene = Scene::of(&FOUR).land(Blue, from, 4).land(Blue, to, 1).chests(Blue, 1);
        for field in [BattleA, BattleB, OneArmy] {
            let mut table = scene.clone().plan(Blue, field, from).act();
            table.march(Blue, to, 3);
            assert_eq!(table.armies(to), 4);
        }
    }
}

/// p.8: Dirk plans to collect taxes in Settsu, worth seven chests. He cannot do anything else in Settsu this round,
/// because its card is on his board.
#[test]
fn dirk_plans_taxes_in_settsu() {
    let lands = [Settsu, Kii, Omi, Ise, Yamato, Mino];
    let mut table = Scene::of(&THREE).lands(Red, &lands, 2).planning();
    table.lay(Red, &[(Tax, province(Settsu))]);
    for field in Field::ALL.into_iter().filter(|&field| field != Tax) {
        assert_eq!(table.refuses(Red, plan(field, province(Settsu))), Refusal::NotInHand { card: province(Settsu) });
    }
    assert_eq!(Settsu.row().chests, 7);
    assert!(
        viewers(&table).into_iter().filter(|viewer| !viewer.is(Seat(2))).all(|one| table.view(one).plan.is_empty())
    );
}

/// p.9: Whoever takes the special card on place 1 is the starting player of the round.
#[test]
fn place_1_begins() {
    let mut table = Scene::of(&THREE).land(Red, Kai, 1).chests(Red, 4).planning();
    table.commit(Red, &[(Bid, chests(4))]).commit(Blue, &[]).commit(Yellow, &[]);
    let special = table.table().specials[0].unwrap();
    table.act(Red, place(1));
    assert_eq!(table.player(Red).special, Some(special));
    while let StepDocument::ChoosePlace { seat } = table.step() {
        let first = table.legal(seat)[0];
        table.act(seat, first);
    }
    let first = table.events.iter().find_map(|event| match *event {
        Event::PlanShown { colour, .. } => Some(colour),
        _ => None,
    });
    assert_eq!(first, Some(Red));
}

/// p.9: In a game of three the turn order is Red, Blue, Black, with empty places between them.
#[test]
fn turn_order_red_blue_black() {
    for places in [
        [Some(Red), None, Some(Blue), Some(Black), None],
        [None, Some(Red), Some(Blue), None, Some(Black)],
        [Some(Red), Some(Blue), Some(Black), None, None],
    ] {
        let table = Scene::of(&[Blue, Black, Red]).places(places).act();
        let shown: Vec<Colour> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::PlanShown { colour, .. } => Some(colour),
                _ => None,
            })
            .collect();
        assert_eq!(shown, [Red, Blue, Black].repeat(10));
    }
}

/// p.10: This winter all players lose three rice.
#[test]
fn this_winter_takes_three_rice() {
    let table = Scene::of(&THREE).winter(RichHarvest3).rice(Blue, 3).rice(Yellow, 9).rice(Red, 5).wintering();
    for (colour, left) in [(Blue, 0), (Yellow, 6), (Red, 2)] {
        assert!(table.happened(Event::RiceLost { colour, lost: 3, left }));
    }
}

/// p.10: Dirk has nine provinces and six rice: three are not supplied, two revolt, each with a peasant for every
/// unrest marker and two more.
#[test]
fn dirk_has_nine_provinces_and_six_rice() {
    let lands = [Aki, Bingo, Hoki, Kai, Kii, Omi, Settsu, Kaga, Noto];
    let scene = lands
        .iter()
        .zip([0, 1, 2].iter().cycle())
        .fold(Scene::of(&FOUR).rice(Red, 6).lands(Red, &lands, 6), |scene, (&land, &unrest)| {
            scene.unrest(land, unrest)
        });
    for seed in 0..10 {
        let mut table = scene.clone().seed(seed).wintering();
        assert!(table.happened(Event::Unsupplied { colour: Red, provinces: 3, revolts: 2, peasants: 2 }));
        let StepDocument::Revolt { seat: Red } = table.step() else { panic!("Dirk chooses which comes first") };
        let places = table.table().revolts;
        assert_eq!(places.len(), 2);
        let unrest: Vec<u8> = places.iter().map(|&one| table.unrest(one)).collect();
        table.act(Red, Action::Face { province: places[0] });
        for (throw, unrest) in table.throws().into_iter().zip(unrest) {
            assert_eq!(throw.0, Pile { red: 6, peasants: unrest + 2, ..NONE });
        }
    }
}

/// p.12: Dirk collects taxes in Mikawa, where two unrest markers lie. He throws his four armies, two peasants and what
/// is in the tray. If he wins, he keeps the province and it gets a third marker.
#[test]
fn dirk_collects_taxes_in_mikawa() {
    let tray = Pile { blue: 1, yellow: 1, ..NONE };
    let scene = Scene::of(&FOUR).land(Red, Mikawa, 4).unrest(Mikawa, 2).tray(tray).plan(Red, Tax, Mikawa);
    let table = scene.act();
    assert_eq!(table.thrown(), Pile { red: 4, peasants: 2, ..tray });
    assert_eq!((table.owner(Mikawa), table.armies(Mikawa), table.unrest(Mikawa)), (Some(Red), 2, 3));
}

/// p.12: Arne lacks two rice in winter; Kai is drawn. Three peasants fight: two by the table, one for the marker.
#[test]
fn arne_lacks_two_rice() {
    let scene = Scene::of(&FOUR).lands(Blue, &[Kai, Suruga, Izu], 5).unrest(Kai, 1).rice(Blue, 1);
    let table =
        scene.until(Scene::wintering, |table| table.happened(Event::RevoltDrawn { colour: Blue, province: Kai }));
    assert!(table.happened(Event::Unsupplied { colour: Blue, provinces: 2, revolts: 1, peasants: 2 }));
    assert_eq!(table.throws().len(), 1);
    assert_eq!(table.thrown(), Pile { blue: 5, peasants: 3, ..NONE });
}

/// p.12: Blue goes with four armies from Shinano to Kozuke, where yellow has three. Three blue, one yellow and one
/// peasant fall out. There is no unrest, so the peasant fights for yellow; blue wins all the same, 3 to 2. One blue
/// army is left and takes Kozuke, and blue gets its card.
#[test]
fn blue_goes_from_shinano_to_kozuke() {
    let scene = kozuke(4, 3).tower("sieve:1/2:1/2:1/2").inside(Pile { peasants: 1, ..NONE });
    let table = scene.falling(Pile { blue: 3, yellow: 1, peasants: 1, ..NONE }, into_kozuke(4));
    assert_eq!(table.thrown(), Pile { blue: 4, yellow: 3, ..NONE });
    assert!(table.happened(Event::BattleFought {
        province: Kozuke,
        attacker: Blue,
        defender: Some(Yellow),
        attackers: 3,
        defenders: 1,
        peasants: 1,
        ending: Ending::Conquered,
        left: 1,
    }));
    assert_eq!((table.owner(Kozuke), table.armies(Kozuke)), (Some(Blue), 1));
    assert!(table.view_of(Blue).hand.contains(&province(Kozuke)));
    // One of four blue and two of three yellow armies are still in the tower.
    assert_eq!((table.supply(Blue), table.supply(Yellow), table.peasants()), (62 - 1 - 1 - 1, 62 - 2, 20));
    assert_eq!((table.tray(), table.table().tower.floors[0]), (NONE, Pile { blue: 1, yellow: 2, ..NONE }));
}

/// Sheet: The event makes five armies three, the special card then makes them six.
#[test]
fn six_armies_with_event_and_special_card() {
    let scene = Scene::of(&FOUR).event(FewRecruits1).special(Blue, SixArmies).land(Blue, Kai, 1).chests(Blue, 3);
    let table = scene.plan(Blue, FiveArmies, Kai).act();
    assert!(table.happened(Event::Deployed { colour: Blue, province: Kai, armies: 6, price: 3 }));
    assert_eq!(table.armies(Kai), 7);
}
