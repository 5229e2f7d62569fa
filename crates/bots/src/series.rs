//! Many games between bots: who sits where in which of them.

use std::time::Duration;

use table::{Deed, Flaw, Outcome, Place, Seat, Seats, Seed, Session};

use crate::exec::{Lapse, Lapses};
use crate::play::{Mishap, Watch, play};
use crate::tally::Tally;
use crate::{Contest, Dice, NoBot, Player, player};

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
    /// How long bots that are other programs may think about each question.
    pub deadline: Duration,
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
    /// The turns that its bot lost.
    pub lapses: Lapses,
}

/// Counts the turns that bots lose while somebody looks on.
struct Counting<'a, W> {
    watch: &'a mut W,
    /// By seat.
    lapses: Vec<Lapses>,
}

impl<G: Contest, W: Watch<G>> Watch<G> for Counting<'_, W> {
    fn before(&mut self, session: &Session<G>, seat: Seat, deed: &Deed<G>) {
        self.watch.before(session, seat, deed);
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), Flaw> {
        self.watch.after(session)
    }

    fn lapsed(&mut self, seat: Seat, lapse: &Lapse) {
        self.lapses[seat.index()].add(lapse);
        self.watch.lapsed(seat, lapse);
    }
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

    /// The bots of a game, in the order of its seats.
    pub fn players(&self, number: u64, deal: &Deal<G>, seats: usize) -> Result<Vec<Box<dyn Player<G>>>, NoBot> {
        let at = |seat: Seat| {
            let seed = Dice::mix(&[self.seed, number, seat.0.into(), 1]);
            player(&self.bots[self.bot_at(deal, seat)], seed, self.deadline)
        };
        Seats::first(seats).iter().map(at).collect()
    }

    /// Plays a game.
    pub fn play(&self, number: u64, watch: &mut impl Watch<G>) -> Result<Played, Mishap<G>> {
        let deal = self.deal(number);
        let mut session: Session<G> = Session::new(deal.options.clone(), deal.seed.clone()).map_err(Mishap::Flawed)?;
        let players = self.players(number, &deal, session.game().seats());
        let mut players = players.map_err(|why| Mishap::Flawed(why.into()))?;
        let mut counting = Counting { watch, lapses: vec![Lapses::default(); players.len()] };
        let decisions = play(&mut session, &mut players, &mut counting)?;
        let game = session.game();
        let places = game.outcome().unwrap_or(Outcome { places: Vec::new() }).places;
        let seats = Seats::first(game.seats()).iter().zip(places).map(|(seat, place)| Seated {
            name: game.seat_name(seat),
            bot: self.bot_at(&deal, seat),
            place,
            lapses: counting.lapses[seat.index()],
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
                count.lapses += seat.lapses;
            }
            tally.seats.entry(seat.name).or_default().add(won, score);
        }
    }
}
