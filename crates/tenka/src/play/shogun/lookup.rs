//! What can be looked up: provinces, cards, the tower, the turn order, the events, the majorities.

use shogun::{EventCard, Field, Province, Region, Special, Tower};
use text::kebab;

use super::panels::{effect, majorities, tower};
use super::scene::{Scene, quarter};
use crate::play::names::{find, id, name};
use crate::play::style::{KEEP, pad};

/// What a word shows.
pub(super) fn show(scene: &Scene<'_>, word: &str, rest: &str) -> Vec<String> {
    match word {
        "province" => province(scene, rest),
        "tower" => whole_tower(scene),
        "order" => order(scene),
        "events" => events(scene),
        "majorities" => all_majorities(scene),
        "plan" => super::plan::show(scene),
        _ => card(scene, rest),
    }
}

/// Chests, rice, sites and region of a province, in one phrase.
pub(super) fn yields(scene: &Scene<'_>, province: Province) -> String {
    let row = province.row();
    let args = [
        ("chests", row.chests.into()),
        ("rice", row.rice.into()),
        ("sites", row.sites.into()),
        ("region", scene.locale.tell("region", &scene.region(province), &[]).into()),
    ];
    scene.locale.say("shogun-yields", &args)
}

/// The neighbors of a province that has an owner, in few letters.
pub(super) fn around(scene: &Scene<'_>, province: Province) -> String {
    let held = scene.neighbours(province).into_iter().map(|(other, _)| other);
    let held = held.filter(|other| scene.holder(*other).is_some());
    let held: Vec<String> = held.map(|other| scene.brief(other).replace(' ', &KEEP.to_string())).collect();
    scene.locale.say("shogun-around", &[("around", held.join(", ").into()), ("some", held.len().into())])
}

/// All about a province and its neighbours.
fn province(scene: &Scene<'_>, sought: &str) -> Vec<String> {
    let locale = scene.locale;
    let Some(province) = find(locale, &Province::ALL, sought) else {
        return vec![locale.say("shogun-no-such-province", &[("name", sought.into())])];
    };
    let title = format!("{}: {}", name(locale, &province), yields(scene, province));
    let mut lines = vec![scene.style.heading(&scene.style.wrap(&title, 2))];
    lines.push(scene.style.wrap(&format!("  {}", standing(scene, province)), 4));
    let row = province.row();
    for (other, by_sea) in row.land.iter().map(|&land| (land, false)).chain(row.sea.iter().map(|&sea| (sea, true))) {
        let way = if by_sea { "┈" } else { "─" };
        let line = format!("  {way} {} {}", pad(&name(locale, &other), 12), standing(scene, other));
        lines.push(scene.style.wrap(&line, 17));
    }
    lines
}

/// Who holds a province, with what.
fn standing(scene: &Scene<'_>, province: Province) -> String {
    let locale = scene.locale;
    if scene.is_closed(province) {
        return locale.say("shogun-is-closed", &[]);
    }
    let Some((colour, here)) = scene.holder(province) else { return locale.say("shogun-is-neutral", &[]) };
    let buildings: Vec<String> = here.buildings.iter().map(|building| name(locale, building)).collect();
    let free = usize::from(province.row().sites).saturating_sub(buildings.len());
    let args = [
        ("seat", name(locale, &colour).into()),
        ("armies", here.armies.into()),
        ("buildings", buildings.join(", ").into()),
        ("built", buildings.len().into()),
        ("free", free.into()),
        ("unrest", here.unrest.into()),
    ];
    locale.say("shogun-is-held", &args)
}

fn whole_tower(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = tower(scene);
    let model = scene.view.table.tower.model;
    if let Some((named, _)) = Tower::NAMED.into_iter().find(|(_, other)| *other == model) {
        lines.push(scene.style.wrap(&scene.locale.say(&format!("tower-{named}-effect"), &[]), 2));
    }
    lines
}

/// The places of the turn order with their cards, and in which order they are chosen.
fn order(scene: &Scene<'_>) -> Vec<String> {
    let (table, locale) = (&scene.view.table, scene.locale);
    let mut lines = Vec::new();
    for place in 0..shogun::SPECIALS {
        let who = table.places[place];
        let special = who.and_then(|colour| scene.player(colour)?.special).or(table.specials[place]);
        if who.is_none() && special.is_none() {
            continue;
        }
        let who = who.map_or("–".to_owned(), |colour| name(locale, &colour));
        let text = special.map(|special| thing(scene, "special", id(&special))).unwrap_or_default();
        lines.push(scene.style.wrap(&format!("  {} {} {text}", place + 1, pad(&who, 8)), 13));
    }
    if !table.bidders.is_empty() {
        let bidders: Vec<String> = table.bidders.iter().map(|colour| name(locale, colour)).collect();
        lines.push(locale.say("shogun-bidders", &[("seats", bidders.join(", ").into())]));
    }
    if lines.is_empty() {
        lines.push(locale.say("shogun-no-order", &[]));
    }
    lines
}

/// The events of the year: that of the round, those to come, those that are over.
fn events(scene: &Scene<'_>) -> Vec<String> {
    let (table, locale) = (&scene.view.table, scene.locale);
    let year = table.events.chunks(shogun::YEAR_EVENTS).nth(usize::from(table.year).saturating_sub(1));
    let mut lines = Vec::new();
    for &event in year.unwrap_or_default() {
        let state = match (Some(event) == table.event, table.spent.contains(&event)) {
            (true, _) => "shogun-event-now",
            (false, true) => "shogun-event-over",
            (false, false) => "shogun-event-open",
        };
        let args = [
            ("event", name(locale, &event).into()),
            ("effect", effect(scene, event).into()),
            ("loss", event.rice_loss().into()),
        ];
        lines.push(scene.style.wrap(&format!("  {}", locale.say(state, &args)), 4));
    }
    if lines.is_empty() {
        lines.push(locale.say("shogun-no-events", &[]));
    }
    lines
}

/// The majorities, and which provinces each region has.
fn all_majorities(scene: &Scene<'_>) -> Vec<String> {
    let mut lines: Vec<String> = majorities(scene).into_iter().map(|(line, _)| line.trim_end().to_owned()).collect();
    lines.push(String::new());
    for region in Region::ALL {
        let provinces = scene.view.table.board.region(region);
        let provinces = provinces.iter().filter(|province| !scene.is_closed(*province));
        let provinces: Vec<String> = provinces.map(|province| name(scene.locale, &province)).collect();
        let line = format!("  {} {}", pad(&quarter(scene.locale, region), 8), provinces.join(", "));
        lines.push(scene.style.wrap(&line, 11));
    }
    lines
}

/// A thing with its text.
fn thing(scene: &Scene<'_>, prefix: &str, named: String) -> String {
    let effect = scene.locale.say(&format!("{prefix}-{}-effect", kebab(&named)), &[]);
    let args = [("name", scene.locale.name(&named).into()), ("effect", effect.into())];
    scene.locale.say("play-thing", &args)
}

/// What is known under a name, or a part of one: an event, a special card, a field, a province.
fn card(scene: &Scene<'_>, sought: &str) -> Vec<String> {
    let lower = sought.to_lowercase();
    let things = EventCard::ALL.map(|event| ("event", id(&event))).into_iter();
    let things = things.chain(Special::ALL.map(|special| ("special", id(&special))));
    let things = things.chain(Field::ALL.map(|field| ("field", id(&field))));
    let called = |named: &str| scene.locale.name(named).to_lowercase().contains(&lower);
    let found = things.filter(|(_, named)| !lower.is_empty() && called(named));
    let mut lines: Vec<String> =
        found.map(|(prefix, named)| scene.style.wrap(&thing(scene, prefix, named), 2)).collect();
    if ["chests", "chest card"].contains(&lower.as_str()) {
        lines.push(scene.style.wrap(&scene.locale.say("card-chests-effect", &[]), 2));
    }
    if find(scene.locale, &Province::ALL, sought).is_some() {
        lines.extend(province(scene, sought));
        lines.push(scene.style.wrap(&scene.locale.say("card-province-effect", &[]), 2));
    }
    if lines.is_empty() {
        lines.push(scene.locale.say("play-no-such-card", &[("name", sought.into())]));
    }
    lines
}
