//! What a crowd has measured.

use serde::Serialize;
use text::Locale;

/// What was measured.
#[derive(Default, Serialize)]
pub(super) struct Report {
    pub(super) game: String,
    /// How many tables were played at once.
    pub(super) tables: usize,
    /// How many sockets were open at once.
    pub(super) clients: usize,
    /// How long was measured.
    pub(super) seconds: f64,
    /// How many games came to their end meanwhile.
    pub(super) games: u64,
    /// How many decisions were acknowledged.
    pub(super) decisions: u64,
    pub(super) decisions_per_second: f64,
    /// The half of the decisions that was acknowledged fastest took no longer than this.
    pub(super) p50_ms: f64,
    /// 99 of 100 decisions took no longer than this.
    pub(super) p99_ms: f64,
    /// How many decisions the server refused: the client did not know yet what others had done.
    pub(super) refused: u64,
    /// How many tables were given up before the end, for the server was gone.
    pub(super) broken: usize,
    /// How many tables had fallen silent in the end.
    pub(super) stuck: usize,
    /// How many decisions were acknowledged and are not stored.
    pub(super) lost: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) server_memory_mb: Option<f64>,
}

impl Report {
    /// Counts how long decisions took, given in microseconds.
    pub(super) fn time(&mut self, mut took: Vec<u32>, seconds: f64) {
        took.sort_unstable();
        self.seconds = (seconds * 100.0).round() / 100.0;
        self.decisions = took.len() as u64;
        self.decisions_per_second = (took.len() as f64 / seconds).round();
        (self.p50_ms, self.p99_ms) = (share(&took, 50), share(&took, 99));
    }

    /// The same for people.
    pub(super) fn sentence(&self, locale: &Locale) -> String {
        let numbers = [
            ("game", self.game.as_str().into()),
            ("tables", self.tables.into()),
            ("clients", self.clients.into()),
            ("games", self.games.into()),
            ("decisions", self.decisions.into()),
            ("rate", self.decisions_per_second.into()),
            ("half", self.p50_ms.into()),
            ("most", self.p99_ms.into()),
            ("refused", self.refused.into()),
            ("broken", self.broken.into()),
            ("stuck", self.stuck.into()),
            ("lost", self.lost.into()),
        ];
        let mut said = locale.say("cli-swarm", &numbers);
        if let Some(memory) = self.server_memory_mb {
            said.push('\n');
            said += &locale.say("cli-swarm-memory", &[("memory", memory.into())]);
        }
        said + "\n"
    }
}

/// So many of a hundred took no longer than this, in milliseconds.
fn share(sorted: &[u32], percent: usize) -> f64 {
    let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(index).map_or(0.0, |&micros| f64::from(micros / 10) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_sorted_list() {
        let mut report = Report::default();
        report.time((1..=200).rev().map(|ms| ms * 1000).collect(), 2.0);
        assert_eq!((report.p50_ms, report.p99_ms), (100.0, 198.0));
        assert_eq!((report.decisions, report.decisions_per_second), (200, 100.0));
        report.time(Vec::new(), 2.0);
        assert_eq!((report.p50_ms, report.decisions), (0.0, 0));
    }
}
