//! By which names the server may be called. A page of another site can point its own name at this machine (DNS
//! rebinding) and would then be of the same origin; but it cannot change the name that the browser sends.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::config::Config;

/// The names that are accepted.
#[derive(Clone, Debug)]
pub(super) enum Hosts {
    /// Any: a proxy has already decided which requests are for this server.
    Any,
    /// These, besides IP addresses and names of the local network.
    Named(Vec<String>),
}

impl Hosts {
    /// The names that a configuration allows.
    pub(super) fn new(config: &Config) -> Hosts {
        if config.behind_proxy && config.hosts.is_empty() {
            return Hosts::Any;
        }
        let public = config.outside.public_url.as_deref().and_then(|url| url.split("://").nth(1));
        let public = public.and_then(|rest| rest.split('/').next()).map(str::to_owned);
        let named = config.hosts.iter().cloned().chain(public);
        let names: Vec<String> = named.map(|host| without_port(&host).to_lowercase()).collect();
        Hosts::Named(names)
    }

    /// Whether a request may name the host that its headers say. Only programs leave it out: browsers never do.
    pub(super) fn accept(&self, headers: &HeaderMap) -> bool {
        let Hosts::Named(names) = self else { return true };
        let mut hosts = headers.get_all(HOST).iter();
        match (hosts.next(), hosts.next()) {
            (None, _) => true,
            (Some(host), None) => host.to_str().is_ok_and(|host| is_accepted(host, names)),
            (Some(_), Some(_)) => false,
        }
    }
}

/// Ends of names that nobody can register: they mean something in a local network alone.
const LOCAL: [&str; 4] = [".localhost", ".local", ".internal", ".home.arpa"];

fn is_accepted(host: &str, names: &[String]) -> bool {
    let host = without_port(host).to_lowercase();
    let host = host.strip_suffix('.').unwrap_or(&host);
    let is_address = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let is_local = !host.is_empty() && !host.contains('.') || LOCAL.iter().any(|end| host.ends_with(end));
    is_address || is_local || names.iter().any(|name| name == host)
}

/// The host of `host:port`; an address of IPv6 stands in brackets.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !name.ends_with(':') => {
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_loopback_and_named_hosts_are_accepted() {
        let names = ["games.example".to_owned()];
        for host in [
            "127.0.0.1:7300",
            "192.168.1.7",
            "[::1]:7300",
            "[fe80::1]",
            "localhost",
            "LOCALHOST:80",
            "tenka.localhost:1",
            "club:7300",
            "club.local",
            "games.example",
            "Games.Example.:443",
        ] {
            assert!(is_accepted(host, &names), "{host}");
        }
        for host in ["evil.example", "games.example.evil.example", "127.0.0.1.evil.example", "evil.xlocal", "", ":80"] {
            assert!(!is_accepted(host, &names), "{host}");
        }
    }
}
