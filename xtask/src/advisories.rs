//! Known vulnerabilities of dependencies, from RustSec's advisory database.
//!
//! The database is fetched from GitHub. If that fails, `advisories/` is used instead: a copy of the advisories for the crates in
//! our lock file, which `cargo xtask advisories` updates.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustsec::advisory::{Advisory, Informational};
use rustsec::{Database, Lockfile, Report, report};

use crate::{Outcome, root};

const SOURCE: &str = "https://github.com/rustsec/advisory-db";
/// Long enough for a slow connection; a fetch usually takes seconds.
const FETCH_TIMEOUT: Duration = Duration::from_secs(90);
/// The date of the copy and the crates it covers, including those without advisories.
const COVERED: &str = "covered.txt";

/// Fails if a crate in the lock file has a known vulnerability. Unmaintained crates are warnings.
pub(crate) fn check() -> Outcome {
    let (lock, kept) = (lock()?, root().join("advisories"));
    let database = match fetched() {
        Some(folder) => {
            let database = open(&folder)?;
            eprintln!("--- known vulnerabilities: RustSec's database of {}", newest(&database));
            database
        }
        None => {
            let covered = Covered::read(&kept)?;
            eprintln!(
                "--- known vulnerabilities: advisories/ of {}, because RustSec's database cannot be reached",
                covered.until
            );
            let unknown: Vec<_> = registry_crates(&lock).difference(&covered.crates).cloned().collect();
            if !unknown.is_empty() {
                eprintln!("warning: newer than advisories/, not checked: {}", unknown.join(", "));
            }
            open(&kept)?
        }
    };
    let Findings { vulnerabilities, notes } = audit(&database, &lock);
    for note in notes {
        eprintln!("warning: {note}");
    }
    if vulnerabilities.is_empty() {
        Ok(())
    } else {
        Err(format!("known vulnerabilities:\n  {}", vulnerabilities.join("\n  ")))
    }
}

/// Updates `advisories/` from RustSec's database, or from a local copy of it.
pub(crate) fn renew(copy: Option<&str>) -> Outcome {
    let source = match copy {
        Some(folder) => PathBuf::from(folder),
        None => fetched()
            .ok_or_else(|| format!("{SOURCE} cannot be reached; `cargo xtask advisories FOLDER` reads a local copy"))?,
    };
    let database = open(&source)?;
    let covered = Covered { until: newest(&database), crates: registry_crates(&lock()?) };
    write(&database, &covered, &root().join("advisories"))
}

/// The extent of `advisories/`.
#[derive(PartialEq, Debug)]
struct Covered {
    until: String,
    crates: BTreeSet<String>,
}

impl Covered {
    fn read(folder: &Path) -> Result<Covered, String> {
        let file = folder.join(COVERED);
        let text = fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        let (until, crates) = text.split_once('\n').ok_or_else(|| format!("{}: empty", file.display()))?;
        Ok(Covered { until: until.to_owned(), crates: crates.lines().map(str::to_owned).collect() })
    }
}

/// The publication date of the newest advisory.
fn newest(database: &Database) -> String {
    database.iter().map(|one| one.metadata.date.as_str()).max().unwrap_or_default().to_owned()
}

/// Advisories that apply to a lock file.
#[derive(Default)]
struct Findings {
    /// Vulnerabilities, and crates that are unsound.
    vulnerabilities: Vec<String>,
    /// Unmaintained crates and other remarks.
    notes: Vec<String>,
}

fn audit(database: &Database, lock: &Lockfile) -> Findings {
    let informational_warnings = vec![Informational::Unsound, Informational::Unmaintained, Informational::Notice];
    let settings = report::Settings { informational_warnings, ..report::Settings::default() };
    let report = Report::generate(database, lock, &settings);
    let mut findings = Findings::default();
    for vulnerability in report.vulnerabilities.list {
        findings.vulnerabilities.push(format!(
            "{} {}: {}",
            vulnerability.package.name, vulnerability.package.version, vulnerability.advisory.id
        ));
    }
    for warning in report.warnings.into_values().flatten() {
        let Some(advisory) = &warning.advisory else { continue };
        let (package, kind) = (&warning.package, warning.kind.as_str());
        let line = format!("{} {} is {kind}: {}", package.name, package.version, advisory.id);
        if warning.is_unsound() { &mut findings.vulnerabilities } else { &mut findings.notes }.push(line);
    }
    findings
}

fn lock() -> Result<Lockfile, String> {
    Lockfile::load(root().join("Cargo.lock")).map_err(|why| format!("Cargo.lock: {why}"))
}

/// Names of all crates from a registry.
fn registry_crates(lock: &Lockfile) -> BTreeSet<String> {
    let from_registry = lock.packages.iter().filter(|package| package.source.is_some());
    from_registry.map(|package| package.name.to_string()).collect()
}

fn open(folder: &Path) -> Result<Database, String> {
    Database::open(folder).map_err(|why| format!("{}: {why}", folder.display()))
}

/// An up-to-date clone of RustSec's database, if it can be fetched.
fn fetched() -> Option<PathBuf> {
    let folder = root().join("target/advisory-db");
    let place = folder.to_str()?;
    if folder.join("crates").exists() {
        let is_current = git(&["-C", place, "fetch", "--quiet", "--depth", "1", "origin", "HEAD"])
            && git(&["-C", place, "reset", "--quiet", "--hard", "FETCH_HEAD"]);
        return is_current.then_some(folder);
    }
    git(&["clone", "--quiet", "--depth", "1", SOURCE, place]).then_some(folder)
}

/// Runs git without prompts and within the timeout; returns whether it succeeded.
fn git(arguments: &[&str]) -> bool {
    let mut git = crate::command("git");
    git.args(arguments).env("GIT_TERMINAL_PROMPT", "0").stdin(Stdio::null()).stdout(Stdio::null());
    let Ok(mut running) = git.stderr(Stdio::null()).spawn() else { return false };
    let started = Instant::now();
    while started.elapsed() < FETCH_TIMEOUT {
        match running.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(50)),
            Err(_) => break,
        }
    }
    let _ = running.kill();
    let _ = running.wait();
    false
}

/// Writes the advisories for the covered crates.
fn write(database: &Database, covered: &Covered, folder: &Path) -> Outcome {
    let failed = |why: std::io::Error| format!("{}: {why}", folder.display());
    let crates = folder.join("crates");
    if crates.exists() {
        fs::remove_dir_all(&crates).map_err(failed)?;
    }
    fs::create_dir_all(&crates).map_err(failed)?;
    for advisory in database.iter().filter(|one| covered.crates.contains(one.metadata.package.as_str())) {
        let crate_folder = crates.join(advisory.metadata.package.as_str());
        fs::create_dir_all(&crate_folder).map_err(failed)?;
        fs::write(crate_folder.join(format!("{}.md", advisory.metadata.id)), facts(advisory)).map_err(failed)?;
    }
    let names: String = covered.crates.iter().map(|name| format!("{name}\n")).collect();
    fs::write(folder.join(COVERED), format!("{}\n{names}", covered.until)).map_err(failed)
}

/// An advisory in RustSec's format, without its description, which is at its URL.
fn facts(advisory: &Advisory) -> String {
    let Advisory { metadata, affected, versions } = advisory;
    let mut text = format!(
        "```toml\n[advisory]\nid = \"{}\"\npackage = \"{}\"\ndate = \"{}\"\n",
        metadata.id,
        metadata.package,
        metadata.date.as_str()
    );
    if let Some(kind) = &metadata.informational {
        let _ = writeln!(text, "informational = \"{kind}\"");
    }
    if let Some(date) = &metadata.withdrawn {
        let _ = writeln!(text, "withdrawn = \"{}\"", date.as_str());
    }
    if let Some(url) = &metadata.url {
        let _ = writeln!(text, "url = \"{url}\"");
    }
    if !metadata.aliases.is_empty() {
        let _ = writeln!(text, "aliases = {}", list(&metadata.aliases));
    }
    if let Some(affected) = affected.as_ref().filter(|one| !one.os.is_empty() || !one.arch.is_empty()) {
        let (os, arch) = (list(&affected.os), list(&affected.arch));
        let _ = write!(text, "\n[affected]\nos = {os}\narch = {arch}\n");
    }
    let (patched, unaffected) = (list(versions.patched()), list(versions.unaffected()));
    let _ = write!(text, "\n[versions]\npatched = {patched}\nunaffected = {unaffected}\n```\n\n");
    let _ = write!(text, "# {}\n\nhttps://rustsec.org/advisories/{0}\n", metadata.id);
    text
}

fn list(values: &[impl ToString]) -> String {
    let values: Vec<_> = values.iter().map(|value| format!("{:?}", value.to_string())).collect();
    format!("[{}]", values.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn temporary_folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("advisories-{name}-{}", std::process::id()))
    }

    /// Findings of a database with one advisory in a lock file with one crate.
    fn findings(kind: &str, version: &str) -> Findings {
        let advisory = format!(
            "```toml\n[advisory]\nid = \"RUSTSEC-2024-0001\"\npackage = \"leaky\"\ndate = \"2024-04-19\"\n{kind}\n\n\
             [versions]\npatched = [\">=0.3.5\"]\nunaffected = [\"<0.2\"]\n```\n\n# A vulnerability\n\nIt leaks.\n"
        );
        let folder = temporary_folder(&format!("{}-{version}", kind.len()));
        let crate_folder = folder.join("crates/leaky");
        fs::create_dir_all(&crate_folder).unwrap();
        fs::write(crate_folder.join("RUSTSEC-2024-0001.md"), advisory).unwrap();
        let source = "registry+https://github.com/rust-lang/crates.io-index";
        let lock = format!(
            "version = 4\n\n[[package]]\nname = \"leaky\"\nversion = \"{version}\"\nsource = \"{source}\"\nchecksum = \"{}\"\n",
            "0".repeat(64)
        );
        let findings = audit(&open(&folder).unwrap(), &lock.parse().unwrap());
        fs::remove_dir_all(folder).unwrap();
        findings
    }

    #[test]
    fn vulnerable_versions_are_found() {
        assert_eq!(findings("", "0.3.4").vulnerabilities, ["leaky 0.3.4: RUSTSEC-2024-0001"]);
        assert!(findings("", "0.3.5").vulnerabilities.is_empty());
        assert!(findings("", "0.1.0").vulnerabilities.is_empty());
    }

    #[test]
    fn unsound_crates_are_vulnerabilities() {
        let kind = "informational = \"unsound\"";
        assert_eq!(findings(kind, "0.3.4").vulnerabilities, ["leaky 0.3.4 is unsound: RUSTSEC-2024-0001"]);
        assert!(findings(kind, "0.3.5").vulnerabilities.is_empty());
    }

    #[test]
    fn unmaintained_crates_are_notes() {
        let found = findings("informational = \"unmaintained\"", "0.3.4");
        assert_eq!(found.notes, ["leaky 0.3.4 is unmaintained: RUSTSEC-2024-0001"]);
        assert!(found.vulnerabilities.is_empty());
    }

    #[test]
    fn written_advisories_are_read_back_unchanged() {
        let (from, to) = (root().join("advisories"), temporary_folder("again"));
        let (database, covered) = (open(&from).unwrap(), Covered::read(&from).unwrap());
        write(&database, &covered, &to).unwrap();
        let again = open(&to).unwrap();
        assert!(database.iter().count() > 20);
        for advisory in database.iter() {
            let id = &advisory.metadata.id;
            let [one, other] = [&from, &to].map(|folder| {
                let file = folder.join("crates").join(advisory.metadata.package.as_str()).join(format!("{id}.md"));
                fs::read_to_string(file).unwrap()
            });
            assert_eq!(one, other, "{id}");
            assert_eq!(again.get(id), Some(advisory));
        }
        assert_eq!(Covered::read(&to).unwrap(), covered);
        fs::remove_dir_all(to).unwrap();
    }
}
