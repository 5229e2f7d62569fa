//! Many games between bots: who sits where in which of them.

use std::time::Duration;

use engine::{AddressedEvent, DocumentError, Outcome, Place, PlayerAction, Seat, Seats, Seed, Session};

use crate::exec::{BotError, LostTurns};
use crate::play::{PlayError, Watch, play};
use crate::tally::Tally;
use crate::{Contest, DEADLINE, Dice, Oracle, Player, Round, Schedule, UnknownBotError, player};

/// A plan for any number of games. Every game follows from the plan and its number alone, so that
/// it does not matter who plays which of them when.
#[derive(Clone, Debug)]
pub struct Series<G: Contest> {
    /// The names of the bots.
    pub bots: Vec<String>,
    /// Which of them meet in which game.
    pub schedule: Schedule,
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
    /// The bots as they sit, as indices into those of the series; they begin again where there are
    /// more seats.
    pub bots: Vec<usize>,
}

/// One game of a series after it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    pub lost_turns: LostTurns,
}

/// The suffix of the name of a bot that sees hidden things.
const PEEKING: &str = "+peek";

/// Passes on what an observer sees, counts lost turns, and shows the state to the oracle.
struct Counting<'a, G: Contest, W> {
    watch: &'a mut W,
    oracle: Option<Oracle<G>>,
    /// By seat.
    lost_turns: Vec<LostTurns>,
}

impl<G: Contest, W: Watch<G>> Watch<G> for Counting<'_, G, W> {
    fn asked(&mut self, seat: Seat) {
        self.watch.asked(seat);
    }

    fn answered(&mut self, seat: Seat) {
        self.watch.answered(seat);
    }

    fn before(&mut self, session: &Session<G>, seat: Seat, action: &PlayerAction<G>) {
        self.watch.before(session, seat, action);
    }

    fn events(&mut self, events: &[AddressedEvent<G>]) {
        self.watch.events(events);
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        if let Some(oracle) = &self.oracle {
            oracle.show(session.game());
        }
        self.watch.after(session)
    }

    fn turn_lost(&mut self, seat: Seat, error: &BotError) {
        self.lost_turns[seat.index()].add(error);
        self.watch.turn_lost(seat, error);
    }
}

impl<G: Contest> Series<G> {
    /// Games of all bots at one table. Bots that are other programs have the usual [`DEADLINE`].
    pub fn new(bots: Vec<String>, plan: G::Plan, seed: u64) -> Series<G> {
        Series { schedule: Schedule::together(&bots), bots, plan, seed, deadline: DEADLINE }
    }

    /// The game of that number. As many games as there are bots at the table have the same deal,
    /// with the bots one seat further each time: each bot plays each seat of it. From round to round
    /// they also sit in another order.
    pub fn deal(&self, number: u64) -> Deal<G> {
        let turn = self.schedule.turn(number);
        let lineup = &self.schedule.lineups()[turn.lineup];
        let mut round = Round::new(self.seed, turn.round);
        let options = G::options(&self.plan, lineup.len(), &mut round);
        let orders = self.schedule.orders();
        let mut bots: Vec<usize> = orders[round.pick(orders.len())].iter().map(|&place| lineup[place]).collect();
        bots.rotate_left(turn.further);
        Deal { options, seed: Seed::from(Dice::mix(&[self.seed, turn.deal])), bots }
    }

    /// The bot at a seat, as an index into the bots of the series.
    pub fn bot_at(&self, deal: &Deal<G>, seat: Seat) -> usize {
        deal.bots[seat.index() % deal.bots.len()]
    }

    /// The bots of a game, in the order of its seats.
    pub fn players(
        &self,
        number: u64,
        deal: &Deal<G>,
        seats: usize,
    ) -> Result<Vec<Box<dyn Player<G>>>, UnknownBotError> {
        self.players_at(number, deal, seats, &Oracle::new(0))
    }

    fn players_at(
        &self,
        number: u64,
        deal: &Deal<G>,
        seats: usize,
        oracle: &Oracle<G>,
    ) -> Result<Vec<Box<dyn Player<G>>>, UnknownBotError> {
        let at = |seat: Seat| {
            let seed = Dice::mix(&[self.seed, number, seat.0.into(), 1]);
            let name = &self.bots[self.bot_at(deal, seat)];
            match name.strip_suffix(PEEKING) {
                Some(level) => {
                    let unknown = || UnknownBotError::Unknown { name: name.clone() };
                    G::with_oracle(level, seed, oracle.clone()).ok_or_else(unknown)
                }
                None => player(name, seed, self.deadline),
            }
        };
        Seats::first(seats).iter().map(at).collect()
    }

    /// Whether there is a bot of that name, which may see what is hidden if its name ends so.
    pub fn knows(name: &str, deadline: Duration) -> Result<(), UnknownBotError> {
        match name.strip_suffix(PEEKING) {
            Some(level) if G::with_oracle(level, 0, Oracle::new(0)).is_some() => Ok(()),
            _ => player::<G>(name, 0, deadline).map(|_| ()),
        }
    }

    /// Plays a game.
    pub fn play(&self, number: u64, watch: &mut impl Watch<G>) -> Result<Played, PlayError<G>> {
        let deal = self.deal(number);
        let mut session: Session<G> =
            Session::new(deal.options.clone(), deal.seed.clone()).map_err(PlayError::InvalidDocument)?;
        let oracle = Oracle::new(Dice::mix(&[self.seed, number, 2]));
        oracle.show(session.game());
        let players = self.players_at(number, &deal, session.game().seats(), &oracle);
        let mut players = players.map_err(|why| PlayError::InvalidDocument(why.into()))?;
        let oracle = self.bots.iter().any(|bot| bot.ends_with(PEEKING)).then_some(oracle);
        let mut counting = Counting { watch, oracle, lost_turns: vec![LostTurns::default(); players.len()] };
        let decisions = play(&mut session, &mut players, &mut counting)?;
        let game = session.game();
        let places = game.outcome().unwrap_or(Outcome { places: Vec::new() }).places;
        let seats = Seats::first(game.seats()).iter().zip(places).map(|(seat, place)| Seated {
            name: game.seat_name(seat),
            bot: self.bot_at(&deal, seat),
            place,
            lost_turns: counting.lost_turns[seat.index()],
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
                count.lost_turns += seat.lost_turns;
            }
            tally.seats.entry(seat.name).or_default().add(won, score);
        }
    }
}
