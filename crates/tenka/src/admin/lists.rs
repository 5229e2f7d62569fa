//! `tenka admin users`, `tables` and `reports`.

use clap::Subcommand;
use serde::Serialize;

use super::{Office, date};
use crate::error::CliError;
use crate::output::Output;

/// The options of `tenka admin users`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka admin users --json\ntenka admin users password ID --url https://tenka.example\ntenka admin users delete ID",
    args_conflicts_with_subcommands = true
)]
pub(super) struct Users {
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<UsersCommand>,
}

#[derive(Subcommand)]
enum UsersCommand {
    #[command(after_help = "tenka admin users delete ID")]
    Delete { id: String },
    #[command(after_help = "tenka admin users password ID --url https://tenka.example")]
    Password {
        id: String,
        #[arg(long, value_name = "URL", default_value = "")]
        url: String,
    },
}

impl Users {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let admin = office.open(false).await?;
        let say = |message: &str, args: &[(&str, text::Value<'_>)]| office.locale.say(message, args);
        match &self.command {
            Some(UsersCommand::Delete { id }) => {
                office.done(admin.delete_person(id)).await?;
                line(&say("admin-deleted", &[("id", id.as_str().into())]))
            }
            Some(UsersCommand::Password { id, url }) => {
                let path = office.done(admin.link(id)).await?;
                let link = format!("{}{path}", url.trim_end_matches('/'));
                line(&say("admin-link", &[("link", link.into())]))
            }
            None => {
                let people = office.done(admin.people()).await?;
                list(self.json, &people, &say("admin-no-users", &[]), |person| {
                    let forgotten = say("admin-forgotten", &[]);
                    let name = if person.name.is_empty() { &forgotten } else { &person.name };
                    let args = [
                        ("id", person.id.as_str().into()),
                        ("name", name.as_str().into()),
                        ("kept", if person.kept { "yes" } else { "no" }.into()),
                        ("tables", person.tables.into()),
                        ("seen", date(person.seen_at).into()),
                    ];
                    say("admin-user", &args)
                })
            }
        }
    }
}

/// The options of `tenka admin tables`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka admin tables --json\ntenka admin tables close ID",
    args_conflicts_with_subcommands = true
)]
pub(super) struct Tables {
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<TablesCommand>,
}

#[derive(Subcommand)]
enum TablesCommand {
    #[command(after_help = "tenka admin tables close ID")]
    Close { id: String },
}

impl Tables {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let admin = office.open(false).await?;
        let say = |message: &str, args: &[(&str, text::Value<'_>)]| office.locale.say(message, args);
        if let Some(TablesCommand::Close { id }) = &self.command {
            office.done(admin.close(id)).await?;
            return line(&say("admin-closed", &[("id", id.as_str().into())]));
        }
        let tables = office.done(admin.tables()).await?;
        list(self.json, &tables, &say("admin-no-tables", &[]), |table| {
            let free = say("admin-free-seat", &[]);
            let seats: Vec<&str> = table.seats.iter().map(|seat| seat.as_deref().unwrap_or(&free)).collect();
            let args = [
                ("id", table.id.as_str().into()),
                ("game", table.game.as_str().into()),
                ("stage", table.stage.as_str().into()),
                ("people", seats.join(", ").into()),
                ("changed", date(table.changed_at).into()),
            ];
            say("admin-table", &args)
        })
    }
}

/// The options of `tenka admin reports`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka admin reports --all\ntenka admin reports settle ID",
    args_conflicts_with_subcommands = true
)]
pub(super) struct Reports {
    #[arg(long)]
    all: bool,
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<ReportsCommand>,
}

#[derive(Subcommand)]
enum ReportsCommand {
    #[command(after_help = "tenka admin reports settle ID")]
    Settle { id: String },
}

impl Reports {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let admin = office.open(false).await?;
        let say = |message: &str, args: &[(&str, text::Value<'_>)]| office.locale.say(message, args);
        if let Some(ReportsCommand::Settle { id }) = &self.command {
            office.done(admin.settle(id)).await?;
            return line(&say("admin-settled", &[("id", id.as_str().into())]));
        }
        let mut reports = office.done(admin.reports()).await?;
        reports.retain(|report| self.all || report.settled_at.is_none());
        list(self.json, &reports, &say("admin-no-reports", &[]), |report| {
            let nobody = say("admin-about-nobody", &[]);
            let args = [
                ("id", report.id.as_str().into()),
                ("at", date(report.at).into()),
                ("settled", if report.settled_at.is_some() { "yes" } else { "no" }.into()),
                ("table", report.table.as_str().into()),
                ("by", report.by.as_str().into()),
                ("about", report.about.as_deref().unwrap_or(&nobody).into()),
                ("text", report.text.as_str().into()),
                ("quotes", if report.said.is_some() { "yes" } else { "no" }.into()),
                ("said", report.said.as_deref().unwrap_or_default().into()),
            ];
            say("admin-report", &args)
        })
    }
}

/// One row per line, or a word that there is none.
fn list<T: Serialize>(json: bool, rows: &[T], none: &str, row: impl Fn(&T) -> String) -> Result<(), CliError> {
    let mut output = Output::new();
    for one in rows {
        if json {
            output.json(one)?;
        } else {
            // People choose names and words; none of them may reach into the terminal or another row.
            output.line(&row(one).replace(char::is_control, " "))?;
        }
    }
    if rows.is_empty() && !json {
        output.line(none)?;
    }
    output.end()
}

fn line(text: &str) -> Result<(), CliError> {
    let mut output = Output::new();
    output.line(text)?;
    output.end()
}
