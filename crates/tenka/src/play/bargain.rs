//! Offers on their way: bots answer at once, people at the screen.

use std::io::{self, BufRead, Write};

use engine::{NegotiationAction, NegotiationActionOf, OfferOf, PlayerAction, Seat, SessionEvent, Viewer};

use super::command::Command;
use super::deals::Wrong;
use super::game::Table;
use super::names::name;
use super::on_screen::OnScreen;
use super::reasons::{Act, Reason};
use super::turn::Next;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Does a free action; a bot answers an offer at once.
    pub(super) fn deal(&mut self, seat: Seat, free: Result<NegotiationActionOf<G>, Wrong>) -> io::Result<Option<Next>> {
        let free = match free {
            Ok(free) => free,
            Err(wrong) => {
                let seats = self.session.seat_names().join(", ");
                self.say_lines(&[self.locale.say(wrong, &[("seats", seats.into())])])?;
                return Ok(None);
            }
        };
        let offer = matches!(free, NegotiationAction::Offer { .. });
        if let Err(error) = self.perform(seat, PlayerAction::Negotiate(free))? {
            return self.refuse(&error);
        }
        if offer {
            self.let_a_bot_answer(seat)?;
        }
        Ok(Some(Next::Go))
    }

    /// Lets a bot make offers, to each of the others about once. Bots answer at once; people find
    /// the offer on their next turn.
    pub(super) fn let_a_bot_propose(&mut self, seat: Seat) -> io::Result<()> {
        self.let_a_bot_withdraw(seat)?;
        for _ in 1..self.session.game().seats() {
            let seen = self.session.view(Viewer::Seat(seat));
            let proposal = self.bot(seat).and_then(|bot| bot.propose(&seen));
            self.heed(seat)?;
            let Some(proposal) = proposal else { break };
            let (to, why) = (proposal.to, proposal.why);
            let waits = seen.offers.iter().any(|offer| (offer.from.seat, offer.to.seat) == (seat, to));
            let free = proposal.free(self.session.game());
            let answer = matches!(free, NegotiationAction::Offer { .. }) && !self.me.contains(&to);
            if waits || self.perform(seat, PlayerAction::Negotiate(free))?.is_err() {
                continue;
            }
            self.explain(Reason { bot: seat, other: to, act: Act::Offers, why });
            if answer {
                self.let_a_bot_answer(seat)?;
            }
        }
        Ok(())
    }

    /// Lets a bot take back offers that were not answered in time.
    fn let_a_bot_withdraw(&mut self, seat: Seat) -> io::Result<()> {
        let seen = self.session.view(Viewer::Seat(seat));
        for offer in seen.offers.iter().filter(|offer| offer.from.seat == seat) {
            if self.bot(seat).is_some_and(|bot| bot.withdraws(&seen, offer)) {
                // If that is refused, the offer stays as it was.
                let _ = self.perform(seat, PlayerAction::Negotiate(NegotiationAction::Withdraw { offer: offer.id }))?;
            }
        }
        Ok(())
    }

    /// Lets the bot to which the last offer went answer it; people answer at the screen.
    pub(super) fn let_a_bot_answer(&mut self, from: Seat) -> io::Result<()> {
        let Some(offer) = self.session.negotiations().offers().last().cloned() else { return Ok(()) };
        let to = offer.to.seat;
        if self.me.contains(&to) {
            return self.let_a_person_answer(to, from);
        }
        let seen = self.session.view(Viewer::Seat(to));
        let answer = self.bot(to).map(|bot| bot.answer(&seen, &offer));
        self.heed(to)?;
        let Some(answer) = answer else { return Ok(()) };
        let accept = PlayerAction::Negotiate(NegotiationAction::Accept { offer: offer.id });
        let accepted = answer.yes && self.perform(to, accept)?.is_ok();
        if !accepted {
            // If not even that can be done, the offer lies open until it lapses.
            let _ = self.perform(to, PlayerAction::Negotiate(NegotiationAction::Decline { offer: offer.id }))?;
        }
        if accepted == answer.yes {
            let act = if accepted { Act::Agrees } else { Act::Refuses };
            self.explain(Reason { bot: to, other: from, act, why: answer.why });
        }
        Ok(())
    }

    /// Hands the screen to the person who got the last offer, and back.
    pub(super) fn let_a_person_answer(&mut self, to: Seat, from: Seat) -> io::Result<()> {
        if self.hand_over(to)? == Next::Leave {
            return Ok(());
        }
        loop {
            self.show_offers(to)?;
            let prompt = self.locale.say("play-answer", &[]);
            let Some(line) = self.read_line(&prompt)? else { return Ok(()) };
            match Command::read(&line, G::WORDS) {
                Command::Keyword(word @ ("accept" | "decline"), rest) => {
                    if self.command(to, word, &rest)?.is_some() {
                        break;
                    }
                }
                Command::Empty => break,
                _ => self.say_lines(&[self.locale.say("play-answer-help", &[])])?,
            }
        }
        self.hand_over(from).map(|_| ())
    }

    pub(super) fn show_offers(&mut self, seat: Seat) -> io::Result<()> {
        let offers = self.session.view(Viewer::Seat(seat)).offers;
        let mut lines = Vec::new();
        for offer in offers.iter().filter(|offer| offer.to.seat == seat) {
            lines.push(self.offer_line(offer.clone()));
        }
        if !lines.is_empty() {
            lines.push(self.locale.say("play-answer-help", &[]));
        }
        self.say_lines(&lines)
    }

    /// An open offer behind its number, by which it is answered.
    fn offer_line(&self, offer: OfferOf<G>) -> String {
        let number = offer.id.0;
        let text = self.locale.news(&SessionEvent::<G>::OfferMade(offer));
        let args = [("number", number.into()), ("offer", text.into())];
        self.style.wrap(&self.locale.say("play-offer", &args), 2)
    }

    /// The open offers and all promises of a seat.
    pub(super) fn ledger(&self, seat: Seat) -> Vec<String> {
        let view = self.session.view(Viewer::Seat(seat));
        let mut lines = Vec::new();
        for offer in view.offers {
            lines.push(self.offer_line(offer));
        }
        for promise in view.promises {
            let verdict = match promise.verdict {
                Some(verdict) => name(self.locale, &verdict),
                None => self.locale.say("play-open", &[]),
            };
            let number = promise.id.0;
            let text = self.locale.news(&SessionEvent::<G>::PromiseMade(promise));
            let args = [("number", number.into()), ("promise", text.into()), ("verdict", verdict.into())];
            lines.push(self.style.wrap(&self.locale.say("play-promise", &args), 2));
        }
        if lines.is_empty() {
            lines.push(self.locale.say("play-no-deals", &[]));
        }
        lines
    }
}
