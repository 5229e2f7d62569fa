//! Creating prepared tables.

use crate::runtime::hub::Hub;
use crate::runtime::room::Live;
use lessons::Lesson;
use protocol::ids::TableId;
use store::Appended;
use tables::error::RequestError;
use tables::lessons::Prepared;
use tables::person::Person;
use tables::table_event::{Holder, StoredEvent, TableEvent};

impl Hub {
    /// Puts up the table of a lesson, with the learner and all bots seated and the game begun.
    pub(crate) async fn teach(&self, by: &Person, lesson: &str) -> Result<TableId, RequestError> {
        let lesson = Lesson::named(lesson).ok_or(RequestError::not_found("api-error-no-such-lesson"))?;
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
            Appended::Raced | Appended::Unknown => Err(RequestError::unavailable()),
        }
    }
}
