//! Whole games with deals, promises and undo, saved and replayed.

use engine::{Game, PlayerAction, Record, Seat, Seats, Seed, Session};

use crate::play::{someone, viewers};
use crate::{Subject, games};

/// A record replays to the same state and the same text, and undo restores the state before.
pub fn records_replay_to_same_state<S: Subject>() {
    let (mut undone, mut dealt, mut judged) = (0, 0, 0);
    for number in 0..games(60) {
        let mut chance = Seed::from(number).chance().fork();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number))
            .unwrap_or_else(|error| panic!("{error}"));
        while let Some(seat) = someone(session.game(), &mut chance) {
            if chance.below(3) == 0 {
                let other = Seat(chance.below(session.game().seats() as u32) as u8);
                let (before, entries) = (session.game().clone(), session.entries().len());
                let action = S::side_show(&session, other, &mut chance);
                if session.perform(other, action).is_err() {
                    assert!(*session.game() == before && session.entries().len() == entries);
                } else {
                    dealt += 1;
                }
                continue;
            }
            let before = session.game().clone();
            let action = S::choose(&before, seat, &mut chance);
            session.perform(seat, PlayerAction::Game(action)).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            if session.can_undo(seat) > 0 && chance.below(5) == 0 {
                session.undo(seat).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
                assert!(*session.game() == before, "undo of {action:?} restores the state");
                undone += 1;
            }
        }
        judged += session.negotiations().promises().iter().filter(|promise| promise.verdict.is_some()).count();
        let text = session.record().write();
        let record = Record::<S::Game>::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let again = Session::replay(&record).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(again.game() == session.game());
        for viewer in viewers(session.game()) {
            let [one, other] = [&again, &session].map(|table| serde_json::to_value(table.view(viewer)).ok());
            assert_eq!(one, other);
        }
        assert_eq!(again.record().write(), text);
    }
    assert!(undone > 100 && dealt > 500 && judged > 50, "{undone} undone, {dealt} dealt, {judged} judged");
}

/// A session resumed from a snapshot looks the same to all viewers, continues in the same way, and has a record that can
/// be replayed.
pub fn sessions_resume_from_snapshots<S: Subject>() {
    let (mut resumed, mut offers, mut promises) = (0, 0, 0);
    for number in 0..games(20) {
        let mut chance = Seed::from(number).chance().fork();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number))
            .unwrap_or_else(|error| panic!("{error}"));
        let mut twin = resume(&session);
        while let Some(seat) = someone(session.game(), &mut chance) {
            let (seat, action) = if chance.below(3) == 0 {
                let other = Seat(chance.below(session.game().seats() as u32) as u8);
                (other, S::side_show(&session, other, &mut chance))
            } else {
                (seat, PlayerAction::Game(S::choose(session.game(), seat, &mut chance)))
            };
            // Compared as JSON because the two records number their entries differently.
            let [events, other] = [&mut session, &mut twin]
                .map(|table| table.perform(seat, action.clone()).map(|events| serde_json::to_value(events).ok()));
            assert_eq!(events, other, "both continue in the same way");
            if chance.below(10) == 0 {
                twin = resume(&session);
                resumed += 1;
                offers += session.negotiations().offers().len();
                promises += session.negotiations().promises().len();
            }
            look_alike(&session, &twin);
        }
        let text = twin.record().write();
        let record = Record::<S::Game>::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let again = Session::replay(&record).unwrap_or_else(|why| panic!("{why:?}"));
        look_alike(&session, &again);
        assert_eq!(again.record().write(), text);
    }
    assert!(resumed > 100 && offers > 20 && promises > 20, "{resumed} resumed, {offers} offers, {promises} promises");
}

fn resume<G: Game>(session: &Session<G>) -> Session<G> {
    let text = serde_json::to_string(&session.snapshot()).unwrap_or_else(|why| panic!("{why}"));
    let snapshot = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
    Session::resume(snapshot).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn look_alike<G: Game>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(one.game(), other.game());
    for viewer in viewers(one.game()) {
        let [left, right] = [one, other].map(|table| serde_json::to_value(table.view(viewer)).ok());
        assert_eq!(left, right);
    }
    for seat in Seats::first(one.game().seats()).iter() {
        assert_eq!((one.legal(seat), one.free(seat)), (other.legal(seat), other.free(seat)));
    }
}
