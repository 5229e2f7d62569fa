//! All groups of the swarm: they gather, play, and check that everything acknowledged is stored.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use text::Locale;
use tokio::sync::watch;

use super::group::{Group, Outcome, RunningGame, Setup, key};
use super::pace::Pace;
use super::progress;
use super::report::Report;
use super::server::{Server, SwarmError};

/// How many tables are set up or checked at the same time.
const CONCURRENT_TABLES: usize = 32;

/// Groups of clients of one server.
pub(super) struct Swarm {
    server: Arc<Server>,
    game: &'static str,
    seats: usize,
    views: bool,
}

impl Swarm {
    /// A swarm that plays a game with this many seats at each table.
    pub(super) fn new(server: Server, game: &'static str, seats: usize, views: bool) -> Swarm {
        Swarm { server: Arc::new(server), game, seats, views }
    }

    fn setup(&self) -> Setup<'_> {
        Setup { server: &self.server, game: self.game, views: self.views }
    }

    fn report(&self, tables: usize, clients: usize) -> Report {
        Report { game: self.game.to_owned(), tables, clients, ..Report::default() }
    }

    async fn group(&self, number: usize) -> Result<Group, SwarmError> {
        let mut guests = Vec::with_capacity(self.seats);
        for seat in 0..self.seats {
            guests.push(self.server.guest(&format!("{number}-{seat}")).await?);
        }
        Ok(Group::new(guests, number))
    }

    async fn start_group(&self, number: usize) -> Result<(Group, RunningGame), SwarmError> {
        let group = self.group(number).await?;
        let game = group.start_game(&self.setup()).await?;
        Ok((group, game))
    }

    /// Starts games and leaves them alone. All tables have the same people, because only tables are measured.
    pub(super) async fn leave_alone(&self, tables: usize) -> Result<Report, SwarmError> {
        let group = self.group(0).await?;
        let (group, setup, start) = (&group, self.setup(), Instant::now());
        let begun = stream::iter(0..tables).map(|_| group.begin(&setup)).buffer_unordered(CONCURRENT_TABLES);
        let begun: Vec<String> = begun.try_collect().await?;
        let mut report = self.report(begun.len(), 0);
        report.time(Vec::new(), start.elapsed().as_secs_f64());
        report.server_memory_mb = self.memory().await;
        Ok(report)
    }

    /// Lets all groups play for this time, or until Ctrl-C.
    pub(super) async fn play(
        &self,
        tables: usize,
        time: Duration,
        rate: Option<u32>,
        locale: &Locale,
    ) -> Result<Report, SwarmError> {
        let started =
            stream::iter(0..tables).map(|number| self.start_group(number)).buffer_unordered(CONCURRENT_TABLES);
        let started: Vec<(Group, RunningGame)> = tokio::select! {
            started = started.try_collect() => started?,
            _ = tokio::signal::ctrl_c() => Vec::new(),
        };
        let mut report = self.report(started.len(), started.len() * self.seats);
        let (pace, (stop, stopping), start) = (Arc::new(Pace::new(rate)), watch::channel(false), Instant::now());
        let groups: Vec<_> = started
            .into_iter()
            .map(|(group, running)| {
                let (server, pace, stopping) = (self.server.clone(), pace.clone(), stopping.clone());
                let (game, views) = (self.game, self.views);
                tokio::spawn(async move {
                    let setup = Setup { server: &server, game, views };
                    group.play(running, &setup, &pace, stopping).await
                })
            })
            .collect();
        if !groups.is_empty() {
            tokio::select! {
                () = tokio::time::sleep(time) => {}
                _ = tokio::signal::ctrl_c() => {}
                () = progress::show(time, &pace, locale) => {}
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        report.server_memory_mb = self.memory().await;
        let _ = stop.send(true);
        let mut latencies = Vec::new();
        let mut outcomes = Vec::with_capacity(groups.len());
        for group in groups {
            let (group, mut outcome) = group.await.map_err(|error| SwarmError::Unexpected(error.to_string()))?;
            latencies.append(&mut outcome.latencies);
            report.games += outcome.games;
            report.refused += outcome.refused;
            report.stuck += usize::from(outcome.stuck);
            report.broken += usize::from(outcome.error.is_some());
            outcomes.push((group, outcome));
        }
        // The first reason why a decision was refused, and why a table was given up; the others went on.
        let refusals =
            outcomes.iter().filter_map(|(_, outcome)| outcome.first_refusal.clone().map(SwarmError::Refused));
        let errors = outcomes.iter().filter_map(|(_, outcome)| outcome.error.clone());
        for error in refusals.take(1).chain(errors.take(1)) {
            let _ = error.report(locale).report();
        }
        report.time(latencies, seconds);
        report.lost = self.lost(outcomes).await?;
        Ok(report)
    }

    /// How many acknowledged decisions are not stored.
    async fn lost(&self, outcomes: Vec<(Group, Outcome)>) -> Result<u64, SwarmError> {
        let checked = stream::iter(outcomes).map(|(group, outcome)| self.lost_by(group, outcome));
        checked.buffer_unordered(CONCURRENT_TABLES).try_fold(0, |sum, lost| async move { Ok(sum + lost) }).await
    }

    async fn lost_by(&self, group: Group, outcome: Outcome) -> Result<u64, SwarmError> {
        let mut lost = 0;
        for table in outcome.tables {
            for (guest, acknowledged) in group.guests.iter().zip(table.acknowledged) {
                let stored: HashSet<String> = self.server.stored_keys(guest, &table.id).await?.into_iter().collect();
                lost += acknowledged.into_iter().filter(|number| !stored.contains(&key(*number))).count() as u64;
            }
        }
        Ok(lost)
    }

    async fn memory(&self) -> Option<f64> {
        self.server.memory().await.map(|bytes| (bytes / 1e5).round() / 10.0)
    }
}
