//! Instructions per decision: a figure that does not depend on what else the machine does.

use std::process::Command;

use crate::Outcome;

/// Plays a few and some more games under callgrind; the difference is play alone, without start-up.
pub(crate) fn instructions() -> Outcome {
    crate::run("cargo", &["build", "--release", "--package", "tenka"])?;
    for (players, unbound) in [("3", false), ("4", false), ("5", false), ("5", true)] {
        let (few, few_decisions) = count(players, unbound, 50)?;
        let (more, more_decisions) = count(players, unbound, 250)?;
        let each = (more - few) as f64 / (more_decisions - few_decisions) as f64;
        println!(
            "{players} players{}: {each:.0} instructions per decision, {} decisions",
            if unbound { ", Kami Unbound" } else { "" },
            more_decisions - few_decisions
        );
    }
    Ok(())
}

/// Instructions and decisions of `games` random games.
fn count(players: &str, unbound: bool, games: u64) -> Result<(u64, u64), String> {
    let binary = crate::root().join("target/release/tenka");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(["bench", "rising-sun", "--json", "--players", players, "--games", &games.to_string()])
        .args(unbound.then_some("--kami-unbound"))
        .output()
        .map_err(|why| format!("valgrind cannot be started ({why}); Debian's package valgrind installs it"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split_once("Collected :")).map(|(_, count)| count.trim());
    let instructions = collected.and_then(|count| count.parse().ok()).ok_or_else(|| said.trim().to_owned())?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).map_err(|why| why.to_string())?;
    let decisions = report["decisions_per_game"].as_f64().ok_or("the report has no decisions_per_game")?;
    Ok((instructions, (decisions * games as f64).round() as u64))
}
