//! `tenka admin export`, `import` and `backup`.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::PathBuf;

use server::admin::Carried;
use store::Database;

use super::Office;
use crate::error::CliError;
use crate::file::Draft;

/// The options of `tenka admin export`.
#[derive(clap::Args)]
#[command(after_help = "tenka admin export tenka.jsonl\ntenka admin export one.jsonl --table ID --table ID")]
pub(super) struct Export {
    file: PathBuf,
    #[arg(long = "table", value_name = "ID")]
    tables: Vec<String>,
    #[arg(long)]
    secrets: bool,
}

impl Export {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let admin = office.open(false).await?;
        let draft = Draft::private(&self.file, office.locale)?;
        let name = self.file.display().to_string();
        let cannot = |error: &std::io::Error| CliError::write(&name, error, office.locale);
        let mut to = BufWriter::new(File::create(&draft.path).map_err(|error| cannot(&error))?);
        let carried = office.done(admin.export(&self.tables, self.secrets, &mut to)).await?;
        to.flush().map_err(|error| cannot(&error))?;
        draft.finish(office.locale)?;
        say(office, "admin-exported", carried, &name);
        Ok(())
    }
}

/// The options of `tenka admin import`.
#[derive(clap::Args)]
#[command(after_help = "tenka admin import tenka.jsonl --data /var/lib/other")]
pub(super) struct Import {
    file: PathBuf,
}

impl Import {
    /// The file, as messages name it.
    pub(super) fn file(&self) -> String {
        self.file.display().to_string()
    }

    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let from = File::open(&self.file).map_err(|error| CliError::read(&self.file(), &error, office.locale))?;
        let admin = office.open(true).await?;
        let carried = office.done(admin.import(BufReader::new(from))).await?;
        say(office, "admin-imported", carried, &self.file());
        Ok(())
    }
}

/// The options of `tenka admin backup`.
#[derive(clap::Args)]
#[command(after_help = "tenka admin backup /backups/tenka.db")]
pub(super) struct Backup {
    file: PathBuf,
}

impl Backup {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let name = self.file.display().to_string();
        if let Database::Url(_) = office.database() {
            let command =
                format!("pg_dump --format=custom --file='{}' \"$TENKA_DATABASE_URL\"", name.replace('\'', "'\\''"));
            return Err(CliError::request(office.locale.say("admin-use-pg-dump", &[("command", command.into())])));
        }
        let admin = office.open(false).await?;
        let draft = Draft::private(&self.file, office.locale)?;
        office.done(admin.backup(&draft.path)).await?;
        draft.finish(office.locale)?;
        eprintln!("{}", office.locale.say("admin-backed-up", &[("file", name.into())]));
        Ok(())
    }
}

fn say(office: &Office<'_>, message: &str, carried: Carried, file: &str) {
    let args = [("people", carried.people.into()), ("tables", carried.tables.into()), ("file", file.into())];
    eprintln!("{}", office.locale.say(message, &args));
}
