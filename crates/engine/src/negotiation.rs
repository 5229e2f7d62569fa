//! Offers and promises between players. They are private to the two parties.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::{ActionError, AddressedEvent, Audience, Game, MAX_SEATS, Seat, Seats, SessionEvent, Viewer};

/// The most characters that a promise in words may have.
pub const WORDS_LIMIT: usize = 500;
/// The most promises, of both sides together, that an offer may hold.
pub const PROMISES_LIMIT: usize = 8;
/// The most offers that one seat may have open.
pub const OFFERS_LIMIT: usize = 32;
/// The most promises that one seat may make to another in a game, kept and broken ones included.
pub const LEDGER_LIMIT: usize = 100;

/// The number of an offer: it names the two parties and counts what passed between them alone, so
/// that nobody can tell from it how busy others are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferId(pub u32);

/// The number of a promise, made like that of an offer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PromiseId(pub u32);

/// The number of the `count`-th thing from one seat to another.
fn number(from: Seat, to: Seat, count: usize) -> u32 {
    let seats = MAX_SEATS as u32;
    (count as u32 * seats + u32::from(from.0)) * seats + u32::from(to.0)
}

impl OfferId {
    /// The number of the `count`-th offer, from 0, that one seat made to another.
    pub fn of(from: Seat, to: Seat, count: usize) -> OfferId {
        OfferId(number(from, to, count))
    }
}

impl PromiseId {
    /// The number of the `count`-th promise, from 0, that one seat made to another.
    pub fn of(by: Seat, to: Seat, count: usize) -> PromiseId {
        PromiseId(number(by, to, count))
    }
}

/// A seat that documents call by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Party {
    /// The seat.
    pub seat: Seat,
    /// Its name in the game.
    pub name: &'static str,
}

impl Party {
    /// The seat with its name; the seat must be one of the game's.
    pub fn new(game: &impl Game, seat: Seat) -> Party {
        Party { seat, name: game.seat_name(seat) }
    }

    /// The seat of that name, if the game has one.
    pub fn named(game: &impl Game, name: &str) -> Option<Party> {
        Seats::first(game.seats()).iter().map(|seat| Party::new(game, seat)).find(|party| party.name == name)
    }
}

impl Serialize for Party {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name)
    }
}

/// What is promised.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PromiseContent<P> {
    /// Words between people; only the receiver can say whether they were kept.
    Words(String),
    /// Something that the engine can judge.
    Pledge(P),
}

/// What became of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It can no longer be kept or broken.
    Void,
}

/// What any player may do at any moment, whoever the game waits for. Seats are called by name,
/// because people write these documents.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[serde(bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
pub enum NegotiationAction<T, P> {
    /// Puts a deal to another player.
    Offer {
        /// The other player.
        to: String,
        /// What changes hands at once, if anything.
        #[serde(skip_serializing_if = "Option::is_none")]
        terms: Option<T>,
        /// What the proposer promises.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        i_promise: Vec<PromiseContent<P>>,
        /// What the other player is to promise.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        you_promise: Vec<PromiseContent<P>>,
    },
    /// Takes back an open offer of one's own.
    Withdraw {
        /// The offer.
        offer: OfferId,
    },
    /// Agrees to an offer.
    Accept {
        /// The offer.
        offer: OfferId,
    },
    /// Turns an offer down.
    Decline {
        /// The offer.
        offer: OfferId,
    },
    /// Gives something for nothing, at once.
    Gift {
        /// Who receives it.
        to: String,
        /// What is given.
        terms: T,
    },
    /// Promises something for nothing.
    Promise {
        /// Who receives the promise.
        to: String,
        /// What is promised.
        word: PromiseContent<P>,
    },
    /// Says, once, whether a promise in words that one received was kept.
    Judge {
        /// The promise.
        promise: PromiseId,
        /// Whether it was kept.
        kept: bool,
    },
}

/// The names of the free actions in documents. An action of a game must have none of them.
pub(crate) const FREE: [&str; 7] = ["offer", "withdraw", "accept", "decline", "gift", "promise", "judge"];

impl<T, P> NegotiationAction<T, P> {
    /// The name of the free action in documents.
    pub fn name(&self) -> &'static str {
        match self {
            NegotiationAction::Offer { .. } => "offer",
            NegotiationAction::Withdraw { .. } => "withdraw",
            NegotiationAction::Accept { .. } => "accept",
            NegotiationAction::Decline { .. } => "decline",
            NegotiationAction::Gift { .. } => "gift",
            NegotiationAction::Promise { .. } => "promise",
            NegotiationAction::Judge { .. } => "judge",
        }
    }

    /// The name of the seat that it is addressed to.
    pub fn to(&self) -> Option<&str> {
        match self {
            NegotiationAction::Offer { to, .. }
            | NegotiationAction::Gift { to, .. }
            | NegotiationAction::Promise { to, .. } => Some(to),
            _ => None,
        }
    }
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer<T, P> {
    /// Its number.
    pub id: OfferId,
    /// Who made it.
    pub from: Party,
    /// Who may accept it.
    pub to: Party,
    /// What changes hands at once, as `from` put it.
    pub terms: Option<T>,
    /// What `from` promises.
    pub i_promise: Vec<PromiseContent<P>>,
    /// What `to` is to promise.
    pub you_promise: Vec<PromiseContent<P>>,
}

/// A row of the ledger: a promise that was made, and what became of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Promise<P> {
    /// Its number.
    pub id: PromiseId,
    /// Who made it.
    pub by: Party,
    /// Who received it.
    pub to: Party,
    /// What was promised.
    pub word: PromiseContent<P>,
    /// What became of it; `None` while it is open.
    pub verdict: Option<Verdict>,
    /// The entry of the record with which it was made, counted from 0. Not for players' eyes: it
    /// would tell them how much others do in private.
    #[serde(skip)]
    pub made_at: u32,
    /// The entry of the record that decided it.
    #[serde(skip)]
    pub judged_at: Option<u32>,
}

/// The offers of a game.
pub type OfferOf<G> = Offer<<G as Game>::Terms, <G as Game>::Pledge>;
/// The promises of a game.
pub type PromiseOf<G> = Promise<<G as Game>::Pledge>;
/// The free actions of a game.
pub type NegotiationActionOf<G> = NegotiationAction<<G as Game>::Terms, <G as Game>::Pledge>;

impl<T, P> Offer<T, P> {
    /// The two who may know of it.
    pub fn audience(&self) -> Audience {
        between(self.from.seat, self.to.seat)
    }
}

impl<P> Promise<P> {
    /// The two who may know of it.
    pub fn audience(&self) -> Audience {
        between(self.by.seat, self.to.seat)
    }
}

fn between(one: Seat, other: Seat) -> Audience {
    Audience::Only(Seats::one(one).with(other))
}

/// All open offers and all promises of a session. Every step that can be undone has a copy, so the copies share the
/// texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Negotiations<G: Game> {
    pub(crate) offers: Vec<Arc<OfferOf<G>>>,
    pub(crate) promises: Vec<Arc<PromiseOf<G>>>,
    /// How many offers each seat has ever made to each other.
    pub(crate) offers_made: [[u32; MAX_SEATS]; MAX_SEATS],
}

impl<G: Game> Default for Negotiations<G> {
    fn default() -> Self {
        Negotiations { offers: Vec::new(), promises: Vec::new(), offers_made: [[0; MAX_SEATS]; MAX_SEATS] }
    }
}

impl<G: Game> Negotiations<G> {
    /// The open offers, oldest first.
    pub fn offers(&self) -> &[Arc<OfferOf<G>>] {
        &self.offers
    }

    /// The ledger: every promise ever made, oldest first.
    pub fn promises(&self) -> &[Arc<PromiseOf<G>>] {
        &self.promises
    }

    /// Does a free action as entry `now` of the record. The caller puts everything back when it is denied.
    pub(crate) fn perform(
        &mut self,
        game: &mut G,
        seat: Seat,
        free: &NegotiationActionOf<G>,
        now: u32,
    ) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
        // Words can still be judged when all is over; nothing else makes sense then.
        if game.waiting_for().is_empty() && !matches!(free, NegotiationAction::Judge { .. }) {
            return Err(ActionError::Over);
        }
        match free {
            NegotiationAction::Offer { to, terms, i_promise, you_promise } => {
                let to = addressee(game, seat, to)?;
                self.may_offer(game, seat, to.seat, terms.as_ref(), i_promise, you_promise)?;
                let made = &mut self.offers_made[seat.index()][to.seat.index()];
                let id = OfferId::of(seat, to.seat, *made as usize);
                *made += 1;
                let offer = Offer {
                    id,
                    from: Party::new(game, seat),
                    to,
                    terms: terms.clone(),
                    i_promise: i_promise.clone(),
                    you_promise: you_promise.clone(),
                };
                self.offers.push(Arc::new(offer.clone()));
                Ok(vec![AddressedEvent { audience: offer.audience(), what: SessionEvent::OfferMade(offer) }])
            }
            NegotiationAction::Withdraw { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.from)?;
                Ok(vec![closed(&offer, |offer, from, to| SessionEvent::OfferWithdrawn { offer, from, to })])
            }
            NegotiationAction::Decline { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.to)?;
                Ok(vec![closed(&offer, |offer, from, to| SessionEvent::OfferDeclined { offer, from, to })])
            }
            NegotiationAction::Accept { offer } => {
                let offer = self.take(*offer, seat, |offer| offer.to)?;
                let (from, to) = (offer.from, offer.to);
                let mut told = vec![closed(&offer, |offer, from, to| SessionEvent::OfferAccepted { offer, from, to })];
                if let Some(terms) = &offer.terms {
                    told.extend(agree(game, from, to, terms)?);
                }
                for (by, to, words) in [(from, to, &offer.i_promise), (to, from, &offer.you_promise)] {
                    for word in words {
                        told.push(self.write_down(by, to, word.clone(), now)?);
                    }
                }
                Ok(told)
            }
            NegotiationAction::Gift { to, terms } => {
                let to = addressee(game, seat, to)?;
                if !game.may_bargain() {
                    return Err(ActionError::NoBargaining);
                }
                if !G::is_gift(terms) {
                    return Err(ActionError::NotAGift);
                }
                let from = Party::new(game, seat);
                agree(game, from, to, terms)
            }
            NegotiationAction::Promise { to, word } => {
                let to = addressee(game, seat, to)?;
                fit(word)?;
                let by = Party::new(game, seat);
                Ok(vec![self.write_down(by, to, word.clone(), now)?])
            }
            NegotiationAction::Judge { promise, kept } => {
                let verdict = if *kept { Verdict::Kept } else { Verdict::Broken };
                let row = self.received(*promise, seat)?;
                Ok(vec![decide(row, verdict, now)])
            }
        }
    }

    fn may_offer(
        &self,
        game: &G,
        from: Seat,
        to: Seat,
        terms: Option<&G::Terms>,
        i_promise: &[PromiseContent<G::Pledge>],
        you_promise: &[PromiseContent<G::Pledge>],
    ) -> Result<(), ActionError<G>> {
        // Words may be given at any time; only goods have their season.
        if terms.is_some() && !game.may_bargain() {
            return Err(ActionError::NoBargaining);
        }
        let promises = i_promise.len() + you_promise.len();
        if terms.is_none() && promises == 0 {
            return Err(ActionError::NothingOffered);
        }
        if promises > PROMISES_LIMIT {
            return Err(ActionError::TooManyPromises { limit: PROMISES_LIMIT });
        }
        i_promise.iter().chain(you_promise).try_for_each(fit)?;
        if self.offers.iter().filter(|offer| offer.from.seat == from).count() >= OFFERS_LIMIT {
            return Err(ActionError::TooManyOffers { limit: OFFERS_LIMIT });
        }
        terms.map_or(Ok(()), |terms| game.may_agree(from, to, terms).map_err(ActionError::Refused))
    }

    /// Takes an open offer off the table for the party whose right that is. Others than the two
    /// parties must not even learn that there is such an offer.
    fn take(
        &mut self,
        id: OfferId,
        seat: Seat,
        entitled: impl Fn(&OfferOf<G>) -> Party,
    ) -> Result<Arc<OfferOf<G>>, ActionError<G>> {
        let known = |offer: &Arc<OfferOf<G>>| offer.id == id && offer.audience().includes(Viewer::Seat(seat));
        let index = self.offers.iter().position(known).ok_or(ActionError::NoSuchOffer { offer: id })?;
        if entitled(&self.offers[index]).seat != seat {
            return Err(ActionError::NotYours);
        }
        Ok(self.offers.remove(index))
    }

    /// The open promise in words that `seat` received.
    fn received(&mut self, id: PromiseId, seat: Seat) -> Result<&mut PromiseOf<G>, ActionError<G>> {
        let known =
            |promise: &&mut Arc<PromiseOf<G>>| promise.id == id && promise.audience().includes(Viewer::Seat(seat));
        let row = self.promises.iter_mut().find(known).ok_or(ActionError::NoSuchPromise { promise: id })?;
        if row.to.seat != seat {
            Err(ActionError::NotYours)
        } else if matches!(row.word, PromiseContent::Pledge(_)) {
            Err(ActionError::NotInWords)
        } else if row.verdict.is_some() {
            Err(ActionError::AlreadyJudged)
        } else {
            Ok(Arc::make_mut(row))
        }
    }

    fn write_down(
        &mut self,
        by: Party,
        to: Party,
        word: PromiseContent<G::Pledge>,
        now: u32,
    ) -> Result<AddressedEvent<G>, ActionError<G>> {
        let made = self.promises.iter().filter(|promise| (promise.by, promise.to) == (by, to)).count();
        if made >= LEDGER_LIMIT {
            return Err(ActionError::LedgerFull { limit: LEDGER_LIMIT });
        }
        let id = PromiseId::of(by.seat, to.seat, made);
        let promise = Promise { id, by, to, word, verdict: None, made_at: now, judged_at: None };
        self.promises.push(Arc::new(promise.clone()));
        Ok(AddressedEvent { audience: promise.audience(), what: SessionEvent::PromiseMade(promise) })
    }

    /// Puts what was told to the first `count` promises, those that were made before it happened.
    /// Only what both parties heard counts, or the verdict would give a secret away.
    pub(crate) fn judge(&mut self, game: &G, told: &mut Vec<AddressedEvent<G>>, count: usize, now: u32) {
        let mut verdicts = Vec::new();
        for promise in self.promises.iter_mut().take(count).filter(|promise| promise.verdict.is_none()) {
            let PromiseContent::Pledge(pledge) = &promise.word else { continue };
            let (by, to) = (promise.by.seat, promise.to.seat);
            let verdict = told.iter().find_map(|told| match &told.what {
                SessionEvent::Game(event) if told.heard_by(Viewer::Seat(by)) && told.heard_by(Viewer::Seat(to)) => {
                    game.judge(pledge, by, to, event)
                }
                _ => None,
            });
            if let Some(verdict) = verdict {
                verdicts.push(decide(Arc::make_mut(promise), verdict, now));
            }
        }
        told.extend(verdicts);
    }

    /// Lets offers of goods lapse once the time for bargaining is over, and all at the end of the game.
    pub(crate) fn lapse(&mut self, game: &G, told: &mut Vec<AddressedEvent<G>>) {
        let over = game.waiting_for().is_empty();
        let too_late =
            |offer: &mut Arc<OfferOf<G>>| offer.terms.as_ref().is_some_and(|terms| game.is_too_late_for(terms));
        let lapsed = self.offers.extract_if(.., |offer| over || too_late(offer));
        told.extend(
            lapsed.map(|offer| closed(&offer, |offer, from, to| SessionEvent::OfferLapsed { offer, from, to })),
        );
    }
}

/// Tells both parties that an offer is no longer open.
fn closed<G: Game>(offer: &OfferOf<G>, news: impl Fn(OfferId, Party, Party) -> SessionEvent<G>) -> AddressedEvent<G> {
    AddressedEvent { audience: offer.audience(), what: news(offer.id, offer.from, offer.to) }
}

fn decide<G: Game>(promise: &mut PromiseOf<G>, verdict: Verdict, now: u32) -> AddressedEvent<G> {
    promise.verdict = Some(verdict);
    promise.judged_at = Some(now);
    let what = SessionEvent::PromiseJudged { promise: promise.id, by: promise.by, to: promise.to, verdict };
    AddressedEvent { audience: promise.audience(), what }
}

fn agree<G: Game>(
    game: &mut G,
    from: Party,
    to: Party,
    terms: &G::Terms,
) -> Result<Vec<AddressedEvent<G>>, ActionError<G>> {
    let mut events = Vec::new();
    game.agree(from.seat, to.seat, terms, &mut events).map_err(ActionError::Refused)?;
    Ok(AddressedEvent::events(game, events))
}

fn addressee<G: Game>(game: &G, from: Seat, name: &str) -> Result<Party, ActionError<G>> {
    match Party::named(game, name) {
        None => Err(ActionError::NoSuchSeat { name: name.to_owned() }),
        Some(party) if party.seat == from => Err(ActionError::ToYourself),
        Some(party) => Ok(party),
    }
}

/// Whether something can be promised in these words.
pub(crate) fn fit<G: Game>(word: &PromiseContent<G::Pledge>) -> Result<(), ActionError<G>> {
    match word {
        PromiseContent::Words(words) if words.trim().is_empty() => Err(ActionError::NoWords),
        PromiseContent::Words(words) if words.chars().count() > WORDS_LIMIT => {
            Err(ActionError::WordsTooLong { limit: WORDS_LIMIT })
        }
        _ => Ok(()),
    }
}
