//! What a host does from the page, and who else cannot.

use crate::support::home::Home;
use crate::support::{Client, Served, evening, serve, serve_with, until};
use reqwest::header::ORIGIN;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// A server whose host is Hanna, and Hanna.
async fn hosted(home: &Home) -> (Served, Client) {
    let served = serve_with(|config| config.database = home.database()).await;
    let mut hanna = served.guest("Hanna").await;
    hanna.post("/api/me/keep", json!({"password": PASSWORD})).await;
    assert_eq!(hanna.get("/api/me").await["admin"], false, "nobody has rights by a name alone");
    served.running.stop().await;
    let served = again(home).await;
    hanna.url = served.url.clone();
    assert_eq!(hanna.get("/api/me").await["admin"], true);
    (served, hanna)
}

async fn again(home: &Home) -> Served {
    serve_with(|config| {
        config.database = home.database();
        config.admins = vec!["HANNA".to_owned()];
    })
    .await
}

/// A table at which three people play.
async fn party(served: &Served) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for name in ["Anna", "Bert", "Cleo"] {
        people.push(served.guest(name).await);
    }
    let mut seated: Vec<&mut Client> = people.iter_mut().collect();
    let setup = json!({"name": "Friday night"});
    let table = evening(&mut seated, &["blue", "red", "black"], "shogun", setup).await;
    (people, table)
}

fn names(answer: &Value, list: &str) -> Vec<String> {
    let rows = answer[list].as_array().unwrap().iter();
    rows.map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_host_looks_things_up_and_sees_no_secret_of_a_game() {
    for home in Home::both("admin_looks") {
        let (served, mut hanna) = hosted(&home).await;
        let (mut people, table) = party(&served).await;
        let figures = hanna.get("/api/admin/figures").await;
        assert_eq!((&figures["stored"]["people"], &figures["stored"]["kept"]), (&json!(4), &json!(1)));
        assert_eq!((&figures["stored"]["playing"], &figures["stored"]["lobby"]), (&json!(1), &json!(0)));
        assert!(figures["process"]["decisions"].as_u64().unwrap() > 0);
        assert_eq!(names(&hanna.get("/api/admin/people?search=ANN").await, "people").len(), 2);
        assert_eq!(names(&hanna.get("/api/admin/people?search=%25").await, "people"), Vec::<String>::new());
        assert_eq!(names(&hanna.get("/api/admin/tables?search=friday").await, "tables"), ["Friday night"]);
        assert_eq!(names(&hanna.get("/api/admin/tables?stage=lobby").await, "tables"), Vec::<String>::new());
        let invite = people[0].table(&table).await["invite"].as_str().unwrap().to_owned();
        for path in ["/api/admin/tables", "/api/admin/people", "/api/admin/figures", "/api/admin/reports"] {
            let told = hanna.get(path).await.to_string();
            assert!(!told.contains(&invite) && !told.contains("argon2"), "{path}: {told}");
        }
        // To look at the table itself a host needs an invitation like everybody else.
        let (status, _) = hanna.send(Method::GET, &format!("/api/tables/{table}"), None).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        served.running.stop().await;
    }
}

#[tokio::test]
async fn a_host_settles_what_was_reported() {
    let home = Home::folder();
    let (served, mut hanna) = hosted(&home).await;
    let (mut people, table) = party(&served).await;
    people[1].order(&table, "say", json!({"say": {"to": "table", "text": "You fools!"}})).await;
    let line = json!({"about": people[1].person, "text": "Rude."});
    people[0].post(&format!("/api/tables/{table}/reports"), line).await;
    let report = hanna.get("/api/admin/reports").await["reports"][0].clone();
    let told = (&report["by_name"], &report["about_name"], &report["table_name"], &report["text"]);
    assert_eq!(told, (&json!("Anna"), &json!("Bert"), &json!("Friday night"), &json!("Rude.")));
    let id = report["id"].as_str().unwrap();
    hanna.post(&format!("/api/admin/reports/{id}/settle"), json!({})).await;
    assert!(hanna.get("/api/admin/reports").await["reports"][0]["settled_at"].is_i64());
    assert_eq!(hanna.get("/api/admin/figures").await["stored"]["reports"], 0);
    let (status, _) = hanna.send(Method::POST, "/api/admin/reports/none/settle", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    served.running.stop().await;
}

#[tokio::test]
async fn a_host_closes_tables_and_forgets_people_while_they_play() {
    let home = Home::folder();
    let (served, mut hanna) = hosted(&home).await;
    let (mut people, table) = party(&served).await;
    let mut socket = people[0].socket(&table, "").await;
    let bert = people[1].person.clone();
    let (status, answer) = hanna.send(Method::DELETE, &format!("/api/admin/people/{bert}"), None).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let info = socket.hear_until("table", |table| table["seats"][1]["bot"].is_string()).await;
    assert_eq!(info["seats"][1]["person_name"], Value::Null, "{info}");
    assert_eq!(people[1].get("/api/me").await["person"], Value::Null, "Bert's browser is not known any longer");
    hanna.post(&format!("/api/admin/tables/{table}/close"), json!({})).await;
    socket.hear_until("table", |table| table["stage"] == "closed").await;
    let close = format!("/api/admin/tables/{table}/close");
    let (status, answer) = hanna.send(Method::POST, &close, None).await;
    assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("closed-already")));
    let (status, _) = hanna.send(Method::POST, "/api/admin/tables/none/close", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    until(&mut people[0], "/api/me/tables", |mine| !mine.to_string().contains(&table)).await;
    served.running.stop().await;
}

#[tokio::test]
async fn rights_stay_with_the_person_whom_the_host_means() {
    let home = Home::folder();
    let (served, mut hanna) = hosted(&home).await;
    // Neither another name nor a farewell frees a name that has rights.
    for (method, path, body) in [
        (Method::POST, "/api/me/name", json!({"name": "Hanne"})),
        (Method::DELETE, "/api/me", json!({"password": PASSWORD})),
    ] {
        let (status, answer) = hanna.send(method, path, Some(body)).await;
        assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("admin-stays")));
    }
    let own = format!("/api/admin/people/{}", hanna.person);
    assert_eq!(hanna.send(Method::DELETE, &own, None).await.0, StatusCode::FORBIDDEN, "hosts do not forget hosts");
    // A token is not a host, whatever it is good for; nor is a page of another site.
    let token = hanna.post("/api/me/tokens", json!({"label": "x", "scopes": ["read", "play", "create"]})).await;
    let mut program = served.stranger();
    program.token = Some(token["token"].as_str().unwrap().to_owned());
    assert_eq!(program.send(Method::GET, "/api/admin/figures", None).await.0, StatusCode::FORBIDDEN);
    let foreign = hanna.request(Method::DELETE, &own).header(ORIGIN, "https://elsewhere.example");
    assert_eq!(foreign.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    served.running.stop().await;
}

#[tokio::test]
async fn a_name_that_nobody_keeps_gives_rights_to_nobody() {
    let served = serve_with(|config| config.admins = vec!["Hanna".to_owned()]).await;
    assert_eq!(served.running.unknown_admins, ["Hanna"]);
    let mut guest = served.guest("Hanna").await;
    guest.post("/api/me/keep", json!({"password": PASSWORD})).await;
    assert_eq!(guest.get("/api/me").await["admin"], false, "only from the next start on");
    assert_eq!(guest.send(Method::GET, "/api/admin/figures", None).await.0, StatusCode::FORBIDDEN);
    served.running.stop().await;
    let served = serve().await;
    let mut anna = served.guest("Anna").await;
    assert_eq!(anna.send(Method::GET, "/api/admin/figures", None).await.0, StatusCode::FORBIDDEN, "no host, no rights");
    served.running.stop().await;
}
