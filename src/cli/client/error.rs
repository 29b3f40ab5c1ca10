//! Why a broker could not be used, as sentences that say what to do.

use crate::wire::{DecodeError, EncodeError};

/// Every text names the address that was tried, so that it can be acted on.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("'{0}' is no broker address: give HOST:PORT, for example -b 127.0.0.1:9092")]
    BadAddress(String),
    #[error("the name in '{0}' cannot be resolved: check the spelling, or give an IP address with -b")]
    NameNotFound(String),
    #[error("no broker listens at {address}: start one there ('millrace dev'), or give another address with -b")]
    Refused { address: String },
    #[error("cannot connect to {address} ({cause}): check the address and the network, or give another with -b")]
    Unreachable { address: String, cause: String },
    #[error(
        "{address} did not answer {what} within {seconds} s: it may be overloaded or no Kafka broker; --timeout waits longer"
    )]
    TimedOut { address: String, what: &'static str, seconds: u64 },
    #[error("{address} speaks TLS, which this command cannot: give the port of a plaintext listener with -b")]
    Tls { address: String },
    #[error(
        "{address} speaks HTTP, not the Kafka protocol: give the port for Kafka clients with -b (9092 unless changed)"
    )]
    Http { address: String },
    #[error("{address} does not speak the Kafka protocol (it sent {sent}): give the port for Kafka clients with -b")]
    NotKafka { address: String, sent: String },
    #[error(
        "{address} closed the connection without an answer to {what}: it may want TLS or authentication, which this command does not have, or be no Kafka broker"
    )]
    Closed { address: String, what: &'static str },
    #[error("the connection to {address} broke: {cause}")]
    Broken { address: String, cause: String },
    #[error("{address} serves no version of {api} that this command knows: its versions are {theirs}, ours are {ours}")]
    NoCommonVersion { address: String, api: &'static str, theirs: String, ours: String },
    #[error("{address} sent an answer to {api} that cannot be read ({cause}): it is no Kafka broker, or a broken one")]
    BadAnswer { address: String, api: &'static str, cause: String },
    #[error("{api} cannot be asked of {address}: {cause}")]
    BadRequest { address: String, api: &'static str, cause: EncodeError },
    #[error("topic '{0}' does not exist: create it with 'millrace topic create {0}', or see 'millrace topic list'")]
    UnknownTopic(String),
    #[error("{what} failed: {sentence}")]
    Answered { what: String, code: i16, sentence: String },
    #[error(
        "partition {partition} of '{topic}' has had no leader for {seconds} s: a broker is down; try again once it is back"
    )]
    NoLeader { topic: String, partition: i32, seconds: u64 },
    #[error("the broker named node {node} as a leader but gave no address for it: try again")]
    UnknownNode { node: i32 },
}

impl ClientError {
    /// An error code that a broker answered with.
    pub fn answered(what: impl Into<String>, code: i16, message: Option<&str>) -> ClientError {
        ClientError::Answered { what: what.into(), code, sentence: error_sentence(code, message) }
    }

    pub fn undecodable(address: &str, api: &'static str, cause: &DecodeError) -> ClientError {
        ClientError::BadAnswer { address: address.to_owned(), api, cause: cause.to_string() }
    }

    /// Whether the same may work a moment later: the broker restarts, or leadership moves.
    pub fn is_passing(&self) -> bool {
        match self {
            ClientError::Refused { .. }
            | ClientError::Unreachable { .. }
            | ClientError::Broken { .. }
            | ClientError::Closed { .. }
            | ClientError::UnknownNode { .. }
            | ClientError::NoLeader { .. } => true,
            ClientError::Answered { code, .. } => is_retriable(*code),
            _ => false,
        }
    }
}

/// The broker's own words, or ours for its code.
pub fn error_sentence(code: i16, message: Option<&str>) -> String {
    let (name, text) = match crate::wire::ErrorCode::from_code(code) {
        Some(error) => (error.name(), error.message()),
        None => ("an unknown error", ""),
    };
    match message.filter(|message| !message.is_empty()) {
        Some(message) => format!("{} ({name}, {code})", message.trim_end_matches('.')),
        None if text.is_empty() => format!("{name} ({code})"),
        None => format!("{} ({name}, {code})", text.trim_end_matches('.')),
    }
}

/// Whether the request may be sent again.
pub fn is_retriable(code: i16) -> bool {
    crate::wire::ErrorCode::from_code(code).is_some_and(|error| error.is_retriable())
}
