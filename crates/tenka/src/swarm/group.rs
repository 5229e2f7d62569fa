//! The people of one table: they sit down, play a game, and sit down again.

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
use super::web::{Guest, Socket, SwarmError, Web};

/// A table at which nobody has heard anything for so long is stuck.
const STUCK: Duration = Duration::from_secs(5);
/// How long a client waits before it asks again for what the server could not do.
const PAUSE: Duration = Duration::from_millis(200);
/// What the server says when its database does not answer.
const UNAVAILABLE: &str = "unavailable";

/// What a client needs of what it is told.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Heard<'a> {
    Welcome(IgnoredAny),
    Table {
        stage: &'a str,
    },
    #[serde(borrow)]
    Moment(Moment<'a>),
    Line(IgnoredAny),
    Done {
        key: &'a str,
    },
    Refused {
        problem: Problem,
    },
    Tried(IgnoredAny),
}

#[derive(Deserialize)]
struct Moment<'a> {
    #[serde(borrow)]
    legal: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
    text: String,
}

/// A table at which the group has played.
pub(super) struct Played {
    /// Which.
    pub(super) table: String,
    /// The decisions of each guest that were acknowledged, by their numbers.
    pub(super) acknowledged: Vec<Vec<u32>>,
}

/// What came of a group's playing.
#[derive(Default)]
pub(super) struct Story {
    /// Where they played.
    pub(super) tables: Vec<Played>,
    /// How many games came to their end.
    pub(super) games: u64,
    /// How long each decision took, in microseconds.
    pub(super) took: Vec<u32>,
    /// How many decisions were refused.
    pub(super) refused: u64,
    /// Why the first of them was.
    pub(super) refusal: Option<String>,
    /// Whether the table was stuck in the end.
    pub(super) stuck: bool,
    /// Why they stopped before their time, if they did.
    pub(super) trouble: Option<SwarmError>,
}

/// The people of one table.
pub(super) struct Group {
    /// Who.
    pub(super) guests: Vec<Guest>,
    dice: Dice,
}

/// What all groups share.
pub(super) struct Setting<'a> {
    /// The server.
    pub(super) web: &'a Web,
    /// What is played.
    pub(super) game: &'a str,
    /// Whether every message comes with the view.
    pub(super) views: bool,
}

/// A group at a table where a game is going on.
pub(super) struct Sitting {
    played: Played,
    seats: Vec<Seat>,
    /// The number of the next decision.
    next: u32,
    is_over: bool,
    heard_at: Instant,
}

/// A client.
struct Seat {
    socket: Socket,
    /// What it wants to do next, once it may decide.
    choice: Option<Box<str>>,
}

/// A decision that is not acknowledged yet.
struct Flight {
    seat: usize,
    number: u32,
    order: String,
    since: Instant,
    /// Whether the server could not say what became of it. The same key, sent again, settles that.
    again: bool,
}

/// The key of a decision.
pub(super) fn key(number: u32) -> String {
    format!("decision-{number}")
}

impl Group {
    /// The people of the table of that number.
    pub(super) fn new(guests: Vec<Guest>, number: usize) -> Group {
        Group { guests, dice: Dice::new(number as u64) }
    }

    /// Creates a table at which everybody sits, is ready, and has committed to a part of the seed; gives the table.
    async fn gather(&self, setting: &Setting<'_>, values: &[String]) -> Result<String, SwarmError> {
        let Some((owner, others)) = self.guests.split_first() else { return Err(SwarmError::Address) };
        let web = setting.web;
        let setup = json!({"game": setting.game, "seats": self.guests.len(), "open": true});
        let table = web.put_up(owner, setup).await?;
        web.order(owner, &table, "sit", json!({"sit": {}})).await?;
        for guest in others {
            web.order(guest, &table, "sit", json!({"sit": {}})).await?;
            web.order(guest, &table, "ready", json!({"ready": {"ready": true}})).await?;
        }
        for (seat, (guest, value)) in self.guests.iter().zip(values).enumerate() {
            let commit = json!({"commit_entropy": {"seat": seat, "commitment": value_commitment(value)}});
            web.order(guest, &table, "commit", commit).await?;
        }
        Ok(table)
    }

    /// Starts the game: everybody reveals their part of the seed.
    async fn start(&self, setting: &Setting<'_>, table: &str, values: &[String]) -> Result<(), SwarmError> {
        let Some(owner) = self.guests.first() else { return Err(SwarmError::Address) };
        setting.web.order(owner, table, "start", json!({"start": {}})).await?;
        for (seat, (guest, value)) in self.guests.iter().zip(values).enumerate() {
            let reveal = json!({"reveal_entropy": {"seat": seat, "value": value}});
            match setting.web.order(guest, table, "reveal", reveal).await {
                // On a slow machine the time may be up: the game has begun without this part.
                Ok(()) | Err(SwarmError::Refused(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// Creates a table and starts a game at which nobody looks; gives the table.
    pub(super) async fn begin(&self, setting: &Setting<'_>) -> Result<String, SwarmError> {
        let table = self.gather(setting, &[]).await?;
        self.start(setting, &table, &[]).await?;
        Ok(table)
    }

    /// Begins a game, with a socket for each.
    pub(super) async fn sit_down(&self, setting: &Setting<'_>) -> Result<Sitting, SwarmError> {
        // As unpredictable as what the system offers, and of the form that the server wants.
        let values: Vec<String> =
            self.guests.iter().map(|_| value_commitment(&EntropySource::System.secret())).collect();
        let table = self.gather(setting, &values).await?;
        let mut seats = Vec::with_capacity(self.guests.len());
        for guest in &self.guests {
            let mut socket = setting.web.socket(guest, &table, setting.views).await?;
            // The welcome shows that the server counts this client among those who are there.
            socket.next().await.transpose().map_err(|error| SwarmError::Gone(error.to_string()))?;
            seats.push(Seat { socket, choice: None });
        }
        self.start(setting, &table, &values).await?;
        let acknowledged = vec![Vec::new(); seats.len()];
        let played = Played { table, acknowledged };
        Ok(Sitting { played, seats, next: 0, is_over: false, heard_at: Instant::now() })
    }

    /// Plays game after game until it is told to stop.
    pub(super) async fn play(
        mut self,
        mut sitting: Sitting,
        setting: &Setting<'_>,
        pace: &Pace,
        mut stop: watch::Receiver<bool>,
    ) -> (Group, Story) {
        let mut story = Story::default();
        loop {
            let mut stopped = Box::pin(stop.wait_for(|stop| *stop));
            let ended = tokio::select! {
                biased;
                _ = &mut stopped => None,
                ended = sitting.game(&mut self.dice, pace, &mut story) => Some(ended),
            };
            drop(stopped);
            let goes_on = matches!(ended, Some(Ok(())));
            match ended {
                Some(Ok(())) => story.games += 1,
                Some(Err(trouble)) => story.trouble = Some(trouble),
                None => story.stuck = sitting.heard_at.elapsed() > STUCK && !pace.is_slow(),
            }
            story.tables.push(sitting.played);
            if !goes_on {
                return (self, story);
            }
            sitting = tokio::select! {
                _ = stop.wait_for(|stop| *stop) => return (self, story),
                seated = self.sit_down(setting) => match seated {
                    Ok(seated) => seated,
                    Err(trouble) => {
                        story.trouble = Some(trouble);
                        return (self, story);
                    }
                },
            };
        }
    }
}

impl Sitting {
    /// Plays until the game is over: one decision at a time.
    async fn game(&mut self, dice: &mut Dice, pace: &Pace, story: &mut Story) -> Result<(), SwarmError> {
        let mut flight: Option<Flight> = None;
        loop {
            if let Some(flight) = flight.as_mut().filter(|flight| flight.again) {
                tokio::time::sleep(PAUSE).await;
                flight.again = false;
                self.send(flight).await?;
            }
            if flight.is_none() {
                if self.is_over {
                    return Ok(());
                }
                if let Some(seat) = self.seats.iter().position(|seat| seat.choice.is_some()) {
                    pace.turn().await;
                    // What was told meanwhile may have made another choice of it.
                    while let Some(heard) = self.hear().now_or_never() {
                        self.heed(heard?, dice, &mut flight, pace, story)?;
                    }
                    flight = self.decide(seat).await?;
                }
            }
            let heard = self.hear().await?;
            self.heed(heard, dice, &mut flight, pace, story)?;
        }
    }

    /// Sends what a seat wants to do.
    async fn decide(&mut self, seat: usize) -> Result<Option<Flight>, SwarmError> {
        let Some(action) = self.seats[seat].choice.take() else { return Ok(None) };
        let number = self.next;
        self.next += 1;
        let order = format!(
            r#"{{"request":{{"idempotency_key":"{}","command":{{"act":{{"action":{action}}}}}}}}}"#,
            key(number)
        );
        let flight = Flight { seat, number, order, since: Instant::now(), again: false };
        self.send(&flight).await?;
        Ok(Some(flight))
    }

    async fn send(&mut self, flight: &Flight) -> Result<(), SwarmError> {
        let sent = self.seats[flight.seat].socket.send(Message::text(flight.order.as_str())).await;
        sent.map_err(|error| SwarmError::Gone(error.to_string()))
    }

    /// The next message, whoever hears it.
    async fn hear(&mut self) -> Result<(usize, Utf8Bytes), SwarmError> {
        let seats = &mut self.seats;
        let heard = poll_fn(|context| {
            for (index, seat) in seats.iter_mut().enumerate() {
                while let Poll::Ready(message) = seat.socket.poll_next_unpin(context) {
                    match message {
                        Some(Ok(Message::Text(text))) => return Poll::Ready(Ok((index, text))),
                        Some(Ok(Message::Close(_))) | None => {
                            return Poll::Ready(Err(SwarmError::Gone("closed".to_owned())));
                        }
                        Some(Ok(_)) => {}
                        Some(Err(error)) => return Poll::Ready(Err(SwarmError::Gone(error.to_string()))),
                    }
                }
            }
            Poll::Pending
        });
        let heard = heard.await?;
        self.heard_at = Instant::now();
        Ok(heard)
    }

    fn heed(
        &mut self,
        (seat, text): (usize, Utf8Bytes),
        dice: &mut Dice,
        flight: &mut Option<Flight>,
        pace: &Pace,
        story: &mut Story,
    ) -> Result<(), SwarmError> {
        match serde_json::from_str(&text).map_err(|error| SwarmError::Strange(error.to_string()))? {
            Heard::Table { stage } => self.is_over |= stage == "over",
            Heard::Moment(Moment { legal }) => {
                self.seats[seat].choice =
                    (!legal.is_empty()).then(|| legal[dice.below(legal.len())].action.get().into());
            }
            Heard::Done { key: done } => {
                if let Some(flown) = flight.take_if(|flight| flight.seat == seat && key(flight.number) == done) {
                    story.took.push(flown.since.elapsed().as_micros().try_into().unwrap_or(u32::MAX));
                    self.played.acknowledged[seat].push(flown.number);
                    pace.count();
                }
            }
            Heard::Refused { problem } if problem.code == UNAVAILABLE => {
                flight.iter_mut().for_each(|flight| flight.again = true);
            }
            Heard::Refused { problem } => {
                story.refused += 1;
                story.refusal.get_or_insert(problem.text);
                *flight = None;
            }
            Heard::Welcome(_) | Heard::Line(_) | Heard::Tried(_) => {}
        }
        Ok(())
    }
}
