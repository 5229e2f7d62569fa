//! Processes that have left the group of the program that started them, as a child that calls `setsid` does. Every program
//! is started with a mark in its environment, which its children inherit: on Linux, `/proc` tells who carries it.

/// The variable that marks a program and all that it starts.
pub(super) const MARK: &str = "TENKA_BOT";

/// How often all processes are looked through: what is started while somebody looks is found the next time.
#[cfg(target_os = "linux")]
const ROUNDS: usize = 20;

/// Ends every process whose mark begins like this.
#[cfg(target_os = "linux")]
pub(super) fn end(mark: &str) {
    let wanted = format!("{MARK}={mark}");
    for _ in 0..ROUNDS {
        let marked: Vec<i32> = processes().filter(|number| carries(*number, &wanted)).collect();
        if marked.is_empty() {
            return;
        }
        marked.into_iter().for_each(|number| end_one(number, &wanted));
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn end(_mark: &str) {}

/// The numbers of all processes.
#[cfg(target_os = "linux")]
fn processes() -> impl Iterator<Item = i32> {
    let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}

/// Whether a process that is still running carries a mark. The environment of a stranger, or of one that has ended, cannot
/// be read.
#[cfg(target_os = "linux")]
fn carries(number: i32, wanted: &str) -> bool {
    let environment = std::fs::read(format!("/proc/{number}/environ")).unwrap_or_default();
    let is_wanted = |variable: &[u8]| {
        let rest = variable.strip_prefix(wanted.as_bytes());
        // `7-1` is not the beginning of `7-12`, but `7-` is.
        rest.is_some_and(|rest| rest.is_empty() || wanted.ends_with('-'))
    };
    environment.split(|byte| *byte == 0).any(is_wanted)
}

/// Ends one process, and no other that may have got its number meanwhile.
#[cfg(target_os = "linux")]
fn end_one(number: i32, wanted: &str) {
    use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
    let Some(process) = Pid::from_raw(number).and_then(|pid| pidfd_open(pid, PidfdFlags::empty()).ok()) else { return };
    if carries(number, wanted) {
        let _ = pidfd_send_signal(process, Signal::KILL);
    }
}
