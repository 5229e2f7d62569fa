//! Playing, negotiating, judging promises and undo.

use crate::toy::{Action, Event, Options, Pledge, Refusal, Terms, Toy};
use engine::{
    ActionError, AddressedEvent, Audience, Chance, Game, LEDGER_LIMIT, NegotiationAction, NegotiationActionOf,
    OFFERS_LIMIT, OfferId, PROMISES_LIMIT, PlayerAction, PromiseContent, PromiseId, Record, ReplayError, Seat, Seats,
    Seed, Session, SessionEvent, UNDO_LIMIT, Verdict, Viewer, WORDS_LIMIT,
};

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

fn negotiate(
    session: &mut Session<Toy>,
    seat: Seat,
    action: NegotiationActionOf<Toy>,
) -> Result<Vec<AddressedEvent<Toy>>, ActionError<Toy>> {
    session.perform(seat, PlayerAction::Negotiate(action))
}

/// A session in which red runs the market.
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

/// Plays up to `actions` random actions, negotiations included.
fn random_play(seed: u64, actions: usize) -> Session<Toy> {
    let mut session = Session::<Toy>::new(Options { players: 2 + (seed % 2) as u8 }, Seed::from(seed)).unwrap();
    let mut chance = Seed::from(seed + 1000).chance();
    for _ in 0..actions {
        let seats = session.game().seats() as u32;
        let seat = Seat(chance.below(seats) as u8);
        let other = session.seat_names()[chance.below(seats) as usize].to_owned();
        let before = session.clone();
        let done = match chance.below(12) {
            0 => negotiate(&mut session, seat, offer(&other, chance.below(4) as u8, chance.below(4) as u8)),
            1 => negotiate(&mut session, seat, NegotiationAction::Accept { offer: OfferId(chance.below(150)) }),
            2 => negotiate(&mut session, seat, NegotiationAction::Decline { offer: OfferId(chance.below(150)) }),
            3 => negotiate(&mut session, seat, NegotiationAction::Withdraw { offer: OfferId(chance.below(150)) }),
            4 => negotiate(
                &mut session,
                seat,
                NegotiationAction::Promise { to: other, content: pledge(chance.below(3) as u8 + 1) },
            ),
            5 => negotiate(&mut session, seat, NegotiationAction::Promise { to: other, content: words("tea") }),
            6 => negotiate(
                &mut session,
                seat,
                NegotiationAction::Judge { promise: PromiseId(chance.below(150)), kept: true },
            ),
            7 => {
                negotiate(&mut session, seat, NegotiationAction::Gift { to: other, terms: Terms { give: 1, take: 0 } })
            }
            8 => session.undo(seat),
            _ => match one_of(session.legal(seat).into_iter().chain(session.free(seat)).collect(), &mut chance) {
                Some(action) => Ok(act(&mut session, seat, action)),
                None => continue,
            },
        };
        if done.is_err() {
            assert_eq!(session, before, "a rejected action changes nothing");
        }
        session.game().check().unwrap();
    }
    session
}

fn one_of(actions: Vec<Action>, chance: &mut Chance) -> Option<Action> {
    (!actions.is_empty()).then(|| actions[chance.below(actions.len() as u32) as usize])
}

#[test]
fn replay_gives_same_game() {
    for seed in 0..200 {
        let session = random_play(seed, 60);
        let record = session.record();
        let text = record.write();
        let read = Record::<Toy>::read(text.as_bytes()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.write(), text);
        let again = Session::replay(&read).unwrap();
        assert_eq!(again.game(), session.game());
        assert_eq!(again.negotiations(), session.negotiations());
        assert_eq!(again.record(), record);
    }
}

#[test]
fn session_resumes_from_snapshot() {
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
        // An earlier offer can be answered, and the record from here on can be replayed.
        if let Some(open) = session.negotiations().offers().first() {
            offers += 1;
            negotiate(&mut resumed, open.to.seat, NegotiationAction::Decline { offer: open.id }).unwrap();
        }
        let record = resumed.record();
        let read = Record::<Toy>::read(record.write().as_bytes()).unwrap();
        assert_eq!(read, record);
        let again = Session::replay(&read).unwrap();
        assert_eq!((again.game(), again.negotiations()), (resumed.game(), resumed.negotiations()));
    }
    assert!(offers > 20, "{offers} open offers");
}

/// Stored snapshots must stay readable, even if fields are renamed in Rust.
#[test]
fn negotiations_keep_their_names_in_documents() {
    let mut session = at_market();
    negotiate(&mut session, RED, NegotiationAction::Promise { to: "green".into(), content: words("tea") }).unwrap();
    let snapshot = serde_json::to_value(session.snapshot()).unwrap();
    let promise = serde_json::json!({"by": "red", "to": "green", "word": {"words": "tea"}, "verdict": null});
    assert_eq!(snapshot["dealings"]["promises"], serde_json::json!([promise]));
    let checkpoint = serde_json::to_value(session.checkpoint()).unwrap();
    assert_eq!(checkpoint["steps"][0]["action"]["promise"]["word"], serde_json::json!({"words": "tea"}));
    let resumed = Session::<Toy>::resume(serde_json::from_value(snapshot).unwrap()).unwrap();
    let record: serde_json::Value = serde_json::from_str(&resumed.record().write()).unwrap();
    assert_eq!(record["dealings"]["promises"], serde_json::json!([promise]));
}

#[test]
fn snapshot_with_invalid_negotiations_is_refused() {
    let mut session = at_market();
    negotiate(&mut session, RED, offer("blue", 1, 1)).unwrap();
    negotiate(&mut session, RED, NegotiationAction::Promise { to: "green".into(), content: words("tea") }).unwrap();
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
fn replay_stops_anywhere_and_reports_events() {
    let session = random_play(7, 60);
    let record = session.record();
    let mut states = Vec::new();
    let mut count = 0;
    Session::replay_with(&record, usize::MAX, |session, events| {
        states.push(session.game().clone());
        count += events.len();
    })
    .unwrap();
    assert_eq!(states.len(), record.entries.len());
    assert!(count >= states.len());
    for (index, state) in states.iter().enumerate() {
        assert_eq!(Session::replay_to(&record, index + 1).unwrap().game(), state);
    }
}

#[test]
fn replay_names_rejected_entry() {
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
fn game_can_begin_in_position() {
    let session = at_market();
    let mut other = Session::from_position(session.game().clone());
    act(&mut other, RED, Action::Stall);
    let record = Record::<Toy>::read(other.record().write().as_bytes()).unwrap();
    assert_eq!(Session::replay(&record).unwrap().game(), other.game());
    assert_eq!(record.commitment, None);
}

#[test]
fn unknown_seat_is_rejected() {
    let mut session = new();
    let error = session.perform(Seat(200), PlayerAction::Game(Action::Stall));
    assert_eq!(error, Err(ActionError::NoSuchSeat { name: "200".into() }));
    assert!(session.legal(Seat(3)).is_empty() && session.free(Seat(3)).is_empty());
    assert_eq!(session.undo(Seat(200)), Err(ActionError::NothingToUndo));
}

#[test]
fn undo_stops_at_revealed_information() {
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
        let events = session.undo(RED).unwrap();
        assert!(events[0].visible_to(Viewer::Spectator), "everyone saw the stall");
        assert_eq!(session.can_undo(RED), left);
    }
    assert_eq!(session, market);
    assert_eq!(session.undo(RED), Err(ActionError::NothingToUndo));
}

#[test]
fn undo_stops_at_action_of_another_seat() {
    let mut session = new();
    choose(&mut session, RED, 1);
    assert_eq!(session.can_undo(RED), 1);
    choose(&mut session, BLUE, 1);
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 1));

    let mut session = at_market();
    act(&mut session, RED, Action::Stall);
    negotiate(&mut session, BLUE, NegotiationAction::Promise { to: "red".into(), content: words("tea") }).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 1), "negotiating counts, too");
}

#[test]
fn undo_does_not_reveal_private_negotiations() {
    let mut session = at_market();
    act(&mut session, RED, Action::Stall);
    let mut quiet = session.clone();
    negotiate(&mut session, BLUE, NegotiationAction::Promise { to: "green".into(), content: words("tea") }).unwrap();
    negotiate(&mut session, GREEN, offer("blue", 1, 1)).unwrap();
    let can = [RED, BLUE, GREEN].map(|seat| session.can_undo(seat));
    assert_eq!(can, [1, 0, 1], "blue knows of green's offer");
    let red_sees = |event: &AddressedEvent<Toy>| event.visible_to(Viewer::Seat(RED));
    let undo =
        |session: &mut Session<Toy>| -> Vec<_> { session.undo(RED).unwrap().into_iter().filter(red_sees).collect() };
    assert_eq!(undo(&mut session), undo(&mut quiet));
    assert_eq!(session.view(Viewer::Seat(RED)), quiet.view(Viewer::Seat(RED)));
    assert_eq!(session.entries().len(), quiet.entries().len() + 2, "what the others did stays");
    assert_eq!(Session::replay(&session.record()).unwrap().negotiations(), session.negotiations());
    assert_eq!((session.can_undo(RED), session.can_undo(GREEN)), (0, 1));
}

#[test]
fn undo_withdraws_offers_and_promises_but_no_agreement() {
    let mut session = at_market();
    let market = session.clone();
    act(&mut session, RED, Action::Stall);
    negotiate(&mut session, RED, offer("blue", 1, 1)).unwrap();
    negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: words("tea") }).unwrap();
    let events = session.undo(RED).unwrap();
    assert_eq!(events[0].audience, Audience::Only(Seats::one(RED).with(BLUE)), "only the two knew");
    session.undo(RED).unwrap();
    session.undo(RED).unwrap();
    assert_eq!(session, market);

    negotiate(&mut session, RED, offer("blue", 1, 1)).unwrap();
    negotiate(&mut session, BLUE, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(BLUE)), (0, 0));
    act(&mut session, RED, Action::Stall);
    negotiate(&mut session, RED, NegotiationAction::Gift { to: "blue".into(), terms: Terms { give: 1, take: 0 } })
        .unwrap();
    assert_eq!(session.can_undo(RED), 0);
}

#[test]
fn undo_is_announced_to_viewers_of_the_action() {
    let mut session = new();
    choose(&mut session, RED, 1);
    assert_eq!(session.undo(RED).unwrap()[0].audience, Audience::Everyone, "everyone saw that red had chosen");
    assert!(session.entries().is_empty());
}

#[test]
fn offers_and_promises_are_private() {
    let mut session = at_market();
    let deal = NegotiationAction::Offer {
        to: "blue".into(),
        terms: Some(Terms { give: 2, take: 1 }),
        i_promise: vec![pledge(2)],
        you_promise: vec![words("tea at noon")],
    };
    let events = negotiate(&mut session, RED, deal).unwrap();
    let visible =
        |events: &[AddressedEvent<Toy>], viewer| events.iter().filter(|event| event.visible_to(viewer)).count();
    for (viewer, count) in
        [(Viewer::Seat(RED), 1), (Viewer::Seat(BLUE), 1), (Viewer::Seat(GREEN), 0), (Viewer::Spectator, 0)]
    {
        assert_eq!(visible(&events, viewer), count);
        assert_eq!(session.view(viewer).offers.len(), count);
    }
    for stranger in [
        NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) },
        NegotiationAction::Decline { offer: OfferId::of(RED, BLUE, 0) },
        NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 0) },
    ] {
        let error = negotiate(&mut session, GREEN, stranger);
        assert_eq!(error, Err(ActionError::NoSuchOffer { offer: OfferId::of(RED, BLUE, 0) }), "green learns nothing");
    }
    assert_eq!(
        negotiate(&mut session, RED, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }),
        Err(ActionError::NotYours)
    );
    assert_eq!(
        negotiate(&mut session, BLUE, NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 0) }),
        Err(ActionError::NotYours)
    );

    let events = negotiate(&mut session, BLUE, NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) }).unwrap();
    assert_eq!(visible(&events, Viewer::Seat(BLUE)), 4);
    assert_eq!(visible(&events, Viewer::Spectator), 1, "coins change hands in the open");
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
        negotiate(&mut session, GREEN, NegotiationAction::Judge { promise: PromiseId::of(BLUE, RED, 0), kept: true }),
        Err(ActionError::NoSuchPromise { promise: PromiseId::of(BLUE, RED, 0) })
    );
}

#[test]
fn offers_expire_when_market_closes() {
    let mut session = new();
    assert_eq!(negotiate(&mut session, RED, offer("blue", 1, 0)), Err(ActionError::NoBargaining));
    let gift = NegotiationAction::Gift { to: "blue".into(), terms: Terms { give: 1, take: 0 } };
    assert_eq!(negotiate(&mut session, RED, gift), Err(ActionError::NoBargaining));
    negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: words("tea") })
        .expect("promises are possible in every phase");

    let mut session = at_market();
    negotiate(&mut session, BLUE, offer("green", 1, 1)).unwrap();
    let events = act(&mut session, RED, Action::Close);
    let expired = events
        .iter()
        .find(
            |event| matches!(event.what, SessionEvent::OfferLapsed { offer, .. } if offer == OfferId::of(BLUE, GREEN, 0)),
        )
        .unwrap();
    assert_eq!(expired.audience, Audience::Only(Seats::one(BLUE).with(GREEN)));
    assert!(session.negotiations().offers().is_empty());
    assert_eq!(session.can_undo(RED), 0, "a simultaneous decision follows");
}

#[test]
fn offer_that_cannot_be_met_stays_open() {
    let mut session = at_market();
    negotiate(&mut session, RED, offer("blue", 4, 0)).unwrap();
    negotiate(&mut session, RED, NegotiationAction::Gift { to: "green".into(), terms: Terms { give: 3, take: 0 } })
        .unwrap();
    let accept = NegotiationAction::Accept { offer: OfferId::of(RED, BLUE, 0) };
    assert_eq!(negotiate(&mut session, BLUE, accept.clone()), Err(ActionError::Refused(Refusal::TooPoor)));
    assert_eq!(session.negotiations().offers().len(), 1);
    negotiate(&mut session, GREEN, NegotiationAction::Gift { to: "red".into(), terms: Terms { give: 3, take: 0 } })
        .unwrap();
    negotiate(&mut session, BLUE, accept).unwrap();
    assert_eq!(session.view(Viewer::Spectator).game, session.game().view(Viewer::Spectator));
    assert!(session.negotiations().offers().is_empty());
}

#[test]
fn invalid_offers_are_rejected() {
    let mut session = at_market();
    let mut error = |action| negotiate(&mut session, RED, action).unwrap_err();
    let say = |text: &str| NegotiationAction::Promise { to: "blue".into(), content: words(text) };
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

    negotiate(&mut session, RED, say(&"茶".repeat(WORDS_LIMIT))).unwrap();
    for _ in 0..OFFERS_LIMIT {
        negotiate(&mut session, RED, promise(PROMISES_LIMIT - 1)).unwrap();
    }
    assert_eq!(negotiate(&mut session, RED, promise(1)), Err(ActionError::TooManyOffers { limit: OFFERS_LIMIT }));
    negotiate(&mut session, RED, NegotiationAction::Withdraw { offer: OfferId::of(RED, BLUE, 3) }).unwrap();
    negotiate(&mut session, RED, promise(1)).unwrap();
    assert_eq!(session.negotiations().offers().last().unwrap().id, OfferId::of(RED, BLUE, OFFERS_LIMIT));
}

#[test]
fn pledges_are_judged_by_events_both_parties_see() {
    let mut session = new();
    for (by, to, number) in [(RED, "blue", 1), (BLUE, "red", 3), (GREEN, "red", 2)] {
        negotiate(&mut session, by, NegotiationAction::Promise { to: to.into(), content: pledge(number) }).unwrap();
    }
    choose(&mut session, RED, 1);
    choose(&mut session, BLUE, 2);
    assert!(session.negotiations().promises().iter().all(|promise| promise.verdict.is_none()), "still secret");
    let events = choose(&mut session, GREEN, 2);
    let verdicts: Vec<_> = session.negotiations().promises().iter().map(|promise| promise.verdict.unwrap()).collect();
    assert_eq!(verdicts, [Verdict::Kept, Verdict::Broken, Verdict::Kept]);
    assert_eq!(session.negotiations().promises()[0].judged_at, Some(5));
    let judged = events.iter().filter(|event| matches!(event.what, SessionEvent::PromiseJudged { .. }));
    assert_eq!(judged.filter(|event| event.visible_to(Viewer::Seat(GREEN))).count(), 1);
    assert!(matches!(events[2].what, SessionEvent::Game(Event::Revealed { .. })));

    negotiate(&mut session, BLUE, NegotiationAction::Promise { to: "red".into(), content: pledge(1) }).unwrap();
    let promise = PromiseId::of(BLUE, RED, 1);
    assert_eq!(
        negotiate(&mut session, RED, NegotiationAction::Judge { promise, kept: false }),
        Err(ActionError::NotInWords)
    );
}

#[test]
fn pledge_is_void_when_game_ends() {
    let mut session = at_market();
    for round in 0..3 {
        if round > 0 {
            for (seat, number) in [(RED, 3), (BLUE, 1), (GREEN, 2)] {
                choose(&mut session, seat, number);
            }
        }
        if round == 2 {
            negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: pledge(1) }).unwrap();
            negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: words("tea") })
                .unwrap();
        }
        act(&mut session, RED, Action::Close);
    }
    assert!(session.game().outcome().is_some());
    assert_eq!(session.negotiations().promises()[0].verdict, Some(Verdict::Void));
    assert_eq!(
        negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: words("tea") }),
        Err(ActionError::Over)
    );
    negotiate(&mut session, BLUE, NegotiationAction::Judge { promise: PromiseId::of(RED, BLUE, 1), kept: false })
        .expect("words may be judged after the game");
}

#[test]
fn number_of_promises_is_limited() {
    let mut session = new();
    let promise = |to: &str| NegotiationAction::Promise { to: to.into(), content: words("tea") };
    for _ in 0..LEDGER_LIMIT {
        negotiate(&mut session, RED, promise("blue")).unwrap();
    }
    assert_eq!(negotiate(&mut session, RED, promise("blue")), Err(ActionError::LedgerFull { limit: LEDGER_LIMIT }));
    negotiate(&mut session, RED, promise("green")).unwrap();
    negotiate(&mut session, BLUE, promise("red")).unwrap();
}

#[test]
fn undo_limit_counts_own_entries_only() {
    let mut session = new();
    let offer = |to: &str| NegotiationAction::Offer {
        to: to.into(),
        terms: None,
        i_promise: vec![words("tea")],
        you_promise: vec![],
    };
    let withdraw = |session: &Session<Toy>| NegotiationAction::Withdraw {
        offer: session.negotiations().offers().last().unwrap().id,
    };
    for _ in 0..UNDO_LIMIT {
        negotiate(&mut session, RED, offer("blue")).unwrap();
        let withdraw = withdraw(&session);
        negotiate(&mut session, RED, withdraw).unwrap();
    }
    assert_eq!(session.can_undo(RED), UNDO_LIMIT);
    negotiate(&mut session, GREEN, offer("blue")).unwrap();
    assert_eq!((session.can_undo(RED), session.can_undo(GREEN)), (UNDO_LIMIT, 1), "what others do makes no difference");
    for _ in 0..UNDO_LIMIT {
        session.undo(RED).unwrap();
    }
    assert_eq!(session.undo(RED), Err(ActionError::NothingToUndo));
}

#[test]
fn checkpoint_restores_session_with_undo() {
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
fn receiver_judges_promise_in_words_once() {
    let mut session = new();
    negotiate(&mut session, RED, NegotiationAction::Promise { to: "blue".into(), content: words("tea") }).unwrap();
    let judge = |kept| NegotiationAction::Judge { promise: PromiseId::of(RED, BLUE, 0), kept };
    assert_eq!(negotiate(&mut session, RED, judge(true)), Err(ActionError::NotYours));
    negotiate(&mut session, BLUE, judge(false)).unwrap();
    assert_eq!(session.negotiations().promises()[0].verdict, Some(Verdict::Broken));
    assert_eq!(negotiate(&mut session, BLUE, judge(true)), Err(ActionError::AlreadyJudged));
}

#[test]
fn imagined_state_has_same_view() {
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
