//! Ends processes and removes folders that a test process leaves behind because it was killed, or because statics are
//! never dropped. One shell per test process reads from a pipe what exists; when the pipe closes, for whatever reason,
//! it ends what is left.

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock};

/// First every process is signalled, then each is waited for, then folders go. A process whose new parent does not
/// reap it looks alive forever, so the wait is limited.
const SCRIPT: &str = r#"
awk '/^\+/ { live[substr($0, 2)] = 1 }
     /^-/  { delete live[substr($0, 2)] }
     END   { for (one in live) if (one ~ /^end/) print one
             for (one in live) if (one ~ /^end/) { sub("end [A-Z]+", "await", one); print one }
             for (one in live) if (one ~ /^remove/) print one }' |
while read -r what which; do
    case $what in
        end) kill -s $which ;;
        await) tries=100; while [ $tries -gt 0 ] && kill -0 $which; do sleep 0.1; tries=$((tries - 1)); done ;;
        remove) rm -rf "$which" ;;
    esac
done
"#;

/// The shell, which outlives this process for a moment.
fn shell() -> &'static Mutex<Child> {
    static SHELL: OnceLock<Mutex<Child>> = OnceLock::new();
    SHELL.get_or_init(|| {
        let shell = Command::new("sh")
            .args(["-c", SCRIPT])
            // Out of reach of Ctrl-C, which ends the tests themselves.
            .process_group(0)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell that cleans up after this test");
        Mutex::new(shell)
    })
}

fn send(line: &str) {
    let mut shell = crate::lock(shell());
    let pipe = shell.stdin.as_mut().expect("the shell has a pipe");
    pipe.write_all(line.as_bytes()).expect("the shell that cleans up after this test runs");
}

/// Registers a process that must not outlive the test, and the signal that would end it.
pub(crate) fn register_process(process: u32, signal: &str) {
    send(&format!("+end {signal} {process}\n"));
}

/// Unregisters a process. Call this before waiting for it, while no other process can have its id.
pub(crate) fn unregister_process(process: u32, signal: &str) {
    send(&format!("-end {signal} {process}\n"));
}

/// Registers a folder that must not outlive the test.
pub(crate) fn register_folder(folder: &Path) {
    send(&format!("+remove {}\n", folder.display()));
}

/// Unregisters a folder that was removed.
pub(crate) fn unregister_folder(folder: &Path) {
    send(&format!("-remove {}\n", folder.display()));
}
