//! A session in mid-game as a document, to resume from when the rules have changed and its record can no longer be
//! replayed from the beginning.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::negotiation::{OfferOf, check_content};
use crate::{
    DocumentError, Game, MAX_SEATS, Negotiations, OFFERS_LIMIT, Offer, OfferId, Origin, PROMISES_LIMIT, Party, Promise,
    PromiseContent, PromiseId, Seat, Seats, Session, Verdict, ensure,
};

/// Upper limit of offers between two seats in a document, so that offer numbers cannot overflow.
const MOST_OFFERS: u32 = 1_000_000;

/// The state of a session with its negotiations, but without its history.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Snapshot<G: Game> {
    pub(crate) state: G::Position,
    #[serde(rename = "dealings", default, skip_serializing_if = "NegotiationsText::is_empty")]
    pub(crate) negotiations: NegotiationsText<G>,
}

/// The JSON form of open offers and promises.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Dealings", bound = "G::Terms: schemars::JsonSchema, G::Pledge: schemars::JsonSchema")
)]
#[serde(deny_unknown_fields, default, bound = "")]
pub(crate) struct NegotiationsText<G: Game> {
    /// The open offers, oldest first.
    offers: Vec<OfferText<G::Terms, G::Pledge>>,
    /// Every promise ever made, oldest first.
    promises: Vec<PromiseText<G::Pledge>>,
    /// Number of offers made so far, for numbering the next ones.
    made: Vec<Made>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OpenOffer"))]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "T: Deserialize<'de>, P: Deserialize<'de>"))]
struct OfferText<T, P> {
    id: OfferId,
    from: String,
    to: String,
    terms: Option<T>,
    i_promise: Vec<PromiseContent<P>>,
    you_promise: Vec<PromiseContent<P>>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GivenPromise"))]
#[serde(deny_unknown_fields)]
struct PromiseText<P> {
    by: String,
    to: String,
    #[serde(rename = "word")]
    content: PromiseContent<P>,
    verdict: Option<Verdict>,
}

/// Number of offers that one seat has made to another.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OffersMade"))]
#[serde(deny_unknown_fields)]
struct Made {
    from: String,
    to: String,
    offers: u32,
}

impl<G: Game> Session<G> {
    /// Saves the session without its record and undo steps.
    pub fn snapshot(&self) -> Snapshot<G> {
        Snapshot { state: self.game().position(), negotiations: NegotiationsText::of(self.game(), self.negotiations()) }
    }

    /// Resumes from a snapshot. The new record begins there, because earlier entries may be illegal under the
    /// present rules.
    pub fn resume(snapshot: Snapshot<G>) -> Result<Session<G>, DocumentError> {
        let state = G::from_position(snapshot.state).map_err(|error| error.inside("state"))?;
        let negotiations = snapshot.negotiations.read(&state)?;
        Ok(Session::at(Origin::resumed(state.clone(), negotiations), state))
    }
}

impl<G: Game> Origin<G> {
    /// The origin of a game that begins in a state, with negotiations if there are any.
    pub(crate) fn resumed(state: G, negotiations: Negotiations<G>) -> Origin<G> {
        let state = Box::new(state);
        if negotiations == Negotiations::default() {
            Origin::Position(state)
        } else {
            Origin::Resumed { state, negotiations: Box::new(negotiations) }
        }
    }
}

impl<G: Game> Default for NegotiationsText<G> {
    fn default() -> Self {
        NegotiationsText { offers: Vec::new(), promises: Vec::new(), made: Vec::new() }
    }
}

impl<G: Game> NegotiationsText<G> {
    /// Converts the negotiations of a game.
    pub(crate) fn of(game: &G, negotiations: &Negotiations<G>) -> NegotiationsText<G> {
        let seats = || Seats::first(game.seats()).iter();
        let name = |seat: Seat| game.seat_name(seat).to_owned();
        let made = seats().flat_map(|from| seats().map(move |to| (from, to)));
        let made = made.map(|(from, to)| (from, to, negotiations.offers_made[from.index()][to.index()]));
        NegotiationsText {
            offers: negotiations.offers.iter().map(|offer| OfferText::of((**offer).clone())).collect(),
            promises: negotiations.promises.iter().map(|promise| PromiseText::of((**promise).clone())).collect(),
            made: made
                .filter(|(_, _, offers)| *offers > 0)
                .map(|(from, to, offers)| Made { from: name(from), to: name(to), offers })
                .collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.offers.is_empty() && self.promises.is_empty() && self.made.is_empty()
    }

    /// Reads and checks the negotiations for a game.
    pub(crate) fn read(self, game: &G) -> Result<Negotiations<G>, DocumentError> {
        let mut negotiations = Negotiations::default();
        for Made { from, to, offers } in self.made {
            let (from, to) = parties(game, &from, &to, "dealings.made")?;
            ensure(offers <= MOST_OFFERS, "dealings.made", "strange-dealings")?;
            negotiations.offers_made[from.seat.index()][to.seat.index()] = offers;
        }
        for offer in self.offers {
            let offer = offer.read::<G>(game)?;
            let at = "dealings.offers";
            let count = offer.id.0 / (MAX_SEATS * MAX_SEATS) as u32;
            let (from, to) = (offer.from.seat, offer.to.seat);
            let is_numbered = count < negotiations.offers_made[from.index()][to.index()]
                && offer.id == OfferId::of(from, to, count as usize)
                && negotiations.offers.iter().all(|other| other.id != offer.id);
            ensure(is_numbered, at, "strange-dealings")?;
            let open = negotiations.offers.iter().filter(|other| other.from == offer.from).count();
            ensure(open < OFFERS_LIMIT, at, "strange-dealings")?;
            negotiations.offers.push(Arc::new(offer));
        }
        for PromiseText { by, to, content, verdict } in self.promises {
            let (by, to) = parties(game, &by, &to, "dealings.promises")?;
            ensure(check_content::<G>(&content).is_ok(), "dealings.promises", "strange-dealings")?;
            let made = negotiations.promises.iter().filter(|promise| (promise.by, promise.to) == (by, to)).count();
            let id = PromiseId::of(by.seat, to.seat, made);
            let judged_at = verdict.map(|_| 0);
            negotiations.promises.push(Arc::new(Promise { id, by, to, content, verdict, made_at: 0, judged_at }));
        }
        Ok(negotiations)
    }
}

impl<T, P> OfferText<T, P> {
    fn of(offer: Offer<T, P>) -> OfferText<T, P> {
        let Offer { id, from, to, terms, i_promise, you_promise } = offer;
        OfferText { id, from: from.name.to_owned(), to: to.name.to_owned(), terms, i_promise, you_promise }
    }

    fn read<G: Game<Terms = T, Pledge = P>>(self, game: &G) -> Result<OfferOf<G>, DocumentError> {
        let at = "dealings.offers";
        let OfferText { id, from, to, terms, i_promise, you_promise } = self;
        let (from, to) = parties(game, &from, &to, at)?;
        let promises = i_promise.len() + you_promise.len();
        let is_valid = promises <= PROMISES_LIMIT
            && i_promise.iter().chain(&you_promise).all(|content| check_content::<G>(content).is_ok());
        ensure(is_valid && (terms.is_some() || promises > 0), at, "strange-dealings")?;
        Ok(Offer { id, from, to, terms, i_promise, you_promise })
    }
}

impl<P> PromiseText<P> {
    fn of(promise: Promise<P>) -> PromiseText<P> {
        let Promise { by, to, content, verdict, .. } = promise;
        PromiseText { by: by.name.to_owned(), to: to.name.to_owned(), content, verdict }
    }
}

/// Looks up two different seats of a game by name.
fn parties<G: Game>(game: &G, from: &str, to: &str, at: &str) -> Result<(Party, Party), DocumentError> {
    match (Party::named(game, from), Party::named(game, to)) {
        (Some(from), Some(to)) if from.seat != to.seat => Ok((from, to)),
        _ => Err(DocumentError::new(at, "strange-dealings")),
    }
}
