//! Development tasks; `cargo xtask` lists them.

mod advisories;
mod balance;
mod deny;
mod fit;
#[cfg(unix)]
mod layers;
mod load;
mod measure;
mod need;
mod page;
mod schema;
mod tidy;
mod tower;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Success, or an error message.
type Outcome = Result<(), String>;

const HELP: &str = "cargo xtask COMMAND

  test      runs every check that a change must pass: format, lints, tidiness, schemas, dependencies, tests, the page
            in a browser
  tidy      checks source files: length, layering, wording; `tidy PATTERN` lists the places of a pattern of wording,
            `tidy --lower` lowers the budgets in xtask/budgets.txt
  deny      checks dependencies: licenses, sources and versions against deny.toml, and known vulnerabilities against
            RustSec's database or, without network, its copy in advisories/
  advisories
            updates advisories/, the copy of RustSec's advisories for the crates in the lock file;
            `advisories FOLDER` reads a local copy of the database
  schema    writes the JSON Schemas and the OpenAPI document under docs/schema/, the facts of the games that the page
            shows and, with Node.js, the page's types
  measure   counts instructions per decision under callgrind (needs valgrind)
  load      measures the server under load, with boardgame.io for comparison, and prints the table of
            docs/performance.md (needs Node.js and npm; seven minutes); `load SECONDS` sets the length of each run
  fit GAME  fits the value network of a game's bots on games of greedy bots and writes it (minutes, so use
            `cargo run --release -p xtask -- fit GAME [--games N] [--seed N]`)
  tower     measures Shogun's cube tower and writes docs/tower/ and the tables of docs/tower.md;
            `tower draw` only redraws them from the published figures
  balance   plays thousands of games between bots and writes docs/balance/ and the tables of docs/balance.md;
            --games N of each kind, --bot NAME, --seed N; `balance draw` only redraws them
";

fn main() -> ExitCode {
    let command = std::env::args().nth(1);
    let outcome = match command.as_deref() {
        Some("test") => test(),
        Some("tidy") => tidy::command(std::env::args().nth(2).as_deref()),
        Some("deny") => deny::check(),
        Some("advisories") => advisories::renew(std::env::args().nth(2).as_deref()),
        Some("schema") => schema::write(),
        Some("measure") => measure::instructions(),
        #[cfg(unix)]
        Some("load") => load::measure(std::env::args().nth(2).as_deref()),
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

/// A command without the variables that Cargo sets for this program: build scripts of dependencies would see a change and
/// everything that depends on them would be rebuilt.
fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let is_ours =
            name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if is_ours {
            command.env_remove(name);
        }
    }
    command
}

/// Prints a command and runs it in the top folder.
fn run(program: &str, arguments: &[&str]) -> Outcome {
    eprintln!("--- {program} {}", arguments.join(" "));
    let status = command(program).args(arguments).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{program} {}` failed", arguments.join(" "))),
        Err(why) => Err(format!("cannot start `{program}`: {why}")),
    }
}

fn test() -> Outcome {
    need::program("python3", "the tests run the bot in examples/bots")?;
    need::program("node", "the page is built with it")?;
    need::program("npm", "the page is built with it")?;
    need::component("fmt", "rustfmt")?;
    need::component("clippy", "clippy")?;
    need::postgres()?;
    need::chromium()?;
    run("cargo", &["fmt", "--all", "--check"])?;
    tidy::check()?;
    layers::check()?;
    schema::check()?;
    deny::check()?;
    run("cargo", &["clippy", "--workspace", "--all-targets", "--all-features", "--quiet", "--", "-D", "warnings"])?;
    // Not cargo-nextest: it gives every test a process of its own, and each would start a PostgreSQL of its own.
    run("cargo", &["test", "--workspace", "--all-features"])?;
    // The same features as for the tests, so that nothing is built twice.
    run("cargo", &["build", "--workspace", "--all-features", "--quiet"])?;
    run("npm", &["--prefix", "web", "test"])
}
