//! The clients of one table: they join it, play a game, and start the next one.

use std::future::poll_fn;
use std::task::Poll;
use std::time::{Duration, Instant};

use bots::Dice;
use engine::fairness::value_commitment;
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;
use tables::entropy::EntropySource;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::pace::Pace;
use super::server::{Guest, Server, Socket, SwarmError};

/// How long a table may be silent before it counts as stuck.
const STUCK_AFTER: Duration = Duration::from_secs(5);
/// How long a client waits before it repeats a command while the database does not answer.
const UNAVAILABLE_PAUSE: Duration = Duration::from_millis(200);
/// How long a client waits before it repeats a command that a rate limit refused. Errors on a socket do not say when
/// to come back; limits of commands refill faster than this.
const LIMIT_PAUSE: Duration = Duration::from_secs(1);
/// The code of the error while the database does not answer.
const UNAVAILABLE: &str = "unavailable";
/// The codes of errors that go away by waiting.
const LIMITED: [&str; 2] = ["too-many-requests", "log-share-spent"];

/// The parts of the server's messages that a client needs.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ServerMessage<'a> {
    Welcome(IgnoredAny),
    Table {
        stage: &'a str,
    },
    #[serde(borrow)]
    Update(Update<'a>),
    Chat(IgnoredAny),
    ChatRemoved(IgnoredAny),
    Done {
        idempotency_key: &'a str,
    },
    Refused {
        error: ErrorBody,
    },
    Preview(IgnoredAny),
}

#[derive(Deserialize)]
struct Update<'a> {
    #[serde(borrow)]
    legal: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct ErrorBody {
    code: String,
    text: String,
}

/// A table at which the group has played.
pub(super) struct PlayedTable {
    pub(super) id: String,
    /// The numbers of the acknowledged decisions of each guest.
    pub(super) acknowledged: Vec<Vec<u32>>,
}

/// What became of a group.
#[derive(Default)]
pub(super) struct Outcome {
    pub(super) tables: Vec<PlayedTable>,
    /// How many games were played to their end.
    pub(super) games: u64,
    /// How long each decision took, in microseconds.
    pub(super) latencies: Vec<u32>,
    /// How many decisions were refused.
    pub(super) refused: u64,
    /// The sentence of the first refusal.
    pub(super) first_refusal: Option<String>,
    /// Whether the last table was stuck.
    pub(super) stuck: bool,
    /// Why the group stopped early, if it did.
    pub(super) error: Option<SwarmError>,
}

/// The clients of one table.
pub(super) struct Group {
    pub(super) guests: Vec<Guest>,
    dice: Dice,
}

/// What all groups share.
pub(super) struct Setup<'a> {
    pub(super) server: &'a Server,
    /// The name of the game.
    pub(super) game: &'a str,
    /// Whether every message comes with the view.
    pub(super) views: bool,
}

/// A group in a running game.
pub(super) struct RunningGame {
    table: PlayedTable,
    seats: Vec<Seat>,
    /// The number of the next decision.
    next: u32,
    is_over: bool,
    /// When a message last came, or will be asked for after a pause.
    active_at: Instant,
}

/// The client at a seat.
struct Seat {
    socket: Socket,
    /// What it will do next, once it may decide.
    choice: Option<Box<str>>,
}

/// A decision that is not acknowledged yet.
struct PendingDecision {
    seat: usize,
    number: u32,
    request: String,
    since: Instant,
    /// How long to wait before the same key is sent again, if the server could not say what became of it or a rate
    /// limit refused it.
    retry: Option<Duration>,
}

/// The idempotency key of a decision.
pub(super) fn key(number: u32) -> String {
    format!("decision-{number}")
}

impl Group {
    /// The clients of the table of this number, which seeds their choices.
    pub(super) fn new(guests: Vec<Guest>, number: usize) -> Group {
        Group { guests, dice: Dice::new(number as u64) }
    }

    /// Creates a table at which everybody sits, is ready, and has committed to a part of the seed; returns its id.
    async fn gather(&self, setup: &Setup<'_>, values: &[String]) -> Result<String, SwarmError> {
        let Some((owner, others)) = self.guests.split_first() else { return Err(SwarmError::Address) };
        let server = setup.server;
        let options = json!({"game": setup.game, "seats": self.guests.len(), "open": true});
        let table = server.create_table(owner, options).await?;
        server.command(owner, &table, "sit", json!({"sit": {}})).await?;
        for guest in others {
            server.command(guest, &table, "sit", json!({"sit": {}})).await?;
            server.command(guest, &table, "ready", json!({"ready": {"ready": true}})).await?;
        }
        for (seat, (guest, value)) in self.guests.iter().zip(values).enumerate() {
            let commit = json!({"commit_entropy": {"seat": seat, "commitment": value_commitment(value)}});
            server.command(guest, &table, "commit", commit).await?;
        }
        Ok(table)
    }

    /// Starts the game: everybody reveals their part of the seed.
    async fn start(&self, setup: &Setup<'_>, table: &str, values: &[String]) -> Result<(), SwarmError> {
        let Some(owner) = self.guests.first() else { return Err(SwarmError::Address) };
        setup.server.command(owner, table, "start", json!({"start": {}})).await?;
        for (seat, (guest, value)) in self.guests.iter().zip(values).enumerate() {
            let reveal = json!({"reveal_entropy": {"seat": seat, "value": value}});
            match setup.server.command(guest, table, "reveal", reveal).await {
                // On a slow machine the time may be up: the game has begun without this part.
                Ok(()) | Err(SwarmError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Creates a table, starts a game and leaves it alone; returns the table.
    pub(super) async fn begin(&self, setup: &Setup<'_>) -> Result<String, SwarmError> {
        let table = self.gather(setup, &[]).await?;
        self.start(setup, &table, &[]).await?;
        Ok(table)
    }

    /// Starts a game, with a socket for each client.
    pub(super) async fn start_game(&self, setup: &Setup<'_>) -> Result<RunningGame, SwarmError> {
        // Random values in the form that the server wants.
        let values: Vec<String> =
            self.guests.iter().map(|_| value_commitment(&EntropySource::System.secret())).collect();
        let table = self.gather(setup, &values).await?;
        let mut seats = Vec::with_capacity(self.guests.len());
        for guest in &self.guests {
            let mut socket = setup.server.socket(guest, &table, setup.views).await?;
            // The welcome shows that the server counts this client as present.
            socket.next().await.transpose().map_err(|error| SwarmError::Unreachable(error.to_string()))?;
            seats.push(Seat { socket, choice: None });
        }
        self.start(setup, &table, &values).await?;
        let acknowledged = vec![Vec::new(); seats.len()];
        let table = PlayedTable { id: table, acknowledged };
        Ok(RunningGame { table, seats, next: 0, is_over: false, active_at: Instant::now() })
    }

    /// Plays game after game until `stop`.
    pub(super) async fn play(
        mut self,
        mut game: RunningGame,
        setup: &Setup<'_>,
        pace: &Pace,
        mut stop: watch::Receiver<bool>,
    ) -> (Group, Outcome) {
        let mut outcome = Outcome::default();
        loop {
            let mut stopped = Box::pin(stop.wait_for(|stop| *stop));
            let ended = tokio::select! {
                biased;
                _ = &mut stopped => None,
                ended = game.play(setup.server, &mut self.dice, pace, &mut outcome) => Some(ended),
            };
            drop(stopped);
            let goes_on = matches!(ended, Some(Ok(())));
            match ended {
                Some(Ok(())) => outcome.games += 1,
                Some(Err(error)) => outcome.error = Some(error),
                None => outcome.stuck = game.active_at.elapsed() > STUCK_AFTER && !pace.is_slow(),
            }
            outcome.tables.push(game.table);
            if !goes_on {
                return (self, outcome);
            }
            game = tokio::select! {
                _ = stop.wait_for(|stop| *stop) => return (self, outcome),
                started = self.start_game(setup) => match started {
                    Ok(started) => started,
                    Err(error) => {
                        outcome.error = Some(error);
                        return (self, outcome);
                    }
                },
            };
        }
    }
}

impl RunningGame {
    /// Plays until the game is over: one decision at a time.
    async fn play(
        &mut self,
        server: &Server,
        dice: &mut Dice,
        pace: &Pace,
        outcome: &mut Outcome,
    ) -> Result<(), SwarmError> {
        let mut pending: Option<PendingDecision> = None;
        loop {
            if let Some(pending) = &mut pending
                && let Some(pause) = pending.retry.take()
            {
                self.active_at = Instant::now() + pause;
                match pause {
                    LIMIT_PAUSE => server.wait_for_limit(pause).await,
                    _ => tokio::time::sleep(pause).await,
                }
                self.send(pending).await?;
            }
            if pending.is_none() {
                if self.is_over {
                    return Ok(());
                }
                if let Some(seat) = self.seats.iter().position(|seat| seat.choice.is_some()) {
                    pace.turn().await;
                    // Messages that came meanwhile may have changed the choice.
                    while let Some(message) = self.next_message().now_or_never() {
                        self.handle(message?, dice, &mut pending, pace, outcome)?;
                    }
                    pending = self.decide(seat).await?;
                }
            }
            let message = self.next_message().await?;
            self.handle(message, dice, &mut pending, pace, outcome)?;
        }
    }

    /// Sends the choice of a seat.
    async fn decide(&mut self, seat: usize) -> Result<Option<PendingDecision>, SwarmError> {
        let Some(action) = self.seats[seat].choice.take() else { return Ok(None) };
        let number = self.next;
        self.next += 1;
        let request = format!(
            r#"{{"request":{{"idempotency_key":"{}","command":{{"act":{{"action":{action}}}}}}}}}"#,
            key(number)
        );
        let pending = PendingDecision { seat, number, request, since: Instant::now(), retry: None };
        self.send(&pending).await?;
        Ok(Some(pending))
    }

    async fn send(&mut self, pending: &PendingDecision) -> Result<(), SwarmError> {
        let sent = self.seats[pending.seat].socket.send(Message::text(pending.request.as_str())).await;
        sent.map_err(|error| SwarmError::Unreachable(error.to_string()))
    }

    /// The next message at any seat.
    async fn next_message(&mut self) -> Result<(usize, Utf8Bytes), SwarmError> {
        let seats = &mut self.seats;
        let message = poll_fn(|context| {
            for (index, seat) in seats.iter_mut().enumerate() {
                while let Poll::Ready(message) = seat.socket.poll_next_unpin(context) {
                    match message {
                        Some(Ok(Message::Text(text))) => return Poll::Ready(Ok((index, text))),
                        Some(Ok(Message::Close(_))) | None => {
                            return Poll::Ready(Err(SwarmError::Unreachable("closed".to_owned())));
                        }
                        Some(Ok(_)) => {}
                        Some(Err(error)) => return Poll::Ready(Err(SwarmError::Unreachable(error.to_string()))),
                    }
                }
            }
            Poll::Pending
        });
        let message = message.await?;
        self.active_at = Instant::now();
        Ok(message)
    }

    fn handle(
        &mut self,
        (seat, text): (usize, Utf8Bytes),
        dice: &mut Dice,
        pending: &mut Option<PendingDecision>,
        pace: &Pace,
        outcome: &mut Outcome,
    ) -> Result<(), SwarmError> {
        match serde_json::from_str(&text).map_err(|error| SwarmError::Unexpected(error.to_string()))? {
            ServerMessage::Table { stage } => self.is_over |= stage == "over",
            ServerMessage::Update(Update { legal }) => {
                self.seats[seat].choice =
                    (!legal.is_empty()).then(|| legal[dice.below(legal.len())].action.get().into());
            }
            ServerMessage::Done { idempotency_key } => {
                let is_it =
                    |pending: &mut PendingDecision| pending.seat == seat && key(pending.number) == idempotency_key;
                if let Some(done) = pending.take_if(is_it) {
                    outcome.latencies.push(done.since.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
                    self.table.acknowledged[seat].push(done.number);
                    pace.count();
                }
            }
            ServerMessage::Refused { error } if error.code == UNAVAILABLE => {
                pending.iter_mut().for_each(|pending| pending.retry = Some(UNAVAILABLE_PAUSE));
            }
            ServerMessage::Refused { error } if LIMITED.contains(&error.code.as_str()) => {
                pending.iter_mut().for_each(|pending| pending.retry = Some(LIMIT_PAUSE));
            }
            ServerMessage::Refused { error } => {
                outcome.refused += 1;
                outcome.first_refusal.get_or_insert(error.text);
                *pending = None;
            }
            ServerMessage::Welcome(_)
            | ServerMessage::Chat(_)
            | ServerMessage::ChatRemoved(_)
            | ServerMessage::Preview(_) => {}
        }
        Ok(())
    }
}
