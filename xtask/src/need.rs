//! Programs that tasks need, and how to install them.

use std::path::Path;
use std::process::Command;

use crate::Outcome;

/// Whether a program runs and exits successfully.
fn runs(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

/// Whether cargo has a subcommand, built in or installed.
pub(crate) fn has_subcommand(subcommand: &str) -> bool {
    runs("cargo", &[subcommand, "--version"])
}

/// Requires a component of the Rust toolchain.
pub(crate) fn component(subcommand: &str, component: &str) -> Outcome {
    if has_subcommand(subcommand) {
        return Ok(());
    }
    Err(format!("{component} is missing: `rustup component add {component}` installs it"))
}

/// Requires a program in the path.
pub(crate) fn program(program: &str, why: &str) -> Outcome {
    if runs(program, &["--version"]) {
        return Ok(());
    }
    Err(format!("{program} is missing: {why}; install it, for example with `apt-get install {program}`"))
}

/// Requires PostgreSQL, which the tests of the server use.
pub(crate) fn postgres() -> Outcome {
    package("PostgreSQL is missing: the tests of the server use it", "postgresql", has_postgres)
}

/// Requires Chromium, in which the tests of the page run.
pub(crate) fn chromium() -> Outcome {
    package("Chromium is missing: the tests of the page run in it", "chromium", || runs("chromium", &["--version"]))
}

/// Requires a Debian package. As root on Debian, for example in CI, it is installed.
fn package(missing: &str, package: &str, is_installed: impl Fn() -> bool) -> Outcome {
    if is_installed() {
        return Ok(());
    }
    let install = format!("apt-get install -y --no-install-recommends {package}");
    let debian = Path::new("/etc/debian_version").exists();
    if !debian || !is_root() {
        let how = if debian { format!("`sudo {install}`") } else { format!("the package `{package}` of your system") };
        return Err(format!("{missing}; install it with {how}"));
    }
    eprintln!("--- {missing}; installing it: {install}");
    for step in ["apt-get update -qq", &install] {
        let status =
            Command::new("sh").args(["-c", step]).env("DEBIAN_FRONTEND", "noninteractive").current_dir("/").status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{missing}, and `{step}` failed"));
        }
    }
    if is_installed() { Ok(()) } else { Err(format!("{missing} after `{install}`")) }
}

#[cfg(unix)]
fn has_postgres() -> bool {
    testkit::programs().is_some()
}

/// The tests that use PostgreSQL run only on Unix.
#[cfg(not(unix))]
fn has_postgres() -> bool {
    true
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
