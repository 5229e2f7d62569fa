//! The board as text: the round, then each player with provinces and plan.

use std::collections::BTreeMap;

use shogun::{Card, Colour, Field, PlayerDocument, ProvinceDocument, SlotDocument, State};
use table::{Game, Viewer};
use text::Tongue;

use crate::play::names::name;
use crate::play::on_screen::Look;
use crate::viewer::Eyes;

/// What players have planned.
type Plans = BTreeMap<Colour, BTreeMap<Field, SlotDocument>>;

/// The board as somebody sees it.
pub(super) fn board(look: &Look<'_, State>) -> String {
    let (tongue, style) = (look.tongue, look.style);
    let (viewer, mut plans) = match look.eyes {
        Eyes::Of(viewer) => (viewer, Plans::new()),
        Eyes::All => (Viewer::Spectator, look.game.position().plans),
    };
    let view = look.game.view(viewer).document();
    plans.extend(view.viewer.map(|colour| (colour, view.plan)));
    let table = &view.table;
    let head = [
        ("year", table.year.into()),
        ("season", name(tongue, &table.season).into()),
        ("board", name(tongue, &table.board).into()),
    ];
    let mut lines = vec![style.heading(&tongue.say("shogun-head", &head)), String::new()];
    for player in &table.players {
        lines.push(style.wrap(&about(player, tongue), 4));
        if !player.provinces.is_empty() {
            let provinces = player.provinces.iter().map(|(at, here)| province(&name(tongue, at), here, tongue));
            lines.push(style.wrap(&format!("    {}", provinces.collect::<Vec<_>>().join(", ")), 4));
        }
        if let Some(plan) = plans.get(&player.colour).filter(|plan| !plan.is_empty()) {
            let fields = plan.iter().map(|(field, slot)| planned(&name(tongue, field), *slot, tongue));
            let fields = [("fields", fields.collect::<Vec<_>>().join(", ").into())];
            lines.push(style.wrap(&format!("    {}", tongue.say("shogun-plan", &fields)), 6));
        }
    }
    if !view.neutral.is_empty() {
        let neutral: Vec<String> = view.neutral.iter().map(|province| name(tongue, province)).collect();
        lines.push(style.wrap(&tongue.say("shogun-neutral", &[("provinces", neutral.join(", ").into())]), 4));
    }
    if !view.waiting_for.is_empty() {
        let waiting: Vec<String> = view.waiting_for.iter().map(|colour| name(tongue, colour)).collect();
        lines.push(String::new());
        lines.push(tongue.say("board-waiting", &[("clans", tongue.list(&waiting).into())]));
    }
    lines.join("\n") + "\n"
}

fn about(player: &PlayerDocument, tongue: &Tongue) -> String {
    let special = player.special.map(|special| format!(" ({})", name(tongue, &special))).unwrap_or_default();
    let args = [
        ("seat", name(tongue, &player.colour).into()),
        ("special", special.into()),
        ("points", player.points.into()),
        ("chests", player.chests.into()),
        ("rice", player.rice.into()),
        ("supply", player.supply.into()),
    ];
    tongue.say("shogun-player", &args)
}

fn province(name_of_it: &str, here: &ProvinceDocument, tongue: &Tongue) -> String {
    let mut text = format!("{name_of_it} {}", here.armies);
    for building in &here.buildings {
        text += &format!("+{}", name(tongue, building));
    }
    if here.unrest > 0 {
        text += &"!".repeat(here.unrest.into());
    }
    text
}

fn planned(field: &str, slot: SlotDocument, tongue: &Tongue) -> String {
    let card = match slot {
        SlotDocument::Empty => "–".to_owned(),
        SlotDocument::Card(Card::Province(province)) => name(tongue, &province),
        SlotDocument::Card(Card::Chests(chests)) => tongue.say("shogun-chests", &[("chests", chests.into())]),
    };
    format!("{field}: {card}")
}
