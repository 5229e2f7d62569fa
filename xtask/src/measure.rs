//! Instructions per decision, which do not depend on the load of the machine.

use std::process::Command;

use crate::Outcome;

/// Games and their options.
const GAMES: [&[&str]; 7] = [
    &["rising-sun", "--players", "3"],
    &["rising-sun", "--players", "4"],
    &["rising-sun", "--players", "5"],
    &["rising-sun", "--players", "5", "--kami-unbound"],
    &["shogun", "--players", "3"],
    &["shogun", "--players", "4"],
    &["shogun", "--players", "5"],
];

/// Plays few and more games under callgrind; the difference is the cost of play without start-up.
pub(crate) fn instructions() -> Outcome {
    crate::run("cargo", &["build", "--profile", "dist", "--package", "tenka"])?;
    for game in GAMES {
        let (few, few_decisions) = count(game, 50)?;
        let (more, more_decisions) = count(game, 250)?;
        let decisions = more_decisions - few_decisions;
        let each = (more - few) as f64 / decisions as f64;
        println!("{}: {each:.0} instructions per decision, {decisions} decisions", game.join(" "));
    }
    Ok(())
}

/// Counts the instructions and decisions of random games.
fn count(game: &[&str], games: u64) -> Result<(u64, u64), String> {
    let binary = crate::root().join("target/dist/tenka");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .arg("bench")
        .args(game)
        .args(["--json", "--games", &games.to_string()])
        .output()
        .map_err(|why| format!("cannot start valgrind ({why}); install it with `apt-get install valgrind`"))?;
    let log = String::from_utf8_lossy(&output.stderr);
    let collected = log.lines().find_map(|line| line.split_once("Collected :")).map(|(_, count)| count.trim());
    let instructions = collected.and_then(|count| count.parse().ok()).ok_or_else(|| log.trim().to_owned())?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).map_err(|why| why.to_string())?;
    let decisions = report["decisions_per_game"].as_f64().ok_or("the report has no decisions_per_game")?;
    Ok((instructions, (decisions * games as f64).round() as u64))
}
