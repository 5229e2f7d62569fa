//! What happened, for those who may hear of it.

use engine::{AddressedEvent, Seat, Session, SessionEvent, Viewer};
use text::Locale;

use super::on_screen::OnScreen;
use super::reasons::Reason;

/// All that was told, and how much of it each seat has read.
pub(super) struct Journal<G: OnScreen> {
    notes: Vec<Note<G>>,
    read: Vec<usize>,
}

/// Something that was told.
enum Note<G: OnScreen> {
    /// By the table.
    Event(AddressedEvent<G>),
    /// By a bot to the other side of a deal, in the words of the reader.
    Reason(Reason, String),
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
        let notes = told.into_iter().map(Note::Event).collect();
        Journal { notes, read: vec![read; session.seat_names().len()] }
    }

    /// Writes down what was told.
    pub(super) fn add(&mut self, told: impl IntoIterator<Item = AddressedEvent<G>>) {
        self.notes.extend(told.into_iter().map(Note::Event));
    }

    /// Writes down why a bot offered or answered something.
    pub(super) fn explain(&mut self, reason: Reason, text: String) {
        self.notes.push(Note::Reason(reason, text));
    }

    /// What a seat has not read yet, as sentences.
    pub(super) fn unread(&mut self, seat: Seat, locale: &Locale) -> Vec<String> {
        let from = std::mem::replace(&mut self.read[seat.index()], self.notes.len());
        sentences(&self.notes[from..], Viewer::Seat(seat), locale)
    }

    /// The last sentences that a viewer may hear.
    pub(super) fn last(&self, count: usize, viewer: Viewer, locale: &Locale) -> Vec<String> {
        let mut all = sentences(&self.notes, viewer, locale);
        all.split_off(all.len().saturating_sub(count))
    }
}

/// What a viewer may hear, as sentences; what is said several times in a row is said once, and
/// what belongs together stands together.
fn sentences<G: OnScreen>(notes: &[Note<G>], viewer: Viewer, locale: &Locale) -> Vec<String> {
    let mut lines: Vec<(String, usize)> = Vec::new();
    let mut before = None;
    for note in notes {
        let told = match note {
            Note::Event(told) if told.visible_to(viewer) && !is_idle(&told.what) => told,
            Note::Reason(reason, text) if reason.is_heard_by(viewer) => {
                lines.push((text.clone(), 1));
                continue;
            }
            _ => continue,
        };
        let sentence = locale.news(&told.what);
        let goes_on = match (before.replace(&told.what), &told.what) {
            (Some(SessionEvent::Game(before)), SessionEvent::Game(event)) => G::goes_on(before, event),
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
fn is_idle<G: OnScreen>(news: &SessionEvent<G>) -> bool {
    matches!(news, SessionEvent::Game(event) if G::is_idle(event))
}
