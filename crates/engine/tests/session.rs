//! Playing, dealing, judging and undoing at the table.

#[allow(dead_code)]
mod toy;

use engine::{
    ActionError, AddressedEvent, Audience, Chance, Game, LEDGER_LIMIT, NegotiationAction, NegotiationActionOf,
    OFFERS_LIMIT, OfferId, PROMISES_LIMIT, PlayerAction, PromiseContent, PromiseId, Record, ReplayError, Seat, Seats,
    Seed, Session, SessionEvent, UNDO_LIMIT, Verdict, Viewer, WORDS_LIMIT,
};
use toy::{Action, Event, Options, Pledge, Refusal, Terms, Toy};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

fn new() -> Session<Toy> {
    Session::new(Options { players: 3 }, Seed::from(42)).unwrap()
}

fn act(session: &mut Session<Toy>, seat: Seat, action: Action) -> Vec<AddressedEvent<Toy>> {
    session.perform(seat, PlayerAction::Game(action)).unwrap()
}

fn choose(session: &mut Session<Toy>, seat: Seat, number: u8) -> Vec<AddressedEvent<Toy>> {
    act(session, seat, Action::Choose { number })
}

fn free(
    session: &mut Session<Toy>,
    seat: Seat,
    free: NegotiationActionOf<Toy>,
) -> Result<Vec<AddressedEvent<Toy>>, ActionError<Toy>> {
    session.perform(seat, PlayerAction::Negotiate(free))
}

/// Red holds the market.
fn at_market() -> Session<Toy> {
    let mut session = new();
    choose(&mut session, RED, 3);
    choose(&mut session, BLUE, 1);
    choose(&mut session, GREEN, 2);
    session
}

fn offer(to: &str, give: u8, take: u8) -> NegotiationActionOf<Toy> {
    NegotiationAction::Offer {
        to: to.into(),
        terms: Some(Terms { give, take }),
        i_promise: vec![],
        you_promise: vec![],
    }
}

fn words(text: &str) -> PromiseContent<Pledge> {
    PromiseContent::Words(text.into())
}

fn pledge(number: u8) -> PromiseContent<Pledge> {
    PromiseContent::Pledge(Pledge::Choose { number })
}

/// Plays at random, deals included, for as many deeds as asked, or to the end.
fn random_play(seed: u64, actions: usize) -> Session<Toy> {
    let mut session = Session::<Toy>::new(Options { players: 2 + (seed % 2) as u8 }, Seed::from(seed)).unwrap();
    let mut chance = Seed::from(seed + 1000).chance();
    for _ in 0..actions {
        let seats = session.game().seats() as u32;
        let seat = Seat(chance.below(seats) as u8);
        let other = session.seat_names()[chance.below(seats) as usize].to_owned();
        let before = session.clone();
        let done = match chance.below(12) {
            0 => free(&mut session, seat, offer(&other, chance.below(4) as u8, chance.below(4) as u8)),
            1 => free(&mut session, seat, NegotiationAction::Accept { offer: OfferId(chance.below(150)) }),
            2 => free(&mut session, seat, NegotiationAction::Decline { offer: OfferId(chance.below(150)) }),
            3 => free(&mut session, seat, NegotiationAction::Withdraw { offer: OfferId(chance.below(150)) }),
            4 => free(
                &mut session,
                seat,
                NegotiationAction::Promise { to: other, word: pledge(chance.below(3) as u8 + 1) },
            ),
            5 => free(&mut session, seat, NegotiationAction::Promise { to: other, word: words("tea") }),
            6 => {
                free(&mut session, seat, NegotiationAction::Judge { promise: PromiseId(chance.below(150)), kept: true })
            }
            7 => free(&mut session, seat, NegotiationAction::Gift { to: other, terms: Terms { give: 1, take: 0 } }),
            8 => session.undo(seat),
            _ => match one_of(session.legal(seat).into_iter().chain(session.free(seat)).collect(), &mut chance) {
                Some(action) => Ok(act(&mut session, seat, action)),
                None => continue,
            },
        };
        if done.is_err() {
            assert_eq!(session, before, "what is denied changes nothing");
        }
        session.game().check().unwrap();
    }
    session
}

fn one_of(actions: Vec<Action>, chance: &mut Chance) -> Option<Action> {
    (!actions.is_empty()).then(|| actions[chance.below(actions.len() as u32) as usize])
}

#[test]
fn a_replay_gives_the_same_game_again() {
    for seed in 0..200 {
        let session = random_play(seed, 60);
        let record = session.record();
        let text = record.write();
        let read = Record::<Toy>::read(text.as_bytes()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.write(), text);
        let again = Session::replay(&read).unwrap();
        assert_eq!(again.game(), session.game());
        assert_eq!(again.dealings(), session.dealings());
        assert_eq!(again.record(), record);
    }
}

#[test]
fn a_session_goes_on_from_a_snapshot() {
    let mut offers = 0;
    for seed in 0..200 {
        let session = random_play(seed, 10 + (seed % 40) as usize);
        let text = serde_json::to_string(&session.snapshot()).unwrap();
        let mut resumed = Session::<Toy>::resume(serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(resumed.game(), session.game());
        assert_eq!(serde_json::to_string(&resumed.snapshot()).unwrap(), text);
        for seat in (0..session.game().seats()).map(|seat| Seat(seat as u8)) {
            let seen = |table: &Session<Toy>| serde_json::to_string(&table.view(Viewer::Seat(seat))).unwrap();
            assert_eq!(seen(&resumed), seen(&session));
            assert_eq!((resumed.legal(seat), resumed.free(seat)), (session.legal(seat), session.free(seat)));
            assert_eq!(resumed.undo(seat), Err(ActionError::NothingToUndo), "nothing before the snapshot is undone");
        }
        // An offer from before can be answered, and the record from here on can be played.
        if let Some(open) = session.dealings().offers().first() {
            offers += 1;
            free(&mut resumed, open.to.seat, NegotiationAction::Decline { offer: open.id }).unwrap();
        }
        let record = resumed.record();
        let read = Record::<Toy>::read(record.write().as_bytes()).unwrap();
        assert_eq!(read, record);
        let again = Session::replay(&read).unwrap();
        assert_eq!((again.game(), again.dealings()), (resumed.game(), resumed.dealings()));
    }
    assert!(offers > 20, "{offers} open offers");
}

#[test]
fn a_snapshot_with_strange_dealings_is_refused() {
    let mut session = at_market();
    free(&mut session, RED, offer("blue", 1, 1)).unwrap();
    free(&mut session, RED, NegotiationAction::Promise { to: "green".into(), word: words("tea") }).unwrap();
    let text = serde_json::to_string(&session.snapshot()).unwrap();
    let resume = |text: &str| Session::<Toy>::resume(serde_json::from_str(text).unwrap());
    assert!(resume(&text).is_ok());
    let red_twice = text.replace(r#""to":"green""#, r#""to":"red""#);
    let nobody = text.replace(r#""to":"green""#, r#""to":"nobody""#);
    let number = text.replace(r#""id":1,"#, r#""id":4000000000,"#);
    let count = text.replace(r#""offers":1"#, r#""offers":4000000000"#);
    let wordless = text.replace(r#""tea""#, r#""""#);
    for strange in [red_twice, nobody, number, count, wordless] {
        assert_ne!(strange, text);
        assert_eq!(resume(&strange).map_err(|error| error.why), Err("strange-dealings"), "{strange}");
    }
}

#[test]
fn a_replay_can_stop_anywhere_and_tells_what_happened() {
    let session = random_play(7, 60);
    let record = session.record();
    let mut states = Vec::new();
    let mut count = 0;
    Session::replay_with(&record, usize::MAX, |session, told| {
        states.push(session.game().clone());
        count += told.len();
    })
    .unwrap();
    assert_eq!(states.len(), record.entries.len());
    assert!(count >= states.len());
    for (index, state) in states.iter().enumerate() {
        assert_eq!(Session::replay_to(&record, index + 1).unwrap().game(), state);
    }
}

#[test]
fn a_replay_says_which_entry_is_denied() {
    let mut record = at_market().record();
    record.entries.swap(0, 2);
    record.entries.push(record.entries[0].clone());
    let why = ActionError::Refused(Refusal::NotNow);
    assert_eq!(Session::replay(&record).unwrap_err(), ReplayError::InvalidAction { index: 3, why });
    assert!(Session::replay_to(&record, 3).is_ok());
    record.seats.pop();
    assert!(matches!(Session::replay(&record), Err(ReplayError::InvalidDocument(error)) if error.at == "seats"));
}

#[test]
fn a_game_can_begin_in_a_position() {
    let session = at_market();
    let mut other = Session::from_position(session.game().clone());
    act(&mut other, RED, Action::Stall);
    let record = Record::<Toy>::read(other.record().write().as_bytes()).unwrap();
    assert_eq!(Session::replay(&record).unwrap().game(), other.game());
    assert_eq!(record.commitment, None);
}

#[test]
fn a_seat_that_does_not_exist_is_denied() {
    let mut session = new();
    let error = session.perform(Seat(200), PlayerAction::Game(Action::Stall));
    assert_eq!(error, Err(ActionError::NoSuchSeat { name: "200".into() }));
    assert!(session.legal(Seat(3)).is_empty() && session.free(Seat(3)).is_empty());
    assert_eq!(session.undo(Seat(200)), Err(ActionError::NothingToUndo));
}

#[test]
fn undo_goes_back_to_what_was_revealed() {
    let mut session = at_market();
    assert_eq!(session.can_undo(GREEN), 0, "the numbers are out");
    let market = session.clone();
    for _ in 0..3 {
        act(&mut session, RED, Action::Stall);
    }
    assert_eq!(session.can_undo(RED), 3);
    assert_eq!(session.can_undo(BLUE), 0);
    assert_eq!(session.undo(BLUE), Err(ActionError::NothingToUndo));
    for left in (0..3).rev() {
        let told = session.undo(RED).unwrap();
        assert!(told[0].heard_by(Viewer::Spectator), "everybody saw the stall");
        assert_eq!(session.can_undo(RED), left);
    }
    assert_eq!(session, market);
    assert_eq!(session.undo(RED), Err(ActionError::NothingToUndo));
}

#[test]
fn undo_stops_at_what_another_seat_did() {
    let mut session = new();
    choose(&mut session, RED, 1);
    assert_eq!(session.can_undo(RED), 1);
    choose(&mut session, BLUE, 1);
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 1));

    let mut session = at_market();
    act(&mut session, RED, Action::Stall);
    free(&mut session, BLUE, NegotiationAction::Promise { to: "red".into(), word: words("tea") }).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 1), "a free action is one, too");
}

#[test]
fn undo_does_not_tell_that_others_deal_in_private() {
    let mut session = at_market();
    act(&mut session, RED, Action::Stall);
    let mut quiet = session.clone();
    free(&mut session, BLUE, NegotiationAction::Promise { to: "green".into(), word: words("tea") }).unwrap();
    free(&mut session, GREEN, offer("blue", 1, 1)).unwrap();
    let can = [RED, BLUE, GREEN].map(|seat| session.can_undo(seat));
    assert_eq!(can, [1, 0, 1], "blue has heard of green's offer");
    let heard =
        |told: Vec<AddressedEvent<Toy>>| told.into_iter().filter(|told| told.heard_by(Viewer::Seat(RED))).collect();
    let (told, quietly): (Vec<_>, Vec<_>) = (heard(session.undo(RED).unwrap()), heard(quiet.undo(RED).unwrap()));
    assert_eq!(told, quietly);
    assert_eq!(session.view(Viewer::Seat(RED)), quiet.view(Viewer::Seat(RED)));
    assert_eq!(session.entries().len(), quiet.entries().len() + 2, "what the others did stays");
    assert_eq!(Session::replay(&session.record()).unwrap().dealings(), session.dealings());
    assert_eq!((session.can_undo(RED), session.can_undo(GREEN)), (0, 1));
}

#[test]
fn undo_takes_back_offers_and_promises_but_no_agreement() {
    let mut session = at_market();
    let market = session.clone();
    act(&mut session, RED, Action::Stall);
    free(&mut session, RED, offer("blue", 1, 1)).unwrap();
    free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: words("tea") }).unwrap();
    let told = session.undo(RED).unwrap();
    assert_eq!(told[0].audience, Audience::Only(Seats::one(RED).with(BLUE)), "only the two knew");
    session.undo(RED).unwrap();
    session.undo(RED).unwrap();
    assert_eq!(session, market);

    free(&mut session, RED, offer("blue", 1, 1)).unwrap();
    free(&mut session, BLUE, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 0));
    act(&mut session, RED, Action::Stall);
    free(&mut session, RED, NegotiationAction::Gift { to: "blue".into(), terms: Terms { give: 1, take: 0 } }).unwrap();
    assert_eq!(session.can_undo(RED), 0);
}

#[test]
fn an_undo_is_told_to_all_who_heard_of_the_action() {
    let mut session = new();
    choose(&mut session, RED, 1);
    assert_eq!(session.undo(RED).unwrap()[0].audience, Audience::Everyone, "all saw that red had chosen");
    assert!(session.entries().is_empty());
}

#[test]
fn offers_and_promises_are_for_two() {
    let mut session = at_market();
    let deal = NegotiationAction::Offer {
        to: "blue".into(),
        terms: Some(Terms { give: 2, take: 1 }),
        i_promise: vec![pledge(2)],
        you_promise: vec![words("tea at noon")],
    };
    let told = free(&mut session, RED, deal).unwrap();
    let heard = |told: &[AddressedEvent<Toy>], viewer| told.iter().filter(|told| told.heard_by(viewer)).count();
    for (viewer, count) in
        [(Viewer::Seat(RED), 1), (Viewer::Seat(BLUE), 1), (Viewer::Seat(GREEN), 0), (Viewer::Spectator, 0)]
    {
        assert_eq!(heard(&told, viewer), count);
        assert_eq!(session.view(viewer).offers.len(), count);
    }
    for stranger in [
        NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) },
        NegotiationAction::Decline { offer: OfferId::of(RED, BLUE, 0) },
        NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 0) },
    ] {
        let error = free(&mut session, GREEN, stranger);
        assert_eq!(error, Err(ActionError::NoSuchOffer { offer: OfferId::of(RED, BLUE, 0) }), "green learns nothing");
    }
    assert_eq!(
        free(&mut session, RED, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }),
        Err(ActionError::NotYours)
    );
    assert_eq!(
        free(&mut session, BLUE, NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 0) }),
        Err(ActionError::NotYours)
    );

    let told = free(&mut session, BLUE, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }).unwrap();
    assert_eq!(heard(&told, Viewer::Seat(BLUE)), 4);
    assert_eq!(heard(&told, Viewer::Spectator), 1, "coins change hands in the open");
    assert!(session.view(Viewer::Seat(GREEN)).promises.is_empty());
    let view = serde_json::to_value(session.view(Viewer::Seat(BLUE))).unwrap();
    assert_eq!(view["offers"], serde_json::json!([]));
    assert_eq!(
        view["promises"],
        serde_json::json!([
            {"id": 1, "by": "red", "to": "blue", "word": {"pledge": {"choose": {"number": 2}}}, "verdict": null},
            {"id": 8, "by": "blue", "to": "red", "word": {"words": "tea at noon"}, "verdict": null},
        ])
    );
    assert_eq!(
        free(&mut session, GREEN, NegotiationAction::Judge { promise: PromiseId::of(BLUE, RED, 0), kept: true }),
        Err(ActionError::NoSuchPromise { promise: PromiseId::of(BLUE, RED, 0) })
    );
}

#[test]
fn offers_lapse_when_the_market_closes() {
    let mut session = new();
    assert_eq!(free(&mut session, RED, offer("blue", 1, 0)), Err(ActionError::NoBargaining));
    let gift = NegotiationAction::Gift { to: "blue".into(), terms: Terms { give: 1, take: 0 } };
    assert_eq!(free(&mut session, RED, gift), Err(ActionError::NoBargaining));
    free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: words("tea") })
        .expect("promises have no season");

    let mut session = at_market();
    free(&mut session, BLUE, offer("green", 1, 1)).unwrap();
    let told = act(&mut session, RED, Action::Close);
    let lapsed = told
        .iter()
        .find(
            |told| matches!(told.what, SessionEvent::OfferLapsed { offer, .. } if offer == OfferId::of(BLUE, GREEN, 0)),
        )
        .unwrap();
    assert_eq!(lapsed.audience, Audience::Only(Seats::one(BLUE).with(GREEN)));
    assert!(session.dealings().offers().is_empty());
    assert_eq!(session.can_undo(RED), 0, "from here on the others decide in secret");
}

#[test]
fn an_offer_that_cannot_be_met_stays_open() {
    let mut session = at_market();
    free(&mut session, RED, offer("blue", 4, 0)).unwrap();
    free(&mut session, RED, NegotiationAction::Gift { to: "green".into(), terms: Terms { give: 3, take: 0 } }).unwrap();
    let accept = NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) };
    assert_eq!(free(&mut session, BLUE, accept.clone()), Err(ActionError::Refused(Refusal::TooPoor)));
    assert_eq!(session.dealings().offers().len(), 1);
    free(&mut session, GREEN, NegotiationAction::Gift { to: "red".into(), terms: Terms { give: 3, take: 0 } }).unwrap();
    free(&mut session, BLUE, accept).unwrap();
    assert_eq!(session.view(Viewer::Spectator).game, session.game().view(Viewer::Spectator));
    assert!(session.dealings().offers().is_empty());
}

#[test]
fn silly_offers_are_denied() {
    let mut session = at_market();
    let mut error = |action| free(&mut session, RED, action).unwrap_err();
    let say = |text: &str| NegotiationAction::Promise { to: "blue".into(), word: words(text) };
    let promise = |count| NegotiationAction::Offer {
        to: "blue".into(),
        terms: None,
        i_promise: vec![pledge(1); count],
        you_promise: vec![words("tea")],
    };
    assert_eq!(error(offer("red", 1, 1)), ActionError::ToYourself);
    assert_eq!(error(offer("purple", 1, 1)), ActionError::NoSuchSeat { name: "purple".into() });
    assert_eq!(error(offer("blue", 9, 1)), ActionError::Refused(Refusal::TooPoor));
    assert_eq!(
        error(NegotiationAction::Gift { to: "blue".into(), terms: Terms { give: 1, take: 1 } }),
        ActionError::NotAGift
    );
    assert_eq!(error(say(" ")), ActionError::NoWords);
    assert_eq!(error(say(&"茶".repeat(WORDS_LIMIT + 1))), ActionError::WordsTooLong { limit: WORDS_LIMIT });
    assert_eq!(error(promise(PROMISES_LIMIT)), ActionError::TooManyPromises { limit: PROMISES_LIMIT });
    let nothing = NegotiationAction::Offer { to: "blue".into(), terms: None, i_promise: vec![], you_promise: vec![] };
    assert_eq!(error(nothing), ActionError::NothingOffered);

    free(&mut session, RED, say(&"茶".repeat(WORDS_LIMIT))).unwrap();
    for _ in 0..OFFERS_LIMIT {
        free(&mut session, RED, promise(PROMISES_LIMIT - 1)).unwrap();
    }
    assert_eq!(free(&mut session, RED, promise(1)), Err(ActionError::TooManyOffers { limit: OFFERS_LIMIT }));
    free(&mut session, RED, NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 3) }).unwrap();
    free(&mut session, RED, promise(1)).unwrap();
    assert_eq!(session.dealings().offers().last().unwrap().id, OfferId::of(RED, BLUE, OFFERS_LIMIT));
}

#[test]
fn pledges_are_judged_by_what_both_hear() {
    let mut session = new();
    for (by, to, number) in [(RED, "blue", 1), (BLUE, "red", 3), (GREEN, "red", 2)] {
        free(&mut session, by, NegotiationAction::Promise { to: to.into(), word: pledge(number) }).unwrap();
    }
    choose(&mut session, RED, 1);
    choose(&mut session, BLUE, 2);
    assert!(session.dealings().promises().iter().all(|promise| promise.verdict.is_none()), "still secret");
    let told = choose(&mut session, GREEN, 2);
    let verdicts: Vec<_> = session.dealings().promises().iter().map(|promise| promise.verdict.unwrap()).collect();
    assert_eq!(verdicts, [Verdict::Kept, Verdict::Broken, Verdict::Kept]);
    assert_eq!(session.dealings().promises()[0].judged_at, Some(5));
    let judged = told.iter().filter(|told| matches!(told.what, SessionEvent::PromiseJudged { .. }));
    assert_eq!(judged.filter(|told| told.heard_by(Viewer::Seat(GREEN))).count(), 1);
    assert!(matches!(told[2].what, SessionEvent::Game(Event::Revealed { .. })));

    free(&mut session, BLUE, NegotiationAction::Promise { to: "red".into(), word: pledge(1) }).unwrap();
    let promise = PromiseId::of(BLUE, RED, 1);
    assert_eq!(
        free(&mut session, RED, NegotiationAction::Judge { promise, kept: false }),
        Err(ActionError::NotInWords)
    );
}

#[test]
fn a_pledge_that_comes_too_late_is_void() {
    let mut session = at_market();
    for round in 0..3 {
        if round > 0 {
            for (seat, number) in [(RED, 3), (BLUE, 1), (GREEN, 2)] {
                choose(&mut session, seat, number);
            }
        }
        if round == 2 {
            free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: pledge(1) }).unwrap();
            free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: words("tea") }).unwrap();
        }
        act(&mut session, RED, Action::Close);
    }
    assert!(session.game().outcome().is_some());
    assert_eq!(session.dealings().promises()[0].verdict, Some(Verdict::Void));
    assert_eq!(
        free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: words("tea") }),
        Err(ActionError::Over)
    );
    free(&mut session, BLUE, NegotiationAction::Judge { promise: PromiseId::of(RED, BLUE, 1), kept: false })
        .expect("words may be judged when all is over");
}

#[test]
fn promises_between_two_are_bounded() {
    let mut session = new();
    let promise = |to: &str| NegotiationAction::Promise { to: to.into(), word: words("tea") };
    for _ in 0..LEDGER_LIMIT {
        free(&mut session, RED, promise("blue")).unwrap();
    }
    assert_eq!(free(&mut session, RED, promise("blue")), Err(ActionError::LedgerFull { limit: LEDGER_LIMIT }));
    free(&mut session, RED, promise("green")).unwrap();
    free(&mut session, BLUE, promise("red")).unwrap();
}

#[test]
fn undo_is_bounded_by_own_entries_alone() {
    let mut session = new();
    let offer = |to: &str| NegotiationAction::Offer {
        to: to.into(),
        terms: None,
        i_promise: vec![words("tea")],
        you_promise: vec![],
    };
    let withdraw =
        |session: &Session<Toy>| NegotiationAction::Withdraw { offer: session.dealings().offers().last().unwrap().id };
    for _ in 0..UNDO_LIMIT {
        free(&mut session, RED, offer("blue")).unwrap();
        let withdraw = withdraw(&session);
        free(&mut session, RED, withdraw).unwrap();
    }
    assert_eq!(session.can_undo(RED), UNDO_LIMIT);
    free(&mut session, GREEN, offer("blue")).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(GREEN)), (UNDO_LIMIT, 1), "what others do makes no difference");
    for _ in 0..UNDO_LIMIT {
        session.undo(RED).unwrap();
    }
    assert_eq!(session.undo(RED), Err(ActionError::NothingToUndo));
}

#[test]
fn checkpoint_goes_on_as_if_nothing_had_happened() {
    let mut undone = 0;
    for seed in 0..200 {
        let mut session = random_play(seed, 1 + seed as usize % 40);
        let text = |session: &Session<Toy>| serde_json::to_string(&session.checkpoint()).unwrap();
        let mut restored = Session::new(Options { players: 2 + (seed % 2) as u8 }, Seed::from(seed)).unwrap();
        restored.restore(serde_json::from_str(&text(&session)).unwrap()).unwrap();
        for seat in (0..session.game().seats()).map(|seat| Seat(seat as u8)) {
            loop {
                assert_eq!(text(&restored), text(&session), "seed {seed}");
                assert_eq!(restored.game(), session.game());
                assert_eq!(restored.can_undo(seat), session.can_undo(seat));
                let taken_back = session.undo(seat);
                assert_eq!(restored.undo(seat), taken_back);
                if taken_back.is_err() {
                    break;
                }
                undone += 1;
            }
        }
    }
    assert!(undone > 100, "{undone} steps undone");
}

#[test]
fn words_are_judged_once_by_who_received_them() {
    let mut session = new();
    free(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), word: words("tea") }).unwrap();
    let judge = |kept| NegotiationAction::Judge { promise: PromiseId::of(RED, BLUE, 0), kept };
    assert_eq!(free(&mut session, RED, judge(true)), Err(ActionError::NotYours));
    free(&mut session, BLUE, judge(false)).unwrap();
    assert_eq!(session.dealings().promises()[0].verdict, Some(Verdict::Broken));
    assert_eq!(free(&mut session, BLUE, judge(true)), Err(ActionError::AlreadyJudged));
}

#[test]
fn what_one_may_not_know_changes_nothing_that_one_sees() {
    let mut chance = Seed::from(5).chance();
    for seed in 0..100 {
        let session = random_play(seed, 25);
        for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator] {
            let view = session.game().view(viewer);
            let imagined = Toy::imagine(&view, &mut chance);
            imagined.check().unwrap();
            assert_eq!(imagined.view(viewer), view);
        }
    }
}
