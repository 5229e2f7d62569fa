//! The game at the terminal: bots decide, people are asked.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Instant;

use bots::{Character, Player};
use engine::{ActionError, PlayerAction, Seat, Session, Viewer};
use text::Locale;

use super::journal::Journal;
use super::on_screen::{OnScreen, ViewContext};
use super::style::Style;
use super::thought::Thought;
use super::turn::Next;
use crate::viewer::Perspective;

/// A player that decides by itself.
pub(crate) struct Bot<G: OnScreen> {
    /// Its seat.
    pub(crate) seat: Seat,
    /// Its name, such as `greedy:raider`.
    pub(crate) name: String,
    /// Its character, if it has one to introduce.
    pub(crate) character: Option<&'static Character>,
    /// The bot itself.
    pub(crate) player: Box<dyn Player<G>>,
}

/// A game to be played in the terminal, and who plays it.
pub(crate) struct TerminalGame<G: OnScreen> {
    /// The game.
    pub(crate) session: Session<G>,
    /// The seats of people.
    pub(crate) people: Vec<Seat>,
    /// The bots at all other seats.
    pub(crate) bots: Vec<Bot<G>>,
    /// The file to which the game is saved after every decision.
    pub(crate) save: Option<PathBuf>,
}

/// How playing ended.
#[derive(Debug)]
#[cfg_attr(not(test), allow(dead_code))]
pub(crate) struct Ending<G: OnScreen> {
    /// The game as it stands.
    pub(crate) session: Session<G>,
    /// Whether the game is over; otherwise a player left.
    pub(crate) over: bool,
}

/// Plays a session to its end, or until a player leaves.
pub(crate) fn run<G: OnScreen>(
    game_setup: TerminalGame<G>,
    locale: &Locale,
    style: Style,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<Ending<G>> {
    let TerminalGame { session, people, bots, save } = game_setup;
    let journal = Journal::of(&session);
    let shown = Shown { seat: None, at: None, next: None };
    let thought = Thought::default();
    let mut table = Table {
        session,
        me: people,
        bots,
        locale,
        style,
        input,
        output,
        save,
        journal,
        shown,
        unsaved: false,
        thought,
    };
    let over = table.play()?;
    table.output.flush()?;
    Ok(Ending { session: table.session, over })
}

/// Who looked at the screen last, and at what.
pub(super) struct Shown {
    pub(super) seat: Option<Seat>,
    /// How many entries the record had then.
    pub(super) at: Option<usize>,
    /// Who asked for the screen.
    pub(super) next: Option<Seat>,
}

/// All that lies on the table.
pub(super) struct Table<'a, G: OnScreen, I, O> {
    pub(super) session: Session<G>,
    pub(super) me: Vec<Seat>,
    pub(super) bots: Vec<Bot<G>>,
    pub(super) locale: &'a Locale,
    pub(super) style: Style,
    pub(super) input: I,
    pub(super) output: O,
    pub(super) save: Option<PathBuf>,
    pub(super) journal: Journal<G>,
    pub(super) shown: Shown,
    /// Whether the last attempt to save failed; it is reported once.
    pub(super) unsaved: bool,
    /// How long bots have thought since the screen was last shown.
    pub(super) thought: Thought,
}

impl<G: OnScreen, I: BufRead, O: Write> Table<'_, G, I, O> {
    /// Returns whether the game is over.
    pub(super) fn play(&mut self) -> io::Result<bool> {
        self.seat_bots();
        self.autosave()?;
        self.welcome()?;
        loop {
            if self.session.game().waiting_for().is_empty() {
                self.tell_bots_the_end();
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

    /// The game as a viewer sees it.
    pub(super) fn context(&self, viewer: Viewer) -> ViewContext<'_, G> {
        ViewContext {
            game: self.session.game(),
            perspective: Perspective::Of(viewer),
            locale: self.locale,
            style: self.style,
        }
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.locale.name(self.session.game().seat_name(seat))
    }

    /// Says who plays, and how to ask for help.
    pub(super) fn welcome(&mut self) -> io::Result<()> {
        let mut lines = Vec::new();
        for &seat in &self.me {
            let about = G::about(&self.context(Viewer::Seat(seat)), seat);
            let args = [("seat", self.name(seat).into()), ("about", about.into())];
            lines.push(self.style.wrap(&self.locale.say("play-welcome", &args), 2));
        }
        if !lines.is_empty() {
            lines.extend(self.introductions());
            lines.extend([self.locale.say("play-welcome-help", &[]), String::new()]);
        }
        self.say_lines(&lines)
    }

    /// Who the bots are.
    fn introductions(&self) -> Vec<String> {
        let known = self.bots.iter().filter_map(|bot| Some((bot, bot.character?)));
        let present = known.filter(|(bot, _)| !self.me.contains(&bot.seat));
        let introduce = |(bot, character): (&Bot<G>, &Character)| {
            let args = [
                ("seat", self.name(bot.seat).into()),
                ("person", self.locale.say(character.person, &[]).into()),
                ("bot", bot.name.as_str().into()),
                ("line", self.locale.say(character.line, &[]).into()),
            ];
            self.style.wrap(&self.locale.say("play-introduces", &args), 2)
        };
        present.map(introduce).collect()
    }

    /// The bot at a seat.
    pub(super) fn bot(&mut self, seat: Seat) -> Option<&mut Box<dyn Player<G>>> {
        self.bots.iter_mut().find(|bot| bot.seat == seat).map(|bot| &mut bot.player)
    }

    /// Lets the first bot that is waited for decide; returns whether there was one.
    pub(super) fn let_a_bot_decide(&mut self) -> io::Result<bool> {
        let waiting = self.session.game().waiting_for();
        let Some(seat) = waiting.iter().find(|seat| !self.me.contains(seat)) else { return Ok(false) };
        self.let_a_bot_propose(seat)?;
        let legal = self.session.legal(seat);
        let seen = self.session.view(Viewer::Seat(seat));
        let began = Instant::now();
        let chosen = self.bot(seat).map_or(0, |bot| bot.decide(&seen, &legal));
        self.thought.add(seat, began.elapsed());
        self.heed(seat)?;
        let action = legal.get(chosen).or(legal.first()).copied();
        let action = action.ok_or_else(|| io::Error::other("a seat that is waited for has a legal action"))?;
        self.perform(seat, PlayerAction::Game(action))?.map_err(|_| io::Error::other("a legal action is performed"))?;
        Ok(true)
    }

    /// The person to ask next: the one who asked for the screen or sits at it, or must answer an offer, or the first.
    pub(super) fn next_person(&mut self) -> Seat {
        let waiting = self.session.game().waiting_for();
        let mut people = waiting.iter().filter(|seat| self.me.contains(seat));
        let same = self.shown.next.take().or(self.shown.seat).filter(|seat| waiting.has(*seat));
        same.or_else(|| people.next()).or(self.me.first().copied()).unwrap_or(Seat(0))
    }

    pub(super) fn perform(&mut self, seat: Seat, action: PlayerAction<G>) -> io::Result<Result<(), ActionError<G>>> {
        match self.session.perform(seat, action) {
            Ok(events) => {
                self.journal.add(events);
                self.autosave()?;
                Ok(Ok(()))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    /// Shows the result.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        let viewer = self.me.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat));
        let news = match self.me.first() {
            Some(&seat) => self.journal.unread(seat, self.locale),
            None => self.journal.last(usize::MAX, viewer, self.locale),
        };
        self.tell(&news)?;
        let mut lines = vec![String::new(), G::board(&self.context(viewer))];
        if let Some(outcome) = self.session.game().outcome() {
            let mut places: Vec<_> = outcome.places.iter().zip(0..).collect();
            places.sort_by_key(|(place, _)| place.rank);
            for (place, seat) in places {
                let name = self.name(Seat(seat));
                let args = [("rank", place.rank.into()), ("seat", name.into()), ("vp", place.score.into())];
                lines.push(self.locale.say("play-place", &args));
            }
        }
        self.say_lines(&lines)
    }

    pub(super) fn tell(&mut self, news: &[String]) -> io::Result<()> {
        let lines: Vec<String> = news.iter().map(|line| self.style.wrap(&format!("· {line}"), 2)).collect();
        self.say_lines(&lines)
    }
}
