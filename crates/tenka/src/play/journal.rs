//! What happened, for those who may hear of it.

use table::{News, Seat, Session, Told, Viewer};
use text::Tongue;

use super::on_screen::OnScreen;

/// All that was told, and how much of it each seat has read.
pub(super) struct Journal<G: OnScreen> {
    told: Vec<Told<G>>,
    read: Vec<usize>,
}

/// How much is told again to those who come back to a game.
const REMINDER: usize = 12;

impl<G: OnScreen> Journal<G> {
    /// The journal of a session, from its beginning.
    pub(super) fn of(session: &Session<G>) -> Journal<G> {
        let mut told = session.opening();
        // A session that stands can be played again; if not, the journal begins here.
        let _ = Session::replay_with(&session.record(), usize::MAX, |_, more| told.extend_from_slice(more));
        // Who sits down to a new game hears how it began; who comes back, what happened last.
        let read = if session.entries().is_empty() { 0 } else { told.len().saturating_sub(REMINDER) };
        Journal { told, read: vec![read; session.seat_names().len()] }
    }

    /// Writes down what was told.
    pub(super) fn add(&mut self, told: impl IntoIterator<Item = Told<G>>) {
        self.told.extend(told);
    }

    /// What a seat has not read yet, as sentences.
    pub(super) fn unread(&mut self, seat: Seat, tongue: &Tongue) -> Vec<String> {
        let from = std::mem::replace(&mut self.read[seat.index()], self.told.len());
        sentences(&self.told[from..], Viewer::Seat(seat), tongue)
    }

    /// The last sentences that a viewer may hear.
    pub(super) fn last(&self, count: usize, viewer: Viewer, tongue: &Tongue) -> Vec<String> {
        let mut all = sentences(&self.told, viewer, tongue);
        all.split_off(all.len().saturating_sub(count))
    }
}

/// What a viewer may hear, as sentences; what is said several times in a row is said once, and
/// what belongs together stands together.
pub(super) fn sentences<G: OnScreen>(told: &[Told<G>], viewer: Viewer, tongue: &Tongue) -> Vec<String> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    let mut before = None;
    for told in told.iter().filter(|told| told.heard_by(viewer) && !is_idle(&told.what)) {
        let sentence = tongue.news(&told.what);
        let goes_on = match (before.replace(&told.what), &told.what) {
            (Some(News::Game(before)), News::Game(event)) => G::goes_on(before, event),
            _ => false,
        };
        match lines.last_mut() {
            Some((last, count)) if *last == sentence => *count += 1,
            Some((last, 1)) if goes_on => *last = format!("{last} {sentence}"),
            _ => lines.push((sentence, 1)),
        }
    }
    lines.into_iter().map(|(line, count)| if count > 1 { format!("{line} (×{count})") } else { line }).collect()
}

/// What the choices themselves show, or what says nothing without them.
fn is_idle<G: OnScreen>(news: &News<G>) -> bool {
    matches!(news, News::Game(event) if G::is_idle(event))
}
