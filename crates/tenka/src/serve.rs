//! `tenka serve`: the server.

use std::net::SocketAddr;
use std::path::PathBuf;

use server::config::{Config, OutsideChannels};
use server::{Retention, StartError};
use store::Database;
use text::Locale;

use crate::error::CliError;

/// The options of `tenka serve`.
#[derive(clap::Args)]
#[command(
    after_help = "tenka serve --open\ntenka serve --listen 0.0.0.0:8080 --data /var/lib/tenka --behind-proxy\ntenka serve --database-url postgres://tenka@localhost/tenka"
)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7300")]
    listen: SocketAddr,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data", env = "TENKA_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = server::config::Connections::default().most)]
    max_connections: usize,
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = server::logs::LEVELS)]
    log: String,
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    #[arg(long, value_name = "URL", requires = "mail_from", env = "TENKA_SMTP_URL", hide_env_values = true)]
    smtp_url: Option<String>,
    #[arg(long, value_name = "ADDRESS", requires = "smtp_url")]
    mail_from: Option<String>,
    #[arg(long)]
    allow_private_webhooks: bool,
    #[arg(long, value_name = "NAME")]
    admin: Vec<String>,
    #[arg(long)]
    open_metrics: bool,
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    guest_retention_days: u32,
    #[arg(long, value_name = "DAYS", default_value_t = 0)]
    table_retention_days: u32,
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    report_retention_days: u32,
    #[arg(long)]
    open: bool,
    // Let anybody ask for as much as they like, for measurements.
    #[arg(long, hide = true)]
    no_limits: bool,
    // Let everything that is drawn follow from a number, for tests. Session secrets, too: anybody could work them out.
    #[arg(long, hide = true, value_name = "NUMBER")]
    test_seed: Option<u64>,
}

/// Warns that the server is part of a test and its secrets are predictable.
const TEST: &str = "TENKA_TEST";

/// Serves until a signal to stop.
pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    server::logs::begin(&args.log);
    let database = match &args.database_url {
        Some(url) => Database::Url(url.clone()),
        None => Database::Folder(args.data.clone().unwrap_or_else(own_folder)),
    };
    let mut config = Config::new(args.listen, database);
    (config.behind_proxy, config.limits) = (args.behind_proxy, !args.no_limits);
    config.hosts = args.host.clone();
    config.connections.most = args.max_connections;
    config.log_limits = !args.no_limits;
    config.outside = OutsideChannels {
        public_url: args.public_url.clone(),
        smtp_url: args.smtp_url.clone(),
        mail_from: args.mail_from.clone(),
        private_webhooks: args.allow_private_webhooks,
    };
    config.admins = args.admin.clone();
    if let Some(seed) = args.test_seed {
        if std::env::var_os(TEST).is_none_or(|value| value != "1") {
            return Err(CliError::Usage(locale.say("cli-test-seed-refused", &[("variable", TEST.into())])));
        }
        eprintln!("{}", locale.say("cli-test-seed-warning", &[]));
        config.luck = tables::entropy::EntropySource::seeded(seed);
    }
    config.open_metrics = args.open_metrics;
    let days = |days: u32| (days > 0).then_some(days);
    config.retention = Retention {
        guest_days: days(args.guest_retention_days),
        table_days: days(args.table_retention_days),
        report_days: days(args.report_retention_days),
    };
    config.page = page();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| CliError::Failed(error.to_string()))?;
    runtime.block_on(async {
        let running = server::start(config).await.map_err(|why| cannot_start(&why, locale))?;
        println!("listening on http://{}", running.address);
        for name in &running.unknown_admins {
            eprintln!("{}", locale.say("cli-unknown-admin", &[("name", name.as_str().into())]));
        }
        if args.open && open::that_detached(format!("http://{}", running.address)).is_err() {
            eprintln!("{}", locale.say("cli-no-browser", &[]));
        }
        stop_signal().await;
        running.stop().await;
        Ok(())
    })
}

/// The files of the page.
#[cfg(feature = "page")]
fn page() -> Option<fn(&str) -> Option<server::Asset>> {
    Some(|path| page::file(path).map(|file| server::Asset { body: file.body, brotli: file.brotli }))
}

#[cfg(not(feature = "page"))]
fn page() -> Option<fn(&str) -> Option<server::Asset>> {
    None
}

/// The folder of the person who starts the server.
pub(crate) fn own_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    data.unwrap_or_default().join("tenka")
}

/// Waits for Ctrl-C or a termination signal.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = end.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

fn cannot_start(why: &StartError, locale: &Locale) -> CliError {
    let (message, why) = match why {
        StartError::Address(error) => ("cli-cannot-listen", error.to_string()),
        StartError::Database(error) => ("cli-cannot-open-database", error.to_string()),
        StartError::Taken(folder) => ("cli-folder-taken", folder.display().to_string()),
        StartError::Mail(why) => ("cli-cannot-mail", why.clone()),
    };
    CliError::Usage(locale.say(message, &[("why", why.into())]))
}
