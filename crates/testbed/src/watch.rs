//! What ends processes and removes folders when the test process is gone without having done so: because it was killed,
//! or because statics are never dropped. One shell per test process reads from a pipe what lives. When the pipe closes,
//! for whatever reason, it ends what is left.

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, OnceLock};

/// First every process is signalled, then each is waited for, then folders go. A process whose new parent does not
/// reap it looks alive for ever, so the wait has an end.
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

/// The shell, which lives a little longer than this process.
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
            .expect("a shell to watch over this test");
        Mutex::new(shell)
    })
}

fn tell(line: &str) {
    let mut shell = crate::lock(shell());
    let pipe = shell.stdin.as_mut().expect("the shell has a pipe");
    pipe.write_all(line.as_bytes()).expect("the shell that watches over this test is there");
}

/// From now on this process does not outlive the test; it would be ended by this signal.
pub(crate) fn process_lives(process: u32, signal: &str) {
    tell(&format!("+end {signal} {process}\n"));
}

/// The process is ended, or about to be. To be told before it is waited for: then its number belongs to nobody else.
pub(crate) fn process_ends(process: u32, signal: &str) {
    tell(&format!("-end {signal} {process}\n"));
}

/// From now on this folder does not outlive the test.
pub(crate) fn folder_lives(folder: &Path) {
    tell(&format!("+remove {}\n", folder.display()));
}

/// The folder is gone.
pub(crate) fn folder_gone(folder: &Path) {
    tell(&format!("-remove {}\n", folder.display()));
}
