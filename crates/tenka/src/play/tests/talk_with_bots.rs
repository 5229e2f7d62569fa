//! Bots that say who they are, why they deal, and what they would do.

use bots::{Advice, Answer, CHARACTERS, Character, Contest, Measure, Motive, Player, Proposal};
use engine::{Game, OfferOf, Seat, SessionView, Viewer};
use rising_sun::{State, Terms};
use text::Locale;

use super::super::hint::in_words;
use super::super::{Bot, Style, TerminalGame, ViewContext, run};
use super::desk::{Desk, play, play_against};
use super::{KOI, session};
use crate::viewer::Perspective;

/// Says yes or no for one reason, and offers an alliance to one player.
struct Talker {
    why: Motive,
    to: Option<Seat>,
}

impl Player<State> for Talker {
    fn decide(&mut self, _seen: &SessionView<State>, _legal: &[rising_sun::Action]) -> usize {
        0
    }

    fn answer(&mut self, _seen: &SessionView<State>, _offer: &OfferOf<State>) -> Answer {
        Answer { yes: matches!(self.why, Motive::GoodForBoth), why: self.why }
    }

    fn propose(&mut self, _seen: &SessionView<State>) -> Option<Proposal<State>> {
        let to = self.to.take()?;
        Some(Proposal::of(to, Terms { alliance: true, ..Terms::default() }, Motive::StopLeader(KOI)))
    }
}

fn talker(why: Motive, to: Option<Seat>) -> Box<dyn Player<State>> {
    Box::new(Talker { why, to })
}

#[test]
fn bots_say_why_they_agree_and_why_they_refuse() {
    let lines = ["offer lotus alliance", "offer turtle 1c for 1c"];
    let desk = play_against(session(1), Desk::lines(&[KOI], &lines), |seat| match seat {
        1 => talker(Motive::GoodForBoth, None),
        _ => talker(Motive::TooStrong, None),
    });
    for text in [
        "· Lotus agrees: It brings both Lotus and Koi something.",
        "· Turtle refuses: Koi is too far ahead to be helped.",
    ] {
        assert!(desk.screen.contains(text), "{text}\n{}", desk.screen);
    }
    desk.check_screen();
}

/// An offer and its reason are between two players; the others learn nothing of either.
#[test]
fn reasons_are_for_the_two_parties_alone() {
    let look_on = |me: Seat| {
        let lotus_offers = |seat| talker(Motive::NotInterested, (seat == 1).then_some(Seat(2)));
        play_against(session(1), Desk::lines(&[me], &["log", "ledger"]), lotus_offers).screen
    };
    let (koi, turtle) = (look_on(KOI), look_on(Seat(2)));
    let reason = "Lotus offers this: Together Lotus and Turtle can stop Koi";
    assert!(turtle.contains(reason) && turtle.contains("Lotus’s offer to Turtle"), "{turtle}");
    assert!(!koi.contains("offers this") && !koi.contains("refuses") && !koi.contains("Lotus’s offer"), "{koi}");
}

#[test]
fn every_reason_and_every_character_has_its_sentence() {
    let locale = Locale::named("en").unwrap();
    for why in Motive::ALL {
        let args = [("bot", "Ann".into()), ("other", "Bob".into()), ("about", "Eve".into())];
        let said = locale.say(why.message(), &args);
        assert!(said.ends_with('.') && !said.contains(['⟨', '{']), "{why:?}: {said}");
        assert_eq!(said.contains("Eve"), why.about().is_some(), "{said}");
        assert!(said.contains("Ann") || said.contains("Bob"), "{said} names nobody");
    }
    let mut said = std::collections::BTreeSet::new();
    for character in &CHARACTERS {
        for id in [character.person, character.line] {
            assert!(locale.knows(id), "{id}");
            assert!(said.insert(locale.say(id, &[])), "{id} is said twice");
        }
    }
}

#[test]
fn the_page_about_characters_says_what_they_are() {
    let page = include_str!("../../../../../docs/characters.md");
    let locale = Locale::named("en").unwrap();
    for character in &CHARACTERS {
        let said = |id| locale.say(id, &[]).trim_matches(['“', '”']).to_owned();
        let begin = format!("| {} | {} | {} |", character.name, said(character.person), said(character.line));
        let faith = if character.faith.is_finite() { character.faith.to_string() } else { "∞".to_owned() };
        let end = format!("| {faith} | {:.2} | {} |", character.trust, character.generosity);
        let is_it = |line: &str| line.starts_with(&begin) && line.ends_with(&end);
        assert!(page.lines().any(is_it), "{begin} … {end}");
    }
}

#[test]
fn bots_are_introduced() {
    let locale = Locale::named("en").unwrap().about(State::NAME);
    let bot = |seat, name: &str| Bot {
        seat: Seat(seat),
        name: name.to_owned(),
        character: Character::of_bot(name, 0).map(|(_, character)| character),
        player: State::bot(name, 1).unwrap(),
    };
    let bots = vec![bot(1, "greedy:raider"), bot(2, "greedy:builder")];
    let game_setup = TerminalGame { session: session(1), people: vec![KOI], bots, save: None };
    let mut screen = Vec::new();
    run(game_setup, &locale, Style::PLAIN, &b""[..], &mut screen).unwrap();
    let screen = String::from_utf8(screen).unwrap();
    assert!(screen.contains("Lotus is played by Captain Gonza (greedy:raider). “Why sow"), "{screen}");
    assert!(screen.contains("Turtle is played by Steward Hisame (greedy:builder)."), "{screen}");
}

#[test]
fn a_hint_says_what_a_bot_would_do_and_why() {
    // The tea ceremony has one choice; the mandates after it have four.
    let lines = ["hint", "1", "hint skilled", "hint greedy", "hint greedy:merchant", "hint random", "hint nobody"];
    let desk = play(session(1), Desk::lines(&[KOI], &lines));
    for text in [
        "master would choose: Finish negotiating",
        "There is only one choice.",
        "skilled would choose: ",
        " % chance to win so, and ",
        "greedy would choose: ",
        "That is worth ",
        " points more to it than the next best choice: ",
        "greedy:merchant would choose: ",
        "random would choose: ",
        "It does not compare single choices here.",
        "It thought for ",
        "No bot is called “nobody”. There are: random, greedy, skilled, master",
    ] {
        assert!(desk.screen.contains(text), "{text}\n{}", desk.screen);
    }
    desk.check_screen();
    // Asking changes nothing.
    let silent = play(session(1), Desk::lines(&[KOI], &["1"]));
    assert_eq!(desk.session.game(), silent.session.game());
}

/// What a bot is asked for a hint with is the view of the person, so that it can know no more.
#[test]
fn a_hint_is_the_same_where_only_hidden_things_differ() {
    let game = *play(session(1), Desk::lines(&[KOI], &["1"])).session.game();
    let mut chance = engine::Seed::from(3).chance();
    let view = game.view(Viewer::Seat(KOI));
    let hint = |game: &State| {
        let session = engine::Session::from_position(*game);
        let desk = play(session, Desk::lines(&[KOI], &["hint greedy"]));
        let from = desk.screen.find("greedy would choose").unwrap();
        desk.screen[from..].lines().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let first = hint(&game);
    let mut twins = 0;
    for _ in 0..5 {
        let twin = State::imagine(&view, &mut chance);
        assert_eq!(hint(&twin), first);
        twins += u32::from(twin.position().deck != game.position().deck);
    }
    assert!(twins > 0, "something hidden differs");
}

/// A bot that compares by its chance to win.
struct Sure;

impl Player<State> for Sure {
    fn decide(&mut self, _seen: &SessionView<State>, _legal: &[rising_sun::Action]) -> usize {
        1
    }

    fn advise(&mut self, _seen: &SessionView<State>, _legal: &[rising_sun::Action]) -> Advice {
        Advice { choice: 1, weighed: vec![(1, 0.412), (0, 0.3)], measure: Measure::WinChance }
    }
}

#[test]
fn chances_to_win_are_percentages() {
    let session = play(session(1), Desk::lines(&[KOI], &["1"])).session;
    let locale = Locale::named("en").unwrap().about(State::NAME);
    let legal = session.legal(KOI);
    let advice = Sure.advise(&session.view(Viewer::Seat(KOI)), &legal);
    let perspective = Perspective::Of(Viewer::Seat(KOI));
    let context = ViewContext { game: session.game(), perspective, locale: &locale, style: Style::PLAIN };
    let lines = in_words(&context, KOI, "sure", &legal, &advice);
    assert!(lines[0].starts_with("sure would choose: "), "{lines:?}");
    assert!(
        lines[1].starts_with("It gives you a 41 % chance to win so, and 30 % with the next best choice: "),
        "{lines:?}"
    );
}
