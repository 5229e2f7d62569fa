//! Load tests of the server and, for comparison, of boardgame.io: the table of docs/performance.md.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;
use testkit::Served;

use crate::Outcome;

/// Tables of three: about a thousand clients.
const TABLES: &str = "334";
const SEATS: &str = "3";
/// Decisions per second that docs/performance.md promises, and half of that.
const PROMISED: &str = "5000";
const HALF: &str = "2500";
/// Tables without any activity.
const IDLE_TABLES: &str = "10000";
/// A little longer than the server keeps an unwatched table in memory.
const UNLOAD_TIME: Duration = Duration::from_secs(75);
/// Seconds over which the CPU use of the idle server is measured.
const IDLE_SECONDS: u64 = 20;

/// A row of the table.
struct Row {
    what: String,
    report: Value,
    /// Peak memory of the server in MB.
    memory: Option<f64>,
}

/// Runs every load test for some seconds each and prints the table.
pub(crate) fn measure(seconds: Option<&str>) -> Outcome {
    let seconds = seconds.unwrap_or("20");
    if !seconds.parse::<u32>().is_ok_and(|seconds| seconds > 0) {
        return Err(format!("`{seconds}` is not a number of seconds"));
    }
    crate::need::program("node", "boardgame.io needs it")?;
    crate::need::program("npm", "it installs boardgame.io")?;
    crate::run("cargo", &["build", "--profile", "dist", "--package", "tenka"])?;
    let mut rows = Vec::new();
    for game in ["rising-sun", "shogun"] {
        for rate in [None, Some(PROMISED), Some(HALF)] {
            rows.push(under_load(game, seconds, rate)?);
        }
    }
    let idle = idle_tables()?;
    rows.extend(boardgame_io(seconds)?);
    println!("| server | clients | decisions a second | p50 | p99 | memory | lost |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    rows.iter().for_each(print);
    println!("\n{idle}");
    Ok(())
}

fn print(row: &Row) {
    let number = |name: &str, unit: &str| match row.report[name].as_f64() {
        Some(number) => format!("{number}{unit}"),
        None => "–".to_owned(),
    };
    let memory = row.memory.map_or("–".to_owned(), |memory| format!("{memory:.0} MB"));
    let figures = [
        number("clients", ""),
        number("decisions_per_second", ""),
        number("p50_ms", " ms"),
        number("p99_ms", " ms"),
        memory,
        number("lost", ""),
    ];
    println!("| {} | {} |", row.what, figures.join(" | "));
}

fn tenka() -> Command {
    Command::new(crate::root().join("target/dist/tenka"))
}

/// A server with its own data folder.
struct Server {
    served: Served,
    folder: PathBuf,
}

impl Server {
    /// The folder is under target/, because temporary files are not on a disk on many machines.
    fn start(name: &str) -> Server {
        let folder = crate::root().join("target/load").join(name);
        let _ = fs::remove_dir_all(&folder);
        let served =
            Served::start(tenka().args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(&folder));
        Server { served, folder }
    }

    fn swarm(&self, arguments: &[&str]) -> Result<Value, String> {
        let output = tenka().args(["swarm", self.served.url(), "--json"]).args(arguments).output();
        let output = output.map_err(|why| why.to_string())?;
        serde_json::from_slice(&output.stdout).map_err(|_| String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }

    /// A value of the server's /proc status in MB.
    fn memory(&self, line: &str) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.served.process())).ok()?;
        let kilobytes = status.lines().find_map(|found| found.strip_prefix(line))?.split_whitespace().next()?;
        kilobytes.parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }

    /// CPU seconds used so far.
    fn cpu_seconds(&self) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.served.process())).ok()?;
        // Fields follow the name in parentheses; times are in hundredths of a second.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        Some(ticks / 100.0)
    }

    fn megabytes_on_disk(&self) -> f64 {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|about| about.len() as f64 / 1e6).sum()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.served.kill_hard();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn under_load(game: &str, seconds: &str, rate: Option<&str>) -> Result<Row, String> {
    let server = Server::start(game);
    let mut arguments = vec!["--game", game, "--tables", TABLES, "--seats", SEATS, "--seconds", seconds];
    if let Some(rate) = rate {
        arguments.extend(["--rate", rate]);
    }
    eprintln!("--- tenka swarm {}", arguments.join(" "));
    let report = server.swarm(&arguments)?;
    eprintln!("{report}");
    let requested = rate.map(|rate| format!(", {rate} requested")).unwrap_or_default();
    let what = format!("Tenka, {game}{requested}");
    Ok(Row { what, report, memory: server.memory("VmHWM:") })
}

/// The cost of idle tables.
fn idle_tables() -> Result<String, String> {
    let server = Server::start("idle");
    let before = server.memory("VmRSS:").unwrap_or_default();
    eprintln!("--- {IDLE_TABLES} idle tables");
    let report = server.swarm(&["--idle", "--tables", IDLE_TABLES, "--seats", SEATS])?;
    let started = server.memory("VmRSS:").unwrap_or_default();
    sleep(UNLOAD_TIME);
    let (after, used) = (server.memory("VmRSS:").unwrap_or_default(), server.cpu_seconds().unwrap_or_default());
    sleep(Duration::from_secs(IDLE_SECONDS));
    let share = (server.cpu_seconds().unwrap_or_default() - used) / IDLE_SECONDS as f64 * 100.0;
    Ok(format!(
        "{} idle tables: started in {} s; memory {before:.0} MB before, {started:.0} MB when all had started, {after:.0} MB \
         after a minute without viewers; {:.0} MB on disk; {share:.1} % of a core while idle.",
        report["tables"],
        report["seconds"],
        server.megabytes_on_disk()
    ))
}

/// boardgame.io in memory, at half that rate, and in files.
fn boardgame_io(seconds: &str) -> Result<Vec<Row>, String> {
    let folder = crate::root().join("bench/boardgame-io");
    let run_here = |program: &str, arguments: &[&str]| {
        eprintln!("--- {program} {}", arguments.join(" "));
        let output = Command::new(program).args(arguments).current_dir(&folder).output();
        let output = output.map_err(|why| format!("cannot start `{program}`: {why}"))?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        Err(format!("`{program} {}` failed: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim()))
    };
    let run = |what: &str, options: &[&str]| -> Result<Row, String> {
        let mut arguments = vec!["run.mjs"];
        arguments.extend_from_slice(options);
        arguments.extend(["--matches", "500", "--seconds", seconds]);
        let report: Value = serde_json::from_slice(&run_here("node", &arguments)?).map_err(|why| why.to_string())?;
        eprintln!("{report}");
        let memory = report["server_memory_mb"].as_f64();
        Ok(Row { what: format!("boardgame.io, {what}"), report, memory })
    };
    run_here("npm", &["ci"])?;
    let fastest = run("in memory", &["memory"])?;
    let half = fastest.report["decisions_per_second"].as_f64().unwrap_or_default() / 2.0;
    let half = run("half of that", &["memory", "--rate", &half.round().max(1.0).to_string()])?;
    Ok(vec![fastest, half, run("in files, not synced", &["flat-file"])?])
}
