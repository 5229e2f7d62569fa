//! What may be decided, numbered and grouped.

use rising_sun::{Action, Event, Refusal, State, StepDocument, View};
use table::{Game, Seat};
use text::{Tongue, kebab};

use super::cards::card_line;
use super::panels::id;
use super::style::{KEEP, Style, pad};

/// What a player may decide, and what they read.
pub(super) struct Choices {
    /// Each action with the number that chooses it.
    numbered: Vec<(usize, Action)>,
    /// The question and the choices, line by line.
    pub(super) lines: Vec<String>,
}

/// What choices are made from.
pub(super) struct Asked<'a> {
    pub(super) view: &'a View,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) tongue: &'a Tongue,
    pub(super) style: Style,
}

impl Choices {
    /// Numbers and groups actions.
    pub(super) fn new(asked: &Asked<'_>, actions: &[Action]) -> Choices {
        let mut choices = Choices { numbered: Vec::new(), lines: Vec::new() };
        let document = asked.view.document();
        if let Some(step) = document.table.agenda.last() {
            let question = asked.tongue.question(step);
            choices.lines.push(asked.style.heading(&asked.style.wrap(&question, 2)));
            if *step == StepDocument::Bids {
                choices.explain_bids(asked);
            }
        }
        let mut groups: Vec<(Option<String>, Vec<Action>)> = Vec::new();
        for &action in actions {
            let head = group(asked.tongue, &action);
            match groups.iter_mut().find(|(other, _)| head.is_some() && *other == head) {
                Some((_, members)) => members.push(action),
                None => groups.push((head, vec![action])),
            }
        }
        for (head, members) in groups {
            match (head, members.as_slice()) {
                (Some(head), [_, _, ..]) => choices.add_group(asked, &head, &members),
                _ => members.iter().for_each(|&action| choices.add(asked, action, actions)),
            }
        }
        choices.show_dear_cards(asked, actions);
        choices
    }

    /// The action that a number chooses.
    pub(super) fn pick(&self, number: usize) -> Option<Action> {
        self.numbered.iter().find(|(one, _)| *one == number).map(|(_, action)| *action)
    }

    /// The smallest and the largest number.
    pub(super) fn range(&self) -> (usize, usize) {
        let numbers = || self.numbered.iter().map(|(number, _)| *number);
        (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
    }

    /// The way to do nothing more, if there is one.
    pub(super) fn done(&self) -> Option<Action> {
        let ends = |action: &Action| matches!(action, Action::Done | Action::Ready | Action::Stay);
        self.numbered.iter().map(|(_, action)| *action).find(ends)
    }

    /// Gives an action its number; a bid is its own number.
    fn number(&mut self, action: Action) -> usize {
        let number = match action {
            Action::Bid { coins, .. } => coins.into(),
            _ => self.range().1 + 1,
        };
        self.numbered.push((number, action));
        number
    }

    fn add_group(&mut self, asked: &Asked<'_>, head: &str, members: &[Action]) {
        let items = members.iter().map(|action| {
            let item = asked.tongue.tell("pick", action, &[]);
            let number = self.number(*action).to_string();
            // What is its own number need not be said twice; a number stays with its item.
            if item == number { number } else { format!("{number}{KEEP}{}", item.replace(' ', &KEEP.to_string())) }
        });
        let items: Vec<String> = items.collect();
        self.lines.push(asked.style.wrap(&format!("  {head}:  {}", items.join("  ")), 6));
    }

    fn add(&mut self, asked: &Asked<'_>, action: Action, all: &[Action]) {
        let number = self.number(action);
        let tongue = asked.tongue;
        let text = match action {
            Action::ChooseMandate { slot } => match asked.view.hand() {
                Some(hand) => mandate(tongue, &id(&hand[usize::from(slot)])),
                None => tongue.action(&action),
            },
            Action::Announce { mandate: announced } => mandate(tongue, &id(&announced)),
            Action::BuyCard { card } => card_line(tongue, card, price(asked, action)),
            Action::Done if matches!(all, [Action::Execute | Action::RiseToTop, Action::Done]) => {
                tongue.say("play-no", &[])
            }
            action => tongue.action(&action),
        };
        self.lines.push(asked.style.wrap(&format!("{number:>4}  {text}"), 8));
    }

    /// Cards that are for sale but too dear are shown without a number.
    fn show_dear_cards(&mut self, asked: &Asked<'_>, actions: &[Action]) {
        let document = asked.view.document();
        if !matches!(document.table.agenda.last(), Some(StepDocument::Train { .. } | StepDocument::Ryujin { .. })) {
            return;
        }
        for &card in document.table.market.keys() {
            let action = Action::BuyCard { card };
            if !actions.contains(&action) {
                let line = format!("   –  {}", card_line(asked.tongue, card, price(asked, action)));
                self.lines.push(asked.style.wrap(&line, 8));
            }
        }
    }

    /// What the four advantages are worth, before the first bid; after it, what was bid.
    fn explain_bids(&mut self, asked: &Asked<'_>) {
        let (document, tongue) = (asked.view.document(), asked.tongue);
        if !document.bids.is_empty() {
            let bid = |(advantage, coins)| tongue.action(&Action::Bid { advantage, coins });
            let bids: Vec<String> = document.bids.into_iter().map(bid).collect();
            self.lines.push(format!("  {}", bids.join(", ")));
            return;
        }
        for advantage in rising_sun::Advantage::ALL {
            let name = id(&advantage);
            let effect = tongue.say(&format!("advantage-{}-effect", kebab(&name)), &[]);
            self.lines.push(asked.style.wrap(&format!("    {} {effect}", pad(&tongue.name(&name), 15)), 20));
        }
        let coins = document.table.players.iter().find(|player| Some(player.clan) == document.viewer);
        let coins = coins.map_or(0, |player| player.coins);
        self.lines.push(asked.style.wrap(&format!("  {}", tongue.say("play-bids", &[("coins", coins.into())])), 4));
    }
}

/// What heads the actions that differ from this one only in their last choice.
fn group(tongue: &Tongue, action: &Action) -> Option<String> {
    let value = serde_json::to_value(action).ok()?;
    let tag = value.as_object()?.keys().next()?;
    tongue.knows(&format!("group-{}", kebab(tag))).then(|| tongue.tell("group", action, &[]))
}

fn mandate(tongue: &Tongue, name: &str) -> String {
    let effect = tongue.say(&format!("mandate-{name}-effect"), &[]);
    format!("{} {effect}", pad(&tongue.name(name), 8))
}

/// What a card costs this player: the rules are asked, by trying to buy it.
fn price(asked: &Asked<'_>, action: Action) -> Option<u16> {
    let mut events = Vec::new();
    match { *asked.state }.perform(asked.seat, action, &mut events) {
        Ok(()) => events.iter().find_map(|event| match event {
            Event::CardBought { cost, .. } => Some(*cost),
            _ => None,
        }),
        Err(Refusal::NotEnoughCoins { cost, .. }) => Some(cost),
        Err(_) => None,
    }
}
