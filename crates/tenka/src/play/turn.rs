//! One decision of a person: the question, the choices, and what a line of input does.

use std::io::{self, BufRead, Write};

use engine::{ActionError, NegotiationAction, OfferId, OfferOf, PlayerAction, Seat, Viewer};

use super::command::Command;
use super::deals::Reader;
use super::game::Table;
use super::menu::{Menu, Pick};
use super::on_screen::{OnScreen, Phrase};
use crate::rules;

/// Whether to go on.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    /// Check who must decide now.
    Go,
    /// The player leaves.
    Leave,
}

/// The column at which the help says what a command does.
const HELP: usize = 18;

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// One decision of a person.
    pub(super) fn turn(&mut self, seat: Seat) -> io::Result<Next> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let news = self.journal.unread(seat, self.locale);
        self.tell(&news)?;
        self.tell_thought()?;
        let viewer = Viewer::Seat(seat);
        // What one did oneself needs no new board; what others did does.
        let entries = self.session.entries().len();
        if self.shown.at.replace(entries).is_some_and(|at| entries <= at + 1) {
            self.say_lines(&G::close_up(&self.context(viewer)))?;
        } else {
            self.say_lines(&["".to_owned(), G::board(&self.context(viewer))])?;
        }
        self.show_offers(seat)?;
        let mut actions = self.session.legal(seat);
        actions.extend(self.session.free(seat));
        let menu = G::menu(&self.context(viewer), seat, &actions);
        self.say_lines(menu.lines())?;
        self.ask(seat, &menu)
    }

    /// Reads lines until one changes something.
    pub(super) fn ask(&mut self, seat: Seat, first: &Menu<G>) -> io::Result<Next> {
        let mut menu = first;
        loop {
            let prompt = self.locale.say("play-prompt", &[("seat", self.name(seat).into())]);
            let Some(line) = self.read_line(&prompt)? else { return Ok(Next::Leave) };
            let command = Command::read(&line, G::WORDS);
            // What a game understands goes before words that are cut short.
            let phrase = match &command {
                command if command.is_spelled_out(&line) => None,
                _ => G::phrase(&self.context(Viewer::Seat(seat)), seat, line.trim()),
            };
            let next = match command {
                _ if phrase.is_some() => phrase.map_or(Ok(None), |phrase| self.decide_all(seat, phrase))?,
                // Nothing said to a further question leads back to the first.
                Command::Empty if !std::ptr::eq(menu, first) => {
                    menu = first;
                    self.say_lines(menu.lines())?;
                    None
                }
                Command::Empty => self.complain("play-empty", menu)?,
                Command::Number(number) => match menu.pick(number) {
                    Some(Pick::Do(actions)) => self.decide_all(seat, own(seat, actions))?,
                    Some(Pick::Ask(further)) => {
                        menu = further;
                        self.say_lines(menu.lines())?;
                        None
                    }
                    None => self.complain("play-no-such-number", menu)?,
                },
                Command::Numbers(numbers) => {
                    let all = match menu.follow(&numbers) {
                        Some(actions) => own(seat, actions),
                        None => G::several(&self.context(Viewer::Seat(seat)), seat, &numbers)
                            .and_then(|actions| own(seat, &actions)),
                    };
                    self.decide_all(seat, all)?
                }
                Command::Unknown(_) => self.complain("play-unknown", menu)?,
                Command::Keyword("done", _) => match menu.done().or(first.done()) {
                    Some(action) => self.decide_all(seat, own(seat, &[action]))?,
                    // The game may know better than anybody why not.
                    None => match G::phrase(&self.context(Viewer::Seat(seat)), seat, "done") {
                        Some(phrase) => self.decide_all(seat, phrase)?,
                        None => self.complain("play-not-done", menu)?,
                    },
                },
                Command::Keyword(word, rest) => self.command(seat, word, &rest)?,
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
            let party = |offer: &&OfferOf<G>| if own { offer.from.seat } else { offer.to.seat };
            view.offers.iter().filter(|offer| party(offer) == seat).map(|offer| offer.id).collect()
        };
        let reader = Reader { locale: self.locale, seats: self.session.seat_names() };
        let free = match word {
            "offer" => reader.offer::<G>(rest),
            "gift" => reader.gift::<G>(rest),
            "promise" => reader.promise::<G>(rest),
            "judge" => reader.judge::<G>(rest),
            "accept" => reader.offer_number(rest, &open(false)).map(|offer| NegotiationAction::Accept { offer }),
            "decline" => reader.offer_number(rest, &open(false)).map(|offer| NegotiationAction::Decline { offer }),
            "withdraw" => reader.offer_number(rest, &open(true)).map(|offer| NegotiationAction::Withdraw { offer }),
            "undo" => return self.undo(seat),
            "quit" => return Ok(Some(Next::Leave)),
            "save" => return self.save_as(rest).map(|()| None),
            "hint" => return self.hint(seat, rest).map(|()| None),
            _ => {
                self.show(seat, word, rest)?;
                return Ok(None);
            }
        };
        self.deal(seat, free)
    }

    /// Shows something and changes nothing.
    pub(super) fn show(&mut self, seat: Seat, word: &str, rest: &str) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let lines = match word {
            "map" => vec![G::board(&self.context(viewer))],
            "log" => {
                let lines = self.journal.last(rest.parse().unwrap_or(30), viewer, self.locale);
                return self.tell(&lines);
            }
            "ledger" => self.ledger(seat),
            "rules" => vec![rules::at_the_table(G::NAME, rest, self.locale, self.style).trim_end().to_owned()],
            word if G::WORDS.contains(&word) => G::show(&self.context(viewer), word, rest),
            _ => {
                let bots = [("bots", G::BOTS.join(", ").into())];
                let help = ["play-help", G::HELP].map(|id| self.locale.say(id, &bots));
                help.iter().flat_map(|text| text.lines()).map(|line| self.style.wrap(line, HELP)).collect()
            }
        };
        self.say_lines(&lines)
    }

    /// Does all that was asked for, or says why not.
    pub(super) fn decide_all(&mut self, seat: Seat, all: Phrase<G>) -> io::Result<Option<Next>> {
        let here = |all: &Vec<(Seat, G::Action)>| all.iter().all(|(other, _)| self.me.contains(other));
        let all = match all {
            Ok(all) if here(&all) => all,
            why => {
                let reason = why.err().unwrap_or_else(|| self.locale.say("play-not-here", &[]));
                self.say_lines(&[self.style.wrap(&reason, 2)])?;
                return Ok(None);
            }
        };
        let small = all.iter().all(|(_, action)| G::is_small(action));
        for (other, action) in all {
            if let Err(error) = self.perform(other, PlayerAction::Game(action))? {
                return self.refuse(&error);
            }
            if other != seat {
                self.shown.next = Some(other);
            }
        }
        // Several steps of one's own are no more news than one.
        self.shown.at = small.then(|| self.session.entries().len().saturating_sub(1));
        Ok(Some(Next::Go))
    }

    pub(super) fn undo(&mut self, seat: Seat) -> io::Result<Option<Next>> {
        match self.session.undo(seat) {
            Ok(events) => {
                self.journal.add(events);
                self.shown.at = None;
                self.autosave()?;
                Ok(Some(Next::Go))
            }
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn refuse(&mut self, error: &ActionError<G>) -> io::Result<Option<Next>> {
        let text = self.locale.action_error(error);
        self.say_lines(&[self.style.wrap(&text, 2)])?;
        Ok(None)
    }

    pub(super) fn complain(&mut self, id: &str, menu: &Menu<G>) -> io::Result<Option<Next>> {
        let (low, high) = menu.range();
        self.say_lines(&[self.locale.say(id, &[("low", low.into()), ("high", high.into())])])?;
        Ok(None)
    }
}

/// Actions of the one who is asked.
fn own<A: Copy>(seat: Seat, actions: &[A]) -> Result<Vec<(Seat, A)>, String> {
    Ok(actions.iter().map(|&action| (seat, action)).collect())
}
