//! The starting provinces of the supplementary sheet, written out here once more.

use std::collections::BTreeMap;

use engine::Seed;
use shogun::preset;

use crate::rulebook::helpers::*;

/// A player's column: names and armies as they are printed.
fn column(text: &str) -> BTreeMap<Province, u8> {
    let mut words = text.split_whitespace();
    let mut lands = BTreeMap::new();
    while let (Some(name), Some(armies)) = (words.next(), words.next()) {
        let name = name.to_lowercase().replace('-', "_");
        let before = lands.insert(Province::named(&name).expect("a province"), armies.parse().expect("a number"));
        assert_eq!(before, None, "{name} twice");
    }
    lands
}

/// Deals a game with the preset and compares every player with the printed column.
fn compare(columns: &[&str]) {
    let colours = &FIVE[..columns.len()];
    let table = Table::dealt(&preset_options(colours), 1);
    for (player, text) in table.table().players.iter().zip(columns) {
        let lands: BTreeMap<Province, u8> = player.provinces.iter().map(|(&one, land)| (one, land.armies)).collect();
        assert_eq!(lands, column(text), "{:?}", player.colour);
        assert!(player.provinces.values().all(|land| land.buildings.is_empty() && land.unrest == 0));
    }
}

/// Sheet: three players, A to C in the order in which they sit.
#[test]
fn preset_of_three() {
    compare(&[
        "Suruga 5 Mino 4 Tamba 4 Musashi 3 Harima 3 Izu 2 Owari 2 Sagami 2 Tajima 2",
        "Yamato 5 Echizen 4 Shimotsuke 4 Shimosa 3 Ise 3 Hitachi 2 Awa-Shikoku 2 Kaga 2 Kii 2",
        "Bizen 5 Omi 4 Hida 4 Etchu 3 Hoki 3 Bitchu 2 Bingo 2 Settsu 2 Shinano 2",
    ]);
}

/// Sheet: four players.
#[test]
fn preset_of_four() {
    compare(&[
        "Yamato 5 Awa-Shikoku 4 Kaga 4 Omi 3 Tamba 3 Kii 2 Settsu 2 Noto 2",
        "Kozuke 5 Hida 4 Ise 4 Echizen 3 Shinano 3 Etchu 2 Shimotsuke 2 Shima 2",
        "Mimasaka 5 Wakasa 4 Awa-Boso 4 Harima 3 Bitchu 3 Hoki 2 Tajima 2 Kazusa 2",
        "Kai 5 Musashi 4 Mino 4 Mikawa 3 Bingo 3 Aki 2 Totomi 2 Sagami 2",
    ]);
}

/// Sheet: five players.
#[test]
fn preset_of_five() {
    compare(&[
        "Sagami 5 Mimasaka 4 Harima 4 Kazusa 3 Izu 3 Awa-Boso 2 Bizen 2",
        "Shimotsuke 5 Echizen 4 Tamba 4 Shimosa 3 Kozuke 3 Hitachi 2 Wakasa 2",
        "Mino 5 Hida 4 Iyo 4 Owari 3 Totomi 3 Mikawa 2 Tosa 2",
        "Hoki 5 Shinano 4 Bingo 4 Echigo 3 Aki 3 Izumo 2 Etchu 2",
        "Yamato 5 Kaga 4 Kii 4 Shima 3 Omi 3 Ise 2 Noto 2",
    ]);
}

/// Sheet: The presets are for the sun side.
#[test]
fn presets_are_for_the_sun_side() {
    let options = Options { board: Board::Moon, ..preset_options(&THREE) };
    let error = State::deal(&options, &Seed::from(1)).unwrap_err();
    assert_eq!((error.at.as_str(), error.why), ("start", "preset-needs-sun"));
}

/// Sheet: There is a table for three, for four and for five players, and none for others.
#[test]
fn there_are_tables_for_three_to_five() {
    let found: Vec<usize> = (0..8).filter(|&players| preset(players).is_some()).collect();
    assert_eq!(found, [3, 4, 5]);
}

/// p.5: With a preset the draft is left out: the first thing that is decided is the plan.
#[test]
fn preset_game_begins_with_planning() {
    let table = Table::dealt(&preset_options(&FOUR), 1);
    assert_eq!(table.step(), StepDocument::Plan { ready: Vec::new() });
    assert_eq!(table.count(|event| matches!(event, Event::CardOffered { .. })), 0);
}

/// Sheet: The armies of a table are the groups of the player board.
#[test]
fn preset_armies_are_the_groups_of_the_player_board() {
    for (players, groups) in
        [(3, &[5, 4, 4, 3, 3, 2, 2, 2, 2][..]), (4, &[5, 4, 4, 3, 3, 2, 2, 2]), (5, &[5, 4, 4, 3, 3, 2, 2])]
    {
        for table in preset(players).unwrap() {
            assert_eq!(table.iter().map(|&(_, armies)| armies).collect::<Vec<u8>>(), groups);
        }
    }
}
