//! Points (p.10).

use crate::rulebook::helpers::*;

/// Everybody has rice enough.
fn fed() -> Scene {
    FOUR.iter().fold(Scene::of(&FOUR), |scene, &colour| scene.rice(colour, 20))
}

/// The majorities that were scored.
fn majorities(table: &Table) -> Vec<(Colour, Region, Building, u16, bool)> {
    let scored = |event: &Event| match *event {
        Event::MajorityScored { colour, region, building, points, tied } => {
            Some((colour, region, building, points, tied))
        }
        _ => None,
    };
    table.events.iter().filter_map(scored).collect()
}

/// p.10: One point for each province.
#[test]
fn point_for_each_province() {
    let table = fed().lands(Blue, &[Kai, Kii, Omi], 1).land(Red, Hoki, 1).wintering();
    assert_eq!(FOUR.map(|colour| table.points(colour)), [3, 0, 1, 0]);
    assert!(table.happened(Event::Scored { colour: Blue, provinces: 3, buildings: 0 }));
}

/// p.10: One point for each building, and three, two, one for the most of a kind in a region.
#[test]
fn buildings_and_majorities() {
    for (building, most) in [(Castle, 3), (Temple, 2), (Theater, 1)] {
        let table = fed().land(Blue, Kai, 1).built(Kai, &[building]).wintering();
        assert_eq!(table.points(Blue), 1 + 1 + most, "{building:?}");
        assert!(table.happened(Event::Scored { colour: Blue, provinces: 1, buildings: 1 }));
        assert_eq!(majorities(&table), [(Blue, Region::Yellow, building, most, false)]);
    }
}

/// p.10: Several buildings in a province count each for itself.
#[test]
fn three_buildings_in_a_province() {
    let table = fed().land(Blue, Kaga, 1).built(Kaga, &[Castle, Temple, Theater]).wintering();
    assert_eq!(table.points(Blue), 1 + 3 + 3 + 2 + 1);
}

/// p.10: Those who share a majority get a point less each: two, one, none.
#[test]
fn shared_majority_is_worth_a_point_less() {
    for (building, most) in [(Castle, 2), (Temple, 1), (Theater, 0)] {
        let scene = fed().land(Blue, Kai, 1).land(Red, Izu, 1).land(Black, Musashi, 1);
        let scene = scene.built(Kai, &[building]).built(Izu, &[building]).built(Musashi, &[building]);
        let table = scene.wintering();
        assert_eq!(FOUR.map(|colour| table.points(colour)), [2 + most, 0, 2 + most, 2 + most], "{building:?}");
        let shares = [Blue, Red, Black].map(|colour| (colour, Region::Yellow, building, most, true));
        assert_eq!(majorities(&table), shares);
    }
}

/// p.10: The most in a region is counted, not who has any; fewer bring nothing.
#[test]
fn only_the_most_count() {
    let scene = fed().lands(Blue, &[Kai, Izu], 1).land(Red, Musashi, 1);
    let scene = scene.built(Kai, &[Castle]).built(Izu, &[Castle]).built(Musashi, &[Castle]);
    let table = scene.wintering();
    assert_eq!(majorities(&table), [(Blue, Region::Yellow, Castle, 3, false)]);
    assert_eq!((table.points(Blue), table.points(Red)), (2 + 2 + 3, 2));
}

/// p.10: Kinds are counted apart, and so are regions.
#[test]
fn kinds_and_regions_are_counted_separately() {
    let scene = fed().land(Blue, Kai, 1).land(Red, Izu, 1).land(Black, Kii, 1);
    let table = scene.built(Kai, &[Castle]).built(Izu, &[Temple]).built(Kii, &[Castle]).wintering();
    let expected = [
        (Black, Region::Purple, Castle, 3, false),
        (Blue, Region::Yellow, Castle, 3, false),
        (Red, Region::Yellow, Temple, 2, false),
    ];
    assert_eq!(majorities(&table), expected);
}

/// p.2, p.10: The regions are those of the side that is played.
#[test]
fn regions_are_those_of_the_side() {
    for (board, regions) in [(Board::Sun, [Region::Yellow, Region::Red]), (Board::Moon, [Region::Red, Region::Red])] {
        let scene = fed().board(board).land(Blue, Kai, 1).land(Red, Mikawa, 1).built(Kai, &[Castle]);
        let table = scene.built(Mikawa, &[Castle]).wintering();
        let mut scored: Vec<Region> = majorities(&table).into_iter().map(|row| row.1).collect();
        scored.sort();
        let mut regions = regions.to_vec();
        regions.sort();
        assert_eq!(scored, regions);
        let points = if board == Board::Sun { 3 } else { 2 };
        assert_eq!((table.points(Blue), table.points(Red)), (2 + points, 2 + points));
    }
}

/// p.10: All five regions are scored.
#[test]
fn all_regions_are_scored() {
    let one_each = [Hoki, Kii, Omi, Kai, Kaga];
    let scene = fed().lands(Blue, &one_each, 1);
    let table = one_each.iter().fold(scene, |scene, &one| scene.built(one, &[Castle])).wintering();
    assert_eq!(majorities(&table).into_iter().map(|row| row.1).collect::<Vec<_>>(), Region::ALL);
    assert_eq!(table.points(Blue), 5 + 5 + 15);
}

/// p.10: Both winters are scored, and the points add up.
#[test]
fn both_winters_are_scored() {
    let table = fed().year(2).points(Blue, 11).land(Blue, Kai, 1).built(Kai, &[Castle]).wintering();
    assert_eq!(table.points(Blue), 11 + 1 + 1 + 3);
    assert!(table.happened(Event::YearEnded { year: 2 }));
}

/// p.10: Points are counted in winter only.
#[test]
fn no_points_in_other_seasons() {
    let table = fed().land(Blue, Kai, 1).built(Kai, &[Castle]).act();
    assert_eq!(table.points(Blue), 0);
}

/// p.10: The majorities as they stand can be seen at any time.
#[test]
fn majorities_are_open() {
    let table = fed().land(Blue, Kai, 1).land(Red, Izu, 1).built(Kai, &[Castle]).built(Izu, &[Castle]).planning();
    let view = table.view(Viewer::Spectator);
    assert_eq!(view.majorities.len(), 1);
    let majority = &view.majorities[0];
    assert_eq!((majority.region, majority.building, majority.points), (Region::Yellow, Castle, 2));
    assert_eq!(majority.colours, [Blue, Red]);
}
