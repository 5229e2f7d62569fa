//! Whole games with deals, promises and second thoughts, written down and played again.

use table::{Deed, Game, Record, Seat, Seed, Session};

use crate::play::{someone, viewers};
use crate::{Subject, games};

/// A record leads to the same table, to the last word; taking back leads to where one was.
pub fn records_replay_to_the_same_table<S: Subject>() {
    let (mut undone, mut dealt, mut judged) = (0, 0, 0);
    for number in 0..games(60) {
        let mut chance = Seed::from(number).chance().fork();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number))
            .unwrap_or_else(|flaw| panic!("{flaw}"));
        while let Some(seat) = someone(session.game(), &mut chance) {
            if chance.below(3) == 0 {
                let other = Seat(chance.below(session.game().seats() as u32) as u8);
                let (before, entries) = (session.game().clone(), session.entries().len());
                let deed = S::side_show(&session, other, &mut chance);
                if session.perform(other, deed).is_err() {
                    assert!(*session.game() == before && session.entries().len() == entries);
                } else {
                    dealt += 1;
                }
                continue;
            }
            let before = session.game().clone();
            let action = S::choose(&before, seat, &mut chance);
            session.perform(seat, Deed::Game(action)).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            if session.can_undo(seat) > 0 && chance.below(5) == 0 {
                session.undo(seat).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
                assert!(*session.game() == before, "undo of {action:?} leads back");
                undone += 1;
            }
        }
        judged += session.dealings().promises().iter().filter(|promise| promise.verdict.is_some()).count();
        let text = session.record().write();
        let record = Record::<S::Game>::read(text.as_bytes()).unwrap_or_else(|flaw| panic!("{flaw}"));
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
