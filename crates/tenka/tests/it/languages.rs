//! The command line explains itself, and refuses what is wrong, in the reader's language.

use std::process::Output;

use crate::common::Folder;

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

/// The error message of a wrong command line: one line, with the exit status of wrong requests.
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
    // An unknown language is refused, in the language of the environment.
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

#[test]
fn a_wrong_command_line_is_refused_in_the_language() {
    let cases: &[(&[&str], &str, &str)] = &[
        (&["serve", "--opne"], "„--opne“ ist hier nicht bekannt; meintest du --open?", "„--opne” nic tu nie znaczy"),
        (&["serve", "--listen"], "--listen <ADRESSE> braucht einen Wert", "--listen <ADRES> wymaga wartości"),
        (&["serve", "--listen", "x"], "keine Adresse mit Port", "to nie adres z portem"),
        (&["serve", "--log", "x"], "wähle aus: off, error, warn", "wybierz z: off, error, warn"),
        (&["serve", "--open", "--open"], "--open darf nur einmal vorkommen", "--open można podać tylko raz"),
        (&["serve", "--open=x"], "--open hat keinen Wert", "--open nie ma wartości"),
        (&["serve", "--smtp-url", "x"], "es fehlt: --mail-from <ABSENDER>", "brakuje: --mail-from <NADAWCA>"),
        (&["new"], "es fehlt: <SPIEL> (siehe tenka new --help)", "brakuje: <GRA> (zobacz tenka new --help)"),
        (&["new", "go"], "<SPIEL>: „go“ ist unbekannt", "<GRA>: nieznane „go”"),
        (&["new", "shogun", "--players", "9"], "eine Zahl von 3 bis 5", "liczbę od 3 do 5"),
        (&["new", "shogun", "--players", "x"], "keine ganze Zahl", "to nie liczba całkowita"),
        (&["new", "shogun", "--players", "3", "--clans", "koi"], "verträgt sich nicht mit --clans", "razem z --clans"),
        (&["simulate", "shogun", "--games", "0", "--bots", "x"], "wähle mindestens 1", "nie mniejszą niż 1"),
        (&["bench", "--seconds", "x"], "keine Zahl", "to nie liczba"),
        (
            &["admin"],
            "es fehlt ein Befehl; wähle einen von: users, tables",
            "brakuje polecenia; wybierz z: users, tables",
        ),
        (
            &["admin", "users", "--json", "delete", "x"],
            "delete verträgt sich nicht mit --json",
            "delete razem z --json",
        ),
        (&["srve"], "keinen Befehl „srve“; meintest du serve?", "polecenia „srve”; może chodzi o serve?"),
        (&["verify", "a", "b"], "„b“ ist hier nicht bekannt (siehe tenka verify --help)", "„b” nic tu nie znaczy"),
    ];
    for (args, german, polish) in cases {
        for (language, part) in [("de_DE.UTF-8", german), ("pl_PL.UTF-8", polish)] {
            let said = wrong(language, args);
            assert!(said.contains(part), "{args:?}: no {part} in {said}");
        }
    }
    // The language on the command line overrides that of the environment, wherever it is given.
    assert!(wrong("pl_PL.UTF-8", &["serve", "--opne", "--lang", "de"]).contains("ist hier nicht bekannt"));
    // The value of an option is no command, whatever it is called.
    assert!(wrong("C", &["admin", "--data", "users", "tables", "--nope"]).contains("(see tenka admin tables --help)"));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let word = std::ffi::OsStr::from_bytes(b"\xff");
    let output = folder.command(&["--lang", "de", "rules"]).arg(word).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("kein UTF-8 (siehe tenka rules --help)"), "{said}");
}
