//! Questions that the rulebook answers (docs/facts/shogun.md, 6.1).

use crate::rulebook::helpers::*;

/// A draw between players: cubes of both sides go back, the province is bare, its card goes to the stock.
#[test]
fn draw_between_players() {
    let scene = kozuke(3, 3).built(Kozuke, &[Castle]).unrest(Kozuke, 1).plan(Yellow, BattleB, Kozuke);
    let table = into_kozuke(3)(scene);
    assert!(table.is_neutral(Kozuke));
    assert_eq!((table.supply(Blue), table.supply(Yellow), table.tray()), (61, 62, NONE));
    assert!(table.happened(Event::CardPassed { province: Kozuke, from: Some(Yellow), to: None, field: Some(BattleB) }));
}

/// Peasants as defenders: only without unrest; they are lost first; the rest goes to the supply, never onto the board.
#[test]
fn peasants_defend_without_unrest() {
    let table = into_kozuke(2)(kozuke(2, 2).tray(Pile { peasants: 3, ..NONE }));
    assert_eq!((ended(&table), table.armies(Kozuke), table.peasants()), (Some((Ending::Held, 2)), 2, 20));
}

/// Unrest in the attacked province: peasants are bystanders and stay in the tray.
#[test]
fn peasants_stay_in_tray_if_province_has_unrest() {
    let table = into_kozuke(3)(kozuke(3, 2).unrest(Kozuke, 1).tray(Pile { peasants: 3, ..NONE }));
    assert_eq!((ended(&table), table.tray().peasants), (Some((Ending::Conquered, 1)), 3));
}

/// The defending side wins with peasants only: a draw.
#[test]
fn defender_wins_with_peasants_only() {
    let scene = kozuke(1, 1).tower("sieve:1/2:1/2:1/2").inside(Pile { peasants: 2, ..NONE });
    let table = scene.falling(Pile { blue: 1, peasants: 2, ..NONE }, into_kozuke(1));
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
    assert!(table.is_neutral(Kozuke));
}

/// An empty tray is a draw.
#[test]
fn empty_tray_is_a_draw() {
    let table = kozuke(1, 1).tower("sieve:1/2:1/2:1/2").falling(NONE, into_kozuke(1));
    assert_eq!(ended(&table), Some((Ending::Drawn, 0)));
    assert!(table.is_neutral(Kozuke));
    let neutral = Scene::of(&FOUR).land(Blue, Shinano, 2).plan(Blue, BattleA, Shinano).tower("sieve:1/2:1/2:1/2");
    let table = neutral.falling(NONE, into_kozuke(1));
    assert!(table.is_neutral(Kozuke));
}

/// A neutral province: one peasant, two with the event; all peasants in the tray defend; the attacker needs more.
#[test]
fn neutral_province_is_defended_by_peasants() {
    for (event, peasants) in [(TheatersCalm5, 1), (WaryPeasants3, 2)] {
        for (armies, conquered) in [(peasants, false), (peasants + 1, false), (peasants + 2, true)] {
            let scene = Scene::of(&FOUR).event(event).land(Blue, Shinano, armies + 1).plan(Blue, BattleA, Shinano);
            let table = into_kozuke(armies)(scene.tray(Pile { peasants: 1, ..NONE }));
            assert_eq!(table.thrown(), Pile { blue: armies, peasants: peasants + 1, ..NONE });
            assert_eq!(table.owner(Kozuke) == Some(Blue), conquered);
        }
    }
}

/// The size of a revolt: the markers before it, more in winter; all peasants that come out fight; a tie is lost.
#[test]
fn revolt_size_is_number_of_markers() {
    let scene = Scene::of(&FOUR).land(Blue, Kai, 3).unrest(Kai, 2).tray(Pile { peasants: 1, ..NONE });
    let table = scene.clone().plan(Blue, Tax, Kai).act();
    assert_eq!((table.thrown(), table.owner(Kai)), (Pile { blue: 3, peasants: 3, ..NONE }, None));
    let table = scene.land(Blue, Kai, 5).unrest(Kai, 2).wintering();
    assert_eq!((table.thrown(), table.armies(Kai)), (Pile { blue: 5, peasants: 4, ..NONE }, 1));
}

/// One marker after collecting, if there was no revolt or it was beaten.
#[test]
fn one_marker_after_collecting() {
    for (unrest, after) in [(0, 1), (1, 2), (2, 3)] {
        let scene = Scene::of(&FOUR).land(Blue, Kai, 5).unrest(Kai, unrest).plan(Blue, Rice, Kai);
        assert_eq!(scene.act().unrest(Kai), after);
    }
}

/// A conquered province's card on the loser's board: handed over at once, the action there is lost, the new owner has
/// it in hand.
#[test]
fn conquered_card_goes_to_new_owner() {
    let mut table =
        kozuke(4, 2).land(Yellow, Musashi, 2).plan(Yellow, Tax, Kozuke).plan(Yellow, BattleB, Musashi).act();
    table.march(Blue, Kozuke, 4);
    assert_eq!(visible_card(&table, Yellow, Tax), None);
    assert!(table.view_of(Blue).hand.contains(&province(Kozuke)));
    table.march(Yellow, Kai, 1);
    assert_eq!(table.chests(Yellow), 0);
}

/// A conqueror gets the buildings, and the unrest.
#[test]
fn buildings_stay_in_conquered_province() {
    let table = into_kozuke(4)(kozuke(4, 2).built(Kozuke, &[Temple]).unrest(Kozuke, 1));
    assert_eq!((table.owner(Kozuke), table.buildings(Kozuke), table.unrest(Kozuke)), (Some(Blue), vec![Temple], 1));
}

/// An action that is possible only in part is not done; one that is possible must be done.
#[test]
fn partly_possible_action_lapses() {
    let scene = Scene::of(&FOUR).land(Blue, Kai, 1).special(Blue, Attack).supply(Blue, 4).chests(Blue, 3);
    let table = scene.plan(Blue, FiveArmies, Kai).act();
    assert_eq!((table.armies(Kai), table.chests(Blue)), (1, 3));
}

/// Too few cards for eleven fields: some stay empty; without a bid one is last.
#[test]
fn too_few_cards_for_all_fields() {
    for seed in 0..10 {
        let mut table = Scene::of(&THREE).chests(Red, 4).seed(seed).planning();
        table.act(Red, Action::LeaveEmpty { field: Bid }).commit(Red, &[]);
        table.commit(Blue, &[(Bid, chests(0))]).commit(Yellow, &[(Bid, chests(0))]);
        assert_eq!(table.table().bidders[2], Red);
    }
}

/// Equal bids: by lot.
#[test]
fn equal_bids() {
    let first = |seed: u64| {
        let mut table = Scene::of(&THREE).seed(seed).planning();
        for colour in THREE {
            table.commit(colour, &[(Bid, chests(0))]);
        }
        table.table().bidders[0]
    };
    for colour in THREE {
        assert!((0..50).any(|seed| first(seed) == colour), "{colour:?} is never first");
    }
}

/// A province card as a bid: free, behind 1 to 4 and before 0.
#[test]
fn province_card_as_a_bid() {
    for seed in 0..10 {
        let mut table = Scene::of(&THREE).land(Blue, Kai, 1).chests(Blue, 3).chests(Red, 1).seed(seed).planning();
        table
            .commit(Blue, &[(Bid, province(Kai))])
            .commit(Yellow, &[(Bid, chests(0))])
            .commit(Red, &[(Bid, chests(1))]);
        assert_eq!(table.table().bidders, [Red, Blue, Yellow]);
        assert_eq!(table.chests(Blue), 3);
    }
}

/// Majorities that are shared: the value less one for each.
#[test]
fn shared_majorities() {
    for (building, points) in [(Castle, 2), (Temple, 1), (Theater, 0)] {
        let scene = Scene::of(&FOUR).land(Blue, Kai, 1).land(Red, Izu, 1).rice(Blue, 1).rice(Red, 1);
        let table = scene.built(Kai, &[building]).built(Izu, &[building]).wintering();
        assert_eq!((table.points(Blue), table.points(Red)), (2 + points, 2 + points));
    }
}

/// A tie at the end: more chests.
#[test]
fn tie_at_the_end() {
    let table = Scene::of(&THREE).year(2).points(Blue, 9).points(Red, 9).chests(Blue, 4).chests(Red, 5).wintering();
    assert!(
        table.happened(Event::Won { colour: Red, points: 9 })
            && !table.happened(Event::Won { colour: Blue, points: 9 })
    );
}

/// The defender's card in a revolt: it speaks of attacks by opponents, and does not help.
#[test]
fn defenders_card_in_a_revolt() {
    let scene = Scene::of(&FOUR).special(Blue, Defense).land(Blue, Kai, 3).unrest(Kai, 1);
    assert_eq!(scene.plan(Blue, Tax, Kai).act().thrown(), Pile { blue: 3, peasants: 1, ..NONE });
}

/// The same two open cards again in the draft: both may go under the stack, and two others come.
#[test]
fn unchanged_cards_in_draft() {
    let mut table = Table::dealt(&Options::of(THREE), 3);
    for colour in THREE {
        table.act(colour, Action::DrawCard).act(colour, Action::Station { armies: 2 });
    }
    let before = table.table().draft.unwrap();
    table.act(Blue, Action::ReplaceCards);
    let after = table.table().draft.unwrap();
    assert_eq!((after.under, after.unseen), (before.offered.into_iter().flatten().collect(), before.unseen - 2));
    assert_ne!(after.offered, before.offered);
}
