//! What is in the box and how a game is set up (p.2-6).

use std::collections::BTreeSet;

use engine::Seed;
use shogun::{ARMIES, CHESTS, EVENTS, PEASANT_ARMIES, UNREST_MARKERS};

use crate::rulebook::helpers::*;

fn dealt(colours: &[Colour]) -> Table {
    Table::dealt(&preset_options(colours), 1)
}

/// p.2: Both sides of the board have five regions of nine provinces each.
#[test]
fn both_sides_have_five_regions_of_nine_provinces() {
    for board in Board::ALL {
        let sizes = Region::ALL.map(|region| board.region(region).len());
        assert_eq!(sizes, [9; 5], "{board:?}");
    }
    let moved = Province::ALL.iter().filter(|one| one.region(Board::Sun) != one.region(Board::Moon)).count();
    assert_ne!(moved, 0, "the sides are put together in different ways");
}

/// p.2: There are 53 province cards: one for each province, two where it is not the same on both sides.
#[test]
fn there_are_53_province_cards() {
    let cards = |one: &Province| if one.region(Board::Sun) == one.region(Board::Moon) { 1 } else { 2 };
    assert_eq!(Province::ALL.iter().map(cards).sum::<usize>(), 53);
}

/// The yields of the regions, added up from the printed overview: sites, rice, chests on each side.
#[test]
fn region_yields_match_board() {
    let sums = |board: Board, region: Region| {
        board.region(region).iter().fold((0, 0, 0), |(sites, rice, chests), province| {
            let row = province.row();
            (sites + row.sites, rice + row.rice, chests + row.chests)
        })
    };
    let printed = [
        (Region::Green, (15, 29, 43), (15, 28, 42)),
        (Region::Purple, (16, 28, 45), (17, 28, 45)),
        (Region::Red, (16, 26, 43), (15, 26, 45)),
        (Region::Yellow, (19, 29, 46), (19, 30, 44)),
        (Region::Brown, (21, 28, 43), (21, 28, 44)),
    ];
    for (region, sun, moon) in printed {
        assert_eq!((sums(Board::Sun, region), sums(Board::Moon, region)), (sun, moon), "{region:?}");
    }
}

/// p.7: Every province has one to three building sites.
#[test]
fn provinces_have_one_to_three_sites() {
    let with = |sites: u8| Province::ALL.iter().filter(|province| province.row().sites == sites).count();
    assert_eq!([with(1), with(2), with(3)], [13, 22, 10]);
}

/// p.8: Borders and sea routes lead both ways; there are 91 borders and six routes.
#[test]
fn borders_and_sea_routes_lead_both_ways() {
    let (mut land, mut sea) = (0, 0);
    for province in Province::ALL {
        for &other in province.row().land {
            assert!(other.row().land.contains(&province) && other != province, "{province:?} {other:?}");
        }
        for &other in province.row().sea {
            assert!(other.row().sea.contains(&province) && !province.row().land.contains(&other));
        }
        land += province.row().land.len();
        sea += province.row().sea.len();
    }
    assert_eq!((land, sea), (2 * 91, 2 * 6));
}

/// p.8: Both sides have the same borders and sea routes.
#[test]
fn both_sides_have_the_same_neighbors() {
    let [sun, moon] = Board::ALL.map(|board| Scene::of(&FOUR).board(board).planning());
    for province in Province::ALL {
        let around: Vec<Province> = sun.state.neighbours(province).iter().collect();
        assert_eq!(around, moon.state.neighbours(province).iter().collect::<Vec<_>>());
        assert_eq!(around.len(), province.row().land.len() + province.row().sea.len());
    }
}

/// p.2, p.4: With three players these eight provinces are out, on the sun side and on the moon side.
#[test]
fn eight_provinces_are_out_with_three_players() {
    let sun = [Izumo, Iwami, Sanuki, Tosa, Echigo, Mutsu, Kazusa, AwaBoso];
    let moon = [Iwami, Aki, Iyo, Tosa, Mutsu, Shimotsuke, Hitachi, Shimosa];
    for (board, out) in [(Board::Sun, sun), (Board::Moon, moon)] {
        let playing = board.provinces(3);
        let closed: BTreeSet<Province> = Province::ALL.into_iter().filter(|one| !playing.has(*one)).collect();
        assert_eq!(closed, out.into(), "{board:?}");
        assert_eq!((board.provinces(4).len(), board.provinces(5).len()), (45, 45));
        let table = Table::dealt(&Options { board, ..Options::of(THREE) }, 1);
        assert_eq!(table.view(Viewer::Spectator).closed.into_iter().collect::<BTreeSet<_>>(), out.into());
    }
}

/// p.4: Their cards leave the game and cannot be drawn in the draft.
#[test]
fn cards_of_closed_provinces_are_not_dealt() {
    for board in Board::ALL {
        let document = Table::dealt(&Options { board, ..Options::of(THREE) }, 1).doc();
        let offered = document.table.draft.unwrap().offered.into_iter().flatten();
        let cards: BTreeSet<Province> = document.stack.into_iter().chain(offered).collect();
        assert_eq!(cards, board.provinces(3).iter().collect());
        assert_eq!(cards.len(), 37);
    }
}

/// p.1: Three to five players; each has a color of their own.
#[test]
fn three_to_five_players_of_different_colors() {
    let refused = |colours: &[Colour]| State::deal(&Options::of(colours), &Seed::from(1)).unwrap_err();
    assert_eq!(refused(&[Blue, Red]).why, "wrong-player-count");
    assert_eq!(refused(&[Blue, Red, Black, Yellow, Purple, Blue]).why, "wrong-player-count");
    assert_eq!(refused(&[Blue, Red, Blue]).why, "colour-twice");
}

/// p.4: Each player begins with 18, 15 or 12 chests in a game of three, four or five.
#[test]
fn start_money_is_18_15_12() {
    for (players, money) in [(3, 18), (4, 15), (5, 12)] {
        for start in [Start::Draft, Start::Preset] {
            let table = Table::dealt(&Options { start, ..Options::of(&FIVE[..players]) }, 1);
            assert!(table.table().players.iter().all(|player| player.chests == money));
        }
    }
}

/// p.3, p.4: Each player has 62 armies; there are 20 peasants, 80 buildings, 135 chests and 42 markers.
#[test]
fn stock_matches_contents_of_box() {
    assert_eq!((ARMIES, PEASANT_ARMIES, CHESTS, UNREST_MARKERS), (62, 20, 135, 42));
    assert_eq!(Building::ALL.map(Building::tiles), [28, 26, 26]);
    let table = Table::dealt(&Options { tower: open_tower(), ..preset_options(&FOUR) }, 1);
    for player in table.table().players {
        let map: u8 = player.provinces.values().map(|land| land.armies).sum();
        assert_eq!(map + player.supply, 62, "an open tower keeps nothing");
    }
    assert_eq!(table.peasants(), 20);
    assert_eq!(table.view(Viewer::Spectator).tiles.into_values().collect::<Vec<_>>(), [28, 26, 26]);
}

/// p.4: Armies and chests of all players are open to all.
#[test]
fn armies_and_chests_are_open() {
    let table = dealt(&FOUR);
    for viewer in viewers(&table) {
        assert_eq!(table.view(viewer).table, table.table());
    }
}

/// p.4: Pieces of unused colors go back into the box.
#[test]
fn unused_colors_are_not_on_the_table() {
    let table = dealt(&[Red, Black, Purple]);
    let colours: Vec<Colour> = table.table().players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Red, Black, Purple]);
    let [upper, lower] = table.table().tower.floors;
    assert_eq!((upper.blue, upper.yellow, lower.blue, lower.yellow), (0, 0, 0, 0));
}

/// p.5: Points begin at 0, and so does rice.
#[test]
fn points_and_rice_begin_at_0() {
    for player in dealt(&FIVE).table().players {
        assert_eq!((player.points, player.rice), (0, 0));
    }
}

/// p.5: The tower is filled with seven armies of each player and ten peasants, thrown together.
#[test]
fn tower_is_filled_with_seven_of_each_and_ten_peasants() {
    for players in 3..=5 {
        let table = dealt(&FIVE[..players]);
        let fillings: Vec<Pile> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::TowerFilled { thrown, .. } => Some(thrown),
                _ => None,
            })
            .collect();
        assert_eq!(fillings.len(), 1, "in one throw");
        assert_eq!(fillings[0].peasants, 10);
        let counts = FIVE.map(|colour| cubes(fillings[0], colour));
        assert_eq!(counts.iter().filter(|&&count| count == 7).count(), players);
        assert_eq!(counts.iter().sum::<u8>(), 7 * players as u8);
    }
}

/// p.5: Cubes that fall out go back to their supplies, and the tray is empty.
#[test]
fn what_falls_out_goes_back() {
    for seed in 1..20 {
        let table = Table::dealt(&preset_options(&THREE), seed);
        let fell = table.events.iter().find_map(|event| match *event {
            Event::TowerFilled { fell, .. } => Some(fell),
            _ => None,
        });
        let fell = fell.unwrap();
        for colour in THREE {
            assert_eq!(table.supply(colour), 62 - 27 - 7 + cubes(fell, colour));
        }
        assert_eq!(table.peasants(), 20 - 10 + fell.peasants);
        assert_eq!(table.tray(), NONE);
    }
}

/// p.5: A tower that holds nearly everything holds the filling.
#[test]
fn cubes_inside_are_missing_from_supplies() {
    let tower = Tower::named("floors:1/1000:0/1").unwrap();
    let table = Table::dealt(&Options { tower, ..preset_options(&THREE) }, 1);
    let [upper, lower] = table.table().tower.floors;
    assert_eq!((upper.blue, upper.yellow, upper.red, upper.peasants, lower), (7, 7, 7, 10, NONE));
    assert_eq!((table.supply(Blue), table.peasants()), (62 - 27 - 7, 10));
}

/// A tower may treat its first filling apart from later throws.
#[test]
fn first_filling_has_odds_of_its_own() {
    for (text, peasants) in [("sieve:1/1:1/1000:0/1", 20), ("sieve:0/1:1/1:0/1", 10)] {
        let tower = Tower::named(text).unwrap();
        assert_eq!(Table::dealt(&Options { tower, ..preset_options(&THREE) }, 1).peasants(), peasants);
    }
}

/// p.5: Four of the twelve event cards are turned up; the others stay hidden.
#[test]
fn four_events_are_turned_up() {
    assert_eq!(EventCard::ALL.iter().collect::<BTreeSet<_>>().len(), 12);
    assert_eq!(EVENTS, 12);
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let table = Table::dealt(&preset_options(&FOUR), seed);
        let open = table.table().events;
        assert_eq!((open.len(), table.doc().hidden_events.len()), (4, 4));
        assert!(table.happened(Event::YearBegan { year: 1, events: open.clone().try_into().unwrap() }));
        seen.extend(open);
    }
    assert_eq!(seen.len(), 12, "every card comes up some time");
}

/// p.6: Ten action cards and five special cards are laid out.
#[test]
fn action_and_special_cards_are_laid_out() {
    let table = dealt(&FOUR);
    let document = table.doc();
    let actions: BTreeSet<Field> = document.table.actions.iter().chain(&document.hidden_actions).copied().collect();
    assert_eq!(actions, Field::ACTIONS.into());
    let specials: BTreeSet<Special> = document.table.specials.into_iter().flatten().collect();
    assert_eq!(specials, Special::ALL.into());
}
