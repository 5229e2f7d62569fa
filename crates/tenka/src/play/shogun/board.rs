//! The whole board as text.

use super::map::map;
use super::panels::{beside, head, majorities, plans, players, tower, waiting};
use super::scene::Scene;

/// The board as a viewer sees it: the round, the map, the players, majorities and tower, the plan.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let mut text = String::new();
    let mut add = |lines: &[String]| {
        for line in lines {
            text.push_str(line.trim_end());
            text.push('\n');
        }
    };
    add(&head(scene));
    add(&[String::new(), map(scene).trim_end().to_owned(), String::new()]);
    // Before the first year nothing is built, and the tower is empty.
    let drafting = scene.view.table.draft.is_some();
    let middle = if drafting { Vec::new() } else { beside(&majorities(scene), &tower(scene)) };
    let panels = [players(scene), middle, plans(scene), waiting(scene)];
    for (place, panel) in panels.iter().filter(|panel| !panel.is_empty()).enumerate() {
        if place > 0 {
            add(&[String::new()]);
        }
        add(panel);
    }
    text
}
