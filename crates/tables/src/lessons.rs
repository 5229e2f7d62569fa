//! Prepared tables: a first game with a guide, or a puzzle.

use lessons::{Lesson, Origin as Start};
use protocol::setup::{OnTimeout, Pace, Setup};
use serde_json::Value;

use crate::error::RequestError;
use crate::game::Kind;
use crate::table_event::Origin;

/// What a lesson makes of a table.
pub struct Prepared {
    /// Setup of the table.
    pub setup: Setup,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    /// Where the game starts.
    pub origin: Origin,
    /// Version of the rules.
    pub rules: u32,
}

impl Prepared {
    /// The table that a lesson describes.
    pub fn of(lesson: &Lesson) -> Result<Prepared, RequestError> {
        let kind = Kind::named(&lesson.game)?;
        let (mut options, origin, seats) = match &lesson.origin {
            Start::Deal { options, seed } => {
                let named = options.get(kind.seats).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                let seats = named.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect();
                let origin = Origin::Deal { options: Value::Object(options.clone()), seed: seed.clone() };
                (options.clone(), origin, seats)
            }
            Start::Position { position, .. } => {
                let seats = (kind.set_up)(position)?.seat_names().into_iter().map(str::to_owned).collect();
                (serde_json::Map::new(), Origin::Position(position.clone()), seats)
            }
        };
        options.remove(kind.seats);
        let seats: Vec<String> = seats;
        let setup = Setup {
            game: lesson.game.clone(),
            name: String::new(),
            seats: seats.len(),
            options,
            open: false,
            spectators: false,
            pace: Pace::Untimed,
            on_timeout: OnTimeout::default(),
            forced: true,
            lesson: Some(lesson.name.clone()),
        };
        Ok(Prepared { setup, seats, origin, rules: kind.rules })
    }
}
