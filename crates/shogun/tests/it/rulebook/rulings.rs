//! Rulings: questions that the rulebook leaves open, with the proposed answers (docs/facts/shogun.md, 6.2).

use crate::rulebook::helpers::*;

mod settled;

/// Blue recruits in Kai.
fn recruiting(field: Field, special: Special) -> Scene {
    Scene::of(&FOUR).special(Blue, special).land(Blue, Kai, 1).chests(Blue, 3).plan(Blue, field, Kai)
}

/// Fewer than five, three or one armies in the supply when recruiting: the action lapses.
#[test]
fn recruiting_lapses_with_too_few_armies() {
    for (field, armies) in [(FiveArmies, 5), (ThreeArmies, 3), (OneArmy, 1)] {
        let table = recruiting(field, Attack).supply(Blue, armies - 1).act();
        assert_eq!((table.lapse(Blue, field), table.chests(Blue)), (Some(Lapse::NoArmies), 3));
    }
}

/// An army more from a special card or a castle with an empty supply: there is none.
#[test]
fn no_additional_army_with_empty_supply() {
    let scene = kozuke(3, 2).supply(Blue, 0).supply(Yellow, 0).special(Blue, Attack).special(Yellow, Defense);
    let table = into_kozuke(3)(scene.built(Kozuke, &[Castle]).event(StrongCastles2));
    assert_eq!(table.thrown(), Pile { blue: 3, yellow: 2, ..NONE });
    assert_eq!(table.count(|event| matches!(event, Event::Reinforced { .. })), 0);
    let scene = kozuke(3, 2).supply(Yellow, 1).special(Yellow, Defense).built(Kozuke, &[Castle]);
    let table = into_kozuke(3)(scene.event(StrongCastles2));
    assert_eq!(table.thrown(), Pile { blue: 3, yellow: 3, ..NONE }, "one in the supply is one army more");
}

/// Too few peasants in the supply: as many as there are.
#[test]
fn too_few_peasants_in_the_supply() {
    let scene = Scene::of(&FOUR).land(Blue, Kai, 4).unrest(Kai, 3).plan(Blue, Tax, Kai);
    for peasants in [0, 2] {
        let table = scene.clone().peasants(peasants).act();
        assert_eq!(table.thrown(), Pile { blue: 4, peasants, ..NONE });
        assert!(table.happened(Event::RevoltBroke { colour: Blue, province: Kai, peasants }));
        assert_eq!((table.armies(Kai), table.peasants()), (4 - peasants, peasants));
    }
    let scene = Scene::of(&FOUR).event(WaryPeasants3).land(Blue, Kai, 4).peasants(1);
    let mut table = scene.plan(Blue, BattleA, Kai).act();
    table.march(Blue, Musashi, 3);
    assert_eq!(table.thrown(), Pile { blue: 3, peasants: 1, ..NONE });
}

/// A kind of building is sold out: the action lapses.
#[test]
fn building_is_sold_out() {
    let sites: Vec<Province> = Province::ALL.into_iter().filter(|&one| one != Kaga).take(26).collect();
    let scene = Scene::of(&FOUR).land(Blue, Kaga, 1).chests(Blue, 2).lands(Yellow, &sites, 1);
    let scene = sites.iter().fold(scene, |scene, &site| scene.built(site, &[Temple]));
    let table = scene.plan(Blue, Field::Temple, Kaga).act();
    assert_eq!((table.lapse(Blue, Field::Temple), table.chests(Blue)), (Some(Lapse::NoTile), 2));
}

/// Chests run out: there are as many as anybody wants, unless the table plays with the 135 of the box.
#[test]
fn chests_run_out() {
    let scene = Scene::of(&FOUR).land(Blue, Settsu, 1).chests(Blue, 5).plan(Blue, Tax, Settsu);
    let with = |theirs: u16| scene.clone().chests(Yellow, theirs);
    assert_eq!(with(2000).act().chests(Blue), 12);
    assert_eq!(with(123).limited_stock().act().chests(Blue), 12, "seven are left in the bank");
    let table = with(124).limited_stock().act();
    assert_eq!((table.chests(Blue), table.lapse(Blue, Tax)), (5, Some(Lapse::BankEmpty)));
    assert_eq!(table.unrest(Settsu), 0, "an action that lapses adds no unrest");
}

/// Unrest markers run out: there are as many as needed, unless the table plays with the 42 of the box.
#[test]
fn unrest_markers_run_out() {
    let scene = Scene::of(&FOUR).land(Blue, Settsu, 1).lands(Yellow, &[Kai, Kii], 1).plan(Blue, Rice, Settsu);
    let with = |markers: u8| scene.clone().unrest(Kai, 30).unrest(Kii, markers - 30);
    assert_eq!(with(80).act().unrest(Settsu), 1);
    assert_eq!(with(41).limited_stock().act().unrest(Settsu), 1);
    let table = with(42).limited_stock().act();
    assert_eq!((table.unrest(Settsu), table.rice(Blue)), (0, 3), "the harvest comes in all the same");
}

/// A bid higher than what one has: not allowed when planning.
#[test]
fn bid_higher_than_ones_chests() {
    for have in 0..5 {
        let mut table = Scene::of(&FOUR).land(Blue, Kai, 1).chests(Blue, have).planning();
        for bid in 0..=4 {
            let action = plan(Bid, chests(bid));
            if u16::from(bid) <= have {
                assert!(table.may(Blue, action));
            } else {
                assert_eq!(table.refuses(Blue, action), Refusal::BidTooHigh { bid, chests: have });
                assert!(table.may(Blue, plan(Tax, chests(bid))), "as a cover it needs no money");
            }
        }
    }
}

/// A battle or move is planned and possible, but not wanted: by default one must march, with free marches one may stay.
#[test]
fn planned_march_is_compulsory() {
    for field in [BattleA, BattleB] {
        let scene = Scene::of(&FOUR).land(Blue, Kai, 3).plan(Blue, field, Kai);
        assert_eq!(scene.clone().act().refuses(Blue, Action::Stay), Refusal::MustMarch);
        let mut table = scene.free_marches().act();
        assert!(table.may(Blue, march(Musashi, 1)));
        table.act(Blue, Action::Stay);
        assert!(table.happened(Event::Stayed { colour: Blue, province: Kai }));
        assert_eq!((table.armies(Kai), table.throws().len()), (3, 0));
    }
}

/// The one-army action: recruiting is compulsory, moving is not, and goes to an own neighbor only.
#[test]
fn one_army_action_recruits_but_move_is_optional() {
    let mut table = recruiting(OneArmy, Attack).land(Blue, Suruga, 1).land(Yellow, Sagami, 1).act();
    assert_eq!((table.armies(Kai), table.chests(Blue)), (2, 2), "recruited without a decision");
    assert_eq!(table.legal(Blue), [march(Suruga, 1), Action::Stay]);
    table.act(Blue, Action::Stay);
    assert_eq!(table.armies(Kai), 2);
}

/// The yield is received before the revolt and kept even if the revolt is lost.
#[test]
fn yield_is_kept_if_province_is_lost_in_revolt() {
    for field in [Rice, Tax] {
        let scene = Scene::of(&FOUR).special(Blue, Attack).land(Blue, Kai, 1).unrest(Kai, 1).plan(Blue, field, Kai);
        let table = scene.act();
        assert!(table.is_neutral(Kai));
        assert_eq!((table.rice(Blue), table.chests(Blue)), if field == Rice { (3, 0) } else { (0, 5) });
    }
}

/// The castle event in a revolt: no army more, for a revolt is no attack.
#[test]
fn strong_castle_in_a_revolt() {
    let scene = Scene::of(&FOUR).event(StrongCastles6).land(Blue, Kai, 3).built(Kai, &[Castle]).unrest(Kai, 1);
    assert_eq!(scene.plan(Blue, Tax, Kai).act().thrown(), Pile { blue: 3, peasants: 1, ..NONE });
}

/// Winter takes more than there is: the stock stops at 0, and all provinces go without.
#[test]
fn rice_stops_at_zero_in_winter() {
    let table = Scene::of(&FOUR).winter(TheatersCalm7).rice(Blue, 2).land(Blue, Kai, 9).wintering();
    assert!(table.happened(Event::RiceLost { colour: Blue, lost: 2, left: 0 }));
    assert!(table.happened(Event::RiceLost { colour: Yellow, lost: 0, left: 0 }));
    assert!(table.happened(Event::Unsupplied { colour: Blue, provinces: 1, revolts: 1, peasants: 1 }));
}

/// More revolts than provinces: the table never asks for more than are short, so that it cannot happen; with few
/// provinces none is drawn twice.
#[test]
fn more_revolts_than_provinces() {
    for (count, revolts) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let lands = &[Kai, Kii, Omi, Hoki][..count];
        let table = Scene::of(&FOUR).lands(Blue, lands, 9).wintering();
        let drawn = table.count(|event| matches!(event, Event::RevoltDrawn { .. }));
        assert_eq!(drawn, revolts);
    }
}

/// A winter revolt that was beaten: no marker is laid.
#[test]
fn marker_after_a_winter_revolt() {
    let table = Scene::of(&FOUR).year(2).land(Blue, Kai, 9).unrest(Kai, 1).wintering();
    assert_eq!((revolted(&table), table.unrest(Kai)), (Some((true, 7)), 1));
    assert_eq!(table.count(|event| matches!(event, Event::UnrestGrew { .. })), 0);
}

/// A player without provinces: stays in the game, bids with chest cards, cannot act, keeps the points.
#[test]
fn player_without_provinces() {
    let mut table = Scene::of(&THREE).chests(Red, 4).points(Red, 12).land(Blue, Kai, 1).planning();
    assert_eq!(table.waiting_for(), THREE);
    table.commit(Blue, &[]).commit(Yellow, &[]).commit(Red, &[(Bid, chests(4))]);
    assert_eq!(table.waiting_for(), [Red]);
    table.act(Red, place(2));
    while let StepDocument::ChoosePlace { seat } = table.step() {
        let first = table.legal(seat)[0];
        table.act(seat, first);
    }
    assert_eq!((table.points(Red), table.chests(Red)), (12, 0));
    let table = Scene::of(&THREE).points(Red, 12).wintering();
    assert_eq!((table.points(Red), table.table().year), (12, 2));
    assert_eq!(table.count(|event| matches!(event, Event::Unsupplied { .. })), 0);
}

/// Rice above 18 and points above 80: counting goes on.
#[test]
fn tracks_do_not_limit_points_or_rice() {
    let scene = Scene::of(&FOUR).rice(Blue, 18).points(Blue, 80).land(Blue, Hoki, 1).special(Blue, Attack);
    let table = scene.season(Autumn).winter(LowTaxes0).plan(Blue, Rice, Hoki).act();
    assert!(table.happened(Event::RiceLost { colour: Blue, lost: 0, left: 23 }));
    assert_eq!(table.points(Blue), 81);
}

/// Points and chests both equal: a shared win.
#[test]
fn points_and_chests_are_both_equal() {
    let scene = Scene::of(&THREE).year(2).points(Blue, 9).points(Red, 9).points(Yellow, 9);
    let table = scene.chests(Blue, 4).chests(Red, 4).chests(Yellow, 3).wintering();
    let ranks: Vec<u8> = table.state.outcome().unwrap().places.iter().map(|place| place.rank).collect();
    assert_eq!(ranks, [1, 3, 1]);
    for colour in [Blue, Red] {
        assert!(table.happened(Event::Won { colour, points: 9 }));
    }
}

/// A kind without buildings in a region is not scored.
#[test]
fn no_building_of_a_kind_in_a_region() {
    let table = Scene::of(&FOUR).land(Blue, Kai, 1).rice(Blue, 1).wintering();
    assert_eq!(table.count(|event| matches!(event, Event::MajorityScored { .. })), 0);
    assert_eq!(table.points(Blue), 1);
}

/// A sea route to a province that is closed with three players is closed too.
#[test]
fn sea_route_to_a_closed_province() {
    for (board, from, to) in [(Board::Sun, Harima, Sanuki), (Board::Sun, Izu, AwaBoso)] {
        let scene = Scene::of(&THREE).board(board).land(Blue, from, 3).plan(Blue, BattleA, from);
        assert_eq!(scene.act().refuses(Blue, march(to, 1)), Refusal::ProvinceClosed { province: to });
    }
}
