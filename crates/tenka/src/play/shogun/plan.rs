//! The player board: eleven fields, the cards on them and what they would bring, and the hand.

use engine::{DiscardEvents, Game};
use shogun::{Action, Card, Field, Province, SlotDocument, State};

use super::scene::{Scene, card, slot, when};
use crate::play::menu::{Menu, Pick};
use crate::play::names::name;
use crate::play::on_screen::ViewContext;
use crate::play::style::{KEEP, pad};

/// The question and the player board: a number for each field leads to the cards for it.
pub(super) fn menu(context: &ViewContext<'_, State>, actions: &[Action]) -> Menu<State> {
    let scene = Scene::of(context);
    let mut menu = Menu::new(context, &context.locale.question(&scene.view.table.step));
    menu.say(titles(&scene));
    for (place, field) in Field::ALL.into_iter().enumerate() {
        let further = Pick::Ask(cards(context, &scene, field));
        menu.add_pick(context, Some(place + 1), further, &field_line(&scene, field));
    }
    if actions.contains(&Action::Commit) {
        let text = context.locale.action(&Action::Commit);
        menu.add_pick(context, None, Pick::Do(vec![Action::Commit]), &text);
    }
    for line in hand(&scene) {
        menu.say(line);
    }
    menu.say(context.style.wrap(&context.locale.say("shogun-plan-help", &[]), 2));
    menu
}

/// The player board to look at.
pub(super) fn show(scene: &Scene<'_>) -> Vec<String> {
    if scene.me().is_none() {
        return vec![scene.locale.say("shogun-no-plan", &[])];
    }
    let mut lines = vec![titles(scene)];
    lines.extend(Field::ALL.map(|field| scene.style.wrap(&format!("      {}", field_line(scene, field)), 8)));
    lines.extend(hand(scene));
    lines
}

fn titles(scene: &Scene<'_>) -> String {
    let titles = ["shogun-field", "shogun-when", "shogun-price", "shogun-card-on-it"];
    let [field, when, price, card] = titles.map(|id| scene.locale.say(id, &[]));
    format!("      {} {when:>4} {price:>5}  {card}", pad(&field, 13))
}

/// A field: when its turn comes, what it costs, the card on it and what that brings.
fn field_line(scene: &Scene<'_>, field: Field) -> String {
    let locale = scene.locale;
    let turn = match (when(&scene.view, field), field) {
        (Some(place), _) => place.to_string(),
        (None, Field::Bid) => "–".to_owned(),
        (None, _) => "?".to_owned(),
    };
    let price = if field.price() > 0 { field.price().to_string() } else { "–".to_owned() };
    let planned = scene.view.plan.get(&field);
    let remark = match planned {
        Some(SlotDocument::Card(card)) => remark(scene, field, *card),
        _ => String::new(),
    };
    let card = slot(locale, planned);
    format!("{} {turn:>4} {price:>5}  {} {remark}", pad(&name(locale, &field), 13), pad(&card, 11))
        .trim_end()
        .to_owned()
}

/// What a card on a field would bring.
fn remark(scene: &Scene<'_>, field: Field, card: Card) -> String {
    let locale = scene.locale;
    match (field, card) {
        (Field::Bid, Card::Chests(_)) => String::new(),
        (Field::Bid, Card::Province(_)) => locale.say("shogun-bid-province", &[]),
        (_, Card::Chests(_)) => locale.say("shogun-skipped", &[]),
        (Field::Castle | Field::Temple | Field::Theater, Card::Province(province)) => sites(scene, field, province),
        (Field::Rice, Card::Province(province)) => {
            let rice = locale.say("shogun-yields-rice", &[("rice", province.row().rice.into())]);
            rice + &revolt(scene, province)
        }
        (Field::Tax, Card::Province(province)) => {
            let chests = locale.say("shogun-yields-chests", &[("chests", province.row().chests.into())]);
            chests + &revolt(scene, province)
        }
        (_, Card::Province(province)) => armies(scene, field, province),
    }
}

/// Whether there is a site for a building.
fn sites(scene: &Scene<'_>, field: Field, province: Province) -> String {
    let locale = scene.locale;
    let standing = scene.holder(province).map_or(&[][..], |(_, here)| here.buildings.as_slice());
    let sites = usize::from(province.row().sites);
    if field.builds().is_some_and(|building| standing.contains(&building)) {
        return locale.say("shogun-stands-there", &[]);
    }
    let free = sites.saturating_sub(standing.len());
    let region = super::scene::quarter(locale, scene.region(province));
    locale.say("shogun-sites-free", &[("free", free.into()), ("sites", sites.into()), ("region", region.into())])
}

/// What the peasants of a province would do if they were burdened again.
fn revolt(scene: &Scene<'_>, province: Province) -> String {
    match scene.holder(province) {
        Some((_, here)) if here.unrest > 0 => {
            scene.locale.say("shogun-revolt-risk", &[("peasants", here.unrest.into()), ("armies", here.armies.into())])
        }
        _ => String::new(),
    }
}

/// The armies of a province, and the provinces around it that belong to others.
fn armies(scene: &Scene<'_>, field: Field, province: Province) -> String {
    let locale = scene.locale;
    let here = scene.holder(province).map_or(0, |(_, here)| here.armies);
    let own = |other: Province| scene.holder(other).map(|(colour, _)| colour) == scene.view.viewer;
    let wanted = |other: &Province| own(*other) == (field == Field::OneArmy);
    let around = scene.neighbours(province).into_iter().map(|(other, _)| other).filter(wanted);
    let around: Vec<String> = around.map(|other| scene.brief(other).replace(' ', &KEEP.to_string())).collect();
    let id = match field {
        Field::OneArmy => "shogun-armies-own",
        _ => "shogun-armies-around",
    };
    let args = [("armies", here.into()), ("around", around.join(", ").into()), ("some", around.len().into())];
    locale.say(id, &args)
}

/// The cards in hand, and what the plan costs so far.
fn hand(scene: &Scene<'_>) -> Vec<String> {
    let (locale, view) = (scene.locale, &scene.view);
    let (mut provinces, mut chests) = (Vec::new(), Vec::new());
    for &held in &view.hand {
        match held {
            Card::Province(province) => provinces.push(name(locale, &province)),
            Card::Chests(count) => chests.push(count.to_string()),
        }
    }
    let none = || locale.say("shogun-none", &[]);
    let joined = |cards: Vec<String>| if cards.is_empty() { none() } else { cards.join(", ") };
    let args = [("provinces", joined(provinces).into()), ("chests", joined(chests).into())];
    let mut costs = 0;
    for (field, slot) in &view.plan {
        costs += match slot {
            SlotDocument::Card(Card::Province(_)) => field.price(),
            SlotDocument::Card(Card::Chests(bid)) if *field == Field::Bid => (*bid).into(),
            _ => 0,
        };
    }
    let purse = scene.me().map_or(0, |player| player.chests);
    let costs = [("costs", costs.into()), ("chests", purse.into())];
    [locale.say("shogun-hand", &args), locale.say("shogun-costs", &costs)]
        .map(|line| scene.style.wrap(&format!("  {line}"), 4))
        .to_vec()
}

/// The cards that can lie on a field, each with what it would bring.
fn cards(context: &ViewContext<'_, State>, scene: &Scene<'_>, field: Field) -> Menu<State> {
    let locale = context.locale;
    let lying = scene.view.plan.get(&field);
    let args = [("field", name(locale, &field).into()), ("price", field.price().into())];
    let mut menu = Menu::new(context, &locale.say("shogun-which-card", &args));
    if lying.is_some() {
        go_on(context, scene, &mut menu);
    }
    let steps = |action: Action| -> Vec<Action> {
        let back = lying.map(|_| Action::TakeBack { field });
        back.into_iter().chain([action]).collect()
    };
    // Which cards fit is the rules' affair: a copy of the game tries them.
    let seat = scene.view.viewer.and_then(|colour| context.game.seat_of(colour));
    let allowed = |action: Action| {
        let mut game = *context.game;
        seat.is_some_and(|seat| {
            steps(action).into_iter().all(|step| game.perform(seat, step, &mut DiscardEvents).is_ok())
        })
    };
    let lay = |card: Card| Pick::Do(steps(Action::Plan { field, card }));
    let mut chests = Vec::new();
    for &chosen in scene.view.hand.iter().filter(|&&card| allowed(Action::Plan { field, card })) {
        let text = card(locale, chosen);
        match chosen {
            Card::Province(_) => {
                let text = format!("{} {}", pad(&text, 11), remark(scene, field, chosen));
                menu.add_pick(context, None, lay(chosen), text.trim_end());
            }
            Card::Chests(_) => chests.push((text, lay(chosen))),
        }
    }
    if !chests.is_empty() {
        let id = if field == Field::Bid { "shogun-bid-with" } else { "shogun-skip-with" };
        menu.add_picks(context, &locale.say(id, &[]), chests);
    }
    if lying.is_some() {
        let back = Action::TakeBack { field };
        menu.add_pick(context, None, Pick::Do(vec![back]), &locale.action(&back));
    } else if allowed(Action::LeaveEmpty { field }) {
        let leave = Action::LeaveEmpty { field };
        menu.add_pick(context, None, Pick::Do(vec![leave]), &locale.action(&leave));
    }
    menu
}

/// Adds the way past a field that is decided: to the next one that is not, or to the end of the plan.
fn go_on(context: &ViewContext<'_, State>, scene: &Scene<'_>, menu: &mut Menu<State>) {
    let open = Field::ALL.into_iter().find(|field| !scene.view.plan.contains_key(field));
    let Some(next) = open else {
        let text = context.locale.say("shogun-leave-and-commit", &[]);
        return menu.add_pick(context, None, Pick::Do(vec![Action::Commit]), &text);
    };
    let text = context.locale.say("shogun-leave-and-go-on", &[("field", name(context.locale, &next).into())]);
    menu.add_pick(context, None, Pick::Ask(cards(context, scene, next)), &text);
}
