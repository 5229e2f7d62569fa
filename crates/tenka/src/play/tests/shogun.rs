//! Shogun at a screen of text: whole games, plans in words, marches, what can be looked up.

use bots::{Contest, Dice};
use engine::{Game, Seat, Seed, Session, Viewer};
use shogun::{Board, Card, Colour, Field, Options, Province, SlotDocument, Start, State};
use text::{LANGUAGES, Locale};

use super::super::{OnScreen, Style, ViewContext};
use super::desk::{Desk, Left, play, play_against};
use crate::viewer::Perspective;

const RED: Seat = Seat(1);

fn session(start: Start, players: usize, seed: u64) -> Session<State> {
    let colours = [Colour::Blue, Colour::Red, Colour::Black, Colour::Yellow, Colour::Purple];
    Session::new(Options { start, ..Options::of(&colours[..players]) }, Seed::from(seed)).unwrap()
}

/// Answers as a person might who reads the last lines of the screen: plans in words, attacks what
/// is weak, and asks for what there is to see now and then.
fn person(seed: u64) -> impl FnMut(&str) -> Option<String> {
    let mut chance = Seed::from(seed).chance();
    let words = ["province ise", "tower", "order", "events", "majorities", "plan", "card battle", "help", "map", "log"];
    move |screen: &str| {
        if chance.below(12) == 0 {
            return Some(words[chance.below(words.len() as u32) as usize].to_owned());
        }
        let wanted = |line: &str| screen.contains(line);
        let choices: Vec<&str> =
            screen.lines().filter(|line| line.starts_with("  ") && choice(line).is_some()).collect();
        Some(if wanted("The plan is complete") {
            if chance.below(3) == 0 { "done".to_owned() } else { "commit".to_owned() }
        } else if wanted("Which card for") {
            format!("{}", 1 + chance.below(choices.len().max(1) as u32))
        } else if wanted("Plan in secret") && chance.below(4) == 0 {
            "auto".to_owned()
        } else if wanted("Plan in secret") {
            // The first field that is open.
            let open = choices.iter().find(|line| line.ends_with('…')).and_then(|line| choice(line));
            format!("{} {}", open.unwrap_or(1), 1 + chance.below(4))
        } else {
            format!("{}", 1 + chance.below(6))
        })
    }
}

/// The number before a choice.
fn choice(line: &str) -> Option<usize> {
    line.split_whitespace().next()?.parse().ok()
}

fn against_greedy(session: Session<State>, desk: Desk) -> Left<State> {
    play_against(session, desk, |seat| State::bot("greedy", Dice::mix(&[7, seat.into()])).unwrap())
}

#[test]
fn a_person_plays_whole_games_against_greedy_bots() {
    for (start, players, width) in [(Start::Preset, 3, 100), (Start::Draft, 4, 79), (Start::Draft, 5, 100)] {
        let mut left = 5000;
        let mut answer = person(players as u64);
        let mut desk = Desk::answering(&[RED], move |screen| {
            left -= 1;
            (left > 0).then(|| answer(screen)).flatten()
        });
        desk.style.width = width;
        let desk = against_greedy(session(start, players, 3), desk);
        let tail = desk.screen.chars().count().saturating_sub(6000);
        assert!(desk.over, "{}", desk.screen.chars().skip(tail).collect::<String>());
        assert!(desk.session.game().outcome().is_some());
        for text in ["Year 2 – Winter", "becomes shogun with", "\n1. ", "Into the tower:", "Action 10: "] {
            assert!(desk.screen.contains(text), "{text}");
        }
        desk.check_screen();
    }
}

#[test]
fn the_first_of_all_choices_plays_a_whole_game() {
    let answer = |screen: &str| {
        let undecided = screen.lines().filter(|line| line.ends_with('…')).find_map(choice);
        Some(match undecided {
            Some(field) => format!("{field} 1"),
            None if screen.contains("The plan is complete") => "12".to_owned(),
            None => screen
                .lines()
                .rev()
                .find_map(|line| choice(line).filter(|_| line.starts_with("   ")))
                .unwrap_or(1)
                .to_string(),
        })
    };
    let desk = play(session(Start::Draft, 3, 1), Desk::answering(&[RED], answer));
    assert!(desk.over);
    desk.check_screen();
}

/// The rules may need a card for the bid: the menus offer none that is refused, whatever has become
/// of the player's money.
#[test]
fn the_number_one_alone_plays_whole_games() {
    for seed in [12, 13, 14] {
        let mut answers = 0..20_000;
        let one = move |_: &str| answers.next().map(|_| "1".to_owned());
        let desk = play(session(Start::Draft, 4, seed), Desk::answering(&[RED], one));
        assert!(desk.over, "seed {seed}");
    }
}

#[test]
fn a_plan_is_written_in_one_line() {
    let lines = [
        "castle kii, temple ise, theater yamato, rice kaga, tax shimotsuke",
        "five shimosa; 3 armies hitachi; one awa-s; battle a echizen; b skip",
        "11 2",
        "a kaga",
        "rice kaga",
        "tax echizen",
        "back castle",
        "castle 0 chests",
    ];
    let desk = against_greedy(session(Start::Preset, 3, 1), Desk::lines(&[RED], &lines));
    let plan = desk.session.game().view(Viewer::Seat(RED)).document().plan;
    let at = |field| plan.get(&field).copied();
    let province = |province| Some(SlotDocument::Card(Card::Province(province)));
    assert_eq!(at(Field::Tax), province(Province::Echizen));
    assert_eq!(at(Field::BattleA), None, "a card lies on one field only");
    assert_eq!(at(Field::OneArmy), province(Province::AwaShikoku));
    assert_eq!(at(Field::BattleB), Some(SlotDocument::Card(Card::Chests(4))));
    assert_eq!(at(Field::Bid), Some(SlotDocument::Card(Card::Chests(1))));
    assert_eq!(at(Field::Castle), Some(SlotDocument::Card(Card::Chests(0))));
    desk.check_screen();
}

#[test]
fn error_in_a_plan_is_named_and_changes_nothing() {
    let said = [
        ("castle kii, temple nowhere", "No province is called “nowhere”"),
        ("castle kii, fly away", "“fly away” is not understood; nothing of the line was done."),
        ("castle suruga", "You do not have this card in hand: Suruga."),
        ("castle awa", "No province is called “awa”, or more than one is."),
        ("back castle", "You have decided nothing about Castle so far."),
        ("back home", "No field is called “home”."),
        ("castle empty", "You have cards for every field, so none may stay empty."),
        ("done", "Decide about every field first."),
        ("reopen blue", "does not sit at this screen"),
        ("fly away", "That is not understood."),
        ("12", "There is no such choice; write a number from 1 to 11."),
    ];
    let lines: Vec<&str> = said.iter().map(|(line, _)| *line).collect();
    let desk = against_greedy(session(Start::Preset, 3, 1), Desk::lines(&[RED], &lines));
    assert!(desk.session.game().view(Viewer::Seat(RED)).document().plan.is_empty());
    for (line, answer) in said {
        assert!(desk.screen.contains(answer), "{line}: {answer}\n{}", desk.screen);
    }
    desk.check_screen();
}

#[test]
fn chest_cards_fill_a_plan_as_far_as_they_go() {
    let desk = against_greedy(session(Start::Preset, 3, 1), Desk::lines(&[RED], &["auto", "auto", "undo"]));
    let plan = desk.session.game().view(Viewer::Seat(RED)).document().plan;
    assert_eq!(plan.get(&Field::Bid), Some(&SlotDocument::Card(Card::Chests(0))));
    assert_eq!(plan.len(), 4, "five cards, of which one was taken back");
    assert!(desk.screen.contains("No chest card is left for what is open."));
}

#[test]
fn players_who_share_a_screen_can_change_their_plan() {
    // Blue's Enter, plan and word; Red's Enter and wish for Blue; Blue's Enter again.
    let plan = "castle suruga, temple mino, theater tamba, rice musashi, tax harima, 6 izu, auto";
    let lines = ["", plan, "done", "", "reopen blue", "", "back castle"];
    let desk = play(session(Start::Preset, 3, 1), Desk::lines(&[Seat(0), RED], &lines));
    assert!(desk.screen.contains("Blue changes the plan."), "{}", desk.screen);
    let plan = desk.session.game().view(Viewer::Seat(Seat(0))).document().plan;
    assert!(!plan.contains_key(&Field::Castle) && plan.len() == 10, "{plan:?}");
}

#[test]
fn a_march_is_written_or_chosen() {
    let plan = "battle a shimosa, castle kii, temple ise, theater yamato, rice kaga, tax hitachi, auto, commit";
    let mut lines = ["aki 1", "kozuke", "kozuke 9", "stay", "1", "", "kozuke all"].into_iter();
    let mut marching = false;
    let desk = Desk::answering(&[RED], move |screen| {
        marching |= screen.contains("Battle A: march from Shimosa");
        if marching {
            return lines.next().map(str::to_owned);
        }
        let place = || screen.lines().filter(|line| line.starts_with("   ")).filter_map(choice).next_back();
        Some(if screen.contains("Choose your place") { place()?.to_string() } else { plan.to_owned() })
    });
    let session = (0..40)
        .map(|seed| session(Start::Preset, 3, seed))
        .find(|session| session.game().actions().next() == Some(Field::BattleA));
    let desk = against_greedy(session.unwrap(), desk);
    for text in
        ["How many armies to Kozuke?", "You can march, so you must.", "Red attacks neutral Kozuke with 2 armies"]
    {
        assert!(desk.screen.contains(text), "{text}\n{}", desk.screen);
    }
    desk.check_screen();
}

#[test]
fn lookups_are_shown() {
    let lines = [
        "province harima",
        "province iwami",
        "province xyz",
        "tower",
        "order",
        "events",
        "majorities",
        "plan",
        "card battle a",
        "card strong castles",
        "card settsu",
        "card chests",
        "card",
        "help",
    ];
    let desk = against_greedy(session(Start::Preset, 3, 1), Desk::lines(&[RED], &lines));
    for shown in [
        "Harima: 4 chests, 4 rice, 2 sites, the red center",
        "  ─ Settsu       Black, 2 armies; 1 site free",
        "  ┈ Sanuki       closed in this game",
        "No province is called “xyz”",
        "Two floors that keep about 5 cubes",
        "to come: ",
        "  West     Aki, Bingo, Bitchu, Bizen, Hoki, Mimasaka, Tajima",
        "Battle A: Free. March into one neighboring province",
        "Strong Castles 2: In its round",
        "izu 4, izu all",
    ] {
        assert!(desk.screen.contains(shown), "{shown}\n{}", desk.screen);
    }
    desk.check_screen();
}

#[test]
fn a_new_game_tells_how_it_began() {
    let desk = against_greedy(session(Start::Preset, 3, 1), Desk::lines(&[RED], &[]));
    for text in ["Red stations 5 armies in Yamato.", "Into the tower, to begin with:", "Year 1 begins."] {
        assert!(desk.screen.contains(text), "{text}\n{}", desk.screen);
    }
    let desk = against_greedy(session(Start::Draft, 3, 1), Desk::lines(&[RED], &["log"]));
    assert!(desk.screen.contains("is turned up. The card of"), "{}", desk.screen);
}

#[test]
fn the_board_fits_the_screen_and_shows_every_province_once() {
    let locale = Locale::named("en").unwrap().about(State::NAME);
    for (players, board) in [(3, Board::Sun), (3, Board::Moon), (5, Board::Moon)] {
        let options = Options { board, ..Options::of(&Colour::ALL[..players]) };
        let session = Session::<State>::new(options, Seed::from(4)).unwrap();
        let mut answer = person(9);
        let mut left = 60;
        let desk = Desk::answering(&[Seat(0)], move |screen| {
            left -= 1;
            (left > 0).then(|| answer(screen)).flatten()
        });
        let game = *against_greedy(session, desk).session.game();
        for width in [79, 100] {
            for perspective in
                [Perspective::All, Perspective::Of(Viewer::Spectator), Perspective::Of(Viewer::Seat(Seat(0)))]
            {
                let context =
                    |color| ViewContext { game: &game, perspective, locale: &locale, style: Style { color, width } };
                let text = State::board(&context(false));
                assert!(text.lines().all(|line| line.chars().count() <= width), "{text}");
                let map: String = text.lines().skip_while(|line| !line.contains('┏')).collect::<Vec<_>>().join("\n");
                let map = map.split("\n  Player").next().unwrap();
                for province in Province::ALL {
                    let full = locale.name(province.name());
                    let names = [full.clone(), super::super::names::short(&locale, province.name())];
                    let lines = names.map(|name| map.matches(&format!("{name} ")).count() + edge(map, &name));
                    let count = if full.chars().count() <= 5 { lines[0] } else { lines.iter().sum() };
                    assert_eq!(count, 1, "{province:?}\n{map}");
                }
                let shut = map.matches("shut").count();
                assert_eq!(shut, if players == 3 { 8 } else { 0 }, "{map}");
                // Colours change nothing but colours.
                assert_eq!(plain(&State::board(&context(true))), text);
            }
        }
    }
}

#[test]
fn viewer_name_is_complete_in_every_language() {
    let session = session(Start::Preset, 5, 1);
    for language in LANGUAGES {
        let locale = Locale::named(language.code).unwrap().about(State::NAME);
        for colour in Colour::ALL {
            let perspective = Perspective::Of(Viewer::Seat(session.game().seat_of(colour).unwrap()));
            let context = ViewContext {
                game: session.game(),
                perspective,
                locale: &locale,
                style: Style { color: false, width: 79 },
            };
            let whole = format!("{} {} ", locale.name(colour.name()), locale.say("board-you", &[]));
            let text = State::board(&context);
            assert!(text.contains(&whole), "{whole}\n{text}");
        }
    }
}

/// How often a name ends at a line of the map.
fn edge(map: &str, name: &str) -> usize {
    ["│", "┃", "\n"].iter().map(|end| map.matches(&format!("{name}{end}")).count()).sum()
}

/// A text without colours.
fn plain(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(|part| part.split_once('m').map_or("", |(_, rest)| rest)).collect::<String>()
}
