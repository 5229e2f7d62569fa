//! What may be decided in Rising Sun, with what it costs and brings.

use engine::{Game, Seat, Viewer};
use rising_sun::{Action, Advantage, Event, Refusal, State, StepDocument, ViewDocument};
use text::{Locale, kebab};

use super::cards::card_line;
use super::document;
use crate::play::menu::Menu;
use crate::play::names::id;
use crate::play::on_screen::ViewContext;
use crate::play::style::pad;

/// The question and the choices of a seat.
pub(super) fn menu(context: &ViewContext<'_, State>, seat: Seat, actions: &[Action]) -> Menu<State> {
    let view = document(context);
    let step = view.table.agenda.last();
    let mut menu = Menu::new(context, &step.map(|step| context.locale.question(step)).unwrap_or_default());
    if step == Some(&StepDocument::Bids) {
        explain_bids(&mut menu, context, &view);
    }
    menu.add_all(context, actions, |action| text(context, seat, action, actions));
    if matches!(step, Some(StepDocument::Train { .. } | StepDocument::Ryujin { .. })) {
        show_dear_cards(&mut menu, context, seat, &view, actions);
    }
    menu
}

fn text(context: &ViewContext<'_, State>, seat: Seat, action: Action, all: &[Action]) -> String {
    let locale = context.locale;
    match action {
        Action::ChooseMandate { slot } => match context.game.view(Viewer::Seat(seat)).hand() {
            Some(hand) => mandate(locale, &id(&hand[usize::from(slot)])),
            None => locale.action(&action),
        },
        Action::Announce { mandate: announced } => mandate(locale, &id(&announced)),
        Action::BuyCard { card } => card_line(locale, card, price(context, seat, action)),
        Action::Done if matches!(all, [Action::Execute | Action::RiseToTop, Action::Done]) => {
            locale.say("play-no", &[])
        }
        action => locale.action(&action),
    }
}

/// Cards that are for sale but too dear are shown without a number.
fn show_dear_cards(
    menu: &mut Menu<State>,
    context: &ViewContext<'_, State>,
    seat: Seat,
    view: &ViewDocument,
    actions: &[Action],
) {
    for &card in view.table.market.keys() {
        let action = Action::BuyCard { card };
        if !actions.contains(&action) {
            let line = format!("   –  {}", card_line(context.locale, card, price(context, seat, action)));
            menu.say(context.style.wrap(&line, 8));
        }
    }
}

/// What the four advantages are worth, before the first bid; after it, what was bid.
fn explain_bids(menu: &mut Menu<State>, context: &ViewContext<'_, State>, view: &ViewDocument) {
    let locale = context.locale;
    if !view.bids.is_empty() {
        let bid = |(&advantage, &coins)| locale.action(&Action::Bid { advantage, coins });
        let bids: Vec<String> = view.bids.iter().map(bid).collect();
        menu.say(format!("  {}", bids.join(", ")));
        return;
    }
    for advantage in Advantage::ALL {
        let name = id(&advantage);
        let effect = locale.say(&format!("advantage-{}-effect", kebab(&name)), &[]);
        menu.say(context.style.wrap(&format!("    {} {effect}", pad(&locale.name(&name), 15)), 20));
    }
    let coins = view.table.players.iter().find(|player| Some(player.clan) == view.viewer);
    let coins = coins.map_or(0, |player| player.coins);
    menu.say(context.style.wrap(&format!("  {}", locale.say("play-bids", &[("coins", coins.into())])), 4));
}

fn mandate(locale: &Locale, name: &str) -> String {
    let effect = locale.say(&format!("mandate-{name}-effect"), &[]);
    format!("{} {effect}", pad(&locale.name(name), 8))
}

/// What a card costs this player: the rules are asked, by trying to buy it.
fn price(context: &ViewContext<'_, State>, seat: Seat, action: Action) -> Option<u16> {
    let mut events = Vec::new();
    match { *context.game }.perform(seat, action, &mut events) {
        Ok(()) => events.iter().find_map(|event| match event {
            Event::CardBought { cost, .. } => Some(*cost),
            _ => None,
        }),
        Err(Refusal::NotEnoughCoins { cost, .. }) => Some(cost),
        Err(_) => None,
    }
}
