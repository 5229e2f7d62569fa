//! `tenka rules`: pages in every language, for every window; and the language of what is written.

use crate::common::Folder;

#[test]
fn rules_are_listed_shown_and_searched_in_every_language() {
    let folder = Folder::new();
    for (lang, tower, word) in
        [("en", "The cube tower", "peasants"), ("de", "Der Würfelturm", "Bauern"), ("pl", "Wieża", "chłop")]
    {
        let list = folder.good(&["rules", "--lang", lang], "");
        assert!(["\nshogun\n", "\nkami-unbound\n", "  tower  "].iter().all(|part| list.contains(part)), "{list}");
        let page = folder.good(&["rules", "shogun", "tower", "--lang", lang], "");
        assert!(page.starts_with(tower), "{lang}: {page}");
        let aid = folder.good(&["rules", "shogun", "aid", "--lang", lang], "");
        assert!(!aid.contains(['|', '#', '*', '[', ']']), "{aid}");
        let found = folder.good(&["rules", "shogun", "--search", word, "--lang", lang], "");
        assert!(found.starts_with("shogun ") && found.contains(word), "{found}");
        assert!(!folder.good(&["rules", "--search", "no such word", "--lang", lang], "").contains('⟨'));
    }
}

#[test]
fn tables_fit_the_window() {
    let folder = Folder::new();
    let pages = ["mandates", "figures", "battle", "season-cards", "aid"];
    for page in pages {
        let text = folder.good(&["rules", "rising-sun", page], "");
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(100), "{page}: {longest:?}");
    }
}

#[test]
fn unknown_page_is_reported_in_one_line() {
    let folder = Folder::new();
    assert!(folder.wrong(&["rules", "chess"], "").contains("kami-unbound"));
    assert!(folder.wrong(&["rules", "shogun", "mandates"], "").contains("tower"));
}

#[test]
fn the_environment_says_the_language_unless_the_command_does() {
    let folder = Folder::new();
    let say = |set: &[(&str, &str)], args: &[&str]| {
        let mut command = folder.command(&[&["rules", "shogun", "chess"], args].concat());
        for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(set.iter().copied()).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let (english, german, polish) = ("there is no page", "es gibt keine Seite", "nie ma strony");
    assert!(say(&[], &[]).contains(english));
    assert!(say(&[("LANG", "de_DE.UTF-8")], &[]).contains(german));
    assert!(say(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "pl_PL.UTF-8")], &[]).contains(polish));
    assert!(say(&[("LC_MESSAGES", "pl_PL.UTF-8"), ("LC_ALL", "de_AT")], &[]).contains(german));
    assert!(say(&[("LC_ALL", "de_AT")], &["--lang", "pl"]).contains(polish));
    assert!(say(&[("LANG", "fr_FR.UTF-8")], &[]).contains(english));
}
