//! The political phase (p.13).

use super::play::*;

fn hand(table: &Table, clan: Clan) -> Option<[Mandate; 4]> {
    table.state.view(Viewer::Seat(table.seat(clan))).hand()
}

/// p.13: 3 mandate turns, a kami turn, 2, a kami turn, 2, a kami turn, war.
#[test]
fn the_political_track() {
    let mut table = Scene::of(&THREE).mandate_turn(Koi);
    idle_until(&mut table, |table| season(table) == Summer);
    let mark = |event: &Event| match event {
        Event::MandateChosen { .. } => Some('M'),
        Event::KamiTurnBegan { .. } => Some('K'),
        Event::WarPhaseBegan => Some('W'),
        _ => None,
    };
    assert_eq!(table.events.iter().filter_map(mark).collect::<String>(), "MMMKMMKMMKW");
}

/// p.13: At the start of the game, the clan at the top of the honor track plays the first mandate turn.
#[test]
fn the_most_honorable_begins() {
    for clans in [&FIVE[..3], &FIVE[1..5], &FIVE[2..]] {
        let mut table = dealt(clans, 1);
        idle_until(&mut table, is_choosing);
        assert_eq!(table.waiting_for(), table.honor()[..1]);
        assert_eq!(table.waiting_for(), clans[..1]);
    }
}

fn choosers(table: &Table) -> Vec<Clan> {
    let chosen = |event: &Event| match *event {
        Event::MandateChosen { clan, .. } => Some(clan),
        _ => None,
    };
    table.events.iter().filter_map(chosen).collect()
}

/// p.13: The deck passes to the left; the next season begins left of who played last, whatever the honor.
#[test]
fn the_deck_goes_round_through_the_seasons() {
    for clans in [&FIVE[..3], &FIVE[..4], &FIVE[..]] {
        let mut table = Scene::of(clans).honor(&clans.iter().rev().copied().collect::<Vec<_>>()).mandate_turn(clans[0]);
        idle_until(&mut table, |table| table.waiting_for().is_empty());
        let expected: Vec<_> = clans.iter().copied().cycle().take(3 * 7).collect();
        assert_eq!(choosers(&table), expected);
    }
}

/// p.13: The four tiles are looked at in secret.
#[test]
fn tiles_are_drawn_in_secret() {
    let table = Scene::of(&THREE).deck(&[Betray, Betray, Harvest, Train]).mandate_turn(Koi);
    assert_eq!(hand(&table, Koi), Some([Betray, Betray, Harvest, Train]));
    let other = Scene::of(&THREE).deck(&[Recruit, Marshal, Marshal, Harvest]).mandate_turn(Koi);
    for viewer in others(&table, Koi) {
        assert_eq!(table.state.view(viewer), other.state.view(viewer), "{viewer:?}");
        assert_eq!(table.state.view(viewer).hand(), None);
    }
}

/// p.13: One of the four must be chosen, and there is no fifth.
#[test]
fn one_of_the_four_is_chosen() {
    let mut table = Scene::of(&THREE).mandate_turn(Koi);
    assert_eq!(table.legal(Koi), [0, 1, 2, 3].map(choose));
    assert_eq!(table.refuses(Koi, Action::Done), Refusal::MustChoose);
    assert_eq!(table.refuses(Koi, choose(4)), Refusal::NoSuchTile { slot: 4 });
    assert_eq!(table.refuses(Lotus, choose(0)), Refusal::NotYourDecision);
}

/// p.13 (German): The other three go back on top of the deck in unchanged order.
#[test]
fn three_tiles_go_back_unchanged() {
    let deck = [Harvest, Marshal, Train, Recruit, Betray, Betray, Marshal];
    for slot in 0..4 {
        let mut table = Scene::of(&THREE).deck(&deck).mandate_turn(Dragonfly);
        let before = table.doc().deck;
        table.act(Dragonfly, choose(slot));
        let mut expected = before;
        let tile = expected.remove(slot as usize);
        assert_eq!(table.doc().deck, expected);
        assert_eq!(table.doc().table.track[0].mandate, tile);
    }
}

/// p.13 (German): Of two equal tiles it matters which is played: the order of the rest shows it.
#[test]
fn equal_tiles_at_different_places() {
    let after = |slot| {
        let mut table = Scene::of(&THREE).deck(&[Train, Marshal, Train, Recruit]).mandate_turn(Koi);
        table.act(Koi, choose(slot));
        table.doc().deck[..3].to_vec()
    };
    assert_eq!((after(0), after(2)), (vec![Marshal, Train, Recruit], vec![Train, Marshal, Recruit]));
}

/// p.13: Tiles fill the track from left to right.
#[test]
fn the_track_is_filled_from_left_to_right() {
    let mut table = Scene::of(&THREE).deck(&[Harvest, Recruit, Harvest, Train]).mandate_turn(Dragonfly);
    table.act(Dragonfly, choose(0)).act(Koi, choose(1));
    let track: Vec<_> = table.doc().table.track.iter().map(|played| (played.clan, played.mandate)).collect();
    assert_eq!(track, [(Dragonfly, Harvest), (Koi, Harvest)]);
}

/// p.13: The chosen tile lies face up on the first free slot for all to see.
#[test]
fn the_chosen_tile_is_seen_by_all() {
    let mut table = Scene::of(&THREE).deck(&[Harvest, Marshal, Train, Recruit]).mandate_turn(Dragonfly);
    table.act(Dragonfly, choose(0));
    for viewer in viewers(&table) {
        let track = table.state.view(viewer).document().table.track;
        assert_eq!((track[0].clan, track[0].tile, track[0].face_down), (Dragonfly, Some(Harvest), false));
    }
}

/// p.13: A player who has looked knows the three tiles returned, as far as they follow from what others take.
#[test]
fn what_was_seen_is_known() {
    let start = || {
        let mut table = Scene::of(&THREE).deck(&[Harvest, Train, Marshal, Recruit, Betray]).mandate_turn(Dragonfly);
        table.act(Dragonfly, choose(0));
        table
    };
    let known = |table: &Table| table.state.view(Viewer::Seat(table.seat(Dragonfly))).document().deck;
    let seen = [Some(Train), Some(Marshal), Some(Recruit), None];
    assert_eq!(known(&start()), seen);
    let mut table = start();
    table.act(Koi, choose(3));
    assert_eq!(known(&table), seen, "Betray was none of the three");
    let mut table = start();
    table.act(Koi, choose(1));
    assert_eq!(known(&table), [Some(Train), None, None, None], "it may have been the other Marshal");
}

/// p.13: Seven of ten tiles are played, so that the last to choose sees the last four.
#[test]
fn the_seventh_chooser_sees_the_last_four() {
    let mut table = Scene::of(&THREE).mandate_turn(Koi);
    idle_until(&mut table, |table| table.doc().table.track.len() == 6 && is_choosing(table));
    assert_eq!(table.doc().deck.len(), 4);
    assert_eq!(hand(&table, Koi).unwrap().to_vec(), table.doc().deck);
}

/// p.13: A mandate is performed clockwise from the left of who selected it, who is last; but p.16: first in a Train.
#[test]
fn the_order_in_which_a_mandate_is_performed() {
    let scene = || FIVE.iter().fold(Scene::of(&FIVE), |scene, &clan| scene.place(clan, Oshu, &[(Bushi, 1)]));
    for (seat, chooser) in FIVE.into_iter().enumerate() {
        let mut first = FIVE;
        first.rotate_left(seat);
        let mut last = first;
        last.rotate_left(1);
        for (mandate, order) in [(Recruit, last), (Marshal, last), (Train, first)] {
            let mut table = scene().mandate(chooser, mandate);
            assert_eq!(in_turn(&mut table), order, "{mandate:?}");
        }
        let mut table = scene().deck(&[Harvest]).mandate_turn(chooser);
        table.act(chooser, choose(0));
        if chooser == Lotus {
            table.act(Lotus, Action::Announce { mandate: Harvest });
        }
        let gains = |event: &Event| match *event {
            Event::CoinsGained { clan, .. } => Some(clan),
            _ => None,
        };
        assert_eq!(table.events.iter().filter_map(gains).collect::<Vec<_>>(), last);
    }
}

/// p.13: While one player performs the mandate, the others wait.
#[test]
fn one_by_one() {
    let mut table = Scene::of(&THREE).mandate(Dragonfly, Recruit);
    assert_eq!(table.waiting_for(), [Koi]);
    assert_eq!(table.refuses(Lotus, summon(Bushi, Nagato)), Refusal::NotYourDecision);
}
