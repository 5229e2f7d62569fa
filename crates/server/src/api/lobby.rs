//! The list of open tables: what keeps one person, or one address, from filling it.

use std::collections::{HashMap, HashSet};

use crate::api::Call;
use parking_lot::Mutex;
use protocol::ids::{PersonId, TableId};
use protocol::message::{Command, TableSummary};
use store::StoreError;
use tables::entropy;
use tables::error::RequestError;

/// After so long without a sign of life, a table is no longer listed.
pub(crate) const STALE: i64 = 3 * 86_400_000;
/// How many tables of a stage are listed.
pub(crate) const LISTED: usize = 100;
/// How many open tables one person may have that wait for players.
const PER_PERSON: usize = 5;
/// How many open tables may be put up from one address: a club, but not a flood.
const PER_ADDRESS: usize = 60;

/// The open tables that were put up from each address, as far as this process knows. Addresses are not written down.
#[derive(Debug, Default)]
pub(crate) struct OpenTables {
    by_address: Mutex<HashMap<String, HashSet<TableId>>>,
}

/// Refuses to list one more table of a person or an address that has too many. `key` is that of a request to put up a
/// table: one that was put up already is not a new one.
pub(crate) async fn admit(call: &Call, key: Option<&str>) -> Result<(), RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    if !call.app.limits.are_on() {
        return Ok(());
    }
    if let Some(key) = key
        && let table = TableId(entropy::id_for(&format!("{} {key}", person.id)))
        && hub.store.head(&table).await.map_err(StoreError::from)?.is_some()
    {
        return Ok(());
    }
    let since = hub.clock.now() - STALE;
    let mine = hub.store.lobby_tables_of(&person.id, since).await?;
    if owned(&mine, &person.id) >= PER_PERSON {
        return Err(RequestError::too_many_of("api-error-too-many-open-tables").with("limit", PER_PERSON));
    }
    let address = call.rate_limit_key();
    let known: Vec<TableId> = {
        let open = call.app.open_tables.by_address.lock();
        open.get(&address).map(|tables| tables.iter().cloned().collect()).unwrap_or_default()
    };
    if known.len() < PER_ADDRESS {
        return Ok(());
    }
    let mut left = HashSet::new();
    for table in known {
        if hub.store.is_listed(&table, since).await? {
            left.insert(table);
        }
    }
    let count = left.len();
    let mut open = call.app.open_tables.by_address.lock();
    if left.is_empty() {
        open.remove(&address)
    } else {
        open.insert(address, left)
    };
    drop(open);
    if count >= PER_ADDRESS {
        return Err(RequestError::too_many_of("api-error-too-many-open-tables-here").with("limit", PER_ADDRESS));
    }
    Ok(())
}

/// Counts a table that is listed from now on.
pub(crate) fn count(call: &Call, table: &TableId) {
    if call.app.limits.are_on() {
        let mut open = call.app.open_tables.by_address.lock();
        open.entry(call.rate_limit_key()).or_default().insert(table.clone());
    }
}

/// Whether a command would list a table that is not listed yet.
pub(crate) async fn would_list(call: &Call, command: &Command) -> Result<bool, RequestError> {
    let Command::Configure { setup } = command else { return Ok(false) };
    if !setup.open || !call.app.limits.are_on() {
        return Ok(false);
    }
    Ok(!call.app.hub.store.is_listed(&call.table(), i64::MIN).await?)
}

fn owned(tables: &[TableSummary], person: &PersonId) -> usize {
    tables.iter().filter(|table| table.owner.as_ref() == Some(person)).count()
}

/// Puts tables in the order of the list, and drops those that it has no room for: everybody's newest first, then
/// everybody's second, and so on; among those, tables at which somebody is present, and then the newest.
/// `tables` come newest first.
pub(crate) fn arrange(mut tables: Vec<TableSummary>, is_present: impl Fn(&TableId) -> bool) -> Vec<TableSummary> {
    tables.sort_by_cached_key(|table| !is_present(&table.id));
    let mut ranks: HashMap<String, usize> = HashMap::new();
    let mut ranked: Vec<(usize, TableSummary)> = Vec::with_capacity(tables.len());
    for table in tables {
        // A table of before this was counted stands for itself.
        let owner = table.owner.as_ref().map_or_else(|| table.id.0.clone(), |owner| owner.0.clone());
        let rank = ranks.entry(owner).or_default();
        *rank += 1;
        ranked.push((*rank, table));
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(LISTED);
    ranked.into_iter().map(|(_, table)| table).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str, owner: &str) -> TableSummary {
        serde_json::from_value(serde_json::json!({
            "id": id, "stage": "lobby", "game": "shogun", "name": "", "owner": owner, "seats": [], "awaited": [],
            "pace": "untimed", "spectators": true
        }))
        .unwrap()
    }

    #[test]
    fn everybody_comes_before_anybodys_second() {
        let tables = vec![table("a1", "a"), table("a2", "a"), table("a3", "a"), table("b1", "b"), table("c1", "c")];
        let order: Vec<String> =
            arrange(tables, |id| ["c1", "a2"].contains(&id.0.as_str())).into_iter().map(|table| table.id.0).collect();
        assert_eq!(order, ["a2", "c1", "b1", "a1", "a3"]);
    }

    #[test]
    fn a_flood_of_one_owner_does_not_fill_the_list() {
        let mut tables: Vec<TableSummary> = (0..300).map(|number| table(&format!("s{number}"), "spam")).collect();
        tables.push(table("real", "anna"));
        let listed = arrange(tables, |_| false);
        assert_eq!(listed.len(), LISTED);
        assert_eq!(listed[1].id.0, "real");
    }
}
