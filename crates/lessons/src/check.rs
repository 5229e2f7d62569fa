//! Whether a puzzle is one: its solution works whatever the others do, and not everything else does.

use std::collections::HashSet;

use bots::Dice;
use engine::{DocumentError, PlayerAction, Seat, Seats, Seed, Session, Viewer};

use crate::document::Puzzle;
use crate::goal::{Judge, Standing, Taught};

/// How many moments are looked at before the replies of the others are too many to try them all.
const MOST_MOMENTS: usize = 400_000;
/// How many draws of hidden things a solution is tried with.
const DRAWS: u64 = 8;
/// How many times bots play it where the replies are too many.
const SEEDS: u64 = 120;
/// How many times it is played without the solution.
const TRIES: u64 = 60;
/// How many decisions there are at most before a goal is judged.
const MOST_DECISIONS: usize = 2_000;

/// What was found out about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many moments all replies of the others lead to, where they could all be tried.
    pub moments: Option<usize>,
    /// How often bots that play without the solution reach the goal all the same: by name, how often, of how many.
    pub by_chance: Vec<(&'static str, u64, u64)>,
}

/// How far a line of play has come in a solution.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Line<G> {
    game: G,
    /// The entries of the solution before this are done or passed over.
    next: usize,
}

/// Why a line of play is not followed further.
enum Halt {
    Flawed(DocumentError),
    TooMany,
}

impl From<DocumentError> for Halt {
    fn from(error: DocumentError) -> Halt {
        Halt::Flawed(error)
    }
}

impl<G: Taught> Puzzle<G> {
    /// Checks all that can be checked of a puzzle.
    pub fn check(&self) -> Result<Report, DocumentError> {
        let moments = match self.try_all() {
            Ok(moments) => Some(moments),
            Err(Halt::Flawed(error)) => return Err(error),
            Err(Halt::TooMany) => {
                (0..SEEDS).try_for_each(|seed| self.try_bots(seed))?;
                None
            }
        };
        let by_chance: Vec<_> = ["random", "greedy"]
            .into_iter()
            .map(|bot| {
                (bot, (0..TRIES).filter(|seed| self.plays(bot, *seed) == Standing::Solved).count() as u64, TRIES)
            })
            .collect();
        if by_chance.iter().all(|(_, solved, tries)| solved == tries) {
            return Err(DocumentError::new("goal", "solves-itself"));
        }
        Ok(Report { moments, by_chance })
    }

    /// What the learner does next by the solution: the next entry that can be done now, for what is not asked is
    /// passed over; or the only thing that can be done at all.
    pub fn by_solution(&self, game: &G, next: usize) -> Option<(G::Action, usize)> {
        let mut legal = Vec::new();
        game.legal_actions(self.seat, &mut legal);
        let planned = self.solution.iter().enumerate().skip(next).find(|(_, action)| legal.contains(action));
        match (planned, &legal[..]) {
            (Some((index, action)), _) => Some((*action, index + 1)),
            (None, [only]) => Some((*only, next)),
            (None, _) => None,
        }
    }

    /// Tries the solution against everything that the others can do; says how many moments that were.
    fn try_all(&self) -> Result<usize, Halt> {
        let mut seen = HashSet::new();
        for draw in 0..DRAWS {
            let mut game = self.state.clone();
            if draw > 0 {
                game.redraw(&mut Seed::from(draw).chance());
            }
            self.follow(Line { game, next: 0 }, &self.judge(), &mut seen)?;
        }
        Ok(seen.len())
    }

    fn follow(&self, mut line: Line<G>, judge: &Judge<G>, seen: &mut HashSet<Line<G>>) -> Result<(), Halt> {
        if seen.len() >= MOST_MOMENTS {
            return Err(Halt::TooMany);
        }
        if !seen.insert(line.clone()) {
            return Ok(());
        }
        let waiting = line.game.waiting_for();
        let seat = if waiting.has(self.seat) { Some(self.seat) } else { waiting.iter().next() };
        let seat = seat.ok_or_else(|| DocumentError::new("goal.when", "goal-never-judged"))?;
        let actions = if seat == self.seat {
            let (action, next) = self.by_solution(&line.game, line.next).ok_or_else(|| self.ends(line.next))?;
            line.next = next;
            vec![action]
        } else {
            let mut legal = Vec::new();
            line.game.legal_actions(seat, &mut legal);
            legal
        };
        for action in actions {
            let (mut line, mut judge) = (line.clone(), judge.clone());
            self.perform(&mut line.game, &mut judge, seat, action)?;
            match judge.standing() {
                Standing::Solved => {}
                Standing::Missed => return Err(self.fails(&judge, line.next).into()),
                Standing::Open => self.follow(line, &judge, seen)?,
            }
        }
        Ok(())
    }

    fn perform(&self, game: &mut G, judge: &mut Judge<G>, seat: Seat, action: G::Action) -> Result<(), DocumentError> {
        let mut events = Vec::new();
        let error = |_| DocumentError::new("solution", "solution-refused").with("seat", self.state.seat_name(seat));
        game.perform(seat, action, &mut events).map_err(error)?;
        judge.see(game, &events);
        game.check().map_err(|error| error.inside("position"))
    }

    fn ends(&self, next: usize) -> DocumentError {
        DocumentError::new(format!("solution[{next}]"), "solution-ends")
    }

    fn fails(&self, judge: &Judge<G>, next: usize) -> DocumentError {
        let unmet = judge.unmet().filter_map(|condition| serde_json::to_string(condition).ok());
        let unmet = unmet.collect::<Vec<_>>().join(", ");
        DocumentError::new(format!("solution[{}]", next.saturating_sub(1)), "solution-fails").with("unmet", unmet)
    }

    /// Tries the solution against the bots that sit there, with other luck for each seed.
    fn try_bots(&self, seed: u64) -> Result<(), DocumentError> {
        let mut next = 0;
        let (standing, judge) = self.play(seed, |session| {
            let (action, after) = self.by_solution(session.game(), next)?;
            next = after;
            Some(action)
        });
        match standing {
            Some(Standing::Solved) => Ok(()),
            Some(Standing::Missed) => Err(self.fails(&judge, next)),
            Some(Standing::Open) => Err(DocumentError::new("goal.when", "goal-never-judged")),
            None => Err(self.ends(next)),
        }
    }

    /// The standing at the end if a bot plays for the learner.
    pub fn plays(&self, bot: &str, seed: u64) -> Standing {
        let Some(mut player) = G::bot(bot, Dice::mix(&[seed, 77])) else { return Standing::Open };
        let names: Vec<&'static str> =
            Seats::first(self.state.seats()).iter().map(|seat| self.state.seat_name(seat)).collect();
        player.sit(self.seat, &names);
        let (standing, _) = self.play(seed, |session| {
            let legal = session.legal(self.seat);
            let choice = player.decide(&session.view(Viewer::Seat(self.seat)), &legal);
            legal.get(choice).copied()
        });
        standing.unwrap_or(Standing::Open)
    }

    /// Plays on until the goal is judged; nothing where the learner knows no further.
    fn play(
        &self,
        seed: u64,
        mut learner: impl FnMut(&Session<G>) -> Option<G::Action>,
    ) -> (Option<Standing>, Judge<G>) {
        let mut game = self.state.clone();
        if seed > 0 {
            game.redraw(&mut Seed::from(seed).chance());
        }
        let (mut session, mut judge) = (Session::from_position(game), self.judge());
        let names = session.seat_names();
        let mut others: Vec<_> = (0..)
            .zip(&self.bots)
            .map(|(seat, bot)| {
                let mut player = G::bot(bot.as_ref()?, Dice::mix(&[seed, seat]))?;
                player.sit(Seat(seat as u8), &names);
                Some(player)
            })
            .collect();
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = session.game().waiting_for().iter().next() else { break };
            let action = match &mut others[seat.index()] {
                Some(player) => {
                    let legal = session.legal(seat);
                    legal.get(player.decide(&session.view(Viewer::Seat(seat)), &legal)).copied()
                }
                None => learner(&session),
            };
            let Some(action) = action else { return (None, judge) };
            let Ok(told) = session.perform(seat, PlayerAction::Game(action)) else { return (None, judge) };
            judge.hear(session.game(), &told);
            if judge.standing() != Standing::Open {
                break;
            }
        }
        (Some(judge.standing()), judge)
    }
}
