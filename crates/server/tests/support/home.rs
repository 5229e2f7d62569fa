//! Where a server keeps everything, with a way in behind its back.

use std::path::Path;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use store::Database;
use testkit::{Folder, Postgres};

/// A folder or a database of PostgreSQL, for one test alone.
#[derive(Debug)]
pub enum Home {
    /// A folder with SQLite's file.
    Folder(Folder),
    /// The address of a database.
    Postgres(String),
}

impl Home {
    /// A folder of one's own.
    pub fn folder() -> Home {
        Home::Folder(Folder::new())
    }

    /// A database of one's own; no other test of the same file has this name.
    pub fn postgres(name: &str) -> Home {
        Home::Postgres(Postgres::shared().create_database(name))
    }

    /// One of each, for what must hold wherever a server keeps everything.
    pub fn both(name: &str) -> [Home; 2] {
        [Home::folder(), Home::postgres(name)]
    }

    /// The folder, where it is one.
    pub fn path(&self) -> &Path {
        match self {
            Home::Folder(folder) => folder.path(),
            Home::Postgres(url) => panic!("{url} is no folder"),
        }
    }

    /// What a server in this process is told.
    pub fn database(&self) -> Database {
        match self {
            Home::Folder(folder) => Database::Folder(folder.path().to_owned()),
            Home::Postgres(url) => Database::Url(url.clone()),
        }
    }

    /// What the program itself is told.
    pub fn args(&self) -> [String; 2] {
        match self {
            Home::Folder(folder) => ["--data".to_owned(), folder.path().to_str().unwrap().to_owned()],
            Home::Postgres(url) => ["--database-url".to_owned(), url.clone()],
        }
    }

    /// The database, apart from the server.
    pub async fn open(&self) -> AnyPool {
        sqlx::any::install_default_drivers();
        let url = match self {
            Home::Folder(folder) => format!("sqlite://{}", folder.path().join("tenka.db").display()),
            Home::Postgres(url) => url.clone(),
        };
        AnyPoolOptions::new().max_connections(2).connect(&url).await.unwrap()
    }
}
