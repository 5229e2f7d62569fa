//! The chores behind the README's commands: `cargo xtask` lists them.

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

/// What went wrong, in one line.
type Outcome = Result<(), String>;

const HELP: &str = "cargo xtask COMMAND

  test      everything that must pass before a change lands: format, lints, tidiness, schemas, dependencies,
            tests, the page in a browser
  deny      licences, sources and versions of dependencies, by deny.toml; known holes, by RustSec's database or, where
            that is out of reach, by what advisories/ has of it
  advisories
            writes advisories/ anew: what RustSec's database knows of the crates in the lock file;
            `advisories FOLDER` reads a copy of the database
  schema    writes the JSON Schemas and the OpenAPI document under docs/schema/, the printed figures that the page
            shows and, with Node, the page's types
  measure   instructions per decision under callgrind (needs valgrind)
  load      the server under load, and boardgame.io's in the same run; prints the table of docs/performance.md
            (needs node and npm, takes seven minutes); `load SECONDS` measures each for so long
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

/// A command without what Cargo told this program about itself: build scripts of dependencies would take it for
/// a change, and build everything again that stands on them.
fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let told =
            name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"));
        if told {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command in the top folder and shows it.
fn run(program: &str, arguments: &[&str]) -> Outcome {
    eprintln!("--- {program} {}", arguments.join(" "));
    let status = command(program).args(arguments).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{program} {}` failed", arguments.join(" "))),
        Err(why) => Err(format!("`{program}` cannot be started: {why}")),
    }
}

fn test() -> Outcome {
    need::program("python3", "tests play against the example in examples/bots")?;
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
    run("cargo", &["test", "--workspace", "--all-features"])?;
    // With the same features as the tests, so that nothing is built twice.
    run("cargo", &["build", "--workspace", "--all-features", "--quiet"])?;
    run("npm", &["--prefix", "web", "test"])
}
