//! Planning and the bid (p.7-8).

use crate::rulebook::helpers::*;

const SEVEN: [Province; 7] = [Aki, Bingo, Hoki, Kai, Kii, Omi, Settsu];

fn planning() -> Table {
    Scene::of(&THREE).lands(Blue, &SEVEN[1..], 1).land(Yellow, Mino, 1).chests(Blue, 5).planning()
}

/// p.7: All plan at the same time.
#[test]
fn all_plan_at_once() {
    let mut table = planning();
    assert_eq!(table.waiting_for(), THREE);
    table.commit(Yellow, &[]);
    assert_eq!(table.waiting_for(), [Blue, Red]);
    table.commit(Blue, &[]);
    assert_eq!(table.count(|event| matches!(event, Event::EventDrawn { .. })), 0, "red is not ready");
    table.commit(Red, &[]);
    assert_eq!(table.count(|event| matches!(event, Event::EventDrawn { .. })), 1);
}

/// p.7: Each field holds a province card of the player or a chest card.
#[test]
fn only_own_cards() {
    let mut table = planning();
    for field in Field::ALL {
        assert!(table.may(Blue, plan(field, province(Kai))), "{field:?}");
        assert_eq!(table.refuses(Blue, plan(field, province(Mino))), Refusal::NotInHand { card: province(Mino) });
        assert_eq!(table.refuses(Blue, plan(field, province(Suruga))), Refusal::NotInHand { card: province(Suruga) });
        assert_eq!(table.refuses(Blue, plan(field, chests(5))), Refusal::NotInHand { card: chests(5) });
    }
}

/// p.8: A card can be laid on one field only.
#[test]
fn each_card_once() {
    let mut table = planning();
    table.lay(Blue, &[(Tax, province(Kai)), (Rice, chests(0))]);
    for card in [province(Kai), chests(0)] {
        assert_eq!(table.refuses(Blue, plan(Field::Castle, card)), Refusal::NotInHand { card });
        assert_eq!(table.refuses(Blue, plan(Bid, card)), Refusal::NotInHand { card });
    }
}

/// p.8: No more than one card on a field.
#[test]
fn one_card_on_a_field() {
    let mut table = planning();
    table.lay(Blue, &[(Tax, province(Kai))]);
    assert_eq!(table.refuses(Blue, plan(Tax, province(Omi))), Refusal::FieldTaken { field: Tax });
    assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field: Tax }), Refusal::FieldTaken { field: Tax });
}

/// p.8: There are eleven fields, and each needs a card as far as there are cards: six provinces are enough.
#[test]
fn all_eleven_fields_need_a_card() {
    let mut table = planning();
    for field in Field::ALL {
        assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field }), Refusal::CardsLeft, "{field:?}");
    }
    assert_eq!(table.refuses(Blue, Action::Commit), Refusal::PlanIncomplete);
    for (field, card) in Field::ALL.into_iter().zip(SEVEN[1..].iter().copied().map(province)) {
        table.act(Blue, plan(field, card));
    }
    for (field, bid) in [(ThreeArmies, 0), (OneArmy, 1), (BattleA, 2), (BattleB, 3)] {
        assert_eq!(table.refuses(Blue, Action::Commit), Refusal::PlanIncomplete);
        table.act(Blue, plan(field, chests(bid)));
    }
    assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field: Bid }), Refusal::CardsLeft);
    table.act(Blue, plan(Bid, chests(4))).act(Blue, Action::Commit);
    assert_eq!(table.waiting_for(), [Yellow, Red]);
}

/// p.7: With too few cards as many fields stay empty as there are cards too few, and the player says which.
#[test]
fn too_few_cards_leave_fields_empty() {
    let mut table = Scene::of(&THREE).lands(Blue, &[Kai, Omi], 1).chests(Blue, 4).planning();
    // Seven cards for eleven fields: four stay empty.
    for field in [Field::Castle, Tax, BattleB, Bid] {
        table.act(Blue, Action::LeaveEmpty { field });
    }
    for field in [Field::Temple, Rice] {
        assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field }), Refusal::CardsLeft);
    }
    table.commit(Blue, &[(Rice, province(Kai)), (Field::Temple, province(Omi))]);
    let empty: Vec<Field> = Field::ALL
        .into_iter()
        .filter(|field| !matches!(table.view_of(Blue).plan[field], shogun::SlotDocument::Card(_)))
        .collect();
    assert_eq!(empty, [Field::Castle, Tax, BattleB, Bid]);
}

/// p.7: What is left empty does nothing, just as what is covered with a chest card.
#[test]
fn empty_and_covered_fields_do_nothing() {
    let table = Scene::of(&THREE)
        .land(Blue, Kai, 1)
        .chests(Blue, 9)
        .card(Blue, Field::Castle, chests(4))
        .card(Blue, FiveArmies, chests(3))
        .card(Blue, Tax, chests(2))
        .act();
    assert!(table.happened(Event::PlanShown { colour: Blue, action: Tax, card: Some(chests(2)) }));
    assert!(table.happened(Event::PlanShown { colour: Blue, action: Rice, card: None }));
    assert_eq!((table.chests(Blue), table.rice(Blue), table.armies(Kai)), (9, 0, 1));
    assert_eq!(table.count(|event| matches!(event, Event::ActionLapsed { .. })), 0);
}

/// p.8: The chests on a chest card that covers an action are not paid.
#[test]
fn chests_on_a_cover_are_not_paid() {
    let mut table = Scene::of(&THREE).lands(Blue, &SEVEN, 1).chests(Blue, 0).planning();
    table.commit(Blue, &[(Bid, province(Kai)), (Tax, chests(4)), (Rice, chests(3))]);
    table.commit(Yellow, &[]).commit(Red, &[]);
    assert_eq!(table.chests(Blue), 0);
}

/// p.8: The bid is any chest card or province card that is not on another field.
#[test]
fn bid_is_a_chest_card_or_a_province_card() {
    let table = planning();
    for card in (0..=4).map(chests).chain(SEVEN[1..].iter().copied().map(province)) {
        assert!(table.may(Blue, plan(Bid, card)), "{card:?}");
    }
}

/// p.8: Everybody must make a bid.
#[test]
fn bid_must_be_made() {
    let mut table = planning();
    for (field, card) in
        Field::ACTIONS.into_iter().zip((0..=4).map(chests).chain(SEVEN[1..].iter().copied().map(province)))
    {
        table.act(Blue, plan(field, card));
    }
    assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field: Bid }), Refusal::CardsLeft);
    assert_eq!(table.refuses(Blue, Action::Commit), Refusal::PlanIncomplete);
    assert_eq!(table.legal(Blue), [plan(Bid, province(Settsu))]);
}

/// p.8, p.9: A player goes without a bid only for want of province cards. With six or more provinces and no
/// chests there is always a card for the bid, and it may not be used up elsewhere.
#[test]
fn last_possible_bid_cannot_be_used_for_action() {
    let mut table = Scene::of(&THREE).lands(Blue, &SEVEN[1..], 1).chests(Blue, 0).planning();
    let cards = SEVEN[1..].iter().copied().map(province).chain([1, 2, 3].map(chests));
    for (field, card) in Field::ACTIONS.into_iter().zip(cards) {
        table.act(Blue, plan(field, card));
    }
    // The empty chest card and that of four chests are left, for one action and the bid.
    let needed = Refusal::NeededForBid { card: chests(0) };
    assert_eq!(table.refuses(Blue, plan(BattleB, chests(0))), needed);
    assert_eq!(table.refuses(Blue, plan(Bid, chests(4))), Refusal::BidTooHigh { bid: 4, chests: 0 });
    assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field: Bid }), Refusal::CardsLeft);
    assert_eq!(table.legal(Blue), [plan(BattleB, chests(4))]);
    table.act(Blue, plan(BattleB, chests(4)));
    assert_eq!(table.legal(Blue), [plan(Bid, chests(0))]);
}

/// p.8, p.9: With too few cards for the fields the bid may be left empty like any other, and then its card is free.
#[test]
fn with_too_few_cards_the_bid_may_be_left_empty() {
    let mut table = Scene::of(&THREE).lands(Blue, &SEVEN[2..], 1).chests(Blue, 0).planning();
    let cards = SEVEN[2..].iter().copied().map(province).chain([0, 1, 2, 3].map(chests));
    for (field, card) in Field::ACTIONS.into_iter().zip(cards) {
        table.act(Blue, plan(field, card));
    }
    // One card that cannot be paid, one action and the bid are left.
    assert_eq!(table.refuses(Blue, Action::LeaveEmpty { field: BattleB }), Refusal::NoCardForBid);
    assert!(table.may(Blue, Action::LeaveEmpty { field: Bid }));
    table.act(Blue, plan(BattleB, chests(4)));
    assert_eq!(table.legal(Blue), [Action::LeaveEmpty { field: Bid }]);
}

/// p.7: A plan in the making may be changed, and the fields decided in any order.
#[test]
fn plans_may_be_changed() {
    let mut table = planning();
    table.lay(Blue, &[(BattleB, province(Kai)), (Field::Castle, province(Omi))]);
    assert_eq!(table.refuses(Blue, Action::TakeBack { field: Tax }), Refusal::FieldUndecided { field: Tax });
    table.act(Blue, Action::TakeBack { field: BattleB });
    table.lay(Blue, &[(Tax, province(Kai))]);
    table.commit(Blue, &[]);
    assert_eq!(table.refuses(Blue, Action::TakeBack { field: Tax }), Refusal::NotYourDecision);
    table.act(Blue, Action::Reopen).act(Blue, Action::TakeBack { field: Tax });
    assert_eq!(table.waiting_for(), THREE);
    assert_eq!(table.refuses(Blue, Action::Reopen), Refusal::NotNow);
}

/// p.7: A card that is taken back must lie somewhere again before a field may be empty.
#[test]
fn card_taken_back_fills_a_gap() {
    let mut table = Scene::of(&THREE).lands(Blue, &[Kai, Omi], 1).planning();
    for field in [Field::Castle, Tax, BattleB, FiveArmies] {
        table.act(Blue, Action::LeaveEmpty { field });
    }
    table.lay(Blue, &[(Rice, province(Kai)), (Bid, chests(0))]);
    table.act(Blue, Action::TakeBack { field: Rice });
    assert!(table.may(Blue, plan(Rice, province(Kai))));
    table.lay(Blue, &[(Rice, province(Omi))]);
    table.commit(Blue, &[]);
    let cards = |slot: &&shogun::SlotDocument| matches!(slot, shogun::SlotDocument::Card(_));
    assert_eq!(table.view_of(Blue).plan.values().filter(cards).count(), 7, "all cards lie out");
}

/// p.7: Whoever does not play plans nothing.
#[test]
fn only_players_plan() {
    let mut table = planning();
    for action in [plan(Tax, chests(0)), Action::LeaveEmpty { field: Tax }, Action::Commit, Action::Reopen] {
        let before = table.state;
        let refused = table.state.perform(Seat(3), action, &mut table.events);
        assert_eq!(refused, Err(Refusal::NotYourDecision));
        assert!(table.state == before);
    }
}

/// p.7: Once all are ready nothing can be changed.
#[test]
fn plans_are_final_once_all_are_ready() {
    let mut table = planning();
    for colour in THREE {
        table.commit(colour, &[]);
    }
    assert!(matches!(table.step(), StepDocument::ChoosePlace { .. }));
    let chooser = table.waiting_for()[0];
    for action in [Action::Reopen, Action::TakeBack { field: Tax }, plan(Tax, province(Kai))] {
        assert_eq!(table.refuses(chooser, action), Refusal::NotNow);
    }
}
