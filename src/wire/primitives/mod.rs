//! Kafka's primitive encodings.  `Reader` takes bytes apart, `Writer` puts them together; both serve the generated
//! messages, and `Reader` serves everything else that reads the protocol by hand.

mod error;
mod reader;
mod records;
mod writer;

pub use error::{DecodeError, DecodeFault, EncodeError};
pub use reader::Reader;
pub use records::Records;
pub use writer::{Gap, Gaps, Writer};

#[cfg(test)]
mod tests;
