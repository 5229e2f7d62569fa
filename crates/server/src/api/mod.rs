//! What the server can be asked over HTTP. Every request that is answered in JSON is a row of one list:
//! the router, the OpenAPI document and the test that tries every door all read it.

mod call;
mod headers;
mod openapi;
mod page;
mod people;
mod route;
mod socket;
mod tables;
mod tokens;

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use text::{LANGUAGES, Tongue};
use tokio::sync::watch;

pub use openapi::openapi;

pub(crate) use call::{Call, Caller, Reply};
pub(crate) use route::{Access, Routes};

use crate::config::Config;
use crate::hub::Hub;
use crate::limits::Limits;

/// What every request needs.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Hub,
    pub(crate) limits: Arc<Limits>,
    pub(crate) behind_proxy: bool,
    tongues: Arc<HashMap<&'static str, Tongue>>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// What requests need, for a server that runs like this.
    pub(crate) fn new(hub: Hub, config: &Config, stopping: watch::Receiver<bool>) -> App {
        let tongues = LANGUAGES.iter().map(|language| (language.code, Tongue::new(language))).collect();
        App {
            hub,
            limits: Arc::new(Limits::new(config.limits)),
            behind_proxy: config.behind_proxy,
            tongues: Arc::new(tongues),
            stopping,
        }
    }

    /// The tongue of a code such as `de` or `de-AT`, if it is spoken here.
    pub(crate) fn tongue(&self, code: &str) -> Option<&Tongue> {
        self.tongues.get(text::Language::named(code)?.code)
    }

    /// The first language that somebody asks for and that is spoken here, or the first of all.
    pub(crate) fn best_tongue(&self, asked: Option<&str>) -> &Tongue {
        let codes = asked.unwrap_or_default().split(',').map(|code| code.split(';').next().unwrap_or_default().trim());
        let known = codes.filter_map(|code| self.tongue(code)).next();
        known.or_else(|| self.tongues.get(LANGUAGES[0].code)).expect("the first language is spoken")
    }
}

/// Everything that can be asked for in JSON.
pub(crate) fn routes() -> Routes {
    let mut routes = Routes::default();
    people::routes(&mut routes);
    tokens::routes(&mut routes);
    tables::routes(&mut routes);
    routes
}

/// All doors of the server.
pub(crate) fn router(app: App) -> Router {
    let routes = routes();
    let mut router = Router::new();
    for route in routes.rows {
        router = router.route(route.path, route.handler);
    }
    router
        .route("/api/tables/{table}/socket", axum::routing::get(socket::open))
        .route("/api", axum::routing::get(page::page))
        .route("/api/openapi.json", axum::routing::get(openapi::served))
        .route("/api/page.css", axum::routing::get(page::style))
        .route("/healthz", axum::routing::get(headers::healthz))
        .fallback(headers::not_found)
        .layer(axum::middleware::from_fn_with_state(app.clone(), headers::guard))
        .with_state(app)
}
