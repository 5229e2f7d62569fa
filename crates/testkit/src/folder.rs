//! A temporary folder that is removed when the test ends.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::watch;

/// A new folder under the system's temporary folder; removed with its content when dropped.
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
                    watch::register_folder(&path);
                    return Self { path };
                }
                // Left behind by an earlier process with the same id.
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => panic!("{}: {why}", path.display()),
            }
        }
    }

    /// The absolute path.
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
            watch::unregister_folder(&self.path);
        }
    }
}
