//! A whole game between twins, from the first decision to the last.
//!
//! Both tables are dealt from one seed. While several decide at once, others than the viewer choose one thing on the one side
//! and something else on the other, and commit to it. Before it would be shown they have second thoughts on both sides, and then
//! choose alike; so the two differ again and again, and are told as one stream that never breaks off. What others offer,
//! promise and say to each other in private differs until the end.
//!
//! Where bots of the server sit at the table, whatever they may know is the same on both sides, as it is for the viewer: then they
//! must do the same, too, or they know more than they may.

use engine::{Game, PlayerAction, Seat, Session};
use laws::{Subject, pick};
use serde_json::json;

use super::Twin;
use super::pair::{Count, Pair, preview};

/// How a seat takes back what it chose in secret.
pub trait SecondThoughts: Subject {
    /// Takes a step back, if there is one.
    fn second_thought(session: &Session<Self::Game>, seat: Seat) -> Option<<Self::Game as Game>::Action>;
}

impl<S: SecondThoughts> Pair<'_, S> {
    /// Plays to the end of the game.
    pub async fn play_whole(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        count.twins += 1;
        for twin in &mut self.twins {
            twin.begin().await;
        }
        while !self.is_over() {
            self.step(universe, count).await;
            assert!(self.look_alike(), "the engine tells {:?} the two apart", self.viewer);
            self.compare(count).await;
            match self.chance.below(60) {
                0 => self.compare_all().await,
                1 => self.look_away(count).await,
                _ => {}
            }
        }
        let [one, twin] = &self.twins;
        assert_eq!(one.session.game().outcome(), twin.session.game().outcome(), "both games are over");
        assert_eq!(one.by_bots, twin.by_bots, "bots do the same");
        count.by_bots += one.by_bots;
        self.compare_finished(count).await;
    }

    fn is_over(&self) -> bool {
        self.twins[0].session.game().waiting_for().is_empty()
    }

    /// Something is done.
    async fn step(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        let pass = i64::from(self.chance.below(5000));
        self.twins.iter().for_each(|twin| twin.side.clock.pass(pass));
        match self.chance.below(40) {
            0..12 => self.in_secret(count).await,
            12 | 13 => self.whisper(count).await,
            14 | 15 if self.twins[0].is_seen() => self.viewer_asks(universe, count).await,
            16 => self.say(count).await,
            _ => self.onward(count).await,
        }
    }

    /// Somebody else says something on both sides: to all, or to a seat.
    async fn say(&mut self, count: &mut Count) {
        let others = self.others();
        let from = pick(&mut self.chance, &others);
        let names = self.twins[0].session.seat_names();
        let to = match self.chance.below(2) {
            0 => json!("table"),
            _ => json!({"seat": pick(&mut self.chance, &names)}),
        };
        let say = json!({"say": {"to": to, "text": "Well met."}});
        let said = [self.twins[0].order(from, say.clone()).await, self.twins[1].order(from, say).await];
        assert_eq!(said[0], said[1], "what can be said does not depend on secrets");
        count.said += usize::from(said[0]);
    }

    /// The viewer looks away while the others go on, and then hears what there was.
    async fn look_away(&mut self, count: &mut Count) {
        let heard = self.twins[0].told.len();
        for twin in &mut self.twins {
            twin.look_away().await;
        }
        for _ in 0..self.chance.below(12) {
            self.step(&[], count).await;
        }
        assert!(self.look_alike(), "the engine tells {:?} the two apart", self.viewer);
        count.come_again += usize::from(self.twins[0].told.len() > heard);
        for twin in &mut self.twins {
            twin.look_again(heard).await;
        }
        self.compare(count).await;
    }

    /// Somebody decides, on both sides; while several decide at once, not the same.
    async fn onward(&mut self, count: &mut Count) {
        let witnesses = self.witnesses();
        let (viewer, chance) = (self.viewer, &mut self.chance);
        let [one, twin] = &mut self.twins;
        let Some(seat) = laws::someone(one.session.game(), chance) else { return };
        if one.is_bot(seat) || viewer.is(seat) && !one.is_seen() {
            return;
        }
        let action = match chance.below(10) {
            0 => S::side_show(&one.session, seat, chance),
            _ => PlayerAction::Game(S::choose(one.session.game(), seat, chance)),
        };
        let Some(seen) = preview(&one.session, seat, action.clone(), &witnesses) else { return };
        let mut others = Vec::new();
        let waiting = one.session.game().waiting_for();
        if !self.unison && !viewer.is(seat) && waiting.len() > 1 && twin.session.game().waiting_for().has(seat) {
            others.extend((0..8).map(|_| PlayerAction::Game(S::choose(twin.session.game(), seat, chance))));
        }
        others.push(action.clone());
        let is_alike = |other: &PlayerAction<S::Game>| {
            preview(&twin.session, seat, other.clone(), &witnesses).is_some_and(|twin_seen| twin_seen == seen)
        };
        match others.into_iter().find(is_alike) {
            Some(other) => {
                one.act(seat, &action).await;
                twin.act(seat, &other).await;
                count.open += 1;
                if seen[0].shown {
                    count.shown += 1;
                    self.unison = false;
                }
            }
            // Somebody's offer is there on one side alone.
            None if matches!(action, PlayerAction::Negotiate(_)) => {}
            None => self.think_again(count).await,
        }
    }

    /// Whoever chose differently on the two sides takes that back, and from here on all choose alike until something is shown.
    async fn think_again(&mut self, count: &mut Count) {
        assert!(!self.unison, "they chose alike, and are not");
        for seat in self.others() {
            let [one, twin] = &mut self.twins;
            let sees = |twin: &Twin<S::Game>| twin.session.game().view(engine::Viewer::Seat(seat));
            if sees(one) == sees(twin) {
                continue;
            }
            for twin in [one, twin] {
                while let Some(action) = S::second_thought(&twin.session, seat) {
                    twin.act(seat, &PlayerAction::Game(action)).await;
                }
            }
            count.second_thoughts += 1;
        }
        let [one, twin] = &self.twins;
        assert!(one.session.game() == twin.session.game(), "whoever thinks again has chosen nothing");
        self.unison = true;
    }
}
