//! What happened, for those who may hear of it.

use engine::{AddressedEvent, Seat, Session, SessionEvent, Viewer};
use text::Locale;

use super::on_screen::OnScreen;
use super::reasons::Reason;

/// All events so far, and how many of them each seat has read.
pub(super) struct Journal<G: OnScreen> {
    notes: Vec<Note<G>>,
    read: Vec<usize>,
}

/// An entry of the journal.
enum Note<G: OnScreen> {
    /// By the table.
    Event(AddressedEvent<G>),
    /// By a bot to the other side of a deal, in the words of the reader.
    Reason(Reason, String),
}

/// How many events are shown again to people who resume a game.
const REMINDER: usize = 12;

impl<G: OnScreen> Journal<G> {
    /// The journal of a session, from its beginning.
    pub(super) fn of(session: &Session<G>) -> Journal<G> {
        let mut events = session.opening();
        // A valid session can be replayed; if not, the journal begins here.
        let _ = Session::replay_with(&session.record(), usize::MAX, |_, more| events.extend_from_slice(more));
        // In a new game all opening events are unread; in a resumed one, the last events.
        let read = if session.entries().is_empty() { 0 } else { events.len().saturating_sub(REMINDER) };
        let notes = events.into_iter().map(Note::Event).collect();
        Journal { notes, read: vec![read; session.seat_names().len()] }
    }

    /// Adds events.
    pub(super) fn add(&mut self, events: impl IntoIterator<Item = AddressedEvent<G>>) {
        self.notes.extend(events.into_iter().map(Note::Event));
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
        let event = match note {
            Note::Event(event) if event.visible_to(viewer) && !is_idle(&event.what) => event,
            Note::Reason(reason, text) if reason.is_heard_by(viewer) => {
                lines.push((text.clone(), 1));
                continue;
            }
            _ => continue,
        };
        let sentence = locale.news(&event.what);
        let goes_on = match (before.replace(&event.what), &event.what) {
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
