//! Known holes in dependencies: what RustSec has published about the crates of the lock file.
//!
//! The whole database is fetched from GitHub where that is in reach. Elsewhere `advisories/` decides: the facts of what had
//! been published about our crates when somebody wrote them down last, in RustSec's own form. `cargo xtask advisories` writes
//! them anew.

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
/// Fetching takes seconds where it can be done at all.
const PATIENCE: Duration = Duration::from_secs(90);
/// Until when `advisories/` knows everything that was published, and of which crates, even if that is nothing.
const COVERED: &str = "covered.txt";

/// No crate in the lock file may have a known hole. Crates that nobody looks after any more are named.
pub(crate) fn check() -> Outcome {
    let (lock, kept) = (lock()?, root().join("advisories"));
    let database = match fetched() {
        Some(folder) => {
            let database = open(&folder)?;
            eprintln!("--- known holes, by RustSec's database, {}", newest(&database));
            database
        }
        None => {
            let covered = Covered::read(&kept)?;
            eprintln!("--- known holes until {}, by advisories/: RustSec's database is out of reach", covered.until);
            let unknown: Vec<_> = foreign(&lock).difference(&covered.crates).cloned().collect();
            if !unknown.is_empty() {
                eprintln!(
                    "WARNING: known holes were NOT CHECKED in {}: advisories/ has never heard of them",
                    unknown.join(", ")
                );
            }
            open(&kept)?
        }
    };
    let Findings { holes, notes } = audit(&database, &lock);
    for note in notes {
        eprintln!("warning: {note}");
    }
    if holes.is_empty() { Ok(()) } else { Err(format!("known holes:\n  {}", holes.join("\n  "))) }
}

/// Writes `advisories/` anew from RustSec's database, or from a copy of it that somebody has.
pub(crate) fn renew(copy: Option<&str>) -> Outcome {
    let source = match copy {
        Some(folder) => PathBuf::from(folder),
        None => fetched()
            .ok_or_else(|| format!("{SOURCE} is out of reach; `cargo xtask advisories FOLDER` reads a copy"))?,
    };
    let database = open(&source)?;
    let covered = Covered { until: newest(&database), crates: foreign(&lock()?) };
    write(&database, &covered, &root().join("advisories"))
}

/// What `advisories/` covers.
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

/// When the newest advisory was published.
fn newest(database: &Database) -> String {
    database.iter().map(|one| one.metadata.date.as_str()).max().unwrap_or_default().to_owned()
}

/// What a lock file has that it should not.
#[derive(Default)]
struct Findings {
    /// Holes, and crates with which safe code can go wrong.
    holes: Vec<String>,
    /// What is worth knowing.
    notes: Vec<String>,
}

fn audit(database: &Database, lock: &Lockfile) -> Findings {
    let informational_warnings = vec![Informational::Unsound, Informational::Unmaintained, Informational::Notice];
    let settings = report::Settings { informational_warnings, ..report::Settings::default() };
    let report = Report::generate(database, lock, &settings);
    let mut findings = Findings::default();
    for hole in report.vulnerabilities.list {
        findings.holes.push(format!("{} {}: {}", hole.package.name, hole.package.version, hole.advisory.id));
    }
    for warning in report.warnings.into_values().flatten() {
        let Some(advisory) = &warning.advisory else { continue };
        let (package, kind) = (&warning.package, warning.kind.as_str());
        let line = format!("{} {} is {kind}: {}", package.name, package.version, advisory.id);
        if warning.is_unsound() { &mut findings.holes } else { &mut findings.notes }.push(line);
    }
    findings
}

fn lock() -> Result<Lockfile, String> {
    Lockfile::load(root().join("Cargo.lock")).map_err(|why| format!("Cargo.lock: {why}"))
}

/// The crates that are not ours.
fn foreign(lock: &Lockfile) -> BTreeSet<String> {
    let foreign = lock.packages.iter().filter(|package| package.source.is_some());
    foreign.map(|package| package.name.to_string()).collect()
}

fn open(folder: &Path) -> Result<Database, String> {
    Database::open(folder).map_err(|why| format!("{}: {why}", folder.display()))
}

/// RustSec's database as it is now, if it can be had.
fn fetched() -> Option<PathBuf> {
    let folder = root().join("target/advisory-db");
    let place = folder.to_str()?;
    if folder.join("crates").exists() {
        let is_new = git(&["-C", place, "fetch", "--quiet", "--depth", "1", "origin", "HEAD"])
            && git(&["-C", place, "reset", "--quiet", "--hard", "FETCH_HEAD"]);
        return is_new.then_some(folder);
    }
    git(&["clone", "--quiet", "--depth", "1", SOURCE, place]).then_some(folder)
}

/// Whether git did something. It asks nobody for anything, and is stopped where nobody answers it.
fn git(arguments: &[&str]) -> bool {
    let mut git = crate::command("git");
    git.args(arguments).env("GIT_TERMINAL_PROMPT", "0").stdin(Stdio::null()).stdout(Stdio::null());
    let Ok(mut running) = git.stderr(Stdio::null()).spawn() else { return false };
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
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

/// Writes down what a database knows of these crates.
fn write(database: &Database, covered: &Covered, folder: &Path) -> Outcome {
    let failed = |why: std::io::Error| format!("{}: {why}", folder.display());
    let shelf = folder.join("crates");
    if shelf.exists() {
        fs::remove_dir_all(&shelf).map_err(failed)?;
    }
    fs::create_dir_all(&shelf).map_err(failed)?;
    for advisory in database.iter().filter(|one| covered.crates.contains(one.metadata.package.as_str())) {
        let shelf = shelf.join(advisory.metadata.package.as_str());
        fs::create_dir_all(&shelf).map_err(failed)?;
        fs::write(shelf.join(format!("{}.md", advisory.metadata.id)), facts(advisory)).map_err(failed)?;
    }
    let crates: String = covered.crates.iter().map(|name| format!("{name}\n")).collect();
    fs::write(folder.join(COVERED), format!("{}\n{crates}", covered.until)).map_err(failed)
}

/// An advisory in RustSec's form, without its sentences: what it says stands at its address.
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

    /// A folder of the test's own.
    fn place(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("advisories-{name}-{}", std::process::id()))
    }

    /// What one advisory finds in a lock file with one crate. The database is the test's own, for `advisories/` learns more
    /// about every version.
    fn findings(kind: &str, version: &str) -> Findings {
        let advisory = format!(
            "```toml\n[advisory]\nid = \"RUSTSEC-2024-0001\"\npackage = \"leaky\"\ndate = \"2024-04-19\"\n{kind}\n\n\
             [versions]\npatched = [\">=0.3.5\"]\nunaffected = [\"<0.2\"]\n```\n\n# A hole\n\nIt leaks.\n"
        );
        let folder = place(&format!("{}-{version}", kind.len()));
        let shelf = folder.join("crates/leaky");
        fs::create_dir_all(&shelf).unwrap();
        fs::write(shelf.join("RUSTSEC-2024-0001.md"), advisory).unwrap();
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
    fn a_known_hole_is_found_and_other_versions_pass() {
        assert_eq!(findings("", "0.3.4").holes, ["leaky 0.3.4: RUSTSEC-2024-0001"]);
        assert!(findings("", "0.3.5").holes.is_empty());
        assert!(findings("", "0.1.0").holes.is_empty());
    }

    #[test]
    fn what_is_unsound_is_a_hole_too() {
        let kind = "informational = \"unsound\"";
        assert_eq!(findings(kind, "0.3.4").holes, ["leaky 0.3.4 is unsound: RUSTSEC-2024-0001"]);
        assert!(findings(kind, "0.3.5").holes.is_empty());
    }

    #[test]
    fn what_nobody_looks_after_is_named() {
        let found = findings("informational = \"unmaintained\"", "0.3.4");
        assert_eq!(found.notes, ["leaky 0.3.4 is unmaintained: RUSTSEC-2024-0001"]);
        assert!(found.holes.is_empty());
    }

    #[test]
    fn what_is_written_down_is_read_again() {
        let (from, to) = (root().join("advisories"), place("again"));
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
