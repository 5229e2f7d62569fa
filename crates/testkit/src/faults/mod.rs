//! Disks that fail. [`Faults`] loads a small library into a process (`shim.c`, by `LD_PRELOAD`), which lets chosen file
//! operations fail while the process runs; [`PowerCut`] works out what would be on the disk had the power gone.

mod power_cut;

use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Folder;

pub use power_cut::{PowerCut, Survivors};

const SHIM: &str = include_str!("shim.c");

/// Operations that can fail, as bits.
pub mod operation {
    /// Writing to a file, and reserving space for it.
    pub const WRITE: u64 = 1;
    /// `fsync` and `fdatasync`.
    pub const SYNC: u64 = 2;
    /// Shortening a file.
    pub const TRUNCATE: u64 = 4;
    /// Opening a file for writing.
    pub const OPEN: u64 = 8;
    /// Removing a file.
    pub const UNLINK: u64 = 16;
    /// Everything that a full or read-only disk refuses.
    pub const ALL: u64 = 31;
}

/// The errors of a disk, by their numbers on Linux.
pub mod error {
    /// The device failed.
    pub const EIO: u64 = 5;
    /// No space is left.
    pub const ENOSPC: u64 = 28;
    /// The file system is read-only.
    pub const EROFS: u64 = 30;
}

/// Positions in the shared file; the same as in `shim.c`.
mod word {
    pub(super) const ARMED: u64 = 0;
    pub(super) const OPERATIONS: u64 = 1;
    pub(super) const SKIP: u64 = 2;
    pub(super) const COUNT: u64 = 3;
    pub(super) const ERRNO: u64 = 4;
    pub(super) const SHORT: u64 = 5;
    pub(super) const CALLS: u64 = 6;
    pub(super) const INJECTED: u64 = 7;
    pub(super) const WORDS: u64 = 8;
}

/// Which calls fail, and how.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// The operations, see [`operation`].
    pub operations: u64,
    /// How many such calls succeed first.
    pub skip: u64,
    /// How many fail then; `u64::MAX` until [`Faults::disarm`].
    pub count: u64,
    /// With which error, see [`error`].
    pub errno: u64,
    /// Whether half of a write arrives instead.
    pub short: bool,
}

/// A disk that fails on command for the processes that it is [put under](Faults::put_under).
#[derive(Debug)]
pub struct Faults {
    folder: PathBuf,
    /// Only operations on files below this path fail.
    target: PathBuf,
    control: File,
    /// Removed with this value, unless another process made it.
    _folder: Option<Folder>,
}

impl Faults {
    /// Builds the library, for files below a folder.
    ///
    /// # Panics
    /// If there is no C compiler.
    pub fn new(target: &Path) -> Faults {
        let folder = Folder::new();
        // The database may run as another user.
        make_readable(folder.path(), 0o755);
        let source = folder.path().join("shim.c");
        std::fs::write(&source, SHIM).expect("the source of the library can be written");
        let library = folder.path().join("libfaults.so");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).args(["-ldl", "-lpthread"]);
        let built = compiler.output().expect("`cc` is missing: `apt-get install build-essential` installs it");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        let control = folder.path().join("control");
        std::fs::write(&control, [0; word::WORDS as usize * 8]).expect("a control file");
        make_readable(&control, 0o666);
        let target = target.canonicalize().expect("the folder exists");
        Faults { folder: folder.path().to_owned(), target, control: open(&control), _folder: Some(folder) }
    }

    /// The failing disk on which this very process runs, if any.
    pub fn of_this_process() -> Option<Faults> {
        let control = PathBuf::from(std::env::var_os("FAULTS_CONTROL")?);
        let target = PathBuf::from(std::env::var_os("FAULTS_FOLDER")?);
        let folder = control.parent()?.to_owned();
        Some(Faults { folder, target, control: open(&control), _folder: None })
    }

    /// The folder whose files can fail.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Lets a program that is started by this command run on the failing disk.
    pub fn put_under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.folder.join("libfaults.so"));
        command.env("FAULTS_FOLDER", &self.target).env("FAULTS_CONTROL", self.folder.join("control"));
    }

    /// The same, and everything that reaches the disk is recorded for a [`PowerCut`].
    pub fn record_under(&self, command: &mut Command) {
        self.put_under(command);
        command.env("FAULTS_JOURNAL", self.journal());
    }

    /// The file in which operations are recorded.
    pub fn journal(&self) -> PathBuf {
        self.folder.join("journal")
    }

    /// Lets calls fail from now on.
    pub fn arm(&self, fault: Fault) {
        self.disarm();
        for (word, value) in [
            (word::OPERATIONS, fault.operations),
            (word::SKIP, fault.skip),
            (word::COUNT, fault.count),
            (word::ERRNO, fault.errno),
            (word::SHORT, u64::from(fault.short)),
            (word::CALLS, 0),
            (word::INJECTED, 0),
            (word::ARMED, 1),
        ] {
            self.set(word, value);
        }
    }

    /// Lets every call succeed again.
    pub fn disarm(&self) {
        self.set(word::ARMED, 0);
    }

    /// How many calls have failed since the disk was armed.
    pub fn injected(&self) -> u64 {
        self.get(word::INJECTED)
    }

    /// How many calls there were of the operations that fail, since the disk was armed.
    pub fn calls(&self) -> u64 {
        self.get(word::CALLS)
    }

    fn set(&self, word: u64, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), word * 8).expect("the control file can be written");
    }

    fn get(&self, word: u64) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, word * 8).expect("the control file can be read");
        u64::from_ne_bytes(bytes)
    }
}

fn open(control: &Path) -> File {
    OpenOptions::new().read(true).write(true).open(control).expect("the control file")
}

fn make_readable(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    let permissions = std::fs::Permissions::from_mode(mode);
    std::fs::set_permissions(path, permissions).expect("permissions of a file of one's own");
}
