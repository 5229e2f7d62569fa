//! The commands in the README do what it says.

use std::fs;
use std::path::Path;
use std::process::Command;

use testkit::{Folder, Served};

/// What is changed in the README's commands so that the test is short and uses its own server. Each of these must
/// occur, so that the list is kept up to date.
const CHANGES: [(&str, &str); 5] = [
    ("--games 1000", "--games 8"),
    ("--games 60", "--games 2"),
    ("--seconds 20", "--seconds 2"),
    ("tenka bench", "tenka bench --seconds 0.1"),
    ("http://127.0.0.1:7300", "$SERVER"),
];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The lines of the README's code blocks, in order.
fn commands() -> Vec<String> {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let blocks = readme.split("```sh\n").skip(1).map(|rest| rest.split_once("```").expect("a block ends").0);
    blocks.flat_map(str::lines).map(str::to_owned).collect()
}

#[test]
fn every_command_in_the_readme_works() {
    let (folder, program) = (Folder::new(), Path::new(env!("CARGO_BIN_EXE_tenka")));
    let path = std::env::join_paths(
        [program.parent().unwrap().to_owned()]
            .into_iter()
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    fs::copy(root().join("lessons/rising-sun/every-bid.json"), folder.path().join("my-puzzle.json")).unwrap();
    // A server as it is by default, except for its port; data lies below the home folder.
    let mut serve = Command::new(program);
    serve.args(["serve", "--listen", "127.0.0.1:0"]).env("HOME", folder.path()).env_remove("XDG_DATA_HOME");
    let served = Served::start(serve.env_remove("TENKA_DATABASE_URL"));

    let commands = commands();
    for (text, _) in CHANGES {
        assert!(commands.iter().any(|command| command.contains(text)), "{text} is no longer in the README");
    }
    let (mut tenka, mut cargo) = (0, 0);
    for command in &commands {
        let script = if let Some(arguments) = command.strip_prefix("cargo run --release -- ") {
            // It would build again, and serve or play until it is stopped: check that the arguments exist.
            cargo += 1;
            format!("tenka {arguments} --help")
        } else if let Some(chore) = command.strip_prefix("cargo xtask ") {
            cargo += 1;
            let chores = fs::read_to_string(root().join("xtask/src/main.rs")).unwrap();
            assert!(chores.contains(&format!("Some(\"{chore}\") => ")), "{command}");
            continue;
        } else {
            assert!(command.contains("tenka "), "the README has a command that is not tested: {command}");
            tenka += 1;
            CHANGES.iter().fold(command.clone(), |command, (text, changed)| command.replace(text, changed))
        };
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &script]).current_dir(folder.path()).env("PATH", &path).env("SERVER", served.url());
        shell.env("HOME", folder.path()).env_remove("XDG_DATA_HOME").env_remove("TENKA_DATABASE_URL");
        let output = shell.env("LC_ALL", "C").output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{script}: {}: {errors}", output.status);
    }
    assert!(tenka > 10 && cargo > 1, "{commands:#?}");
}
