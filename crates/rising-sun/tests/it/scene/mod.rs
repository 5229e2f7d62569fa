//! Scenes for tests: a position set up in the words of the rulebook, then played.
//!
//! ```text
//! let mut table = Scene::of(&[Koi, Lotus, Turtle])
//!     .place(Koi, Kyoto, &[(Bushi, 2)])
//!     .coins(Koi, 4)
//!     .mandate(Koi, Harvest);
//! ```

#![allow(dead_code, unreachable_pub)]

mod words;

pub use words::*;

use std::collections::BTreeMap;

use engine::{Game, Seat, Seed, Viewer};
use rising_sun::*;

/// A position in the making. Every clan starts with all figures in reserve and one stronghold at home.
#[derive(Clone)]
pub struct Scene {
    doc: PositionDocument,
}

impl Scene {
    /// Archway, the kami of a first game, Spring; honor and seating by starting rank; no coins.
    pub fn of(clans: &[Clan]) -> Scene {
        let options = Options {
            clans: clans.to_vec(),
            set: SetChoice::Set(CardSet::Archway),
            kami: KamiChoice::FirstGame,
            kami_unbound: false,
        };
        let mut doc = State::deal(&options, &Seed::from(1)).unwrap().position();
        for player in &mut doc.table.players {
            player.coins = 0;
            player.provinces.clear();
            player.reserve = BTreeMap::from([(Figure::Bushi, BUSHI), (Figure::Shinto, SHINTO), (Figure::Daimyo, 1)]);
        }
        Scene { doc }
    }

    fn player(&mut self, clan: Clan) -> &mut PlayerDocument {
        self.doc.table.players.iter_mut().find(|player| player.clan == clan).expect("the clan plays")
    }

    pub fn set(mut self, set: CardSet) -> Scene {
        self.doc.table.set = set;
        self.restock()
    }

    pub fn kami(mut self, kami: [Kami; 4]) -> Scene {
        self.doc.table.kami = kami;
        self
    }

    /// The kami walk the map (Kami Unbound).
    pub fn unbound(mut self) -> Scene {
        self.doc.table.kami_unbound = true;
        self
    }

    /// A kami is on the map; `holder` had its card last.
    pub fn walk(mut self, kami: Kami, province: Province, holder: Clan) -> Scene {
        self.doc.table.kami_unbound = true;
        self.doc.table.walks.insert(kami, WalkDocument { province: Some(province), holder });
        self
    }

    /// A kami is on the map, brought down by the clan whose one shinto is at its shrine.
    pub fn descended(self, kami: Kami, province: Province, clan: Clan) -> Scene {
        self.worship(clan, kami, Figure::Shinto, 1).walk(kami, province, clan)
    }

    /// The season; its cards are for sale.
    pub fn season(mut self, season: Season) -> Scene {
        self.doc.table.season = season;
        let tokens = &self.doc.tokens[&season];
        self.doc.table.war_provinces = tokens[..self.doc.table.players.len() + 2].to_vec();
        self.restock()
    }

    fn restock(mut self) -> Scene {
        let cards = Cards::for_sale(self.doc.table.season, self.doc.table.set);
        self.doc.table.market = cards.kinds().map(|card| (card, cards.count(card))).collect();
        self
    }

    /// The honor track from the top.
    pub fn honor(mut self, clans: &[Clan]) -> Scene {
        self.doc.table.honor = clans.to_vec();
        self
    }

    /// Puts figures from reserve into a province.
    pub fn place(mut self, clan: Clan, province: Province, figures: &[(Figure, u8)]) -> Scene {
        for &(figure, count) in figures {
            self.take(clan, figure, count);
            *self.player(clan).provinces.entry(province).or_default().entry(figure).or_default() += count;
        }
        self
    }

    /// Puts figures from reserve at a shrine.
    pub fn worship(mut self, clan: Clan, kami: Kami, figure: Figure, count: u8) -> Scene {
        self.take(clan, figure, count);
        *self.player(clan).shrines.entry(kami).or_default().entry(figure).or_default() += count;
        self
    }

    /// Takes figures out of reserve into captivity.
    pub fn hostage(mut self, clan: Clan, captor: Clan, figure: Figure) -> Scene {
        self.take(clan, figure, 1);
        *self.player(clan).hostages.entry(captor).or_default().entry(figure).or_default() += 1;
        self
    }

    fn take(&mut self, clan: Clan, figure: Figure, count: u8) {
        let reserve = &mut self.player(clan).reserve;
        let left = reserve.get(&figure).copied().unwrap_or(0).checked_sub(count).expect("enough in reserve");
        if left == 0 {
            reserve.remove(&figure);
        } else {
            reserve.insert(figure, left);
        }
    }

    /// The strongholds of a clan, one for each province named.
    pub fn strongholds(mut self, clan: Clan, provinces: &[Province]) -> Scene {
        let mut counts = BTreeMap::new();
        for &province in provinces {
            *counts.entry(province).or_insert(0) += 1;
        }
        self.player(clan).strongholds = counts;
        self
    }

    pub fn coins(mut self, clan: Clan, coins: u16) -> Scene {
        self.player(clan).coins = coins;
        self
    }

    pub fn ronin(mut self, clan: Clan, ronin: u16) -> Scene {
        self.player(clan).ronin = ronin;
        self
    }

    pub fn vp(mut self, clan: Clan, vp: u16) -> Scene {
        self.player(clan).vp = vp;
        self
    }

    /// Gives season cards, a monster's figure into reserve. Cards of the present season leave the market.
    pub fn cards(mut self, clan: Clan, cards: &[Card]) -> Scene {
        let season = self.doc.table.season;
        for &card in cards {
            *self.player(clan).cards.entry(card).or_insert(0) += 1;
            if let Some(monster) = card.row().monster {
                self.player(clan).reserve.insert(monster, 1);
            }
            if card.row().season == season {
                let market = &mut self.doc.table.market;
                let left = market[&card] - 1;
                if left == 0 {
                    market.remove(&card);
                } else {
                    market.insert(card, left);
                }
            }
        }
        self
    }

    pub fn allies(mut self, one: Clan, other: Clan) -> Scene {
        let season = self.doc.table.season;
        for (clan, ally) in [(one, other), (other, one)] {
            self.player(clan).ally = Some(ally);
            self.player(clan).allied_seasons.push(season);
        }
        self
    }

    pub fn allied_seasons(mut self, clan: Clan, seasons: &[Season]) -> Scene {
        self.player(clan).allied_seasons = seasons.to_vec();
        self
    }

    pub fn tokens(mut self, clan: Clan, season: Season, provinces: &[Province]) -> Scene {
        self.player(clan).tokens.insert(season, provinces.to_vec());
        self
    }

    /// The war provinces of the season in order; the rest follow from north to south.
    pub fn wars(mut self, provinces: &[Province]) -> Scene {
        let rest = Province::ALL.into_iter().filter(|province| !provinces.contains(province));
        let pile: Vec<_> = provinces.iter().copied().chain(rest).collect();
        self.doc.table.war_provinces = pile[..self.doc.table.players.len() + 2].to_vec();
        self.doc.tokens.insert(self.doc.table.season, pile);
        self
    }

    /// The top of the mandate deck; the rest follows in the order of the mandates.
    pub fn deck(mut self, top: &[Mandate]) -> Scene {
        let mut rest = Mandate::TILES.to_vec();
        for tile in top {
            rest.remove(rest.iter().position(|one| one == tile).expect("two tiles of each mandate"));
        }
        self.doc.deck = [top, &rest].concat();
        self
    }

    /// Fills the track with `turns` mandates, the last of them `last` by `chooser`.
    fn track(&mut self, turns: usize, chooser: Clan, last: Mandate) {
        let clan_of = |clan: Clan| (clan, clan == Clan::Lotus);
        let other = self.doc.table.players.iter().map(|player| player.clan).find(|&clan| clan != Clan::Lotus).unwrap();
        let mut deck = self.doc.deck.clone();
        let mut pull = |tile: Mandate| deck.remove(deck.iter().position(|&one| one == tile).expect("a tile is left"));
        let last_tile = pull(last);
        let mut track = Vec::new();
        for _ in 1..turns {
            let tile = deck.pop().expect("a tile is left");
            track.push(PlayedDocument { clan: other, mandate: tile, tile: Some(tile), face_down: false });
        }
        if turns > 0 {
            let (clan, face_down) = clan_of(chooser);
            track.push(PlayedDocument { clan, mandate: last, tile: Some(last_tile), face_down });
        }
        if turns == 0 {
            deck = self.doc.deck.clone();
        }
        self.doc.deck = deck;
        self.doc.table.track = track;
        self.doc.table.phase = Phase::Political;
        self.doc.table.chooser = chooser;
    }

    /// The tea ceremony.
    pub fn tea(self) -> Table {
        self.start()
    }

    /// A mandate has just been chosen: all perform it.
    pub fn mandate(mut self, chooser: Clan, mandate: Mandate) -> Table {
        self.track(1, chooser, mandate);
        self.doc.table.agenda = vec![Step::Political, Step::Mandate(steps::Mandate { mandate, chooser, done: 0 })];
        self.start()
    }

    /// The first mandate turn of the season belongs to `chooser`, who has drawn.
    pub fn mandate_turn(mut self, chooser: Clan) -> Table {
        self.track(0, chooser, Mandate::Recruit);
        self.doc.table.agenda = vec![Step::Political];
        self.start()
    }

    /// The first kami turn of the season.
    pub fn kami_turn(mut self) -> Table {
        let chooser = self.doc.table.players[0].clan;
        self.track(3, chooser, Mandate::Recruit);
        self.doc.table.kami_turns = 1;
        self.doc.table.agenda = vec![Step::Political, Step::KamiTurn(steps::KamiTurn { shrine: 0 })];
        self.start()
    }

    /// The third kami turn is over: the war phase begins, with all that happens at its start.
    pub fn war(mut self) -> Table {
        let chooser = self.doc.table.players[0].clan;
        self.track(7, chooser, Mandate::Recruit);
        self.doc.table.kami_turns = 3;
        self.doc.table.agenda = vec![Step::Political];
        self.start()
    }

    fn start(self) -> Table {
        let state = State::from_position(self.doc).unwrap_or_else(|error| panic!("the scene cannot be: {error}"));
        state.check().unwrap();
        Table { state, events: Vec::new() }
    }
}

/// A scene being played.
pub struct Table {
    pub state: State,
    /// All that happened since the scene began.
    pub events: Vec<Event>,
}

impl Table {
    pub fn seat(&self, clan: Clan) -> Seat {
        self.state.seat_of(clan).expect("the clan plays")
    }

    /// A clan decides; the invariants are checked.
    pub fn act(&mut self, clan: Clan, action: Action) -> &mut Table {
        let seat = self.seat(clan);
        let legal = self.legal(clan);
        if let Err(refusal) = self.state.perform(seat, action, &mut self.events) {
            panic!("{clan:?} may not {action:?}: {refusal:?}; legal: {legal:?}; agenda: {:?}", self.agenda());
        }
        self.state.check().unwrap_or_else(|error| panic!("after {action:?} of {clan:?}: {error}"));
        self
    }

    pub fn done(&mut self, clan: Clan) -> &mut Table {
        self.act(clan, Action::Done)
    }

    /// Each of these clans says `Done`, as often as it is asked in a row.
    pub fn all_done(&mut self, clans: &[Clan]) -> &mut Table {
        for &clan in clans {
            while self.waiting_for() == [clan] {
                self.done(clan);
            }
        }
        self
    }

    /// Places all bids of a clan: Seppuku, Take Hostage, Hire Ronin, Imperial Poets.
    pub fn bid(&mut self, clan: Clan, bids: [u8; 4]) -> &mut Table {
        for (advantage, coins) in Advantage::ALL.into_iter().zip(bids) {
            // A player who has bid the last coin is done, and may have another decision.
            if self.agenda().last() == Some(&StepDocument::Bids) && self.waiting_for().contains(&clan) {
                self.act(clan, Action::Bid { advantage, coins });
            }
        }
        self
    }

    /// The reason why a clan may not do something; the state stays as it was.
    pub fn refuses(&mut self, clan: Clan, action: Action) -> Refusal {
        let (seat, before) = (self.seat(clan), self.state);
        let told = self.events.len();
        let refusal = self.state.perform(seat, action, &mut self.events).expect_err("the action is refused");
        assert!(self.state == before && self.events.len() == told, "a refusal changes nothing");
        assert!(!self.legal(clan).contains(&action));
        refusal
    }

    pub fn legal(&self, clan: Clan) -> Vec<Action> {
        let mut actions = Vec::new();
        self.state.legal_actions(self.seat(clan), &mut actions);
        actions
    }

    pub fn may(&self, clan: Clan, action: Action) -> bool {
        self.legal(clan).contains(&action)
    }

    pub fn waiting_for(&self) -> Vec<Clan> {
        self.state.waiting_for().iter().map(|seat| self.state.clan(seat)).collect()
    }

    pub fn doc(&self) -> PositionDocument {
        self.state.position()
    }

    pub fn agenda(&self) -> Vec<StepDocument> {
        self.doc().table.agenda
    }

    pub fn player(&self, clan: Clan) -> PlayerDocument {
        self.doc().table.players.into_iter().find(|player| player.clan == clan).expect("the clan plays")
    }

    pub fn vp(&self, clan: Clan) -> u16 {
        self.player(clan).vp
    }

    pub fn coins(&self, clan: Clan) -> u16 {
        self.player(clan).coins
    }

    pub fn ronin(&self, clan: Clan) -> u16 {
        self.player(clan).ronin
    }

    /// The honor track from the top.
    pub fn honor(&self) -> Vec<Clan> {
        self.doc().table.honor
    }

    /// How many figures of a kind a clan has in a province.
    pub fn count(&self, clan: Clan, figure: Figure, province: Province) -> u8 {
        let player = self.player(clan);
        player.provinces.get(&province).and_then(|figures| figures.get(&figure)).copied().unwrap_or(0)
    }

    /// How many figures of a kind a clan has in reserve.
    pub fn reserve(&self, clan: Clan, figure: Figure) -> u8 {
        self.player(clan).reserve.get(&figure).copied().unwrap_or(0)
    }

    /// How many figures of a kind a clan has at a shrine.
    pub fn at_shrine(&self, clan: Clan, figure: Figure, kami: Kami) -> u8 {
        let player = self.player(clan);
        player.shrines.get(&kami).and_then(|figures| figures.get(&figure)).copied().unwrap_or(0)
    }

    /// Where a kami walks.
    pub fn walks(&self, kami: Kami) -> Option<Province> {
        self.doc().table.walks.get(&kami).and_then(|walk| walk.province)
    }

    /// Who controls a kami that walks the map.
    pub fn controller(&self, kami: Kami) -> Option<Clan> {
        self.state.view(Viewer::Spectator).document().controllers.get(&kami).copied()
    }

    /// The force of a clan in a province.
    pub fn force(&self, clan: Clan, province: Province) -> u16 {
        let view = self.state.view(Viewer::Spectator).document();
        view.force.get(&province).and_then(|clans| clans.get(&clan)).copied().unwrap_or(0)
    }

    /// The provinces whose token a clan won in the present season.
    pub fn won(&self, clan: Clan) -> Vec<Province> {
        let season = self.doc().table.season;
        self.player(clan).tokens.get(&season).cloned().unwrap_or_default()
    }

    /// The points that a clan gained from a source since the scene began.
    pub fn gained(&self, clan: Clan, source: impl Into<Source>) -> u16 {
        let wanted = source.into();
        let of = |event: &Event| match *event {
            Event::VpGained { clan: by, vp, source } | Event::VpStolen { clan: by, vp, source, .. }
                if by == clan && source == wanted =>
            {
                vp
            }
            _ => 0,
        };
        self.events.iter().map(of).sum()
    }
}
