//! The invariants of a state: what must hold between any two decisions.

use engine::{DocumentError, Game, Seat, Seats, ensure, ensure_at, snake_case};

use crate::card::{CORE, Card};
use crate::clan::Clan;
use crate::figure::{BUSHI, Figure, SHINTO, STRONGHOLDS};
use crate::mandate::{DRAWN, Mandate, TURNS};
use crate::political::KAMI_AFTER;
use crate::province::Province;
use crate::season::Season;
use crate::setup::PLAYERS;
use crate::state::{Battle, Phase, Spot, State};
use crate::steps::Step;

/// No player ever has more of anything countable than this; it keeps sums far from overflow.
const MOST: u16 = 5000;

impl State {
    /// Checks all invariants.
    pub(crate) fn check_all(&self) -> Result<(), DocumentError> {
        self.check_seating()?;
        for seat in self.all().iter() {
            let at = || format!("table.players.{}", self.clan(seat).name());
            self.check_player(seat).map_err(|error| error.inside(&at()))?;
        }
        self.check_monsters()?;
        self.check_cards()?;
        self.check_tokens()?;
        self.check_track()?;
        self.check_walks()?;
        self.check_battle()?;
        self.check_agenda()
    }

    fn check_seating(&self) -> Result<(), DocumentError> {
        let seats = self.seat_count();
        ensure(PLAYERS.contains(&seats), "table.players", "wrong-player-count")?;
        for pair in self.players[..seats].windows(2) {
            let (one, next) = (pair[0].clan, pair[1].clan);
            if one == next {
                return Err(DocumentError::new("table.players", "clan-twice").with("clan", one.name()));
            }
            ensure(one.row().rank < next.row().rank, "table.players", "wrong-seating")?;
        }
        let mut places = self.honor[..seats].to_vec();
        places.sort_unstable();
        ensure(places.iter().copied().eq(0..self.seats), "table.honor", "honor-not-in-order")?;
        for (index, kami) in self.kami.iter().enumerate() {
            if self.kami[..index].contains(kami) {
                return Err(DocumentError::new(format!("table.kami[{index}]"), "kami-twice").with("kami", kami.name()));
            }
        }
        ensure(self.all().has(self.chooser), "table.chooser", "clan-not-in-game")
    }

    fn check_player(&self, seat: Seat) -> Result<(), DocumentError> {
        let player = self.player(seat);
        let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        let wrong = |at: &str, expected: u8, found: u32| {
            Err(DocumentError::new(at, "wrong-figure-count")
                .with("expected", usize::from(expected))
                .with("found", found as usize))
        };
        let bushi = sum(&player.bushi) + sum(&player.bushi_hostage) + u32::from(player.bushi_reserve);
        if bushi != u32::from(BUSHI) {
            return wrong("bushi", BUSHI, bushi);
        }
        let shinto = sum(&player.shinto)
            + sum(&player.shinto_shrine)
            + sum(&player.shinto_hostage)
            + u32::from(player.shinto_reserve);
        if shinto != u32::from(SHINTO) {
            return wrong("shinto", SHINTO, shinto);
        }
        let strongholds = sum(&player.strongholds) + u32::from(player.stronghold_reserve);
        if strongholds != u32::from(STRONGHOLDS) || player.stronghold_reserve == STRONGHOLDS {
            return wrong("strongholds", STRONGHOLDS, strongholds);
        }
        ensure(matches!(player.daimyo, Spot::Reserve | Spot::Map(_)), "daimyo", "wrong-figure-count")?;
        for (at, amount) in [("vp", player.vp), ("coins", player.coins), ("ronin", player.ronin)] {
            if amount > MOST {
                return Err(DocumentError::new(at, "too-much")
                    .with("most", usize::from(MOST))
                    .with("found", usize::from(amount)));
            }
        }
        let held = |captor: usize| player.bushi_hostage[captor] + player.shinto_hostage[captor] > 0;
        let captors = (0..player.bushi_hostage.len()).filter(|&captor| held(captor));
        for captor in captors {
            let other = self.others(seat).has(Seat(captor as u8));
            ensure(other && self.phase == Phase::War, "hostages", "misplaced-hostage")?;
        }
        let worships = player.shinto_shrine.iter().any(|&count| count > 0);
        ensure(!worships || matches!(self.phase, Phase::Political | Phase::War), "shrines", "misplaced-figure")?;
        if let Some(ally) = player.ally {
            let mutual = self.others(seat).has(ally) && self.player(ally).ally == Some(seat);
            ensure(mutual, "ally", "alliance-not-mutual")?;
            let season = self.season.min(Season::Autumn) as u8;
            ensure(player.allied_seasons >> season & 1 == 1, "allied_seasons", "alliance-not-counted")?;
        }
        let past = (1 << (self.season as u8 + 1).min(3)) - 1;
        ensure(player.allied_seasons & !past == 0, "allied_seasons", "season-to-come")
    }

    fn check_monsters(&self) -> Result<(), DocumentError> {
        for (index, figure) in Figure::MONSTERS.into_iter().enumerate() {
            let spot = self.monsters[index];
            let owners = self.all().iter().filter(|&seat| self.player(seat).monsters >> index & 1 == 1);
            let owners = owners.fold(Seats::NONE, Seats::with);
            let at = |seat: Option<Seat>| {
                let clan = seat.map_or("?", |seat| self.seat_name(seat));
                format!("table.players.{clan}.{}", snake_case(figure))
            };
            let owner = owners.iter().next();
            ensure_at(owners.len() == usize::from(spot != Spot::Away), || at(owner), "misplaced-figure")?;
            let holds = match spot {
                Spot::Away | Spot::Reserve | Spot::Map(_) => true,
                Spot::Shrine(_) => figure.is_shinto() && matches!(self.phase, Phase::Political | Phase::War),
                Spot::Hostage(captor) => {
                    let held = self.phase == Phase::War && self.all().has(captor) && owner != Some(captor);
                    held && !figure.is_daimyo()
                }
            };
            ensure_at(holds, || at(owner), "misplaced-figure")?;
            for seat in self.all().iter() {
                let has_card = figure.card().is_some_and(|card| self.copies(seat, card) > 0);
                ensure_at(has_card == (owner == Some(seat)), || at(Some(seat)), "monster-without-card")?;
            }
        }
        Ok(())
    }

    /// How many copies of a card are in this game.
    fn copies_in_game(&self, card: Card) -> u8 {
        CORE.iter().chain(self.set.cards()).find(|(one, _)| *one == card).map_or(0, |(_, copies)| *copies)
    }

    fn check_cards(&self) -> Result<(), DocumentError> {
        for card in Card::all() {
            let owned: u8 = self.all().iter().map(|seat| self.copies(seat, card)).sum();
            let sold = self.market.count(card);
            let season = card.row().season;
            let expected = match season.cmp(&self.season) {
                std::cmp::Ordering::Less => sold == 0 && owned <= self.copies_in_game(card),
                std::cmp::Ordering::Equal => sold + owned == self.copies_in_game(card),
                std::cmp::Ordering::Greater => sold + owned == 0,
            };
            ensure_at(expected, || format!("table.market.{}", snake_case(card)), "wrong-copies")?;
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), DocumentError> {
        for season in Season::PLAYED {
            let pile = self.hidden.piles[season as usize];
            let all = pile.iter().fold(0u8, |bits, &province| bits | 1 << province as u8);
            ensure_at(all == u8::MAX, || format!("tokens.{}", snake_case(season)), "token-twice")?;
            let mut won = 0;
            for seat in self.all().iter() {
                let tokens = self.player(seat).tokens[season as usize];
                let at = || format!("table.players.{}.tokens.{}", self.seat_name(seat), snake_case(season));
                ensure_at(won & tokens == 0, at, "token-twice")?;
                won |= tokens;
            }
            let drawn = match season.cmp(&self.season) {
                std::cmp::Ordering::Less => u8::MAX,
                std::cmp::Ordering::Equal => {
                    let done = (self.war_done as usize).min(self.war.len());
                    let fought = usize::from(self.battle.winner.is_some());
                    let resolved = &self.war[..(done + fought).min(self.war_count as usize)];
                    resolved.iter().fold(0, |bits, &province| bits | 1 << province as u8)
                }
                std::cmp::Ordering::Greater => 0,
            };
            ensure_at(won & !drawn == 0, || format!("table.players.tokens.{}", snake_case(season)), "token-too-early")?;
        }
        let expected = if self.season == Season::Winter { 0 } else { self.seats + 2 };
        ensure(self.war_count == expected, "table.war_provinces", "wrong-war-count")?;
        ensure(self.war_done <= self.war_count, "table.wars_resolved", "too-many-wars")?;
        ensure(self.war_done == 0 || self.phase == Phase::War, "table.wars_resolved", "too-many-wars")?;
        if let Some(pile) = self.hidden.piles.get(self.season as usize) {
            let count = self.war_count as usize;
            ensure(self.war[..count] == pile[..count], "table.war_provinces", "tokens-differ")?;
        }
        Ok(())
    }

    /// The political track and the deck of mandates.
    fn check_track(&self) -> Result<(), DocumentError> {
        let (turn, length) = (self.turn as usize, self.deck_len());
        let mut tiles = [&self.hidden.deck[..length], &self.hidden.tiles[..turn]].concat();
        tiles.sort_unstable();
        ensure(tiles == Mandate::TILES, "deck", "wrong-tiles")?;
        for (index, played) in self.track[..turn].iter().enumerate() {
            let at = || format!("table.track[{index}]");
            ensure_at(self.all().has(played.by), at, "clan-not-in-game")?;
            ensure_at(played.face_down == (self.clan(played.by) == Clan::Lotus), at, "only-lotus-face-down")?;
            let shown = played.face_down || played.mandate == self.hidden.tiles[index];
            ensure_at(shown, at, "tile-differs")?;
        }
        for seat in self.all().iter() {
            let known = &self.hidden.known[seat.index()];
            let true_to_deck = (0..DRAWN).all(|place| known[place].is_none_or(|tile| tile == self.hidden.deck[place]));
            ensure_at(true_to_deck, || format!("known.{}", self.seat_name(seat)), "tile-differs")?;
        }
        let turns = match self.phase {
            Phase::TeaCeremony | Phase::Over => turn == 0 && self.kami_turns == 0,
            Phase::War => turn == TURNS && self.kami_turns == 3,
            Phase::Political => {
                let due = |turn: u8| KAMI_AFTER.iter().filter(|&&after| after <= turn).count() as u8;
                let (before, after) = (due(self.turn.saturating_sub(1)), due(self.turn));
                match self.agenda.steps().get(1) {
                    Some(Step::Mandate(_) | Step::Announce(_)) => self.kami_turns == before,
                    Some(Step::KamiTurn(_)) => self.kami_turns == after && before < after,
                    Some(_) => self.kami_turns == after,
                    None => self.kami_turns == before || self.kami_turns == after,
                }
            }
        };
        ensure(turns, "table.track", "wrong-turn")?;
        ensure((self.phase == Phase::Over) == (self.season == Season::Winter), "table.phase", "wrong-phase")
    }

    /// The kami on the map: only in Kami Unbound, and only after a player has placed them.
    fn check_walks(&self) -> Result<(), DocumentError> {
        for (index, walk) in self.walks.iter().enumerate() {
            let at = || format!("table.walks.{}", self.kami[index].name());
            let season = self.unbound && matches!(self.phase, Phase::Political | Phase::War);
            ensure_at(walk.province.is_none() || season && walk.holder.is_some(), at, "misplaced-kami")?;
            ensure_at(walk.holder.is_none_or(|seat| season && self.all().has(seat)), at, "misplaced-kami")?;
            let controlled = walk.holder.is_none() || walk.holder == self.controller(index as u8);
            ensure_at(controlled, || format!("{}.holder", at()), "kami-of-another")?;
        }
        Ok(())
    }

    fn check_battle(&self) -> Result<(), DocumentError> {
        let battle = &self.battle;
        let at = "table.battle";
        let bidding = self.agenda.top() == Step::Bids;
        for seat in (0..crate::SEATS as u8).map(Seat) {
            let (bids, placed) = (self.hidden.bids[seat.index()], self.hidden.bids_placed[seat.index()]);
            let sum: u16 = bids.iter().map(|&coins| u16::from(coins)).sum();
            let allowed = bidding && battle.participants.has(seat);
            ensure(allowed || placed == 0 && sum == 0, "bids", "bids-out-of-battle")?;
            if allowed {
                ensure(sum <= self.player(seat).coins, "bids", "too-many-coins")?;
                ensure(battle.ready.has(seat) == (placed as usize == bids.len()), "bids", "bids-not-ready")?;
            }
        }
        let Some(province) = battle.province else {
            return ensure(*battle == Battle::default(), at, "battle-without-province");
        };
        let fought_here = (self.war_done < self.war_count).then(|| self.war[self.war_done as usize]) == Some(province);
        ensure(self.phase == Phase::War && fought_here, at, "wrong-war-province")?;
        let here = |seats: Seats| seats.0 & !battle.participants.0 == 0;
        let one_here = |seat: Option<Seat>| seat.is_none_or(|seat| battle.participants.has(seat));
        let known = battle.participants.len() >= 2 && battle.participants.0 & !self.all().0 == 0;
        ensure_at(known && here(battle.ready), || format!("{at}.participants"), "not-in-battle")?;
        ensure(
            one_here(battle.hired)
                && one_here(battle.winner)
                && one_here(battle.oni_of_souls_owner)
                && here(battle.shinto),
            at,
            "not-in-battle",
        )?;
        ensure(!battle.revealed || battle.ready == battle.participants, at, "bids-not-ready")?;
        for (index, bids) in battle.bids.iter().enumerate() {
            let bid = bids.iter().any(|&coins| coins > 0);
            let allowed = battle.revealed && battle.participants.has(Seat(index as u8));
            ensure_at(!bid || allowed, || format!("{at}.bids"), "bids-out-of-battle")?;
        }
        ensure_at(battle.killed < 100, || format!("{at}.killed"), "too-much")
    }

    /// The agenda: every step fits on the one below, and what it names is there.
    fn check_agenda(&self) -> Result<(), DocumentError> {
        let steps = self.agenda.steps();
        for (index, &step) in steps.iter().enumerate() {
            let fits = match index.checked_sub(1) {
                Some(below) => step.fits_on(steps[below]),
                None => step.phase().is_some(),
            };
            let at = || format!("table.agenda[{index}]");
            ensure_at(fits, at, "wrong-agenda")?;
            ensure_at(step.is_valid(self), at, "step-not-true")?;
        }
        ensure(steps[0].phase() == Some(self.phase), "table.phase", "wrong-phase")?;
        let in_battle = steps.iter().any(|step| matches!(step, Step::Battle(_)));
        ensure(in_battle == self.battle.province.is_some(), "table.battle", "battle-without-step")
    }

    /// Whether everything that has moved is where it moved to.
    pub(crate) fn moved_are_there(&self, seat: Seat) -> bool {
        let (player, movement) = (self.player(seat), &self.movement);
        Province::ALL.into_iter().all(|province| {
            let index = province.index();
            movement.bushi[index] <= player.bushi[index]
                && movement.shinto[index] <= player.shinto[index]
                && movement.strongholds[index] <= player.strongholds[index]
        })
    }
}
