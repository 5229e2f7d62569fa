//! `tenka admin`: what a host does beside the server, whether or not it runs.

mod carry;
mod check;
mod lists;

use std::future::Future;
use std::path::PathBuf;

use clap::Subcommand;
use server::admin::{Admin, AdminError};
use store::Database;
use text::Locale;

use crate::error::CliError;
use crate::serve::own_folder;

/// The options of `tenka admin`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka admin users --data /var/lib/tenka\ntenka admin backup tenka-backup.db\ntenka admin check --json"
)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(
        long,
        global = true,
        value_name = "URL",
        conflicts_with = "data",
        env = "TENKA_DATABASE_URL",
        hide_env_values = true
    )]
    database_url: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Users(lists::Users),
    Tables(lists::Tables),
    Reports(lists::Reports),
    Export(carry::Export),
    Import(carry::Import),
    Backup(carry::Backup),
    Check(check::Args),
}

/// Does what a host asks for.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let office = Office { args, locale };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CliError::Failed(error.to_string()))?;
    runtime.block_on(async {
        match &args.command {
            Command::Users(users) => users.run(&office).await,
            Command::Tables(tables) => tables.run(&office).await,
            Command::Reports(reports) => reports.run(&office).await,
            Command::Export(export) => export.run(&office).await,
            Command::Import(import) => import.run(&office).await,
            Command::Backup(backup) => backup.run(&office).await,
            Command::Check(check) => check.run(&office).await,
        }
    })
}

/// The database, and the language of the administrator.
struct Office<'a> {
    args: &'a Args,
    locale: &'a Locale,
}

impl Office<'_> {
    fn database(&self) -> Database {
        match &self.args.database_url {
            Some(url) => Database::Url(url.clone()),
            None => Database::Folder(self.args.data.clone().unwrap_or_else(own_folder)),
        }
    }

    /// Opens the database; a new one only where that is asked for.
    async fn open(&self, new: bool) -> Result<Admin, CliError> {
        self.done(Admin::open(&self.database(), new)).await
    }

    /// Waits for something, and says why it cannot be done.
    async fn done<T>(&self, what: impl Future<Output = Result<T, AdminError>>) -> Result<T, CliError> {
        what.await.map_err(|trouble| self.fault(&trouble))
    }

    fn fault(&self, trouble: &AdminError) -> CliError {
        let say = |message: &str, args: &[(&str, text::Value<'_>)]| self.locale.say(message, args);
        match trouble {
            AdminError::NoDatabase => CliError::Usage(match self.database() {
                Database::Folder(folder) => say("admin-no-database", &[("place", folder.display().to_string().into())]),
                // The address may hold a password.
                Database::Url(_) => say("admin-empty-database", &[]),
            }),
            AdminError::NoSuch(id) => CliError::Usage(say("admin-no-such", &[("id", id.as_str().into())])),
            AdminError::Exists(id) => CliError::Usage(say("admin-exists", &[("id", id.as_str().into())])),
            AdminError::ClosedAlready => CliError::Usage(say("admin-closed-already", &[])),
            AdminError::BadLine(line, why) => {
                let file = match &self.args.command {
                    Command::Import(import) => import.file(),
                    _ => String::new(),
                };
                let args = [("file", file.into()), ("line", (*line).into()), ("why", why.as_str().into())];
                CliError::Usage(say("admin-bad-line", &args))
            }
            AdminError::Busy => CliError::Failed(say("admin-busy", &[])),
            AdminError::Database(error) => {
                CliError::Failed(say("admin-database", &[("why", error.to_string().into())]))
            }
            AdminError::File(error) => CliError::Failed(say("admin-database", &[("why", error.to_string().into())])),
        }
    }
}

/// A moment as people read it, in UTC.
fn date(millis: i64) -> String {
    let (days, minutes) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 60_000);
    // Counted from the first of March of the year 0, so that the leap day is the last of its year.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn moments_are_dates() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_782_399_999), "2000-02-28 23:59");
        assert_eq!(date(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(date(1_794_787_200_000), "2026-11-16 00:00");
    }
}
