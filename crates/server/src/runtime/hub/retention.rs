//! The retention rule: what is deleted by itself, and when.

use crate::config::Retention;
use crate::runtime::hub::Hub;
use protocol::Millis;
use tables::error::RequestError;

/// The most guests that one run deletes. Each has tables of their own to be seen to.
const GUESTS_PER_RUN: i64 = 20;
/// The most tables that one run deletes.
const TABLES_PER_RUN: i64 = 50;
/// How long it is remembered when somebody was last notified of a table. It matters for ten minutes.
pub(crate) const NOTICE_DAYS: u32 = 1;

const DAY: Millis = 86_400_000;

impl Hub {
    /// Deletes what is no longer kept: a bounded number of things, so that nobody has to wait. The rest follows the
    /// next time.
    pub(crate) async fn apply_retention(&self, retention: Retention) -> Result<(), RequestError> {
        let now = self.clock.now();
        let before = |days: u32| now - Millis::from(days) * DAY;
        let notices = self.store.delete_old_notices(before(NOTICE_DAYS)).await?;
        let mut reports = 0;
        if let Some(days) = retention.report_days {
            reports = self.store.delete_settled_reports(before(days)).await?;
        }
        let mut guests = 0;
        if let Some(days) = retention.guest_days {
            for guest in self.store.unused_guests(before(days), GUESTS_PER_RUN).await? {
                self.forget(&guest, None).await?;
                guests += 1;
            }
        }
        let mut tables = 0;
        if let Some(days) = retention.table_days {
            for table in self.store.old_tables(before(days), TABLES_PER_RUN).await? {
                // Somebody looks at it just now.
                if self.known_room(&table).is_none() {
                    self.store.delete_table(&table).await?;
                    tables += 1;
                }
            }
        }
        if reports + guests + tables > 0 {
            tracing::info!(guests, tables, reports, notices, "Deleted what is no longer kept");
            self.store.owe_scrub(now).await?;
        }
        // Also what an earlier attempt left, or a server that was killed.
        self.scrub().await;
        Ok(())
    }
}
