//! What is hidden, and when it is shown (p.4-9).

use shogun::SlotDocument;

use crate::rulebook::helpers::*;

fn planning() -> Table {
    let lands = [Kai, Kii, Omi, Hoki, Kaga, Izu, Mino];
    Scene::of(&THREE).lands(Blue, &lands, 1).land(Yellow, Settsu, 1).chests(Blue, 9).planning()
}

/// p.7: Plans are secret: only the player sees them and their events.
#[test]
fn plans_are_secret() {
    let mut table = planning();
    table.lay(Blue, &[(Tax, province(Kai)), (Bid, chests(3))]).act(Blue, Action::TakeBack { field: Tax });
    table.lay(Blue, &[(Rice, province(Kai))]);
    for viewer in viewers(&table) {
        let mine = viewer.is(table.seat(Blue));
        assert_eq!(events_for(&table, viewer).len(), if mine { 4 } else { 0 }, "{viewer:?}");
        assert_eq!(table.view(viewer).plan.len(), if mine { 2 } else { 0 });
        assert!(table.view(viewer).table.players.iter().all(|player| player.fields.is_empty()));
    }
    let seen = table.view_of(Blue);
    assert_eq!(seen.plan[&Rice], SlotDocument::Card(province(Kai)));
    assert!(!seen.hand.contains(&province(Kai)) && seen.hand.contains(&province(Kii)));
}

/// p.7: To leave a field empty is secret too while others plan.
#[test]
fn empty_field_is_secret() {
    let mut table = planning();
    table.act(Yellow, Action::LeaveEmpty { field: Tax });
    for viewer in viewers(&table) {
        assert_eq!(events_for(&table, viewer).len(), usize::from(viewer.is(table.seat(Yellow))));
    }
}

/// p.7: That a plan is complete is open.
#[test]
fn everyone_sees_who_is_ready() {
    let mut table = planning();
    table.commit(Yellow, &[]);
    for viewer in viewers(&table) {
        assert!(events_for(&table, viewer).contains(&Event::PlanCommitted { colour: Yellow }));
    }
}

/// p.7, p.9: Two games that differ only in yellow's plan look the same to all others until it is revealed.
#[test]
fn other_viewers_cannot_distinguish_plans() {
    let scene = kozuke(3, 2).land(Yellow, Musashi, 2).actions(&[BattleA, Tax, Rice]);
    let one = scene.clone().plan(Yellow, Tax, Kozuke).plan(Yellow, Rice, Musashi).act();
    let other = scene.plan(Yellow, Tax, Musashi).plan(Yellow, Rice, Kozuke).act();
    for viewer in viewers(&one) {
        let same = one.state.view(viewer) == other.state.view(viewer);
        assert_eq!(same, !viewer.is(one.seat(Yellow)), "{viewer:?}");
    }
}

/// p.7-8: Once all are ready, everyone sees on which fields there are cards, but not which.
#[test]
fn cards_lie_face_down() {
    let mut table = planning();
    table.commit(Blue, &[(Tax, province(Kai)), (Bid, chests(3))]);
    table.act(Yellow, Action::LeaveEmpty { field: Tax }).commit(Yellow, &[]).commit(Red, &[]);
    assert_eq!(visible_card(&table, Blue, Tax), Some(VisibleCardDocument::FaceDown));
    assert_eq!(visible_card(&table, Yellow, Tax), None);
    for viewer in viewers(&table) {
        assert_eq!(table.view(viewer).table.players, table.table().players);
    }
}

/// p.8-9: The bid is secret until all bids are shown at once.
#[test]
fn bids_are_shown_together() {
    let mut table = planning();
    table.commit(Blue, &[(Bid, chests(3))]).commit(Yellow, &[(Bid, chests(0))]);
    assert_eq!(visible_card(&table, Blue, Bid), None);
    assert_eq!(table.count(|event| matches!(event, Event::BidShown { .. })), 0);
    table.commit(Red, &[(Bid, chests(0))]);
    assert_eq!(visible_card(&table, Blue, Bid), Some(VisibleCardDocument::FaceUp(chests(3))));
    assert_eq!(table.count(|event| matches!(event, Event::BidShown { .. })), 3);
}

/// p.6: Nobody sees the action cards that lie face down.
#[test]
fn last_five_actions_are_hidden() {
    let first = [Tax, BattleA, Rice, BattleB, OneArmy];
    let one = Scene::of(&THREE).actions(&[&first[..], &[ThreeArmies, Field::Castle]].concat()).planning();
    let other = Scene::of(&THREE).actions(&[&first[..], &[Field::Temple, FiveArmies]].concat()).planning();
    assert_ne!(one.doc().hidden_actions, other.doc().hidden_actions);
    for viewer in viewers(&one) {
        assert!(one.state.view(viewer) == other.state.view(viewer));
        assert_eq!(one.view(viewer).table.actions, first);
    }
}

/// p.5: Nobody sees the events of the next year.
#[test]
fn events_to_come_are_hidden() {
    let one = Scene::of(&THREE).planning();
    let mut document = one.doc();
    document.hidden_events.reverse();
    let other = State::from_position(document).unwrap();
    for viewer in viewers(&one) {
        assert!(one.state.view(viewer) == other.view(viewer));
        assert_eq!(one.view(viewer).table.events.len(), 4);
    }
}

/// p.5: Nobody sees the stack of the draft.
#[test]
fn stack_of_the_draft_is_hidden() {
    let one = Table::dealt(&Options::of(THREE), 1);
    let mut document = one.doc();
    document.stack.reverse();
    let other = State::from_position(document).unwrap();
    for viewer in viewers(&one) {
        assert!(one.state.view(viewer) == other.view(viewer));
    }
}

/// p.7-9: Events that reveal hidden information are marked, so that they cannot be undone.
#[test]
fn events_that_reveal_are_marked() {
    let shown = [
        Event::CardOffered { province: Kai },
        Event::CardDrawn { colour: Blue, province: Kai },
        Event::EventDrawn { event: LowTaxes0 },
        Event::BidShown { colour: Blue, card: None, tied: false },
        Event::PlanShown { colour: Blue, action: Tax, card: None },
        Event::ActionTurned { number: 6, action: Tax },
        Event::Thrown { thrown: NONE, tray: NONE },
        Event::RevoltDrawn { colour: Blue, province: Kai },
    ];
    assert!(shown.iter().all(State::reveals));
    let open = [
        Event::CardPlanned { colour: Blue, field: Tax, card: chests(1) },
        Event::PlanCommitted { colour: Blue },
        Event::Stayed { colour: Blue, province: Kai },
    ];
    assert!(!open.iter().any(State::reveals));
}

/// p.11: The cubes in tower and tray are open, by color.
#[test]
fn tower_and_tray_are_open() {
    let (inside, tray) = (Pile { red: 2, peasants: 3, ..NONE }, Pile { blue: 1, ..NONE });
    let table = Scene::of(&THREE).inside(inside).tray(tray).planning();
    for viewer in viewers(&table) {
        let tower = table.view(viewer).table.tower;
        assert_eq!((tower.floors[0], tower.tray), (inside, tray));
    }
}
