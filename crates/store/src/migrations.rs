//! Changes of the database's tables, in order, each applied once.
//!
//! They are listed here rather than by `sqlx::migrate!`, because that macro would compile SQLite and both drivers a second time.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The version, the description and the file of each migration. A file must never change once it was released: the database
/// keeps its checksum, and a server refuses to start where they differ.
macro_rules! migrations {
    ($($version:literal $description:literal $file:literal)*) => {
        [$(($version, $description, $file, include_str!(concat!("../migrations/", $file)))),*]
    };
}

const MIGRATIONS: [(i64, &str, &str, &str); 6] = migrations![
    1 "start" "0001_start.sql"
    2 "write probe" "0002_write_probe.sql"
    4 "checkpoints" "0004_checkpoints.sql"
    5 "pulse clock" "0005_pulse_clock.sql"
    6 "doors" "0006_doors.sql"
    7 "erasure" "0007_erasure.sql"
];

/// All migrations, for SQLite and PostgreSQL alike.
pub(super) fn migrator() -> Migrator {
    let migration = |(version, description, _, sql): (i64, &'static str, &str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{MIGRATIONS, migrator};

    /// Rows of `_sqlx_migrations` in a database of version 0.1.0, which listed its migrations by `sqlx::migrate!`.
    const RELEASED: [(i64, &str, &str); 6] = [
        (
            1,
            "start",
            "9a92b4f17afc9b4d1cb595d8f47da159b3162dbbcf7e920509af001dfa5383709e0cd6d0ceb06744b67b6c877eb03f61",
        ),
        (
            2,
            "write probe",
            "a7283a3018b92807039453f2cc642fe489e18f04ae7d2f18bc863a21a5f33ebdb4a36917cf08df0f2d9132f7d1faad4e",
        ),
        (
            4,
            "checkpoints",
            "8f8e36387bfa0e3b1f7f3546c2842d7a00f263fd0e4bedf2310c7d48700f4114b28952da817430bc872b7da24de53b16",
        ),
        (
            5,
            "pulse clock",
            "dfa663a07e4eb6b2854dedc9e55cac8e45ddc996b5443c74f3206ee181a01ecc152c3622fb6a491c364a5186d5799f07",
        ),
        (
            6,
            "doors",
            "e29081e664ad34c75fcc0a4211636798643685bcbc1f1aa81fb3fba9713fcb014837d6c31b0ddf25dac2ce87c08e32e0",
        ),
        (
            7,
            "erasure",
            "d695c3e8f0a35b1b26d98bc0e1bbc10e2c6d3fe80a6c048efe9fb14cae73f8ee37b2a18609442834aade1edede497202",
        ),
    ];

    #[test]
    fn released_migrations_never_change() {
        let migrator = migrator();
        for ((version, description, checksum), migration) in RELEASED.into_iter().zip(migrator.iter()) {
            let found: String = migration.checksum.iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!((migration.version, &*migration.description), (version, description));
            assert_eq!(found, checksum, "migration {version}");
        }
        assert!(migrator.iter().count() >= RELEASED.len());
    }

    #[test]
    fn every_file_is_listed() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<_> = files.collect();
        files.sort();
        assert_eq!(files, MIGRATIONS.map(|(_, _, file, _)| file));
        for (version, _, file, sql) in MIGRATIONS {
            assert!(file.starts_with(&format!("{version:04}_")), "{file}");
            assert!(!sql.starts_with("-- no-transaction"), "{file}: migrations run in transactions");
        }
    }
}
