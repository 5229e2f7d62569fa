//! The whole crowd: gathers, plays, and asks what became of all that was acknowledged.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use text::Locale;
use tokio::sync::watch;

use super::group::{Group, Setting, Sitting, Story, key};
use super::pace::Pace;
use super::progress;
use super::report::Report;
use super::web::{SwarmError, Web};

/// How many tables are seen to at once before and after the play.
const AT_ONCE: usize = 32;

/// Clients of one server.
pub(super) struct Crowd {
    web: Arc<Web>,
    game: &'static str,
    seats: usize,
    views: bool,
}

impl Crowd {
    /// A crowd that plays a game with so many at each table.
    pub(super) fn new(url: &str, game: &'static str, seats: usize, views: bool) -> Result<Crowd, SwarmError> {
        Ok(Crowd { web: Arc::new(Web::new(url)?), game, seats, views })
    }

    fn setting(&self) -> Setting<'_> {
        Setting { web: &self.web, game: self.game, views: self.views }
    }

    fn report(&self, tables: usize, clients: usize) -> Report {
        Report { game: self.game.to_owned(), tables, clients, ..Report::default() }
    }

    async fn group(&self, number: usize) -> Result<Group, SwarmError> {
        let mut guests = Vec::with_capacity(self.seats);
        for seat in 0..self.seats {
            guests.push(self.web.guest(&format!("{number}-{seat}")).await?);
        }
        Ok(Group::new(guests, number))
    }

    async fn seated(&self, number: usize) -> Result<(Group, Sitting), SwarmError> {
        let group = self.group(number).await?;
        let sitting = group.sit_down(&self.setting()).await?;
        Ok((group, sitting))
    }

    /// Begins games and leaves them alone. All tables have the same people, for those are not what is asked about.
    pub(super) async fn leave_alone(&self, tables: usize) -> Result<Report, SwarmError> {
        let group = self.group(0).await?;
        let (group, setting, start) = (&group, self.setting(), Instant::now());
        let begun = stream::iter(0..tables).map(|_| group.begin(&setting)).buffer_unordered(AT_ONCE);
        let begun: Vec<String> = begun.try_collect().await?;
        let mut report = self.report(begun.len(), 0);
        report.time(Vec::new(), start.elapsed().as_secs_f64());
        report.server_memory_mb = self.memory().await;
        Ok(report)
    }

    /// Lets all play for so long, or until somebody presses Ctrl-C.
    pub(super) async fn play(
        &self,
        tables: usize,
        time: Duration,
        rate: Option<u32>,
        locale: &Locale,
    ) -> Result<Report, SwarmError> {
        let gathered = stream::iter(0..tables).map(|number| self.seated(number)).buffer_unordered(AT_ONCE);
        let gathered: Vec<(Group, Sitting)> = tokio::select! {
            gathered = gathered.try_collect() => gathered?,
            _ = tokio::signal::ctrl_c() => Vec::new(),
        };
        let mut report = self.report(gathered.len(), gathered.len() * self.seats);
        let (pace, (stop, stopping), start) = (Arc::new(Pace::new(rate)), watch::channel(false), Instant::now());
        let groups: Vec<_> = gathered
            .into_iter()
            .map(|(group, sitting)| {
                let (web, pace, stopping) = (self.web.clone(), pace.clone(), stopping.clone());
                let (game, views) = (self.game, self.views);
                tokio::spawn(async move {
                    let setting = Setting { web: &web, game, views };
                    group.play(sitting, &setting, &pace, stopping).await
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
        let mut took = Vec::new();
        let mut stories = Vec::with_capacity(groups.len());
        for group in groups {
            let (group, mut story) = group.await.map_err(|error| SwarmError::Strange(error.to_string()))?;
            took.append(&mut story.took);
            report.games += story.games;
            report.refused += story.refused;
            report.stuck += usize::from(story.stuck);
            report.broken += usize::from(story.trouble.is_some());
            stories.push((group, story));
        }
        // Why a table was given up, and why something was refused; the others went on.
        let refusals = stories.iter().filter_map(|(_, story)| story.refusal.clone().map(SwarmError::Refused));
        let troubles = stories.iter().filter_map(|(_, story)| story.trouble.clone());
        for trouble in refusals.take(1).chain(troubles.take(1)) {
            let _ = trouble.fault(locale).report();
        }
        report.time(took, seconds);
        report.lost = self.lost(stories).await?;
        Ok(report)
    }

    /// How many acknowledged decisions are not stored.
    async fn lost(&self, stories: Vec<(Group, Story)>) -> Result<u64, SwarmError> {
        let checked = stream::iter(stories).map(|(group, story)| self.lost_by(group, story)).buffer_unordered(AT_ONCE);
        checked.try_fold(0, |sum, lost| async move { Ok(sum + lost) }).await
    }

    async fn lost_by(&self, group: Group, story: Story) -> Result<u64, SwarmError> {
        let mut lost = 0;
        for played in story.tables {
            for (guest, acknowledged) in group.guests.iter().zip(played.acknowledged) {
                let stored: HashSet<String> = self.web.stored(guest, &played.table).await?.into_iter().collect();
                lost += acknowledged.into_iter().filter(|number| !stored.contains(&key(*number))).count() as u64;
            }
        }
        Ok(lost)
    }

    async fn memory(&self) -> Option<f64> {
        self.web.memory().await.map(|bytes| (bytes / 1e5).round() / 10.0)
    }
}
