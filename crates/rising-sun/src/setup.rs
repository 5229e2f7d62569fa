//! Setting up a game (p.8-9).

use engine::{DocumentError, Seat, Seed};

use crate::advantage::ADVANTAGES;
use crate::agenda::Agenda;
use crate::card::{CardSet, Cards};
use crate::clan::{CLANS, Clan};
use crate::figure::{Figure, MONSTERS};
use crate::kami::{Kami, SHRINES};
use crate::mandate::{DRAWN, Mandate, TURNS};
use crate::options::{KamiChoice, Options, SetChoice};
use crate::province::{PROVINCES, Province};
use crate::season::{SEASONS, Season};
use crate::state::{Battle, Hidden, Movement, Open, Phase, Played, Player, SEATS, Spot, State};
use crate::steps;

/// The fewest and the most players with the clans in the box.
pub(crate) const PLAYERS: std::ops::RangeInclusive<usize> = 3..=5;

impl Options {
    /// Checks the options; returns the clans in seating order.
    fn seating(&self) -> Result<Vec<Clan>, DocumentError> {
        if !PLAYERS.contains(&self.clans.len()) {
            return Err(DocumentError::new("clans", "wrong-player-count")
                .with("found", self.clans.len())
                .with("least", *PLAYERS.start())
                .with("most", *PLAYERS.end()));
        }
        let mut clans = self.clans.clone();
        clans.sort_by_key(|clan| clan.row().rank);
        if let Some(pair) = clans.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(DocumentError::new("clans", "clan-twice").with("clan", pair[0].name()));
        }
        if let KamiChoice::Chosen(kami) = &self.kami {
            for (index, one) in kami.iter().enumerate() {
                if kami[..index].contains(one) {
                    return Err(DocumentError::new(format!("kami[{index}]"), "kami-twice").with("kami", one.name()));
                }
            }
        }
        Ok(clans)
    }
}

impl State {
    /// Sets up a game; the first season has not begun.
    pub(crate) fn set_up(options: &Options, seed: &Seed) -> Result<State, DocumentError> {
        let clans = options.seating()?;
        let mut chance = seed.chance();

        let mut players = [Player::new(CLANS[0].clan); SEATS];
        let mut honor = [0; SEATS];
        for (seat, &clan) in clans.iter().enumerate() {
            let home = clan.row().home;
            let player = &mut players[seat];
            *player = Player::new(clan);
            player.daimyo = Spot::Map(home);
            player.bushi_reserve -= 1;
            player.bushi[home.index()] += 1;
            player.stronghold_reserve -= 1;
            player.strongholds[home.index()] += 1;
            honor[seat] = seat as u8;
        }

        let kami = match &options.kami {
            KamiChoice::FirstGame => Kami::FIRST_GAME,
            KamiChoice::Chosen(kami) => *kami,
            KamiChoice::Random => {
                let mut tiles = Kami::ALL;
                chance.shuffle(&mut tiles);
                let mut drawn = [tiles[0]; SHRINES];
                drawn.copy_from_slice(&tiles[..SHRINES]);
                drawn
            }
        };
        let set = match options.set {
            SetChoice::Set(set) => set,
            SetChoice::Random => CardSet::ALL[chance.below(CardSet::ALL.len() as u32) as usize],
        };
        let mut piles = [Province::ALL; SEASONS];
        for pile in &mut piles {
            chance.shuffle(pile);
        }
        let mut deck = Mandate::TILES;
        chance.shuffle(&mut deck);

        Ok(State {
            open: Open {
                players,
                honor,
                seats: clans.len() as u8,
                set,
                kami,
                unbound: options.kami_unbound,
                walks: Default::default(),
                season: Season::Spring,
                phase: Phase::TeaCeremony,
                market: Cards::EMPTY,
                monsters: [Spot::Away; MONSTERS],
                war: Province::ALL,
                war_count: 0,
                war_done: 0,
                track: [Played::NOTHING; TURNS],
                turn: 0,
                kami_turns: 0,
                chooser: Seat(0),
                agenda: Agenda::of(steps::Over),
                summoned: [0; PROVINCES],
                movement: Movement::default(),
                battle: Battle::default(),
            },
            hidden: Hidden {
                chance,
                deck,
                known: [[None; DRAWN]; SEATS],
                tiles: [Mandate::Recruit; TURNS],
                piles,
                bids: [[0; ADVANTAGES]; SEATS],
                bids_placed: [0; SEATS],
            },
        })
    }

    /// Gives a monster to a player, into reserve.
    pub(crate) fn join(&mut self, seat: Seat, monster: Figure) {
        if let Some(index) = monster.monster() {
            self.monsters[index] = Spot::Reserve;
            self.player_mut(seat).monsters |= 1 << index;
        }
    }
}
