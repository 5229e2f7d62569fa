//! Messages of other processes that share a PostgreSQL database.

use std::time::Duration;

use sqlx::postgres::PgListener;

/// After this time without a message, the connection is tested.
const SILENCE: Duration = Duration::from_secs(5);

/// A connection that receives the messages of all processes, including this one.
#[derive(Debug)]
pub struct Listener {
    inner: PgListener,
}

impl Listener {
    /// Connects to the database with this address.
    pub async fn connect(url: &str) -> Result<Listener, sqlx::Error> {
        let connected = tokio::time::timeout(SILENCE, PgListener::connect(url));
        let mut inner = connected.await.map_err(|_| sqlx::Error::PoolTimedOut)??;
        inner.listen("tenka").await?;
        Ok(Listener { inner })
    }

    /// The next message; none when the connection was lost for a moment, so that messages may be missing. A connection
    /// on which nothing arrives is tested, because one that died without a word would be silent for ever.
    pub async fn next(&mut self) -> Result<Option<String>, sqlx::Error> {
        loop {
            match tokio::time::timeout(SILENCE, self.inner.try_recv()).await {
                Ok(message) => return Ok(message?.map(|message| message.payload().to_owned())),
                Err(_) => {
                    let asked = sqlx::query("SELECT 1").execute(&mut self.inner);
                    tokio::time::timeout(SILENCE, asked).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
                }
            }
        }
    }
}
