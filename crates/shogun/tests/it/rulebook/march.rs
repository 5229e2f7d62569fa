//! Battle/move A and B (p.8, p.11), and the ways that armies may go.

use crate::rulebook::helpers::*;

/// Blue in Kai with four armies next to its own Suruga, yellow's Sagami and neutral Musashi.
fn kai(field: Field) -> Scene {
    Scene::of(&FOUR).land(Blue, Kai, 4).lands(Blue, &[Suruga, Kii], 1).land(Yellow, Sagami, 1).plan(Blue, field, Kai)
}

/// Where blue may march.
fn targets(table: &Table) -> Vec<Province> {
    let to = |action: Action| match action {
        Action::March { to, .. } => Some(to),
        _ => None,
    };
    let mut targets: Vec<Province> = table.legal(Blue).into_iter().filter_map(to).collect();
    targets.dedup();
    targets
}

/// p.8: Armies go into one neighboring province, be it own, another's or neutral. B is like A.
#[test]
fn armies_go_into_any_neighboring_province() {
    for field in [BattleA, BattleB] {
        let table = kai(field).act();
        assert_eq!(targets(&table), [Musashi, Sagami, Shinano, Suruga, Totomi]);
        let numbers = table.legal(Blue).into_iter().filter(|action| matches!(action, Action::March { to: Sagami, .. }));
        assert_eq!(numbers.collect::<Vec<_>>(), [1, 2, 3].map(|armies| march(Sagami, armies)));
    }
}

/// p.8: Into an own province they simply move.
#[test]
fn entering_own_province_is_a_move() {
    for field in [BattleA, BattleB] {
        let mut table = kai(field).act();
        table.march(Blue, Suruga, 3);
        assert_eq!((table.armies(Kai), table.armies(Suruga)), (1, 4));
        assert!(table.happened(Event::Moved { colour: Blue, from: Kai, to: Suruga, armies: 3 }));
        assert!(table.throws().is_empty());
    }
}

/// p.8, p.11: Into another's province or a neutral one they march to battle.
#[test]
fn entering_any_other_province_is_an_attack() {
    for field in [BattleA, BattleB] {
        for (to, defender) in [(Sagami, Some(Yellow)), (Musashi, None)] {
            let mut table = kai(field).act();
            table.march(Blue, to, 2);
            assert!(table.happened(Event::Attacked { colour: Blue, from: Kai, to, armies: 2, defender }));
            assert_eq!((table.throws().len(), table.armies(Kai)), (1, 2));
        }
    }
}

/// p.8: At least one army stays behind.
#[test]
fn one_army_stays_behind() {
    for field in [BattleA, BattleB] {
        let mut table = kai(field).act();
        for armies in [0, 4, 200] {
            assert_eq!(table.refuses(Blue, march(Sagami, armies)), Refusal::WrongNumberOfArmies { most: 3 });
        }
        table.march(Blue, Musashi, 3);
        assert_eq!(table.armies(Kai), 1);
    }
}

/// p.8: Only neighbors can be reached.
#[test]
fn only_neighbors_can_be_reached() {
    let mut table = kai(BattleA).act();
    for to in [Kii, Mikawa, Kai] {
        assert_eq!(table.refuses(Blue, march(to, 1)), Refusal::NotNeighbours { from: Kai, to });
    }
}

/// p.11: An attack needs two armies in the province where it begins; with one the action lapses.
#[test]
fn single_army_cannot_march() {
    for field in [BattleA, BattleB] {
        let table = kai(field).land(Blue, Kai, 1).act();
        assert_eq!(table.lapse(Blue, field), Some(Lapse::OneArmyOnly));
        assert_eq!((table.armies(Kai), table.table().season), (1, Summer));
        let table = kai(field).land(Blue, Kai, 2).act();
        assert_eq!(table.waiting_for(), [Blue]);
    }
}

/// p.8: A and B are two actions with a card each; armies of the first may march on in the second.
#[test]
fn battles_a_and_b_follow_each_other() {
    let mut table = kai(BattleA).plan(Blue, BattleB, Suruga).act();
    table.march(Blue, Suruga, 3);
    table.march(Blue, Izu, 3);
    assert_eq!((table.armies(Kai), table.armies(Suruga), table.owner(Izu)), (1, 1, Some(Blue)));
}

/// p.8: Battle/move costs nothing.
#[test]
fn marching_costs_nothing() {
    let mut table = kai(BattleA).chests(Blue, 3).act();
    table.march(Blue, Musashi, 3);
    assert_eq!(table.chests(Blue), 3);
}

/// p.8: All six sea routes make neighbors, both ways.
#[test]
fn sea_routes_make_neighbors() {
    let routes = [(Kaga, Tajima), (Aki, Iyo), (Harima, Sanuki), (Kii, AwaShikoku), (Shima, Izu), (Izu, AwaBoso)];
    for (one, other) in routes {
        for (from, to) in [(one, other), (other, one)] {
            let mut table = Scene::of(&FOUR).land(Blue, from, 3).plan(Blue, BattleA, from).act();
            table.march(Blue, to, 2);
            assert_eq!((table.owner(to), table.armies(to)), (Some(Blue), 1), "{from:?} {to:?}");
        }
    }
}

/// p.4: With three players no army enters a closed province, by land or by sea.
#[test]
fn closed_provinces_cannot_be_entered() {
    for (board, from, to) in [
        (Board::Sun, Bingo, Izumo),
        (Board::Sun, Harima, Sanuki),
        (Board::Sun, Izu, AwaBoso),
        (Board::Sun, Kozuke, Echigo),
        (Board::Moon, Bingo, Aki),
        (Board::Moon, Kozuke, Shimosa),
        (Board::Moon, AwaShikoku, Iyo),
    ] {
        let scene = Scene::of(&THREE).board(board).land(Blue, from, 3).plan(Blue, BattleA, from);
        let mut table = scene.act();
        assert_eq!(table.refuses(Blue, march(to, 1)), Refusal::ProvinceClosed { province: to }, "{board:?}");
        let mut table = Scene::of(&FOUR).board(board).land(Blue, from, 3).plan(Blue, BattleA, from).act();
        table.march(Blue, to, 2);
        assert_eq!(table.owner(to), Some(Blue), "with four players it is open");
    }
}

/// p.4: What is closed on one side may be open on the other.
#[test]
fn each_side_closes_provinces_of_its_own() {
    let mut table = Scene::of(&THREE).board(Board::Moon).land(Blue, Bingo, 3).plan(Blue, BattleA, Bingo).act();
    table.march(Blue, Izumo, 2);
    assert_eq!(table.owner(Izumo), Some(Blue));
}

/// p.9: Only the player whose turn it is decides.
#[test]
fn only_the_player_on_turn_marches() {
    let mut table = kai(BattleA).act();
    assert_eq!(table.refuses(Yellow, march(Kai, 1)), Refusal::NotYourDecision);
    assert_eq!(table.refuses(Blue, Action::Commit), Refusal::NotNow);
}

/// p.9: Whoever can march must.
#[test]
fn march_is_compulsory_if_possible() {
    for field in [BattleA, BattleB] {
        let mut table = kai(field).act();
        assert_eq!(table.refuses(Blue, Action::Stay), Refusal::MustMarch);
    }
}

/// p.8: The armies of one march all go to the same province.
#[test]
fn one_march_for_each_action() {
    let mut table = kai(BattleA).act();
    table.march(Blue, Suruga, 1);
    assert_eq!(table.table().season, Summer, "the action is done");
}

/// p.9: Where no province around may be entered, the action lapses.
#[test]
fn march_lapses_without_open_neighbor() {
    let scene = Scene::of(&FOUR).event(SacredTemples4).land(Blue, Noto, 4).lands(Yellow, &[Etchu, Kaga], 1);
    for field in [BattleA, BattleB] {
        let scene = scene.clone().built(Etchu, &[Temple]).built(Kaga, &[Temple]).plan(Blue, field, Noto);
        let table = scene.act();
        assert_eq!((table.lapse(Blue, field), table.armies(Noto)), (Some(Lapse::NoWay), 4));
    }
}
