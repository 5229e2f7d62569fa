//! What can follow from finished games: forks and rematches.

use engine::Seat;
use protocol::ids::TableId;
use protocol::message::{Command, CommandRequest};
use protocol::setup::Setup;
use tables::error::RequestError;
use tables::history::{Finished, Rematch, Times};
use tables::person::Person;
use tables::setup::validate_setup;
use tables::table_event::{From, StoredEvent, TableEvent};
use tables::view_access::ViewAccess;

use crate::runtime::hub::Hub;
use crate::runtime::room::CommitOutcome;

/// How often a rematch is tried again when other processes are faster.
const ATTEMPTS: usize = 20;

impl Hub {
    /// When the entries of a game's record were done, and by whose hand, where these seats did them.
    pub(crate) async fn times(&self, table: &TableId, doers: &[Seat]) -> Result<Times, RequestError> {
        let lines = self.store.lines(table, 0).await?;
        Ok(Times::read(lines.iter().map(|stored| (stored.at, &stored.line.what)), doers))
    }

    /// Puts up a table whose game begins at a moment of one that is over.
    pub(crate) async fn fork(
        &self,
        finished: Finished,
        at: usize,
        setup: Option<Setup>,
        by: &Person,
        key: Option<&str>,
    ) -> Result<TableId, RequestError> {
        let old = &finished.info.setup;
        let setup = setup.unwrap_or_else(|| Setup { lesson: None, ..old.clone() });
        validate_setup(&setup)?;
        if setup.game != old.game || setup.seats != old.seats {
            return Err(RequestError::conflict("api-error-game-is-given"));
        }
        let (table, seed, past) = (finished.info.id, self.luck.seed(), finished.past);
        let seats = past.seat_names().to_vec();
        let position = away(move || past.position(at, &seed)).await?;
        self.create(by, setup, Some(Box::new(From { table, at, position, seats })), key).await
    }

    /// Where the same people meet again, and the end of the link to it: a table with the same setup and
    /// the same bots, put up when somebody first asks. Nobody is seated there unasked.
    pub(crate) async fn rematch(&self, table: &TableId, by: &Person) -> Result<(TableId, String), RequestError> {
        let room = self.room(table);
        let mut guard = room.live.lock().await;
        let live = self.opened(&room, &mut guard).await?;
        // Whoever has nothing to do with the table must not learn that there is one.
        live.table.may_be_seen(&ViewAccess { person: Some(by.id.clone()), ..ViewAccess::default() })?;
        live.table.past()?;
        live.table.seat_of(&by.id).ok_or(RequestError::forbidden("api-error-players-only"))?;
        let mut fresh = None;
        for _ in 0..ATTEMPTS {
            let live = self.opened(&room, &mut guard).await?;
            if live.table.rematch.is_some() {
                break;
            }
            if fresh.is_none() {
                let plan = Rematch::after(&live.table, &self.luck)?;
                fresh = Some(self.meet_again(plan, by).await?);
            }
            let Some(meeting) = &fresh else { break };
            let what = TableEvent::Rematched { table: meeting.clone() };
            let line = StoredEvent { who: Some(by.id.clone()), key: None, what };
            if live.commit(&self.store, self.clock.now(), vec![line], None).await? == CommitOutcome::Unknown {
                break;
            }
        }
        let agreed = guard.as_ref().and_then(|live| live.table.rematch.clone());
        drop(guard);
        if let Some(lonely) = fresh.filter(|fresh| Some(fresh) != agreed.as_ref()) {
            // Somebody else was faster, or nobody knows: nobody is sent to this table.
            let close = CommandRequest { idempotency_key: "close".to_owned(), seat: None, command: Command::Close {} };
            self.request(&lonely, by, None, close).await?;
        }
        let agreed = agreed.ok_or(RequestError::unavailable())?;
        let room = self.room(&agreed);
        let mut guard = room.live.lock().await;
        let invite = self.opened(&room, &mut guard).await?.table.invite.clone();
        Ok((agreed, invite))
    }

    /// Puts up a table with bots on some of its seats.
    async fn meet_again(&self, plan: Rematch, by: &Person) -> Result<TableId, RequestError> {
        let meeting = self.create(by, plan.setup, plan.from, None).await?;
        for (seat, bot) in plan.bots {
            let command = Command::AddBot { seat: Some(seat), bot, wish: None };
            self.request(
                &meeting,
                by,
                None,
                CommandRequest { idempotency_key: format!("bot-{seat}"), seat: None, command },
            )
            .await?;
        }
        Ok(meeting)
    }
}

/// Does what takes long away from the tables.
pub(crate) async fn away<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, RequestError> + Send + 'static,
) -> Result<T, RequestError> {
    tokio::task::spawn_blocking(work).await.map_err(|_| RequestError::unavailable())?
}
