//! Server time through jumps, pauses, outages and restarts.

use super::*;

const SECOND: Millis = 1000;
const HOUR: Millis = 3600 * SECOND;
const DAY: Millis = 24 * HOUR;
const START: Millis = 1_800_000_000_000;

/// A clock that follows the wall clock, and the hand that moves it.
fn clock() -> (ServerClock, Clock) {
    let clock = Clock::at(START);
    (ServerClock::starting(clock.clone(), &resume(None, START, false), false), clock)
}

fn pulse(at: Millis, clock_at: Millis) -> Option<Uptime> {
    Some(Uptime { at, clock_at: Some(clock_at) })
}

#[test]
fn jumps_of_the_wall_clock_change_nothing() {
    for jump in [2 * HOUR, -2 * HOUR, 400 * DAY, -400 * DAY] {
        let (server, hand) = clock();
        hand.pass(10 * SECOND);
        assert_eq!(server.now(), START + 10 * SECOND);
        hand.jump(jump);
        assert_eq!((server.now(), server.unserved()), (START + 10 * SECOND, None));
        hand.pass(SECOND);
        hand.jump(-jump);
        hand.pass(SECOND);
        assert_eq!((server.now(), server.served_until()), (START + 12 * SECOND, START + 12 * SECOND));
    }
}

#[test]
fn each_jump_is_logged_once() {
    let mut state = State::new(Clock::at(START).read(), &resume(None, START, false), false);
    let look = |state: &mut State, wall| {
        let reading = Reading { wall, ..state.last };
        state.look(reading, true)[1]
    };
    assert_eq!(look(&mut state, START + 2 * SECOND), None, "a small correction is no jump");
    assert_eq!(look(&mut state, START + HOUR), Some(Notice::Jumped { by: HOUR, ahead: HOUR }));
    assert_eq!(look(&mut state, START + HOUR), None);
    assert_eq!(look(&mut state, START), Some(Notice::Jumped { by: -HOUR, ahead: 0 }));
}

#[test]
fn small_corrections_are_followed_slowly() {
    let (server, hand) = clock();
    hand.jump(2 * SECOND);
    hand.pass(100 * SECOND);
    assert_eq!(server.now(), START + 101 * SECOND, "one part in a hundred");
    hand.pass(100 * SECOND);
    assert_eq!(server.now(), START + 202 * SECOND);
    hand.pass(100 * SECOND);
    assert_eq!(server.now(), START + 302 * SECOND);
    hand.jump(-4 * SECOND);
    let mut before = server.now();
    for _ in 0..1000 {
        hand.pass(1);
        let now = server.now();
        assert!(now >= before, "time goes back");
        before = now;
    }
    assert_eq!(before, START + 302 * SECOND + 990);
}

#[test]
fn suspended_time_passes_but_is_not_served() {
    let (server, hand) = clock();
    hand.pass(SECOND);
    server.now();
    hand.suspend(8 * HOUR);
    assert_eq!(server.served_until(), START + SECOND);
    let span = Span { from: START + SECOND, until: START + SECOND + 8 * HOUR };
    assert_eq!((server.now(), server.unserved()), (span.until, Some(span)));
    assert_eq!(server.served_for(), 0);
    server.given_back(span);
    hand.pass(SECOND);
    assert_eq!((server.unserved(), server.served_until()), (None, span.until + SECOND));
}

#[test]
fn a_stopped_process_does_not_serve() {
    let mut state = State::new(Clock::at(START).read(), &resume(None, START, false), false);
    let after = |state: &State, millis| Reading {
        wall: state.last.wall + millis,
        elapsed: state.last.elapsed + millis,
        awake: state.last.awake + millis,
    };
    state.look(after(&state, STALL), true);
    assert_eq!(state.unserved, None);
    state.look(after(&state, STALL + 1), true);
    assert_eq!(state.unserved, Some(Span { from: START + STALL, until: START + 2 * STALL + 1 }));
    state.look(after(&state, 500), true);
    assert_eq!(state.served_until(state.now), START + STALL);
}

#[test]
fn an_outage_lasts_from_the_last_write_to_the_next() {
    let (server, hand) = clock();
    server.write_succeeded(server.now());
    hand.pass(20 * SECOND);
    assert_eq!(server.served_until(), START + 20 * SECOND, "no write has failed");
    server.write_failed();
    assert_eq!((server.proven(), server.served_until()), (None, START));
    hand.pass(20 * SECOND);
    server.write_succeeded(server.now());
    let span = Span { from: START, until: START + 40 * SECOND };
    assert_eq!(server.unserved(), Some(span));
    hand.suspend(10 * SECOND);
    let both = Span { until: span.until + 10 * SECOND, ..span };
    assert_eq!(server.unserved(), Some(both));
    server.given_back(span);
    assert_eq!(server.unserved(), Some(Span { from: span.until, ..both }), "what came later is still to be given back");
    server.given_back(both);
    assert_eq!((server.unserved(), server.served_until()), (None, both.until));
}

#[test]
fn a_slow_write_is_an_outage_where_time_runs() {
    let mut state = State::new(Clock::at(START).read(), &resume(None, START, false), false);
    assert_eq!(state.write_succeeded(START + SECOND, START + 2 * SECOND, true), None);
    let slow = Span { from: START + SECOND, until: START + 10 * SECOND };
    assert_eq!(state.write_succeeded(START + 6 * SECOND, START + 10 * SECOND, true), Some(slow));
}

#[test]
fn processes_follow_the_database_and_not_their_own_clocks() {
    let hand = Clock::at(START + 2 * HOUR);
    let server = ServerClock::starting(hand.clone(), &resume(None, START, true), true);
    assert_eq!(server.now(), START);
    server.compare_with_database(START, START + SECOND);
    hand.pass(200 * SECOND);
    assert_eq!(server.now(), START + 201 * SECOND);
    server.compare_with_database(server.now(), START + 9 * HOUR);
    hand.pass(200 * SECOND);
    assert_eq!(server.now(), START + 401 * SECOND, "a jump is not followed");
}

#[test]
fn downtime_is_given_back() {
    let span = Span { from: START, until: START + 5 * HOUR };
    let resumed = Resumed { now: span.until, downtime: Some(span), postpone: None };
    assert_eq!(resume(pulse(START, START), span.until, false), resumed);
    assert_eq!(resume(Some(Uptime { at: START, clock_at: None }), span.until, false), resumed);
    let short = resume(pulse(START, START), START + DOWNTIME, false);
    assert_eq!(short, Resumed { now: START + DOWNTIME, downtime: None, postpone: None });
}

#[test]
fn an_implausibly_long_pause_postpones_what_would_expire() {
    let resumed = resume(pulse(START, START), START + 400 * DAY, false);
    assert_eq!((resumed.now, resumed.postpone), (START + 400 * DAY, Some(400 * DAY)));
    assert_eq!(resume(pulse(START, START), START + 29 * DAY, false).postpone, None);
}

#[test]
fn a_clock_that_jumped_before_the_restart_is_not_followed() {
    let resumed = resume(pulse(START, START + 400 * DAY), START + 400 * DAY + HOUR, false);
    assert_eq!((resumed.now, resumed.postpone), (START + HOUR, None));
    assert_eq!(resume(pulse(START, START + 400 * DAY), START + HOUR, false).now, START + HOUR, "set right meanwhile");
}

#[test]
fn server_time_does_not_go_back_at_a_restart() {
    assert_eq!(resume(pulse(START, START), START - 400 * DAY, false).now, START);
    let ahead = resume(pulse(START, START - 2 * HOUR), START - HOUR, false);
    assert_eq!(ahead.now, START + HOUR, "an hour has passed by the same clock");
}

#[test]
fn a_process_that_joins_others_agrees_with_them() {
    let resumed = resume(pulse(START, START + 2 * HOUR), START + 2 * HOUR + 8 * SECOND, true);
    assert_eq!(resumed, Resumed { now: START + 8 * SECOND, downtime: None, postpone: None });
    let alone = resume(pulse(START, START + 2 * HOUR), START + 3 * HOUR, true);
    assert_eq!(alone.now, START + 3 * HOUR, "nobody else runs");
}
