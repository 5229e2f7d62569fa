//! How a table tells that onlookers came or left. While few look on, everybody hears of each at once; in a crowd that
//! would be a message to everybody for each who comes, so the crowd is counted every few seconds instead.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::runtime::hub::Hub;
use crate::runtime::room::{Live, Room};

/// How long a crowd is not counted again.
const COUNTED_EVERY: Duration = Duration::from_secs(3);
/// What is added to that for each who listens, so that one table never sends more than some hundreds of messages a second
/// for this.
const PER_LISTENER: Duration = Duration::from_millis(5);

impl Hub {
    /// Sees to it that everybody at a table hears soon how many look on, where that has changed and was not told yet.
    pub(crate) fn count_audience_soon(&self, room: &Arc<Room>, live: &Live) {
        if !live.has_untold_audience() || room.audience_due.swap(true, Ordering::SeqCst) {
            return;
        }
        let (room, count) = (room.clone(), u32::try_from(live.listener_count()).unwrap_or(u32::MAX));
        tokio::spawn(async move {
            tokio::time::sleep(COUNTED_EVERY + PER_LISTENER.saturating_mul(count)).await;
            let mut guard = room.live.lock().await;
            room.audience_due.store(false, Ordering::SeqCst);
            if let Some(live) = guard.as_mut().filter(|live| live.has_untold_audience()) {
                live.tell_of_people();
            }
        });
    }
}
