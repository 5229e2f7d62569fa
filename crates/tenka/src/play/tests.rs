//! Whole games and small talks at a screen of text.

mod desk;
mod shogun;
mod talk;
mod talk_with_bots;

use engine::{Game, Record, Seat, Seed, Session, Viewer};
use rising_sun::{Clan, Mandate, Options, State};
use text::Locale;

use super::{OnScreen, Style, ViewContext};
use crate::viewer::Perspective;
use desk::{Desk, play};

const KOI: Seat = Seat(0);

fn session(seed: u64) -> Session<State> {
    let options = Options::of([Clan::Koi, Clan::Lotus, Clan::Turtle]);
    Session::new(options, Seed::from(seed)).unwrap()
}

/// A game in which Koi's first mandate can be Recruit, as the first of the four tiles.
fn session_with_recruit() -> Session<State> {
    let begins_with_recruit = |session: &Session<State>| {
        let mut session = session.clone();
        for seat in [Seat(0), Seat(1), Seat(2)] {
            session.perform(seat, engine::PlayerAction::Game(rising_sun::Action::Ready)).unwrap();
        }
        session.view(Viewer::Seat(KOI)).game.hand().unwrap()[0] == Mandate::Recruit
    };
    (0..).map(session).find(begins_with_recruit).unwrap()
}

#[test]
fn a_script_plays_a_whole_game() {
    for seed in 0..3 {
        let desk = play(session(seed), Desk::always(&[KOI], "1"));
        assert!(desk.over);
        assert!(desk.screen.contains("1. "), "the places are shown");
        desk.check_screen();
    }
}

#[test]
fn random_numbers_play_a_whole_game_and_wrong_ones_are_asked_again() {
    let mut chance = Seed::from(9).chance();
    let desk = play(session(4), Desk::answering(&[KOI], move |_| Some(chance.below(14).to_string())));
    assert!(desk.over);
    assert!(desk.screen.contains("There is no such choice; write a number from 1 to "));
    desk.check_screen();
}

#[test]
fn people_share_the_screen_and_hide_their_secrets() {
    let mut desk = Desk::always(&[KOI, Seat(1), Seat(2)], "1");
    desk.style.width = 79;
    let desk = play(session(5), desk);
    assert!(desk.over);
    assert!(desk.screen.contains("Lotus decides now. Press Enter"));
    desk.check_screen();
}

#[test]
fn the_end_of_input_ends_without_harm() {
    let path = desk::file("eof");
    let mut desk = Desk::lines(&[KOI], &["1"]);
    desk.save = Some(path.clone());
    let desk = play(session(1), desk);
    assert!(!desk.over);
    assert!(desk.screen.contains(&format!("--resume {} --as koi", path.display())));
    let record = Record::<State>::read(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(Session::replay(&record).unwrap().game(), desk.session.game());
    std::fs::remove_file(path).unwrap();

    let desk = play(session(1), Desk::lines(&[KOI], &[]));
    assert!(!desk.over && desk.screen.contains("The game was not saved."));
}

#[test]
fn abandoned_game_resumes_unchanged() {
    let through = play(session(2), Desk::always(&[KOI], "1"));
    let path = desk::file("resume");
    let mut lines = vec!["1"; 12];
    lines.push("quit");
    let mut desk = Desk::lines(&[KOI], &lines);
    desk.save = Some(path.clone());
    assert!(!play(session(2), desk).over);
    let record = Record::<State>::read(&std::fs::read(&path).unwrap()).unwrap();
    std::fs::remove_file(path).unwrap();
    let resumed = play(Session::replay(&record).unwrap(), Desk::always(&[KOI], "1"));
    assert!(resumed.over);
    assert_eq!(resumed.session.entries(), through.session.entries());
    assert_eq!(resumed.session.game(), through.session.game());
}

#[test]
fn every_decision_is_saved_at_once() {
    let path = desk::file("autosave");
    let mut desk = Desk::lines(&[KOI], &["1"; 8]);
    let kept = path.clone();
    let mut lengths = Vec::new();
    let mut left = 8;
    desk.answer = Box::new(move |_| {
        lengths.push(Record::<State>::read(&std::fs::read(&kept).unwrap()).unwrap().entries.len());
        assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
        left -= 1;
        (left > 0).then(|| "1".to_owned())
    });
    desk.save = Some(path.clone());
    play(session(3), desk);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn failed_save_is_reported_once_and_play_continues() {
    let mut desk = Desk::always(&[KOI], "1");
    desk.save = Some("/no/such/folder/game.json".into());
    let desk = play(session(1), desk);
    assert!(desk.over);
    assert_eq!(desk.screen.matches("cannot be saved").count(), 1);
}

#[test]
fn undo_takes_back_what_is_still_secret() {
    let before = play(session_with_recruit(), Desk::lines(&[KOI], &["1", "1"]));
    assert!(before.screen.contains("Recruit: summon one figure"));
    let summoned = play(session_with_recruit(), Desk::lines(&[KOI], &["1", "1", "1"]));
    assert_ne!(summoned.session.game(), before.session.game());
    let undone = play(session_with_recruit(), Desk::lines(&[KOI], &["1", "1", "1", "undo"]));
    assert_eq!(undone.session.game(), before.session.game());
    assert!(undone.screen.contains("Koi takes the last step back."));
    // The bots have decided since the mandate was chosen.
    let refused = play(session_with_recruit(), Desk::lines(&[KOI], &["1", "1", "undo"]));
    assert_eq!(refused.session.game(), before.session.game());
    assert!(refused.screen.contains("There is nothing that you can take back"));
}

#[test]
fn the_board_fits_the_screen_and_shows_every_province() {
    let locale = Locale::named("en").unwrap().about(State::NAME);
    let mut widths = Vec::new();
    let session = play(session(6), Desk::lines(&[KOI], &["1"; 40])).session;
    for width in [79, 100] {
        let style = Style { color: false, width };
        let perspective = Perspective::Of(Viewer::Spectator);
        let text = State::board(&ViewContext { game: session.game(), perspective, locale: &locale, style });
        for province in rising_sun::Province::ALL {
            assert!(text.contains(&format!("─ {} ", locale.name(province.name()))), "{province:?}\n{text}");
        }
        let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= width, "{widest}\n{text}");
        widths.push(widest);
        let colored = Style { color: true, width }.paint(&locale, State::COLOURS, &text);
        assert!(colored.contains("\x1b[1;31mKoi\x1b[0m"));
    }
    assert!(widths[0] < widths[1]);
}
