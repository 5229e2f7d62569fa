//! The bids, the turn order and the special cards that come with it (p.6, p.8-9).

use std::collections::BTreeSet;

use crate::rulebook::helpers::*;

const LANDS: [(Colour, [Province; 2]); 5] =
    [(Blue, [Kai, Suruga]), (Yellow, [Kii, Ise]), (Red, [Omi, Mino]), (Black, [Hoki, Bingo]), (Purple, [Kaga, Noto])];

/// All with two provinces and ten chests bid at once.
fn bidding(bids: &[(Colour, Option<Card>)], seed: u64) -> Table {
    let colours: Vec<Colour> = bids.iter().map(|&(colour, _)| colour).collect();
    let scene = LANDS
        .iter()
        .filter(|(colour, _)| colours.contains(colour))
        .fold(Scene::of(&colours).seed(seed), |scene, (colour, lands)| {
            scene.lands(*colour, lands, 1).chests(*colour, 10)
        });
    let mut table = scene.planning();
    for &(colour, bid) in bids {
        match bid {
            Some(card) => table.commit(colour, &[(Bid, card)]),
            None => table.act(colour, Action::LeaveEmpty { field: Bid }).commit(colour, &[]),
        };
    }
    table
}

/// The players in the order in which they choose; each takes the first place that is free.
fn choosing(table: &mut Table) -> Vec<Colour> {
    let mut order = Vec::new();
    while let StepDocument::ChoosePlace { seat } = table.step() {
        order.push(seat);
        let first = table.legal(seat)[0];
        table.act(seat, first);
    }
    let shown = table.events.iter().filter_map(|event| match *event {
        Event::BidShown { colour, .. } => Some(colour),
        _ => None,
    });
    assert!(shown.zip(&order).all(|(shown, &chose)| shown == chose), "bids are announced in the order of choosing");
    order
}

/// p.9: Bids are shown and paid to the bank.
#[test]
fn bids_are_shown_and_paid() {
    let bids =
        [(Blue, Some(chests(4))), (Yellow, Some(chests(1))), (Red, Some(chests(0))), (Black, Some(province(Hoki)))];
    let table = bidding(&bids, 1);
    for (colour, bid) in bids {
        assert!(table.happened(Event::BidShown { colour, card: bid, tied: false }));
        assert_eq!(visible_card(&table, colour, Bid), bid.map(VisibleCardDocument::FaceUp));
    }
    assert_eq!(FOUR.map(|colour| table.chests(colour)), [6, 9, 10, 10]);
}

/// p.9: A province card as a bid costs nothing.
#[test]
fn province_card_costs_nothing() {
    let table = bidding(&[(Blue, Some(province(Kai))), (Yellow, Some(chests(3))), (Red, Some(chests(2)))], 1);
    assert_eq!(table.chests(Blue), 10);
}

/// p.9: The highest bid chooses first; province cards come before the empty chest card, which comes before no card.
#[test]
fn highest_bid_chooses_first() {
    let bids = [
        (Blue, None),
        (Yellow, Some(chests(0))),
        (Red, Some(province(Omi))),
        (Black, Some(chests(1))),
        (Purple, Some(chests(4))),
    ];
    for seed in 0..10 {
        let mut table = bidding(&bids, seed);
        // The last of five takes what is left.
        assert_eq!(choosing(&mut table), [Purple, Black, Red, Yellow]);
        let last = table.events.iter().rev().find_map(|event| match *event {
            Event::PlaceTaken { colour, place, .. } => Some((colour, place)),
            _ => None,
        });
        assert_eq!(last, Some((Blue, 5)));
    }
}

/// p.9: Bids of one to four chests rank by their number.
#[test]
fn more_chests_choose_before_fewer() {
    let bids = [(Blue, Some(chests(1))), (Yellow, Some(chests(3))), (Red, Some(chests(2))), (Black, Some(chests(4)))];
    for seed in 0..5 {
        assert_eq!(choosing(&mut bidding(&bids, seed)), [Black, Yellow, Red, Blue]);
    }
}

/// p.9: Equal bids are put in order by lot, each order being possible.
#[test]
fn equal_bids_are_ordered_at_random() {
    let bids = [(Blue, Some(chests(2))), (Yellow, Some(chests(3))), (Red, Some(chests(2))), (Black, Some(chests(2)))];
    let orders: BTreeSet<Vec<Colour>> = (0..60).map(|seed| choosing(&mut bidding(&bids, seed))).collect();
    assert_eq!(orders.len(), 6);
    assert!(orders.iter().all(|order| order[0] == Yellow));
    let table = bidding(&bids, 1);
    for (colour, tied) in [(Blue, true), (Yellow, false), (Red, true), (Black, true)] {
        let card = if tied { chests(2) } else { chests(3) };
        assert!(table.happened(Event::BidShown { colour, card: Some(card), tied }));
    }
}

/// p.9: Province cards are equal bids whatever they show, and so are no cards.
#[test]
fn province_cards_are_equal_bids() {
    let bids = [(Blue, Some(province(Suruga))), (Yellow, Some(province(Ise))), (Red, None), (Black, None)];
    let orders: BTreeSet<Vec<Colour>> = (0..60).map(|seed| choosing(&mut bidding(&bids, seed))).collect();
    let expected = [
        [Blue, Yellow, Red, Black],
        [Blue, Yellow, Black, Red],
        [Yellow, Blue, Red, Black],
        [Yellow, Blue, Black, Red],
    ];
    assert_eq!(orders, expected.into_iter().map(Vec::from).collect());
    let table = bidding(&bids, 1);
    for (colour, card) in bids {
        assert!(table.happened(Event::BidShown { colour, card, tied: true }));
    }
}

/// p.9: A player chooses any free place from 1 to 5 and gets its special card.
#[test]
fn place_comes_with_its_special_card() {
    let mut table = bidding(&[(Blue, Some(chests(3))), (Yellow, Some(chests(2))), (Red, Some(chests(1)))], 1);
    let specials = table.table().specials.map(|special| special.unwrap());
    assert_eq!(table.legal(Blue), [1, 2, 3, 4, 5].map(place));
    assert_eq!(table.refuses(Blue, place(0)), Refusal::NoSuchPlace { place: 0 });
    assert_eq!(table.refuses(Blue, place(6)), Refusal::NoSuchPlace { place: 6 });
    assert_eq!(table.refuses(Yellow, place(1)), Refusal::NotYourDecision);
    table.act(Blue, place(4));
    assert!(table.happened(Event::PlaceTaken { colour: Blue, place: 4, special: specials[3] }));
    assert_eq!(table.player(Blue).special, Some(specials[3]));
    assert_eq!(table.table().places, [None, None, None, Some(Blue), None]);
    assert_eq!(table.refuses(Yellow, place(4)), Refusal::PlaceTaken { place: 4 });
    assert_eq!(table.legal(Yellow), [1, 2, 3, 5].map(place));
}

/// p.9: The place decides the turn order, not the bid; empty places are skipped.
#[test]
fn places_are_the_turn_order() {
    let mut table = bidding(&[(Blue, Some(chests(3))), (Yellow, Some(chests(2))), (Red, Some(chests(1)))], 1);
    table.act(Blue, place(5)).act(Yellow, place(2)).act(Red, place(3));
    let shown: Vec<Colour> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::PlanShown { colour, .. } => Some(colour),
            _ => None,
        })
        .take(3)
        .collect();
    assert_eq!(shown, [Yellow, Red, Blue]);
}

/// p.9: Special cards that were not taken are out of the round.
#[test]
fn special_cards_left_over_are_put_aside() {
    let table = kozuke(1, 1).act();
    assert_eq!(table.table().specials, [None; 5]);
    assert_eq!(table.table().players.iter().filter(|player| player.special.is_some()).count(), 4);
}

/// p.9: With five players the last takes the place that is left without being asked.
#[test]
fn last_of_five_has_no_choice() {
    let bids = FIVE.map(|colour| (colour, Some(chests(4 - colour as u8))));
    let mut table = bidding(&bids, 1);
    assert_eq!(choosing(&mut table), [Blue, Yellow, Red, Black]);
    assert_eq!(table.count(|event| matches!(event, Event::PlaceTaken { .. })), 5);
}

/// p.9: With four players the last may still choose between two places.
#[test]
fn last_of_four_chooses() {
    let bids = FOUR.map(|colour| (colour, Some(chests(4 - colour as u8))));
    let mut table = bidding(&bids, 1);
    table.act(Blue, place(1)).act(Yellow, place(2)).act(Red, place(3));
    assert_eq!(table.legal(Black), [place(4), place(5)]);
}

/// p.9: The event is drawn before the bids are shown.
#[test]
fn event_comes_before_the_bids() {
    let table = bidding(&[(Blue, Some(chests(3))), (Yellow, Some(chests(2))), (Red, Some(chests(1)))], 1);
    let drawn = table.events.iter().position(|event| matches!(event, Event::EventDrawn { .. }));
    let shown = table.events.iter().position(|event| matches!(event, Event::BidShown { .. }));
    assert!(drawn.unwrap() < shown.unwrap());
    assert!(table.table().event.is_some());
}

/// p.9: A province that was bid does nothing else this round.
#[test]
fn province_that_was_bid_does_nothing() {
    let table = bidding(&[(Blue, Some(province(Kai))), (Yellow, Some(chests(2))), (Red, Some(chests(1)))], 1);
    assert!(!table.view_of(Blue).hand.contains(&province(Kai)));
    let doc = table.doc();
    let laid = doc.plans[&Blue].values().filter(|slot| **slot == shogun::SlotDocument::Card(province(Kai))).count();
    assert_eq!(laid, 1);
}
