//! What may be decided, in words, with what there is to know about each choice.

use shogun::{Action, Building, Effect, Province, Special, State, Step};

use super::lookup::{around, yields};
use super::plan;
use super::scene::Scene;
use crate::play::menu::{Menu, Pick};
use crate::play::names::{id, name};
use crate::play::on_screen::ViewContext;
use crate::play::style::pad;

/// The question and the choices of a seat.
pub(super) fn menu(context: &ViewContext<'_, State>, actions: &[Action]) -> Menu<State> {
    let scene = Scene::of(context);
    match scene.view.table.step {
        Step::Plan { .. } => plan::menu(context, actions),
        Step::March { .. } => march(context, &scene, actions),
        _ => {
            let mut menu = Menu::new(context, &context.locale.question(&scene.view.table.step));
            for &action in actions {
                menu.add(context, action, &text(&scene, action));
            }
            menu
        }
    }
}

fn text(scene: &Scene<'_>, action: Action) -> String {
    let locale = scene.locale;
    match action {
        Action::TakeCard { province } => {
            let parts = [locale.action(&action), yields(scene, province), around(scene, province)];
            parts.join(" – ")
        }
        Action::ChoosePlace { place } => {
            let special = scene.view.table.specials.get(usize::from(place).wrapping_sub(1)).copied().flatten();
            let Some(special) = special else { return locale.action(&action) };
            let effect = locale.say(&format!("special-{}-effect", text::kebab(&id(&special))), &[]);
            let place = locale.say("shogun-place", &[("place", place.into())]);
            format!("{place}  {} {effect}", pad(&name(locale, &special), 14))
        }
        Action::Station { armies } => {
            let left = scene.me().and_then(|player| player.groups.get(&armies)).copied().unwrap_or(0);
            let args = [("armies", armies.into()), ("left", left.into())];
            locale.say("shogun-group", &args)
        }
        Action::Face { province } => {
            let here = scene.holder(province).map_or((0, 0), |(_, here)| (here.armies, here.unrest));
            let peasants = here.1 + scene.view.table.revolt_peasants;
            let args = [("armies", here.0.into()), ("peasants", peasants.into())];
            format!("{} – {}", locale.action(&action), locale.say("shogun-revolt-odds", &args))
        }
        action => locale.action(&action),
    }
}

/// Where armies can march: a number for each target leads to how many.
fn march(context: &ViewContext<'_, State>, scene: &Scene<'_>, actions: &[Action]) -> Menu<State> {
    let locale = context.locale;
    let mut menu = Menu::new(context, &locale.question(&scene.view.table.step));
    let mut targets: Vec<(Province, Vec<Action>)> = Vec::new();
    for &action in actions {
        let Action::March { to, .. } = action else { continue };
        match targets.iter_mut().find(|(target, _)| *target == to) {
            Some((_, marches)) => marches.push(action),
            None => targets.push((to, vec![action])),
        }
    }
    for (to, marches) in targets {
        let line = format!("{} {}", pad(&name(locale, &to), 12), target(scene, to));
        if let [only] = marches.as_slice() {
            menu.add_pick(context, None, Pick::Do(vec![*only]), &line);
            continue;
        }
        let args = [("province", name(locale, &to).into()), ("most", marches.len().into())];
        let mut many = Menu::new(context, &locale.say("shogun-how-many", &args));
        many.add_quietly(&marches);
        menu.add_pick(context, None, Pick::Ask(many), &line);
    }
    for &stay in actions.iter().filter(|action| **action == Action::Stay) {
        menu.add(context, stay, &locale.action(&stay));
    }
    menu.say(context.style.wrap(&locale.say("shogun-march-help", &[]), 2));
    menu
}

/// What awaits those who march into a province.
fn target(scene: &Scene<'_>, to: Province) -> String {
    let (locale, table) = (scene.locale, &scene.view.table);
    let effect = table.event.map(|event| event.effect());
    let mut notes = Vec::new();
    match scene.holder(to) {
        Some((colour, here)) if Some(colour) == scene.view.viewer => {
            notes.push(locale.say("shogun-target-own", &[("armies", here.armies.into())]));
        }
        Some((colour, here)) => {
            let args = [("seat", name(locale, &colour).into()), ("armies", here.armies.into())];
            notes.push(locale.say("shogun-target-enemy", &args));
            let owner = scene.player(colour).filter(|player| player.supply > 0);
            if owner.is_some_and(|player| player.special == Some(Special::Defense)) {
                notes.push(locale.say("shogun-target-card", &[]));
            }
            if owner.is_some() && effect == Some(Effect::StrongCastles) && here.buildings.contains(&Building::Castle) {
                notes.push(locale.say("shogun-target-castle", &[]));
            }
            let unrest = [("unrest", here.unrest.into()), ("peasants", table.tower.tray.peasants.into())];
            notes.push(locale.say("shogun-target-unrest", &unrest));
            if !here.buildings.is_empty() {
                let buildings: Vec<String> = here.buildings.iter().map(|building| name(locale, building)).collect();
                notes.push(locale.list(&buildings));
            }
        }
        None => {
            let peasants = if effect == Some(Effect::WaryPeasants) { 2 } else { 1 };
            notes.push(locale.say("shogun-target-neutral", &[("peasants", peasants.into())]));
        }
    }
    let by_sea = matches!(table.step, Step::March { from, .. } if from.row().sea.contains(&to));
    if by_sea {
        notes.push(locale.say("shogun-by-sea", &[]));
    }
    notes.join("; ")
}
