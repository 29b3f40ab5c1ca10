//! The address that a client is told for this node.

use std::borrow::Cow;
use std::net::SocketAddr;

use crate::config::BrokerConfig;

/// Host and port for a client that came in by `local`: what is advertised for the listener with that port, or, where
/// nothing is advertised, the very address it used: it has shown to work.
#[must_use]
pub fn advertised(config: &BrokerConfig, local: Option<SocketAddr>) -> (Cow<'_, str>, i32) {
    let listener = local.and_then(|local| {
        config.listeners.iter().position(|listener| listener.port == 0 || listener.port == local.port())
    });
    let advertised = config.advertised_listeners.get(listener.unwrap_or(0)).or(config.advertised_listeners.first());
    let port = match advertised.map(|advertised| advertised.port) {
        Some(0) | None => local.map_or(0, |local| local.port()),
        Some(port) => port,
    };
    let host = match advertised.and_then(|advertised| advertised.host.as_deref()) {
        Some(host) => Cow::Borrowed(host),
        None => Cow::Owned(local.map_or_else(|| "localhost".to_owned(), |local| local.ip().to_canonical().to_string())),
    };
    (host, i32::from(port))
}
