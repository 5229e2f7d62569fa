//! Licenses, sources and versions of dependencies, checked against deny.toml: by cargo-deny if it is installed, otherwise here,
//! because building cargo-deny takes longer than the rest of a test run. Known vulnerabilities are checked in both cases.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use crate::{Outcome, advisories, need, run};

/// Checks dependencies and warns about anything that could not be checked.
pub(crate) fn check() -> Outcome {
    if need::has_subcommand("deny") {
        run("cargo", &["deny", "--locked", "check", "licenses", "bans", "sources"])?;
    } else {
        eprintln!("--- deny: licenses, sources and versions (cargo-deny is not installed)");
        let toml = fs::read_to_string(crate::root().join("deny.toml")).map_err(|why| format!("deny.toml: {why}"))?;
        let allowed = Allowed::read(&toml)?;
        let tree = tree()?;
        fail_on("deny", allowed.violations(&tree.packages))?;
        warn_about_duplicates(&tree.packages);
    }
    yanked()?;
    advisories::check()
}

/// Fails with one line per violation.
fn fail_on(check: &str, violations: Vec<String>) -> Outcome {
    if violations.is_empty() { Ok(()) } else { Err(format!("{check}:\n  {}", violations.join("\n  "))) }
}

/// Output of `cargo metadata`: the workspace and everything it depends on.
#[derive(Deserialize)]
struct Tree {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// The registry or repository; none for crates of this workspace.
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
    let output = output.map_err(|why| format!("cannot start `cargo metadata`: {why}"))?;
    if !output.status.success() {
        return Err(format!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    serde_json::from_slice(&output.stdout).map_err(|why| format!("`cargo metadata`: {why}"))
}

/// Licenses and registries that deny.toml allows.
struct Allowed {
    licenses: Vec<String>,
    registries: Vec<String>,
}

impl Allowed {
    fn read(toml: &str) -> Result<Self, String> {
        Ok(Self { licenses: list(toml, "licenses", "allow")?, registries: list(toml, "sources", "allow-registry")? })
    }

    fn violations(&self, packages: &[Package]) -> Vec<String> {
        let mut violations = Vec::new();
        for package in packages {
            let Package { name, version, .. } = package;
            for wild in package.dependencies.iter().filter(|one| one.req == "*" && one.path.is_none()) {
                violations.push(format!("{name} {version} accepts any version of {}", wild.name));
            }
            let Some(source) = &package.source else { continue };
            if !self.registries.iter().any(|registry| source.strip_prefix("registry+") == Some(registry)) {
                violations.push(format!("{name} {version}: source {source} is not allowed"));
            }
            match &package.license {
                None => violations.push(format!("{name} {version} has no license")),
                Some(license) if self.accepts(license) => {}
                Some(license) => violations.push(format!("{name} {version}: license {license} is not allowed")),
            }
        }
        violations
    }

    /// Whether the allowed licenses satisfy an SPDX expression; `false` if it cannot be parsed.
    fn accepts(&self, expression: &str) -> bool {
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
        let license = match words.pop_if(|word| *word == "WITH") {
            Some(_) => format!("{word} WITH {}", words.pop()?),
            None => word.to_owned(),
        };
        Some(self.licenses.contains(&license))
    }
}

/// A list of strings in a section of deny.toml.
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

/// Names crates that are built in several versions; which ones is up to our dependencies.
fn warn_about_duplicates(packages: &[Package]) {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let duplicates = versions.iter().filter(|(_, versions)| versions.len() > 1);
    let duplicates: Vec<_> = duplicates.map(|(name, versions)| format!("{name} {}", versions.join(" and "))).collect();
    if !duplicates.is_empty() {
        eprintln!("warning: crates in several versions: {}", duplicates.join(", "));
    }
}

/// Fails if a version in the lock file was yanked. Only `cargo install` asks the registry about that, and its dry run is still
/// unstable.
fn yanked() -> Outcome {
    let arguments = "install --path crates/tenka --root target/trial --locked --dry-run -Zunstable-options";
    let mut cargo = crate::command("cargo");
    cargo.args(arguments.split(' ')).env("RUSTC_BOOTSTRAP", "1").current_dir(crate::root());
    let output = cargo.output();
    let output = output.map_err(|why| format!("cannot start `cargo install --dry-run`: {why}"))?;
    let output_text = String::from_utf8_lossy(&output.stderr);
    fail_on("deny", output_text.lines().filter(|line| line.contains("is yanked")).map(str::to_owned).collect())?;
    if !output.status.success() {
        let why = output_text.lines().find(|line| line.starts_with("error")).unwrap_or_default();
        eprintln!("warning: yanked versions were not checked: {why}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Allowed, Package, list};

    const TOML: &str = "[licenses]\n# \"GPL-3.0\" is not.\nallow = [\n  \"MIT\", # why\n  \"ISC\",\n]\n[sources]\n\
                        allow-registry = [\"https://one\"]\n";

    fn violations_of(package: &str) -> Vec<String> {
        let package: Package = serde_json::from_str(package).unwrap();
        Allowed::read(TOML).unwrap().violations(&[package])
    }

    #[test]
    fn lists_are_read_from_their_section() {
        assert_eq!(list(TOML, "licenses", "allow").unwrap(), ["MIT", "ISC"]);
        assert_eq!(list(TOML, "sources", "allow-registry").unwrap(), ["https://one"]);
        assert!(list(TOML, "sources", "allow").is_err());
        assert!(list(TOML, "bans", "allow").is_err());
    }

    #[test]
    fn expressions_are_parsed() {
        let allowed = Allowed::read(TOML).unwrap();
        for accepted in
            ["MIT", "GPL-3.0 OR MIT", "Apache-2.0/MIT", "MIT AND ISC", "(MIT OR GPL-3.0) AND ISC", "ISC OR A AND B"]
        {
            assert!(allowed.accepts(accepted), "{accepted}");
        }
        for not in ["GPL-3.0", "MIT AND GPL-3.0", "MIT WITH a-twist", "(MIT OR ISC) AND GPL-3.0", "(MIT", "MIT ISC", ""]
        {
            assert!(!allowed.accepts(not), "{not}");
        }
    }

    #[test]
    fn violations_are_named() {
        let fine = r#"{"name":"a","version":"1","license":"MIT","source":"registry+https://one","dependencies":[]}"#;
        assert!(violations_of(fine).is_empty());
        assert_eq!(violations_of(&fine.replace("MIT", "GPL-3.0")).len(), 1);
        assert_eq!(violations_of(&fine.replace("\"MIT\"", "null")).len(), 1);
        assert_eq!(violations_of(&fine.replace("registry+https://one", "git+https://one")).len(), 1);
        assert_eq!(violations_of(&fine.replace("[]", r#"[{"name":"b","req":"*","path":null}]"#)).len(), 1);
        let own =
            fine.replace("\"registry+https://one\"", "null").replace("[]", r#"[{"name":"b","req":"*","path":"/b"}]"#);
        assert!(violations_of(&own).is_empty());
    }
}
