//! A folder that goes when the test does.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::watch;

/// An empty folder of one's own under the system's temporary folder; removed with all that is in it when dropped.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Makes a new folder.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("tenka-test-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => {
                    watch::folder_lives(&path);
                    return Self { path };
                }
                // Left by a process that had the same number long ago.
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => panic!("{}: {why}", path.display()),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Default for Folder {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if fs::remove_dir_all(&self.path).is_ok() {
            watch::folder_gone(&self.path);
        }
    }
}
