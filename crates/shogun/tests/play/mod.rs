//! Shogun as a [`Subject`]: whole games with all kinds of options and promises.

#![allow(unreachable_pub)]

use engine::{
    Chance, Game, NegotiationAction, OfferId, PlayerAction, PromiseContent, PromiseId, Seat, Session, Viewer,
};
use laws::{Observed, Subject, observe, pick};
use shogun::*;

/// The subject.
pub struct Shogun;

impl Subject for Shogun {
    type Game = State;

    fn options(chance: &mut Chance) -> Options {
        let mut colours = Colour::ALL.to_vec();
        chance.shuffle(&mut colours);
        colours.truncate(3 + chance.below(3) as usize);
        let board = pick(chance, &Board::ALL);
        let preset = board == Board::Sun && chance.below(2) == 0;
        let (_, tower) = if chance.below(2) == 0 { Tower::NAMED[0] } else { pick(chance, &Tower::NAMED) };
        Options {
            colours,
            board,
            start: if preset { Start::Preset } else { Start::Draft },
            tower,
            free_marches: chance.below(4) == 0,
            limited_stock: chance.below(4) == 0,
        }
    }

    fn universe(most: u8) -> Vec<Action> {
        let mut all = vec![Action::DrawCard, Action::ReplaceCards, Action::Commit, Action::Reopen, Action::Stay];
        all.extend((0..8).map(|armies| Action::Station { armies }));
        all.extend((0..8).map(|place| Action::ChoosePlace { place }));
        for province in Province::ALL {
            all.push(Action::TakeCard { province });
            all.push(Action::Face { province });
            all.extend((0..=most).map(|armies| Action::March { to: province, armies }));
        }
        let cards = Province::ALL.map(Card::Province).into_iter().chain((0..7).map(Card::Chests));
        let cards: Vec<Card> = cards.chain([Card::Chests(60), Card::Chests(255)]).collect();
        for field in Field::ALL {
            all.push(Action::LeaveEmpty { field });
            all.push(Action::TakeBack { field });
            all.extend(cards.iter().map(|&card| Action::Plan { field, card }));
        }
        all
    }

    /// Chooses an optional action now and then, such as taking back a planned card.
    fn choose(game: &State, seat: Seat, chance: &mut Chance) -> Action {
        let mut actions = Vec::new();
        if chance.below(12) == 0 {
            game.free_actions(seat, &mut actions);
        }
        if actions.is_empty() {
            game.legal_actions(seat, &mut actions);
        }
        assert!(
            !actions.is_empty(),
            "{seat:?} has to decide and has no legal action: {:?}",
            game.position().table.step
        );
        pick(chance, &actions)
    }

    /// Plans are secret: the seat plans something else in the twin game, but commits at the same time, which all
    /// players may know.
    fn mirror(
        (_, twin): (&State, &mut State),
        seat: Seat,
        action: Action,
        viewer: Viewer,
        chance: &mut Chance,
    ) -> Option<Observed<State>> {
        let hidden = matches!(action, Action::Plan { .. } | Action::LeaveEmpty { .. } | Action::TakeBack { .. });
        if viewer.is(seat) || !hidden && action != Action::Commit {
            return Some(observe(twin, seat, action, viewer));
        }
        let mut events = Vec::new();
        loop {
            let mut legal = Vec::new();
            twin.legal_actions(seat, &mut legal);
            let complete = legal == [Action::Commit];
            if complete && hidden {
                return Some((events, false));
            }
            let (more, revealed) = observe(twin, seat, pick(chance, &legal), viewer);
            events.extend(more);
            if complete || hidden {
                return Some((events, revealed));
            }
        }
    }

    fn side_show(session: &Session<State>, seat: Seat, chance: &mut Chance) -> PlayerAction<State> {
        let names = session.seat_names();
        let to = names[chance.below(names.len() as u32) as usize].to_string();
        let offers = session.negotiations().offers();
        let any = OfferId(chance.below(offers.len() as u32 + 2));
        let offer = offers.last().map_or(any, |last| if chance.below(2) == 0 { last.id } else { any });
        let until = if chance.below(2) == 0 { Until::RoundEnd } else { Until::Winter };
        let word = match chance.below(3) {
            0 => PromiseContent::Words("I shall remember this.".to_owned()),
            1 => PromiseContent::Pledge(Pledge::Peace { until }),
            _ => PromiseContent::Pledge(Pledge::StayOut { province: pick(chance, &Province::ALL), until }),
        };
        let free = session.free(seat);
        PlayerAction::Negotiate(match chance.below(8) {
            0 | 1 => {
                NegotiationAction::Offer { to, terms: None, i_promise: vec![word.clone()], you_promise: vec![word] }
            }
            2 => NegotiationAction::Accept { offer },
            3 => NegotiationAction::Decline { offer },
            4 => NegotiationAction::Promise { to, content: word },
            _ if free.is_empty() => NegotiationAction::Judge { promise: PromiseId(chance.below(4)), kept: true },
            _ => return PlayerAction::Game(pick(chance, &free)),
        })
    }

    const NAMES: &'static [&'static str] = &[
        "blue",
        "yellow",
        "red",
        "black",
        "purple",
        "aki",
        "settsu",
        "omi",
        "kozuke",
        "tosa",
        "castle",
        "temple",
        "theater",
        "rice",
        "tax",
        "one_army",
        "battle_a",
        "bid",
        "province",
        "chests",
        "face_down",
        "empty",
        "sun",
        "moon",
        "spring",
        "autumn",
        "winter",
        "attack",
        "six_armies",
        "low_taxes_0",
        "plan",
        "act",
        "march",
        "revolt",
        "over",
        "seat",
        "peasants",
        "armies",
    ];

    const FRAIL: &'static [&'static str] = &[
        "step", "step", "players", "draft", "tower", "places", "specials", "events", "spent", "event", "actions",
        "revolts", "fresh", "bidders", "done", "turn", "",
    ];
}
