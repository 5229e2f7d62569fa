//! PostgreSQL clusters for tests.

use std::ffi::OsStr;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::output::ProcessOutput;
use crate::{Faults, Folder, TEST_TIMEOUT, free_port, watch};

/// The superuser of the cluster, and the system's user that runs it if root starts it.
const USER: &str = "postgres";

/// What the postmaster logs when it is ready.
const READY: &str = "database system is ready to accept connections";

/// Small, but as durable as a real one: what it reports as stored has been synced to the disk.
const SETTINGS: [&str; 5] = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=on",
    "shared_buffers=32MB",
    "max_connections=300",
];

/// The folder with PostgreSQL's programs: the newest under `/usr/lib/postgresql`, or the one that `PATH` leads to.
pub fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |folder: &Path| folder.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok());
    let mut folders: Vec<_> = versions.map(|entry| entry.path()).filter(|folder| version(folder).is_some()).collect();
    folders.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = folders.into_iter().map(|folder| folder.join("bin")).chain(std::env::split_paths(&path));
    places.find(|place| ["initdb", "postgres", "psql"].iter().all(|program| place.join(program).is_file()))
}

/// A cluster in a temporary folder on a free port of 127.0.0.1, to which every local user may connect; stopped and
/// removed when dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    port: u16,
    /// The postmaster while it runs.
    postmaster: Option<Child>,
    errors: Option<ProcessOutput>,
    /// The failing disk that it runs on, if any.
    faults: Option<Faults>,
    folder: Folder,
}

impl Postgres {
    /// Creates a new cluster and starts it.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Self {
        let mut cluster = Self::create();
        cluster.start_again();
        cluster
    }

    /// Creates a new cluster on a disk that fails on command, and starts it.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start.
    pub fn start_on_failing_disk() -> Self {
        let mut cluster = Self::create();
        cluster.faults = Some(Faults::new(&cluster.data()));
        cluster.start_again();
        cluster
    }

    fn create() -> Self {
        let programs = programs().expect("PostgreSQL is missing: `apt-get install postgresql` or the like installs it");
        let folder = Folder::new();
        if is_root() {
            succeed(plain("chown").arg(USER).arg(folder.path()));
        }
        let cluster = Self { programs, port: free_port(), postmaster: None, errors: None, faults: None, folder };
        // What initdb writes need not survive a power cut; what the server writes later is synced as always.
        succeed(
            cluster
                .as_user("initdb")
                .args(["--username", USER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"])
                .arg("--pgdata")
                .arg(cluster.data()),
        );
        cluster
    }

    /// The failing disk that it runs on.
    ///
    /// # Panics
    /// If it was started on an ordinary disk.
    pub fn faults(&self) -> &Faults {
        self.faults.as_ref().expect("a cluster on a failing disk")
    }

    /// Whether it is running: a failing disk may have ended it.
    pub fn runs(&mut self) -> bool {
        self.postmaster.as_mut().is_some_and(|postmaster| matches!(postmaster.try_wait(), Ok(None)))
    }

    /// The shared cluster of this test process, which ends with it. Each test creates databases of its own in it.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// The address on which it listens, the same after every restart.
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// The URL of a database.
    pub fn url(&self, database: &str) -> String {
        Self::url_at(self.address(), database)
    }

    /// The URL of a database that is reached at another address, such as that of a [`Proxy`](crate::Proxy).
    pub fn url_at(address: SocketAddr, database: &str) -> String {
        format!("postgres://{USER}@{address}/{database}")
    }

    /// Creates an empty database and returns its URL.
    ///
    /// # Panics
    /// If there is one of this name already.
    pub fn create_database(&self, name: &str) -> String {
        self.ask(USER, &format!("create database \"{name}\""));
        self.url(name)
    }

    /// Runs SQL in a database and returns the rows as lines, with `|` between columns.
    ///
    /// # Panics
    /// If the server refuses it.
    pub fn ask(&self, database: &str, sql: &str) -> String {
        let mut psql = plain(self.programs.join("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        let answer = succeed(psql.args(["--command", sql, "--dbname", &self.url(database)]));
        String::from_utf8_lossy(&answer.stdout).trim_end().to_owned()
    }

    /// Shuts it down cleanly; connections are closed. Does nothing if it is stopped already.
    pub fn stop(&mut self) {
        self.end(Signal::INT);
    }

    /// Kills it at once with all its processes (SIGKILL), as a power cut would.
    pub fn kill_hard(&mut self) {
        let Some(postmaster) = &self.postmaster else { return };
        // A suspended postmaster starts nothing new while its children are counted.
        let _ = kill_process(Pid::from_child(postmaster), Signal::STOP);
        let children = children(postmaster.id());
        for &child in &children {
            let _ = kill_process(child, Signal::KILL);
        }
        self.end(Signal::KILL);
    }

    /// Starts it again after [`stop`](Self::stop) or [`kill_hard`](Self::kill_hard), with the same data at the same
    /// address, and waits until it is ready.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&mut self) {
        assert!(self.postmaster.is_none(), "the cluster runs already");
        let deadline = Instant::now() + TEST_TIMEOUT;
        loop {
            let errors = self.launch();
            if errors.wait_for(READY, TEST_TIMEOUT).is_some() {
                return;
            }
            self.end(Signal::QUIT);
            // A process that was just killed may hold its shared memory for a moment longer.
            assert!(Instant::now() < deadline, "PostgreSQL did not start: {}", errors.text());
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until it answers queries: after a crash it replays its own log first.
    ///
    /// # Panics
    /// If it never does.
    pub fn wait_until_ready(&self) {
        let deadline = Instant::now() + TEST_TIMEOUT;
        let mut ready = plain(self.programs.join("psql"));
        ready.args(["--no-psqlrc", "--quiet", "--command", "select 1", "--dbname", &self.url(USER)]);
        while !ready.output().is_ok_and(|answer| answer.status.success()) {
            assert!(Instant::now() < deadline, "PostgreSQL never came back: {}", self.log());
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// What it wrote to its log since it was last started.
    pub fn log(&self) -> String {
        self.errors.as_ref().map(ProcessOutput::text).unwrap_or_default()
    }

    /// Starts the postmaster and returns its standard error.
    fn launch(&mut self) -> ProcessOutput {
        let mut command = self.as_user("postgres");
        command.arg("-D").arg(self.data()).arg("-p").arg(self.port.to_string());
        command.args(SETTINGS.iter().flat_map(|setting| ["-c", setting])).process_group(0);
        if let Some(faults) = &self.faults {
            faults.put_under(&mut command);
        }
        let mut postmaster = command.spawn().unwrap_or_else(|why| panic!("{command:?} cannot be started: {why}"));
        // Asked to quit, it takes its children and its shared memory along.
        watch::register_process(postmaster.id(), "QUIT");
        let errors = ProcessOutput::listen(postmaster.stderr.take().expect("standard error is a pipe"));
        self.errors = Some(errors.clone());
        self.postmaster = Some(postmaster);
        errors
    }

    fn end(&mut self, signal: Signal) {
        if let Some(mut postmaster) = self.postmaster.take() {
            let _ = kill_process(Pid::from_child(&postmaster), signal);
            watch::unregister_process(postmaster.id(), "QUIT");
            let _ = postmaster.wait();
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of PostgreSQL's programs that refuse to run as root, as a user that they accept.
    fn as_user(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        if !is_root() {
            return plain(program);
        }
        let mut command = plain("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--init-groups", "--"]).arg(program);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end(Signal::QUIT);
    }
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// The running child processes of a process.
fn children(process: u32) -> Vec<Pid> {
    let list = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    list.split_whitespace().filter_map(|number| Pid::from_raw(number.parse().ok()?)).collect()
}

/// A command that neither the caller's environment nor the current folder can disturb.
fn plain(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env_clear().envs(std::env::var_os("PATH").map(|path| ("PATH", path))).current_dir("/");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command, which must succeed.
fn succeed(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|why| panic!("{command:?} cannot be started: {why}"));
    assert!(output.status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    output
}
