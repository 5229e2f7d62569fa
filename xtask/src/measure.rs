//! Instructions per decision: a figure that does not depend on what else the machine does.

use std::process::Command;

use crate::Outcome;

/// What is measured: a game and its options.
const MEASURED: [&[&str]; 7] = [
    &["rising-sun", "--players", "3"],
    &["rising-sun", "--players", "4"],
    &["rising-sun", "--players", "5"],
    &["rising-sun", "--players", "5", "--kami-unbound"],
    &["shogun", "--players", "3"],
    &["shogun", "--players", "4"],
    &["shogun", "--players", "5"],
];

/// Plays a few and some more games under callgrind; the difference is play alone, without start-up.
pub(crate) fn instructions() -> Outcome {
    crate::run("cargo", &["build", "--release", "--package", "tenka"])?;
    for game in MEASURED {
        let (few, few_decisions) = count(game, 50)?;
        let (more, more_decisions) = count(game, 250)?;
        let decisions = more_decisions - few_decisions;
        let each = (more - few) as f64 / decisions as f64;
        println!("{}: {each:.0} instructions per decision, {decisions} decisions", game.join(" "));
    }
    Ok(())
}

/// Instructions and decisions of so many random games.
fn count(game: &[&str], games: u64) -> Result<(u64, u64), String> {
    let binary = crate::root().join("target/release/tenka");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .arg("bench")
        .args(game)
        .args(["--json", "--games", &games.to_string()])
        .output()
        .map_err(|why| format!("valgrind cannot be started ({why}); Debian's package valgrind installs it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected :")).map(|(_, count)| count.trim());
    let instructions = collected.and_then(|count| count.parse().ok()).ok_or_else(|| said.trim().to_owned())?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).map_err(|why| why.to_string())?;
    let decisions = report["decisions_per_game"].as_f64().ok_or("the report has no decisions_per_game")?;
    Ok((instructions, (decisions * games as f64).round() as u64))
}
