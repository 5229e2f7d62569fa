//! Runs the program as a shell would.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A game to test with.
#[derive(Debug)]
pub(crate) struct Sample {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// Options for three players.
    pub(crate) options: &'static [&'static str],
    /// Their seats.
    pub(crate) seats: [&'static str; 3],
    /// What seats are named after.
    pub(crate) kind: &'static str,
    /// An option of another game.
    pub(crate) foreign: &'static [&'static str],
}

/// One game.
pub(crate) const RISING_SUN: Sample = Sample {
    game: "rising-sun",
    options: &["--clans", "koi,lotus,turtle"],
    seats: ["koi", "lotus", "turtle"],
    kind: "clan",
    foreign: &["--board", "sun"],
};

/// The other.
pub(crate) const SHOGUN: Sample = Sample {
    game: "shogun",
    options: &["--colours", "red,blue,black"],
    seats: ["red", "blue", "black"],
    kind: "colour",
    foreign: &["--kami-unbound"],
};

/// All games.
pub(crate) const GAMES: [Sample; 2] = [RISING_SUN, SHOGUN];

/// A folder of its own for one test; it goes when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tenka-commands-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn read(&self, file: &str) -> Vec<u8> {
        fs::read(self.0.join(file)).unwrap()
    }

    pub(crate) fn write(&self, file: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.0.join(file), bytes).unwrap();
    }

    pub(crate) fn files(&self) -> Vec<String> {
        let mut files: Vec<String> =
            fs::read_dir(&self.0).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        files
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tenka"));
        command.args(args).current_dir(&self.0).env("LC_ALL", "C").env_remove("COLUMNS");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program with this on its standard input.
    pub(crate) fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Output {
        let mut child = self.command(args).spawn().unwrap();
        // The program may end before it has read all.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        child.wait_with_output().unwrap()
    }

    /// Runs the program, which must succeed without a word on standard error, and returns what it wrote.
    pub(crate) fn good(&self, args: &[&str], input: impl AsRef<[u8]>) -> String {
        let output = self.run(args, input);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && errors.is_empty(), "{args:?}: {:?} {errors}", output.status);
        String::from_utf8(output.stdout).unwrap()
    }

    /// Runs the program, which must find the request wrong, and returns its one line on standard error.
    pub(crate) fn wrong(&self, args: &[&str], input: impl AsRef<[u8]>) -> String {
        let output = self.run(args, input);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {errors}");
        assert_eq!(errors.lines().count(), 1, "{args:?}: {errors}");
        assert!(errors.starts_with("tenka: ") && errors.ends_with('\n') && errors.len() < 2000, "{args:?}: {errors}");
        assert!(!errors.contains("panicked") && !errors.contains('⟨'), "{args:?}: {errors}");
        errors
    }

    /// A new game of three in `game.json`.
    pub(crate) fn game(&self, sample: &Sample) {
        let record = self.good(&[&["new", sample.game], sample.options, &["--seed", "42"]].concat(), "");
        self.write("game.json", record);
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A line of JSON.
pub(crate) fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The names of the fields of an object, in the order of the alphabet.
pub(crate) fn fields(value: &serde_json::Value) -> Vec<&str> {
    let mut fields: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    fields
}
