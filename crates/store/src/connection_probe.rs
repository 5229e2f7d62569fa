//! Connections that died without a word: a network, or a proxy on the way, may forget them all at once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use sqlx::{AnyConnection, Connection};

/// How long a connection may take to say that it is there.
const WORD: Duration = Duration::from_secs(1);

/// When a connection was last found dead. All that are older are given up with it: to find out about one after the other would
/// take a word's time for each, and nothing would be written meanwhile.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConnectionProbe(Arc<Mutex<Option<Instant>>>);

impl ConnectionProbe {
    /// Whether a connection of this age can be used.
    pub(crate) async fn answers(&self, connection: &mut AnyConnection, age: Duration) -> bool {
        if self.is_suspect(age) {
            return false;
        }
        match tokio::time::timeout(WORD, connection.ping()).await {
            Ok(answer) => answer.is_ok(),
            Err(_) => {
                *self.0.lock() = Some(Instant::now());
                false
            }
        }
    }

    /// Whether a connection of this age was there when another one died.
    fn is_suspect(&self, age: Duration) -> bool {
        self.0.lock().is_some_and(|died| died.elapsed() <= age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_older_than_the_silence_is_given_up() {
        let silence = ConnectionProbe::default();
        assert!(!silence.is_suspect(Duration::from_secs(9)), "nothing was silent yet");
        *silence.0.lock() = Some(Instant::now());
        assert!(silence.is_suspect(Duration::from_secs(9)));
        std::thread::sleep(Duration::from_millis(20));
        assert!(!silence.is_suspect(Duration::from_millis(1)), "what was opened since then is not");
    }
}
