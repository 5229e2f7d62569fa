//! What is printed on the board, the cards and the screens, as one document, so that programs that show it
//! need no copy of their own.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::advantage::Advantage;
use crate::card::{CARDS, CORE, Card, CardSet, CardType};
use crate::clan::{CLANS, Clan};
use crate::figure::{BUSHI, Figure, SHINTO, STRONGHOLDS};
use crate::kami::{Kami, SHRINES};
use crate::mandate::{DRAWN, Mandate, TILES, TURNS};
use crate::political::KAMI_AFTER;
use crate::province::{MAP, Province, ROUTES, Reward, SET_BONUS};
use crate::season::Season;

/// All printed figures of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// The seasons that are played, in order.
    pub seasons: Vec<Season>,
    /// The clans in the order of their starting honor rank.
    pub clans: Vec<ClanFacts>,
    /// The provinces from north to south.
    pub provinces: Vec<ProvinceFacts>,
    /// The shipping routes in the order of their numbers.
    pub routes: Vec<(Province, Province)>,
    /// The season cards.
    pub cards: Vec<CardFacts>,
    /// Their types.
    pub card_types: Vec<CardType>,
    /// The sets of which one is added to the core cards.
    pub sets: Vec<CardSet>,
    /// All kami.
    pub kami: Vec<Kami>,
    /// How many of them have a shrine in a game.
    pub shrines: usize,
    /// The kami of a first game.
    pub first_game: Vec<Kami>,
    /// The mandates.
    pub mandates: Vec<Mandate>,
    /// How many mandate tiles there are, and how many are drawn to choose from.
    pub tiles: usize,
    /// See `tiles`.
    pub drawn: usize,
    /// The spaces of the political track.
    pub track: Vec<Space>,
    /// The war advantages in the order in which they are resolved.
    pub advantages: Vec<Advantage>,
    /// What a war province token of each season is worth in Winter.
    pub token_worth: BTreeMap<Season, u16>,
    /// The points in Winter for tokens of so many different provinces, from none to all.
    pub set_bonus: Vec<u16>,
    /// What each clan has.
    pub pieces: Pieces,
}

/// What is printed on a clan screen.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClanFacts {
    /// The clan.
    pub clan: Clan,
    /// The starting honor rank.
    pub rank: u8,
    /// The seasonal income in coins.
    pub income: u16,
    /// The home province.
    pub home: Province,
}

/// What is printed in a province.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProvinceFacts {
    /// The province.
    pub province: Province,
    /// Provinces across a border.
    pub land: &'static [Province],
    /// Provinces at the other end of a shipping route.
    pub sea: &'static [Province],
    /// What a Harvest yields here.
    pub reward: Reward,
}

/// What is printed on a season card apart from its effect, and the decks that contain it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardFacts {
    /// The card.
    pub card: Card,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// The season in which it is for sale.
    pub season: Season,
    /// Its cost in coins.
    pub cost: u16,
    /// The monster it brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monster: Option<Figure>,
    /// How many copies are among the core cards, which are in every game.
    pub core: u8,
    /// How many copies come with each set that has any.
    pub sets: BTreeMap<CardSet, u8>,
}

/// A space of the political track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// A mandate is played.
    Mandate,
    /// The kami have their turn.
    Kami,
}

/// What each clan has in the box.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs)]
pub struct Pieces {
    pub bushi: u8,
    pub shinto: u8,
    pub daimyo: u8,
    pub strongholds: u8,
}

impl Facts {
    /// What is printed, from the tables of the rules.
    pub fn printed() -> Facts {
        Facts {
            seasons: Season::PLAYED.into(),
            clans: CLANS
                .iter()
                .map(|row| ClanFacts { clan: row.clan, rank: row.rank, income: row.income, home: row.home })
                .collect(),
            provinces: MAP
                .iter()
                .map(|row| ProvinceFacts { province: row.province, land: row.land, sea: row.sea, reward: row.reward })
                .collect(),
            routes: ROUTES.into(),
            cards: Card::all().map(CardFacts::of).collect(),
            card_types: CardType::ALL.into(),
            sets: CardSet::ALL.into(),
            kami: Kami::ALL.into(),
            shrines: SHRINES,
            first_game: Kami::FIRST_GAME.into(),
            mandates: Mandate::ALL.into(),
            tiles: TILES,
            drawn: DRAWN,
            track: track(),
            advantages: Advantage::ALL.into(),
            token_worth: Season::PLAYED.map(|season| (season, season.token_worth())).into(),
            set_bonus: SET_BONUS.into(),
            pieces: Pieces { bushi: BUSHI, shinto: SHINTO, daimyo: 1, strongholds: STRONGHOLDS },
        }
    }
}

impl CardFacts {
    fn of(card: Card) -> CardFacts {
        let row = CARDS[card as usize];
        let copies = |cards: &[(Card, u8)]| cards.iter().find(|(one, _)| *one == card).map(|&(_, copies)| copies);
        let sets = CardSet::ALL.into_iter().filter_map(|set| Some((set, copies(set.cards())?)));
        CardFacts {
            card,
            kind: row.kind,
            season: row.season,
            cost: row.cost,
            monster: row.monster,
            core: copies(&CORE).unwrap_or(0),
            sets: sets.collect(),
        }
    }
}

fn track() -> Vec<Space> {
    let turns = 1..=TURNS as u8;
    turns.flat_map(|turn| [Some(Space::Mandate), KAMI_AFTER.contains(&turn).then_some(Space::Kami)]).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_has_seven_mandates_and_ends_with_the_kami() {
        let track = track();
        assert_eq!(track.len(), TURNS + KAMI_AFTER.len());
        assert_eq!(track[3], Space::Kami);
        assert_eq!(track.last(), Some(&Space::Kami));
    }

    #[test]
    fn every_card_is_found_somewhere() {
        for card in Facts::printed().cards {
            assert!(card.core > 0 || !card.sets.is_empty(), "{:?}", card.card);
        }
    }
}
