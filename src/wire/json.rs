//! Messages as Kafka's JSON writer prints them, for `dump-log` and the golden test; and the list of all messages.

use std::fmt::Write as _;

pub use crate::generated::json::registry::MESSAGES;
use crate::message::VersionRange;
use crate::primitives::{DecodeError, EncodeError, Reader, Records, Writer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Request,
    Response,
    Header,
    Metadata,
    CoordinatorKey,
    CoordinatorValue,
    RemoteLogMetadata,
    Data,
}

/// One schema.
pub struct Entry {
    pub kind: Kind,
    /// API key or record type.
    pub key: Option<i16>,
    pub name: &'static str,
    pub versions: VersionRange,
    pub flexible_since: Option<i16>,
    /// Decodes and drops.
    pub decode: fn(&mut Reader<'_>, i16) -> Result<(), DecodeError>,
    /// Decodes, encodes again, and prints as JSON.
    pub transcode: fn(&mut Reader<'_>, i16, &mut Writer) -> Result<String, CodecError>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    #[error("decoding: {0}")]
    Decode(#[from] DecodeError),
    #[error("encoding: {0}")]
    Encode(#[from] EncodeError),
}

/// The schema of that kind and key.  More than one (group, transaction and share coordinator share numbers): see
/// `named`.
pub fn keyed(kind: Kind, key: i16) -> impl Iterator<Item = &'static Entry> {
    MESSAGES.iter().filter(move |entry| entry.kind == kind && entry.key == Some(key))
}

pub fn named(name: &str) -> Option<&'static Entry> {
    MESSAGES.iter().find(|entry| entry.name == name)
}

/// Text under way.
#[derive(Debug, Default)]
pub struct Json {
    out: String,
}

impl Json {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn finish(self) -> String {
        self.out
    }

    pub(crate) fn begin(&mut self, bracket: char) {
        self.out.push(bracket);
    }

    pub(crate) fn end(&mut self, bracket: char) {
        self.out.push(bracket);
    }

    /// A comma, unless the value is the first of its object or array.
    pub(crate) fn element(&mut self) {
        if !self.out.ends_with(['{', '[']) {
            self.out.push(',');
        }
    }

    pub(crate) fn key(&mut self, name: &str) {
        self.element();
        self.out.push('"');
        self.out.push_str(name);
        self.out.push_str("\":");
    }

    pub(crate) fn null(&mut self) {
        self.out.push_str("null");
    }

    pub(crate) fn bool(&mut self, value: bool) {
        self.out.push_str(if value { "true" } else { "false" });
    }

    pub(crate) fn integer(&mut self, value: i64) {
        let _ = write!(self.out, "{value}");
    }

    /// JSON has no infinities; Kafka's writer prints them as strings.
    pub(crate) fn float(&mut self, value: f64) {
        let _ = match value.is_finite() {
            true => write!(self.out, "{value:?}"),
            false => write!(self.out, "\"{value}\""),
        };
    }

    pub(crate) fn string(&mut self, text: &str) {
        self.out.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.out.push_str("\\\""),
                '\\' => self.out.push_str("\\\\"),
                '\n' => self.out.push_str("\\n"),
                '\r' => self.out.push_str("\\r"),
                '\t' => self.out.push_str("\\t"),
                c if c < ' ' => {
                    let _ = write!(self.out, "\\u{:04X}", u32::from(c));
                }
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.out.push('"');
        self.base64(bytes, b'+', b'/', true);
        self.out.push('"');
    }

    pub(crate) fn records(&mut self, records: &Records<'_>) {
        self.bytes(records.bytes().unwrap_or_default());
    }

    pub(crate) fn uuid(&mut self, id: &[u8; 16]) {
        self.out.push('"');
        self.base64(id, b'-', b'_', false);
        self.out.push('"');
    }

    fn base64(&mut self, bytes: &[u8], letter_62: u8, letter_63: u8, pad: bool) {
        for group in bytes.chunks(3) {
            let mut padded = [0u8; 3];
            for (to, from) in padded.iter_mut().zip(group) {
                *to = *from;
            }
            let [a, b, c] = padded.map(u32::from);
            let bits = a << 16 | b << 8 | c;
            for (place, shift) in [18u32, 12, 6, 0].into_iter().enumerate() {
                let digit = (bits.wrapping_shr(shift) & 0x3f) as u8;
                if place > group.len() {
                    if pad {
                        self.out.push('=');
                    }
                    continue;
                }
                let letter = match digit {
                    0..=25 => b'A'.wrapping_add(digit),
                    26..=51 => b'a'.wrapping_add(digit.wrapping_sub(26)),
                    52..=61 => b'0'.wrapping_add(digit.wrapping_sub(52)),
                    62 => letter_62,
                    _ => letter_63,
                };
                self.out.push(char::from(letter));
            }
        }
    }
}
