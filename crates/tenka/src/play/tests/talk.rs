//! Commands, deals and what is not understood.

use engine::{NegotiationActionOf, PromiseContent};
use rising_sun::{Advantage, Goods, Mandate, Pledge, Province, State, Terms};
use text::Locale;

use super::super::command::Command;
use super::super::deals::Reader;
use super::super::style::wrap;
use super::desk::{Desk, file, play};
use super::{KOI, session};

#[test]
fn unknown_input_changes_nothing_and_is_explained() {
    let said = [
        ("0", "There is no such choice; write a number from 1 to 1."),
        ("99", "There is no such choice"),
        ("99999999999999999999999", "That is not understood"),
        ("-1", "That is not understood"),
        ("1.5", "That is not understood"),
        ("", "Write the number of a choice (1 to 1)"),
        ("fly away", "That is not understood"),
        ("1 2 3 4", "That is not understood"),
        ("offer", "Name a player of this game first: koi, lotus, turtle."),
        ("offer dragonfly alliance", "Name a player of this game first: koi, lotus, turtle."),
        ("offer koi alliance", "You cannot make a deal with yourself."),
        ("offer lotus", "The offer is empty"),
        ("offer lotus 2x", "Goods are written like"),
        ("offer lotus 500c", "Koi does not have that much."),
        ("offer lotus 1c / maybe", "What follows a /"),
        ("gift lotus", "The offer is empty"),
        ("accept", "There is no open offer."),
        ("accept 7", "There is no such open offer for you."),
        ("judge 1", "Write the number of the promise"),
        ("undo", "There is nothing that you can take back"),
        ("card nothing", "Nothing here is called “nothing”."),
        ("save", "Where? Write a file"),
    ];
    let lines: Vec<&str> = said.iter().map(|(line, _)| *line).collect();
    let desk = play(session(1), Desk::lines(&[KOI], &lines));
    let only_bots = play(session(1), Desk::lines(&[KOI], &[]));
    assert_eq!(desk.session.game(), only_bots.session.game());
    for (line, answer) in said {
        assert!(desk.screen.contains(answer), "{line}: {answer}\n{}", desk.screen);
    }
    desk.check_screen();
}

#[test]
fn lookups_are_shown() {
    let lines = ["help", "map", "cards", "card komainu", "card serpent", "card raijin", "log", "ledger", "?"];
    let desk = play(session(1), Desk::lines(&[KOI], &lines));
    for shown in
        ["takes your last step back", "For sale", "It is a shinto", "Path of the Serpent", "Raijin: Summon 1 bushi"]
    {
        assert!(desk.screen.contains(shown), "{shown}");
    }
    assert!(desk.screen.matches("─ Hokkaido ─").count() == 2);
    desk.check_screen();
}

#[test]
fn deals_with_bots_are_answered_at_once() {
    let lines = [
        "offer turtle alliance",
        "offer lotus alliance +2c for 1c / i promise stay out nagato / you promise be kind",
        "gift turtle 1 coin",
        "promise turtle I will remember you",
        "ledger",
    ];
    let desk = play(session(1), Desk::lines(&[KOI], &lines));
    for text in [
        "Turtle declines Koi’s offer.",
        "Lotus accepts Koi’s offer.",
        "Koi and Lotus form an alliance.",
        "Koi gives Lotus 2 coins.",
        "Lotus gives Koi 1 coin.",
        "Koi gives Turtle 1 coin.",
        "1. Koi promises Lotus to bring no figure into Nagato this season. (open)",
        "8. Lotus promises Koi “be kind”. (open)",
        "2. Koi promises Turtle “I will remember you”. (open)",
    ] {
        assert!(desk.screen.contains(text), "{text}\n{}", desk.screen);
    }
    desk.check_screen();
}

#[test]
fn people_at_one_screen_answer_each_other() {
    let lotus = engine::Seat(1);
    // Koi's Enter, the offer, Lotus's Enter and answer, Koi's Enter again.
    let lines = ["", "offer lotus alliance", "", "what", "accept", "", "ledger"];
    let desk = play(session(1), Desk::lines(&[KOI, lotus], &lines));
    assert!(desk.screen.contains("Koi and Lotus form an alliance."));
    assert!(desk.screen.contains("1. Koi’s offer to Lotus: an alliance."), "{}", desk.screen);
    assert!(desk.screen.contains("Answer with “accept” or “decline”"));
}

#[test]
fn bids_are_placed_in_one_line_or_not_at_all() {
    let mut tried = 0;
    let desk = play(
        session(1),
        Desk::answering(&[KOI], move |screen| {
            if !screen.contains("Secretly put coins") && tried != 1 && tried != 2 {
                return Some("1".to_owned());
            }
            tried += 1;
            match tried {
                1 => Some("90 0 0 0".to_owned()),
                2 => {
                    assert!(screen.contains("You cannot bid 90; you have"), "{screen}");
                    Some("1 0".to_owned())
                }
                3 => {
                    assert!(screen.contains("Write exactly four numbers"), "{screen}");
                    Some("1 0 0 0".to_owned())
                }
                _ => None,
            }
        }),
    );
    assert!(desk.screen.contains("Koi bid 1 on Seppuku, 0 on Take Hostage, 0 on Hire Ronin, 0 on Imperial Poets."));
}

#[test]
fn a_game_is_saved_where_one_says() {
    let path = file("save");
    let line = format!("save {}", path.display());
    let desk = play(session(1), Desk::lines(&[KOI], &[&line, "1", "quit"]));
    assert!(desk.screen.contains("Saved to "));
    let record = engine::Record::<State>::read(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(record.entries, desk.session.entries());
    std::fs::remove_file(path).unwrap();
}

#[test]
fn words_may_be_cut_short() {
    assert_eq!(Command::read(" UNDO ", &[]), Command::Keyword("undo", String::new()));
    assert_eq!(Command::read("u", &[]), Command::Keyword("undo", String::new()));
    assert_eq!(
        Command::read("card oni of blood", &["cards", "card"]),
        Command::Keyword("card", "oni of blood".to_owned())
    );
    assert_eq!(Command::read("exit", &[]), Command::Keyword("quit", String::new()));
    assert_eq!(Command::read("2, 0,1 1", &[]), Command::Numbers(vec![2, 0, 1, 1]));
    assert!(matches!(Command::read("l", &[]), Command::Unknown(_)));
    assert!(matches!(Command::read("card oni of blood", &[]), Command::Unknown(_)));
}

#[test]
fn deals_are_read_as_people_write_them() {
    let locale = Locale::named("en").unwrap().about("rising-sun");
    let reader = Reader { locale: &locale, seats: vec!["koi", "lotus", "turtle"] };
    let terms = |alliance, give: (u16, u16), ask: (u16, u16)| {
        let goods = |(coins, ronin)| Goods { coins, ronin };
        Terms { alliance, give: goods(give), ask: goods(ask) }
    };
    let offer = |text: &str| match reader.offer::<State>(text).unwrap() {
        NegotiationActionOf::<State>::Offer { terms, .. } => terms.unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(offer("lotus alliance +2c for 1r"), terms(true, (2, 0), (0, 1)));
    assert_eq!(offer("LOT 2 coins and 1 ronin"), terms(false, (2, 1), (0, 0)));
    assert_eq!(offer("tur for 3 coins"), terms(false, (0, 0), (3, 0)));
    let promise = |text: &str| match reader.promise::<State>(text).unwrap() {
        NegotiationActionOf::<State>::Promise { content, .. } => content,
        other => panic!("{other:?}"),
    };
    assert_eq!(promise("koi stay out of kyoto"), PromiseContent::Pledge(Pledge::StayOut { province: Province::Kyoto }));
    assert_eq!(promise("koi play harvest"), PromiseContent::Pledge(Pledge::PlayMandate { mandate: Mandate::Harvest }));
    let pledge = Pledge::LeaveAdvantage { advantage: Advantage::TakeHostage, province: Province::Edo };
    assert_eq!(promise("koi leave take hostage in edo"), PromiseContent::Pledge(pledge));
    assert_eq!(promise("koi Be nice"), PromiseContent::Words("Be nice".to_owned()));
}

#[test]
fn lines_break_where_they_should() {
    assert_eq!(wrap("  one two three", 9, 4), ["  one two", "    three"]);
    assert_eq!(wrap("unbreakably long", 5, 2), ["unbreakably", "  long"]);
    assert_eq!(wrap("a b\u{a0}c", 4, 0), ["a", "b c"]);
    assert_eq!(wrap("", 4, 0), [""]);
}
