//! Province cards that change hands in the middle of a round (p.9, p.12).

use crate::rulebook::helpers::*;

/// Blue conquers Kozuke from yellow in battle A; yellow has planned something there. Blue is asked once
/// more in battle B, so that the round can be looked at.
fn conquest(field: Field) -> Table {
    let mut table = kozuke(5, 2)
        .lands(Blue, &[Kai], 2)
        .chests(Yellow, 9)
        .plan(Yellow, field, Kozuke)
        .actions(&[BattleA, BattleB])
        .plan(Blue, BattleB, Kai)
        .act();
    table.march(Blue, Kozuke, 5);
    table
}

/// p.12: The card leaves the loser's player board at once.
#[test]
fn lost_card_leaves_the_player_board_at_once() {
    for field in [Field::Castle, Field::Temple, Field::Theater, Rice, Tax, FiveArmies, ThreeArmies, OneArmy, BattleB] {
        let table = conquest(field);
        assert_eq!(visible_card(&table, Yellow, field), None, "{field:?}");
        let passed = Event::CardPassed { province: Kozuke, from: Some(Yellow), to: Some(Blue), field: Some(field) };
        assert!(table.happened(passed));
        assert_eq!(table.view_of(Yellow).plan[&field], shogun::SlotDocument::Empty);
        assert!(!table.view_of(Yellow).hand.contains(&province(Kozuke)));
        assert!(table.view_of(Blue).hand.contains(&province(Kozuke)));
    }
}

/// p.12: The loser's action there is not done.
#[test]
fn losers_action_is_not_done() {
    for field in [Field::Castle, Field::Temple, Field::Theater, Rice, Tax, FiveArmies, ThreeArmies, OneArmy] {
        let mut table = conquest(field);
        table.march(Blue, Suruga, 1);
        assert!(table.happened(Event::PlanShown { colour: Yellow, action: field, card: None }), "{field:?}");
        assert_eq!((table.chests(Yellow), table.rice(Yellow), table.supply(Yellow)), (9, 0, 62));
        assert_eq!((table.armies(Kozuke), table.unrest(Kozuke), table.buildings(Kozuke)), (3, 0, vec![]));
    }
}

/// p.12: A battle planned there is not fought either.
#[test]
fn losers_battle_is_not_fought() {
    let mut table = conquest(BattleB);
    table.march(Blue, Suruga, 1);
    assert_eq!(table.table().season, Summer, "yellow was not asked");
    assert_eq!(table.owner(Kozuke), Some(Blue));
}

/// p.12: A card that was the bid is handed over too; the bid and the place stand.
#[test]
fn card_that_was_bid_is_handed_over() {
    let table = conquest(Bid);
    assert_eq!(visible_card(&table, Yellow, Bid), None);
    assert!(table.happened(Event::CardPassed {
        province: Kozuke,
        from: Some(Yellow),
        to: Some(Blue),
        field: Some(Bid)
    }));
    assert_eq!(table.table().places, [Some(Blue), Some(Yellow), Some(Red), Some(Black), None]);
}

/// p.9: A card whose action is done is handed over as well.
#[test]
fn card_whose_action_is_done_is_handed_over() {
    let mut table = kozuke(5, 2)
        .land(Blue, Kai, 2)
        .plan(Yellow, Tax, Kozuke)
        .actions(&[Tax, BattleA, BattleB])
        .plan(Blue, BattleB, Kai)
        .act();
    assert_eq!(visible_card(&table, Yellow, Tax), Some(VisibleCardDocument::FaceUp(province(Kozuke))));
    table.march(Blue, Kozuke, 5);
    assert_eq!(visible_card(&table, Yellow, Tax), None);
    assert!(table.chests(Yellow) > 0, "what the action brought stays");
}

/// p.12: The new owner has the card in hand and cannot use it this round: all plans are laid.
#[test]
fn new_owner_cannot_use_the_card_this_round() {
    let mut table = conquest(Tax);
    assert_eq!(table.refuses(Blue, plan(Tax, province(Kozuke))), Refusal::NotNow);
    table.march(Blue, Suruga, 1);
    assert_eq!((table.chests(Blue), table.rice(Blue)), (0, 0));
    assert!(table.may(Blue, plan(Tax, province(Kozuke))), "next round it is a card like any other");
    assert_eq!(table.refuses(Yellow, plan(Tax, province(Kozuke))), Refusal::NotInHand { card: province(Kozuke) });
}

/// p.12: Everyone knows that a card that changed hands is on no player board this round.
#[test]
fn handed_over_card_is_known_to_be_in_hand() {
    let scene = kozuke(5, 2).lands(Blue, &[Kai, Kii, Hoki], 2).plan(Blue, BattleB, Kai).plan(Blue, Rice, Kii);
    let mut table = scene.act();
    table.march(Blue, Kozuke, 5);
    assert_eq!(table.view(Viewer::Spectator).table.fresh, [Kozuke]);
    assert_eq!(visible_card(&table, Blue, Rice), Some(VisibleCardDocument::FaceDown));
    let view = table.state.view(Viewer::Seat(table.seat(Red)));
    for seed in 0..50 {
        let imagined = State::imagine(&view, &mut engine::Seed::from(seed).chance()).position();
        let planned = imagined.plans.values().flat_map(|plan| plan.values());
        assert!(planned.into_iter().all(|slot| *slot != shogun::SlotDocument::Card(province(Kozuke))));
    }
}

/// p.12: In a draw the card goes to the stock: neither side has it.
#[test]
fn draw_sends_the_card_to_the_stock() {
    let mut table = kozuke(2, 2)
        .land(Blue, Kai, 2)
        .plan(Yellow, Tax, Kozuke)
        .actions(&[BattleA, BattleB])
        .plan(Blue, BattleB, Kai)
        .act();
    table.march(Blue, Kozuke, 2);
    assert!(table.happened(Event::CardPassed { province: Kozuke, from: Some(Yellow), to: None, field: Some(Tax) }));
    assert_eq!(visible_card(&table, Yellow, Tax), None);
    for colour in [Blue, Yellow] {
        assert!(!table.view_of(colour).hand.contains(&province(Kozuke)));
    }
    table.march(Blue, Suruga, 1);
    assert_eq!(table.chests(Yellow), 0);
}

/// p.12: A lost revolt takes the card off the player board, be it that of the action itself.
#[test]
fn lost_revolt_takes_the_card() {
    let table = Scene::of(&FOUR)
        .land(Blue, Kai, 1)
        .unrest(Kai, 1)
        .land(Yellow, Kii, 2)
        .plan(Blue, Tax, Kai)
        .plan(Yellow, BattleA, Kii)
        .act();
    assert!(table.happened(Event::CardPassed { province: Kai, from: Some(Blue), to: None, field: Some(Tax) }));
    assert_eq!(visible_card(&table, Blue, Tax), None);
    assert!(table.is_neutral(Kai));
}

/// p.12: A province that is lost and won back within a round comes back to the hand, not to the plan.
#[test]
fn reconquered_province_is_not_planned_again() {
    let mut table = kozuke(3, 2)
        .land(Yellow, Musashi, 6)
        .plan(Yellow, Tax, Kozuke)
        .actions(&[BattleA, BattleB, Tax])
        .plan(Yellow, BattleB, Musashi)
        .act();
    table.march(Blue, Kozuke, 3).march(Yellow, Kozuke, 5);
    assert_eq!((table.owner(Kozuke), table.armies(Kozuke)), (Some(Yellow), 4));
    assert_eq!((table.chests(Yellow), table.unrest(Kozuke)), (0, 0), "no taxes were collected");
}

/// p.12: The conqueror's own plans elsewhere stand.
#[test]
fn other_plans_stand() {
    let table = conquest(Tax);
    assert_eq!(visible_card(&table, Blue, BattleB), Some(VisibleCardDocument::FaceUp(province(Kai))));
    assert_eq!(visible_card(&table, Blue, BattleA), Some(VisibleCardDocument::FaceUp(province(Shinano))));
}
