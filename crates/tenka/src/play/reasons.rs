//! Why bots offer and answer: for the two parties alone, as the offer is.

use std::io::{BufRead, Write};

use bots::Motive;
use engine::{Seat, Viewer};

use super::game::Table;
use super::on_screen::OnScreen;

/// What a bot gives a reason for.
#[derive(Clone, Copy)]
pub(super) enum Act {
    Offers,
    Agrees,
    Refuses,
}

/// A reason that a bot gives to the other side of a deal.
#[derive(Clone, Copy)]
pub(super) struct Reason {
    pub(super) bot: Seat,
    pub(super) other: Seat,
    pub(super) act: Act,
    pub(super) why: Motive,
}

impl Reason {
    /// Whether a viewer is one of the two parties.
    pub(super) fn is_heard_by(&self, viewer: Viewer) -> bool {
        viewer.is(self.bot) || viewer.is(self.other)
    }
}

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Writes down a reason, as one sentence.
    pub(super) fn explain(&mut self, reason: Reason) {
        let text = self.reason(reason);
        self.journal.explain(reason, text);
    }

    fn reason(&self, Reason { bot, other, act, why }: Reason) -> String {
        let about = why.about().map(|seat| self.name(seat)).unwrap_or_default();
        let args = [("bot", self.name(bot).into()), ("other", self.name(other).into()), ("about", about.into())];
        let sentence = self.locale.say(why.message(), &args);
        let args = [("bot", self.name(bot).into()), ("why", sentence.into())];
        match act {
            Act::Offers => self.locale.say("play-bot-offers", &args),
            Act::Agrees => self.locale.say("play-bot-agrees", &args),
            Act::Refuses => self.locale.say("play-bot-refuses", &args),
        }
    }
}
