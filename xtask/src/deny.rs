//! What deny.toml says of dependencies: licences, sources, versions. Where cargo-deny is installed, it decides;
//! otherwise the same list is read here, for building cargo-deny takes longer than all else in a test run. Known holes
//! are looked up in any case.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use crate::{Outcome, advisories, need, run};

/// Checks everything that can be checked here, and says loudly what cannot.
pub(crate) fn check() -> Outcome {
    if need::has_subcommand("deny") {
        run("cargo", &["deny", "--locked", "check", "licenses", "bans", "sources"])?;
    } else {
        eprintln!("--- deny: licences, sources and versions, by deny.toml");
        let toml = fs::read_to_string(crate::root().join("deny.toml")).map_err(|why| format!("deny.toml: {why}"))?;
        let allowed = Allowed::read(&toml)?;
        let tree = tree()?;
        hold("deny", allowed.faults(&tree.packages))?;
        warn_of_doubles(&tree.packages);
    }
    yanked()?;
    advisories::check()
}

/// Fails with every fault, a line each.
fn hold(check: &str, faults: Vec<String>) -> Outcome {
    if faults.is_empty() { Ok(()) } else { Err(format!("{check}:\n  {}", faults.join("\n  "))) }
}

/// What cargo knows of the workspace and all it depends on.
#[derive(Deserialize)]
struct Tree {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Where it comes from; the crates of this workspace come from nowhere.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

fn tree() -> Result<Tree, String> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--all-features"];
    let output = crate::command("cargo").args(arguments).current_dir(crate::root()).output();
    let output = output.map_err(|why| format!("`cargo metadata` cannot be started: {why}"))?;
    if !output.status.success() {
        return Err(format!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|why| format!("`cargo metadata`: {why}"))
}

/// What deny.toml allows.
struct Allowed {
    licences: Vec<String>,
    registries: Vec<String>,
}

impl Allowed {
    fn read(toml: &str) -> Result<Self, String> {
        Ok(Self { licences: list(toml, "licenses", "allow")?, registries: list(toml, "sources", "allow-registry")? })
    }

    fn faults(&self, packages: &[Package]) -> Vec<String> {
        let mut faults = Vec::new();
        for package in packages {
            let Package { name, version, .. } = package;
            for wild in package.dependencies.iter().filter(|one| one.req == "*" && one.path.is_none()) {
                faults.push(format!("{name} {version} depends on any version of {}", wild.name));
            }
            let Some(source) = &package.source else { continue };
            if !self.registries.iter().any(|registry| source.strip_prefix("registry+") == Some(registry)) {
                faults.push(format!("{name} {version} comes from {source}"));
            }
            match &package.license {
                None => faults.push(format!("{name} {version} names no licence")),
                Some(licence) if self.fits(licence) => {}
                Some(licence) => faults.push(format!("{name} {version} has a licence that is not allowed: {licence}")),
            }
        }
        faults
    }

    /// Whether an SPDX expression can be met with what is allowed; one that cannot be read cannot.
    fn fits(&self, expression: &str) -> bool {
        // Old crates write a slash for OR.
        let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
        self.any(&mut words) == Some(true) && words.is_empty()
    }

    fn any(&self, words: &mut Vec<&str>) -> Option<bool> {
        let mut met = self.all(words)?;
        while words.pop_if(|word| *word == "OR").is_some() {
            met |= self.all(words)?;
        }
        Some(met)
    }

    fn all(&self, words: &mut Vec<&str>) -> Option<bool> {
        let mut met = self.one(words)?;
        while words.pop_if(|word| *word == "AND").is_some() {
            met &= self.one(words)?;
        }
        Some(met)
    }

    fn one(&self, words: &mut Vec<&str>) -> Option<bool> {
        let word = words.pop()?;
        if word == "(" {
            let met = self.any(words)?;
            return (words.pop()? == ")").then_some(met);
        }
        let licence = match words.pop_if(|word| *word == "WITH") {
            Some(_) => format!("{word} WITH {}", words.pop()?),
            None => word.to_owned(),
        };
        Some(self.licences.contains(&licence))
    }
}

/// A list of strings in a section of deny.toml, as that file writes them.
fn list(toml: &str, section: &str, key: &str) -> Result<Vec<String>, String> {
    let lines = toml.lines().map(|line| line.trim()).filter(|line| !line.starts_with('#'));
    let head = format!("[{section}]");
    let part: Vec<_> = lines.skip_while(|line| **line != head).skip(1).take_while(|line| !is_head(line)).collect();
    let found = part.iter().position(|line| line.split('=').next().is_some_and(|name| name.trim() == key));
    let text = found.map(|at| part[at..].join("\n")).unwrap_or_default();
    let inside = text.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
    let strings: Vec<_> =
        inside.map(|(inside, _)| inside.split('"').skip(1).step_by(2)).into_iter().flatten().collect();
    if strings.is_empty() {
        return Err(format!("deny.toml: {head} has no list `{key}`"));
    }
    Ok(strings.into_iter().map(str::to_owned).collect())
}

fn is_head(line: &str) -> bool {
    line.starts_with('[') && line.ends_with(']')
}

/// Says which crates come in several versions; they cost time and size, but others decide on them.
fn warn_of_doubles(packages: &[Package]) {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let doubles = versions.iter().filter(|(_, versions)| versions.len() > 1);
    let doubles: Vec<_> = doubles.map(|(name, versions)| format!("{name} {}", versions.join(" and "))).collect();
    if !doubles.is_empty() {
        eprintln!("warning: several versions of one crate: {}", doubles.join(", "));
    }
}

/// No version in the lock file may have been withdrawn. Cargo asks the registry for that where it would install; the
/// trial run that builds nothing is still behind a switch of the compiler's.
fn yanked() -> Outcome {
    let arguments = "install --path crates/tenka --root target/trial --locked --dry-run -Zunstable-options";
    let mut cargo = crate::command("cargo");
    cargo.args(arguments.split(' ')).env("RUSTC_BOOTSTRAP", "1").current_dir(crate::root());
    let output = cargo.output();
    let output = output.map_err(|why| format!("`cargo install --dry-run` cannot be started: {why}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    hold("deny", said.lines().filter(|line| line.contains("is yanked")).map(str::to_owned).collect())?;
    if !output.status.success() {
        let why = said.lines().find(|line| line.starts_with("error")).unwrap_or_default();
        eprintln!("WARNING: yanked versions were NOT CHECKED: {why}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Allowed, Package, list};

    const TOML: &str = "[licenses]\n# \"GPL-3.0\" is not.\nallow = [\n  \"MIT\", # why\n  \"ISC\",\n]\n[sources]\n\
                        allow-registry = [\"https://one\"]\n";

    fn faults(package: &str) -> Vec<String> {
        let package: Package = serde_json::from_str(package).unwrap();
        Allowed::read(TOML).unwrap().faults(&[package])
    }

    #[test]
    fn lists_are_read_from_their_own_section() {
        assert_eq!(list(TOML, "licenses", "allow").unwrap(), ["MIT", "ISC"]);
        assert_eq!(list(TOML, "sources", "allow-registry").unwrap(), ["https://one"]);
        assert!(list(TOML, "sources", "allow").is_err());
        assert!(list(TOML, "bans", "allow").is_err());
    }

    #[test]
    fn an_expression_is_met_or_not() {
        let allowed = Allowed::read(TOML).unwrap();
        for met in
            ["MIT", "GPL-3.0 OR MIT", "Apache-2.0/MIT", "MIT AND ISC", "(MIT OR GPL-3.0) AND ISC", "ISC OR A AND B"]
        {
            assert!(allowed.fits(met), "{met}");
        }
        for not in ["GPL-3.0", "MIT AND GPL-3.0", "MIT WITH a-twist", "(MIT OR ISC) AND GPL-3.0", "(MIT", "MIT ISC", ""]
        {
            assert!(!allowed.fits(not), "{not}");
        }
    }

    #[test]
    fn strangers_are_named() {
        let fine = r#"{"name":"a","version":"1","license":"MIT","source":"registry+https://one","dependencies":[]}"#;
        assert!(faults(fine).is_empty());
        assert_eq!(faults(&fine.replace("MIT", "GPL-3.0")).len(), 1);
        assert_eq!(faults(&fine.replace("\"MIT\"", "null")).len(), 1);
        assert_eq!(faults(&fine.replace("registry+https://one", "git+https://one")).len(), 1);
        assert_eq!(faults(&fine.replace("[]", r#"[{"name":"b","req":"*","path":null}]"#)).len(), 1);
        let own =
            fine.replace("\"registry+https://one\"", "null").replace("[]", r#"[{"name":"b","req":"*","path":"/b"}]"#);
        assert!(faults(&own).is_empty());
    }
}
