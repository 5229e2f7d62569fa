//! The chores behind the README's commands: `cargo xtask` lists them.

mod balance;
mod fit;
mod measure;
mod page;
mod schema;
mod tidy;
mod tower;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What went wrong, in one line.
type Outcome = Result<(), String>;

const HELP: &str = "cargo xtask COMMAND

  test      everything that must pass before a change lands: format, lints, tidiness, schemas, tests, docs
  schema    writes the JSON Schemas under docs/schema/
  measure   instructions per decision under callgrind (needs valgrind)
  fit GAME  fits the net with which bots appraise a table of that game, from games of greedy bots; in
            release, for it takes minutes: `cargo run --release -p xtask -- fit GAME [--games N] [--seed N]`
  tower     measures Shogun's cube tower and writes docs/tower/ and the tables of docs/tower.md;
            `tower draw` only writes them anew from the published figures
  balance   plays thousands of games among bots and writes docs/balance/ and the tables of docs/balance.md;
            --games N of each kind, --bot NAME, --seed N; `balance draw` only writes them anew
";

fn main() -> ExitCode {
    let command = std::env::args().nth(1);
    let outcome = match command.as_deref() {
        Some("test") => test(),
        Some("schema") => schema::write(),
        Some("measure") => measure::instructions(),
        Some("fit") => fit::write(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("tower") => tower::write(std::env::args().nth(2).as_deref()),
        Some("balance") => balance::write(&std::env::args().skip(2).collect::<Vec<_>>()),
        _ => {
            print!("{HELP}");
            Ok(())
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The top folder of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs a command in the top folder and shows it.
fn run(program: &str, arguments: &[&str]) -> Outcome {
    eprintln!("--- {program} {}", arguments.join(" "));
    let status = Command::new(program).args(arguments).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{program} {}` failed", arguments.join(" "))),
        Err(why) => Err(format!("`{program}` cannot be started: {why}")),
    }
}

/// Says exactly what is missing where a part of the toolchain is.
fn need_component(subcommand: &str, component: &str) -> Outcome {
    let found = Command::new("cargo").args([subcommand, "--version"]).output();
    match found {
        Ok(output) if output.status.success() => Ok(()),
        _ => Err(format!("{component} is missing: `rustup component add {component}` installs it")),
    }
}

/// Says exactly what is missing where a program is.
fn need_program(program: &str, why: &str) -> Outcome {
    match Command::new(program).arg("--version").output() {
        Ok(output) if output.status.success() => Ok(()),
        _ => Err(format!("{program} is missing: {why}; `apt-get install {program}` or the like installs it")),
    }
}

fn test() -> Outcome {
    need_program("python3", "tests play against the example in examples/bots")?;
    need_component("fmt", "rustfmt")?;
    need_component("clippy", "clippy")?;
    run("cargo", &["fmt", "--all", "--check"])?;
    tidy::check()?;
    schema::check()?;
    run("cargo", &["clippy", "--workspace", "--all-targets", "--all-features", "--quiet", "--", "-D", "warnings"])?;
    run("cargo", &["test", "--workspace", "--all-features"])
}
