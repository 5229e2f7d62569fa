//! Every lesson on the shelf is what it says: it loads, its solution works whatever the others do, and it is not solved
//! by whatever one does.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{Game, PositionDocument, Seed, Session};
use lessons::{Kind, Lesson, Origin, Puzzle, Standing, Taught};
use serde_json::{Value, json};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../lessons");

#[test]
fn every_document_is_on_the_shelf() {
    let mut written = BTreeSet::new();
    for game in std::fs::read_dir(FOLDER).unwrap().flatten() {
        for file in std::fs::read_dir(game.path()).unwrap().flatten() {
            let name = file.file_name().to_string_lossy().replace(".json", "");
            written.insert(format!("{}/{name}", game.file_name().to_string_lossy()));
        }
    }
    let shelf: BTreeSet<String> = Lesson::all().iter().map(|lesson| lesson.name.clone()).collect();
    assert_eq!(written, shelf);
    for lesson in Lesson::all() {
        assert!(lesson.name.starts_with(&format!("{}/", lesson.game)), "{}", lesson.name);
        assert_eq!(lesson.kind() == Kind::Guide, lesson.name.ends_with("/first-game"));
    }
}

#[test]
fn a_guide_is_dealt_with_the_learner_and_bots_on_all_seats() {
    fn deals<G: Taught>(lesson: &Lesson) {
        let Origin::Deal { options, seed } = &lesson.origin else { panic!("{} is dealt", lesson.name) };
        let options = serde_json::from_value(Value::Object(options.clone())).unwrap();
        let session = Session::<G>::new(options, Seed::new(seed.clone()).unwrap()).unwrap();
        let seated: BTreeSet<&str> = lesson.bots.keys().map(String::as_str).chain([lesson.seat.as_str()]).collect();
        assert_eq!(session.seat_names().into_iter().collect::<BTreeSet<_>>(), seated);
        assert!(lesson.bots.values().all(|bot| G::bot(bot, 0).is_some()));
    }
    deals::<rising_sun::State>(Lesson::named("rising-sun/first-game").unwrap());
    deals::<shogun::State>(Lesson::named("shogun/first-game").unwrap());
}

/// How many puzzles of a game hold what a puzzle must.
fn puzzles<G: Taught>() -> usize {
    let mut count = 0;
    for lesson in Lesson::all().iter().filter(|lesson| lesson.game == G::NAME && lesson.kind() == Kind::Puzzle) {
        let puzzle = Puzzle::<G>::of(lesson).unwrap_or_else(|error| panic!("{}: {error}", lesson.name)).unwrap();
        puzzle.state.check().unwrap();
        assert!(puzzle.state.waiting_for().has(puzzle.seat), "{}: the learner begins", lesson.name);
        // The position in it stays the same when it is read and written again.
        let document = PositionDocument { state: puzzle.state.clone() }.write();
        assert_eq!(PositionDocument::<G>::read(document.as_bytes()).unwrap().state, puzzle.state);
        let report = puzzle.check().unwrap_or_else(|error| panic!("{}: {error}", lesson.name));
        assert!(report.moments.is_some(), "{}: every reply of the others is tried", lesson.name);
        let solved = |bot: &str| report.by_chance.iter().find(|row| row.0 == bot).map(|row| (row.1, row.2)).unwrap();
        let (lucky, tries) = solved("random");
        assert!(lucky * 4 < tries, "{}: chance alone solves it {lucky} of {tries} times", lesson.name);
        count += 1;
    }
    count
}

#[test]
fn puzzles_of_rising_sun() {
    assert!(puzzles::<rising_sun::State>() >= 6);
}

#[test]
fn puzzles_of_shogun() {
    assert!(puzzles::<shogun::State>() >= 6);
}

/// A puzzle with something changed.
fn changed(name: &str, change: impl FnOnce(&mut Value)) -> String {
    let text = std::fs::read_to_string(Path::new(FOLDER).join(format!("{name}.json"))).unwrap();
    let mut document: Value = serde_json::from_str(&text).unwrap();
    change(&mut document);
    let checked = Lesson::read("", document.to_string().as_bytes())
        .and_then(|lesson| Puzzle::<rising_sun::State>::of(&lesson))
        .and_then(|puzzle| puzzle.unwrap().check());
    checked.map_or_else(|error| format!("{}: {}", error.at, error.why), |_| "sound".to_owned())
}

#[test]
fn errors_in_a_puzzle_name_their_place() {
    let name = "rising-sun/every-bid";
    let with = |change: fn(&mut Value)| changed(name, change);
    assert_eq!(with(|_| ()), "sound");
    assert_eq!(with(|puzzle| puzzle["format"] = json!("tenka-record")), "format: wrong-format");
    assert_eq!(with(|puzzle| puzzle["version"] = json!(2)), "version: later-version");
    assert_eq!(with(|puzzle| puzzle["surprise"] = json!(1)), "surprise: malformed");
    assert_eq!(with(|puzzle| drop(puzzle["goal"].take())), "goal: missing-field");
    assert_eq!(with(|puzzle| puzzle["game"] = json!("shogun")), "game: wrong-game");
    assert_eq!(with(|puzzle| puzzle["seat"] = json!("koi")), "seat: unknown-seat");
    assert_eq!(with(|puzzle| puzzle["bots"] = json!({"lotus": "greedy"})), "bots.dragonfly: missing-field");
    assert_eq!(with(|puzzle| puzzle["bots"]["lotus"] = json!("genius")), "bots.lotus: unknown-bot");
    assert_eq!(with(|puzzle| puzzle["goal"]["all"] = json!(["fame"])), "goal.all[0]: malformed");
    let vp = |puzzle: &mut Value| puzzle["position"]["state"]["table"]["players"][0]["reserve"]["bushi"] = json!(6);
    assert!(changed(name, vp).starts_with("position.state.table.players"), "{}", changed(name, vp));
    // Fewer coins on the hostage, and one reply takes one of ours.
    let bid = |puzzle: &mut Value| {
        puzzle["solution"][1]["bid"]["coins"] = json!(1);
        puzzle["solution"][2]["bid"]["coins"] = json!(3);
    };
    assert!(changed(name, bid).ends_with(": solution-fails"), "{}", changed(name, bid));
    assert_eq!(with(|puzzle| puzzle["solution"] = json!([])), "solution[0]: solution-ends");
    let easy = |puzzle: &mut Value| puzzle["goal"]["all"] = json!([{"points": {"at_least": 0}}]);
    assert_eq!(changed(name, easy), "goal: solves-itself");
}

#[test]
fn a_goal_is_judged_at_its_moment_and_never_again() {
    let lesson = Lesson::named("shogun/two-strikes").unwrap();
    let puzzle = Puzzle::<shogun::State>::of(lesson).unwrap().unwrap();
    let (mut judge, mut game) = (puzzle.judge(), puzzle.state);
    let first = puzzle.by_solution(&game, 0).unwrap();
    let mut events = Vec::new();
    game.perform(puzzle.seat, first.0, &mut events).unwrap();
    judge.see(&game, &events);
    assert_eq!(judge.standing(), Standing::Open);
    // A weak second strike misses.
    events.clear();
    let weak = serde_json::from_value(json!({"march": {"to": "ise", "armies": 1}})).unwrap();
    game.perform(puzzle.seat, weak, &mut events).unwrap();
    judge.see(&game, &events);
    assert_eq!(judge.standing(), Standing::Missed);
    assert_eq!(judge.unmet().count(), 1);
    judge.see(&game, &events);
    assert_eq!(judge.standing(), Standing::Missed);
}
