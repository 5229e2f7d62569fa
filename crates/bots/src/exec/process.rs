//! A running program: what is said to it and what it says, line by line. It can neither keep us
//! waiting longer than we want to wait nor fill our memory.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use super::error::BotErrorKind;
use super::live;

/// The longest line that a program may say, in bytes: ample for an offer full of promises.
pub(super) const LONGEST: usize = 1 << 16;
/// How many lines may wait to be heard. A program that says more has to wait itself.
const WAITING: usize = 4;
/// How long a program may take to end once its input is closed.
const GRACE: Duration = Duration::from_secs(1);

/// Output of a program.
enum Heard {
    Line(Vec<u8>),
    /// A line without end; nothing more is heard.
    Flood,
}

/// A program with a thread that writes to it and one that reads from it.
pub(super) struct Process {
    child: live::Marked,
    /// To the writer; taken when there is nothing more to say.
    say: Option<Sender<Vec<u8>>>,
    /// From the reader, who goes when the program has closed its output.
    heard: Receiver<Heard>,
    /// How long to wait for a proper end.
    grace: Duration,
}

impl Process {
    /// Starts a program. Its standard error goes nowhere.
    pub(super) fn start(words: &[String]) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut started = live::start(&mut command)?;
        let (input, output) = (started.child.stdin.take(), started.child.stdout.take());
        let (say, said) = mpsc::channel();
        let (hear, heard) = mpsc::sync_channel(WAITING);
        // From here on the program ends when this value goes.
        let process = Process { child: started, say: Some(say), heard, grace: Duration::ZERO };
        let (Some(input), Some(output)) = (input, output) else { return Err(io::ErrorKind::BrokenPipe.into()) };
        thread::Builder::new().name("bot input".to_owned()).spawn(move || write(input, &said))?;
        thread::Builder::new().name("bot output".to_owned()).spawn(move || read(output, &hear))?;
        Ok(process)
    }

    /// Sends a line without waiting until the program reads it.
    pub(super) fn say(&mut self, line: Vec<u8>) {
        // A program that was sent a message may need a moment to clean up.
        self.grace = GRACE;
        if let Some(say) = &self.say {
            let _ = say.send(line);
        }
    }

    /// What the program says until then.
    pub(super) fn hear(&self, until: Instant) -> Result<Vec<u8>, BotErrorKind> {
        match self.heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::Flood) => Err(BotErrorKind::Flooded),
            Err(RecvTimeoutError::Timeout) => Err(BotErrorKind::Late),
            Err(RecvTimeoutError::Disconnected) => Err(BotErrorKind::Ended),
        }
    }

    /// What the program has said already, if anything.
    pub(super) fn heard(&self) -> Result<Option<Vec<u8>>, BotErrorKind> {
        match self.heard.try_recv() {
            Ok(Heard::Line(line)) => Ok(Some(line)),
            Ok(Heard::Flood) => Err(BotErrorKind::Flooded),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(BotErrorKind::Ended),
        }
    }

    /// Ends the program at once.
    pub(super) fn kill(mut self) {
        self.grace = Duration::ZERO;
    }
}

impl Drop for Process {
    /// Closes the program's input, waits shortly until it ends by itself, and ends it.
    fn drop(&mut self) {
        self.say = None;
        let until = Instant::now() + self.grace;
        // Its output closes when it ends. To ask for the process itself would free its number
        // while others of its group may still run.
        while Instant::now() < until && self.hear(until).is_ok() {}
        live::end(&mut self.child);
    }
}

/// Writes lines until there are no more, or the program is gone.
fn write(mut input: ChildStdin, said: &Receiver<Vec<u8>>) {
    for line in said {
        if input.write_all(&line).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or the receiver is gone.
fn read(output: ChildStdout, hear: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let heard = match output.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST => Heard::Flood,
            Ok(_) => Heard::Line(line),
        };
        let flood = matches!(heard, Heard::Flood);
        if hear.send(heard).is_err() || flood {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn start(script: &str) -> Process {
        Process::start(&["sh", "-c", script].map(str::to_owned)).unwrap()
    }

    fn soon() -> Instant {
        Instant::now() + Duration::from_millis(100)
    }

    #[test]
    fn program_that_does_not_read_blocks_nothing() {
        let mut process = start("sleep 1000");
        // More than any pipe holds.
        for _ in 0..3 {
            process.say(vec![b' '; 1 << 20]);
        }
        assert_eq!(process.hear(soon()), Err(BotErrorKind::Late));
        process.kill();
    }

    #[test]
    fn output_before_the_end_is_read() {
        let process = start("echo one; printf two");
        let late = Instant::now() + Duration::from_secs(60);
        assert_eq!(process.hear(late), Ok(b"one\n".to_vec()));
        assert_eq!(process.hear(late), Ok(b"two".to_vec()));
        assert_eq!(process.hear(late), Err(BotErrorKind::Ended));
        assert_eq!(process.heard(), Err(BotErrorKind::Ended));
    }

    #[test]
    fn a_line_has_an_end() {
        let late = Instant::now() + Duration::from_secs(60);
        let longest = start(&format!("head -c {} /dev/zero; echo", LONGEST - 1));
        assert_eq!(longest.hear(late).map(|line| line.len()), Ok(LONGEST));
        let longer = start(&format!("head -c {LONGEST} /dev/zero; echo"));
        assert_eq!(longer.hear(late), Err(BotErrorKind::Flooded));
    }

    #[test]
    fn a_program_waits_until_it_is_heard() {
        let file = std::env::temp_dir().join(format!("tenka-heard-{}", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let line = "x".repeat(1000);
        let process = start(&format!("yes {line} | head -c 20000000; echo all > '{}'", file.display()));
        assert_eq!(process.hear(Instant::now() + Duration::from_secs(60)).map(|line| line.len()), Ok(1001));
        thread::sleep(Duration::from_secs(1));
        assert!(!file.exists(), "twenty million bytes lie in our memory");
        process.kill();
    }

    #[test]
    fn program_gets_time_to_clean_up_after_a_message() {
        let file = std::env::temp_dir().join(format!("tenka-order-{}", std::process::id()));
        let mut process = start(&format!("cat > /dev/null; echo done > '{}'", file.display()));
        process.say(b"over\n".to_vec());
        drop(process);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "done\n");
        std::fs::remove_file(file).unwrap();
    }

    /// A child that has forked twice and leads a session of its own is neither in the program's group nor its child.
    #[cfg(target_os = "linux")]
    #[test]
    fn children_that_leave_the_group_end_too() {
        let file = std::env::temp_dir().join(format!("tenka-stray-{}", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let stray = format!("echo $$ > '{0}.new'; mv '{0}.new' '{0}'; exec sleep 1000", file.display());
        let script = format!("(setsid sh -c \"{}\" > /dev/null < /dev/null &) ; sleep 1000", stray.replace('$', "\\$"));
        let process = start(&script);
        let late = Instant::now() + Duration::from_secs(60);
        let number = loop {
            if let Ok(number) = std::fs::read_to_string(&file) {
                break number.trim().to_owned();
            }
            assert!(Instant::now() < late, "the child begins");
            thread::sleep(Duration::from_millis(10));
        };
        let status = format!("/proc/{number}/status");
        let runs = || std::fs::read_to_string(&status).is_ok_and(|text| !text.contains("State:\tZ"));
        assert!(runs(), "the child runs while the program does");
        process.kill();
        while runs() {
            assert!(Instant::now() < late, "the child ends");
            thread::sleep(Duration::from_millis(10));
        }
        std::fs::remove_file(file).unwrap();
    }
}
