//! What a host can watch.

use crate::support::{serve, serve_with, table_with_bots, until};
use reqwest::{Method, StatusCode};
use serde_json::json;
use store::Database;
use testkit::{Postgres, Proxy};

/// The value of a metric by its whole name with labels.
fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    line.unwrap_or_else(|| panic!("no {name} in {metrics}")).rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn metrics_count_what_happens_and_name_nobody() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = table_with_bots(&mut anna, "shogun", 3, "greedy:any").await;
    let before = anna.get("/metrics").await.as_str().unwrap().to_owned();
    anna.order(&table, "start", json!({"start": {}})).await;
    let mut socket = anna.socket(&table, "lang=en&views=no").await;
    socket.hear_of("update").await;
    anna.send(Method::GET, "/no/such/door?secret=hush", None).await;
    let metrics = anna.get("/metrics").await.as_str().unwrap().to_owned();
    assert!(value(&metrics, "tenka_decisions_total") > value(&before, "tenka_decisions_total"));
    assert!(value(&metrics, "tenka_appended_lines_total") > value(&before, "tenka_appended_lines_total"));
    assert!(value(&metrics, "tenka_append_seconds_count") >= 1.0);
    assert!(value(&metrics, "tenka_append_batch_size_sum") >= value(&metrics, "tenka_append_seconds_count"));
    assert_eq!(value(&metrics, "tenka_open_sockets"), 1.0);
    assert_eq!(value(&metrics, "tenka_tables_in_memory"), 1.0);
    assert!(value(&metrics, "process_start_time_seconds") > 1e9);
    let door = |method: &str, route: &str, status: u16| {
        format!("tenka_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}}")
    };
    assert_eq!(value(&metrics, &door("POST", "/api/guest", 200)), 1.0);
    assert_eq!(value(&metrics, &door("POST", "/api/tables/{table}/commands", 200)), 4.0);
    assert_eq!(value(&metrics, &door("GET", "/api/tables/{table}/socket", 101)), 1.0);
    assert_eq!(value(&metrics, &door("GET", "none", 404)), 1.0);
    for own in [table.as_str(), anna.person.as_str(), "Anna", "hush"] {
        assert!(!metrics.contains(own), "{own} in {metrics}");
    }
    served.running.stop().await;
    assert!(socket.hear_all().await, "the socket is closed");
}

#[tokio::test]
async fn how_long_bots_think_is_measured() {
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    let table = anna.put_up(json!({"game": "shogun", "seats": 3})).await;
    for bot in ["one", "two", "three"] {
        anna.order(&table, bot, json!({"add_bot": {"bot": "greedy"}})).await;
    }
    let before = anna.get("/metrics").await.as_str().unwrap().to_owned();
    assert_eq!(value(&before, "tenka_bot_think_seconds_count"), 0.0);
    let begun = std::time::Instant::now();
    anna.order(&table, "start", json!({"start": {}})).await;
    // Every decision of theirs is a thought; more may be thought than done.
    let count = |metrics: &str| value(metrics, "tenka_bot_think_seconds_count");
    let told = until(&mut anna, "/metrics", |metrics| count(metrics.as_str().unwrap()) >= 10.0).await;
    let told = told.as_str().unwrap();
    let seconds = value(told, "tenka_bot_think_seconds_sum");
    assert!(seconds > 0.0 && seconds < begun.elapsed().as_secs_f64(), "one bot after the other: {seconds} s");
    assert_eq!(value(told, "tenka_bot_think_seconds_bucket{le=\"+Inf\"}"), count(told));
    served.running.stop().await;
}

#[tokio::test]
async fn a_server_without_its_database_says_so_and_recovers() {
    let postgres = Postgres::shared();
    postgres.create_database("watching");
    let mut proxy = Proxy::start(postgres.address());
    let url = Postgres::url_at(proxy.address(), "watching");
    let served = serve_with(|config| config.database = Database::Url(url)).await;
    let mut anybody = served.stranger();
    assert_eq!(anybody.send(Method::GET, "/healthz", None).await.0, StatusCode::OK);
    proxy.cut();
    // What was committed a moment ago proves as much for a second.
    let problem = loop {
        let (status, problem) = anybody.send(Method::GET, "/healthz", None).await;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            break problem;
        }
    };
    assert_eq!(problem["code"], "cannot-save");
    let (status, _) = anybody.send(Method::POST, "/api/guest", Some(json!({"name": "Anna"}))).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    let metrics = anybody.get("/metrics").await.as_str().unwrap().to_owned();
    assert!(value(&metrics, "tenka_database_errors_total") >= 1.0);
    proxy.restore();
    while anybody.send(Method::GET, "/healthz", None).await.0 != StatusCode::OK {}
    served.running.stop().await;
}

#[tokio::test]
async fn figures_are_for_this_machine_alone() {
    for (open, status) in [(false, StatusCode::NOT_FOUND), (true, StatusCode::OK)] {
        let served = serve_with(|config| config.open_metrics = open).await;
        let client = served.stranger();
        let ask = |header: &'static str| client.request(Method::GET, "/metrics").header(header, "for=192.0.2.7").send();
        for header in ["forwarded", "x-forwarded-for"] {
            assert_eq!(ask(header).await.unwrap().status(), status, "{header}");
        }
        assert_eq!(ask("accept").await.unwrap().status(), StatusCode::OK);
        served.running.stop().await;
    }
}
