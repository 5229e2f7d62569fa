//! What bots learn about the table, and messages about bots that lost a turn.

use std::io::{self, BufRead, Write};

use engine::{Seat, Viewer};

use super::game::Table;
use super::on_screen::OnScreen;
use bots::exec::BotErrorKind;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Lets all bots take their seats.
    pub(super) fn seat_bots(&mut self) {
        let names = self.session.seat_names();
        for bot in &mut self.bots {
            bot.player.sit(bot.seat, &names);
        }
    }

    /// Shows all bots how the game ended.
    pub(super) fn tell_bots_the_end(&mut self) {
        let Some(outcome) = self.session.game().outcome() else { return };
        for bot in self.bots.iter_mut().filter(|bot| bot.seat.index() < outcome.places.len()) {
            bot.player.over(&self.session.view(Viewer::Seat(bot.seat)), &outcome);
        }
    }

    /// Says so if the bot that was asked last lost its turn.
    pub(super) fn heed(&mut self, seat: Seat) -> io::Result<()> {
        while let Some(error) = self.bot(seat).and_then(|bot| bot.take_error()) {
            let said = if let BotErrorKind::Nonsense { said } = &error.kind { said.as_str() } else { "" };
            let args = [
                ("seat", self.name(seat).into()),
                ("why", error.kind.name().into()),
                ("said", said.into()),
                ("given-up", if error.given_up { "yes" } else { "no" }.into()),
            ];
            let line = self.locale.say("play-lapse", &args);
            self.tell(&[line])?;
        }
        Ok(())
    }
}
