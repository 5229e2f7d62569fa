//! The starting provinces by draft (p.5).

use std::collections::{BTreeMap, BTreeSet};

use shogun::DraftDocument;

use crate::rulebook::helpers::*;

fn drafting(colours: &[Colour]) -> Table {
    Table::dealt(&Options::of(colours), 1)
}

fn cards(table: &Table) -> DraftDocument {
    table.table().draft.expect("a draft")
}

fn open(table: &Table) -> [Province; 2] {
    cards(table).offered.map(|card| card.expect("an open card"))
}

/// Draws from the stack and stations a group of two, three, four or five, whatever is there.
fn draw(table: &mut Table) -> Colour {
    let colour = table.waiting_for()[0];
    table.act(colour, Action::DrawCard);
    let group = table.legal(colour)[0];
    table.act(colour, group);
    colour
}

/// p.5: The province cards are a face-down stack; the two topmost are turned up.
#[test]
fn two_cards_are_open_and_the_rest_is_a_stack() {
    for (players, rest) in [(3, 35), (4, 43), (5, 43)] {
        let table = drafting(&FIVE[..players]);
        assert_eq!(usize::from(cards(&table).unseen), rest);
        assert_eq!(table.doc().stack.len(), rest);
        assert_eq!(table.count(|event| matches!(event, Event::CardOffered { .. })), 2);
    }
}

/// p.5: The stack is shuffled.
#[test]
fn stack_is_shuffled() {
    let stacks: BTreeSet<Vec<Province>> =
        (1..20).map(|seed| Table::dealt(&Options::of(THREE), seed).doc().stack).collect();
    assert_eq!(stacks.len(), 19);
}

/// p.5: Seven places of the player board hold armies; the eighth up to four players, the ninth with three.
#[test]
fn groups_depend_on_the_number_of_players() {
    for (players, twos) in [(3, 4), (4, 3), (5, 2)] {
        let groups = BTreeMap::from([(2, twos), (3, 2), (4, 2), (5, 1)]);
        for player in drafting(&FIVE[..players]).table().players {
            assert_eq!(player.groups, groups);
        }
    }
}

/// p.5: The players choose in turn, the eldest (the first seat) begins.
#[test]
fn all_choose_in_turn() {
    let mut table = drafting(&[Red, Blue, Black]);
    let turns: Vec<Colour> = (0..7).map(|_| draw(&mut table)).collect();
    assert_eq!(turns, [Red, Blue, Black, Red, Blue, Black, Red]);
}

/// p.5: One may take either open card or the topmost card of the stack.
#[test]
fn one_of_the_open_cards_or_the_top_of_the_stack() {
    let mut table = drafting(&THREE);
    let [one, other] = open(&table);
    let choices = [Action::TakeCard { province: one }, Action::TakeCard { province: other }, Action::DrawCard];
    assert_eq!(table.legal(Blue), choices);
    assert_eq!(table.refuses(Yellow, Action::DrawCard), Refusal::NotYourDecision);
    let third = Province::ALL.into_iter().find(|province| ![one, other].contains(province)).unwrap();
    let wanted = Action::TakeCard { province: third };
    assert_eq!(table.refuses(Blue, wanted), Refusal::NotOffered { province: third });
}

/// p.5: An open card that was taken is replaced from the stack; the other stays.
#[test]
fn open_card_taken_is_replaced() {
    for chosen in [0, 1] {
        let mut table = drafting(&THREE);
        let (before, top) = (open(&table), table.doc().stack[0]);
        table.act(Blue, Action::TakeCard { province: before[chosen] }).act(Blue, Action::Station { armies: 5 });
        let mut after = before;
        after[chosen] = top;
        assert_eq!(open(&table), after);
        assert_eq!(cards(&table).unseen, 34);
        assert!(table.happened(Event::CardTaken { colour: Blue, province: before[chosen] }));
    }
}

/// p.5: It is replaced once its army group is placed, before the next player chooses.
#[test]
fn open_card_is_replaced_after_the_group_is_placed() {
    let mut table = drafting(&THREE);
    let [one, other] = open(&table);
    table.act(Blue, Action::TakeCard { province: one });
    assert_eq!(cards(&table).offered, [None, Some(other)]);
    table.act(Blue, Action::Station { armies: 4 });
    assert!(cards(&table).offered.iter().all(Option::is_some));
    assert_eq!(table.waiting_for(), [Yellow]);
}

/// p.5: The card from the stack is the topmost; the open cards stay.
#[test]
fn drawing_leaves_the_open_cards() {
    let mut table = drafting(&THREE);
    let (before, top) = (open(&table), table.doc().stack[0]);
    table.act(Blue, Action::DrawCard).act(Blue, Action::Station { armies: 2 });
    assert_eq!(open(&table), before);
    assert_eq!(table.owner(top), Some(Blue));
    assert!(table.happened(Event::CardDrawn { colour: Blue, province: top }));
}

/// p.5: Any group may be stationed in the province taken, each only once.
#[test]
fn any_group_of_the_player_board() {
    let mut table = drafting(&THREE);
    let [one, _] = open(&table);
    table.act(Blue, Action::TakeCard { province: one });
    assert_eq!(table.legal(Blue), [2, 3, 4, 5].map(|armies| Action::Station { armies }));
    assert_eq!(table.refuses(Blue, Action::Station { armies: 1 }), Refusal::NoSuchGroup { armies: 1 });
    assert_eq!(table.refuses(Blue, Action::DrawCard), Refusal::NotNow);
    table.act(Blue, Action::Station { armies: 5 });
    assert_eq!((table.owner(one), table.armies(one)), (Some(Blue), 5));
    draw(&mut table);
    draw(&mut table);
    table.act(Blue, Action::DrawCard);
    assert_eq!(table.refuses(Blue, Action::Station { armies: 5 }), Refusal::NoSuchGroup { armies: 5 });
    assert_eq!(table.legal(Blue), [2, 3, 4].map(|armies| Action::Station { armies }));
}

/// p.5: The draft goes on until all groups are on the board: nine, eight or seven provinces each. The rest of the
/// armies is the supply, the remaining provinces are neutral.
#[test]
fn draft_ends_when_all_groups_are_placed() {
    for (players, provinces, armies) in [(3, 9, 27), (4, 8, 25), (5, 7, 23)] {
        let options = Options { tower: open_tower(), ..Options::of(&FIVE[..players]) };
        let mut table = Table::dealt(&options, 1);
        let mut turns = 0;
        while matches!(table.step(), StepDocument::Draft { .. }) {
            draw(&mut table);
            turns += 1;
        }
        assert_eq!(turns, players * provinces);
        for player in table.table().players {
            let placed: u8 = player.provinces.values().map(|land| land.armies).sum();
            assert_eq!((player.provinces.len(), placed, player.supply), (provinces, armies, 62 - armies));
            assert!(player.groups.is_empty());
        }
        let all = Board::Sun.provinces(players).len();
        assert_eq!(table.view(Viewer::Spectator).neutral.len(), all - players * provinces);
        assert!(table.doc().stack.is_empty() && table.table().draft.is_none());
    }
}

/// p.5: After the draft comes the tower, then the events, then the first round.
#[test]
fn after_the_draft_the_first_round_begins() {
    let mut table = drafting(&FIVE);
    assert_eq!(table.count(|event| matches!(event, Event::TowerFilled { .. })), 0);
    while matches!(table.step(), StepDocument::Draft { .. }) {
        draw(&mut table);
    }
    let at = |of: fn(&Event) -> bool| table.events.iter().position(of).unwrap();
    let filled = at(|event| matches!(event, Event::TowerFilled { .. }));
    let year = at(|event| matches!(event, Event::YearBegan { .. }));
    let round = at(|event| matches!(event, Event::RoundBegan { .. }));
    assert!(filled < year && year < round);
    assert_eq!(table.step(), StepDocument::Plan { ready: Vec::new() });
}

/// p.5: Whoever finds the same two open cards as a round ago may put both under the stack and turn up two others,
/// and then chooses.
#[test]
fn unchanged_open_cards_may_be_replaced() {
    let mut table = drafting(&THREE);
    let before = open(&table);
    for colour in THREE {
        assert_eq!(table.refuses(colour, Action::ReplaceCards), Refusal::CardsChanged);
        draw(&mut table);
    }
    let [one, two, three] = [0, 1, 2].map(|place| table.doc().stack[place]);
    table.act(Blue, Action::ReplaceCards);
    assert_eq!(open(&table), [one, two]);
    assert_eq!(cards(&table).under, before);
    assert!(table.happened(Event::CardsReplaced { colour: Blue, provinces: before }));
    assert_eq!(table.waiting_for(), [Blue]);
    let choices = [Action::TakeCard { province: one }, Action::TakeCard { province: two }, Action::DrawCard];
    assert_eq!(table.legal(Blue), choices, "the new cards may not be replaced at once");
    table.act(Blue, Action::DrawCard).act(Blue, Action::Station { armies: 3 });
    assert_eq!(table.owner(three), Some(Blue));
}

/// p.5: Each player compares with what they saw themselves: the next finds the new cards for the first time.
#[test]
fn replaced_cards_are_new_to_the_next_player() {
    let mut table = drafting(&THREE);
    for _ in 0..3 {
        draw(&mut table);
    }
    table.act(Blue, Action::ReplaceCards);
    for colour in THREE {
        assert_eq!(table.refuses(colour, Action::ReplaceCards), Refusal::CardsChanged);
        draw(&mut table);
    }
    for colour in THREE {
        assert!(table.may(colour, Action::ReplaceCards), "{colour:?} has seen the cards a round ago");
        draw(&mut table);
    }
}

/// p.5: Where one of the open cards is another, they are not the same two.
#[test]
fn changed_pair_may_not_be_replaced() {
    let mut table = drafting(&THREE);
    draw(&mut table);
    draw(&mut table);
    let [one, _] = open(&table);
    table.act(Red, Action::TakeCard { province: one }).act(Red, Action::Station { armies: 4 });
    assert_eq!(table.refuses(Blue, Action::ReplaceCards), Refusal::CardsChanged);
    draw(&mut table);
    draw(&mut table);
    assert_eq!(table.refuses(Red, Action::ReplaceCards), Refusal::CardsChanged);
    draw(&mut table);
    assert!(table.may(Blue, Action::ReplaceCards));
}

/// p.5: Cards that were put under the stack come up once all others are gone.
#[test]
fn cards_under_the_stack_come_last() {
    let mut table = drafting(&THREE);
    for _ in 0..3 {
        draw(&mut table);
    }
    let before = open(&table);
    table.act(Blue, Action::ReplaceCards);
    for _ in 0..6 {
        draw(&mut table);
        assert_eq!(cards(&table).under, before);
    }
    let mut document = table.doc();
    // All but one of the unseen cards are in a player's hands in no real game; the stack is shortened by
    // moving them under it.
    let draft = document.table.draft.as_mut().unwrap();
    draft.under.extend(document.stack.drain(1..));
    draft.unseen = 1;
    let mut table = Table { state: State::from_position(document).unwrap(), events: Vec::new() };
    draw(&mut table);
    let colour = draw(&mut table);
    assert!(table.happened(Event::CardDrawn { colour, province: before[0] }));
}
