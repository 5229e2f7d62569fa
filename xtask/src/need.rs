//! What the chores need from outside, and which command brings it.

use std::path::Path;
use std::process::Command;

use crate::Outcome;

/// Whether a program is there and answers.
fn answers(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

/// Whether cargo has a subcommand, its own or an installed one.
pub(crate) fn has_subcommand(subcommand: &str) -> bool {
    answers("cargo", &[subcommand, "--version"])
}

/// Says exactly what is missing where a part of the toolchain is.
pub(crate) fn component(subcommand: &str, component: &str) -> Outcome {
    if has_subcommand(subcommand) {
        return Ok(());
    }
    Err(format!("{component} is missing: `rustup component add {component}` installs it"))
}

/// Says exactly what is missing where a program is.
pub(crate) fn program(program: &str, why: &str) -> Outcome {
    if answers(program, &["--version"]) {
        return Ok(());
    }
    Err(format!("{program} is missing: {why}; `apt-get install {program}` or the like installs it"))
}

/// PostgreSQL, in which tests of the server store games.
pub(crate) fn postgres() -> Outcome {
    package("PostgreSQL is missing: tests of the server store games in it", "postgresql", found)
}

/// Chromium, in which tests of the page play.
pub(crate) fn chromium() -> Outcome {
    package("Chromium is missing: tests of the page play in it", "chromium", || answers("chromium", &["--version"]))
}

/// A package of Debian. Where a fresh machine is ours to furnish, as in CI, it is installed.
fn package(missing: &str, package: &str, found: impl Fn() -> bool) -> Outcome {
    if found() {
        return Ok(());
    }
    let install = format!("apt-get install -y --no-install-recommends {package}");
    let debian = Path::new("/etc/debian_version").exists();
    if !debian || !is_root() {
        let how = if debian { format!("`sudo {install}`") } else { format!("your system's package `{package}`") };
        return Err(format!("{missing}; {how} installs it"));
    }
    eprintln!("--- {missing}, so it is installed: {install}");
    for step in ["apt-get update -qq", &install] {
        let status =
            Command::new("sh").args(["-c", step]).env("DEBIAN_FRONTEND", "noninteractive").current_dir("/").status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{missing}, and `{step}` failed"));
        }
    }
    if found() { Ok(()) } else { Err(format!("{missing}, even after `{install}`")) }
}

#[cfg(unix)]
fn found() -> bool {
    testkit::programs().is_some()
}

/// Elsewhere the tests that need it are left out.
#[cfg(not(unix))]
fn found() -> bool {
    true
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
