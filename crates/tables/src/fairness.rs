//! How a game at a table gets a seed that nobody picked alone: see [`engine::fairness`] for the hashes, and
//! `docs/fairness.md` for what this proves.
//!
//! The server's secret is drawn when the table is created. Clients commit to a random value of their own while they are
//! in the lobby. Start freezes the list of commitments ([`TableEvent::DrawStarted`]); clients that are connected then
//! reveal their values. Once nobody is awaited any more, or [`REVEAL_TIME`] has passed, the game is dealt. All of this is
//! in the log, so another process, or the same one after a crash, goes on from where it stopped.

use crate::decide::{Requester, TableEvents};
use crate::draw::{Draw, Drawn, Pledge};
use crate::entropy::EntropySource;
use crate::error::RequestError;
use crate::game::Kind;
use crate::table::{Place, Table};
use crate::table_event::{Holder, Origin, TableEvent};
use engine::Seed;
use engine::fairness::{
    Contribution, Fairness, Source, assign_seats, combined_seed, is_digest, secret_commitment, value_commitment,
};
use protocol::Millis;
use protocol::fairness::{ContributionInfo, FairnessInfo};
use protocol::ids::PersonId;
use protocol::message::Stage;

impl Table {
    /// A client commits to a random value before the game.
    pub(crate) fn commit_entropy(
        &self,
        who: &PersonId,
        place: usize,
        commitment: String,
    ) -> Result<TableEvents, RequestError> {
        self.in_lobby()?;
        self.is_held_by(who, place)?;
        if !is_digest(&commitment) {
            return Err(RequestError::bad("api-error-bad-entropy"));
        }
        Ok(vec![TableEvent::EntropyCommitted { place, commitment }])
    }

    /// A client reveals the value to which it committed. The last one that is awaited starts the game.
    pub(crate) fn reveal_entropy(
        &self,
        who: &PersonId,
        place: usize,
        value: String,
    ) -> Result<TableEvents, RequestError> {
        let unasked = || RequestError::conflict("api-error-not-revealing");
        let draw = self.draw.as_ref().filter(|_| self.stage == Stage::Lobby).ok_or_else(unasked)?;
        self.is_held_by(who, place)?;
        if !is_digest(&value) {
            return Err(RequestError::bad("api-error-bad-entropy"));
        }
        if !draw.is_awaited(place) {
            return Err(unasked());
        }
        let commitment = value_commitment(&value);
        if draw.pledges[place].commitment.as_ref() != Some(&commitment) {
            return Err(RequestError::bad("api-error-wrong-reveal"));
        }
        let mut draw = draw.clone();
        draw.pledges[place].value = Some(value.clone());
        let mut happenings = vec![TableEvent::EntropyRevealed { place, value }];
        if draw.is_complete() {
            happenings.push(self.deal_out(&draw)?);
        }
        Ok(happenings)
    }

    /// Only the person at a seat speaks for it here, not the owner of the table.
    fn is_held_by(&self, who: &PersonId, place: usize) -> Result<(), RequestError> {
        let place = self.places.get(place).ok_or(RequestError::bad("api-error-no-such-seat"))?;
        if place.person() == Some(who) { Ok(()) } else { Err(RequestError::forbidden("api-error-not-your-seat")) }
    }

    /// Freezes the list of commitments; deals at once where no connected client has committed to anything.
    pub(crate) fn begin_draw(&self, asker: &Requester<'_>, luck: &EntropySource) -> Result<TableEvents, RequestError> {
        let names = match &self.from {
            Some(from) => from.seats.clone(),
            None => (Kind::named(&self.setup.game)?.names)().iter().map(|name| (*name).to_owned()).collect(),
        };
        let pledges: Vec<Pledge> = self.places.iter().map(|place| pledge(place, asker, luck)).collect();
        let draw = Draw::new(asker.now, names.clone(), pledges.clone());
        let started = self.deal_out(&draw)?;
        let mut happenings = vec![TableEvent::DrawStarted { names, pledges }];
        if draw.is_complete() {
            happenings.push(started);
        } else if let TableEvent::Started { origin: Origin::Deal { options, seed }, .. } = started {
            // Options that cannot be dealt are refused now, while the owner can still change them.
            let seed = Seed::new(seed).ok_or(RequestError::conflict("api-error-strange-log"))?;
            (Kind::named(&self.setup.game)?.deal)(options, seed)?;
        }
        Ok(happenings)
    }

    /// The game begins with the seed that follows from a draw; a seat that revealed nothing gets its fallback.
    fn deal_out(&self, draw: &Draw) -> Result<TableEvent, RequestError> {
        let secret = self.secret.as_deref().ok_or(RequestError::conflict("api-error-strange-log"))?;
        let kind = Kind::named(&self.setup.game)?;
        let seed = combined_seed(&self.id.0, secret, draw.values());
        let names = assign_seats(&seed, &draw.names, self.places.iter().map(|place| place.wish.as_deref()));
        let origin = match &self.from {
            // What nobody had seen of the old game is drawn again by the seed.
            Some(from) => {
                let game = (kind.set_up)(&from.position)?;
                Origin::Position(game.past().position(0, &seed)?)
            }
            None => Origin::Deal { options: kind.options(&self.setup.options, &names), seed: seed.as_str().to_owned() },
        };
        let seats = names.into_iter().zip(self.places.iter().map(|place| place.holder.clone())).collect();
        Ok(TableEvent::Started { seats, rules: kind.rules, origin })
    }

    /// The game, where its draw has waited long enough.
    pub(crate) fn overdue_deal(&self, now: Millis) -> Option<Result<TableEvent, RequestError>> {
        let draw = self.draw.as_ref().filter(|draw| self.stage == Stage::Lobby && draw.deadline <= now)?;
        Some(self.deal_out(draw))
    }

    /// When the draw that is under way ends at the latest.
    pub fn draw_deadline(&self) -> Option<Millis> {
        self.draw.as_ref().filter(|_| self.stage == Stage::Lobby).map(|draw| draw.deadline)
    }

    /// Somebody revealed a value.
    pub(crate) fn note_reveal(&mut self, place: usize, value: &str) -> Result<(), RequestError> {
        let pledges = self.draw.as_mut().map(|draw| &mut draw.pledges);
        let pledge = pledges.and_then(|pledges| pledges.get_mut(place));
        pledge.ok_or(RequestError::conflict("api-error-strange-log"))?.value = Some(value.to_owned());
        Ok(())
    }

    /// The game begins: from here on it is known how its seed came about. To be called while the places are still those
    /// of the lobby.
    pub(crate) fn note_draw(&mut self, seats: &[(String, Holder)], origin: &Origin) {
        let (Some(draw), Some(secret)) = (self.draw.take(), &self.secret) else { return };
        let contributions = draw.pledges.into_iter().zip(&self.places).zip(seats);
        let contributions = contributions.map(|((pledge, place), (seat, _))| Contribution {
            seat: seat.clone(),
            wish: place.wish.clone(),
            source: match (&pledge.value, &place.holder) {
                (None, _) => Source::Fallback,
                (Some(_), Holder::Bot(_)) => Source::Bot,
                (Some(_), _) => Source::Player,
            },
            commitment: pledge.commitment,
            value: pledge.value,
        });
        let fairness = Fairness {
            table: self.id.0.clone(),
            server_commitment: secret_commitment(secret),
            secret: secret.clone(),
            names: draw.names,
            contributions: contributions.collect(),
            position: self.from.as_ref().map(|from| from.position.clone()),
            resumed: false,
        };
        let options = match origin {
            Origin::Deal { options, .. } => Some(options.clone()),
            Origin::Position(_) => None,
        };
        self.drawn = Some(Box::new(Drawn { seed_commitment: fairness.seed().commitment(), options, fairness }));
    }

    /// How the seed comes about, as all may know it. Nothing where no draw takes place: at prepared tables, and at those
    /// from before there were draws.
    pub(crate) fn fairness_info(&self) -> Option<FairnessInfo> {
        let mut info = FairnessInfo {
            server_commitment: secret_commitment(self.secret.as_ref()?),
            position_commitment: self.position_commitment.clone(),
            names: Vec::new(),
            contributions: Vec::new(),
            reveal_by: self.draw_deadline(),
            options: None,
            seed_commitment: None,
        };
        if let Some(drawn) = &self.drawn {
            info.names = drawn.fairness.names.clone();
            info.contributions = drawn.fairness.contributions.iter().map(after_deal).collect();
            info.options = drawn.options.clone();
            info.seed_commitment = Some(drawn.seed_commitment.clone());
        } else if let Some(draw) = &self.draw {
            info.names = draw.names.clone();
            let pledges = draw.pledges.iter().enumerate();
            let committed =
                pledges.map(|(place, pledge)| before_deal(pledge.commitment.clone(), draw.is_awaited(place)));
            info.contributions = committed.collect();
        } else {
            let committed = self.places.iter().map(|place| place.entropy.clone());
            info.contributions = committed.map(|commitment| before_deal(commitment, false)).collect();
        }
        Some(info)
    }
}

/// Before the game is dealt. Nobody is told a value before all are known or the time is up.
fn before_deal(commitment: Option<String>, awaited: bool) -> ContributionInfo {
    ContributionInfo { seat: None, wish: None, source: None, commitment, value: None, awaited }
}

fn after_deal(one: &Contribution) -> ContributionInfo {
    let source = match one.source {
        Source::Player => "player",
        Source::Bot => "bot",
        Source::Fallback => "fallback",
    };
    ContributionInfo {
        seat: Some(one.seat.clone()),
        wish: one.wish.clone(),
        source: Some(source.to_owned()),
        commitment: one.commitment.clone(),
        value: one.value.clone(),
        awaited: false,
    }
}

fn pledge(place: &Place, asker: &Requester<'_>, luck: &EntropySource) -> Pledge {
    match &place.holder {
        Holder::Bot(_) => {
            let value = luck.digest();
            Pledge { commitment: Some(value_commitment(&value)), value: Some(value), awaited: false }
        }
        Holder::Person(person) => {
            // The player who asks is present, even before their socket is open.
            let is_there = person == asker.person || (asker.absence)(person) == 0;
            let awaited = place.entropy.is_some() && is_there;
            Pledge { commitment: place.entropy.clone(), value: None, awaited }
        }
        Holder::Nobody => Pledge { commitment: None, value: None, awaited: false },
    }
}
