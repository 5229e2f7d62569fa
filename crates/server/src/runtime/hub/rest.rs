//! Tables at rest: tests that know what will be dealt must also know when bots have had their say.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::runtime::hub::Hub;
use crate::runtime::room::Room;

/// How often it is looked whether bots still think.
const STEP: Duration = Duration::from_millis(1);
/// After so long a table is taken as it is.
const LONGEST: Duration = Duration::from_secs(30);

impl Hub {
    /// Waits until nothing happens at a table by itself any more. Bots think while people act, so which of two
    /// simultaneous decisions comes first is a matter of speed; a test that asks for the moment before each decision gets
    /// the same game every time. Does nothing unless the luck of the server is seeded.
    pub(crate) async fn rest(&self, room: &Arc<Room>) {
        if !self.luck.is_seeded() {
            return;
        }
        let begun = Instant::now();
        while begun.elapsed() < LONGEST && (self.has_next(room).await || room.driven.load(Ordering::SeqCst)) {
            self.drive(room);
            tokio::time::sleep(STEP).await;
        }
    }
}
