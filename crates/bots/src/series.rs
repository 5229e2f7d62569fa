//! Many games between bots: who sits where in which of them.

use rising_sun::{CLANS, Clan, KamiChoice, Options, SetChoice, State};
use table::{Flaw, Game, Outcome, Seed};

use crate::play::{Mishap, Watch, play};
use crate::tally::Tally;
use crate::{Dice, Player, by_name};

/// A plan for any number of games of Rising Sun. Every game follows from the plan and its number
/// alone, so that it does not matter who plays which of them when.
#[derive(Clone, Debug)]
pub struct Series {
    /// The names of the bots, which take the seats in turn.
    pub bots: Vec<String>,
    /// The clans; drawn anew for every deal where there are none.
    pub clans: Option<Vec<Clan>>,
    /// How many players draw clans; as many as there are bots, or three to five where those are
    /// fewer than three.
    pub players: Option<usize>,
    /// The set of season cards.
    pub set: SetChoice,
    /// The kami.
    pub kami: KamiChoice,
    /// Whether the kami walk the map.
    pub kami_unbound: bool,
    /// Where all chance comes from.
    pub seed: u64,
}

/// One game of a series before it is played.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The options.
    pub options: Options,
    /// The seed of the game.
    pub seed: Seed,
    /// For each seat the bot, as an index into the bots of the series.
    pub seats: Vec<usize>,
}

/// One game of a series after it was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How many decisions it took.
    pub decisions: u64,
    /// For each seat its clan, its bot as an index, its rank and its points.
    pub seats: Vec<(Clan, usize, u8, i32)>,
}

impl Series {
    /// The game of that number. As many games in a row as there are bots have the same deal, with
    /// the bots one seat further each time: each bot plays each seat of it.
    pub fn deal(&self, number: u64) -> Deal {
        let bots = self.bots.len() as u64;
        let (round, shift) = (number / bots, number % bots);
        let mut dice = Dice::new(Dice::mix(&[self.seed, round]));
        let mut clans = match &self.clans {
            Some(clans) => clans.clone(),
            None => {
                let players = self.players.unwrap_or(match self.bots.len() {
                    count @ 3..=5 => count,
                    _ => 3 + dice.below(3),
                });
                let mut all = CLANS.map(|row| row.clan);
                dice.shuffle(&mut all);
                all[..players.min(all.len())].to_vec()
            }
        };
        clans.sort_by_key(|clan| clan.row().rank);
        let seats = (0..clans.len() as u64).map(|seat| ((seat + shift) % bots) as usize).collect();
        let options = Options { clans, set: self.set, kami: self.kami.clone(), kami_unbound: self.kami_unbound };
        Deal { options, seed: Seed::from(dice.roll()), seats }
    }

    /// The bots of a game, in the order of its seats; `None` where there is no bot of a name.
    pub fn players(&self, number: u64, deal: &Deal) -> Option<Vec<Box<dyn Player<State>>>> {
        let seat =
            |(seat, &bot): (usize, &usize)| by_name(&self.bots[bot], Dice::mix(&[self.seed, number, seat as u64, 1]));
        deal.seats.iter().enumerate().map(seat).collect()
    }

    /// Plays a game.
    pub fn play(&self, number: u64, watch: &mut impl Watch<State>) -> Result<Played, Mishap<State>> {
        let deal = self.deal(number);
        let mut game = State::deal(&deal.options, &deal.seed).map_err(Mishap::Flawed)?;
        let mut players =
            self.players(number, &deal).ok_or_else(|| Mishap::Flawed(Flaw::new("bots", "unknown-bot")))?;
        let decisions = play(&mut game, &mut players, watch)?;
        let places = game.outcome().unwrap_or(Outcome { places: Vec::new() }).places;
        let seats = deal.options.clans.iter().zip(&deal.seats).zip(places);
        let seats = seats.map(|((&clan, &bot), place)| (clan, bot, place.rank, place.score)).collect();
        Ok(Played { decisions, seats })
    }

    /// Adds a game to a tally.
    pub fn count(&self, played: &Played, tally: &mut Tally) {
        tally.finished += 1;
        tally.decisions += played.decisions;
        for &(clan, bot, rank, score) in &played.seats {
            // Most games are between bots that were counted before.
            let bot = &self.bots[bot];
            if !tally.bots.contains_key(bot) {
                tally.bots.insert(bot.clone(), Default::default());
            }
            if let Some(count) = tally.bots.get_mut(bot) {
                count.add(rank == 1, score);
            }
            tally.clans.entry(clan.name()).or_default().add(rank == 1, score);
        }
    }
}
