//! One decision of a person: the question, the choices, and what a line of input does.

use std::io::{self, BufRead, Write};

use rising_sun::{Action, State, StepDocument};
use table::{Deed, Denied, Free, Game, OfferId, OfferOf, Seat, Viewer};

use super::board::board;
use super::cards::{all_cards, look_up};
use super::choices::{Asked, Choices};
use super::command::Command;
use super::deals::Reader;
use super::game::Table;
use super::panels::{battle, name};

/// Whether to go on.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    /// Look who has to decide now.
    Go,
    /// Somebody leaves.
    Leave,
}

impl<I: BufRead, O: Write> Table<'_, '_, I, O> {
    /// One decision of a person.
    pub(super) fn turn(&mut self, seat: Seat) -> io::Result<Next> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let view = self.session.game().view(Viewer::Seat(seat));
        let document = view.document();
        let news = self.journal.unread(seat, self.tongue);
        self.tell(&news)?;
        // What one did oneself needs no new board; what others did does.
        let entries = self.session.entries().len();
        if self.shown.at.replace(entries).is_some_and(|at| entries <= at + 1) {
            self.say_lines(&battle(&document, self.tongue, self.style))?;
        } else {
            self.say_lines(&["".to_owned(), board(&document, self.tongue, self.style)])?;
        }
        self.show_offers(seat)?;
        let mut actions = self.session.legal(seat);
        actions.extend(self.session.free(seat));
        let (state, tongue, style) = (*self.session.game(), self.tongue, self.style);
        let choices = Choices::new(&Asked { view: &view, state: &state, seat, tongue, style }, &actions);
        self.say_lines(&choices.lines)?;
        self.ask(seat, &choices)
    }

    /// Reads lines until one changes something.
    pub(super) fn ask(&mut self, seat: Seat, choices: &Choices) -> io::Result<Next> {
        loop {
            let clan = name(self.tongue, &self.session.game().clan(seat));
            let prompt = self.tongue.say("play-prompt", &[("clan", clan.into())]);
            let Some(line) = self.read_line(&prompt)? else { return Ok(Next::Leave) };
            let next = match Command::read(&line) {
                Command::Empty => self.complain("play-empty", choices)?,
                Command::Number(number) => match choices.pick(number) {
                    Some(action) => self.decide(seat, action)?,
                    None => self.complain("play-no-such-number", choices)?,
                },
                Command::Numbers(bids) => self.bid(seat, &bids)?,
                Command::Unknown(_) => self.complain("play-unknown", choices)?,
                Command::Word("done", _) => match choices.done() {
                    Some(action) => self.decide(seat, action)?,
                    None => self.complain("play-not-done", choices)?,
                },
                Command::Word(word, rest) => self.command(seat, word, &rest)?,
            };
            if let Some(next) = next {
                return Ok(next);
            }
        }
    }

    /// Does what a word asks for; `None` when nothing changed.
    pub(super) fn command(&mut self, seat: Seat, word: &str, rest: &str) -> io::Result<Option<Next>> {
        let view = self.session.view(Viewer::Seat(seat));
        let open = |own: bool| -> Vec<OfferId> {
            let party = |offer: &&OfferOf<State>| if own { offer.from.seat } else { offer.to.seat };
            view.offers.iter().filter(|offer| party(offer) == seat).map(|offer| offer.id).collect()
        };
        let reader = Reader { tongue: self.tongue, seats: self.session.seat_names() };
        let free = match word {
            "offer" => reader.offer(rest),
            "gift" => reader.gift(rest),
            "promise" => reader.promise(rest),
            "judge" => reader.judge(rest),
            "accept" => reader.offer_number(rest, &open(false)).map(|offer| Free::Accept { offer }),
            "decline" => reader.offer_number(rest, &open(false)).map(|offer| Free::Decline { offer }),
            "withdraw" => reader.offer_number(rest, &open(true)).map(|offer| Free::Withdraw { offer }),
            "undo" => return self.undo(seat),
            "quit" => return Ok(Some(Next::Leave)),
            "save" => return self.save_as(rest).map(|()| None),
            _ => {
                self.show(seat, word, rest)?;
                return Ok(None);
            }
        };
        self.deal(seat, free)
    }

    /// Shows something and changes nothing.
    pub(super) fn show(&mut self, seat: Seat, word: &str, rest: &str) -> io::Result<()> {
        let (tongue, style) = (self.tongue, self.style);
        let view = self.session.game().view(Viewer::Seat(seat)).document();
        let lines = match word {
            "map" => vec![board(&view, tongue, style)],
            "cards" => all_cards(&view, tongue, style),
            "card" => {
                let found = look_up(tongue, rest);
                let none = || vec![tongue.say("play-no-such-card", &[("name", rest.into())])];
                if found.is_empty() { none() } else { found.iter().map(|text| style.wrap(text, 2)).collect() }
            }
            "log" => self.journal.last(rest.parse().unwrap_or(30), Viewer::Seat(seat), tongue),
            "ledger" => self.ledger(seat),
            _ => tongue.say("play-help", &[]).lines().map(str::to_owned).collect(),
        };
        self.say_lines(&lines)
    }

    pub(super) fn decide(&mut self, seat: Seat, action: Action) -> io::Result<Option<Next>> {
        match self.perform(seat, Deed::Game(action))? {
            Ok(()) => Ok(Some(Next::Go)),
            Err(denied) => self.refuse(&denied),
        }
    }

    /// All four bids in one line. They are tried aside first, so that all are placed or none.
    pub(super) fn bid(&mut self, seat: Seat, bids: &[usize]) -> io::Result<Option<Next>> {
        let asked =
            self.session.game().view(Viewer::Spectator).document().table.agenda.last() == Some(&StepDocument::Bids);
        if !asked || bids.len() != rising_sun::ADVANTAGES {
            self.say_lines(&[self.tongue.say(if asked { "play-four-bids" } else { "play-unknown" }, &[])])?;
            return Ok(None);
        }
        let mut actions: Vec<Action> = Vec::new();
        actions.extend(self.session.free(seat).into_iter().filter(|action| *action == Action::TakeBackBids));
        for (advantage, &coins) in rising_sun::Advantage::ALL.into_iter().zip(bids) {
            actions.push(Action::Bid { advantage, coins: coins.min(u8::MAX.into()) as u8 });
        }
        let mut state = *self.session.game();
        let mut wanted = Vec::new();
        for action in actions {
            // With the last coin placed, the rest is settled: nothing more can be bid, and need not.
            let settled = !state.waiting_for().has(seat) && action != Action::TakeBackBids;
            if settled && matches!(action, Action::Bid { coins: 0, .. }) {
                break;
            }
            if let Err(refusal) = state.perform(seat, action, &mut table::Unheard) {
                return self.refuse(&Denied::Refused(refusal));
            }
            wanted.push(action);
        }
        for action in wanted {
            if let Err(denied) = self.perform(seat, Deed::Game(action))? {
                return self.refuse(&denied);
            }
        }
        Ok(Some(Next::Go))
    }

    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<Option<Next>> {
        match self.session.undo(seat) {
            Ok(told) => {
                self.journal.add([told]);
                self.shown.at = None;
                self.autosave()?;
                Ok(Some(Next::Go))
            }
            Err(denied) => self.refuse(&denied),
        }
    }

    pub(super) fn refuse(&mut self, denied: &Denied<State>) -> io::Result<Option<Next>> {
        let text = self.tongue.denied(denied);
        self.say_lines(&[self.style.wrap(&text, 2)])?;
        Ok(None)
    }

    pub(super) fn complain(&mut self, id: &str, choices: &Choices) -> io::Result<Option<Next>> {
        let (low, high) = choices.range();
        self.say_lines(&[self.tongue.say(id, &[("low", low.into()), ("high", high.into())])])?;
        Ok(None)
    }
}
