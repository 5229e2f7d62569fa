//! Transactions that are either committed or thrown away with their connection.
//!
//! SQLite ends a transaction by itself when the disk fails (SQLITE_FULL, SQLITE_IOERR). sqlx 0.9 does not notice: its
//! ROLLBACK fails, it goes on counting the transaction as open, and from then on its BEGIN on that connection is a
//! SAVEPOINT. One more COMMIT that fails leaves that savepoint open for good, and every later COMMIT is a mere RELEASE inside it: it
//! succeeds, and nothing reaches the disk. So BEGIN and COMMIT are plain statements here, which sqlx does not count, a
//! connection on which anything failed is closed, and SQLite itself confirms before and after that no transaction is open.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

/// SQLite refuses this inside a transaction; outside, it changes nothing.
const AUTOCOMMIT_CHECK: &str = "PRAGMA synchronous = FULL";

/// A transaction. Dropped before it is committed, it takes its connection with it, and the database rolls it back.
#[derive(Debug)]
pub struct Transaction {
    connection: Option<PoolConnection<Any>>,
    is_sqlite: bool,
}

impl Transaction {
    /// Begins to write. SQLite takes the lock at once, so that nothing is begun that cannot be finished.
    pub async fn write(pool: &AnyPool, is_sqlite: bool) -> Result<Transaction, sqlx::Error> {
        Transaction::begin(pool, is_sqlite, if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" }).await
    }

    /// Begins to read everything as it is at one moment.
    pub async fn read(pool: &AnyPool, is_sqlite: bool) -> Result<Transaction, sqlx::Error> {
        let begin = if is_sqlite { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ" };
        Transaction::begin(pool, is_sqlite, begin).await
    }

    async fn begin(pool: &AnyPool, is_sqlite: bool, begin: &'static str) -> Result<Transaction, sqlx::Error> {
        let mut transaction = Transaction { connection: Some(pool.acquire().await?), is_sqlite };
        transaction.require_autocommit().await?;
        transaction.run(begin).await?;
        Ok(transaction)
    }

    /// Commits. When this returns, the database has said that everything is on the disk.
    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.end("COMMIT").await
    }

    /// Takes everything back and keeps the connection: for what the database refused by its rules, not because it failed.
    pub(super) async fn rollback(mut self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        self.run(statement).await?;
        self.require_autocommit().await?;
        // Back to the pool, for others.
        self.connection = None;
        Ok(())
    }

    async fn require_autocommit(&mut self) -> Result<(), sqlx::Error> {
        if self.is_sqlite { self.run(AUTOCOMMIT_CHECK).await } else { Ok(()) }
    }

    async fn run(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(statement).execute(&mut **self).await?;
        Ok(())
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("a transaction has a connection until it ends")
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("a transaction has a connection until it ends")
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Database, Store};

    #[tokio::test]
    async fn dropped_transaction_is_rolled_back_and_closed() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Folder(folder.path().to_owned())).await.unwrap();
        for _ in 0..3 {
            let mut transaction = store.write_transaction().await.unwrap();
            let sql = "INSERT INTO pulse (id, at) VALUES (9, 9)";
            sqlx::query(sql).execute(&mut *transaction).await.unwrap();
            drop(transaction);
        }
        let kept = sqlx::query("SELECT 1 FROM pulse WHERE id = 9").fetch_optional(&store.pool).await.unwrap();
        assert!(kept.is_none());
    }

    #[tokio::test]
    async fn connection_inside_a_transaction_is_never_used() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Folder(folder.path().to_owned())).await.unwrap();
        let mut connection = store.writes.acquire().await.unwrap();
        sqlx::raw_sql("SAVEPOINT left_open").execute(&mut *connection).await.unwrap();
        connection.return_to_pool().await;
        drop(connection);
        let refused = Transaction::write(&store.writes, true).await.unwrap_err();
        assert!(refused.to_string().contains("inside a transaction"), "{refused}");
        Transaction::write(&store.writes, true).await.unwrap().commit().await.unwrap();
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Folder(folder.path().to_owned())).await.unwrap();
        let sql = "INSERT INTO pulse (id, at) VALUES (9, 9)";
        assert!(sqlx::query(sql).execute(&store.pool).await.is_err());
    }
}
