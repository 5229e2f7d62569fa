//! The direction of dependencies: no import cycle between the modules of a crate, and no input or output in the domain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// Import cycles that are still there, by crate and first module. This list may only become shorter.
const KNOWN_CYCLES: &[(&str, &str)] = &[
    ("bots", "contest"),
    ("bots", "shogun::bargain"),
    ("bots", "shogun::planning"),
    ("engine", "event"),
    ("engine", "fairness"),
    ("rising-sun", "card"),
    ("rising-sun", "agenda"),
    ("shogun", "auction"),
    ("shogun", "card"),
    ("shogun", "document"),
    ("tenka", "arena::report"),
    ("tenka", "games"),
    ("tenka", "play"),
    ("tenka", "play::deals"),
    ("tenka", "play::game"),
    ("text", "forms"),
    ("xtask", "balance::tables"),
];

/// What the domain of the server must not depend on.
const NOT_IN_TABLES: [&str; 5] = ["tokio", "axum", "sqlx", "hyper", "reqwest"];

/// Checks all crates.
pub(crate) fn check() -> Outcome {
    eprintln!("--- layers");
    domain_is_pure()?;
    let mut found = Vec::new();
    let mut known: BTreeSet<(String, String)> = BTreeSet::new();
    for (name, root) in crates()? {
        for cycle in cycles(&root)? {
            let first = cycle.first().cloned().unwrap_or_default();
            if KNOWN_CYCLES.contains(&(name.as_str(), first.as_str())) {
                known.insert((name.clone(), first));
            } else {
                found.push(format!("{name}: {}", cycle.join(", ")));
            }
        }
    }
    if !found.is_empty() {
        return Err(format!("modules that import each other:\n{}", found.join("\n")));
    }
    match KNOWN_CYCLES.iter().find(|(name, first)| !known.contains(&((*name).to_owned(), (*first).to_owned()))) {
        Some((name, first)) => Err(format!("the cycle of {name} with {first} is gone: remove it from KNOWN_CYCLES")),
        None => Ok(()),
    }
}

/// Fails if the domain depends on an async runtime, a database or HTTP.
fn domain_is_pure() -> Outcome {
    let path = crate::root().join("crates/tables/Cargo.toml");
    let manifest = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    match forbidden_dependency(&manifest) {
        Some(name) => Err(format!("crates/tables depends on {name}, which the domain must not know")),
        None => Ok(()),
    }
}

fn forbidden_dependency(manifest: &str) -> Option<&'static str> {
    let names = |line: &str, name: &str| {
        line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with(['=', '.', '-']))
    };
    NOT_IN_TABLES.into_iter().find(|name| manifest.lines().any(|line| names(line.trim(), name)))
}

/// The sources of all crates of the workspace, by the name of the crate.
fn crates() -> Result<Vec<(String, PathBuf)>, String> {
    let folder = crate::root().join("crates");
    let entries = fs::read_dir(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut crates: Vec<(String, PathBuf)> = entries
        .flatten()
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path().join("src")))
        .filter(|(_, root)| root.is_dir())
        .collect();
    crates.push(("xtask".to_owned(), crate::root().join("xtask/src")));
    crates.sort();
    Ok(crates)
}

/// A source file: the path of its module, and its text.
struct Source {
    module: Vec<String>,
    text: String,
}

/// The import cycles of a crate, at every level: siblings that import each other, directly or through others.
fn cycles(root: &Path) -> Result<Vec<Vec<String>>, String> {
    let mut sources = Vec::new();
    gather(root, &[], &mut sources)?;
    Ok(cycles_of(&sources))
}

fn gather(folder: &Path, module: &[String], sources: &mut Vec<Source>) -> Outcome {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // Tests may use everything.
        if name == "tests" || name.ends_with("_tests") {
            continue;
        }
        let mut inner = module.to_vec();
        if path.is_dir() {
            inner.push(name);
            gather(&path, &inner, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if !matches!(name.as_str(), "mod" | "lib" | "main") {
                inner.push(name);
            }
            let text = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
            sources.push(Source { module: inner, text });
        }
    }
    Ok(())
}

fn cycles_of(sources: &[Source]) -> Vec<Vec<String>> {
    let modules: BTreeSet<&[String]> =
        sources.iter().flat_map(|source| (1..=source.module.len()).map(|length| &source.module[..length])).collect();
    // What a module re-exports belongs to the child that declares it.
    let mut exported: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for source in sources {
        for path in uses(&source.text, "pub") {
            let Some(target) = resolve(&source.module, &path) else { continue };
            let name = path.last().cloned().unwrap_or_default();
            exported.insert([source.module.clone(), vec![name]].concat(), target);
        }
    }
    let mut edges: BTreeMap<&[String], BTreeSet<&[String]>> = BTreeMap::new();
    for source in sources {
        for path in uses(&source.text, "") {
            let Some(mut target) = resolve(&source.module, &path) else { continue };
            if let Some(declared) = (1..=target.len()).rev().find_map(|length| exported.get(&target[..length])) {
                target = declared.clone();
            }
            let common = source.module.iter().zip(&target).take_while(|(one, other)| one == other).count();
            let from = source.module.get(..=common).and_then(|from| modules.get(from));
            let to = target.get(..=common).and_then(|to| modules.get(to));
            if let (Some(from), Some(to)) = (from, to) {
                edges.entry(from).or_default().insert(to);
            }
        }
    }
    let reach = |from: &[String]| {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from]);
        while let Some(module) = waiting.pop() {
            for next in edges.get(module).into_iter().flatten() {
                if seen.insert(*next) {
                    waiting.push(next);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<&[String], BTreeSet<&[String]>> = edges.keys().map(|from| (*from, reach(from))).collect();
    let mut cycles = BTreeSet::new();
    for (module, others) in reached.iter().filter(|(module, others)| others.contains(*module)) {
        let cycle = others.iter().filter(|other| reached.get(*other).is_some_and(|back| back.contains(module)));
        cycles.insert(cycle.map(|module| module.join("::")).collect::<Vec<_>>());
    }
    cycles.into_iter().collect()
}

/// The absolute path of something that a module names, where it is in the same crate.
fn resolve(module: &[String], path: &[String]) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|part| *part == "super").count();
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module, &path[1..]].concat()),
        "super" => Some([module.get(..module.len().checked_sub(supers)?)?, &path[supers..]].concat()),
        _ => None,
    }
}

/// All paths in a source that begin with `crate`, `super` or `self`: those of imports and those in code; or only those
/// of re-exports, where `visibility` is `pub`. Tests inside the file are left out.
fn uses(text: &str, visibility: &str) -> Vec<Vec<String>> {
    let code = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
    let code: String =
        code.lines().map(|line| line.split("//").next().unwrap_or_default()).fold(String::new(), |mut code, line| {
            code.push_str(line);
            code.push('\n');
            code
        });
    let mut paths = Vec::new();
    if visibility == "pub" {
        for statement in code.split(';') {
            let line = statement.trim_start();
            let line = line.rsplit_once("\npub").map_or(line, |(_, rest)| rest.trim_start_matches("pub"));
            let line = line.strip_prefix("pub").unwrap_or(line);
            let line = line.strip_prefix("(crate)").or(line.strip_prefix("(super)")).unwrap_or(line);
            if let Some(tree) = line.strip_prefix(" use ") {
                let rooted = ["crate::", "super::", "self::"].iter().any(|root| tree.starts_with(root));
                expand(&if rooted { tree.to_owned() } else { format!("self::{tree}") }, &mut paths);
            }
        }
        return paths;
    }
    for root in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            if !before.is_some_and(|sign| sign.is_alphanumeric() || matches!(sign, '_' | '$' | ':')) {
                expand(&code[at..], &mut paths);
            }
        }
    }
    paths
}

/// Takes the paths of an import tree such as `crate::{a::B, c::{self, D}}` apart, up to where it ends.
fn expand(tree: &str, paths: &mut Vec<Vec<String>>) {
    fn walk(rest: &mut std::str::Chars<'_>, prefix: &[String], paths: &mut Vec<Vec<String>>) {
        let (mut path, mut word) = (prefix.to_vec(), String::new());
        loop {
            let mut ahead = rest.clone();
            match ahead.next() {
                Some(sign) if sign.is_alphanumeric() || sign == '_' => word.push(sign),
                Some(':') if ahead.clone().next() == Some(':') => {
                    ahead.next();
                    path.push(std::mem::take(&mut word));
                }
                Some('{') if word.is_empty() && !path.is_empty() => {
                    *rest = ahead;
                    loop {
                        walk(rest, &path, paths);
                        let mut after = rest.as_str().trim_start().chars();
                        let sign = after.next();
                        *rest = after;
                        if sign != Some(',') {
                            return;
                        }
                    }
                }
                Some(sign) if sign.is_whitespace() && word.is_empty() => {}
                _ => break,
            }
            *rest = ahead;
        }
        if !word.is_empty() && word != "self" {
            path.push(word);
        }
        // An alias is not part of the path.
        let after = rest.as_str().trim_start();
        if let Some(alias) = after.strip_prefix("as ") {
            let length = alias.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(alias.len());
            *rest = alias[length..].chars();
        }
        if path.len() > prefix.len() || word_is_module(prefix) {
            paths.push(path);
        }
    }
    fn word_is_module(prefix: &[String]) -> bool {
        !prefix.is_empty()
    }
    walk(&mut tree.chars(), &[], paths);
}

#[cfg(test)]
mod tests {
    use super::{Source, check, cycles_of, forbidden_dependency};

    fn source(module: &str, text: &str) -> Source {
        let module = module.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
        Source { module, text: text.to_owned() }
    }

    #[test]
    fn import_cycle_is_found() {
        let one = source("a", "use crate::b::{self, B};\n");
        let other = source("b", "use crate::{c::{D, e}};\n");
        let third = source("c", "fn f() -> crate::a::A {}\n");
        assert_eq!(cycles_of(&[one, other, third]), [["a", "b", "c"]]);
    }

    #[test]
    fn cycle_inside_a_module_is_found() {
        let one = source("a::x", "use super::y::Y;\n");
        let other = source("a::y", "use crate::a::x::X;\n");
        assert_eq!(cycles_of(&[one, other]), [["a::x", "a::y"]]);
    }

    #[test]
    fn cycle_through_a_reexport_is_found() {
        let root = source("", "mod a;\nmod b;\n\npub use a::{A, Other};\n");
        let one = source("a", "use crate::b::B;\n");
        let other = source("b", "use crate::Other;\n");
        assert_eq!(cycles_of(&[root, one, other]), [["a", "b"]]);
    }

    #[test]
    fn parents_and_children_may_import_each_other() {
        let parent = source("a", "use crate::a::x::X;\nuse crate::b::B;\n");
        let child = source("a::x", "use super::A;\nuse crate::a::A;\n");
        let leaf = source("b", "// use crate::a::A;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n");
        let leaf = Source { text: format!("\n{}", leaf.text), ..leaf };
        assert!(cycles_of(&[parent, child, leaf]).is_empty());
    }

    #[test]
    fn forbidden_dependency_is_found() {
        assert_eq!(forbidden_dependency("[dependencies]\nsqlx = \"0.9\"\n"), Some("sqlx"));
        assert_eq!(forbidden_dependency("[dependencies]\ntokio.workspace = true\n"), Some("tokio"));
        assert_eq!(forbidden_dependency("[dependencies]\nserde = \"1\"\n"), None);
    }

    #[test]
    fn crates_keep_their_direction() {
        check().unwrap();
    }
}
