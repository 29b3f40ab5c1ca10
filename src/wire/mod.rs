//! The Kafka protocol's bytes: primitives, frames and the generated messages of Apache Kafka 4.4.
//!
//! Pure: no I/O, no clock, no allocation that the input's real size does not justify.  Everything here reads
//! hostile bytes, so indexing, unchecked arithmetic and panics are denied outside tests.

#![cfg_attr(
    not(test),
    deny(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic
    )
)]

pub mod api_key;
pub mod error_code;
pub mod frame;
#[allow(clippy::style, clippy::complexity, clippy::large_enum_variant)]
pub mod generated;
#[cfg(feature = "json")]
pub mod json;
pub mod message;
pub mod metadata_record;
pub mod primitives;

pub use error_code::ErrorCode;
pub use generated::api_key::ApiKey;
pub use generated::metadata_record::MetadataRecord;
pub use message::{Message, Request, VersionRange};
pub use primitives::{DecodeError, EncodeError, Reader, Records, Writer};
