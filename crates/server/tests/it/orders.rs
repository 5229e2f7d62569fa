//! What became of an order: everybody can ask for their own, and nobody for another's.

use crate::support::{serve, table_with_bots};
use reqwest::{Method, StatusCode};
use serde_json::json;

#[tokio::test]
async fn everybody_hears_of_their_own_orders_that_are_stored() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = anna.put_up(json!({"game": "shogun", "seats": 3, "open": true})).await;
    let orders = format!("/api/tables/{table}/commands");
    anna.order(&table, "first", json!({"sit": {}})).await;
    ben.order(&table, "first", json!({"sit": {}})).await;
    ben.order(&table, "mine", json!({"ready": {"ready": true}})).await;
    let (status, _) = anna.try_order(&table, "refused", json!({"start": {}})).await;
    assert_eq!(status, StatusCode::CONFLICT, "a seat is free");
    anna.order(&table, "second", json!({"say": {"to": "table", "text": "Wait."}})).await;
    anna.order(&table, "second", json!({"say": {"to": "table", "text": "Wait."}})).await;
    assert_eq!(anna.get(&orders).await, json!({"keys": ["first", "second"]}));
    assert_eq!(ben.get(&orders).await, json!({"keys": ["first", "mine"]}));
    served.running.stop().await;
}

#[tokio::test]
async fn nobody_learns_of_a_table_that_they_may_not_see() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let table = table_with_bots(&mut anna, "shogun", 3, "random").await;
    let orders = format!("/api/tables/{table}/commands");
    let nowhere = ben.send(Method::GET, "/api/tables/nowhere/commands", None).await;
    assert_eq!(nowhere.0, StatusCode::NOT_FOUND);
    assert_eq!(ben.send(Method::GET, &orders, None).await, nowhere);
    assert_eq!(served.stranger().send(Method::GET, &orders, None).await.0, StatusCode::UNAUTHORIZED);
    served.running.stop().await;
}

#[tokio::test]
async fn a_table_that_is_asked_for_twice_is_put_up_once() {
    let served = serve().await;
    let (mut anna, mut ben) = (served.guest("Anna").await, served.guest("Ben").await);
    let setup = json!({"game": "shogun", "seats": 3});
    let (mut hurried, again) = (anna.clone(), "/api/tables?idempotency_key=evening");
    let (first, second) = tokio::join!(anna.post(again, setup.clone()), hurried.post(again, setup.clone()));
    assert_eq!(first, second, "whoever clicks twice has one table");
    let table = first["table"].as_str().unwrap().to_owned();
    anna.order(&table, "sit", json!({"sit": {}})).await;
    assert_eq!(anna.post(again, setup.clone()).await["table"], *table, "also when somebody sits there already");
    assert_eq!(anna.get("/api/me/tables").await["tables"].as_array().unwrap().len(), 1);
    assert_ne!(anna.post("/api/tables?idempotency_key=another", setup.clone()).await["table"], *table);
    assert_ne!(ben.post(again, setup.clone()).await["table"], *table, "keys are everybody's own");
    for strange in [String::new(), "x".repeat(65)] {
        let path = format!("/api/tables?idempotency_key={strange}");
        assert_eq!(anna.send(Method::POST, &path, Some(setup.clone())).await.0, StatusCode::BAD_REQUEST, "{strange}");
    }
    served.running.stop().await;
}
