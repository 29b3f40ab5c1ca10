//! Listener addresses as Kafka's files write them: `NAME://host:port`.  Pure.

use std::fmt;
use std::net::IpAddr;

/// One entry of `listeners` or `advertised.listeners`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListenerAddress {
    /// Upper case, as Kafka normalises it.
    pub name: String,
    /// `None`: every interface to listen on; when advertised, the address the client came in by.
    pub host: Option<String>,
    /// 0 lets the system choose.
    pub port: u16,
}

/// What is spoken on a listener.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecurityProtocol {
    Plaintext,
    Ssl,
    SaslPlaintext,
    SaslSsl,
}

impl SecurityProtocol {
    /// The number that broker registrations carry.
    #[must_use]
    pub fn code(self) -> i16 {
        match self {
            SecurityProtocol::Plaintext => 0,
            SecurityProtocol::Ssl => 1,
            SecurityProtocol::SaslPlaintext => 2,
            SecurityProtocol::SaslSsl => 3,
        }
    }

    #[must_use]
    pub fn from_name(name: &str) -> Option<SecurityProtocol> {
        match name.to_ascii_uppercase().as_str() {
            "PLAINTEXT" => Some(SecurityProtocol::Plaintext),
            "SSL" => Some(SecurityProtocol::Ssl),
            "SASL_PLAINTEXT" => Some(SecurityProtocol::SaslPlaintext),
            "SASL_SSL" => Some(SecurityProtocol::SaslSsl),
            _ => None,
        }
    }
}

impl ListenerAddress {
    /// Reads one entry; `None` if it is not of the form `NAME://host:port`.
    #[must_use]
    pub fn parse(text: &str) -> Option<ListenerAddress> {
        let (name, rest) = text.trim().split_once("://")?;
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        let (host, port) = rest.rsplit_once(':')?;
        let host = match host.strip_prefix('[') {
            Some(bracketed) => bracketed.strip_suffix(']')?,
            None => host,
        };
        let is_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '%' | '_' | ':');
        if !host.chars().all(is_host) {
            return None;
        }
        let port = port.parse().ok()?;
        let host = (!host.is_empty()).then(|| host.to_owned());
        Some(ListenerAddress { name: name.to_ascii_uppercase(), host, port })
    }

    /// True if nobody outside this machine can reach it.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        match self.host.as_deref() {
            None => false,
            Some(host) if host.eq_ignore_ascii_case("localhost") => true,
            Some(host) => host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback()),
        }
    }

    /// True if it names every interface, which nobody can connect to.
    #[must_use]
    pub fn is_wildcard(&self) -> bool {
        match self.host.as_deref() {
            None => true,
            Some(host) => host.parse::<IpAddr>().is_ok_and(|ip| ip.is_unspecified()),
        }
    }
}

impl fmt::Display for ListenerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let host = self.host.as_deref().unwrap_or_default();
        if host.contains(':') {
            write!(f, "{}://[{host}]:{}", self.name, self.port)
        } else {
            write!(f, "{}://{host}:{}", self.name, self.port)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_printed_again() {
        for text in ["PLAINTEXT://:9092", "A_1://host-1.x:0", "X://[::1]:9092", "X://127.0.0.1:65535"] {
            assert_eq!(ListenerAddress::parse(text).map(|a| a.to_string()).as_deref(), Some(text));
        }
        let name = ListenerAddress::parse("plaintext://LOCALHOST:1").map(|a| a.name);
        assert_eq!(name.as_deref(), Some("PLAINTEXT"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "host:9092", "PLAINTEXT://host", "PLAINTEXT://host:x", "P://h:70000", "P://[::1:9", "P://a b:1"]
        {
            assert_eq!(ListenerAddress::parse(text), None, "{text}");
        }
    }

    #[test]
    fn loopback_and_wildcard_are_told_apart() {
        let address = |text| ListenerAddress::parse(text).expect("valid");
        for text in ["P://localhost:1", "P://127.0.0.2:1", "P://[::1]:1"] {
            assert!(address(text).is_loopback() && !address(text).is_wildcard(), "{text}");
        }
        for text in ["P://:1", "P://0.0.0.0:1", "P://[::]:1"] {
            assert!(address(text).is_wildcard() && !address(text).is_loopback(), "{text}");
        }
    }
}
