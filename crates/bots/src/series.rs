//! Many games between bots: who sits where in which of them.

use table::{Flaw, Outcome, Place, Seat, Seats, Seed, Session};

use crate::play::{Mishap, Watch, play};
use crate::tally::Tally;
use crate::{Contest, Dice, Player};

/// A plan for any number of games. Every game follows from the plan and its number alone, so that
/// it does not matter who plays which of them when.
#[derive(Clone, Debug)]
pub struct Series<G: Contest> {
    /// The names of the bots, which take the seats in turn.
    pub bots: Vec<String>,
    /// What the games have in common.
    pub plan: G::Plan,
    /// Where all chance comes from.
    pub seed: u64,
}

/// One game of a series before it is played.
#[derive(Clone, Debug)]
pub struct Deal<G: Contest> {
    /// The options.
    pub options: G::Options,
    /// The seed of the game.
    pub seed: Seed,
    /// The bot at the first seat, as an index into the bots of the series; the others follow in turn.
    pub first: usize,
}

/// One game of a series after it was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How many decisions it took.
    pub decisions: u64,
    /// What became of each seat.
    pub seats: Vec<Seated>,
}

/// What became of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The name of the seat.
    pub name: &'static str,
    /// Its bot, as an index into the bots of the series.
    pub bot: usize,
    /// Its place at the end.
    pub place: Place,
}

impl<G: Contest> Series<G> {
    /// The game of that number. As many games in a row as there are bots have the same deal, with
    /// the bots one seat further each time: each bot plays each seat of it.
    pub fn deal(&self, number: u64) -> Deal<G> {
        let bots = self.bots.len() as u64;
        let (round, first) = (number / bots, (number % bots) as usize);
        let mut dice = Dice::new(Dice::mix(&[self.seed, round]));
        let options = G::options(&self.plan, self.bots.len(), &mut dice);
        Deal { options, seed: Seed::from(dice.roll()), first }
    }

    /// The bot at a seat, as an index into the bots of the series.
    pub fn bot_at(&self, deal: &Deal<G>, seat: Seat) -> usize {
        (deal.first + seat.index()) % self.bots.len()
    }

    /// The bots of a game, in the order of its seats; `None` where there is no bot of a name.
    pub fn players(&self, number: u64, deal: &Deal<G>, seats: usize) -> Option<Vec<Box<dyn Player<G>>>> {
        let player = |seat: Seat| {
            let seed = Dice::mix(&[self.seed, number, seat.0.into(), 1]);
            G::bot(&self.bots[self.bot_at(deal, seat)], seed)
        };
        Seats::first(seats).iter().map(player).collect()
    }

    /// Plays a game.
    pub fn play(&self, number: u64, watch: &mut impl Watch<G>) -> Result<Played, Mishap<G>> {
        let deal = self.deal(number);
        let mut session: Session<G> = Session::new(deal.options.clone(), deal.seed.clone()).map_err(Mishap::Flawed)?;
        let players = self.players(number, &deal, session.game().seats());
        let mut players = players.ok_or_else(|| Mishap::Flawed(Flaw::new("bots", "unknown-bot")))?;
        let decisions = play(&mut session, &mut players, watch)?;
        let game = session.game();
        let places = game.outcome().unwrap_or(Outcome { places: Vec::new() }).places;
        let seats = Seats::first(game.seats()).iter().zip(places).map(|(seat, place)| Seated {
            name: game.seat_name(seat),
            bot: self.bot_at(&deal, seat),
            place,
        });
        Ok(Played { decisions, seats: seats.collect() })
    }

    /// Adds a game to a tally.
    pub fn count(&self, played: &Played, tally: &mut Tally) {
        tally.finished += 1;
        tally.decisions += played.decisions;
        for seat in &played.seats {
            let (won, score) = (seat.place.rank == 1, seat.place.score);
            // Most games are between bots that were counted before.
            let bot = &self.bots[seat.bot];
            if !tally.bots.contains_key(bot) {
                tally.bots.insert(bot.clone(), Default::default());
            }
            if let Some(count) = tally.bots.get_mut(bot) {
                count.add(won, score);
            }
            tally.seats.entry(seat.name).or_default().add(won, score);
        }
    }
}
