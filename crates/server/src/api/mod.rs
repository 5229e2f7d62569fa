//! What the server can be asked over HTTP. Every request that is answered in JSON is a row of one list:
//! the router, the OpenAPI document and the test that tries every door all read it.

mod access;
mod admin;
mod assets;
mod call;
mod devices;
mod export;
mod headers;
mod history;
mod host;
mod lessons;
mod limits;
mod lobby;
mod notices;
mod openapi;
mod page;
mod password;
mod people;
mod privacy;
mod refusal;
mod reports;
mod route;
mod socket;
mod tables;
mod tokens;
mod watching;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::{MethodRouter, get};
use protocol::ids::PersonId;
use protocol::tokens::Scope;
use text::Locale;
use tokio::sync::watch;

pub use openapi::openapi;

pub(crate) use access::Access;
pub(crate) use call::Call;
pub(crate) use route::Routes;

use self::limits::Limits;
use self::lobby::OpenTables;
use crate::config::{Asset, Config, Retention};
use crate::runtime::hub::Hub;

/// How long anybody waits for an answer; after that they hear that the database does not answer.
pub(crate) const ANSWER: Duration = Duration::from_secs(15);

/// What every request needs.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Hub,
    pub(crate) limits: Arc<Limits>,
    pub(crate) behind_proxy: bool,
    /// By which names the server may be called.
    hosts: Arc<host::Hosts>,
    /// The open tables that were put up from each address.
    pub(crate) open_tables: Arc<OpenTables>,
    /// Whether other machines, too, may read how the server is doing.
    open_metrics: bool,
    pub(crate) retention: Retention,
    /// Whom the host allows to put things in order.
    pub(crate) admins: Arc<HashSet<PersonId>>,
    page: Option<fn(&str) -> Option<Asset>>,
    /// Keeps the log of requests from filling the disk.
    request_log: Arc<watching::RequestLog>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// What requests need, for a server that runs like this.
    pub(crate) fn new(hub: Hub, config: &Config, admins: HashSet<PersonId>, stopping: watch::Receiver<bool>) -> App {
        App {
            hub,
            limits: Arc::new(Limits::new(config.limits)),
            behind_proxy: config.behind_proxy,
            hosts: Arc::new(host::Hosts::new(config)),
            open_tables: Arc::default(),
            open_metrics: config.open_metrics,
            retention: config.retention,
            admins: Arc::new(admins),
            page: config.page,
            request_log: Arc::new(watching::RequestLog::new()),
            stopping,
        }
    }

    /// The language with a code, if the server has it.
    pub(crate) fn locale(&self, code: &str) -> Option<&Locale> {
        self.hub.locales.get(code)
    }

    /// The first language of a list that the server has, or the default.
    pub(crate) fn best_locale(&self, asked: Option<&str>) -> &Locale {
        self.hub.locales.best(asked)
    }
}

/// Everything that can be asked for in JSON.
pub(crate) fn routes() -> Routes {
    let mut routes = Routes::default();
    people::routes(&mut routes);
    tokens::routes(&mut routes);
    export::routes(&mut routes);
    privacy::routes(&mut routes);
    devices::routes(&mut routes);
    tables::routes(&mut routes);
    history::routes(&mut routes);
    lessons::routes(&mut routes);
    reports::routes(&mut routes);
    notices::routes(&mut routes);
    admin::routes(&mut routes);
    routes
}

/// Everything else that can be asked for, by anybody.
fn others() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/tables/{table}/socket", get(socket::open)),
        ("/api/me/events", get(notices::open)),
        ("/api", get(page::page)),
        ("/api/openapi.json", get(openapi::served)),
        ("/api/page.css", get(page::style)),
        ("/healthz", get(headers::healthz)),
        ("/metrics", get(watching::metrics)),
    ]
}

/// A door of the server, for the test that tries them all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RouteSpec {
    /// The method: `GET`.
    pub method: String,
    /// The path, with names in braces where something is put in.
    pub path: &'static str,
    /// Whether anybody may ask, known or not.
    pub for_anyone: bool,
    /// What a token must be good for; nothing where no token will do.
    pub scope: Option<&'static str>,
}

/// All doors of the server.
pub fn doors() -> Vec<RouteSpec> {
    let listed = routes().rows.into_iter().map(|route| RouteSpec {
        method: route.method.to_string(),
        path: route.path,
        for_anyone: route.access == Access::Anyone,
        scope: match route.access {
            Access::Anyone => Some(Scope::Read.name()),
            Access::Person(scope) => Some(scope.name()),
            Access::Browser | Access::Admin => None,
        },
    });
    let scope = Some(Scope::Read.name());
    let others =
        others().into_iter().map(|(path, _)| RouteSpec { method: "GET".to_owned(), path, for_anyone: true, scope });
    listed.chain(others).collect()
}

/// What leads from a door to what is behind it.
pub(crate) fn router(app: App) -> Router {
    let listed = routes().rows.into_iter().map(|route| (route.path, route.handler));
    let mut router = Router::new();
    for (path, handler) in listed.chain(others()) {
        router = router.route(path, handler);
    }
    router
        .fallback(assets::serve)
        .layer(axum::middleware::from_fn_with_state(app.clone(), headers::guard))
        .layer(axum::middleware::from_fn_with_state(app.clone(), watching::watch))
        .with_state(app)
}
