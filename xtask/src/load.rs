//! The server under load, and boardgame.io's beside it in the same run: the table of docs/performance.md.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;
use testkit::Served;

use crate::Outcome;

/// A thousand clients, near enough: tables of three.
const TABLES: &str = "334";
const SEATS: &str = "3";
/// The decisions a second that the server must be able to take, and half of them.
const PROMISED: &str = "5000";
const HALF: &str = "2500";
/// How many tables are left alone.
const IDLE_TABLES: &str = "10000";
/// How long the server may keep a table in memory that nobody looks at, and a little.
const FORGOTTEN: Duration = Duration::from_secs(75);
/// How long an idle server is watched.
const WATCHED: u64 = 20;

/// A row of the table.
struct Row {
    what: String,
    report: Value,
    /// The most memory that the server had, in MB.
    memory: Option<f64>,
}

/// Measures for so many seconds at a time and prints a table.
pub(crate) fn measure(seconds: Option<&str>) -> Outcome {
    let seconds = seconds.unwrap_or("20");
    if !seconds.parse::<u32>().is_ok_and(|seconds| seconds > 0) {
        return Err(format!("`{seconds}` is no number of seconds"));
    }
    crate::need::program("node", "boardgame.io runs in it")?;
    crate::need::program("npm", "it brings boardgame.io")?;
    crate::run("cargo", &["build", "--release", "--package", "tenka"])?;
    let mut rows = Vec::new();
    for game in ["rising-sun", "shogun"] {
        for rate in [None, Some(PROMISED), Some(HALF)] {
            rows.push(under_load(game, seconds, rate)?);
        }
    }
    let idle = left_alone()?;
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
    Command::new(crate::root().join("target/release/tenka"))
}

/// A server with a folder of its own.
struct Host {
    served: Served,
    folder: PathBuf,
}

impl Host {
    /// Beside what is built and not among temporary files, for those are on many machines not on a disk.
    fn start(name: &str) -> Host {
        let folder = crate::root().join("target/load").join(name);
        let _ = fs::remove_dir_all(&folder);
        let served =
            Served::start(tenka().args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"]).arg(&folder));
        Host { served, folder }
    }

    fn swarm(&self, arguments: &[&str]) -> Result<Value, String> {
        let output = tenka().args(["swarm", self.served.url(), "--json"]).args(arguments).output();
        let output = output.map_err(|why| why.to_string())?;
        serde_json::from_slice(&output.stdout).map_err(|_| String::from_utf8_lossy(&output.stderr).trim().to_owned())
    }

    /// A line of what the system says about the process, in MB.
    fn memory(&self, line: &str) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.served.process())).ok()?;
        let kilobytes = status.lines().find_map(|said| said.strip_prefix(line))?.split_whitespace().next()?;
        kilobytes.parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }

    /// The seconds of a core that it has used.
    fn used(&self) -> Option<f64> {
        let said = fs::read_to_string(format!("/proc/{}/stat", self.served.process())).ok()?;
        // After the name in parentheses; times are in hundredths, always.
        let fields: Vec<&str> = said.rsplit(')').next()?.split_whitespace().collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        Some(ticks / 100.0)
    }

    fn megabytes_on_disk(&self) -> f64 {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|about| about.len() as f64 / 1e6).sum()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.served.kill_hard();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn under_load(game: &str, seconds: &str, rate: Option<&str>) -> Result<Row, String> {
    let host = Host::start(game);
    let mut arguments = vec!["--game", game, "--tables", TABLES, "--seats", SEATS, "--seconds", seconds];
    if let Some(rate) = rate {
        arguments.extend(["--rate", rate]);
    }
    eprintln!("--- tenka swarm {}", arguments.join(" "));
    let report = host.swarm(&arguments)?;
    eprintln!("{report}");
    let asked = rate.map(|rate| format!(", {rate} asked for")).unwrap_or_default();
    let what = format!("Tenka, {game}{asked}");
    Ok(Row { what, report, memory: host.memory("VmHWM:") })
}

/// What tables cost at which nothing happens.
fn left_alone() -> Result<String, String> {
    let host = Host::start("idle");
    let before = host.memory("VmRSS:").unwrap_or_default();
    eprintln!("--- {IDLE_TABLES} tables at which nothing happens");
    let report = host.swarm(&["--idle", "--tables", IDLE_TABLES, "--seats", SEATS])?;
    let begun = host.memory("VmRSS:").unwrap_or_default();
    sleep(FORGOTTEN);
    let (after, used) = (host.memory("VmRSS:").unwrap_or_default(), host.used().unwrap_or_default());
    sleep(Duration::from_secs(WATCHED));
    let share = (host.used().unwrap_or_default() - used) / WATCHED as f64 * 100.0;
    Ok(format!(
        "{} idle tables: begun in {} s; memory {before:.0} MB before, {begun:.0} MB when all were begun, {after:.0} MB \
         once nobody had looked for a minute; {:.0} MB on disk; {share:.1} % of a core while idle.",
        report["tables"],
        report["seconds"],
        host.megabytes_on_disk()
    ))
}

/// The same with boardgame.io: in memory, at half that rate, and with its files.
fn boardgame_io(seconds: &str) -> Result<Vec<Row>, String> {
    let folder = crate::root().join("bench/boardgame-io");
    let here = |program: &str, arguments: &[&str]| {
        eprintln!("--- {program} {}", arguments.join(" "));
        let output = Command::new(program).args(arguments).current_dir(&folder).output();
        let output = output.map_err(|why| format!("`{program}` cannot be started: {why}"))?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        Err(format!("`{program} {}` failed: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr).trim()))
    };
    let run = |what: &str, options: &[&str]| -> Result<Row, String> {
        let mut arguments = vec!["run.mjs"];
        arguments.extend_from_slice(options);
        arguments.extend(["--matches", "500", "--seconds", seconds]);
        let report: Value = serde_json::from_slice(&here("node", &arguments)?).map_err(|why| why.to_string())?;
        eprintln!("{report}");
        let memory = report["server_memory_mb"].as_f64();
        Ok(Row { what: format!("boardgame.io, {what}"), report, memory })
    };
    here("npm", &["ci"])?;
    let fastest = run("in memory", &["memory"])?;
    let half = fastest.report["decisions_per_second"].as_f64().unwrap_or_default() / 2.0;
    let half = run("half of that", &["memory", "--rate", &half.round().max(1.0).to_string()])?;
    Ok(vec![fastest, half, run("in files, not synced", &["flat-file"])?])
}
