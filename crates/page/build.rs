//! Builds the page with Vite and lists its files, so that the program carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the page is made of.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/scripts/rules",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
    "locales",
];
/// What to do without Node.js.
const WITHOUT: &str = "the page is built with Node.js 20 or newer and npm (Debian 13: `apt-get install nodejs npm`; \
                       older ones: https://nodejs.org); or build the program without its page: \
                       `cargo build --no-default-features`";

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where this is")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    assert!(node().is_some_and(|version| version >= 20), "{WITHOUT}");
    let (web, dist) = (root.join("web"), out.join("dist"));
    let made = |file: &str| fs::metadata(web.join(file)).and_then(|file| file.modified()).ok();
    if made("node_modules/.package-lock.json") < made("package-lock.json") {
        npm(&web, &["ci", "--no-audit", "--no-fund"]);
    }
    npm(&web, &["run", "--silent", "build", "--", "--emptyOutDir", "--outDir", &dist.to_string_lossy()]);
    let mut files = Vec::new();
    list(&dist, &dist, &mut files);
    files.sort();
    let mut source = String::from("static FILES: &[(&str, File)] = &[\n");
    for file in files.iter().filter(|file| !file.ends_with(".br")) {
        let packed = format!("{file}.br");
        let brotli = if files.contains(&packed) {
            format!("Some(include_bytes!(concat!(env!(\"OUT_DIR\"), {:?})))", format!("/dist/{packed}"))
        } else {
            "None".to_owned()
        };
        let path = format!("/dist/{file}");
        let body = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), {path:?}))");
        let _ = writeln!(source, "    ({file:?}, File {{ body: {body}, brotli: {brotli} }}),");
    }
    source.push_str("];\n");
    fs::write(out.join("files.rs"), source).expect("cargo's folder can be written to");
}

/// The version of Node, if it is there.
fn node() -> Option<u32> {
    let said = Command::new("node").arg("--version").output().ok()?.stdout;
    String::from_utf8(said).ok()?.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Runs npm, or says what is missing. What it says goes where cargo shows it.
fn npm(web: &Path, arguments: &[&str]) {
    // No test tool needs to fetch a browser of its own.
    let run =
        Command::new("npm").args(arguments).current_dir(web).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").output();
    let Ok(run) = run else { panic!("{WITHOUT}") };
    if !run.status.success() {
        let said = [run.stdout, run.stderr].concat();
        panic!("`npm {}` failed: {}", arguments.join(" "), String::from_utf8_lossy(&said));
    }
}

/// All files in a folder, by their paths from another.
fn list(folder: &Path, from: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the page was built").flatten() {
        let path = entry.path();
        if path.is_dir() {
            list(&path, from, files);
        } else if let Ok(path) = path.strip_prefix(from) {
            files.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
}
