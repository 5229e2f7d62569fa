//! The panels around the map: year and season, actions, events, places, players, tower, majorities.

use shogun::{ACTIONS, Building, Card, Colour, Field, Pile, PlayerDocument, Region, Season, SlotDocument, Step};

use super::scene::{Scene, colour_ink, letter, mark, quarter, slot, when};
use crate::play::canvas::inked;
use crate::play::names::name;
use crate::play::style::{GAP, KEEP, pad};

/// The column at which the lines of the head begin, after what they are about.
const HEAD: usize = 10;

/// Year, season, actions, events and the turn order.
pub(super) fn head(scene: &Scene<'_>) -> Vec<String> {
    let (table, locale) = (&scene.view.table, scene.locale);
    let args = [
        ("year", table.year.into()),
        ("season", name(locale, &table.season).into()),
        ("step", locale.say(step(&table.step), &[]).into()),
        ("board", name(locale, &table.board).into()),
    ];
    let mut lines = vec![scene.style.heading(&locale.say("shogun-head", &args))];
    if !table.actions.is_empty() && table.season != Season::Winter && table.step != Step::Over {
        lines.push(row(scene, "shogun-actions", &actions(scene)));
    }
    lines.extend(events(scene));
    let places = places(scene);
    if !places.is_empty() && table.step != Step::Over {
        lines.push(row(scene, "shogun-places", &places));
    }
    if let Some(draft) = &table.draft {
        let cards: Vec<String> = draft.offered.iter().flatten().map(|province| name(locale, province)).collect();
        let stack = usize::from(draft.unseen) + draft.under.len();
        let args = [("cards", locale.list(&cards).into()), ("stack", stack.into())];
        lines.push(row(scene, "shogun-draft", &locale.say("shogun-draft-cards", &args)));
    }
    lines
}

/// What is going on, in a word or two.
fn step(step: &shogun::StepDocument) -> &'static str {
    match step {
        Step::Over => "shogun-now-over",
        Step::Draft { .. } | Step::Station { .. } => "shogun-now-draft",
        Step::Plan { .. } => "shogun-now-plan",
        Step::ChoosePlace { .. } => "shogun-now-places",
        Step::Act | Step::March { .. } => "shogun-now-act",
        Step::Winter | Step::Revolt { .. } => "shogun-now-winter",
    }
}

/// A line with what it is about in front.
fn row(scene: &Scene<'_>, title: &str, text: &str) -> String {
    scene.style.wrap(&format!("{}{text}", pad(&scene.locale.say(title, &[]), HEAD)), HEAD)
}

/// The ten action cards in their order: those done ticked, those face down as question marks.
fn actions(scene: &Scene<'_>) -> String {
    let table = &scene.view.table;
    let done = usize::from(table.done);
    let acting = matches!(table.step, Step::Act | Step::March { .. });
    let card = |place: usize| {
        let mark = match place {
            place if place < done => "✓",
            place if place == done && acting => "▸",
            _ => " ",
        };
        let what = table.actions.get(place).map_or("?".to_owned(), |action| name(scene.locale, action));
        keep(&format!("{}{mark}{what}", place + 1))
    };
    (0..ACTIONS).map(card).collect::<Vec<_>>().join(GAP)
}

/// Joins what must stay on one line.
fn keep(text: &str) -> String {
    text.replace(' ', &KEEP.to_string())
}

/// The event of the round, and those that are still to come.
pub(super) fn events(scene: &Scene<'_>) -> Vec<String> {
    let locale = scene.locale;
    let mut lines = Vec::new();
    if let Some(event) = scene.view.table.event {
        lines.push(row(scene, "shogun-event", &format!("{}: {}", name(locale, &event), effect(scene, event))));
    }
    let left: Vec<String> = scene.events_left().iter().map(|event| keep(&name(locale, event))).collect();
    if !left.is_empty() && scene.view.table.step != Step::Over {
        let id = match scene.view.table.season {
            Season::Winter => "shogun-winter",
            _ => "shogun-open-events",
        };
        lines.push(row(scene, id, &left.join(", ")));
    }
    lines
}

/// What an event changes in its round, as the rest of a sentence.
pub(super) fn effect(scene: &Scene<'_>, event: shogun::EventCard) -> String {
    let text = scene.locale.event(&shogun::Event::EventDrawn { event });
    text.split_once(": ").map_or(text.clone(), |(_, effect)| effect.to_owned())
}

/// The places of the turn order: the special cards, with their players if known.
fn places(scene: &Scene<'_>) -> String {
    let (table, locale) = (&scene.view.table, scene.locale);
    let place = |place: usize| {
        let (who, special) = match table.places[place] {
            Some(colour) => (Some(colour), scene.player(colour).and_then(|player| player.special)),
            None => (None, table.specials[place]),
        };
        let special = special.map(|special| name(locale, &special));
        let what = match (who.map(|colour| name(locale, &colour)), special) {
            (Some(who), Some(special)) => format!("{who} ({special})"),
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => return None,
        };
        Some(keep(&format!("{} {what}", place + 1)))
    };
    (0..shogun::SPECIALS).filter_map(place).collect::<Vec<_>>().join(GAP)
}

/// The table of players.
pub(super) fn players(scene: &Scene<'_>) -> Vec<String> {
    let titles = [
        "shogun-player",
        "shogun-points",
        "shogun-chests",
        "shogun-rice",
        "shogun-hunger",
        "shogun-supply",
        "shogun-lands",
        "shogun-buildings",
        "shogun-card",
    ];
    let mut lines = vec![scene.style.heading(&player_row(&titles.map(|id| scene.locale.say(id, &[])), ""))];
    lines.extend(scene.view.table.players.iter().map(|player| player_line(scene, player)));
    lines
}

fn player_line(scene: &Scene<'_>, player: &PlayerDocument) -> String {
    let locale = scene.locale;
    let you = if scene.view.viewer == Some(player.colour) { locale.say("board-you", &[]) } else { String::new() };
    let who = name(locale, &player.colour);
    let standing =
        |building: Building| player.provinces.values().filter(|here| here.buildings.contains(&building)).count();
    let buildings = Building::ALL.map(|building| format!("{}{}", standing(building), mark(locale, building)));
    let hunger = match scene.hunger(player) {
        (0, 0) => "–".to_owned(),
        _ if scene.view.table.step == Step::Over => "–".to_owned(),
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    };
    let row = player_row(
        &[
            format!("{who} {you}"),
            player.points.to_string(),
            player.chests.to_string(),
            player.rice.to_string(),
            hunger,
            player.supply.to_string(),
            player.provinces.len().to_string(),
            buildings.join(" "),
            note(scene, player),
        ],
        &letter(locale, player.colour),
    );
    scene.style.wrap(&row, 4)
}

fn player_row(cells: &[String; 9], letter: &str) -> String {
    let [player, points, chests, rice, hunger, supply, lands, buildings, note] = cells;
    let numbers = format!("{points:>6} {chests:>6} {rice:>4} {hunger:>6} {supply:>6} {lands:>5}");
    format!("{} {} {numbers}  {}  {note}", pad(letter, 1), pad(player, 14), pad(buildings, 9)).trim_end().to_owned()
}

/// The special card of a player, groups still to be stationed, and whether the plan is ready.
fn note(scene: &Scene<'_>, player: &PlayerDocument) -> String {
    let locale = scene.locale;
    let mut notes: Vec<String> = player.special.iter().map(|special| name(locale, special)).collect();
    match &scene.view.table.step {
        Step::Plan { ready } if ready.contains(&player.colour) => notes.push(locale.say("shogun-ready", &[])),
        Step::Plan { .. } => notes.push(locale.say("shogun-plans", &[])),
        _ => {}
    }
    if !player.groups.is_empty() {
        let groups: Vec<String> =
            player.groups.iter().flat_map(|(size, count)| vec![size.to_string(); (*count).into()]).collect();
        notes.push(locale.say("shogun-groups", &[("groups", groups.join(" ").into())]));
    }
    notes.join(", ")
}

/// Who has how many buildings of each kind in each region, those who lead first.
pub(super) fn majorities(scene: &Scene<'_>) -> Vec<(String, usize)> {
    let locale = scene.locale;
    let title = |building: Building| pad(&format!("{} ({})", name(locale, &building), building.majority()), COUNTS);
    let titles = Building::ALL.map(title).concat();
    let heading = format!("  {}{titles}", pad(&locale.say("shogun-most", &[]), REGION));
    let mut lines = vec![(scene.style.heading(&heading), MAJORITIES)];
    for region in Region::ALL {
        let mut line = format!("  {}", pad(&quarter(locale, region), REGION));
        for building in Building::ALL {
            line += &counts(scene, region, building);
        }
        lines.push((line, MAJORITIES));
    }
    lines
}

/// How wide the columns of the majorities are, and all of them together.
const REGION: usize = 10;
const COUNTS: usize = 14;
const MAJORITIES: usize = 2 + REGION + 3 * COUNTS;

/// `R2 B1`: who has how many, as wide as a column.
fn counts(scene: &Scene<'_>, region: Region, building: Building) -> String {
    let mut counts: Vec<(usize, Colour)> = Vec::new();
    for player in &scene.view.table.players {
        let here = player
            .provinces
            .iter()
            .filter(|(province, here)| scene.region(**province) == region && here.buildings.contains(&building));
        counts.push((here.count(), player.colour));
    }
    counts.retain(|(count, _)| *count > 0);
    counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let most = counts.first().map_or(0, |(count, _)| *count);
    let (mut text, mut width) = (String::new(), 0);
    for (place, (count, colour)) in counts.iter().enumerate() {
        // Players who share the lead are marked by an equals sign.
        let before = match place {
            0 => "",
            _ if *count == most => "=",
            _ => " ",
        };
        let one = format!("{}{count}", letter(scene.locale, *colour));
        width += before.len() + one.chars().count();
        text += before;
        text += &inked(&one, scene.ink(if *count == most { colour_ink(*colour) } else { "" }));
    }
    if counts.is_empty() {
        (text, width) = ("–".to_owned(), 1);
    }
    text + &" ".repeat(COUNTS.saturating_sub(width))
}

/// How many cubes of a colour, or of the peasants, a pile has.
fn cubes(pile: &Pile, colour: Option<Colour>) -> u8 {
    match colour {
        Some(Colour::Blue) => pile.blue,
        Some(Colour::Yellow) => pile.yellow,
        Some(Colour::Red) => pile.red,
        Some(Colour::Black) => pile.black,
        Some(Colour::Purple) => pile.purple,
        None => pile.peasants,
    }
}

/// The content of the tower and of the tray, color by color.
pub(super) fn tower(scene: &Scene<'_>) -> Vec<String> {
    let (table, locale) = (&scene.view.table, scene.locale);
    let tower = &table.tower;
    let titles = ["shogun-tower", "shogun-inside", "shogun-tray"].map(|id| locale.say(id, &[]));
    let line = |[who, inside, tray]: &[String; 3]| format!("{} {inside:>6} {tray:>6}", pad(who, 9));
    let mut lines = vec![scene.style.heading(&line(&titles))];
    for owner in table.players.iter().map(|player| Some(player.colour)).chain([None]) {
        let who = owner.map_or_else(|| locale.say("shogun-peasants", &[]), |colour| name(locale, &colour));
        let inside: u8 = tower.floors.iter().map(|floor| cubes(floor, owner)).sum();
        let some = |count: u8| if count > 0 { count.to_string() } else { "–".to_owned() };
        lines.push(line(&[who, some(inside), some(cubes(&tower.tray, owner))]));
    }
    lines
}

/// The plans that are seen, once planning is over: what is still to come, and the bid.
pub(super) fn plans(scene: &Scene<'_>) -> Vec<String> {
    let (table, locale) = (&scene.view.table, scene.locale);
    let own = |colour: &Colour| scene.view.viewer == Some(*colour);
    let planning = matches!(table.step, Step::Plan { .. });
    let done = usize::from(table.done).min(table.actions.len());
    let ahead = |field: &Field| planning || *field != Field::Bid && !table.actions[..done].contains(field);
    let mut lines = Vec::new();
    for (colour, plan) in scene.plans.iter().filter(|(colour, _)| !(own(colour) && planning)) {
        // What is left out need not be remembered.
        let counts = |slot: &SlotDocument| planning || matches!(slot, SlotDocument::Card(Card::Province(_)));
        let mut fields: Vec<_> = plan.iter().filter(|(field, slot)| ahead(field) && counts(slot)).collect();
        fields.sort_by_key(|(field, _)| when(&scene.view, **field).unwrap_or(ACTIONS));
        let text = |(field, card): (&Field, _)| format!("{}: {}", name(locale, field), slot(locale, Some(card)));
        let fields: Vec<String> = fields.into_iter().map(|planned| keep(&text(planned))).collect();
        if fields.is_empty() {
            continue;
        }
        let args = [("seat", name(locale, colour).into()), ("fields", fields.join(", ").into())];
        let id = if own(colour) { "shogun-plan-ahead" } else { "shogun-plan-of" };
        lines.push(scene.style.wrap(&locale.say(id, &args), 4));
    }
    lines
}

/// Who has to decide, where that is not the viewer alone.
pub(super) fn waiting(scene: &Scene<'_>) -> Vec<String> {
    let waiting = &scene.view.waiting_for;
    if waiting.is_empty() || Some(waiting.as_slice()) == scene.view.viewer.as_ref().map(std::slice::from_ref) {
        return Vec::new();
    }
    let names: Vec<String> = waiting.iter().map(|colour| name(scene.locale, colour)).collect();
    vec![scene.locale.say("board-waiting", &[("clans", scene.locale.list(&names).into())])]
}

/// Two blocks of lines side by side, the left ones with their widths.
pub(super) fn beside(left: &[(String, usize)], right: &[String]) -> Vec<String> {
    let most = left.iter().map(|(_, width)| *width).max().unwrap_or(0);
    let line = |row: usize| {
        let (text, width) = left.get(row).map_or(("", 0), |(text, width)| (text.as_str(), *width));
        let gap = " ".repeat(most - width + 2);
        format!("{text}{gap}{}", right.get(row).map_or("", String::as_str)).trim_end().to_owned()
    };
    (0..left.len().max(right.len())).map(line).collect()
}
