//! Around a body: the request header, the response header, the length in front of both.
//!
//! A request frame is `int32 length | int16 key | int16 version | int32 correlation id | nullable string client id |
//! tagged fields from header version 2 | body`.  The client id keeps its 16-bit length in every header version.

use std::borrow::Cow;

use bytes::BytesMut;
use smallvec::SmallVec;

use crate::api_key::ApiKey;
pub use crate::error_code::ErrorCode;
use crate::message::Message;
use crate::primitives::{DecodeError, EncodeError, Gaps, Reader, Writer};

/// Bytes of the length in front of a frame.
pub const LENGTH_BYTES: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestHead<'a> {
    pub key: ApiKey,
    pub version: i16,
    pub correlation_id: i32,
    pub client_id: Option<Cow<'a, str>>,
}

/// A frame that cannot be answered: Kafka closes the connection on each of these.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeadError {
    #[error("request header: {0}")]
    Malformed(#[from] DecodeError),
    #[error("API key {0} does not exist")]
    UnknownKey(i16),
}

impl<'a> RequestHead<'a> {
    /// Reads the header of a frame (without its length) and leaves the reader at the body.  Whether the version is
    /// one that is served is not looked at: ApiVersions answers also versions that are not.
    pub fn read(r: &mut Reader<'a>) -> Result<Self, HeadError> {
        let code = r.int16("RequestHeader.request_api_key")?;
        let version = r.int16("RequestHeader.request_api_version")?;
        let correlation_id = r.int32("RequestHeader.correlation_id")?;
        let key = ApiKey::from_code(code).ok_or(HeadError::UnknownKey(code))?;
        let client_id = r.nullable_string(false, true, "RequestHeader.client_id")?;
        if key.request_header_version(version) >= 2 {
            r.skip_tags("RequestHeader")?;
        }
        Ok(Self { key, version, correlation_id, client_id })
    }

    pub fn write(&self, w: &mut Writer) {
        w.int16(self.key.code());
        w.int16(self.version);
        w.int32(self.correlation_id);
        w.nullable_string(self.client_id.as_deref(), false, true, "RequestHeader.client_id");
        if self.key.request_header_version(self.version) >= 2 {
            w.no_tags();
        }
    }
}

/// The correlation id, and the tagged fields of header version 1.
pub fn read_response_head(r: &mut Reader<'_>, key: ApiKey, version: i16) -> Result<i32, DecodeError> {
    let correlation_id = r.int32("ResponseHeader.correlation_id")?;
    if key.response_header_version(version) >= 1 {
        r.skip_tags("ResponseHeader")?;
    }
    Ok(correlation_id)
}

pub fn write_response_head(w: &mut Writer, key: ApiKey, version: i16, correlation_id: i32) {
    w.int32(correlation_id);
    if key.response_header_version(version) >= 1 {
        w.no_tags();
    }
}

/// A frame under way in a writer: where it begins, and how many gaps lie before it.
#[derive(Debug)]
pub struct FrameStart {
    at: usize,
    gaps: usize,
}

/// Leaves room for the length.
pub fn begin_frame(w: &mut Writer) -> FrameStart {
    let start = FrameStart { at: w.len(), gaps: w.gaps().len() };
    w.int32(0);
    start
}

/// Fills in the length, counting the bytes of gaps that the frame has.
pub fn end_frame(w: &mut Writer, start: FrameStart) -> Result<(), EncodeError> {
    let here = w.len().saturating_sub(start.at).saturating_sub(LENGTH_BYTES);
    let elsewhere = w.gaps().iter().skip(start.gaps).fold(0usize, |sum, gap| sum.saturating_add(gap.length as usize));
    let length = here.saturating_add(elsewhere);
    match i32::try_from(length) {
        Ok(length) => {
            w.overwrite_int32(start.at, length);
            Ok(())
        }
        Err(_) => Err(EncodeError::TooLong { field: "frame", length }),
    }
}

/// A whole response frame behind what the writer holds; after an error the writer is as it was.
pub fn write_response<'a, M: Message<'a>>(
    w: &mut Writer,
    key: ApiKey,
    version: i16,
    correlation_id: i32,
    body: &M,
) -> Result<(), EncodeError> {
    let start = begin_frame(w);
    let at = start.at;
    write_response_head(w, key, version, correlation_id);
    let written = body.write(w, version).and_then(|()| end_frame(w, start));
    if written.is_err() {
        w.truncate(at);
    }
    written
}

/// A whole request frame, for clients.
pub fn write_request<'a, M: Message<'a>>(w: &mut Writer, head: &RequestHead<'_>, body: &M) -> Result<(), EncodeError> {
    let start = begin_frame(w);
    let at = start.at;
    head.write(w);
    let written = body.write(w, head.version).and_then(|()| end_frame(w, start));
    if written.is_err() {
        w.truncate(at);
    }
    written
}

/// What goes out, in order.
#[derive(Debug, PartialEq, Eq)]
pub enum Chunk {
    Bytes(BytesMut),
    Elsewhere { length: u32, token: u64 },
}

/// Cuts written bytes at their gaps.
pub fn chunks((mut bytes, gaps): (BytesMut, Gaps)) -> SmallVec<[Chunk; 3]> {
    let mut chunks = SmallVec::with_capacity(gaps.len().saturating_mul(2).saturating_add(1));
    let mut cut = 0usize;
    for gap in gaps {
        let here = gap.at.saturating_sub(cut).min(bytes.len());
        cut = cut.saturating_add(here);
        if here > 0 {
            chunks.push(Chunk::Bytes(bytes.split_to(here)));
        }
        chunks.push(Chunk::Elsewhere { length: gap.length, token: gap.token });
    }
    if !bytes.is_empty() {
        chunks.push(Chunk::Bytes(bytes));
    }
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::fetch_response::{FetchResponse, FetchableTopicResponse, PartitionData};
    use crate::generated::{ApiVersionsRequest, HeartbeatResponse};
    use crate::primitives::Records;

    #[test]
    fn a_request_frame_reads_back() {
        let mut w = Writer::new();
        let head = RequestHead {
            key: ApiKey::ApiVersions,
            version: 3,
            correlation_id: 7,
            client_id: Some(Cow::Borrowed("tester")),
        };
        let body = ApiVersionsRequest { client_software_name: Cow::Borrowed("x"), ..Default::default() };
        write_request(&mut w, &head, &body).unwrap();
        let bytes = w.into_bytes();
        let mut r = Reader::new(&bytes);
        assert_eq!(r.int32("length").unwrap() as usize, r.remaining());
        assert_eq!(RequestHead::read(&mut r).unwrap(), head);
        assert_eq!(ApiVersionsRequest::read(&mut r, 3).unwrap(), body);
        assert_eq!(r.remaining(), 0);
    }

    #[test]
    fn an_unknown_key_is_named_and_a_null_client_id_accepted() {
        let mut r = Reader::new(&[0, 200, 0, 0, 0, 0, 0, 1, 255, 255]);
        assert_eq!(RequestHead::read(&mut r), Err(HeadError::UnknownKey(200)));
        let mut r = Reader::new(&[0, 18, 0, 0, 0, 0, 0, 1, 255, 255]);
        assert_eq!(RequestHead::read(&mut r).unwrap().client_id, None);
        let mut r = Reader::new(&[0, 18, 0]);
        assert!(matches!(RequestHead::read(&mut r), Err(HeadError::Malformed(_))));
    }

    #[test]
    fn records_elsewhere_leave_gaps_that_the_length_counts() {
        let partition = |index, length| PartitionData {
            partition_index: index,
            records: Some(Records::Elsewhere { length, token: index as u64 }),
            ..Default::default()
        };
        let topic =
            FetchableTopicResponse { partitions: vec![partition(1, 300), partition(2, 70_000)], ..Default::default() };
        let response = FetchResponse { responses: vec![topic].into(), ..Default::default() };
        for version in FetchResponse::VERSIONS.iter() {
            let mut w = Writer::new();
            write_response(&mut w, ApiKey::Heartbeat, 0, 1, &HeartbeatResponse::default()).unwrap();
            write_response(&mut w, ApiKey::Fetch, version, 9, &response).unwrap();
            let mut whole = Vec::new();
            for chunk in chunks(w.into_parts()) {
                match chunk {
                    Chunk::Bytes(bytes) => whole.extend_from_slice(&bytes),
                    Chunk::Elsewhere { length, token } => whole.extend(vec![token as u8; length as usize]),
                }
            }
            let mut r = Reader::new(&whole);
            let first = r.int32("length").unwrap() as usize;
            r.take(first, "first").unwrap();
            assert_eq!(r.int32("length").unwrap() as usize, r.remaining());
            assert_eq!(read_response_head(&mut r, ApiKey::Fetch, version).unwrap(), 9);
            let back = FetchResponse::read(&mut r, version).unwrap();
            assert_eq!(r.remaining(), 0);
            assert_eq!(back.responses[0].partitions[0].records, Some(Records::Here(&[1; 300])));
            assert_eq!(back.responses[0].partitions[1].records, Some(Records::Here(&[2; 70_000])));
        }
    }

    #[test]
    fn a_refused_response_leaves_the_writer_as_it_was() {
        let mut w = Writer::new();
        w.raw(b"before");
        let refused = write_response(&mut w, ApiKey::Heartbeat, 99, 1, &HeartbeatResponse::default());
        assert!(matches!(refused, Err(EncodeError::UnsupportedVersion { .. })));
        assert_eq!(w.as_slice(), b"before");
    }
}
