//! The command line explains itself in the reader's language.

mod common;

use std::process::Output;

use common::Folder;

fn run(language: &str, args: &[&str]) -> Output {
    let folder = Folder::new();
    let mut command = folder.command(args);
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANGUAGE").env("LANG", language);
    // So wide that each sentence is on one line.
    command.env("COLUMNS", "1000");
    command.output().unwrap()
}

fn help(language: &str, args: &[&str]) -> String {
    let output = run(language, args);
    assert!(output.status.success() && output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a wrong command line is told, in one line and with the status of wrong requests.
fn wrong(language: &str, args: &[&str]) -> String {
    let output = run(language, args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(output.stdout.is_empty() && said.lines().count() == 1 && !said.contains('⟨'), "{args:?}: {said}");
    said
}

#[test]
fn help_follows_the_environment_and_the_option() {
    let german = help("de_DE.UTF-8", &["--help"]);
    for part in ["Aufruf: tenka [OPTIONEN] [BEFEHL]", "\nBefehle:\n", "\nOptionen:\n", "\nBeispiel:\n"] {
        assert!(german.contains(part), "{part} in {german}");
    }
    assert_eq!(german, help("pl_PL.UTF-8", &["--lang", "de", "--help"]));
    assert_eq!(german, help("pl_PL.UTF-8", &["--help", "--lang=de"]));
    assert_eq!(german, help("de_DE.UTF-8", &[]));
    let serve = help("de_DE.UTF-8", &["serve", "--help"]);
    assert!(
        serve.contains("Aufruf: tenka serve [OPTIONEN]") && serve.contains("[Standard: 127.0.0.1:7300]"),
        "{serve}"
    );
    assert_eq!(serve, help("de_DE.UTF-8", &["help", "serve"]));
    let swarm = help("C", &["--lang", "pl", "swarm", "--help"]);
    assert!(swarm.contains("Użycie: tenka swarm [OPCJE] <URL>") && swarm.contains("[domyślnie: 100]"), "{swarm}");
    let users = help("de", &["admin", "users", "--help"]);
    let usage = "Aufruf: tenka admin users [OPTIONEN]\n        tenka admin users <BEFEHL>\n";
    assert!(users.contains(usage), "{users}");
    // A language that nobody knows is refused; until then, that of the environment speaks.
    assert_eq!(german, help("de_DE.UTF-8", &["--lang", "xx", "--help"]));
    assert!(wrong("de_DE.UTF-8", &["--lang", "xx"]).contains("es gibt keine Sprache „xx“"));
}

/// Only what is typed is the same in every language.
#[test]
fn no_sentence_of_help_stays_english() {
    for (language, args) in [("de", &["--help"][..]), ("de", &["serve", "--help"]), ("pl", &["swarm", "--help"])] {
        let (english, other) = (help("C", &[&["--lang", "en"], args].concat()), help(language, args));
        let sentences = |text: &str| {
            let lines = text.lines().map(|line| line.rsplit("  ").next().unwrap_or_default().trim().to_owned());
            let lines =
                lines.filter(|line| line.contains(' ') && !line.starts_with('-') && !line.starts_with("tenka "));
            lines.collect::<Vec<_>>()
        };
        let (english, other) = (sentences(&english), sentences(&other));
        assert!(english.len() > 10 && english.len() == other.len(), "{args:?}");
        let same: Vec<_> = other.iter().filter(|sentence| english.contains(sentence)).collect();
        assert!(same.is_empty(), "{args:?}: {same:#?}");
    }
}
