//! The end of the game (p.12).

use crate::rulebook::helpers::*;

fn last_winter() -> Scene {
    Scene::of(&THREE).year(2)
}

fn ranks(table: &Table) -> Vec<(u8, i64)> {
    let outcome = table.state.outcome().expect("the game is over");
    outcome.places.iter().map(|place| (place.rank, i64::from(place.score))).collect()
}

/// p.12: After the second winter and its points the game is over.
#[test]
fn second_winter_ends_the_game() {
    let table = last_winter().points(Blue, 3).wintering();
    assert_eq!(table.step(), StepDocument::Over);
    assert!(table.waiting_for().is_empty());
    assert!(table.happened(Event::YearEnded { year: 2 }));
    let mut over = table;
    assert_eq!(over.refuses(Blue, Action::Commit), Refusal::GameOver);
}

/// p.12: The first winter ends nothing.
#[test]
fn first_winter_does_not_end_the_game() {
    let table = Scene::of(&THREE).points(Blue, 80).wintering();
    assert!(table.state.outcome().is_none());
    assert_eq!(table.count(|event| matches!(event, Event::Won { .. })), 0);
}

/// p.12: Whoever has the most points wins.
#[test]
fn most_points_win() {
    let table = last_winter().points(Blue, 20).points(Yellow, 31).points(Red, 30).chests(Red, 50).wintering();
    assert_eq!(ranks(&table), [(3, 20), (1, 31), (2, 30)]);
    assert!(table.happened(Event::Won { colour: Yellow, points: 31 }));
    assert_eq!(table.count(|event| matches!(event, Event::Won { .. })), 1);
}

/// p.12: The points of the last winter count.
#[test]
fn last_points_count() {
    let scene = last_winter().points(Blue, 20).points(Yellow, 22).land(Blue, Kai, 1).rice(Blue, 9);
    let table = scene.built(Kai, &[Temple]).wintering();
    assert_eq!(ranks(&table), [(1, 24), (2, 22), (3, 0)]);
}

/// p.12: Among equals, more chests.
#[test]
fn more_chests_break_a_tie() {
    let table = last_winter().points(Blue, 30).points(Yellow, 30).chests(Blue, 4).chests(Yellow, 5).wintering();
    assert_eq!(ranks(&table), [(2, 30), (1, 30), (3, 0)]);
    assert!(table.happened(Event::Won { colour: Yellow, points: 30 }));
    assert_eq!(table.count(|event| matches!(event, Event::Won { .. })), 1);
}

/// p.12: Nobody sees an outcome before the end.
#[test]
fn there_is_no_outcome_before_the_end() {
    assert!(kozuke(2, 2).year(2).act().state.outcome().is_none());
}
