//! Notices for programs: a signed message to an address of the person's own.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use reqwest::Url;
use reqwest::redirect::Policy;
use sha2::Sha256;

use crate::metrics::Metrics;

/// How long a program may take to answer.
const TIMEOUT: Duration = Duration::from_secs(5);
/// How long to wait before each further attempt.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(10), Duration::from_secs(60)];

/// A message to be delivered.
pub(crate) struct Delivery {
    pub(crate) url: String,
    pub(crate) secret: String,
    pub(crate) body: String,
}

/// Delivers a message, with a few attempts. Where it goes is nobody's business, so that it is not logged.
pub(crate) async fn deliver(delivery: Delivery, private: bool, metrics: Arc<Metrics>) {
    for pause in PAUSES.into_iter().map(Some).chain([None]) {
        match attempt(&delivery, private).await {
            Ok(()) => return,
            Err(why) => {
                tracing::debug!(why, "a webhook does not answer");
                metrics.webhook_failed();
            }
        }
        match pause {
            Some(pause) => tokio::time::sleep(pause).await,
            None => return,
        }
    }
}

async fn attempt(delivery: &Delivery, private: bool) -> Result<(), &'static str> {
    let url = Url::parse(&delivery.url).map_err(|_| "no address")?;
    let host = url.host_str().ok_or("no host")?.to_owned();
    let port = url.port_or_known_default().ok_or("no port")?;
    let name = host.trim_start_matches('[').trim_end_matches(']');
    let found = tokio::net::lookup_host((name, port)).await.map_err(|_| "unknown host")?;
    let found: Vec<SocketAddr> = found.collect();
    if found.is_empty() || !private && !found.iter().all(|address| is_public(address.ip())) {
        return Err("not a public address");
    }
    // The name is not looked up again: it could lead elsewhere the second time.
    let client = reqwest::Client::builder().redirect(Policy::none()).no_proxy().timeout(TIMEOUT);
    let client = client.resolve_to_addrs(&host, &found).build().map_err(|_| "no client")?;
    let signature = format!("sha256={}", hex(&hmac(delivery.secret.as_bytes(), delivery.body.as_bytes())));
    let request = client.post(url).header("content-type", "application/json").header("tenka-signature", signature);
    let answer = request.body(delivery.body.clone()).send().await.map_err(|_| "no answer")?;
    if answer.status().is_success() { Ok(()) } else { Err("refused") }
}

/// Whether an address belongs to the internet and not to somebody's own network.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = a == 0
        || a >= 224
        || (a, b) == (100, b & 0x3f | 0x40)
        || (a, b, c) == (192, 0, 0)
        || a == 198 && (b == 18 || b == 19)
        || (a, b, c) == (192, 88, 99);
    !(reserved
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    // Only what the internet uses (2000::/3), and nothing in it that stands for an address of another kind.
    let is_global = parts[0] & 0xe000 == 0x2000;
    let stands_for_another = parts[0] == 0x2002 || (parts[0] == 0x2001 && parts[1] < 0x0200);
    let is_documentation = parts[0] == 0x2001 && parts[1] == 0x0db8 || parts[0] == 0x3fff;
    is_global && !stands_for_another && !is_documentation
}

/// HMAC-SHA256, by which the receiver verifies the sender.
fn hmac(key: &[u8], message: &[u8]) -> [u8; 32] {
    let code = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    code.chain_update(message).finalize().into_bytes().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_those_of_the_standard() {
        // RFC 4231, test cases 2 and 6.
        let code = hmac(b"Jefe", b"what do ya want for nothing?");
        assert_eq!(hex(&code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        let code = hmac(&[0xaa; 131], b"Test Using Larger Than Block-Size Key - Hash Key First");
        assert_eq!(hex(&code), "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    }

    #[test]
    fn own_networks_are_told_from_the_internet() {
        for public in ["1.1.1.1", "100.63.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for own in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "100.127.255.255",
            "0.0.0.0",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(own.parse().unwrap()), "{own}");
        }
    }
}
