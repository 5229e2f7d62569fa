//! Prepared tables: a first game with a guide, or a puzzle.

use lessons::{Lesson, Origin as Start};
use protocol::ids::TableId;
use protocol::setup::{OnTimeout, Pace, Setup};
use serde_json::Value;

use crate::api_error::ApiError;
use crate::game::Kind;
use crate::hub::{Hub, Person};
use crate::room::Live;
use crate::store::Appended;
use crate::table_event::{Holder, Origin, StoredEvent, TableEvent};

impl Hub {
    /// Puts up the table of a lesson, with the learner and all bots seated and the game begun.
    pub(crate) async fn teach(&self, by: &Person, lesson: &str) -> Result<TableId, ApiError> {
        let lesson = Lesson::named(lesson).ok_or(ApiError::missing("problem-no-such-lesson"))?;
        let (id, now) = (TableId(self.luck.id()), self.clock.now());
        let Prepared { setup, seats, origin, rules } = Prepared::of(lesson)?;
        let held = |name: String| {
            let holder = match lesson.bots.get(&name) {
                Some(bot) => Holder::Bot(bot.clone()),
                None => Holder::Person(by.id.clone()),
            };
            (name, holder)
        };
        let seats = seats.into_iter().map(held).collect();
        let created =
            TableEvent::Created { by: by.id.clone(), setup, invite: self.luck.secret(), from: None, secret: None };
        let started = TableEvent::Started { seats, rules, origin };
        let lines = [created, started].map(|what| StoredEvent { who: Some(by.id.clone()), key: None, what });
        let mut live = Live::create(id.clone(), now, &lines[0])?;
        live.introduce(&by.id, &by.name);
        live.table.add(now, &lines[1])?;
        let addition = live.addition(1, now, &lines);
        match self.store.append(addition).await? {
            Appended::Done => {
                self.drive(&self.room(&id));
                Ok(id)
            }
            Appended::Raced | Appended::Unknown => Err(ApiError::unavailable()),
        }
    }
}

/// What a lesson makes of a table.
struct Prepared {
    setup: Setup,
    /// The names of the seats, in order.
    seats: Vec<String>,
    origin: Origin,
    rules: u32,
}

impl Prepared {
    fn of(lesson: &Lesson) -> Result<Prepared, ApiError> {
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
