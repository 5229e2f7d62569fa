//! Reads a state from a document: names become seats, and invalid documents are refused.

use std::collections::BTreeMap;

use engine::{DocumentError, Seat, snake_case};

use crate::advantage::{ADVANTAGES, Advantage};
use crate::agenda::Agenda;
use crate::card::{Card, Cards};
use crate::clan::CLANS;
use crate::document::{
    BattleDocument, Bids, Figures, MovementDocument, PlayerDocument, PositionDocument, TableDocument,
};
use crate::figure::{Figure, MONSTERS, STRONGHOLDS};
use crate::kami::{Kami, SHRINES};
use crate::mandate::{DRAWN, Mandate, TILES, TURNS};
use crate::naming::{InDocument, Seating};
use crate::province::{PROVINCES, Province};
use crate::season::{SEASONS, Season};
use crate::setup::PLAYERS;
use crate::state::{Battle, Hidden, Movement, Open, Played, Player, SEATS, Spot, State, Walk};
use crate::steps::Step;

fn spread(counts: &BTreeMap<Province, u8>) -> [u8; PROVINCES] {
    let mut spread = [0; PROVINCES];
    for (province, &count) in counts {
        spread[province.index()] = count;
    }
    spread
}

/// Puts a list into a row of fixed length, filled up with `rest`.
fn row<T: Copy, const N: usize>(at: &str, list: &[T], expected: usize, rest: T) -> Result<[T; N], DocumentError> {
    if list.len() != expected || expected > N {
        return Err(DocumentError::new(at, "wrong-length").with("expected", expected).with("found", list.len()));
    }
    let mut row = [rest; N];
    row[..expected].copy_from_slice(list);
    Ok(row)
}

fn cards(at: &str, counts: &BTreeMap<Card, u8>) -> Result<Cards, DocumentError> {
    let mut cards = Cards::EMPTY;
    for (&card, &count) in counts {
        if !(1..=2).contains(&count) {
            return Err(DocumentError::new(format!("{at}.{}", snake_case(card)), "wrong-copies")
                .with("found", usize::from(count)));
        }
        for _ in 0..count {
            cards.add(card);
        }
    }
    Ok(cards)
}

impl PositionDocument {
    /// The state that the document describes; its invariants are checked afterwards.
    pub(crate) fn into_state(self) -> Result<State, DocumentError> {
        let seating = Seating(&self.table.players);
        let count = self.table.players.len();
        if !PLAYERS.contains(&count) {
            return Err(DocumentError::new("table.players", "wrong-player-count")
                .with("found", count)
                .with("least", *PLAYERS.start())
                .with("most", *PLAYERS.end()));
        }
        for (index, player) in self.table.players.iter().enumerate() {
            if self.table.players[..index].iter().any(|other| other.clan == player.clan) {
                return Err(DocumentError::new("table.players", "clan-twice").with("clan", player.clan.name()));
            }
        }
        let open = self.table.open(&seating)?;
        let length = TILES - self.table.track.len();
        let mut hidden = Hidden {
            chance: self.chance,
            deck: row("deck", &self.deck, length, Mandate::Recruit)?,
            known: [[None; DRAWN]; SEATS],
            tiles: [Mandate::Recruit; TURNS],
            piles: [Province::ALL; SEASONS],
            bids: [[0; ADVANTAGES]; SEATS],
            bids_placed: [0; SEATS],
        };
        for (&clan, known) in &self.known {
            let at = format!("known.{}", clan.name());
            hidden.known[seating.seat("known", clan)?.index()] = row(&at, known, DRAWN, None)?;
        }
        for (turn, played) in self.table.track.iter().enumerate() {
            hidden.tiles[turn] =
                played.tile.ok_or_else(|| DocumentError::new(format!("table.track[{turn}].tile"), "missing-field"))?;
        }
        for season in Season::PLAYED {
            let at = format!("tokens.{}", snake_case(season));
            let pile = self.tokens.get(&season).ok_or_else(|| DocumentError::new(at.clone(), "missing-field"))?;
            hidden.piles[season as usize] = row(&at, pile, PROVINCES, Province::Hokkaido)?;
        }
        for (&clan, bids) in &self.bids {
            let seat = seating.seat("bids", clan)?.index();
            hidden.bids[seat] = spread_bids(bids);
            // Bids are placed from left to right, so the last one named tells their number.
            let placed = Advantage::ALL.iter().take_while(|advantage| bids.contains_key(advantage)).count();
            if placed != bids.len() {
                return Err(DocumentError::new(format!("bids.{}", clan.name()), "bids-out-of-order"));
            }
            hidden.bids_placed[seat] = placed as u8;
        }
        Ok(State { open, hidden })
    }
}

fn spread_bids(bids: &Bids) -> [u8; ADVANTAGES] {
    Advantage::ALL.map(|advantage| bids.get(&advantage).copied().unwrap_or(0))
}

impl TableDocument {
    fn open(&self, seating: &Seating<'_>) -> Result<Open, DocumentError> {
        if self.track.len() > TURNS {
            return Err(DocumentError::new("table.track", "too-long")
                .with("most", TURNS)
                .with("found", self.track.len()));
        }
        if self.war_provinces.len() > PROVINCES {
            return Err(DocumentError::new("table.war_provinces", "too-long")
                .with("most", PROVINCES)
                .with("found", self.war_provinces.len()));
        }
        let filler = self.war_provinces.first().copied().unwrap_or(Province::Hokkaido);
        let mut open = Open {
            players: [Player::new(CLANS[0].clan); SEATS],
            honor: [0; SEATS],
            seats: self.players.len() as u8,
            set: self.set,
            kami: self.kami,
            unbound: self.kami_unbound,
            walks: self.walks(seating)?,
            season: self.season,
            phase: self.phase,
            market: cards("table.market", &self.market)?,
            monsters: [Spot::Away; MONSTERS],
            war: row("table.war_provinces", &self.war_provinces, self.war_provinces.len(), filler)?,
            war_count: self.war_provinces.len() as u8,
            war_done: self.wars_resolved,
            track: [Played::NOTHING; TURNS],
            turn: self.track.len() as u8,
            kami_turns: self.kami_turns,
            chooser: seating.seat("table.chooser", self.chooser)?,
            agenda: self.agenda(seating)?,
            summoned: spread(&self.summoned),
            movement: movement(&self.movement, &self.kami)?,
            battle: self.battle.as_ref().map(|battle| fight(battle, seating)).transpose()?.unwrap_or_default(),
        };
        if self.honor.len() != self.players.len() {
            return Err(DocumentError::new("table.honor", "wrong-length")
                .with("expected", self.players.len())
                .with("found", self.honor.len()));
        }
        for (place, &clan) in self.honor.iter().enumerate() {
            open.honor[seating.seat("table.honor", clan)?.index()] = place as u8;
        }
        for (turn, played) in self.track.iter().enumerate() {
            let by = seating.seat(&format!("table.track[{turn}].clan"), played.clan)?;
            open.track[turn] = Played { by, mandate: played.mandate, face_down: played.face_down };
        }
        for (seat, player) in self.players.iter().enumerate() {
            player
                .seat_at(Seat(seat as u8), &mut open, seating)
                .map_err(|error| error.inside(&format!("table.players.{}", player.clan.name())))?;
        }
        Ok(open)
    }

    fn walks(&self, seating: &Seating<'_>) -> Result<[Walk; SHRINES], DocumentError> {
        let mut walks = [Walk::default(); SHRINES];
        for (kami, walk) in &self.walks {
            let at = format!("table.walks.{}", kami.name());
            let shrine = self.kami.iter().position(|one| one == kami);
            let shrine =
                shrine.ok_or_else(|| DocumentError::new(at.clone(), "no-such-shrine").with("kami", kami.name()))?;
            walks[shrine] = Walk { province: walk.province, holder: Some(seating.seat(&at, walk.holder)?) };
        }
        Ok(walks)
    }

    fn agenda(&self, seating: &Seating<'_>) -> Result<Agenda, DocumentError> {
        let mut steps = Vec::with_capacity(self.agenda.len());
        for (index, step) in self.agenda.iter().enumerate() {
            let at = format!("table.agenda[{index}]");
            steps.push(Step::from_document(step.clone(), &at, seating)?);
        }
        Agenda::from_steps(&steps)
            .ok_or_else(|| DocumentError::new("table.agenda", "wrong-agenda").with("found", self.agenda.len()))
    }
}

impl PlayerDocument {
    fn seat_at(&self, seat: Seat, open: &mut Open, seating: &Seating<'_>) -> Result<(), DocumentError> {
        let mut player = Player::new(self.clan);
        player.vp = self.vp;
        player.coins = self.coins;
        player.ronin = self.ronin;
        player.ally = seating.maybe("ally", self.ally)?;
        player.allied_seasons = self.allied_seasons.iter().fold(0, |bits, &season| bits | 1 << season as u8);
        player.cards = cards("cards", &self.cards)?;
        for (&season, provinces) in &self.tokens {
            let Some(tokens) = player.tokens.get_mut(season as usize) else {
                return Err(DocumentError::new("tokens.winter", "no-tokens-in-winter"));
            };
            *tokens = provinces.iter().fold(0, |bits, &province| bits | 1 << province as u8);
        }
        player.strongholds = spread(&self.strongholds);
        let built: u32 = player.strongholds.iter().map(|&count| u32::from(count)).sum();
        if built == 0 || built > STRONGHOLDS.into() {
            return Err(DocumentError::new("strongholds", "wrong-strongholds").with("found", built as usize));
        }
        player.stronghold_reserve = STRONGHOLDS - built as u8;
        player.bushi_reserve = 0;
        player.shinto_reserve = 0;
        player.daimyo = Spot::Away;
        open.players[seat.index()] = player;

        open.place_all(seat, "reserve", &self.reserve, Spot::Reserve)?;
        for (&province, figures) in &self.provinces {
            open.place_all(seat, &format!("provinces.{}", province.name()), figures, Spot::Map(province))?;
        }
        for (&kami, figures) in &self.shrines {
            open.place_all(seat, &format!("shrines.{}", kami.name()), figures, shrine(open, kami)?)?;
        }
        for (&captor, figures) in &self.hostages {
            let spot = Spot::Hostage(seating.seat("hostages", captor)?);
            open.place_all(seat, &format!("hostages.{}", captor.name()), figures, spot)?;
        }
        Ok(())
    }
}

fn shrine(open: &Open, kami: Kami) -> Result<Spot, DocumentError> {
    open.shrine_of(kami)
        .map(Spot::Shrine)
        .ok_or_else(|| DocumentError::new("shrines", "no-such-shrine").with("kami", kami.name()))
}

impl Open {
    /// Places figures at a spot.
    fn place_all(&mut self, seat: Seat, at: &str, figures: &Figures, spot: Spot) -> Result<(), DocumentError> {
        for (&figure, &count) in figures {
            let at = || format!("{at}.{}", snake_case(figure));
            let shinto_only = matches!(spot, Spot::Shrine(_)) && !figure.is_shinto();
            let free = matches!(spot, Spot::Reserve | Spot::Map(_));
            if shinto_only || figure.is_daimyo() && !free || count == 0 {
                return Err(DocumentError::new(at(), "misplaced-figure"));
            }
            let player = &mut self.players[seat.index()];
            match figure {
                Figure::Bushi | Figure::Shinto => {
                    if count > crate::figure::BUSHI {
                        return Err(DocumentError::new(at(), "too-many-figures").with("found", usize::from(count)));
                    }
                    *self.count_mut(seat, figure, spot) = count;
                }
                Figure::Daimyo if count == 1 && player.daimyo == Spot::Away => player.daimyo = spot,
                monster => match monster.monster() {
                    Some(index) if count == 1 && self.monsters[index] == Spot::Away => {
                        self.monsters[index] = spot;
                        self.players[seat.index()].monsters |= 1 << index;
                    }
                    _ => return Err(DocumentError::new(at(), "figure-twice")),
                },
            }
        }
        Ok(())
    }
}

fn movement(document: &MovementDocument, kami: &[Kami; SHRINES]) -> Result<Movement, DocumentError> {
    let routes = |at: &str, routes: &[(Province, Province)]| {
        routes.iter().try_fold(0, |bits, (one, other)| {
            let route =
                one.route(*other).ok_or_else(|| DocumentError::new(format!("table.movement.{at}"), "no-such-route"))?;
            Ok::<u8, DocumentError>(bits | 1 << route)
        })
    };
    let monsters = document.others.iter().filter_map(|figure| figure.monster());
    Ok(Movement {
        bushi: spread(&document.bushi),
        shinto: spread(&document.shinto),
        strongholds: spread(&document.strongholds),
        daimyo: document.others.contains(&Figure::Daimyo),
        monsters: monsters.fold(0, |bits, index| bits | 1 << index),
        kami: (0..SHRINES)
            .filter(|&shrine| document.others.contains(&kami[shrine].figure()))
            .fold(0, |bits, shrine| bits | 1 << shrine),
        open_routes: routes("open_routes", &document.open_routes)?,
        closed_routes: routes("closed_routes", &document.closed_routes)?,
    })
}

fn fight(document: &BattleDocument, seating: &Seating<'_>) -> Result<Battle, DocumentError> {
    let mut battle = Battle {
        province: Some(document.province),
        participants: seating.seats("table.battle.participants", &document.participants)?,
        ready: seating.seats("table.battle.ready", &document.ready)?,
        revealed: document.bids.is_some(),
        bids: [[0; ADVANTAGES]; SEATS],
        hired: seating.maybe("table.battle.hired", document.hired)?,
        winner: seating.maybe("table.battle.winner", document.winner)?,
        killed: document.killed,
        oni_of_souls_owner: seating.maybe("table.battle.oni_of_souls_owner", document.oni_of_souls_owner)?,
        shinto: seating.seats("table.battle.shinto", &document.shinto)?,
        loyalty_counted: document.loyalty_counted,
    };
    for (&clan, bids) in document.bids.iter().flatten() {
        battle.bids[seating.seat("table.battle.bids", clan)?.index()] = spread_bids(bids);
    }
    Ok(battle)
}
