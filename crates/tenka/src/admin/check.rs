//! `tenka admin check`: which stored games the rules of this program can play.

use indicatif::ProgressBar;
use serde::Serialize;
use server::admin::Verdict;

use super::Office;
use crate::error::CliError;
use crate::output::Output;

/// The options of `tenka admin check`.
#[derive(clap::Args)]
#[command(after_help = "tenka admin check --data /var/lib/tenka\ntenka admin check --json")]
pub(super) struct Args {
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Default, Serialize)]
struct Found {
    games: usize,
    good: usize,
    renewed: usize,
    lost: usize,
}

impl Args {
    pub(super) async fn run(&self, office: &Office<'_>) -> Result<(), CliError> {
        let locale = office.locale;
        let admin = office.open(false).await?;
        let tables = office.done(admin.table_ids()).await?;
        let progress = ProgressBar::new(tables.len() as u64);
        let (mut output, mut found) = (Output::new(), Found::default());
        for table in &tables {
            let checked = office.done(admin.check(table, locale)).await?;
            found.games += 1;
            match checked.verdict {
                Verdict::Good => found.good += 1,
                Verdict::Renewed => found.renewed += 1,
                Verdict::Lost => found.lost += 1,
            }
            if self.json {
                output.json(&checked)?;
            } else if checked.verdict != Verdict::Good {
                let verdict = if checked.verdict == Verdict::Renewed { "renewed" } else { "lost" };
                let why = checked.why.unwrap_or_default();
                let args = [
                    ("table", checked.table.into()),
                    ("line", checked.line.unwrap_or(0).into()),
                    ("why", crate::error::clause(&why).into()),
                    ("verdict", verdict.into()),
                ];
                output.line(&locale.say("admin-breaks", &args).replace(char::is_control, " "))?;
            }
            progress.inc(1);
        }
        progress.finish_and_clear();
        let args = [
            ("games", found.games.into()),
            ("good", found.good.into()),
            ("renewed", found.renewed.into()),
            ("lost", found.lost.into()),
        ];
        if self.json {
            output.json(&found)?;
        } else {
            output.line(&locale.say("admin-checked", &args))?;
        }
        output.end()?;
        match found.games - found.good {
            0 => Ok(()),
            broken => Err(CliError::Failed(locale.say("admin-some-break", &[("games", broken.into())]))),
        }
    }
}
