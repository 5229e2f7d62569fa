//! The programs that run now. Each is started as the head of a group of its own, so that whatever
//! it starts ends with it, and so that Ctrl-C at the terminal reaches this program alone, which
//! then ends them in good order.

use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard};

/// The groups that run, by the number of their first process.
struct Live {
    groups: Vec<u32>,
    /// Nothing is started any more.
    closed: bool,
}

static LIVE: Mutex<Live> = Mutex::new(Live { groups: Vec::new(), closed: false });

fn live() -> MutexGuard<'static, Live> {
    LIVE.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Starts a program in a group of its own.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    // Held while it starts, so that none is missed by `end_all`.
    let mut live = live();
    if live.closed {
        return Err(io::ErrorKind::Interrupted.into());
    }
    lead_a_group(command);
    let child = command.spawn()?;
    live.groups.push(child.id());
    Ok(child)
}

/// Ends a program with all that it started.
pub(super) fn end(child: &mut Child) {
    let mut live = live();
    end_group(child.id());
    let _ = child.kill();
    // Until somebody waited for it, nobody else can get its number.
    live.groups.retain(|&group| group != child.id());
    drop(live);
    let _ = child.wait();
}

/// Ends all programs at once and starts none any more: for those who are about to leave without
/// a proper end, as at Ctrl-C.
pub fn end_all() {
    let mut live = live();
    live.closed = true;
    live.groups.iter().for_each(|&group| end_group(group));
}

#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(unix)]
fn end_group(first: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(first).ok().and_then(Pid::from_raw) {
        // A group that is gone already needs no end.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn lead_a_group(_command: &mut Command) {}

#[cfg(not(unix))]
fn end_group(_first: u32) {}
