//! No leak: games are played on two servers that differ only in what a viewer may not know, and
//! everything that the viewer is sent is the same, byte for byte.
//!
//! Twice: whole games are compared from the first decision to the last (`twins/whole.rs`), where what people choose and agree
//! on in secret differs, among people alone and with bots of the server beside them; and from many moments of games on, where all differs that a viewer does not see.
//!
//! For the latter, bots play whole games. At many moments of them one viewer is picked, and what the viewer does not see
//! is drawn anew: two tables begin there, one on each server. The others then do things in secret on one
//! side alone, and things that all may know on both. At some of the tables bots of the server sit, choices
//! that are none are made by the table, and clocks run out. The engine follows what each server wrote, and
//! says what the viewer heard of it; when that differs, something was shown, and the two are twins no longer.

#[path = "../../../rising-sun/tests/it/play/mod.rs"]
mod rising_sun_play;
#[path = "../../../shogun/tests/play/mod.rs"]
mod shogun_play;

use crate::twins::{Count, Manner, Pair, SecondThoughts, Side, Twin};
use bots::Contest;
use engine::{Chance, Game, PlayerAction, Seat, Seats, Seed, Session, Viewer};
use laws::{Subject, pick};
use serde_json::json;

/// The manner of the next table; bots and those who are away are picked anew each time.
fn manner(number: usize, viewer: Viewer, seats: usize, chance: &mut Chance) -> Manner {
    let live = json!({"live": {"bank_seconds": 300, "increment_seconds": 10}});
    let days = json!({"days": {"days": 3}});
    let (pace, on_timeout, forced, bots) = match number % 6 {
        0 => (days, "vote", false, 0),
        1 => (json!("untimed"), "vote", false, 0),
        2 => (live, "decide", true, 0),
        3 => (live, "bot", false, 1),
        4 => (json!("untimed"), "vote", true, 1),
        _ => (days, "decide", true, 0),
    };
    let others: Vec<Seat> = Seats::first(seats).iter().filter(|seat| !viewer.is(*seat)).collect();
    let bots = (0..bots).map(|_| pick(chance, &others)).fold(Seats::NONE, Seats::with);
    let away = match viewer {
        Viewer::Seat(seat) if chance.below(3) == 0 => Some(seat),
        _ => None,
    };
    Manner { pace, on_timeout, forced, bots, away }
}

/// Bots play whole games; at some of their moments twins begin.
async fn nobody_can_tell_twins_apart<S: Subject>(games: u64, rare: u32)
where
    S::Game: Contest,
{
    let universe = S::universe(6);
    let mut count = Count::default();
    for number in 0..games {
        let mut chance = Seed::new(format!("leak {number}")).unwrap().chance();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number)).unwrap();
        let mut bots: Vec<_> = (0..5).map(|seat| S::Game::bot("greedy:any", number * 5 + seat).unwrap()).collect();
        let names = session.seat_names();
        (0..).map(Seat).zip(&mut bots).take(names.len()).for_each(|(seat, bot)| bot.sit(seat, &names));
        while let Some(seat) = laws::someone(session.game(), &mut chance) {
            let legal = session.legal(seat);
            let choice = bots[seat.index()].decide(&session.view(Viewer::Seat(seat)), &legal);
            session.perform(seat, PlayerAction::Game(legal[choice])).unwrap();
            if chance.below(rare) > 0 || session.game().waiting_for().is_empty() {
                continue;
            }
            let viewers: Vec<Viewer> = laws::viewers(session.game()).collect();
            let viewer = pick(&mut chance, &viewers);
            let manner = manner(count.twins, viewer, names.len(), &mut chance);
            let one = session.game();
            // A bot that sees another hand plays another game, openly: there only what people do differs.
            let other = match manner.bots == Seats::NONE {
                true => S::Game::imagine(&one.view(viewer), &mut chance),
                false => one.clone(),
            };
            // Servers of their own: twins that no longer are would be seen in lists.
            let sides = [Side::new().await, Side::new().await];
            let twins = [
                Twin::new(&sides[0], "twins", one, &manner, viewer).await,
                Twin::new(&sides[1], "twins", &other, &manner, viewer).await,
            ];
            let chance = Seed::new(format!("pair {number} {}", count.twins)).unwrap().chance();
            Pair::<S>::new(twins, viewer, manner, chance).play(&universe, &mut count).await;
            for side in sides {
                side.served.running.stop().await;
            }
        }
    }
    println!("{}: {count:?}", S::Game::NAME);
    assert!(count.twins >= 10 && count.apart > 100, "{count:?}");
    assert!(count.secret > 25 && count.open > 50 && count.secret_undone > 0 && count.undone > 0, "{count:?}");
    assert!(count.timed_out > 0 && count.with_bots > 1 && count.away > 1 && count.posted > 0, "{count:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_twins_of_rising_sun_apart() {
    nobody_can_tell_twins_apart::<rising_sun_play::RisingSun>(2, 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_twins_of_shogun_apart() {
    nobody_can_tell_twins_apart::<shogun_play::Shogun>(2, 40).await;
}

impl SecondThoughts for rising_sun_play::RisingSun {
    fn second_thought(session: &Session<rising_sun::State>, seat: Seat) -> Option<rising_sun::Action> {
        session.free(seat).into_iter().find(|action| *action == rising_sun::Action::TakeBackBids)
    }
}

impl SecondThoughts for shogun_play::Shogun {
    fn second_thought(session: &Session<shogun::State>, seat: Seat) -> Option<shogun::Action> {
        let is_second_thought =
            |action: &shogun::Action| matches!(action, shogun::Action::Reopen | shogun::Action::TakeBack { .. });
        session.free(seat).into_iter().find(is_second_thought)
    }
}

/// Whole games, dealt alike on both sides: among people, or with one bot of the server and then with two.
async fn nobody_can_tell_whole_games_apart<S: SecondThoughts>(with_bots: bool) {
    let universe = S::universe(6);
    let mut count = Count::default();
    for number in 0..2 {
        let bots = if with_bots { 1 + number as usize } else { 0 };
        let mut chance = Seed::new(format!("whole {number}")).unwrap().chance();
        let mut session = Session::<S::Game>::new(S::options(&mut chance), Seed::from(number)).unwrap();
        // Besides viewer and bots there are two who deal in private.
        while bots > 0 && session.game().seats() < bots + 3 {
            session = Session::new(S::options(&mut chance), Seed::from(number)).unwrap();
        }
        let viewers: Vec<Viewer> = laws::viewers(session.game()).collect();
        let viewer = pick(&mut chance, &viewers);
        let mut others: Vec<Seat> =
            Seats::first(session.game().seats()).iter().filter(|seat| !viewer.is(*seat)).collect();
        chance.shuffle(&mut others);
        let bots = others.into_iter().take(bots).fold(Seats::NONE, Seats::with);
        let pace = if number % 2 == 0 { json!("untimed") } else { json!({"days": {"days": 3}}) };
        let manner = Manner { pace, on_timeout: "vote", forced: false, bots, away: None };
        let sides = [Side::new().await, Side::new().await];
        let twins = [
            Twin::new(&sides[0], "twins", session.game(), &manner, viewer).await,
            Twin::new(&sides[1], "twins", session.game(), &manner, viewer).await,
        ];
        Pair::<S>::new(twins, viewer, manner, chance).play_whole(&universe, &mut count).await;
        for side in sides {
            side.served.running.stop().await;
        }
    }
    println!("{}, whole games{}: {count:?}", S::Game::NAME, if with_bots { " with bots" } else { "" });
    let apart = if with_bots { 25 } else { 50 };
    assert!(count.apart > apart && count.second_thoughts > 5 && count.shown > 5, "{count:?}");
    assert!(count.secret > 25 && count.open > 200 && count.secret_undone > 0 && count.undone > 0, "{count:?}");
    assert!(count.posted > 20 && count.said > 10 && count.come_again > 2 && count.revealed == 2, "{count:?}");
    assert!(if with_bots { count.by_bots > 200 } else { count.by_bots == 0 }, "{count:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_whole_games_of_rising_sun_apart() {
    nobody_can_tell_whole_games_apart::<rising_sun_play::RisingSun>(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_whole_games_of_shogun_apart() {
    nobody_can_tell_whole_games_apart::<shogun_play::Shogun>(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_whole_games_of_rising_sun_with_bots_apart() {
    nobody_can_tell_whole_games_apart::<rising_sun_play::RisingSun>(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_whole_games_of_shogun_with_bots_apart() {
    nobody_can_tell_whole_games_apart::<shogun_play::Shogun>(true).await;
}
