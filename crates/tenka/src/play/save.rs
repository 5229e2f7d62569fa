//! Keeping the game in a file that is whole at every moment.

use std::io;
use std::path::{Path, PathBuf};
use std::{fs, process};

/// Writes a temporary file and renames it, so that readers never find half of it.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut aside = path.as_os_str().to_owned();
    aside.push(format!(".{}.tmp", process::id()));
    let aside = PathBuf::from(aside);
    let written = fs::write(&aside, text).and_then(|()| fs::rename(&aside, path));
    if written.is_err() {
        let _ = fs::remove_file(&aside);
    }
    written
}
