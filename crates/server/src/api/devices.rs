//! The browsers of a person that are signed in.

use axum::http::Method;
use protocol::Empty;
use protocol::devices::{DeviceInfo, DeviceList};
use tables::entropy;
use tables::error::RequestError;

use super::call::{Reply, reply};
use super::{Access, Call, Routes};
use crate::api::limits::Limit;
use crate::runtime::hub::account_events::Change;

/// What can be asked about devices.
pub(super) fn routes(routes: &mut Routes) {
    routes.read("/api/me/devices", Access::Browser, Limit::Read, "My browsers that are signed in.", list);
    routes.write(
        Method::DELETE,
        "/api/me/devices/{device}",
        Access::Browser,
        Limit::Account,
        "Sign out one of my browsers.",
        sign_out,
    );
}

async fn list(call: Call) -> Result<Reply<DeviceList>, RequestError> {
    let (hub, current) = (&call.app.hub, call.caller.device.as_deref());
    let devices = hub.store.devices(&call.person()?.id, hub.clock.now()).await?;
    let device = |device: store::Device| DeviceInfo {
        id: entropy::id_for(&device.hash),
        current: current == Some(&device.hash),
        created_at: device.created_at,
        ends_at: device.ends_at,
    };
    reply(DeviceList { devices: devices.into_iter().map(device).collect() })
}

async fn sign_out(call: Call, _: Empty) -> Result<Reply<Empty>, RequestError> {
    let (hub, person) = (&call.app.hub, call.person()?);
    let devices = hub.store.devices(&person.id, hub.clock.now()).await?;
    let found = devices.into_iter().find(|device| entropy::id_for(&device.hash) == call.part("device"));
    let device = found.ok_or(RequestError::not_found("api-error-no-such-device"))?;
    hub.store.remove_device(&device.hash).await?;
    hub.announce(Change::SignedOut, &person.id).await?;
    reply(Empty {})
}
