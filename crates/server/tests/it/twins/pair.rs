//! Two twins, what is done at them, and how what a viewer is sent is compared.

use engine::{AddressedEvent, Chance, Game, NegotiationAction, PlayerAction, Seat, Seats, Session, Viewer};
use laws::{Subject, pick};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Manner, Twin, heard, is_shown};

/// How many things are tried with each pair of twins.
const STEPS: usize = 30;

/// What a viewer hears and sees of a step, and what all may know after it.
#[derive(PartialEq)]
pub struct Sight {
    heard: Vec<Value>,
    view: Value,
    waiting: Seats,
    /// Whether something hidden was shown.
    pub shown: bool,
}

/// What a viewer hears and sees after something was done.
fn sight<G: Game>(session: &Session<G>, told: &[AddressedEvent<G>], viewer: Viewer) -> Sight {
    let view = serde_json::to_value(session.view(viewer)).unwrap();
    let shown = told.iter().any(is_shown);
    Sight { heard: heard(told, viewer), view, waiting: session.game().waiting_for(), shown }
}

/// What some would hear and see of a deed, if it can be done.
pub fn preview<G: Game>(
    session: &Session<G>,
    seat: Seat,
    action: PlayerAction<G>,
    viewers: &[Viewer],
) -> Option<Vec<Sight>> {
    let mut after = session.clone();
    let told = after.perform(seat, action).ok()?;
    Some(sights(&after, &told, viewers))
}

/// What some hear and see after something was done.
fn sights<G: Game>(session: &Session<G>, told: &[AddressedEvent<G>], viewers: &[Viewer]) -> Vec<Sight> {
    viewers.iter().map(|viewer| sight(session, told, *viewer)).collect()
}

/// What was tried.
#[derive(Default, Debug)]
pub struct Count {
    pub twins: usize,
    pub open: usize,
    pub secret: usize,
    pub secret_undone: usize,
    pub undone: usize,
    pub apart: usize,
    pub compared: usize,
    pub timed_out: usize,
    pub with_bots: usize,
    pub away: usize,
    pub posted: usize,
    pub second_thoughts: usize,
    pub shown: usize,
    pub by_bots: u64,
    pub come_again: usize,
    pub said: usize,
    pub revealed: usize,
}

/// A pair of twins and the viewer who must not tell them apart.
pub struct Pair<'a, S: Subject> {
    pub twins: [Twin<'a, S::Game>; 2],
    pub viewer: Viewer,
    pub manner: Manner,
    pub chance: Chance,
    /// Whether all that people choose is the same on both sides for now.
    pub unison: bool,
}

impl<'a, S: Subject> Pair<'a, S> {
    pub fn new(twins: [Twin<'a, S::Game>; 2], viewer: Viewer, manner: Manner, chance: Chance) -> Pair<'a, S> {
        Pair { twins, viewer, manner, chance, unison: false }
    }

    /// The people whom the viewer must not look at too closely.
    pub fn others(&self) -> Vec<Seat> {
        let seats = Seats::first(self.twins[0].session.game().seats());
        let is_person = |seat: &Seat| self.twins.iter().all(|twin| !twin.is_bot(*seat));
        seats.iter().filter(|seat| !self.viewer.is(*seat)).filter(is_person).collect()
    }

    /// The viewer, and the bots: one that knows something else does something else, and openly.
    pub fn witnesses(&self) -> Vec<Viewer> {
        std::iter::once(self.viewer).chain(self.manner.bots.iter().map(Viewer::Seat)).collect()
    }

    /// Whether the engine has told and shown the viewer the same on both sides, and shown the bots the same.
    pub fn look_alike(&self) -> bool {
        let [one, twin] = &self.twins;
        let seen = |twin: &Twin<S::Game>| sights(&twin.session, &[], &self.witnesses());
        one.told == twin.told && seen(one) == seen(twin)
    }

    /// Whether the game goes on, and nothing hidden was shown that may tell them apart.
    fn are_twins(&self) -> bool {
        let [one, twin] = &self.twins;
        // The record of a game that is over is for all.
        let is_over = one.session.game().waiting_for().is_empty();
        !is_over && !one.shown && !twin.shown && self.look_alike()
    }

    /// Somebody else does something in secret, on one side alone.
    pub async fn in_secret(&mut self, count: &mut Count) {
        let others = self.others();
        if others.is_empty() {
            return;
        }
        let (side, seat) = (self.chance.below(2) as usize, pick(&mut self.chance, &others));
        let witnesses = self.witnesses();
        let (twin, chance) = (&mut self.twins[side], &mut self.chance);
        let before = sights(&twin.session, &[], &witnesses);
        if chance.below(4) == 0 && twin.session.can_undo(seat) > 0 && !self.unison {
            let mut after = twin.session.clone();
            let told = after.undo(seat).unwrap();
            if sights(&after, &told, &witnesses) == before && twin.order(seat, json!({"undo": {}})).await {
                twin.rest().await;
                count.secret_undone += 1;
            }
            return;
        }
        let waited = twin.session.game().waiting_for().has(seat);
        let action = match chance.below(3) {
            0 => S::side_show(&twin.session, seat, chance),
            _ if waited => PlayerAction::Game(S::choose(twin.session.game(), seat, chance)),
            _ => S::side_show(&twin.session, seat, chance),
        };
        // What a bot hears may change what it does openly, and so what all may know.
        if let PlayerAction::Negotiate(
            NegotiationAction::Offer { to, .. }
            | NegotiationAction::Gift { to, .. }
            | NegotiationAction::Promise { to, .. },
        ) = &action
            && let Some(to) = seat_named(twin.session.game(), to)
            && twin.is_bot(to)
        {
            return;
        }
        if self.unison && matches!(action, PlayerAction::Game(_)) {
            return;
        }
        if preview(&twin.session, seat, action.clone(), &witnesses).is_some_and(|seen| seen == before) {
            twin.act(seat, &action).await;
            count.secret += 1;
        }
    }

    /// Two others talk in private, on one side alone.
    pub async fn whisper(&mut self, count: &mut Count) {
        let others = self.others();
        if others.len() < 2 {
            return;
        }
        let (from, to) = (pick(&mut self.chance, &others), pick(&mut self.chance, &others));
        if from != to {
            let twin = &mut self.twins[self.chance.below(2) as usize];
            let to = twin.session.game().seat_name(to);
            let text = format!("Between us: {}", "x".repeat(self.chance.below(40) as usize));
            assert!(twin.order(from, json!({"say": {"to": {"seat": to}, "text": text}})).await);
            count.secret += 1;
        }
    }

    /// Something is done on both sides that looks the same to the viewer; says whether the game goes on.
    pub async fn openly(&mut self, count: &mut Count) -> bool {
        let witnesses = self.witnesses();
        let (viewer, chance) = (self.viewer, &mut self.chance);
        let [one, twin] = &mut self.twins;
        let Some(seat) = laws::someone(one.session.game(), chance) else { return false };
        if one.is_bot(seat) || twin.is_bot(seat) {
            return true;
        }
        let action = match chance.below(5) {
            0 => S::side_show(&one.session, seat, chance),
            _ => PlayerAction::Game(S::choose(one.session.game(), seat, chance)),
        };
        let Some(seen) = preview(&one.session, seat, action.clone(), &witnesses) else { return true };
        if seen[0].shown {
            return false;
        }
        let mut others = vec![action.clone()];
        if !viewer.is(seat) && twin.session.game().waiting_for().has(seat) {
            others.extend((0..8).map(|_| PlayerAction::Game(S::choose(twin.session.game(), seat, chance))));
        }
        let is_alike = |other: &PlayerAction<S::Game>| {
            preview(&twin.session, seat, other.clone(), &witnesses).is_some_and(|twin_seen| twin_seen == seen)
        };
        if let Some(other) = others.into_iter().find(is_alike) {
            one.act(seat, &action).await;
            twin.act(seat, &other).await;
            count.open += 1;
        }
        true
    }

    /// The time of everybody who is waited for runs out.
    async fn time_runs_out(&mut self, count: &mut Count) {
        for twin in &mut self.twins {
            twin.side.clock.pass(self.manner.long());
        }
        for twin in &mut self.twins {
            twin.rest().await;
        }
        count.timed_out += 1;
    }

    /// The viewer does something, the same on both sides: the answers are part of what is compared.
    pub async fn viewer_asks(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        let (viewer, chance) = (self.viewer, &mut self.chance);
        let Viewer::Seat(seat) = viewer else { return };
        let [one, twin] = &mut self.twins;
        if one.is_bot(seat) || twin.is_bot(seat) {
            return;
        }
        match chance.below(4) {
            0 | 1 => {
                // What the table or a bot did for a seat is not the person's to take back.
                let done = [one.order(seat, json!({"undo": {}})).await, twin.order(seat, json!({"undo": {}})).await];
                assert_eq!(done[0], done[1], "an undo tells nothing");
                one.rest().await;
                twin.rest().await;
                count.undone += usize::from(done[0]);
            }
            2 => {
                let to = match chance.below(2) {
                    0 => json!("table"),
                    _ => json!({"seat": one.session.game().seat_name(Seat(chance.below(3) as u8))}),
                };
                let say = json!({"say": {"to": to, "text": "What is going on?"}});
                one.order(seat, say.clone()).await;
                twin.order(seat, say).await;
            }
            _ => {
                // What cannot be done is refused alike, and what can be done is foreseen alike.
                let mut tried: Vec<_> = (0..4).map(|_| pick(chance, universe)).collect();
                for action in &tried {
                    let is_refused =
                        |twin: &Twin<_>| preview(&twin.session, seat, PlayerAction::Game(*action), &[viewer]).is_none();
                    if is_refused(one) && is_refused(twin) {
                        let act = json!({"act": {"action": action}});
                        let answers = [one.order(seat, act.clone()).await, twin.order(seat, act).await];
                        assert_eq!(answers, [false; 2]);
                        count.posted += 1;
                    }
                }
                let legal = one.session.legal(seat);
                tried.extend((0..legal.len().min(6)).map(|_| pick(chance, &legal)));
                for action in tried {
                    let ask = json!({"preview": {"key": "may I", "action": action}}).to_string();
                    for socket in [&mut one.sockets[seat.index()], &mut twin.sockets[seat.index()]] {
                        let Some(socket) = socket else { continue };
                        socket.say(&ask).await;
                        socket.hear_of("preview").await;
                    }
                }
            }
        }
    }

    /// The viewer, and whoever looks on, was sent the same on both sides.
    pub async fn compare(&mut self, count: &mut Count) {
        let mut viewers = vec![self.viewer];
        viewers.extend((self.viewer != Viewer::Spectator).then_some(Viewer::Spectator));
        for viewer in viewers {
            let [one, twin] = &mut self.twins;
            let (mut heard, mut twin_heard) = (one.heard(viewer).await, twin.heard(viewer).await);
            // Whether a bot was so quick that the viewer hears of it before an answer to something else is a matter of moments:
            // answers are compared by themselves, in their order.
            let is_answer = |told: &String| {
                [r#"{"done""#, r#"{"refused""#, r#"{"preview""#].iter().any(|answer| told.starts_with(answer))
            };
            heard.sort_by_key(is_answer);
            twin_heard.sort_by_key(is_answer);
            for (told, twin_told) in heard.iter().zip(&twin_heard) {
                assert_eq!(told, twin_told, "{viewer:?} is told a difference");
            }
            assert_eq!(heard.len(), twin_heard.len(), "{viewer:?} is told another number of things");
            count.compared += heard.len();
        }
        count.apart += usize::from(self.twins[0].session.game() != self.twins[1].session.game());
    }

    /// What the viewer is answered on both sides.
    pub async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> [String; 2] {
        let [one, twin] = &self.twins;
        [one.ask(self.viewer, method.clone(), path, body).await, twin.ask(self.viewer, method, path, body).await]
    }

    /// The viewer looks at these, and is answered the same on both sides.
    pub async fn compare_paths(&self, paths: &[String]) {
        for path in paths {
            let [one, twin] = self.ask(Method::GET, path, None).await;
            assert_eq!(one, twin, "{path}");
        }
    }

    /// The viewer comes back after having heard so much, and is told the same on both sides.
    pub async fn compare_return(&mut self, since: u64) {
        let (viewer, [one, twin]) = (self.viewer, &mut self.twins);
        let back = [one.come_back(viewer, since).await, twin.come_back(viewer, since).await];
        assert_eq!(back[0], back[1], "{viewer:?} comes back");
    }

    /// The viewer asks again for everything, and comes back.
    pub async fn compare_all(&mut self) {
        let (since, at) = (self.chance.below(20), self.chance.below(5));
        let table = format!("/api/tables/{}", self.twins[0].table);
        self.compare_paths(&[
            table.clone(),
            format!("{table}/game?lang=en"),
            format!("{table}/game?since={since}"),
            // Of games that go on nothing can be looked up or taken away.
            format!("{table}/history"),
            format!("{table}/record"),
            format!("{table}/replay?lang=en"),
            format!("{table}/replay/{at}"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/me".to_owned(),
        ])
        .await;
        // Refusals, whatever somebody sends: nothing of it is done on either side.
        let strange = [
            (
                format!("{table}/commands"),
                json!({"idempotency_key": "strange", "command": {"act": {"action": "nonsense"}}}),
            ),
            (format!("{table}/commands"), json!({"idempotency_key": "strange", "command": {"sit": {}}})),
            (format!("{table}/commands"), json!({"idempotency_key": "", "command": {"undo": {}}})),
            (format!("{table}/fork"), json!({"at": at})),
            (format!("{table}/rematch"), json!({})),
            (format!("{table}/reports"), json!({"text": "Rude.", "line": {"to": "table", "number": 999}})),
        ];
        for (path, body) in strange {
            let [one, twin] = self.ask(Method::POST, &path, Some(&body)).await;
            assert_eq!(one, twin, "{path} {body}");
            assert!(one.starts_with('4'), "{path} {body}: {one}");
        }
        if self.manner.away.is_none() {
            self.compare_return(since.into()).await;
        }
    }

    pub async fn play(&mut self, universe: &[<S::Game as Game>::Action], count: &mut Count) {
        count.twins += 1;
        count.with_bots += usize::from(self.manner.bots != Seats::NONE);
        count.away += usize::from(self.manner.away.is_some());
        for twin in &mut self.twins {
            twin.begin().await;
        }
        if !self.are_twins() {
            return;
        }
        self.compare(count).await;
        for _ in 0..STEPS {
            let pass = i64::from(self.chance.below(5000));
            self.twins.iter().for_each(|twin| twin.side.clock.pass(pass));
            for twin in &mut self.twins {
                twin.rest().await;
            }
            match self.chance.below(20) {
                0..8 => self.in_secret(count).await,
                8 | 9 => self.whisper(count).await,
                10..13 => self.viewer_asks(universe, count).await,
                13 if self.manner.has_clocks() => self.time_runs_out(count).await,
                _ => {
                    if !self.openly(count).await {
                        break;
                    }
                }
            }
            if !self.are_twins() {
                return;
            }
            self.compare(count).await;
            if self.chance.below(8) == 0 {
                self.compare_all().await;
            }
        }
        self.compare_all().await;
    }
}

fn seat_named<G: Game>(game: &G, name: &str) -> Option<Seat> {
    Seats::first(game.seats()).iter().find(|seat| game.seat_name(*seat) == name)
}
