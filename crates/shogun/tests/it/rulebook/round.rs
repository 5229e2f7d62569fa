//! The course of a round (p.6, p.9).

use std::collections::BTreeSet;

use crate::rulebook::helpers::*;

/// Plays a whole game in which all players cover fields if possible, and otherwise choose the first legal action.
fn whole_game(seed: u64) -> Table {
    let mut table = Table::dealt(&preset_options(&THREE), seed);
    while let Some(&colour) = table.waiting_for().first() {
        let legal = table.legal(colour);
        let cover = legal.iter().find(|action| matches!(action, Action::Plan { card: Card::Chests(_), .. }));
        let action = *cover.unwrap_or(&legal[0]);
        table.act(colour, action);
    }
    table
}

/// The numbers and fields of the actions in the order in which they began.
fn begun(table: &Table) -> Vec<(u8, Field)> {
    let begun = |event: &Event| match *event {
        Event::ActionBegan { number, action } => Some((number, action)),
        _ => None,
    };
    table.events.iter().filter_map(begun).collect()
}

/// p.6, p.10: Two years of spring, summer, autumn and winter: eight rounds.
#[test]
fn game_has_two_years_of_three_rounds_and_winter() {
    let table = whole_game(1);
    let seasons: Vec<(u8, Season)> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::RoundBegan { year, season, .. } => Some((year, season)),
            Event::WinterCame { year, .. } => Some((year, Winter)),
            _ => None,
        })
        .collect();
    let year = |year: u8| [Spring, Summer, Autumn, Winter].map(|season| (year, season));
    assert_eq!(seasons, [year(1), year(2)].concat());
}

/// p.6: A round goes by its six steps, one after the other.
#[test]
fn round_follows_its_steps() {
    let table = whole_game(1);
    let step = |event: &Event| match event {
        Event::RoundBegan { .. } => Some(0),
        Event::SpecialsLaidOut { .. } => Some(1),
        Event::PlanCommitted { .. } => Some(2),
        Event::EventDrawn { .. } => Some(3),
        Event::BidShown { .. } => Some(4),
        Event::PlaceTaken { .. } => Some(5),
        Event::ActionBegan { .. } => Some(6),
        Event::RoundEnded { .. } => Some(7),
        _ => None,
    };
    let mut steps: Vec<i32> = table.events.iter().filter_map(step).collect();
    steps.dedup();
    assert_eq!(steps, [0, 1, 2, 3, 4, 5, 6, 7].repeat(6));
}

/// p.6: The order of the actions is new in each round; so is that of the special cards.
#[test]
fn actions_and_specials_are_shuffled_each_round() {
    let table = whole_game(2);
    let orders: BTreeSet<Vec<(u8, Field)>> = begun(&table).chunks(10).map(<[_]>::to_vec).collect();
    assert_eq!(orders.len(), 6);
    let specials = |event: &Event| match *event {
        Event::SpecialsLaidOut { specials } => Some(specials),
        _ => None,
    };
    let rows: BTreeSet<[Special; 5]> = table.events.iter().filter_map(specials).collect();
    assert!(rows.len() > 3, "{rows:?}");
    assert!(rows.iter().all(|row| row.iter().collect::<BTreeSet<_>>().len() == 5));
}

/// p.6: The first five actions lie open, the other five face down.
#[test]
fn five_actions_are_open_and_five_face_down() {
    let table = Scene::of(&FOUR).actions(&[Tax, BattleA, Rice, BattleB, OneArmy, ThreeArmies]).planning();
    for viewer in viewers(&table) {
        assert_eq!(table.view(viewer).table.actions, [Tax, BattleA, Rice, BattleB, OneArmy]);
    }
}

/// p.6, p.9: After each action one more is turned up: the sixth after the first, and so on.
#[test]
fn after_each_action_the_next_is_turned_up() {
    let table = Scene::of(&FOUR).actions(&[Tax, BattleA, Rice, BattleB, OneArmy, ThreeArmies]).act();
    let row: Vec<(bool, u8)> = table
        .events
        .iter()
        .take_while(|event| !matches!(event, Event::RoundEnded { .. }))
        .filter_map(|event| match *event {
            Event::ActionBegan { number, .. } => Some((true, number)),
            Event::ActionTurned { number, .. } => Some((false, number)),
            _ => None,
        })
        .collect();
    let mut expected: Vec<(bool, u8)> = (1..=5).flat_map(|number| [(true, number), (false, number + 5)]).collect();
    expected.extend((6..=10).map(|number| (true, number)));
    assert_eq!(row, expected);
    assert!(table.happened(Event::ActionTurned { number: 6, action: ThreeArmies }));
}

/// p.6, p.9: The actions are done in the order in which they lie.
#[test]
fn actions_are_done_in_the_order_of_their_cards() {
    let order = [BattleB, Rice, Field::Theater, FiveArmies, Tax, OneArmy, Field::Castle, BattleA, ThreeArmies];
    let table = Scene::of(&FOUR).actions(&order).act();
    let done: Vec<Field> = begun(&table).into_iter().map(|(_, action)| action).take(10).collect();
    assert_eq!(done, [&order[..], &[Field::Temple]].concat());
}

/// p.6: Each of the ten actions can be done once in a round.
#[test]
fn each_action_comes_once() {
    let done: Vec<Field> = begun(&whole_game(3)).into_iter().map(|(_, action)| action).collect();
    for round in done.chunks(10) {
        assert_eq!(round.iter().copied().collect::<BTreeSet<_>>(), Field::ACTIONS.into());
    }
}

/// p.9: All do an action in turn order before the next action begins.
#[test]
fn all_do_an_action_before_the_next() {
    let table = Scene::of(&THREE)
        .order(&[Red, Blue, Yellow])
        .land(Blue, Kai, 1)
        .land(Blue, Hida, 1)
        .land(Yellow, Kii, 1)
        .land(Red, Ise, 1)
        .plan(Blue, Tax, Kai)
        .plan(Yellow, Tax, Kii)
        .plan(Red, Tax, Ise)
        .plan(Blue, Rice, Hida)
        .act();
    let shown: Vec<(Colour, Field)> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::PlanShown { colour, action, .. } => Some((colour, action)),
            _ => None,
        })
        .take(6)
        .collect();
    assert_eq!(shown, [(Red, Tax), (Blue, Tax), (Yellow, Tax), (Red, Rice), (Blue, Rice), (Yellow, Rice)]);
}

/// p.9: A province card is shown only when its player's turn in the action has come.
#[test]
fn card_is_shown_when_its_turn_comes() {
    let mut table = Scene::of(&THREE)
        .lands(Blue, &[Kai, Hida], 2)
        .lands(Yellow, &[Kii, Hoki], 2)
        .plan(Blue, BattleA, Kai)
        .plan(Yellow, BattleA, Kii)
        .plan(Blue, BattleB, Hida)
        .plan(Yellow, BattleB, Hoki)
        .act();
    assert_eq!(visible_card(&table, Blue, BattleA), Some(VisibleCardDocument::FaceUp(province(Kai))));
    assert_eq!(visible_card(&table, Yellow, BattleA), Some(VisibleCardDocument::FaceDown));
    assert_eq!(visible_card(&table, Blue, BattleB), Some(VisibleCardDocument::FaceDown));
    table.march(Blue, Suruga, 1);
    assert_eq!(visible_card(&table, Yellow, BattleA), Some(VisibleCardDocument::FaceUp(province(Kii))));
    assert_eq!(
        visible_card(&table, Blue, BattleA),
        Some(VisibleCardDocument::FaceUp(province(Kai))),
        "it stays on its field"
    );
}

/// p.9: Cards go back to their players' hands only after the tenth action.
#[test]
fn cards_return_after_the_tenth_action() {
    let last = [Field::Castle, Field::Temple, Field::Theater, Rice, FiveArmies, ThreeArmies, OneArmy, BattleA, Tax];
    let mut table = Scene::of(&THREE)
        .land(Blue, Kai, 2)
        .land(Blue, Hida, 1)
        .actions(&last)
        .plan(Blue, Tax, Hida)
        .plan(Blue, BattleB, Kai)
        .act();
    assert!(
        !table.view_of(Blue).hand.contains(&province(Hida)),
        "the ninth action is done, its card is still on the board"
    );
    table.march(Blue, Suruga, 1);
    let hand = table.view_of(Blue).hand;
    assert!([Hida, Kai].iter().all(|&one| hand.contains(&province(one))));
    assert!(table.view_of(Blue).plan.is_empty() && table.player(Blue).fields.is_empty());
}

/// p.9: When the round is over, daimyo cards and special cards go back and are laid out again.
#[test]
fn daimyo_and_special_cards_go_back() {
    let table = Scene::of(&THREE).act();
    assert!(table.happened(Event::RoundEnded { year: 1, season: Spring }));
    assert_eq!(table.table().season, Summer);
    assert_eq!(table.table().places, [None; 5]);
    assert!(table.table().specials.iter().all(Option::is_some));
    assert!(table.table().players.iter().all(|player| player.special.is_none()));
    assert_eq!(table.waiting_for(), THREE, "all players plan again");
}

/// p.9: The event of a round is out of the game afterwards; one is drawn in each round, none twice.
#[test]
fn each_event_has_one_round() {
    for seed in 1..10 {
        let table = whole_game(seed);
        let drawn: Vec<EventCard> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::EventDrawn { event } | Event::WinterCame { event, .. } => Some(event),
                _ => None,
            })
            .collect();
        assert_eq!(drawn.len(), 8);
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 8);
        let years: Vec<BTreeSet<EventCard>> = drawn.chunks(4).map(|year| year.iter().copied().collect()).collect();
        let turned: Vec<BTreeSet<EventCard>> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::YearBegan { events, .. } => Some(events.into()),
                _ => None,
            })
            .collect();
        assert_eq!(years, turned, "three rounds and the winter use up the four events of the year");
    }
}

/// p.9: The event is drawn at random from those that are left.
#[test]
fn any_event_that_is_left_may_be_drawn() {
    let drawn: BTreeSet<EventCard> = (0..40)
        .map(|seed| {
            let mut table = Scene::of(&THREE).season(Summer).seed(seed).planning();
            for colour in THREE {
                table.commit(colour, &[]);
            }
            table.table().event.unwrap()
        })
        .collect();
    let table = Scene::of(&THREE).season(Summer).planning();
    let left = table.table().events.into_iter().filter(|event| !table.table().spent.contains(event));
    assert_eq!(drawn, left.collect());
    assert_eq!(drawn.len(), 3);
}

/// p.9: The event of the round is open.
#[test]
fn event_of_the_round_is_open() {
    let table = kozuke(1, 1).event(StrongCastles6).act();
    assert_eq!(table.view(Viewer::Spectator).table.event, Some(StrongCastles6));
    assert_eq!(Scene::of(&THREE).act().table().event, None, "after the round it is gone");
}

/// p.9: Whoever can do an action must: there is no choice but where armies may march.
#[test]
fn action_is_compulsory_if_possible() {
    let table = Scene::of(&THREE).chests(Blue, 3).land(Blue, Kai, 1).plan(Blue, Field::Castle, Kai).act();
    assert_eq!((table.buildings(Kai), table.chests(Blue)), (vec![Castle], 0), "no decision was needed");
}

/// p.9: An action that lapses for one player is done by the others.
#[test]
fn action_lapses_for_one_player_only() {
    let table = Scene::of(&THREE)
        .chests(Yellow, 3)
        .land(Blue, Kai, 1)
        .land(Yellow, Kii, 1)
        .plan(Blue, Field::Castle, Kai)
        .plan(Yellow, Field::Castle, Kii)
        .act();
    assert_eq!(table.lapse(Blue, Field::Castle), Some(Lapse::NoChests));
    assert_eq!((table.buildings(Kai), table.buildings(Kii)), (vec![], vec![Castle]));
}
