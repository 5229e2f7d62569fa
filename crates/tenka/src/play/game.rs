//! The game at the terminal: bots decide, people are asked.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use rising_sun::{Action, State, Terms, View};
use table::{Deed, Denied, Game, Seat, Session, Viewer};
use text::Tongue;

use super::board::board;
use super::journal::Journal;
use super::panels::{id, name};
use super::style::Style;
use super::turn::Next;

/// Chooses one of the legal actions by its index.
pub(crate) type Decide<'a> = &'a mut dyn FnMut(&View, &[Action]) -> usize;
/// Says whether to accept an offer of a seat.
pub(crate) type Answer<'a> = &'a mut dyn FnMut(&View, Seat, &Terms) -> bool;

/// Says what to offer to whom, if anything.
pub(crate) type Propose<'a> = &'a mut dyn FnMut(&View) -> Option<(Seat, Terms)>;

/// A player that decides by itself.
pub(crate) struct Bot<'a> {
    /// Where it sits.
    pub(crate) seat: Seat,
    /// Chooses one of the legal actions by its index.
    pub(crate) decide: Decide<'a>,
    /// Says whether it accepts an offer; without this it declines.
    pub(crate) answer: Option<Answer<'a>>,
    /// Says what it offers before it decides; without this it never does.
    pub(crate) propose: Option<Propose<'a>>,
}

/// How playing ended.
#[derive(Debug)]
#[cfg_attr(not(test), allow(dead_code))]
pub(crate) struct Ending {
    /// The game as it stands.
    pub(crate) session: Session<State>,
    /// Whether the game is over; otherwise somebody left.
    pub(crate) over: bool,
}

/// Plays a session to its end, or until somebody leaves. The seats in `me` are asked; bots decide
/// for all others. With `save_path`, the game is kept there after every decision.
#[allow(clippy::too_many_arguments)]
pub(crate) fn run(
    session: Session<State>,
    me: Vec<Seat>,
    bots: &mut [Bot<'_>],
    tongue: &Tongue,
    style: Style,
    input: impl BufRead,
    output: impl Write,
    save_path: Option<&Path>,
) -> io::Result<Ending> {
    let journal = Journal::of(&session);
    let save_path = save_path.map(Path::to_owned);
    let shown = Shown { seat: None, at: None };
    let mut table =
        Table { session, me, bots, tongue, style, input, output, save_path, journal, shown, unsaved: false };
    let over = table.play()?;
    table.output.flush()?;
    Ok(Ending { session: table.session, over })
}

/// Who looked at the screen last, and at what.
pub(super) struct Shown {
    pub(super) seat: Option<Seat>,
    /// How many entries the record had then.
    pub(super) at: Option<usize>,
}

/// All that lies on the table.
pub(super) struct Table<'a, 'b, I, O> {
    pub(super) session: Session<State>,
    pub(super) me: Vec<Seat>,
    pub(super) bots: &'a mut [Bot<'b>],
    pub(super) tongue: &'a Tongue,
    pub(super) style: Style,
    pub(super) input: I,
    pub(super) output: O,
    pub(super) save_path: Option<PathBuf>,
    pub(super) journal: Journal,
    pub(super) shown: Shown,
    /// Whether the last attempt to save failed; it is told once.
    pub(super) unsaved: bool,
}

impl<I: BufRead, O: Write> Table<'_, '_, I, O> {
    /// Returns whether the game is over.
    pub(super) fn play(&mut self) -> io::Result<bool> {
        self.autosave()?;
        self.welcome()?;
        loop {
            if self.session.game().waiting_for().is_empty() {
                self.finish()?;
                return Ok(true);
            }
            if self.let_a_bot_decide()? {
                continue;
            }
            let seat = self.next_person();
            if self.turn(seat)? == Next::Leave {
                self.leave()?;
                return Ok(false);
            }
        }
    }

    /// Says who plays, and how to ask for help.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let mut lines = Vec::new();
        for &seat in &self.me {
            let clan = self.session.game().clan(seat);
            let ability = self.tongue.say(&format!("clan-{}-ability", id(&clan)), &[]);
            let args = [("clan", name(self.tongue, &clan).into()), ("ability", ability.into())];
            lines.push(self.style.wrap(&self.tongue.say("play-welcome", &args), 2));
        }
        if !lines.is_empty() {
            lines.extend([self.tongue.say("play-welcome-help", &[]), String::new()]);
        }
        self.say_lines(&lines)
    }

    /// Lets the first bot that is waited for decide; returns whether there was one.
    pub(super) fn let_a_bot_decide(&mut self) -> io::Result<bool> {
        let waiting = self.session.game().waiting_for();
        let Some(seat) = waiting.iter().find(|seat| !self.me.contains(seat)) else { return Ok(false) };
        self.let_a_bot_propose(seat)?;
        let legal = self.session.legal(seat);
        let view = self.session.game().view(Viewer::Seat(seat));
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat);
        let chosen = bot.map_or(0, |bot| (bot.decide)(&view, &legal));
        let action = legal.get(chosen).or(legal.first()).copied();
        let action = action.ok_or_else(|| io::Error::other("a seat that is waited for has a legal action"))?;
        self.perform(seat, Deed::Game(action))?.map_err(|_| io::Error::other("a legal action is performed"))?;
        Ok(true)
    }

    /// The person to ask next: whoever sits at the screen, or has to answer an offer, or the first.
    pub(super) fn next_person(&self) -> Seat {
        let waiting = self.session.game().waiting_for();
        let mut people = waiting.iter().filter(|seat| self.me.contains(seat));
        let same = self.shown.seat.filter(|seat| waiting.has(*seat));
        same.or_else(|| people.next()).or(self.me.first().copied()).unwrap_or(Seat(0))
    }

    pub(super) fn perform(&mut self, seat: Seat, deed: Deed<State>) -> io::Result<Result<(), Denied<State>>> {
        match self.session.perform(seat, deed) {
            Ok(told) => {
                self.journal.add(told);
                self.autosave()?;
                Ok(Ok(()))
            }
            Err(denied) => Ok(Err(denied)),
        }
    }

    /// Tells how it ended.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        let viewer = self.me.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat));
        let news = match self.me.first() {
            Some(&seat) => self.journal.unread(seat, self.tongue),
            None => self.journal.last(usize::MAX, viewer, self.tongue),
        };
        self.tell(&news)?;
        let document = self.session.game().view(viewer).document();
        let mut lines = vec![String::new(), board(&document, self.tongue, self.style)];
        if let Some(outcome) = self.session.game().outcome() {
            let mut places: Vec<_> = outcome.places.iter().zip(0..).collect();
            places.sort_by_key(|(place, _)| place.rank);
            for (place, seat) in places {
                let clan = name(self.tongue, &self.session.game().clan(Seat(seat)));
                let args = [("rank", place.rank.into()), ("clan", clan.into()), ("vp", place.score.into())];
                lines.push(self.tongue.say("play-place", &args));
            }
        }
        self.say_lines(&lines)
    }

    pub(super) fn tell(&mut self, news: &[String]) -> io::Result<()> {
        let lines: Vec<String> = news.iter().map(|line| self.style.wrap(&format!("· {line}"), 2)).collect();
        self.say_lines(&lines)
    }
}
