//! What tests of bots share: series, whole games looked at, offers and ledgers out of nothing.

use bots::{Contest, Series, Watch};
use engine::{
    DocumentError, Game, Offer, OfferId, OfferOf, Party, PlayerAction, Promise, PromiseContent, PromiseId, PromiseOf,
    Seat, Session, Verdict,
};

/// Games among these bots.
pub(crate) fn series<G: Contest<Plan: Default>>(bots: &[&str], seed: u64) -> Series<G> {
    Series::new(bots.iter().map(|&bot| bot.to_owned()).collect(), Default::default(), seed)
}

/// Looks at the game before everything that is done, and keeps how it ended.
pub(crate) struct Onlooker<G: Game, F> {
    /// What looks.
    pub(crate) look: F,
    /// The game as it stands.
    pub(crate) session: Option<Session<G>>,
}

impl<G: Game, F: FnMut(&Session<G>, Seat, &PlayerAction<G>)> Watch<G> for Onlooker<G, F> {
    fn before(&mut self, session: &Session<G>, seat: Seat, action: &PlayerAction<G>) {
        (self.look)(session, seat, action);
    }

    fn after(&mut self, session: &Session<G>) -> Result<(), DocumentError> {
        self.session = Some(session.clone());
        Ok(())
    }
}

/// Plays a game of a series; `look` is called before everything that is done. Returns how it
/// ended, and the bot at each seat.
pub(crate) fn watch<G: Contest>(
    series: &Series<G>,
    number: u64,
    look: impl FnMut(&Session<G>, Seat, &PlayerAction<G>),
) -> (Session<G>, Vec<String>) {
    let mut onlooker = Onlooker { look, session: None };
    series.play(number, &mut onlooker).unwrap();
    let (session, deal) = (onlooker.session.unwrap(), series.deal(number));
    let bot = |seat| series.bots[series.bot_at(&deal, Seat(seat as u8))].clone();
    let bots = (0..session.game().seats()).map(bot).collect();
    (session, bots)
}

/// An offer of promises and terms from one seat to another.
pub(crate) fn offer<G: Game>(
    game: &G,
    (from, to): (Seat, Seat),
    terms: Option<G::Terms>,
    i_promise: &[G::Pledge],
    you_promise: &[G::Pledge],
) -> OfferOf<G> {
    let words = |pledges: &[G::Pledge]| pledges.iter().cloned().map(PromiseContent::Pledge).collect();
    Offer {
        id: OfferId::of(from, to, 0),
        from: Party::new(game, from),
        to: Party::new(game, to),
        terms,
        i_promise: words(i_promise),
        you_promise: words(you_promise),
    }
}

/// A row of the ledger.
pub(crate) fn promise<G: Game>(
    game: &G,
    (by, to): (Seat, Seat),
    pledge: G::Pledge,
    verdict: Option<Verdict>,
) -> PromiseOf<G> {
    let (by, to) = (Party::new(game, by), Party::new(game, to));
    let id = PromiseId::of(by.seat, to.seat, 0);
    Promise { id, by, to, content: PromiseContent::Pledge(pledge), verdict, made_at: 0, judged_at: verdict.map(|_| 1) }
}
