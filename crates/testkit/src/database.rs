//! The database of a server under test, which a test can also open by itself.

use std::path::Path;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

use crate::{Folder, Postgres};

/// Where a server under test stores everything: SQLite in a folder, or a PostgreSQL database. For one test alone.
#[derive(Debug)]
pub enum TestDatabase {
    /// A data folder with SQLite's file.
    Folder(Folder),
    /// The URL of a PostgreSQL database.
    Postgres(String),
}

impl TestDatabase {
    /// SQLite in a new folder.
    pub fn folder() -> Self {
        Self::Folder(Folder::new())
    }

    /// A new database in the shared PostgreSQL cluster. The name must be unique among the tests of a binary.
    pub fn postgres(name: &str) -> Self {
        Self::Postgres(Postgres::shared().create_database(name))
    }

    /// One of each kind, for tests of what must hold with both.
    pub fn both(name: &str) -> [Self; 2] {
        [Self::folder(), Self::postgres(name)]
    }

    /// The data folder.
    ///
    /// # Panics
    /// If this is a PostgreSQL database.
    pub fn path(&self) -> &Path {
        match self {
            Self::Folder(folder) => folder.path(),
            Self::Postgres(url) => panic!("{url} is not a folder"),
        }
    }

    /// The options of `tenka serve` and `tenka admin` that name this database.
    pub fn args(&self) -> [String; 2] {
        match self {
            Self::Folder(folder) => ["--data".to_owned(), folder.path().to_str().unwrap().to_owned()],
            Self::Postgres(url) => ["--database-url".to_owned(), url.clone()],
        }
    }

    /// Opens the database apart from the server.
    pub async fn open(&self) -> AnyPool {
        sqlx::any::install_default_drivers();
        let url = match self {
            Self::Folder(folder) => format!("sqlite://{}", folder.path().join("tenka.db").display()),
            Self::Postgres(url) => url.clone(),
        };
        AnyPoolOptions::new().max_connections(2).connect(&url).await.unwrap()
    }
}
