//! Whole games with deals, promises and second thoughts, written down and played again.

#[path = "play/mod.rs"]
mod play;

use play::{choose, options, pick, someone, terms};
use rising_sun::{Advantage, Mandate, Pledge, Province, State};
use table::{Chance, Deed, Free, Game, OfferId, PromiseId, Record, Seat, Seed, Session, Viewer, Word};

type Table = Session<State>;

/// Something that a player may do besides what the game waits for; it may well be refused.
fn side_show(session: &Table, seat: Seat, chance: &mut Chance) -> Deed<State> {
    let names = session.seat_names();
    let to = names[chance.below(names.len() as u32) as usize].to_string();
    let offer = OfferId(chance.below(session.dealings().offers().len() as u32 + 2));
    let offer =
        session.dealings().offers().last().map_or(offer, |last| if chance.below(2) == 0 { last.id } else { offer });
    let pledge = match chance.below(3) {
        0 => Pledge::StayOut { province: pick(chance, &Province::ALL) },
        1 => {
            Pledge::LeaveAdvantage { advantage: pick(chance, &Advantage::ALL), province: pick(chance, &Province::ALL) }
        }
        _ => Pledge::PlayMandate { mandate: pick(chance, &Mandate::ALL) },
    };
    let word =
        if chance.below(3) == 0 { Word::Words("I shall remember this.".to_owned()) } else { Word::Pledge(pledge) };
    let mut free = session.free(seat);
    Deed::Free(match chance.below(8) {
        0 | 1 => {
            let terms = (chance.below(4) > 0).then(|| terms(chance));
            Free::Offer { to, terms, i_promise: vec![word], you_promise: vec![] }
        }
        2 | 3 => Free::Accept { offer },
        4 => Free::Decline { offer },
        5 => Free::Gift { to, terms: terms(chance) },
        6 => Free::Promise { to, word },
        _ if free.is_empty() => Free::Judge { promise: PromiseId(chance.below(4)), kept: true },
        _ => return Deed::Game(free.remove(0)),
    })
}

/// How many games; `TENKA_GAMES` for a longer run.
fn games() -> u64 {
    std::env::var("TENKA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(60)
}

#[test]
fn records_replay_to_the_same_table() {
    let (mut undone, mut dealt, mut judged) = (0, 0, 0);
    for game in 0..games() {
        let mut chance = Seed::new(format!("records {game}")).unwrap().chance();
        let mut session = Table::new(options(&mut chance), Seed::from(game)).unwrap();
        while let Some(seat) = someone(session.game(), &mut chance) {
            if chance.below(3) == 0 {
                let other = Seat(chance.below(session.game().seats() as u32) as u8);
                let (before, entries) = (*session.game(), session.entries().len());
                let deed = side_show(&session, other, &mut chance);
                if session.perform(other, deed).is_err() {
                    assert!(*session.game() == before && session.entries().len() == entries);
                } else {
                    dealt += 1;
                }
                continue;
            }
            let before = *session.game();
            let action = choose(&before, seat, &mut chance);
            session.perform(seat, Deed::Game(action)).unwrap();
            if session.can_undo(seat) > 0 && chance.below(5) == 0 {
                session.undo(seat).unwrap();
                assert!(*session.game() == before, "undo of {action:?} leads back");
                undone += 1;
            }
        }
        judged += session.dealings().promises().iter().filter(|promise| promise.verdict.is_some()).count();
        let text = session.record().write();
        let record = Record::<State>::read(text.as_bytes()).unwrap_or_else(|flaw| panic!("{flaw}"));
        let again = Table::replay(&record).unwrap_or_else(|why| panic!("{why:?}"));
        assert!(again.game() == session.game());
        for viewer in (0..session.game().seats() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
        {
            let [one, other] = [&again, &session].map(|table| serde_json::to_value(table.view(viewer)).unwrap());
            assert_eq!(one, other);
        }
        assert_eq!(again.record().write(), text);
    }
    assert!(undone > 100 && dealt > 500 && judged > 50, "{undone} undone, {dealt} dealt, {judged} judged");
}
