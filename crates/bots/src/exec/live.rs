//! The programs that run now. Each is started as the head of a group of its own, so that whatever
//! it starts ends with it, and so that Ctrl-C at the terminal reaches this program alone, which
//! then ends them in good order. What leaves the group is found by a mark (`strays`).

use std::io;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::strays;

/// How many programs were started.
static STARTED: AtomicU64 = AtomicU64::new(0);

/// A running program and the mark that it and its children carry.
pub(super) struct Marked {
    pub(super) child: Child,
    mark: String,
}

/// What all marks of this process begin with.
fn own_marks() -> String {
    format!("{}-", std::process::id())
}

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
pub(super) fn start(command: &mut Command) -> io::Result<Marked> {
    // Held while it starts, so that none is missed by `end_all`.
    let mut live = live();
    if live.closed {
        return Err(io::ErrorKind::Interrupted.into());
    }
    lead_a_group(command);
    let mark = format!("{}{}", own_marks(), STARTED.fetch_add(1, Ordering::Relaxed));
    let child = command.env(strays::MARK, &mark).spawn()?;
    live.groups.push(child.id());
    Ok(Marked { child, mark })
}

/// Ends a program with all that it started.
pub(super) fn end(marked: &mut Marked) {
    let Marked { child, mark } = marked;
    let mut live = live();
    end_group(child.id());
    let _ = child.kill();
    // Until the process is reaped, no other process can have its id.
    live.groups.retain(|&group| group != child.id());
    drop(live);
    let _ = child.wait();
    strays::end(mark);
}

/// Ends all programs at once and starts none any more: for those who are about to leave without
/// a proper end, as at Ctrl-C.
pub fn end_all() {
    let mut live = live();
    live.closed = true;
    live.groups.iter().for_each(|&group| end_group(group));
    strays::end(&own_marks());
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
