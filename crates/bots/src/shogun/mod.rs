//! Shogun among bots: who plays it, and which games are dealt.

mod bargain;
mod describe;
mod greedy;
mod planning;
mod stand;
mod taste;
mod thinker;

use serde::Serialize;
use shogun::{Board, Colour, Options, Start, State, Tower};

pub use greedy::Greedy;
pub use taste::taste;
pub use thinker::{Mind, Thinker};

use crate::contest::{how_many, some_of};
use crate::{Character, Contest, Diplomat, Oracle, Player, Random, Round};

/// What the games of a series have in common.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Plan {
    /// The colors in the order of the seats; drawn again for every round if empty.
    pub colours: Option<Vec<Colour>>,
    /// How many players draw colours; as many as there are bots, or three to five where those are
    /// fewer than three.
    pub players: Option<usize>,
    /// The side of the board; drawn for every round if absent.
    pub board: Option<Board>,
    /// How the provinces are given out; drawn for every round if absent.
    pub start: Option<Start>,
    /// How the tower behaves.
    pub tower: Tower,
    /// Whether a planned march may be called off.
    pub free_marches: bool,
    /// Whether the box holds all there is.
    pub limited_stock: bool,
}

impl Plan {
    /// A board and a start. The rulebook has tables for a start without a draft on one side only.
    fn set_up(&self, round: &mut Round) -> (Board, Start) {
        let mut open = vec![(Board::Sun, Start::Draft), (Board::Sun, Start::Preset), (Board::Moon, Start::Draft)];
        open.retain(|&(board, start)| self.board.unwrap_or(board) == board && self.start.unwrap_or(start) == start);
        match open.as_slice() {
            // What does not go together is left for the rules to refuse.
            [] => (self.board.unwrap_or_default(), self.start.unwrap_or_default()),
            open => open[round.pick(open.len())],
        }
    }
}

impl Contest for State {
    const KIND: &'static str = "colour";
    const GROUND: &'static str = "board";
    const BOTS: &'static [&'static str] = &["random", "greedy", "skilled", "master"];

    type Plan = Plan;

    fn options(plan: &Plan, bots: usize, round: &mut Round) -> Options {
        let colours = plan.colours.clone().unwrap_or_else(|| {
            let players = how_many(plan.players, bots, round);
            let mut colours = some_of(&Colour::ALL, players, round);
            // The first seat has each color in turn.
            let first = round.pick(colours.len());
            colours.rotate_left(first);
            colours
        });
        let (board, start) = plan.set_up(round);
        let Plan { tower, free_marches, limited_stock, .. } = *plan;
        Options { colours, board, start, tower, free_marches, limited_stock }
    }

    fn ground(options: &Options) -> &'static str {
        match (options.board, options.start) {
            (Board::Sun, Start::Draft) => "sun-draft",
            (Board::Sun, Start::Preset) => "sun-preset",
            (Board::Moon, Start::Draft) => "moon-draft",
            (Board::Moon, Start::Preset) => "moon-preset",
        }
    }

    fn with_oracle(level: &str, seed: u64, oracle: Oracle<State>) -> Option<Box<dyn Player<State>>> {
        let thinker = Thinker::new(seed, Mind::of(level)?).with_oracle(oracle);
        Some(Box::new(Diplomat::new(Box::new(thinker), Character::plain(), seed)))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<State>>> {
        let (level, character) = Character::of_bot(name, seed)?;
        let thinker: Box<dyn Player<State>> = match level {
            "random" if name == level => return Some(Box::new(Random::new(seed))),
            "greedy" => Box::new(Greedy::of(seed, character)),
            level => Box::new(Thinker::new(seed, Mind::of(level)?)),
        };
        Some(Box::new(Diplomat::new(thinker, character, seed)))
    }
}
